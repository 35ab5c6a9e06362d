"""The war that is on, foreseen: what is said before a die, a pass or a `go on` is the mean of what is said after."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from explorer.core.words import Word, word
from explorer.rules.continents.prospects import chances, fight_of, foreseeable
from tests.rules.continents.random_play import FULL

WON, SPENT, REACHED = (word(f"fate-{fate}") for fate in ("war-won", "war-spent", "number-reached"))
RULINGS: list[dict[str, str]] = [
    {},
    {"that-battle": "this-roll", "coin-check": "after-roll"},
    {"helpers-troops": "absorb-only", "whose-troop": "helpers-first"},
    {"coin-check": "end-of-turn", "attacked-cards": "named"},
    {"artillery-time": "any-moment"},
]


def war(rng: Random, rulings: dict[str, str]) -> Any:
    """A war of three seats, the attacker near to a second coin, troops in every hand."""
    target = rng.choice(("europe", "asia"))
    mine = ["asia"] * rng.randrange(1, 7) + ["europe"] * 3 if target == "europe" else ["asia"] * rng.randrange(4, 7)
    theirs = [target] * rng.randrange(1, 4)
    coins = {"australia": 0} if rng.random() < 0.7 else {}
    state = FULL.state({
        "players": 3, "continents": [mine, theirs, []], "drawn": [2, 0], "rulings": rulings, "coins": coins,
        "hands": [["troop"] * rng.randrange(4), ["troop"] * rng.randrange(4), ["troop"] * rng.randrange(3)],
    })  # fmt: skip
    state.play(f"attack {target} of seat 1 from asia")
    return state


def after(state: Any, move: Any) -> dict[Word, Fraction]:
    """What is said after a move; certainty where it ended the war."""
    told = {event.kind for event in state.play(move)}
    for kind, fate in (("war-won", WON), ("war-spent", SPENT)):
        if kind in told:
            return {fate: Fraction(1)}
    return {REACHED: Fraction(1)} if state.is_over else chances(state)


@pytest.mark.parametrize("rulings", RULINGS, ids=range(len(RULINGS)))
def test_before_a_die_stands_the_mean_of_what_stands_after_it(rulings: dict[str, str]) -> None:
    seen = set()
    for seed in range(12):
        rng = Random(f"{seed} {rulings}")
        state = war(rng, rulings)
        while state.battle is not None and not state.is_over:
            seen.add(state.step)
            moves = state.legal_moves()
            if state.actor != -1:
                moves = [m for m in moves if m.verb not in ("stop", "spy")]
                move = rng.choice(moves)
                before = chances(state)
                said = after(state, move)
                if move.verb not in ("troop", "against"):
                    assert said == before, (seed, state.step, move)
                continue
            mean: dict[Word, Fraction] = {}
            for move, chance in state.chance_moves():
                for fate, share in after(state.copy(), move).items():
                    mean[fate] = mean.get(fate, Fraction(0)) + chance * share
            assert mean == chances(state), (seed, state.step)
            state.apply(state.sample_chance(rng))
    assert {"battle.red", "battle.black", "battle.go-on", "battle.attacker"} <= seen


def test_nothing_hidden_is_read() -> None:
    rng = Random(3)
    state = war(rng, {})
    other = state.copy()
    other.hands[1] = (6,) * len(state.hands[1])
    assert fight_of(state) == fight_of(other)


def test_what_somebody_still_chooses_is_not_foreseen() -> None:
    assert not foreseeable(FULL.state({"players": 2, "continents": [["asia"], ["europe"]]}))
    assert not foreseeable(war(Random(1), {"fewer-dice": "fewer"}))
    state = war(Random(4), {"helpers-troops": "absorb-only"})
    assert foreseeable(state)
    state.battle = state.battle.with_troops(0, ((2, 0), (0, 0)))
    assert not foreseeable(state)


def test_dice_that_no_roll_has_are_not_foreseen() -> None:
    state = war(Random(1), {})
    for dice in ((1000, 1), (2, 0)):
        state.battle = state.battle._replace(dice=dice)
        assert not foreseeable(state)
        assert state.ventures() == []
