"""Which moves win in this turn is found by playing on, against every answer; nothing is typed."""

from __future__ import annotations

import re
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.moves import Move
from explorer.core.registry import find_game
from explorer.core.state import CHANCE, State
from explorer.drawing.text import safe
from explorer.matches.staging import run_scene
from explorer.teaching import puzzles
from explorer.teaching.puzzles import Puzzle, fates

NINETY = ["25", "20", "20", "15", "10"]


def at_the_end(hands: list[list[str]], score: list[list[str]], **more: Any) -> State:
    position = {"players": len(hands), "hands": hands, "score": score, "pile": [], "last_turn_of": 0, "drawn": True}
    return find_game("hundred").state(position | more)


def winning(state: State, alone: bool = False) -> set[str]:
    return {fate.move.text for fate in fates(state, alone) if fate.wins}


def test_a_shared_win_counts_unless_it_must_be_won_alone() -> None:
    state = at_the_end([["9", "11"], []], [NINETY, ["20", "20", "20", "15", "15", "8", "1"]])
    assert [state.points(seat) for seat in (0, 1)] == [90, 99]
    assert winning(state) == {"play 9", "play 11"}
    assert winning(state, alone=True) == set()


def test_a_move_that_can_be_answered_does_not_win() -> None:
    for hand, wins in ((["9"], True), (["heal"], False), (["mirror"], False), (["block"], False)):
        state = at_the_end([["pass", "15"], hand], [NINETY, ["20", "20", "15", "15", "14", "12"]], used=[1, 0])
        assert ("pass 15 to seat 1" in winning(state)) == wins, hand


def test_the_answers_of_others_are_the_line_that_prevents_it() -> None:
    state = at_the_end([["pass", "15"], ["heal"]], [NINETY, ["20", "20", "15", "15", "14", "12"]], used=[1, 0])
    fate = next(fate for fate in fates(state) if fate.move.text == "pass 15 to seat 1")
    assert [move.text for move in fate.line] == ["heal from hand"]
    assert fate.end.winners() == [1]
    assert fate.text() == str(fate.end.explain("winner").sentence("en"))


def test_the_last_card_is_drawn_and_played_but_with_two_left_the_match_goes_on() -> None:
    score = [NINETY, ["20", "20", "15", "15", "14", "12"]]
    for pile, wins in ((["9"], {"draw"}), (["9", "5"], set())):
        state = find_game("hundred").state({"players": 2, "hands": [[], []], "score": score, "pile": pile})
        assert winning(state, alone=True) == wins


def test_nobody_wins_by_a_turn_that_does_not_end_the_match() -> None:
    state = find_game("hundred").state({"players": 2, "hands": [["5"], []], "score": [NINETY, []], "skipped": 0})
    found = fates(state)
    assert not any(fate.wins for fate in found)
    assert all(not fate.end.is_over for fate in found)
    assert "goes on" in found[0].text()


def test_where_the_others_have_skipped_a_skip_wins() -> None:
    state = find_game("hundred").state({"players": 2, "hands": [["5"], []], "score": [NINETY, []], "skipped": 1})
    assert winning(state) == {"skip"}


def test_only_a_seat_that_is_asked_has_a_puzzle_and_it_must_not_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    state = find_game("hundred").state({"players": 2, "hands": [["5"], []], "score": [NINETY, []]})
    drawing = state.copy()
    drawing.apply(next(move for move in state.legal_moves() if move.text == "draw"))
    with pytest.raises(ExplorerError, match="a seat is asked"):
        fates(drawing)
    monkeypatch.setattr(puzzles, "MOST", 3)
    with pytest.raises(ExplorerError, match="more than 3 positions"):
        fates(state)


def test_a_position_is_left_as_it_was() -> None:
    puzzle = Puzzle("hundred/lesson-puzzle-4-mirror")
    before = puzzle.state.to_dict()
    assert puzzle.solutions
    assert puzzle.state.to_dict() == before


def test_a_puzzle_has_three_steps() -> None:
    with pytest.raises(ExplorerError, match="three steps: task, hint, solution"):
        Puzzle("hundred/lesson-1-aim")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_puzzle_keeps_hint_and_solution_folded_and_tells_what_comes_of_every_move(language: str) -> None:
    puzzle = Puzzle("hundred/lesson-puzzle-3-who-answers")
    html = str(puzzle.shown(language))
    task, rest = html.split("<details", 1)
    assert puzzle.task(language) in task
    assert puzzle.hint(language) not in task
    folded = html.split(explorer.game("hundred").words(language).say("teach-solution"))[1]
    assert (folded.count("✓"), folded.count("✗")) == (1, len(puzzle.state.legal_moves()) - 1)
    assert f'lang="{language}"' in html
    assert puzzle.hint(language) in rest


@pytest.mark.parametrize("language", ["en", "vi"])
def test_a_puzzle_shows_what_the_cards_say_that_are_held_or_in_play(language: str) -> None:
    puzzle = Puzzle("smashup/lesson-puzzle-3-rampage", alone=True)
    game, shown = puzzle.scene.game, str(puzzle.shown(language))
    open_ = shown.split("What the cards say" if language == "en" else "Các lá bài ghi gì")[1].split("<details")[0]
    written = puzzle.state.to_dict()
    cards = {*written["hands"][0], *(minion["card"] for minion in written["minions"])}
    assert len(cards) == 7
    texts = [safe(game.clause(re.sub(r"-\d+$", "", card)).text[language]) for card in cards]
    assert all(text in open_ for text in texts)
    assert open_.count("<li") == len(cards)


def test_where_not_every_card_has_a_clause_of_its_own_no_list_stands_there() -> None:
    assert "What the cards say" not in str(Puzzle("hundred/lesson-puzzle-6-pierce").shown())


def test_the_scene_plays_a_solution() -> None:
    puzzle = Puzzle("hundred/lesson-puzzle-6-pierce")
    assert puzzle.told.moves[0] in puzzle.solutions
    assert run_scene(puzzle.scene)[-1].state.winners() == [0]


def won_within(state: State, most: int, seat: int = 0, turn: int = 1) -> bool:
    """Tell whether a seat can win within so many moves, against every answer: another way to the same."""
    if state.is_over:
        return state.winners() == [seat]
    if most == 0 or state.turn != turn:
        return False
    moves = [move for move, _ in state.chance_moves()] if state.actor == CHANCE else state.legal_moves()
    after = (won_within(played(state, move), most - 1, seat, turn) for move in moves)
    return any(after) if state.actor == seat else all(after)


def played(state: State, move: Move) -> State:
    after = state.copy()
    after.apply(move)
    return after


@pytest.mark.parametrize("name", ["1-which-base", "4-first-mate", "6-full-sail"])
def test_the_line_that_shows_a_win_is_the_shortest(name: str) -> None:
    puzzle = Puzzle(f"smashup/lesson-puzzle-{name}", alone=True)
    seat, turn = puzzle.state.actor, puzzle.state.turn
    for fate in (fate for fate in puzzle.fates if fate.wins):
        state = played(puzzle.state, fate.move)
        assert won_within(state, len(fate.line), seat, turn)
        assert not won_within(state, len(fate.line) - 1, seat, turn), fate.line
