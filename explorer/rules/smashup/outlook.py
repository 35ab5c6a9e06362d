"""How good a position of `smashup` is for every seat, for programs that judge a match before it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.rules.smashup.places import gains_of
from explorer.rules.smashup.power import breakpoint_of, strengths

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


#: what VP of a base are worth that is about to break, against VP that a seat has
SURE = 0.6
#: what is taken off for minions played in one turn: nothing for ten, then ever more for each, so that a program ends a
#: turn that the cards let go on for ever (They're Coming To Get You at The Homeworld, beside another's Leprechaun)
MANY, WEARY = 10, 0.02


def outlook(s: S) -> list[float]:
    """Return every seat's VP, and for each base `SURE` times what it would bring as the minions lie, times the part of
    its breakpoint that the power there has reached; less, once a seat has played more than `MANY` minions in the turn.

    No rule of the game: of what was tried on matches between programs it told as well as any who won.
    """
    found = [vp - WEARY * max(0, n - MANY) ** 2 for vp, n in zip(s.vp, s.played, strict=True)]
    for base in s.bases:
        totals, aim = strengths(s, base), breakpoint_of(s, base)
        way = min(1.0, sum(totals.values()) / aim) if aim else 1.0
        if way:
            for gain in gains_of(s, base, totals):
                found[gain.seat] += SURE * way * gain.vp
    return found


__all__ = ["outlook"]
