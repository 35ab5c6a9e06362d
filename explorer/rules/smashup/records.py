"""Records of what lies on the table: minions, actions that stay, passing effects, rights to play a card."""

from __future__ import annotations

from typing import NamedTuple

HAND, DISCARD, TOP = "hand", "discard", "top"
TURN, NEXT_TURN, START, ACTION = "turn", "next-turn", "start", "action"
POWER, BREAKPOINT, NO_ACTIONS, SHIELD, IGNORES = "power", "breakpoint", "no-actions", "shield", "ignores"


class Minion(NamedTuple):
    """A minion in play: physical card, base, controller, and its life. A card that returns begins another life."""

    card: int
    base: int
    seat: int
    life: int


class Attached(NamedTuple):
    """An action that stays in play: on a base, or on a minion (`host` is its life; then `base` is -1). `seat` controls
    it. `note` is what was named when it was played, such as a faction (-1: nothing)."""

    card: int
    base: int
    host: int
    seat: int
    life: int
    note: int = -1


class Effect(NamedTuple):
    """Something that holds for a while. POWER: `target` is a life, `amount` is added. BREAKPOINT: the same of a base.
    NO_ACTIONS: the seat `target` plays no action. SHIELD: minions of seat `amount` on base `target` are out of reach
    of the card `source`. IGNORES: the seat `amount` ignores the ability of base `target`.

    It ends with the turn of `seat` (TURN), with that seat's next turn (NEXT_TURN), when that turn starts (START), or
    with the action `source` (ACTION). `turn` is the number of the turn in which it began."""

    kind: str
    target: int
    amount: int
    seat: int
    ends: str
    turn: int
    source: int = -1


class Play(NamedTuple):
    """The right to play one card, with its limits: what gave it (a card, -1 for the turn itself), the most printed
    power, the only base, the only card (-1 where there is no limit), where it comes from, whether it needs a base
    without minions of one's own (`alone`), the life that must still be in play (0: none)."""

    seat: int
    minion: bool
    source: int = -1
    most: int = -1
    base: int = -1
    card: int = -1
    zone: str = HAND
    alone: bool = False
    life: int = 0


def ordinary_plays(seat: int) -> tuple[Play, ...]:
    """Return what every turn allows: one minion and one action."""
    return Play(seat, True), Play(seat, False)
