"""Whether no is an answer: what a text does not leave open has to be done as far as it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import HAND, Guard
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.asked_at import asking
from explorer.rules.smashup.doing import least
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.records import Play
from explorer.rules.smashup.rights import playable

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


MAY_DECLINE = Guard(
    "may-decline", ("may-or-must",), HAND, (), may_decline,
    lambda s: {"source": source_word(s, s.stack[-1]), "clauses": ("may-or-must", clause_of(s, s.stack[-1]))}
    if asking(s) in ("do.choose", "extra.offer") else {},
)  # fmt: skip


__all__ = ["MAY_DECLINE"]
