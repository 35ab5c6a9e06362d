"""Who is to predict is not told the answer by the board: not in a walkthrough, not in a puzzle, not in the explorer."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.core.state import ALL, State
from explorer.drawing.boards import board_for
from explorer.teaching.puzzles import Puzzle
from explorer.teaching.walkthrough import Walkthrough

GIVEN_AWAY = "Block never stops Pierce"


def pierced() -> State:
    state = find_game("hundred").state({"players": 2, "hands": [["pierce"], ["block"]], "drawn": True})
    state.play("pierce seat 1")
    return state


def test_a_view_tells_what_an_answer_would_bring_unless_somebody_is_to_predict_it() -> None:
    view, board = pierced().view(ALL), board_for(find_game("hundred"))
    assert board is not None
    assert GIVEN_AWAY in board.svg(view)
    assert GIVEN_AWAY in view.describe()
    view.predicts = True
    assert GIVEN_AWAY not in board.svg(view)
    assert GIVEN_AWAY not in view.describe()
    assert "On the table" in board.svg(view)


@pytest.mark.parametrize("scene", ["3-answers", "4-pierce", "5-chain"])
def test_no_board_of_a_walkthrough_answers_its_questions(scene: str) -> None:
    model = Walkthrough(f"hundred/lesson-{scene}")
    board = board_for(find_game("hundred"))
    assert board is not None
    while True:
        told = board.svg(model.view) + model.view.describe()
        assert "would bring" not in told
        assert GIVEN_AWAY not in told
        if not model.forward():
            return


def test_nor_does_that_of_a_puzzle() -> None:
    assert "would bring" not in str(Puzzle("hundred/lesson-puzzle-4-mirror").shown())


def test_nor_the_explorers_while_a_pupil_predicts_first() -> None:
    shown = explorer.explore(pierced(), seat=1)
    assert GIVEN_AWAY in shown.session.view.describe()
    shown.do("predict", on=True)
    assert GIVEN_AWAY not in shown.session.view.describe()


def test_what_a_seat_would_pay_is_not_told_while_the_match_goes_on_but_once_it_is_over() -> None:
    model, board = Walkthrough("hundred/lesson-1-aim"), board_for(find_game("hundred"))
    assert board is not None
    assert "would pay" in board.svg(model.state.view(ALL)) + model.state.view(ALL).describe()
    while not model.is_done:
        told = board.svg(model.view) + model.view.describe()
        assert "would pay" not in told
        assert ("pays nothing" in told) == model.view.is_over
        model.forward()
    assert "pays 21 points" in model.view.describe()
    assert "pays 21 points" in board.svg(model.view)
