"""What reckoned rolls, battles and plans to stop of `continents` come to: numbers, text in two languages, JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.hooks import Shown
from explorer.core.words import Catalogue, Word, word
from explorer.counting.battle_numbers import SIDE_NAMES, Force, force_of
from explorer.counting.numbers import Exact, Unit
from explorer.counting.odds import full
from explorer.rules.continents.deck import DEFENDER
from explorer.rules.continents.fighting import REACHED, SPENT, WON, Course, Fight, Standing
from explorer.rules.continents.game import ContinentsGame
from explorer.rules.continents.prospects import supposed
from explorer.rules.continents.stopping import Plan


@dataclass(frozen=True, repr=False)
class Reckoned(Shown):
    """Something reckoned of `game`: what (`head`) and what came of it (`items`), as text."""

    game: ContinentsGame = field(compare=False)

    @property
    def head(self) -> Word:
        """What was reckoned."""
        raise NotImplementedError

    def items(self, language: str = "en") -> list[str]:
        """Return what came of it, one by one."""
        raise NotImplementedError

    def text(self, language: str = "en") -> str:
        """Return what was reckoned and what came of it as one line."""
        words = self.game.words(language)
        items = f"{words.say('semicolon')} ".join(self.items(language))
        return f"{words.say(word('reckoned-line', head=self.head, items=items))}."

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.text()}>"


@dataclass(frozen=True, repr=False)
class RollOdds(Reckoned):
    """A roll of `red` dice against `black` ones and the cards on it: (card, side) in the order played.

    `losses` holds the Fraction for each (pairs lost by the attacker, pairs lost by the defender). `missing` counts the
    dice that are still to be thrown where some lie there already, None where the roll is to come. `runs` counts in how
    many ways of throwing the pairs are lost by these sides (ATTACKER or DEFENDER), from pair number `settled` + 1 on.
    """

    red: int
    black: int
    played: tuple[tuple[str, str], ...]
    losses: Mapping[tuple[int, int], Fraction]
    runs: Mapping[tuple[int, ...], int] = field(compare=False)
    missing: int | None = None
    settled: int = 0

    @property
    def head(self) -> Word:
        roll = word("reckoned-roll", red=self.red, black=self.black)
        if self.missing is not None:
            roll = word("reckoned-roll-lies", count=self.missing)
        for card, side in self.played:
            roll = word("reckoned-then", first=roll, card=word(f"card-{card}"), side=word(f"side-{side}"))
        return roll

    @property
    def ways(self) -> dict[tuple[int, int], int]:
        """In how many of the 6 ** (dice still to be thrown) ways of throwing each comes."""
        thrown = self.red + self.black if self.missing is None else self.missing
        return {losses: int(chance * 6**thrown) for losses, chance in self.losses.items()}

    def rows(self) -> list[tuple[Word, Exact]]:
        """Return what both sides lose, and how likely that is; the attacker's best first."""
        how = word("odds-thrown")
        return [
            (word("reckoned-losses", attacker=a, defender=d), Exact(chance, how))
            for (a, d), chance in self.losses.items()
        ]

    def items(self, language: str = "en") -> list[str]:
        words = self.game.words(language)
        said = [_item(words, label, full(number, language)) for label, number in self.rows()]
        return [*said, words.say("reckoned-as-it-helps")] if self.played else said

    def to_dict(self) -> dict[str, Any]:
        """Return the roll as JSON values, chances as fractions."""
        return {
            "game": self.game.id, "red": self.red, "black": self.black, "played": [list(each) for each in self.played],
            "losses": [
                {"attacker": a, "defender": d, **_chance(chance)} for (a, d), chance in self.losses.items()
            ],
        }  # fmt: skip


