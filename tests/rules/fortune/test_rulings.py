"""Readings and expert rules: each switched by itself, compared, or refused while pending work depends on it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.errors import PositionError, RulingError
from explorer.core.luck import Tape
from tests.rules.fortune.random_play import EXPERT, FULL, SIX, positions

CONTEST = {
    "players": 2,
    "hands": [["car", "car"], ["silver", "gold"]],
    "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
    "duel": {"attacker": 0, "defender": 1, "plays": [["car"]]},
}
FLAGS = {
    "expert-hand": lambda rules: rules.hand_size == 6 == rules.defender_size,
    "expert-two-actions": lambda rules: rules.two_actions,
    "expert-no-repeat": lambda rules: rules.no_repeat,
    "expert-discard-draw": lambda rules: rules.discard_draws,
    "expert-develop": lambda rules: rules.develops,
    "expert-gold": lambda rules: rules.gold_doubles,
}


@pytest.mark.parametrize("rule", SIX)
def test_every_expert_rule_has_a_switch_of_its_own(rule: str) -> None:
    rules = FULL.rules(3, {rule: "on"})
    assert [name for name in SIX if FLAGS[name](rules)] == [rule]


def test_one_switch_turns_all_six_on() -> None:
    rules = FULL.start(3, 1, EXPERT).rules
    assert all(FLAGS[name](rules) for name in SIX)
    assert not any(FLAGS[name](FULL.rules(3)) for name in SIX)


@pytest.mark.parametrize("rule", [*SIX, "expert-rules", "precious-worth"])
def test_readings_can_be_compared_on_the_same_luck(rule: str) -> None:
    found = explorer.compare_rulings("fortune", rule, "random", 3, seats=[2], seed=1, workers=1, progress=False)
    assert rule in str(found)


@pytest.mark.parametrize("key", ["expert-gold", "expert-rules"])
def test_a_contest_holds_what_gold_counts_fast(key: str) -> None:
    state = FULL.state(CONTEST)
    option = "all" if key == "expert-rules" else "on"
    with pytest.raises(RulingError, match=rf"ruling {key}: a contest is being fought"):
        state.under({key: option})


@pytest.mark.parametrize(
    ("key", "option"), [("gold-vs-gold", "doubles-again"), ("gold-to-single", "never"), ("overpay", "more")]
)
def test_a_contest_holds_the_readings_of_gold_fast(key: str, option: str) -> None:
    state = FULL.state({**CONTEST, "rulings": {"expert-gold": "on"}})
    with pytest.raises(RulingError, match=rf"ruling {key}: a contest"):
        state.under({key: option})


@pytest.mark.parametrize(("key", "option"), [("expert-hand", "on"), ("dealer", "by-lot"), ("first-discard", "redrawn")])
def test_the_opening_holds_how_it_is_set_up_fast(key: str, option: str) -> None:
    with pytest.raises(RulingError, match=rf"ruling {key}: the match is still being set up"):
        FULL.opening(2).under({key: option})


SECOND = {"players": 2, "hands": [["car", "oud"], ["land"]], "pile": [], "rulings": {"expert-two-actions": "on"}}


def test_a_second_action_being_asked_for_holds_what_a_discard_ends_fast() -> None:
    state = FULL.state(SECOND)
    assert state.under({"discard-ends": "ends"}).rules.discard_ends
    state.play("discard oud")
    with pytest.raises(RulingError, match="ruling discard-ends: a second action is being asked for"):
        state.under({"discard-ends": "ends"})


@pytest.mark.parametrize(
    ("rulings", "after"),
    [
        ({}, ()), ({"discard-ends": "ends"}, ()), ({"expert-two-actions": "on"}, ("build", "discard")),
        ({"expert-two-actions": "on", "discard-ends": "ends"}, ("build",)),
        ({"expert-discard-draw": "on"}, ("discard",)),
        ({"expert-discard-draw": "on", "discard-ends": "ends"}, ("discard",)),
        ({"expert-rules": "all", "discard-ends": "ends"}, ("build", "discard")),
    ],
)  # fmt: skip
def test_after_which_first_action_there_may_be_a_second(rulings: dict[str, str], after: tuple[str, ...]) -> None:
    rules = FULL.rules(2, rulings)
    assert tuple(first for first in ("build", "discard") if rules.second_after(first)) == after


def test_a_written_turn_has_no_second_action_that_cannot_be_reached() -> None:
    state = FULL.state({**SECOND, "rulings": {"expert-two-actions": "on"}})
    state.play("discard oud")
    written = state.to_dict()
    assert FULL.state(written).step == "turn.more"
    with pytest.raises(PositionError, match="there is no second action"):
        FULL.state({**written, "rulings": {**written["rulings"], "discard-ends": "ends"}})


def test_a_hand_too_large_for_the_other_reading_is_named() -> None:
    with pytest.raises(RulingError, match="somebody holds more than 5 cards"):
        FULL.start(2, 1, {"expert-hand": "on"}).under({"expert-hand": "off"})


def test_a_developed_first_group_holds_that_rule_fast() -> None:
    state = FULL.state(
        {
            "players": 2, "hands": [["car"], ["car"]], "fortunes": [[["car", "car", "car"]], []],
            "rulings": {"expert-develop": "on"},
        }
    )  # fmt: skip
    with pytest.raises(RulingError, match="expert-develop: a first group has been developed"):
        state.under({"expert-develop": "off"})


def test_a_second_action_that_is_asked_for_holds_its_rule_fast() -> None:
    state = FULL.state({"players": 2, "hands": [["car", "boat"], ["car"]], "rulings": {"expert-discard-draw": "on"}})
    state.play("discard car")
    for key, option in (("expert-discard-draw", "off"), ("early-draw", "must"), ("expert-two-actions", "on")):
        with pytest.raises(RulingError, match=f"{key}: a second action is being asked for"):
            state.under({key: option})


def test_what_can_be_stolen_is_seen_anew_under_another_reading() -> None:
    state = FULL.state(
        {
            "players": 2, "hands": [["car", "boat"], []], "fortunes": CONTEST["fortunes"], "pile": [],
        }
    )  # fmt: skip
    assert "steal from seat 1 with car" in map(str, state.legal_moves())
    other = state.under({"empty-hand": "immune"})
    assert "steal from seat 1 with car" not in map(str, other.legal_moves())
    assert "steal from seat 1 with car" in map(str, other.under({"empty-hand": "attackable"}).legal_moves())


def test_a_match_that_is_over_can_be_judged_anew() -> None:
    state = FULL.state(
        {"players": 2, "hands": [["oud"], []], "fortunes": [[["silver", "phone"]], [["car", "car"]]], "pile": []}
    )
    state.play("discard oud")
    assert state.winners() == [0, 1]
    assert state.under({"precious-worth": "nothing"}).winners() == [1]
    assert state.under({"tie": "most-groups"}).winners() == [0]


def test_a_card_that_goes_back_is_shuffled_in_and_not_the_next_to_come() -> None:
    """Were the old order kept, a precious card would be drawn first whenever one has gone back; 12 of 104 are."""
    gone_back = precious = 0
    for seed in range(300):
        state = FULL.start(2, seed, {"first-discard": "redrawn"})
        assert state.discard[-1] < FULL.deck.goods
        if state.shuffles:
            gone_back += 1
            state.play(f"discard {FULL.deck.kinds[state.hands[0][0]]}")
            precious += Tape(seed).choose(state).args[0] >= FULL.deck.goods
    assert gone_back > 15
    assert precious < gone_back / 2


@given(positions(), st.integers(0, 24))
def test_every_reading_is_switched_or_refused_and_play_goes_on(state: Any, first: int) -> None:
    for key, ruling in FULL.rulebook.rulings.items():
        for option in ruling.options:
            if option == state.rules.rulings[key]:
                continue
            try:
                other = state.under({key: option})
            except RulingError:
                continue
            assert other.legal_moves() or other.is_over or other.actor == explorer.CHANCE
            universe = state.game.universe(state.players)[first::25]
            assert {m for m in universe if other.verdict(m).legal} <= set(other.legal_moves())
