"""The table in plain words: what can be attacked, told from the guards that an attack must pass."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import explorer
from tests.rules.continents.random_play import FULL, positions, viewers

TABLE = {
    "players": 3,
    "continents": [["africa", "asia"], ["australia", "europe"], ["europe"]],
    "drawn": [2, 0],
}


def named(found: dict[int, dict[int, tuple[int, ...]]]) -> dict[str, dict[str, tuple[int, ...]]]:
    names = FULL.deck.continents
    return {names[c]: {names[t]: seats for t, seats in whose.items()} for c, whose in found.items()}


def test_what_can_be_attacked_is_what_links_reach_and_others_hold() -> None:
    view = FULL.state(TABLE).view(0)
    assert named(view.attacks()) == {"asia": {"europe": (1, 2), "australia": (1,)}, "africa": {"europe": (1, 2)}}
    assert FULL.state(TABLE).view(explorer.PUBLIC).attacks() == view.attacks()


@given(positions())
def test_at_the_choice_to_attack_it_is_just_the_legal_attacks(state: Any) -> None:
    if state.step != "turn.act":
        return
    legal = {move.args for move in state.legal_moves() if move.verb == "attack"}
    told = state.view(state.actor).attacks()
    assert {(t, seat, c) for c, whose in told.items() for t, seats in whose.items() for seat in seats} == legal


@given(positions())
def test_nothing_can_be_attacked_in_a_battle_or_when_all_is_over(state: Any) -> None:
    for seat in viewers(state):
        if state.battle is not None or state.is_over or not state.turn:
            assert state.view(seat).attacks() == {}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "In its own turn Seat 0 can attack:",
                "  from Asia: Europe (Seat 1 and Seat 2), Australia (Seat 1)",
                "  from Africa: Europe (Seat 1 and Seat 2)",
            ],
        ),
        (
            "fa",
            [
                "صندلی 0 در نوبتِ خودش می‌تواند حمله کند:",
                "  از آسیا به: \u200fاروپا (صندلی 1 و صندلی 2)، استرالیا (صندلی 1)",
                "  از آفریقا به: اروپا (صندلی 1 و صندلی 2)",
            ],
        ),
    ],
)
def test_it_stands_in_the_words_of_the_table(language: str, lines: list[str]) -> None:
    told = FULL.state(TABLE).view(0).describe(language)
    told = "".join(c for c in told if c not in "\u2068\u2069")
    assert told.splitlines()[-3:] == lines


def test_who_has_nothing_to_attack_is_told_so_and_a_war_takes_its_place() -> None:
    state = FULL.state({**TABLE, "continents": [["africa"], ["australia"], []]})
    assert state.view(0).describe().splitlines()[-1] == "Seat 0 has nothing to attack."
    state = FULL.state(TABLE)
    state.play("attack europe of seat 1 from africa")
    assert "War: Seat 0 from Africa against Europe of Seat 1" in state.view(2).describe()
    assert "can attack" not in state.view(2).describe()
