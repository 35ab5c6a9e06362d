"""Records of a match of `continents`: a battle as it stands, what seats know of other hands, what befell hands."""

from __future__ import annotations

from typing import NamedTuple

from explorer.rules.continents.deck import ATTACKER

DRAW, PLAY, LOOK, BACK = "draw", "play", "look", "back"


class Battle(NamedTuple):
    """An attack from its declaration to its end. Continents are numbers, sides ATTACKER and DEFENDER.

    `against` counts the defending cards where the attacker named so many (-1: all that the defender has). `captured`
    counts the cards that are idle. `troops[side]` holds the active troops as (seat, kind) in the order in which they
    were laid; `helped[seat]` the side a seat has helped, -1 for none. `dice` is how many dice each side rolls, `shown`
    what they show, sorted from the highest; `pair` counts the pairs settled in this roll.
    """

    attacker: int
    defender: int
    source: int
    target: int
    helped: tuple[int, ...]
    against: int = -1
    captured: int = 0
    troops: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]] = ((), ())
    rolls: int = 0
    dice: tuple[int, int] = (0, 0)
    shown: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    pair: int = 0

    def principal(self, side: int) -> int:
        """Return the seat that leads a side."""
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, seat: int) -> int:
        """Return the side that a seat leads, -1 for a bystander."""
        return (seat == self.defender) - (seat not in (self.attacker, self.defender))

    def with_troops(self, side: int, troops: tuple[tuple[int, int], ...]) -> Battle:
        return self._replace(troops=(troops, self.troops[1]) if side == ATTACKER else (self.troops[0], troops))

    def with_shown(self, side: int, dice: tuple[int, ...]) -> Battle:
        """Return the battle with other dice on a side, put in order from the highest (001, line 37)."""
        dice = tuple(sorted(dice, reverse=True))
        return self._replace(shown=(dice, self.shown[1]) if side == ATTACKER else (self.shown[0], dice))


class Known(NamedTuple):
    """That a seer (a seat, or PUBLIC for everybody at the table) knows of at least so many cards of a kind in a
    hand."""

    seer: int
    owner: int
    kind: int
    number: int


class Look(NamedTuple):
    """That a seat looked at a hand and still knows at least so many of its cards, whatever has been played: public.

    It is kept while a card that was there may still be: until the hand is empty."""

    seer: int
    owner: int
    least: int


class Trace(NamedTuple):
    """Something that befell a hand since the last reshuffle: a card drawn (`kinds`: its drawer knows it) or played,
    a look by `other` (`kinds`: what was shown), troops coming back."""

    what: str
    seat: int
    kinds: tuple[int, ...] = ()
    other: int = -1


class Memory(NamedTuple):
    """What a reshuffle leaves to be remembered: the cards that became the new deck, what each seer knew of hands then,
    and what has befallen them since."""

    fresh: tuple[int, ...]
    known: tuple[Known, ...]
    sizes: tuple[int, ...]
    traces: tuple[Trace, ...] = ()
