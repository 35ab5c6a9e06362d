"""Tournaments, as users hold them: fair, the same wherever they are played, no more sure than they can be."""

from __future__ import annotations

import re
from base64 import b64decode
from typing import Any
from xml.etree import ElementTree

import pytest

import explorer
from explorer.laboratory import conducting
from explorer.laboratory.intervals import exact_bounds, mean_share
from explorer.laboratory.meetings import Tournament

USUAL = {"game": "influence", "players": ["random", "greedy:2"], "n": 40, "workers": 1, "progress": False}


def held(**changed: Any) -> Tournament:
    found: Tournament = explorer.tournament(**{**USUAL, **changed})
    return found


@pytest.fixture(scope="module")
def result() -> Tournament:
    return held(players=["random", "greedy:2", "greedy:3"], n=30)


def test_a_player_that_looks_ahead_beats_one_that_does_not(result: Tournament) -> None:
    met = result.meeting("greedy:2", "random")
    assert met.verdict == 1
    assert met.share.low > met.even
    assert result.meeting("random", "greedy:2").verdict == -1
    assert result.ranking[-1] == "random"


def test_at_tables_of_two_what_one_wins_the_other_does_not(result: Tournament) -> None:
    for met in result.meetings:
        back = result.meeting(met.other, met.lone)
        assert met.share.value + back.share.value == 1
        assert met.share.low == pytest.approx(1 - back.share.high)
        assert met.verdict == -back.verdict
    assert result.intervals == 3
    assert result.level == pytest.approx(1 - 0.05 / 3)


def test_two_names_for_the_same_play_are_even_on_every_deal() -> None:
    found = held(players=["greedy", "greedy:8"], n=6)
    assert {met.share.value for met in found.meetings} == {met.even for met in found.meetings}
    assert {met.verdict for met in found.meetings} == {0}


def test_two_workers_count_the_same(result: Tournament) -> None:
    other = held(players=["random", "greedy:2", "greedy:3"], n=30, workers=2)
    assert other.tally == result.tally
    assert other.receipt == result.receipt
    assert other.text() == result.text()


def test_a_receipt_brings_the_same_tournament(result: Tournament) -> None:
    again = explorer.rerun(result.receipt.text(), workers=1, progress=False)
    assert isinstance(again, Tournament)
    assert again.receipt == result.receipt
    with pytest.raises(explorer.LaboratoryError, match="seats: it has been changed"):
        explorer.rerun({**result.receipt.to_dict(), "seats": 3})


def test_other_readings_are_played_and_said() -> None:
    found = held(rulings={"participant": "all-players", "second-flip": "illegal"}, n=4)
    assert found.recipe.rulings == {"participant": "all-players"}
    assert "participant = all-players" in found.text()
    assert explorer.rerun(found.receipt, workers=1, progress=False).tally == found.tally


@pytest.mark.parametrize(
    ("changed", "key", "said"),
    [
        ({"n": 0}, "n", "from 1 to 1,000,000, got 0"),
        ({"n": 1_000_000, "seats": 5}, "n", "at most 500,000 deals"),
        ({"players": ["random"]}, "players", "for 2 to 20 players, got 1"),
        ({"players": []}, "players", "got 0"),
        ({"players": "random"}, "players", "expected a list of kinds of player"),
        ({"players": ["random", "greedy", "random"]}, "players[2]", "random stands there twice"),
        ({"players": ["random", "human"]}, "players[1]", "a person cannot be simulated"),
        ({"players": ["search:1s", "random"]}, "players[0]", "plays by the clock"),
        ({"players": ["random", 3]}, "players[1]", "got 3"),
        ({"seats": 6}, "seats", "influence is for 2 to 5 players"),
        ({"seats": 1}, "seats", "got 1"),
        ({"seats": "2"}, "seats", "got '2'"),
        ({"rulings": {"x": "y"}}, "rulings.x", "unknown"),
        ({"seed": []}, "seed", "got []"),
        ({"workers": 0}, "workers", "got 0"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    changed: dict[str, Any], key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "run", None)
    with pytest.raises(explorer.LaboratoryError, match=re.escape(said)) as refused:
        held(**changed)
    assert refused.value.key == key


def test_an_interruption_keeps_whole_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    run = conducting.run

    def interrupt(experiment: Any, chunks: Any, *rest: Any) -> None:
        run(experiment, [(0, 3)], *rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(conducting, "run", interrupt)
    part = held()
    assert (part.stopped, part.done) == ("interrupted", 3)
    assert "3 of 40 deals, interrupted" in repr(part)
    monkeypatch.setattr(conducting, "run", None)
    none = Tournament(part.recipe, (), part.recipe.tally(), "interrupted")
    assert "No match was played" in none.text()
    with pytest.raises(explorer.LaboratoryError, match="no deal was played"):
        none.plot()


def test_players_that_have_not_met_are_named(result: Tournament) -> None:
    with pytest.raises(explorer.LaboratoryError, match="'wizard' has not met 'random'"):
        result.meeting("wizard", "random")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_words_table_and_picture_hold_the_same_numbers(result: Tournament, language: str) -> None:
    shown = result.shown(language)._repr_mimebundle_()
    assert shown["text/plain"] == result.text(language)
    plot = result.plot(language)
    html = plot._repr_mimebundle_()["text/html"]
    (coded,) = re.findall(r'<img alt="[^"]{20,}" src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert ElementTree.fromstring(b64decode(coded)).tag.endswith("svg")
    for met in result.meetings:
        brief = met.share.brief(language)
        assert brief in shown["text/html"]
        assert brief in plot.alt
        assert brief in shown["text/plain"] or met.lone == "random" or met.other == result.ranking[0]
    (axes,) = plot.figure.axes
    assert 0.5 in {float(line.get_xdata()[0]) for line in axes.lines}


def test_larger_tables_are_told_from_both_sides() -> None:
    found = held(seats=3, n=8)
    assert found.intervals == 2
    said = found.text()
    assert said.count("where 33.3 % is even") == 2
    assert "One greedy:2 among players of the kind random" in said


def test_a_share_that_is_nearly_always_the_same_is_bounded_exactly() -> None:
    always = mean_share({4: 50}, 4, 0, 0.95)
    assert (always.value, always.high) == (1, 1)
    assert always.low == pytest.approx(1 - exact_bounds(0, 50, 0.95)[1])
    half = mean_share({2: 98, 3: 1, 0: 1}, 4, 0, 0.95)
    most = exact_bounds(1, 100, 0.95)[1]
    assert (half.low, half.high) == (pytest.approx(0.5 - 0.5 * most), pytest.approx(0.5 + 0.5 * most))
    assert mean_share({2: 50, 3: 50}, 4, 0, 0.95).method == "student"


def test_several_numbers_of_seats_are_refused() -> None:
    with pytest.raises(explorer.LaboratoryError, match=r"seats: expected one number of seats, got \[2, 3\]"):
        explorer.tournament("influence", ["random", "greedy"], seats=[2, 3])  # type: ignore[arg-type]
