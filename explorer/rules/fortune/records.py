"""Records of a match of `fortune`: groups as they lie, the contest that is on, the attacks of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Group(NamedTuple):
    """A group: what good it is (a kind, its name for ever), and how many cards of it, of silver and of gold it has."""

    good: int
    goods: int
    silver: int = 0
    gold: int = 0

    @property
    def size(self) -> int:
        return self.goods + self.silver + self.gold

    def with_cards(self, cards: Iterable[int], silver: int) -> Group:
        """Return the group with more cards, each of its good or precious; `silver` is the kind that silver is."""
        good, goods, silvers, golds = self
        for kind in cards:
            if kind < silver:
                goods += 1
            elif kind == silver:
                silvers += 1
            else:
                golds += 1
        return Group(good, goods, silvers, golds)

    def cards(self, silver: int) -> tuple[int, ...]:
        """Return the kinds of its cards from the lowest to the face: precious ones lie beneath (003, line 24)."""
        return (*(silver + 1,) * self.gold, *(silver,) * self.silver, *(self.good,) * self.goods)


def group_of(cards: Iterable[int], silver: int) -> Group:
    """Return the group that some cards make, at least one of them a good."""
    kinds = tuple(cards)
    return Group(min(kinds), 0).with_cards(kinds, silver)


class Play(NamedTuple):
    """What a seat laid in a contest, and how many cards an answer to it takes: one, or two for a gold by ruling."""

    seat: int
    cards: tuple[int, ...]
    demand: int


class Duel(NamedTuple):
    """A contest for the top group of the defender's fortune, whose good is `good`: what has been laid, in order."""

    attacker: int
    defender: int
    good: int
    plays: tuple[Play, ...] = ()

    @property
    def pot(self) -> tuple[int, ...]:
        """Every card laid, in order."""
        return tuple(kind for play in self.plays for kind in play.cards)

    @property
    def demand(self) -> int:
        """How many cards an answer takes now."""
        return self.plays[-1].demand if self.plays else 1

    @property
    def due(self) -> int:
        """The seat that answers next: attacker and defender take turns."""
        return self.defender if len(self.plays) % 2 else self.attacker

    def other(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    @property
    def defended(self) -> bool:
        """Whether the defender has used a card."""
        return len(self.plays) > 1


class Attack(NamedTuple):
    """A steal tried in this turn: from whom, whether it succeeded, whether cards were used against it."""

    opponent: int
    won: bool
    defended: bool
