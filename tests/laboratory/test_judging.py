"""Judging a move, as users do it: fair to the mover, sure of no more than the worlds show, luck set apart."""

from __future__ import annotations

import re
from base64 import b64decode
from fractions import Fraction
from math import comb
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.naming import move_name
from explorer.laboratory import conducting
from explorer.laboratory.judging import Judgement
from explorer.laboratory.showing import brief
from explorer.matches.match import Match

USUAL: dict[str, Any] = {"players": "random", "n": 60, "workers": 1, "progress": False}


@pytest.fixture(scope="module")
def match() -> Match:
    found: Match = explorer.game("influence").match(["greedy:2", "random"], seed=5)
    return found


@pytest.fixture(scope="module")
def asked(match: Match) -> int:
    """The last node at which seat 0 had several moves to choose from."""
    nodes = [n for n in match.nodes if n.state.actor == 0 and len(n.state.legal_moves()) > 5]
    return nodes[-1].n


@pytest.fixture(scope="module")
def result(match: Match, asked: int) -> Judgement:
    found: Judgement = explorer.judge_move(match, at=asked, **USUAL)
    return found


def test_the_move_that_was_played_is_judged_beside_every_other(match: Match, asked: int, result: Judgement) -> None:
    node = match.nodes[asked]
    assert result.move == str(match.nodes[asked + 1].move)
    assert {c.move for c in result.candidates} == {m.text for m in node.state.legal_moves()}
    shares = [c.wins.value for c in result.candidates]
    assert shares == sorted(shares, reverse=True)
    assert (result.seat, result.done, match.node.n) == (0, 60, len(match.nodes) - 1)


def test_differences_to_the_best_are_paired_and_wider_for_all_pairs(result: Judgement) -> None:
    best = result.candidates[0]
    assert best.behind is None
    for candidate in result.candidates[1:]:
        assert candidate.behind is not None
        assert candidate.behind.value == candidate.wins.value - best.wins.value
        assert candidate.behind.level == result.level
    assert result.level == pytest.approx(1 - 0.05 / comb(len(result.candidates), 2))


def test_good_is_what_it_wins_more_than_the_best_other(result: Judgement) -> None:
    own = next(c for c in result.candidates if c.move == result.move)
    assert result.good is not None
    assert result.rival.move != result.move
    assert result.good.value == own.wins.value - result.rival.wins.value


def test_the_result_is_what_was_expected_and_luck(match: Match, result: Judgement) -> None:
    course = result.course
    assert course is not None
    won = match.state.winners()
    assert course.result == Fraction(0 in won, len(won))
    assert course.expected + course.cards.value + course.after == course.result
    assert course.luck == course.cards.value + course.after
    assert course.expected == next(c.wins.value for c in result.candidates if c.move == result.move)


def test_of_a_match_that_goes_on_nothing_is_told_that_its_mover_does_not_know(match: Match, asked: int) -> None:
    position = match.nodes[asked].state
    found = explorer.judge_move(position, position.legal_moves()[0], **USUAL)
    assert found.course is None
    assert not any(name.startswith("true") for name in found.tally.moments)
    world = position.view(0).sample_world(Random(1))
    assert explorer.judge_move(world, position.legal_moves()[0], **USUAL).tally == found.tally


def test_another_move_than_the_one_played_has_no_course(match: Match, asked: int, result: Judgement) -> None:
    other = explorer.judge_move(match, result.rival.move, at=asked, **USUAL)
    assert other.course is None
    assert other.move == result.rival.move


def test_a_sure_win_is_found_good() -> None:
    """The last card of a match decides: moves that win in every world are told from moves that never do."""
    game = explorer.game("influence")
    for seed in range(40):
        match = game.match(["random", "random"], seed=seed)
        last = next(n for n in reversed(match.nodes) if n.state.actor in (0, 1) and len(n.state.legal_moves()) > 1)
        found = explorer.judge_move(match, at=last.n, **USUAL)
        shares = [c.wins.value for c in found.candidates]
        if shares[0] - shares[-1] == 1:
            assert found.candidates[-1].behind is not None
            assert found.candidates[-1].behind.high < 0
            return
    pytest.fail("no match was decided by its last choice")


def test_two_workers_count_the_same(match: Match, asked: int, result: Judgement) -> None:
    assert explorer.judge_move(match, at=asked, **{**USUAL, "workers": 2}).tally == result.tally