@dataclass(frozen=True, repr=False)
class BattleOdds(Reckoned):
    """A battle fought to the end. `ends` holds the chance of every end.

    An end is its fate, the troops left to the attacker, the continent cards surrendered, the troops left to the
    defender, the continent cards captured.
    """

    fight: Fight = field(compare=False)
    ends: Mapping[Standing, Fraction]

    @property
    def head(self) -> Word:
        return battle_word(self.fight)

    def _sum(self, holds: Callable[[Standing], bool]) -> Fraction:
        return sum((chance for end, chance in self.ends.items() if holds(end)), Fraction(0))

    @property
    def won(self) -> Fraction:
        """How likely the attacker takes every card attacked (001, line 48)."""
        return self._sum(lambda end: end.fate == WON)

    @property
    def spent(self) -> Fraction:
        """How likely the attacker has no card left to attack with (001, line 49)."""
        return self._sum(lambda end: end.fate == SPENT)

    @property
    def reached(self) -> Fraction:
        """How likely the battle ends because the attacker has captured what was needed."""
        return self._sum(lambda end: end.fate == REACHED)

    @cached_property
    def taken(self) -> dict[int, Fraction]:
        """How likely the attacker captures just so many continent cards."""
        return self._by(lambda end: end.taken)

    @cached_property
    def lost(self) -> dict[int, Fraction]:
        """How likely the attacker surrenders just so many continent cards."""
        return self._by(lambda end: end.given)

    @cached_property
    def joint(self) -> dict[tuple[int, int], Fraction]:
        """How likely so many are captured and so many surrendered."""
        return self._by(lambda end: (end.taken, end.given))

    def _by(self, key: Callable[[Standing], Any]) -> dict[Any, Fraction]:
        found: dict[Any, Fraction] = {}
        for end, chance in self.ends.items():
            found[key(end)] = found.get(key(end), Fraction(0)) + chance
        return dict(sorted(found.items()))

    @property
    def expected_taken(self) -> Fraction:
        """How many continent cards are captured on average."""
        return sum((n * chance for n, chance in self.taken.items()), Fraction(0))

    @property
    def expected_lost(self) -> Fraction:
        """How many continent cards are surrendered on average."""
        return sum((n * chance for n, chance in self.lost.items()), Fraction(0))

    @property
    def expected_gain(self) -> Fraction:
        """How many more continent cards are captured than surrendered, on average."""
        return self.expected_taken - self.expected_lost

    def fates(self) -> dict[Word, Fraction]:
        """Return how likely each way to end is, without those that cannot be."""
        found = {WON: self.won, SPENT: self.spent, REACHED: self.reached}
        return {word(f"fate-{fate}"): chance for fate, chance in found.items() if chance}

    def items(self, language: str = "en") -> list[str]:
        words = self.game.words(language)
        said = [_item(words, fate, _said(chance, "share", language)) for fate, chance in self.fates().items()]
        taken, lost = (_said(mean, "amount", language) for mean in (self.expected_taken, self.expected_lost))
        said.append(words.say(word("reckoned-average", taken=taken, lost=lost)))
        return [*said, *map(words.say, supposed(self.fight))]

    def to_dict(self) -> dict[str, Any]:
        """Return the battle as JSON values; exact chances as fractions too."""
        return {
            "game": self.game.id, **_fight(self.fight), "supposed": [each.id for each in supposed(self.fight)],
            "fates": {fate.id.removeprefix("fate-"): _chance(chance) for fate, chance in self.fates().items()},
            "taken": [{"cards": n, **_chance(chance)} for n, chance in self.taken.items()],
            "lost": [{"cards": n, **_chance(chance)} for n, chance in self.lost.items()],
            "expected_taken": float(self.expected_taken), "expected_lost": float(self.expected_lost),
            "ends": [{**end._asdict(), **_chance(chance)} for end, chance in self.ends.items()],
        }  # fmt: skip


