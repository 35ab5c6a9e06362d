"""The laboratory on `continents`: long matches without points of their own, readings, receipts, judged moves."""

from __future__ import annotations

from pathlib import Path

import pytest

import explorer
from explorer.core.naming import move_name
from explorer.laboratory import playout
from explorer.laboratory.errors import LaboratoryError

HERE = {"workers": 1, "progress": False}
GAME = explorer.game("continents")


def test_simulated_matches_can_be_repeated_from_their_receipt() -> None:
    result = explorer.simulate("continents", ["greedy:2", "random", "random"], 4, seed=3, **HERE)
    assert explorer.rerun(result.receipt, **HERE).tally == result.tally
    assert result.match(2).is_over
    assert sum(float(number) for number in result.win_shares) == pytest.approx(1)


def test_what_points_are_is_said_where_the_rulebook_counts_none() -> None:
    result = explorer.simulate("continents", ["random", "random"], 2, **HERE)
    for language, said in (("en", "The rulebook counts no points. Here a coin held is 100"), ("fa", "هر سکه")):
        assert said in result.text(language)
        assert said in result.html(language)
    usual = explorer.simulate("influence", ["random", "random"], 2, **HERE)
    assert "counts no points" not in usual.text()


def test_readings_are_compared_on_the_same_luck_and_the_default_is_left_out() -> None:
    compared = explorer.compare_rulings("continents", "coin-check", "random", 3, seats=[2, 3], seed=1, **HERE)
    options = GAME.rulebook.rulings["coin-check"].options
    assert len(compared.comparisons) == 2 * (len(options) - 1)
    for language in ("en", "fa"):
        assert "coin-check = end-of-turn" in compared.text(language)
    assert "The rulebook counts no points." in compared.text()


def test_a_match_without_a_limit_that_does_not_end_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_MOVES", 60)
    with pytest.raises(LaboratoryError, match=r"match 0, seed '7/0'.*not over after 60 moves"):
        explorer.simulate("continents", ["random", "random"], 3, rulings={"endless": "never"}, seed=7, **HERE)


def test_programs_that_look_ahead_play_on_where_no_match_has_to_end() -> None:
    tiny = explorer.game("continents", cards=Path(__file__).parents[1] / "rules" / "continents" / "decks" / "tiny.toml")
    state = tiny.start(2, 5, {"endless": "never"})
    hint = state.view(state.actor).hint(iterations=30, worlds=20)
    assert hint.move in state.legal_moves()


def test_a_tournament_tells_a_search_from_random_play() -> None:
    found = explorer.tournament("continents", ["random", "search:20"], seats=2, n=4, seed=1, **HERE)
    assert float(found.meeting("search:20", "random").share) > 0.5


def test_a_move_is_judged_in_both_languages() -> None:
    match = GAME.match(["greedy:2", "random"], seed=9)
    line = match.timeline.branches[match.branch_name].line()
    node = [n for n in line if n.state.actor in (0, 1) and len(n.state.legal_moves()) > 2][-2]
    judged = explorer.judge_move(match, at=node.n, players="random", n=6, **HERE)
    assert len(judged.candidates) == len(node.state.legal_moves())
    assert judged.course is not None
    assert judged.course.result == judged.course.expected + judged.course.cards.value + judged.course.after
    assert "The rulebook counts no points." in judged.text()
    best = GAME.parse(judged.candidates[0].move)
    assert move_name(best, GAME.words("fa")) in judged.text("fa")
    assert judged.html("fa").startswith("<")