def test_moves_can_be_named(match: Match, asked: int) -> None:
    state = match.nodes[asked].state
    two = [move.text for move in state.legal_moves()[:2]]
    found = explorer.judge_move(state, moves=two, **USUAL)
    assert {c.move for c in found.candidates} == set(two)
    assert found.move is None
    assert found.good is None
    alone = explorer.judge_move(state, two[0], moves=[two[0]], **USUAL)
    assert "was compared with no other move" in alone.text()
    with pytest.raises(explorer.LaboratoryError, match="one move only"):
        alone.plot()
    with pytest.raises(explorer.LaboratoryError, match="no other move"):
        _ = alone.rival


def test_a_move_that_the_rules_refuse_brings_the_verdict(match: Match, asked: int) -> None:
    state = match.nodes[asked].state
    legal = set(state.legal_moves())
    wrong = next(move for move in match.game.universe(2) if move not in legal)
    for how in ({"move": wrong}, {"moves": [wrong.text]}):
        with pytest.raises(explorer.IllegalMove) as refused:
            explorer.judge_move(state, **how, **USUAL)
        assert refused.value.verdict == state.verdict(wrong)
    with pytest.raises(explorer.NotationError):
        explorer.judge_move(state, "fly away", **USUAL)


@pytest.mark.parametrize(
    ("changed", "key", "said"),
    [
        ({"n": 0}, "n", "got 0"),
        ({"n": 100_001}, "n", "from 1 to 100,000"),
        ({"players": "human"}, "players[0]", "a person cannot be simulated"),
        ({"players": "search:1s"}, "players[0]", "plays by the clock"),
        ({"players": ["random"] * 3}, "players", "2 seats play here, got 3"),
        ({"players": None}, "players", "got None"),
        ({"moves": "place"}, "moves", "expected a list of moves"),
        ({"moves": []}, "moves", "expected at least one move; leave it out"),
        ({"seed": None}, "seed", "got None"),
        ({"workers": 0}, "workers", "got 0"),
        ({"at": 3}, "at", "a position has no nodes"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    match: Match, asked: int, changed: dict[str, Any], key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "run", None)
    with pytest.raises(explorer.LaboratoryError, match=re.escape(said)) as refused:
        explorer.judge_move(match.nodes[asked].state, **{**USUAL, **changed})
    assert refused.value.key == key


def test_where_nobody_is_asked_there_is_nothing_to_judge(match: Match) -> None:
    with pytest.raises(explorer.LaboratoryError, match=r"the match is over here; go back to a move"):
        explorer.judge_move(match, **USUAL)
    with pytest.raises(explorer.LaboratoryError, match=r"chance is asked here"):
        explorer.judge_move(match, at=0, **USUAL)
    with pytest.raises(explorer.LaboratoryError, match=r"expected a match, a position or an explorer, got 'influence'"):
        explorer.judge_move("influence", **USUAL)  # type: ignore[arg-type]
    with pytest.raises(explorer.LaboratoryError, match="the match is over here"):
        explorer.judge_move(SimpleNamespace(match=match), **USUAL)  # type: ignore[arg-type]
    with pytest.raises(explorer.MatchError):
        explorer.judge_move(match, at=10_000, **USUAL)


def test_too_many_moves_are_refused_with_how_many_would_do(
    match: Match, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("explorer.laboratory.judging.MOST_FUTURES", 300)
        with pytest.raises(explorer.LaboratoryError, match=r"moves in 100 worlds are too many; at most \d\d worlds"):
            explorer.judge_move(match, at=asked, **{**USUAL, "n": 100})
    monkeypatch.setattr("explorer.laboratory.judging.MOST_CANDIDATES", 2)
    with pytest.raises(explorer.LaboratoryError, match=r"moves are legal here; give at most 2 to compare"):
        explorer.judge_move(match, at=asked, **USUAL)


def test_an_interruption_keeps_whole_worlds(match: Match, asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    run = conducting.run

    def interrupt(experiment: Any, chunks: Any, *rest: Any) -> None:
        run(experiment, [(0, 7)], *rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(conducting, "run", interrupt)
    part = explorer.judge_move(match, at=asked, **USUAL)
    assert (part.stopped, part.done, part.candidates[0].wins.n) == ("interrupted", 7, 7)
    assert "7 of 60 worlds" in repr(part)
    none = Judgement(part.recipe, (), part.recipe.tally(), "interrupted", part.move, part.result)
    assert "nothing to count" in none.text()
    assert none.course is None
    with pytest.raises(explorer.LaboratoryError, match="no world was played on"):
        _ = none.candidates


@pytest.mark.parametrize("language", ["en", "ar"])
def test_words_table_and_picture_hold_the_same_numbers(result: Judgement, language: str) -> None:
    shown = result.shown(language)._repr_mimebundle_()
    assert shown["text/plain"] == result.text(language)
    for candidate in result.candidates:
        for text in (shown["text/plain"], shown["text/html"]):
            assert move_name(result.game.parse(candidate.move), result.game.words(language)) in text
            assert brief(candidate.wins, result.game.words(language)) in text
    plot = result.plot(language)
    html = plot._repr_mimebundle_()["text/html"]
    (coded,) = re.findall(r'<img alt="[^"]{20,}" src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert ElementTree.fromstring(b64decode(coded)).tag.endswith("svg")
    assert len(plot.series.numbers) == len(result.candidates) - 1


def test_where_nobody_is_asked_the_nearest_nodes_are_named(match: Match) -> None:
    asked = [n for n in match.nodes if n.state.actor in (0, 1) and len(n.state.legal_moves()) > 1]
    with pytest.raises(explorer.LaboratoryError) as refused:
        explorer.judge_move(match, at=0, **USUAL)
    first = asked[0]
    assert f"this is node 0, and seats can choose at nodes {first.n} (seat {first.state.actor}: " in str(refused.value)
    assert f"): judge_move(match, at={first.n})" in str(refused.value)
    assert str(refused.value).count("(seat ") == 6
    with pytest.raises(explorer.LaboratoryError, match=rf"judge_move\(match, at={asked[-1].n}\)"):
        explorer.judge_move(match, **USUAL)


def test_no_moves_to_compare_are_refused_even_with_one_to_judge(match: Match, asked: int) -> None:
    with pytest.raises(explorer.LaboratoryError, match="moves: expected at least one move"):
        explorer.judge_move(match, at=asked, moves=[], **USUAL)


def test_of_one_world_it_is_said_that_it_is_too_few(match: Match, asked: int) -> None:
    for language in ("en", "ar"):
        said = explorer.judge_move(match, at=asked, **{**USUAL, "n": 1}).text(language)
        assert "∞" not in said
    said = explorer.judge_move(match, at=asked, **{**USUAL, "n": 1}).text()
    assert "percentage points (too few to tell how sure)" in said
    assert "wins less" not in said


def test_the_best_of_some_moves_is_called_so(match: Match, asked: int) -> None:
    state = match.nodes[asked].state
    some = [move.text for move in state.legal_moves()[:3]]
    found = explorer.judge_move(state, some[0], moves=some, **USUAL)
    assert "the best of the 3 moves compared" in found.text()
    assert f"Only 3 of the {len(state.legal_moves())} legal moves were compared" in found.text()
    assert "the best of the 3 moves compared" in found.html()


def test_moves_not_told_apart_are_said_with_how_many_worlds_would(match: Match) -> None:
    """What is said is never fewer worlds than there were; and of a part that may be nothing nothing is claimed."""
    needs = unsure = 0
    for node in [n for n in match.nodes if n.state.actor in (0, 1)][:4]:
        moves = [move.text for move in node.state.legal_moves()[:3]]
        found = explorer.judge_move(match, at=node.n, moves=moves, **USUAL)
        if found.needed is not None and found.good is not None and found.good.low <= 0 <= found.good.high:
            needs += 1
            assert found.needed > found.done
            assert f"about {found.needed:,} worlds would tell these two moves apart" in found.text()
        course = found.course
        assert course is not None
        if course.cards.low <= 0 <= course.cards.high:
            unsure += 1
            assert "which may be nothing" in found.text()
        assert "the mover too" in found.text()
        assert "lucky" not in found.text()
    assert needs
    assert unsure


def test_where_one_move_only_is_legal_there_is_nothing_to_judge_and_no_time_is_spent() -> None:
    game = explorer.game("continents")
    match = game.match(["random", "random"], seed=3)
    forced = next(n for n in match.nodes if n.state.actor in (0, 1) and len(n.state.legal_moves()) == 1)
    said = rf"'{forced.state.legal_moves()[0]}' is the only legal move here, so there is nothing to.*can choose at"
    with pytest.raises(explorer.LaboratoryError, match=said):
        explorer.judge_move(match, at=forced.n, **{**USUAL, "n": 100_000})


def test_moves_are_called_in_the_readers_language(result: Judgement) -> None:
    assert "place " not in result.text("ar")
    assert result.candidates[0].move in result.html("ar")  # in the table beside what it is called
