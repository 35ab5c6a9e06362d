"""Readings can be switched in the middle of a match, but for those that pending work depends on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.core.errors import RulingError
from explorer.matches.scenes import load_scene, scene_names
from explorer.rules.hundred.switching import IN_TURN, ON_THE_TABLE
from tests.rules.hundred.random_play import FULL, positions


def at(*moves: str, rulings: dict[str, str] | None = None, **facts: Any) -> Any:
    """A position with a few cards, and moves played on it."""
    hands = [["freeze", "5", "mirror"], ["mirror", "7"], []]
    state = FULL.state({"players": 3, "hands": hands, "rulings": rulings or {}, **facts})
    for move in moves:
        state.play(move)
    return state


def other_reading(key: str) -> str:
    ruling = FULL.rulebook.rulings[key]
    return next(option.id for option in ruling.options.values() if option.id != ruling.default and not option.secret)


@pytest.mark.parametrize("key", ON_THE_TABLE)
def test_a_reading_about_cards_on_the_table_waits_until_there_are_none(key: str) -> None:
    state = at("freeze seat 1", drawn=True)
    with pytest.raises(RulingError, match=rf"ruling {key}: a card is on the table"):
        state.under({key: other_reading(key)})
    state.play("accept")
    assert state.under({key: other_reading(key)}).rules.rulings[key] == other_reading(key)


@pytest.mark.parametrize("key", IN_TURN)
def test_a_reading_about_the_turn_waits_until_the_next(key: str) -> None:
    state = at(drawn=True)
    with pytest.raises(RulingError, match=rf"ruling {key}: the turn has begun"):
        state.under({key: other_reading(key)})
    state = at()
    assert state.under({key: other_reading(key)}).rules.rulings[key] == other_reading(key)


CASES: list[tuple[Any, str, str]] = [
    (FULL.opening(2), "starter", "the round is being set up"),
    (at("skip", rulings={"all-skip": "burns"}), "all-skip", "a card is about to burn"),
    (at(skipped=3, rulings={"all-skip": "burns"}), "all-skip", "by this reading the round would be over already"),
    (at(frozen=[0, 0, 4], rulings={"freeze-again": "add"}), "freeze-again", "a seat is frozen for longer"),
    (at(last_turn_of=0, pile=[]), "last-by-pierce", "the last card has been drawn"),
    (at(top=["20"], rulings={"hunt-return": "top"}), "hunt-return", "a hunted card lies in the pile"),
    (at(set=[["block"], [], []]), "set-cards", "cards have been set under this reading"),
    (at(round=2, rulings={"rounds": "several"}), "rounds", "a round has been counted"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "key", "why"), CASES, ids=range(len(CASES)))
def test_a_reading_that_pending_work_depends_on_is_refused_with_the_reason(state: Any, key: str, why: str) -> None:
    now = state.rules.rulings[key]
    options = FULL.rulebook.rulings[key].options.values()
    with pytest.raises(RulingError, match=rf"ruling {key}: {why}"):
        state.under({key: next(option.id for option in options if option.id != now and not option.secret)})


@pytest.mark.parametrize(("key", "option"), [("set-cards", "hand-magic"), ("force-chooses", "user")])
def test_a_reading_that_needs_a_secret_is_listed_and_refused(key: str, option: str) -> None:
    assert FULL.rulebook.rulings[key].options[option].secret
    with pytest.raises(RulingError, match="would need another seat's secret"):
        FULL.rules(2, {key: option})


@given(positions(), st.integers(0, 24))
def test_every_reading_is_switched_or_refused_and_play_goes_on(state: Any, first: int) -> None:
    for key, ruling in FULL.rulebook.rulings.items():
        for option in ruling.options.values():
            if option.secret or option.id == state.rules.rulings[key]:
                continue
            try:
                other = state.under({key: option.id})
            except RulingError:
                continue
            assert other.legal_moves() or other.is_over
            universe = state.game.universe(state.players)[first::25]
            assert {m for m in universe if other.verdict(m).legal} <= set(other.legal_moves())


def test_every_reading_is_shown_by_a_scene() -> None:
    shown = {item for name in scene_names("hundred") for item in load_scene(name).rulings.items()}
    for key, ruling in FULL.rulebook.rulings.items():
        for option in ruling.options.values():
            assert option.secret or option.id == ruling.default or (key, option.id) in shown, (key, option.id)
