"""Readings can be switched in the middle of a match, but for those that pending work depends on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.errors import RulingError
from tests.rules.continents.random_play import FULL, positions


def at(*moves: str, rulings: dict[str, str] | None = None, **facts: Any) -> Any:
    """A position with a few cards, and moves played on it."""
    state = FULL.state(
        {
            "players": 3,
            "continents": [["asia", "asia"], ["europe", "europe", "asia"], ["africa"]],
            "hands": [["troop", "spy", "rally"], ["troop", "troop"], ["troop", "artillery"]],
            "rulings": rulings or {},
            **facts,
        }
    )
    for move in moves:
        state.play(move)
    return state


ATTACK = "attack europe of seat 1 from asia"
LAID = (ATTACK, "troop for attacker", "done", "troop for defender", "done", "troop for defender", "done")
ROLLED = (*LAID, *["pass"] * 6, "die 6", "die 2", "die 1", "die 5", "die 4")

CASES = {
    "mix": (at("mix two-continents"), "card-by-card"),
    "draw-duty": (at("mix two-continents"), "may"),
    "row-choice": (at("mix two-continents", row=["asia"]), "one"),
    "tactics-run-out": (at("mix two-tactics"), "gone"),
    "attacked-cards": (at(ATTACK, drawn=[2, 0]), "named"),
    "deploy-rounds": (at(ATTACK, drawn=[2, 0]), "until-all-pass"),
    "troop-limit": (at(ATTACK, drawn=[2, 0]), "dice-limit"),
    "call-off": (at(*LAID, drawn=[2, 0], rulings={"call-off": "before-the-roll"}), "no"),
    "dice-rounds": (at(*LAID, drawn=[2, 0]), "once"),
    "helpers-and-dice": (at(*LAID, drawn=[2, 0]), "everybody"),
    "artillery-time": (at(*LAID, drawn=[2, 0]), "any-moment"),
    "sabotage-time": (at(*LAID, drawn=[2, 0]), "before-first-roll"),
    "after-sabotage": (at(*LAID, drawn=[2, 0]), "draws"),
    "fewer-dice": (at(*ROLLED, drawn=[2, 0]), "fewer"),
    "above-six": (at(*ROLLED, drawn=[2, 0]), "six"),
    "helpers-troops": (at(*ROLLED, drawn=[2, 0]), "absorb-only"),
    "starting-tie": (FULL.opening(2), "everybody"),
    "coin-at-deal": (FULL.opening(2), "in-play-only"),
    "spy-sees": (at("spy on seat 1", rulings={"spy-sees": "one-card"}), "whole-hand"),
}


@pytest.mark.parametrize("ruling", CASES)
def test_a_reading_that_pending_work_depends_on_is_refused_with_the_reason(ruling: str) -> None:
    state, option = CASES[ruling]
    with pytest.raises(RulingError, match=rf"ruling {ruling}: .*(reading|settled|just that|let it close)"):
        state.under({ruling: option})


def test_before_anything_is_drawn_the_question_is_asked_anew_under_the_other_reading() -> None:
    first = at()
    assert "none" not in {move.verb for move in first.legal_moves()}
    assert "none" in {move.verb for move in first.under({"draw-duty": "may"}).legal_moves()}
    by_card = first.under({"mix": "card-by-card"})
    assert (by_card.step, by_card.under({"mix": "first"}).step) == ("turn.draw", "turn.mix")
    assert by_card.under({"mix": "first"}) == first


def test_a_captured_card_of_the_attacking_continent_holds_that_battle_fast() -> None:
    state = FULL.state({"players": 2, "continents": [["asia"] * 2, ["asia"] * 2], "drawn": [2, 0]})
    state.play("attack asia of seat 1 from asia")
    for die in ("die 6", "die 1", "die 3", "die 4"):
        state.play(die)
    with pytest.raises(RulingError, match="that-battle: a card of the attacking continent is captured"):
        state.under({"that-battle": "this-roll"})


def test_a_coin_that_waits_holds_the_time_of_looking_fast() -> None:
    state = FULL.state(
        {
            "players": 2,
            "continents": [["asia", "asia", *["europe"] * 4], ["europe"] * 2],
            "drawn": [2, 0],
            "rulings": {"coin-check": "end-of-turn"},
        }
    )
    state.play(ATTACK)
    for die in ("die 6", "die 1", "die 5", "die 4"):
        state.play(die)
    with pytest.raises(RulingError, match="coin-check: a coin is waiting"):
        state.under({"coin-check": "each-card"})


def test_whose_troop_is_being_asked() -> None:
    state = FULL.state(
        {
            "players": 3,
            "continents": [["asia", "asia"], ["europe"], ["africa"]],
            "hands": [[], ["troop"], ["troop"]],
            "drawn": [2, 0],
        }
    )
    for move in (ATTACK, "troop for defender", "troop for defender", "die 6", "die 5", "die 1", "die 2"):
        state.play(move)
    assert state.step == "battle.whose"
    with pytest.raises(RulingError, match="whose-troop"):
        state.under({"whose-troop": "helpers-first"})


def test_free_cards_are_being_drawn() -> None:
    state = FULL.state(
        {"players": 2, "continents": [["asia"], []], "drawn": [2, 0], "rulings": {"no-continents": "two-free"}}
    )
    for move in ("yield", "card troop"):
        state.play(move)
    assert state.step == "turn.free"
    with pytest.raises(RulingError, match="no-continents"):
        state.under({"no-continents": "stays"})


def test_a_reading_under_which_somebody_would_have_won_is_refused() -> None:
    state = FULL.state(
        {"players": 2, "continents": [["asia"], ["europe"]], "coins": {"asia": 0}, "taken": [[0, "africa"]]}
    )
    with pytest.raises(RulingError, match="coins-counted: somebody has taken two coins"):
        state.under({"coins-counted": "taken"})


def test_a_match_that_is_over_can_be_judged_anew() -> None:
    state = FULL.state(
        {
            "players": 2,
            "continents": [["asia"] * 7, ["europe"]],
            "coins": {"africa": 0},
            "row": ["asia"],
        }
    )
    for move in ("mix two-continents", "take asia"):
        state.play(move)
    assert state.is_over
    assert state.under({"coins-counted": "taken"}).winners() == [0]


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
            assert other.legal_moves() or other.is_over or other.actor == -1
            universe = state.game.universe(state.players)[first::25]
            assert {m for m in universe if other.verdict(m).legal} <= set(other.legal_moves())


@pytest.mark.parametrize(("reading", "holder"), [("newest", 1), ("holder", 0)])
def test_whose_coin_it_is_when_two_have_cards_enough(reading: str, holder: int, tmp_path: Path) -> None:
    shipped = (FULL.folder / "cards.toml").read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(re.sub(r'(id = "europe".*?\ncards = )\d+', r"\g<1>12", shipped, flags=re.DOTALL), encoding="utf-8")
    five = ["europe"] * 5
    position = {"players": 2, "continents": [five, five[1:]], "coins": {"europe": 0}, "row": ["europe"], "to_move": 1}
    state = explorer.game("continents", cards=path).state({**position, "rulings": {"two-claimants": reading}})
    state.play("mix two-continents")
    state.play("take europe")
    assert state.view(explorer.PUBLIC).coin(state.deck.continents.index("europe")) == holder
    assert state.explain("coin:europe").facts["holder"] == state.rules.seats[holder]
