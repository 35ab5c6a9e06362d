"""A battle fought on without further cards, followed through every fall of the dice: how it can end, and how likely.

What a pair costs, how many dice there are and when a war is over is asked of the trees and functions of the engine.
Weights are whole numbers: after n pairs a weight is a probability times `base ** n`, so that nothing is rounded and no
fraction is reduced on the way.

What the attacker and the defender may choose by a ruling is reckoned as they had better choose who want the war won or
not: all dice are rolled (fewer-dice), and troops that bring no dice burn first (helpers-troops, whose-troop). That no
other choice makes taking every card likelier, or less likely for the defender, was found for up to 12 active cards of a
side by going through all of them (tests/rules/continents/test_choosing.py).
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.decisions import walk
from explorer.rules.continents.deck import ATTACKER, DEFENDER
from explorer.rules.continents.resolution import LOSS, WAR, dice_of
from explorer.rules.continents.rolling import FACES, NO_DICE, ways_of

if TYPE_CHECKING:
    from explorer.rules.continents.game import ContinentsRules

MOST = 200  # active cards of a side that are reckoned with: half a second
GOES_ON, WON, SPENT, REACHED = "war-goes-on", "war-won", "war-spent", "number-reached"


class Purse(NamedTuple):
    """What a side can pay with, as the loss tree asks for it: active troops, then continent cards in the war."""

    side: int
    troops: int
    cards: int


class Cards(NamedTuple):
    """The continent cards that each side has left, as the war tree asks for them."""

    attacking: int
    defending: int


class Dice(NamedTuple):
    """A roll that is not settled: what lies there, what is still to be thrown, pairs settled, and who owes for one."""

    shown: tuple[tuple[int, ...], tuple[int, ...]] = NO_DICE
    missing: tuple[int, int] = (0, 0)
    settled: int = 0
    owes: int = -1


class Fight(NamedTuple):
    """A battle between rolls. Pairs of numbers are the attacker's and the defender's.

    troops:  active troops.
    cards:   continent cards in the war; the idle ones not among them.
    counted: how many of the troops bring dice; the others burn first (ruling helpers-troops).
    same:    whether a continent is attacked from itself, so that a card surrendered is one of those to be reached.
    needed:  how many cards captured bring what ends the war (the attacker's last coin); -1 for no such thing.
    idle:    cards captured in the last roll that are active from the next on; -1 where captured cards stay idle.
    roll:    the roll that lies there unsettled, None before a roll.
    asked:   whether the attacker may still stop before the next roll; else it is the first one.
    """

    rules: ContinentsRules
    troops: tuple[int, int]
    cards: tuple[int, int]
    counted: tuple[int, int]
    same: bool = False
    needed: int = -1
    idle: int = -1
    roll: Dice | None = None
    asked: bool = False


class Standing(NamedTuple):
    """How a fight stands: its fate (one of the four above), the troops left, the cards surrendered and captured."""

    fate: str
    attackers: int
    given: int
    defenders: int
    taken: int


class Course:
    """Every way in which a fight can go. `layers[n]` holds what it can be after n pairs, with its weight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        red, black = fight.rules.deck.dice
        # of each pair come at most so many dice: the least power of six that every roll's weight is a whole part of
        most = max(-((r + b) // -min(2, r, b)) for r in range(1, red + 1) for b in range(1, black + 1))
        self.base: int = FACES**most
        self._rolls: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}
        self._following: dict[Standing, list[tuple[int, int, Standing]]] = {}
        self.start = Standing(GOES_ON, fight.troops[ATTACKER], 0, fight.troops[DEFENDER], 0)
        self.layers: list[dict[Standing, int]] = [{}]
        self._follow()

    def _follow(self) -> None:
        layers = self.layers
        if self.fight.roll is None:
            layers[0][self.start] = 1
        else:
            for pairs, weight, after in self.opening(self.fight.roll):
                self._add(pairs, after, weight)
        for n, layer in enumerate(layers):  # which grows
            for standing, weight in layer.items():
                if standing.fate == GOES_ON:
                    for pairs, share, after in self.following(standing):
                        self._add(n + pairs, after, weight * share)

    def _add(self, n: int, standing: Standing, weight: int) -> None:
        while len(self.layers) <= n:
            self.layers.append({})
        layer = self.layers[n]
        layer[standing] = layer.get(standing, 0) + weight

    def opening(self, dice: Dice) -> list[tuple[int, int, Standing]]:
        """Return what the roll that lies there can lead to: (pairs settled, weight, standing)."""
        fight = self.fight
        thrown = FACES ** sum(dice.missing)
        owed = (dice.owes,) if dice.owes >= 0 else ()
        found = []
        for run, ways in ways_of(fight.rules, dice.missing, dice.shown, dice.settled).items():
            weight = ways * self.base ** len(run) // thrown
            found.append((len(run), weight, self.after(self.start, fight.cards[ATTACKER], (*owed, *run))))
        return found

    def following(self, standing: Standing) -> list[tuple[int, int, Standing]]:
        """Return what another roll can lead to from a standing: (pairs settled, weight, standing)."""
        found = self._following.get(standing)
        if found is None:
            attacking = self.attacking(standing)
            defending = self.fight.cards[DEFENDER] - standing.taken
            red = dice_in(self.fight, ATTACKER, standing.attackers, attacking)
            black = dice_in(self.fight, DEFENDER, standing.defenders, defending)
            found = self._following[standing] = [
                (len(run), weight, self.after(standing, attacking, run)) for run, weight in self.rolls((red, black))
            ]
        return found

    def attacking(self, standing: Standing) -> int:
        """Return the attacker's active continent cards at the next roll."""
        return attacking_in(self.fight, standing.given, standing.taken)

    def rolls(self, dice: tuple[int, int]) -> list[tuple[tuple[int, ...], int]]:
        """Return who can lose the pairs of a roll, with the weight of it."""
        found = self._rolls.get(dice)
        if found is None:
            n, base, thrown = min(2, *dice), self.base, FACES ** sum(dice)
            runs = ways_of(self.fight.rules, dice).items()
            found = [(run, ways * (base**n // thrown)) for run, ways in runs]
            self._rolls[dice] = found
        return found

    def after(self, standing: Standing, attacking: int, run: tuple[int, ...]) -> Standing:
        """Return how a fight stands once the losers of some pairs have paid and its fate has been looked at."""
        fight, rules = self.fight, self.fight.rules
        _, attackers, given, defenders, taken = standing
        for loser in run:
            if loser == ATTACKER:
                attackers, left = pay(rules, ATTACKER, attackers, attacking)
                given += attacking - left
                attacking = left
            else:
                cards = fight.cards[DEFENDER] - taken
                defenders, left = pay(rules, DEFENDER, defenders, cards)
                taken += cards - left
                if left < cards and rules.coins_each_card and self.reached(given, taken):
                    return Standing(REACHED, attackers, given, defenders, taken)
        if self.reached(given, taken):
            return Standing(REACHED, attackers, given, defenders, taken)
        return Standing(fate_of(rules, attacking, fight.cards[DEFENDER] - taken), attackers, given, defenders, taken)

    def reached(self, given: int, taken: int) -> bool:
        """Tell whether so many cards are what the attacker needed."""
        return 0 <= self.fight.needed <= taken - (given if self.fight.same else 0)

    def ends(self) -> dict[Standing, Fraction]:
        """Return every end that a fight can have, with its probability."""
        found: dict[Standing, int] = {}
        last = len(self.layers) - 1
        for n, layer in enumerate(self.layers):
            for standing, weight in layer.items():
                if standing.fate != GOES_ON:
                    found[standing] = found.get(standing, 0) + weight * self.base ** (last - n)
        return {standing: Fraction(weight, self.base**last) for standing, weight in found.items()}


def next_roll(fight: Fight) -> Dice:
    """Return the roll that lies there unsettled, or before one all the dice that are to be thrown."""
    if fight.roll is not None:
        return fight.roll
    red = dice_in(fight, ATTACKER, fight.troops[ATTACKER], attacking_in(fight, 0, 0))
    return Dice(missing=(red, dice_in(fight, DEFENDER, fight.troops[DEFENDER], fight.cards[DEFENDER])))


def attacking_in(fight: Fight, given: int, taken: int) -> int:
    """Return the attacker's active continent cards at the next roll, once so many were surrendered and captured."""
    more = fight.idle + taken if fight.idle >= 0 else 0
    return fight.cards[ATTACKER] - given + more


def dice_in(fight: Fight, side: int, troops: int, cards: int) -> int:
    """Return how many dice a side rolls that has so many troops and continent cards left."""
    return dice_of(fight.rules.deck, side, cards + min(troops, fight.counted[side]))


@lru_cache(maxsize=4096)
def pay(rules: ContinentsRules, side: int, troops: int, cards: int) -> tuple[int, int]:
    """Return the troops and continent cards that a side has left when it has paid for a pair (001, lines 43, 45)."""
    outcome = walk(LOSS, Purse(side, troops, cards), rules.off).id
    if outcome == "loss-burns":
        return troops - 1, cards
    return troops, cards - (outcome != "loss-unpaid")


@lru_cache(maxsize=4096)
def fate_of(rules: ContinentsRules, attacking: int, defending: int) -> str:
    """Return what comes of a war in which so many continent cards are left (001, lines 48, 49)."""
    return walk(WAR, Cards(attacking, defending), rules.off).id


__all__ = ["GOES_ON", "MOST", "REACHED", "SPENT", "WON", "Course", "Dice", "Fight", "Standing", "next_roll"]
