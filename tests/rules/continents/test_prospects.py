"""The war that is on, foreseen: what is said before a die, a pass or a `go on` is the mean of what is said after."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from explorer.core.words import Word, word
from explorer.rules.continents.fighting import next_roll
from explorer.rules.continents.prospects import (
    attacks,
    chances,
    declared,
    fight_of,
    foreseeable,
    missing_for_coin,
    supposed,
)
from tests.rules.continents.random_play import FULL, random_move

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


def test_what_is_supposed_is_said() -> None:
    assert not foreseeable(FULL.state({"players": 2, "continents": [["asia"], ["europe"]]}))
    assert supposed(fight_of(war(Random(1), {}))) == ()
    assert [w.id for w in supposed(fight_of(war(Random(1), {"fewer-dice": "fewer"})))] == ["supposed-all-dice"]
    state = war(Random(4), {"helpers-troops": "absorb-only"})
    assert supposed(fight_of(state)) == ()
    state.battle = state.battle.with_troops(0, ((2, 0), (0, 0)))
    assert [w.id for w in supposed(fight_of(state))] == ["supposed-helpers-first"]
    assert [w.id for w in dict(state.venture("war")[1].args)["supposed"]] == ["supposed-helpers-first"]


def test_fewer_dice_that_were_chosen_are_those_that_are_reckoned_with() -> None:
    state = FULL.state({
        "players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0], "hands": [[], []],
        "rulings": {"fewer-dice": "fewer"},
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    before = chances(state)
    assert before[WON] == Fraction(6610505, 10077696)
    state.play("roll 1")
    assert chances(state)[WON] < before[WON]
    state.play("roll 1")
    assert next_roll(fight_of(state)).missing == (1, 1)


def test_where_the_attacker_is_asked_they_may_stop() -> None:
    state = FULL.state({
        "players": 2, "continents": [["asia"] * 3, ["europe"] * 3], "drawn": [2, 0], "hands": [[], []],
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    for pips in (6, 1, 1, 1, 6):
        assert not fight_of(state).asked
        state.play(f"die {pips}")
    assert state.step == "battle.go-on"
    assert fight_of(state).asked
    state.play("go on")
    assert not fight_of(state).asked


def test_the_attacks_that_can_be_made_are_the_legal_ones_in_every_question_of_the_turn() -> None:
    for seed in range(6):
        state, rng = FULL.start(3, seed=seed), Random(seed)
        seen = set()
        for _ in range(150):
            if state.actor is None:
                break
            found = list(attacks(state))
            if state.step == "turn.act":
                assert set(found) == {m for m in state.legal_moves() if m.verb == "attack"}
                for move in found[:2]:
                    trial = state.copy()
                    trial.play(move)
                    told = declared(state, move)
                    assert fight_of(told).cards == fight_of(trial).cards
                    assert fight_of(told).needed == fight_of(trial).needed
                    assert fight_of(told).troops == (0, 0)
            elif state.step in ("turn.mix", "turn.draw"):
                seen.add(bool(found))
            else:
                assert found == [] or state.step.startswith("turn.")
            state.play(random_move(state, rng))
        assert True in seen


def test_how_many_cards_are_missing_for_the_coin_that_is_fought_for() -> None:
    state = war(Random(2), {})
    b = state.battle
    count, number = state.count(0, b.target), state.deck.number[b.target]
    assert missing_for_coin(state) == number - count > 0
    state.coins[b.target] = 0
    assert missing_for_coin(state) == 0


def test_dice_that_no_roll_has_are_not_foreseen() -> None:
    state = war(Random(1), {})
    for dice in ((1000, 1), (2, 0)):
        state.battle = state.battle._replace(dice=dice)
        assert not foreseeable(state)
        assert state.ventures() == []
