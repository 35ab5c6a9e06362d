"""Battles to the end, reckoned: the notes' table, sums that must be one, and battles played by the engine's frames."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from scipy.stats import binom

from explorer.rules.continents.fighting import GOES_ON, SPENT, WON, Course, Dice, Fight, Standing, next_roll
from tests.rules.continents.random_play import FULL

RULES = FULL.rules(2)
# how likely the attacker takes every card; down the attacker's active cards, across the defender's (notes, section 11)
TABLE = (
    (0.4167, 0.1061, 0.0270, 0.0069, 0.0018, 0.0004),
    (0.7542, 0.3627, 0.2061, 0.0913, 0.0491, 0.0214),
    (0.9164, 0.6560, 0.4703, 0.3150, 0.2059, 0.1337),
    (0.9715, 0.7855, 0.6416, 0.4765, 0.3586, 0.2525),
    (0.9903, 0.8898, 0.7694, 0.6383, 0.5062, 0.3968),
    (0.9967, 0.9340, 0.8569, 0.7449, 0.6377, 0.5207),
)


def fight(troops: tuple[int, int], cards: tuple[int, int], **more: Any) -> Fight:
    return Fight(RULES, troops, cards, troops, **more)


def won(ends: dict[Standing, Any]) -> Any:
    return sum(chance for end, chance in ends.items() if end.fate == WON)


@pytest.mark.parametrize("a", range(1, 7))
def test_the_table_of_the_notes(a: int) -> None:
    assert tuple(round(float(won(Course(fight((0, 0), (a, b))).ends())), 4) for b in range(1, 7)) == TABLE[a - 1]


def test_the_exact_values_of_the_notes() -> None:
    values = {(1, 1): Fraction(5, 12), (2, 2): Fraction(235, 648), (3, 2): Fraction(6610505, 10077696)}
    for cards, value in values.items():
        assert won(Course(fight((0, 0), cards)).ends()) == value


def test_troops_go_first_and_only_the_sums_matter_for_who_wins() -> None:
    plain = Course(fight((0, 0), (5, 4))).ends()
    mixed = Course(fight((3, 2), (2, 2))).ends()
    assert won(plain) == won(mixed)
    assert all(end.attackers == 0 for end in mixed if end.given)
    assert all(end.defenders == 0 for end in mixed if end.taken)
    for ends in (plain, mixed):
        assert sum(ends.values()) == 1
        assert {end.fate for end in ends} == {WON, SPENT}


def test_captured_cards_that_act_again_help_the_attacker() -> None:
    idle = Course(fight((0, 0), (3, 3), same=True)).ends()
    acting = Course(fight((0, 0), (3, 3), same=True, idle=0)).ends()
    assert won(acting) > won(idle)
    assert sum(acting.values()) == 1


def test_troops_that_bring_no_dice_burn_first() -> None:
    """Two of three troops count for nothing but to be burned: one die, until they are gone and after."""
    course = Course(Fight(RULES, (2, 0), (1, 1), (0, 0)))
    lose = Fraction(21, 36)
    assert won(course.ends()) == 1 - lose**3


def test_the_next_roll_of_a_fight() -> None:
    assert next_roll(fight((2, 0), (2, 1))) == Dice(missing=(3, 1))
    assert next_roll(Fight(RULES, (2, 2), (1, 1), (0, 1))) == Dice(missing=(1, 2))
    assert next_roll(fight((0, 0), (1, 3), same=True, idle=2)) == Dice(missing=(3, 2))
    lies = Dice(((6, 1), (5,)), (1, 1))
    assert next_roll(fight((0, 0), (3, 3), roll=lies)) is lies


def test_a_number_that_is_reached_ends_it_between_two_pairs() -> None:
    """Both pairs won: with one card needed the second is not settled, unless coins are looked at after the roll."""
    ends = Course(fight((0, 0), (3, 3), needed=1)).ends()
    assert {end.taken for end in ends} == {0, 1}
    late = FULL.rules(2, {"coin-check": "after-roll"})
    assert {end.taken for end in Course(Fight(late, (0, 0), (3, 3), (0, 0), needed=1)).ends()} == {0, 1, 2}


SETUPS: list[tuple[str, int, int, int, int]] = [
    ("europe", 4, 2, 3, 1), ("asia", 4, 0, 4, 0), ("europe", 2, 5, 5, 3),
]  # fmt: skip


@pytest.mark.parametrize(("target", "cards", "troops", "against", "helped"), SETUPS)
@pytest.mark.parametrize("reading", ["idle", "this-roll"])
def test_battles_played_by_the_engine(
    target: str, cards: int, troops: int, against: int, helped: int, reading: str
) -> None:
    """1,500 battles: each way to end comes as often as it should, by exact binomial bounds (1 in 10,000 a side)."""
    rulings = {"that-battle": "this-roll"} if reading == "this-roll" else {}
    rules, n = FULL.rules(2, rulings), 1500
    same = target == "asia"
    idle = 0 if same and rulings else -1
    course = Course(Fight(rules, (troops, helped), (cards, against), (troops, helped), same, idle=idle))
    expected = fates(course.ends())
    start = FULL.state({
        "players": 2, "continents": [["asia"] * cards, [target] * against], "drawn": [2, 0], "rulings": rulings,
        "hands": [["troop"] * troops, ["troop"] * helped],
        "coins": {target: 1} if against >= FULL.deck.number[FULL.deck.continents.index(target)] else {},
    })  # fmt: skip
    start.play(f"attack {target} of seat 1 from asia")
    for side, count in (("attacker", troops), ("defender", helped)):
        for _ in range(count):
            start.apply(next(m for m in start.legal_moves() if m.text == f"troop for {side}" or m.verb == "troop"))
    rng = Random(f"{target} {cards} {reading}")
    found: Counter[tuple[str, int, int]] = Counter()
    for _ in range(n):
        found[fought(start.copy(), rng, target, cards, same)] += 1
    assert sum(expected.values()) == 1
    assert set(found) <= set(expected)
    for end, chance in expected.items():
        assert binom.ppf(1e-4, n, float(chance)) <= found[end] <= binom.ppf(1 - 1e-4, n, float(chance)), end


def fates(ends: dict[Standing, Fraction]) -> dict[tuple[str, int, int], Fraction]:
    found: dict[tuple[str, int, int], Fraction] = {}
    for end, chance in ends.items():
        key = end.fate, end.given, end.taken
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def fought(state: Any, rng: Random, target: str, cards: int, same: bool) -> tuple[str, int, int]:
    """Fight a battle to the end by the engine's frames; return its fate, cards surrendered and captured."""
    land = FULL.deck.continents.index(target)
    before = state.count(1, land)
    while state.battle is not None:
        if state.actor == -1:
            state.apply(state.sample_chance(rng))
        else:
            assert state.step == "battle.go-on"
            state.apply(state.move("go on"))
    taken, given = before - state.count(1, land), len(state.row)
    return WON if state.count(1, land) == 0 else SPENT, given, taken


def test_only_ends_are_ends() -> None:
    assert all(end.fate != GOES_ON for end in Course(fight((1, 1), (2, 2))).ends())
