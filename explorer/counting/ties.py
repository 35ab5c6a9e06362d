"""What the rule on equal dice is worth (001, lines 37, 55): every fall of a roll counted by it, and the other way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from explorer.core.decisions import walk
from explorer.core.registry import find_game
from explorer.counting.battles import roll
from explorer.rules.continents.resolution import PAIR, WON_BY, PairCase
from explorer.rules.continents.rolling import FACES, throws

TIED = "pair-tied"


@dataclass(frozen=True)
class Ties:
    """A roll of `red` against `black` dice, counted twice over the same `thrown` falls of the dice.

    ways:      in how many falls (pairs lost by the attacker, pairs lost by the defender) come by the rules.
    otherwise: the same if equal dice were the attacker's, which is no rule of this game.
    tied:      in how many falls at least one pair is equal.
    """

    red: int
    black: int
    ways: dict[tuple[int, int], int]
    otherwise: dict[tuple[int, int], int]
    tied: int

    @property
    def thrown(self) -> int:
        """How many falls of the dice there are."""
        return int(FACES ** (self.red + self.black))


def ties(red: int, black: int) -> Ties:
    """Return what equal dice come to in a roll. Every pair is decided by the tree that the engine walks.

    Raises ExplorerError for a number of dice that no roll has.
    """
    ways = roll(red, black).ways
    rules = find_game("continents").rules(2)
    otherwise: Counter[tuple[int, int]] = Counter()
    tied = 0
    for reds, red_ways in throws(red):
        for blacks, black_ways in throws(black):
            shown = zip(sorted(reds, reverse=True), sorted(blacks, reverse=True), strict=False)
            pairs = [walk(PAIR, PairCase(*pair), rules.off).id for pair in shown]
            losers = [WON_BY[pair] if pair == TIED else 1 - WON_BY[pair] for pair in pairs]
            otherwise[losers.count(0), losers.count(1)] += red_ways * black_ways
            tied += red_ways * black_ways * (TIED in pairs)
    return Ties(red, black, ways, dict(sorted(otherwise.items())), tied)


__all__ = ["Ties", "ties"]
