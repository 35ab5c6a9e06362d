"""When an undo is fair among people: the four conditions."""

from __future__ import annotations

from typing import Any

import explorer
from explorer.matches.fairness import judge_undo

GAME = explorer.game("influence")
START: dict[str, Any] = {
    "players": 2,
    "zones": ["harbour", "oasis", "mine", "coast", "village"],
    "hands": [["radar", "blue 7"], []],
    "placed": {"harbour": [["green 1"], ["orange 3", "orange 5"]]},
    "to_move": 0,
}


def radar(match: Any) -> Any:
    return next(move for move in match.state.legal_moves() if move.verb == "radar")


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert GAME.match(seed=1).fair_undo_allowed() == (False, "nothing-to-undo")


def test_not_across_another_players_action() -> None:
    match = GAME.match(players=["human", "random"], seed=1)
    match.play(match.state.legal_moves()[0])
    assert match.fair_undo_allowed() == (False, "other-player-acted")


def test_not_when_it_changes_whose_turn_it_is() -> None:
    match = GAME.match(seed=1)
    match.play(match.state.legal_moves()[0])
    assert match.fair_undo_allowed() == (False, "turn-changed")


def test_a_pick_not_yet_finished_may_be_taken_back() -> None:
    match = GAME.match(start=START, rulings={"radar-pick": "viewer-picks"})
    match.play(radar(match))
    assert match.fair_undo_allowed() == (True, "")


def test_placing_a_card_of_the_own_hand_reveals_nothing() -> None:
    match = GAME.match(start=START)
    match.play("place blue 7 @ mine")
    assert match.actor == 0
    assert match.fair_undo_allowed() == (True, "")


def test_not_past_private_information_that_was_revealed() -> None:
    match = GAME.match(start=START, rulings={"radar-pick": "viewer-picks"})
    match.play(radar(match))
    match.play("show card 2")
    assert match.actor == 0
    assert match.fair_undo_allowed() == (False, "private-revealed")


def test_looking_once_more_at_a_card_that_is_known_reveals_nothing() -> None:
    seen = [{"zone": "harbour", "owner": 1, "card": 2, "by": 0}]
    match = GAME.match(start={**START, "seen": seen}, rulings={"radar-pick": "viewer-picks"}, auto=False)
    match.play(radar(match))
    shows = [move for move in match.state.legal_moves() if move.text == "show card 2"]
    if shows:
        match.play(shows[0])
        assert match.fair_undo_allowed() == (True, "")


def test_not_past_a_visible_random_event() -> None:
    seen = [{"zone": "harbour", "owner": 1, "card": i, "by": 0} for i in (1, 2)]
    match = GAME.match(start={**START, "seen": seen}, chance="ask")
    match.play(radar(match))
    assert match.fair_undo_allowed() == (True, "")
    match.play("show card 1")
    assert match.fair_undo_allowed() == (False, "random-event")


def test_not_past_a_random_event_that_came_with_the_own_move() -> None:
    seen = [{"zone": "harbour", "owner": 1, "card": 1, "by": 0}]
    match = GAME.match(start={**START, "placed": {"harbour": [[], ["orange 3"]]}, "seen": seen})
    match.play(radar(match))
    assert match.actor == 0
    assert match.fair_undo_allowed() == (False, "random-event")


def test_the_study_undo_takes_back_what_the_fair_one_would_not() -> None:
    match = GAME.match(seed=1)
    digest = match.state.digest()
    match.play(match.state.legal_moves()[0])
    assert not judge_undo(match.timeline).allowed
    match.undo()
    assert match.state.digest() == digest
