"""Dice: exact odds by the engine's own lots, and luck that stays with each die (T001-23)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from explorer.core.luck import Tape
from tests.rules.continents.random_play import FULL

# all, split, none of the pairs won by the attacker, out of 6 ** dice
TABLE = {
    (1, 1): (15, 0, 21),
    (2, 1): (125, 0, 91),
    (3, 1): (855, 0, 441),
    (1, 2): (55, 0, 161),
    (2, 2): (295, 420, 581),
    (3, 2): (2890, 2611, 2275),
}


def battle(red: int, black: int, **facts: Any) -> Any:
    """A battle about to be rolled for, with so many dice on each side."""
    state = FULL.state({"players": 2, "continents": [["asia"] * red, ["europe"] * black], "drawn": [2, 0], **facts})
    state.play("attack europe of seat 1 from asia")
    return state


def outcomes(state: Any) -> Counter[int]:
    """How often the attacker wins so many pairs, over every roll of the dice that are asked for."""
    found: Counter[int] = Counter()
    if state.actor != -1:
        moved = [event.kind for event in state.events]
        found[moved.count("pair-attacker")] += 1
        return found
    for move, chance in state.chance_moves():
        assert chance == Fraction(1, 6)
        after = state.copy()
        after.play(move)
        found += outcomes(after)
    return found


@pytest.mark.parametrize(("dice", "expected"), [(k, v) for k, v in TABLE.items() if sum(k) < 5])
def test_the_odds_of_a_roll(dice: tuple[int, int], expected: tuple[int, int, int]) -> None:
    assert_odds(dice, expected)


@pytest.mark.slow
def test_the_odds_of_three_against_two() -> None:
    assert_odds((3, 2), TABLE[3, 2])


def assert_odds(dice: tuple[int, int], expected: tuple[int, int, int]) -> None:
    """Compare with a count of every roll; a roll that ends the war is counted by its pairs all the same."""
    pairs = min(2, *dice)
    found = outcomes(battle(*dice))
    assert sum(found.values()) == 6 ** sum(dice)
    won = (found[pairs], found[1] if pairs == 2 else 0, found[0])
    assert won == expected


def test_the_dice_are_thrown_one_by_one_red_first() -> None:
    state = battle(3, 2)
    asked = []
    while state.actor == -1:
        asked.append(state.question.asks.id)
        state.play("die 3")
    assert asked == ["question-red"] * 3 + ["question-black"] * 2


def test_another_number_of_red_dice_leaves_the_luck_of_black_ones() -> None:
    tape = Tape("dice")
    blacks = []
    for red in (1, 2, 3):
        state, seen = battle(red, 2), []
        while state.actor == -1:
            move = tape.choose(state)
            if state.step == "battle.black":
                seen.append(move.text)
            state.apply(move)
        assert state.thrown == (red, 2)
        blacks.append(seen)
    assert blacks[0] == blacks[1] == blacks[2]


def test_the_worked_battle_has_its_chance() -> None:
    """The three outcomes of the document's example in a row (001, lines 39, 53, 55, 56)."""
    three_two, two_two = TABLE[3, 2], TABLE[2, 2]
    chance = Fraction(three_two[0], 6**5) * Fraction(three_two[2], 6**5) * Fraction(two_two[1], 6**4)
    assert chance == Fraction(115058125, 3265173504)