@dataclass(frozen=True, repr=False)
class Stopping(Reckoned):
    """The best moment to stop a battle for an aim. `value` is what the plan is worth on average before the first roll.

    `to_the_end` is what it is worth never to stop. Chances for 'card', 'cards' and 'number', cards for 'gain'.
    """

    course: Course = field(compare=False)
    aim: str
    number: int
    plan: Plan = field(compare=False)
    value: Fraction
    to_the_end: Fraction

    @property
    def head(self) -> Word:
        return word("reckoned-plan", aim=word(f"aim-{self.aim}", number=self.number))

    @cached_property
    def places(self) -> dict[tuple[tuple[int, int], tuple[int, int]], Standing]:
        """The standings in which the attacker is asked, by what (troops, continent cards) both sides have left."""
        defending = self.course.fight.cards[DEFENDER]
        return {
            ((at.attackers, self.course.attacking(at)), (at.defenders, defending - at.taken)): at
            for at in self.plan.choices
        }

    def goes_on(self, attacking: Force, defending: Force) -> bool:
        """Tell whether the plan rolls again with so many active cards left. Raises ExplorerError for what cannot be."""
        place = force_of("attacking", attacking), force_of("defending", defending)
        if place not in self.places:
            raise ExplorerError(f"this battle never asks with {attacking} attacking and {defending} defending cards")
        return self.plan.goes_on(self.places[place])

    @property
    def here(self) -> tuple[int, int]:
        """The active cards that both sides have left now, where the battle stands before a roll."""
        course, at = self.course, self.course.start
        return at.attackers + course.attacking(at), at.defenders + course.fight.cards[DEFENDER]

    @property
    def unit(self) -> Unit:
        """What the value is: a share (a chance), or an amount of cards."""
        return "amount" if self.aim == "gain" else "share"

    def grid(self) -> Mapping[tuple[int, int], bool]:
        """Return whether to go on, by the active cards (troops and continents) that attacker and defender have left."""
        return self._grid

    @cached_property
    def _grid(self) -> Mapping[tuple[int, int], bool]:
        return {(sum(mine), sum(theirs)): self.plan.goes_on(at) for (mine, theirs), at in sorted(self.places.items())}

    def items(self, language: str = "en") -> list[str]:
        words = self.game.words(language)
        best, end = (_said(value, self.unit, language) for value in (self.value, self.to_the_end))
        on = sum(self.plan.goes_on(at) for at in self.plan.choices)
        return [
            words.say(battle_word(self.course.fight)),
            words.say(word("reckoned-worth", best=best, end=end)),
            words.say(word("reckoned-plan-states", on=on, all=len(self.plan.choices))),
            *map(words.say, supposed(self.course.fight)),
        ]

    def to_dict(self) -> dict[str, Any]:
        """Return the plan as JSON values: what it is worth and, for whatever both sides have left, what to do.

        `worth` holds what it is worth to stop there, and to go on.
        """
        return {
            "game": self.game.id, **_fight(self.course.fight), "aim": self.aim, "number": self.number,
            "value": _chance(self.value), "to_the_end": _chance(self.to_the_end),
            "plan": [
                {
                    "attacking": list(mine), "defending": list(theirs), "go_on": self.plan.goes_on(at),
                    "worth": [float(worth) for worth in self.plan.choices[at]],
                }
                for (mine, theirs), at in sorted(self.places.items())
            ],
        }  # fmt: skip


def battle_word(fight: Fight) -> Word:
    """Return what a battle is called: who fights whom with what."""
    sides = zip(SIDE_NAMES, fight.troops, fight.cards, strict=True)
    return word(
        "reckoned-battle", **{side: word("reckoned-force", troops=troops, cards=cards) for side, troops, cards in sides}
    )


def _item(words: Catalogue, label: Word, number: str) -> str:
    return words.say(word("odds-item", outcome=label, number=number))


def _said(value: Fraction, unit: Unit, language: str) -> str:
    return full(Exact(value, word("odds-fought"), unit), language)


def _chance(value: Fraction) -> dict[str, Any]:
    return {"value": float(value), "fraction": str(value)}


def _fight(fight: Fight) -> dict[str, Any]:
    forces = {
        side: list(both) for side, both in zip(SIDE_NAMES, zip(fight.troops, fight.cards, strict=True), strict=True)
    }
    return {**forces, "same": fight.same, "needed": max(0, fight.needed)}


__all__ = ["BattleOdds", "Reckoned", "RollOdds", "Stopping", "battle_word"]
