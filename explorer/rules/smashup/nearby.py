"""Which moves are worth showing where a seat is asked, right or wrong: those that name what the question is about.

No rule: of 94 cards and 16 bases most lie where nobody looks for them. Whoever writes such a move is told why not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from explorer.rules.smashup.acting import act_cards
from explorer.rules.smashup.asked_at import asking
from explorer.rules.smashup.choosing import of_sort, target
from explorer.rules.smashup.rights import hand, reachable
from explorer.rules.smashup.targets import PRIVATE, base_zone, zone_of
from explorer.rules.smashup.triggers import trigger_bases, trigger_cards

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.rules.smashup.table import TableTop as S


def near(s: S, moves: Iterable[Move]) -> list[Move]:
    """Return those of some moves that name cards and bases that lie where the question looks for some."""
    things = {verb: _things(s, verb) for verb in dict.fromkeys(move.verb for move in moves)}
    return [move for move in moves if _named(s, move, things[move.verb])]


def _named(s: S, move: Move, things: frozenset[int] | None) -> bool:
    return (things is None or move.args[0] in things) and (move.verb != "play" or move.args[1] in s.bases)


def _things(s: S, verb: str) -> frozenset[int] | None:
    """Return the cards, or bases, that a move with that verb can be about; None where a verb names neither."""
    kind = s.kit.kind
    if verb in ("play", "act"):
        return frozenset(card for card in (*hand(s), *reachable(s)) if kind[card].minion == (verb == "play"))
    if verb == "discard":
        return frozenset(hand(s))
    if verb == "use":
        return frozenset(minion.card for minion in s.minions)
    if verb == "choose-base":
        return frozenset(_bases(s))
    return frozenset(_choices(s)) if verb == "choose" else None


def _bases(s: S) -> Iterable[int]:
    step = asking(s)
    if step == "trigger.order":
        return trigger_bases(s, s.stack[-1])
    return (*s.bases, *base_zone(s, target(s))) if step == "do.base" else s.bases


def _choices(s: S) -> Iterable[int]:
    step = asking(s)
    if step == "act.order":
        return act_cards(s, s.stack[-1])
    if step == "trigger.order":
        return trigger_cards(s, s.stack[-1])
    t = target(s)
    if t.kind == "card" and t.where in PRIVATE:
        return zone_of(s, s.stack[-1], t)
    return [card for card in s.kit.cards(s.players) if of_sort(s, card)]


__all__ = ["near"]
