"""Whether no is an answer: what a text does not leave open has to be done as far as it can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, Guard
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.asked_at import asking
from explorer.rules.smashup.choosing import choice_facts
from explorer.rules.smashup.doing import least
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.records import Play
from explorer.rules.smashup.rights import playable
from explorer.rules.smashup.wording import offered_right

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def may_decline(s: S) -> bool:
    """Tell whether no is an answer: what a text does not leave open has to be done as far as it can."""
    f, step = s.stack[-1], asking(s)
    if step == "do.choose":
        return len(noted(f, "picks")) >= least(s, f)
    if step == "extra.offer" and noted(f, "must"):
        return not playable(s, Play(*noted(f, "right")))
    return True


def what_it_takes(s: S) -> Mapping[str, Any]:
    """Return the text that leaves nothing open, and what can be chosen or has to be played."""
    f, step = s.stack[-1], asking(s)
    if step not in ("do.choose", "extra.offer"):
        return {}
    found: dict[str, Any] = {"source": source_word(s, f), "clauses": ("may-or-must", clause_of(s, f))}
    if step == "do.choose":
        return {**found, "choices": choice_facts(s)["choices"], "right": "none"}
    return {**found, "choices": (), "right": offered_right(s, f)}


MAY_DECLINE = Guard("may-decline", ("may-or-must",), HAND, (), may_decline, what_it_takes)


__all__ = ["MAY_DECLINE"]
