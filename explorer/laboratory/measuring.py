"""What is measured in a match: always the same things, and on demand the winner's lead and how often something happens.

A kind of event is called as its sentence is in the catalogues of the game, without 'event-': 'turn', 'duel-stolen'.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Any, NamedTuple

from explorer.core.errors import clip
from explorer.core.game import Game
from explorer.counting.numbers import Unit
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.moments import Value
from explorer.laboratory.playout import Played

FAMILIES = ("winners", "wins", "shared", "points", "spread", "length", "choices", "leads")
MARGIN = "margin"
MOST = 20


class Measure(NamedTuple):
    """What is measured in a match, in units of 1/scale. `family` is its kind, `seat` whose it is, None for nobody's.

    `reach` is the greatest difference there can be, where that is known.
    """

    id: str
    family: str
    seat: int | None
    unit: Unit
    scale: int
    reach: float | None
    of: Callable[[Played], Value | None]


@cache
def measures(seats: int, also: tuple[str, ...] = ()) -> tuple[Measure, ...]:
    """Return what is measured in a match between so many seats; `also` as `known_measures` returned it."""
    whole = lcm(*range(1, seats + 1))

    def wins(seat: int) -> Measure:
        def won(match: Played) -> int:
            return whole // len(match.winners) if seat in match.winners else 0

        return Measure(f"wins-{seat}", "wins", seat, "share", whole, 1, won)

    def amount(family: str, of: Callable[[Played], Value | None], scale: int = 1) -> Measure:
        return Measure(family, family, None, "amount", scale, None, of)

    def happens(kind: str) -> Measure:
        at = kinds_of(also).index(kind)
        return amount(kind, lambda match: match.happened[at])

    return (
        *map(wins, range(seats)),
        Measure("shared", "shared", None, "share", 1, 1, lambda match: int(len(match.winners) > 1)),
        amount("points", lambda match: sum(match.scores), seats),
        amount("spread", lambda match: max(match.scores) - min(match.scores)),
        amount("length", lambda match: len(match.choices)),
        amount("choices", lambda match: Fraction(sum(match.choices), len(match.choices) or 1)),
        amount("leads", lambda match: match.leads),
        *(amount(MARGIN, _margin) if name == MARGIN else happens(name) for name in also),
    )


def _margin(match: Played) -> int:
    """Return how many points lie between the best seat and the next one: 0 where two are best, or one seat plays."""
    best, *others = sorted(match.scores, reverse=True)
    return best - others[0] if others else 0


def kinds_of(also: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of events among what is measured on demand."""
    return tuple(name for name in also if name != MARGIN)


def known_measures(game: Game, also: Any) -> tuple[str, ...]:
    """Return what to measure on demand, as plain names. Raises LaboratoryError for what this game does not know."""
    if isinstance(also, str) or not isinstance(also, Sequence):
        raise LaboratoryError("also", f"expected a list of names, got {clip(repr(also))}")
    if len(also) > MOST:
        raise LaboratoryError("also", f"expected at most {MOST} names, got {len(also)}")
    words = game.words("en")
    for i, name in enumerate(also):
        if not isinstance(name, str) or (name != MARGIN and not words.knows(f"event-{name}")):
            expected = f"expected {MARGIN!r} or a kind of event of {game.id}, such as 'turn'"
            raise LaboratoryError(f"also[{i}]", f"{expected}; got {clip(repr(name))}")
        if name in also[:i]:
            raise LaboratoryError("also", f"{name} stands there twice")
    return tuple(also)
