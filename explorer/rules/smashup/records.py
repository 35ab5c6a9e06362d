"""Records of what lies on the table: a minion in play with its life, a right to play a card with its limits."""

from __future__ import annotations

from typing import NamedTuple


class Minion(NamedTuple):
    """A minion in play: physical card, base, controller, and its life. A card that returns begins another life."""

    card: int
    base: int
    seat: int
    life: int


class Play(NamedTuple):
    """The right to play one card, with its limits: what gave it (a card, -1 for the turn itself), the most printed
    power, the only base, the only card (-1 where there is no limit). `now` marks one that is used at once or lost;
    the others last to the end of the phase."""

    seat: int
    minion: bool
    source: int = -1
    most: int = -1
    base: int = -1
    card: int = -1
    now: bool = False


def ordinary_plays(seat: int) -> tuple[Play, ...]:
    """Return what every turn allows: one minion and one action."""
    return Play(seat, True), Play(seat, False)
