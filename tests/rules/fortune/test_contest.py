"""A contest for a group: a frame on the stack that can be copied, saved, taken back and branched in the middle."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import explorer
from explorer.core.errors import IllegalMove, NotationError
from tests.rules.fortune.random_play import EXPERT, FULL

CARS = [["land", "land"], ["car", "car"]]


def table(**changes: Any) -> Any:
    """Seat 0 can attack the cars of seat 1, who can answer."""
    return FULL.state(
        {
            "players": 2,
            "hands": [["car", "car", "gold"], ["car", "silver", "silver"]],
            "fortunes": [[["phone", "phone"]], CARS],
            "discard": ["boat"],
            **changes,
        }
    )


def test_the_contest_is_work_on_top_of_the_turn() -> None:
    state = table()
    state.play("steal from seat 1 with car")
    frames = [frame.to_dict(state.rules) for frame in state.stack]
    assert frames == [
        {"step": "turn.acted", "seat": 0, "move": "steal from seat 1 with car"},
        {"step": "duel.answer", "seat": 1},
    ]
    state.play("give up")
    assert len(state.stack) == 1


LADDER = ("steal from seat 1 with car", "answer silver", "answer car", "answer car")


@pytest.mark.parametrize("rungs", range(1, len(LADDER) + 1))
def test_in_the_middle_it_copies_saves_and_goes_on(rungs: int) -> None:
    state = table()
    for move in LADDER[:rungs]:
        state.play(move)
    again = FULL.state(json.loads(json.dumps(state.to_dict())))
    for other in (state.copy(), copy.deepcopy(state), again):
        assert other == state
        assert other.view(1).duel == state.view(1).duel
        other.play("give up")
        kept = rungs % 2 == 0
        assert other.fortunes[1][-1].good == (8 if kept else 9)
        assert state.duel is not None


def test_a_contest_can_be_written_down_without_a_stack() -> None:
    written = table(
        hands=[["car", "gold"], ["silver"]],
        duel={"attacker": 0, "defender": 1, "plays": [["car"], ["car"], ["silver"]]},
    )
    assert (written.step, written.actor) == ("duel.answer", 1)
    assert [play.seat for play in written.duel.plays] == [0, 1, 0]


def test_undo_and_branches_in_the_middle_of_a_contest() -> None:
    match = FULL.match(players=["human", "human"], start=table(), seed=1)
    for move in LADDER[:3]:
        match.play(move)
    before = match.state.digest()
    match.play("give up")
    assert match.state.duel is None
    match.undo()
    assert match.state.digest() == before
    match.branch("he answers")
    match.play("answer car")
    assert match.state.view(0).duel.due == 0
    assert len(match.state.view(0).duel.rungs) == 4


def test_whoever_is_not_due_cannot_answer() -> None:
    state = table()
    state.play("steal from seat 1 with car")
    before = state.digest()
    with pytest.raises(IllegalMove) as refused:
        state.play("answer car", 0)
    reason = refused.value.verdict.reasons[0]
    assert reason.text() == (
        "In this contest Seat 1 is the one to answer, not Seat 0 (003, line 36). "
        "Wait: Seat 1 answers or gives up, and then it may be for Seat 0."
    )
    assert state.digest() == before


def test_being_asked_tells_nothing_of_the_hand() -> None:
    """A seat with cards is asked whether or not it holds an answer; giving up is always offered."""
    for hand in (["car", "oud"], ["boat", "oud"]):
        state = table(hands=[["car"], hand])
        state.play("steal from seat 1 with car")
        assert (state.actor, state.step) == (1, "duel.answer")
        assert state.question.declinable
        assert str(state.legal_moves()[-1]) == "give up"


def test_the_cards_of_a_contest_all_go_to_its_winner() -> None:
    state = table()
    for move in (*LADDER, "answer gold", "answer silver"):
        state.play(move)
    events = state.play("give up") if state.actor == 0 else []
    assert not events, "seat 0 has no card left, so it is not asked"
    assert state.fortunes[1][-1].cards(FULL.deck.silver) == (11, 10, 10, 8, 8, 8, 8, 8)
    assert state.attacks == () or state.attacks[0].won is False


def test_a_gold_against_a_gold_and_what_each_reading_asks_for() -> None:
    plays = [["gold"], ["gold"]]
    for option, demand in (("settles", 1), ("doubles-again", 2)):
        state = table(
            hands=[["car"], ["silver"]],
            duel={"attacker": 0, "defender": 1, "plays": plays},
            rulings={"expert-gold": "on", "gold-vs-gold": option},
        )
        assert state.duel.demand == demand
        assert state.duel.due == 0


def test_after_any_legal_answer_the_demand_is_one_or_a_gold_has_just_been_laid() -> None:
    state = table(hands=[["gold", "car", "car"], ["gold", "silver", "car"]], rulings=EXPERT)
    state.play("steal from seat 1 with gold")
    for move in list(state.legal_moves()):
        other = state.copy()
        other.play(move)
        if other.duel is not None:
            assert other.duel.demand == 1, move


def test_everybody_is_told_the_same_of_a_contest() -> None:
    state = table()
    for move in LADDER:
        events = state.play(move)
        for seat in (0, 1, explorer.PUBLIC):
            assert state.view(seat).events == tuple(events)


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("build car + boat", "build boat + car"), ("build gold + silver", "build silver + gold"),
        ("build gold + car", "build car + gold"), ("build car+gold", "build car + gold"),
        ("build gold + car + car", "build car + car + gold"), ("answer silver + car", "answer car + silver"),
        ("Build oud perfume + oud perfume", "build oud + oud"),
    ],
)  # fmt: skip
def test_cards_are_written_in_any_order_and_by_their_names(written: str, move: str) -> None:
    assert table().verdict(written).move.text == move
    assert FULL.parse(written).text == move


def test_a_card_that_is_none_is_refused_as_it_was_written() -> None:
    with pytest.raises(NotationError, match="car \\+ camel"):
        FULL.parse("build car + camel")


def test_a_group_that_is_fought_over_is_not_at_stake_as_things_stand_but_its_contest_is():
    state = FULL.state(
        {
            "players": 2,
            "hands": [["car", "boat"], ["car", "silver", "phone"]],
            "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
            "to_move": 0,
        }
    )
    assert "group:top-1" in state.stakes()
    state.play("steal from seat 1 with car")
    assert state.stakes() == ["winner", "group:top-0"]
    assert "raid:1" in state.prospects()
