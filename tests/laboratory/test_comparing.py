"""Comparing readings, as users do it: paired on the same luck, the same wherever it is played, sure of no more."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

import explorer
from explorer.laboratory import conducting
from explorer.laboratory.comparisons import Comparison
from explorer.laboratory.measuring import measures

USUAL = {"game": "influence", "rulings": "participant", "players": "random", "n": 60, "workers": 1, "progress": False}


def compared(**changed: Any) -> Comparison:
    found: Comparison = explorer.compare_rulings(**{**USUAL, **changed})
    return found


@pytest.fixture(scope="module")
def result() -> Comparison:
    return compared(seats=[2, 4], seed=5, lead=20)


def test_the_sums_are_those_of_the_matches(result: Comparison) -> None:
    game = explorer.game("influence")
    before = [game.match(["random"] * 4, seed=f"5/{i}") for i in range(60)]
    after = [game.match(["random"] * 4, seed=f"5/{i}", rulings={"participant": "all-players"}) for i in range(60)]
    (found,) = (c for c in result.comparisons if len(c.players) == 4 and c.rulings == {"participant": "all-players"})
    changes = sum(a.state.winners() != b.state.winners() for a, b in zip(after, before, strict=True))
    assert found.winners.value == Fraction(changes, 60)
    won = [sum(m.state.returns()[2] + Fraction(1, 4) for m in matches) / 60 for matches in (before, after)]
    seat = found.of("wins")[2]
    assert [seat.before, seat.after, seat.change.value] == [*won, won[1] - won[0]]
    points = [Fraction(sum(sum(m.state.scores()) for m in matches), 240) for matches in (before, after)]
    assert [found.of("points")[0].before, found.of("points")[0].after] == points
    assert found.of("leads")[0].change.n == 20
    assert found.of("length")[0].change.n == 60


def test_two_workers_count_the_same(result: Comparison) -> None:
    other = compared(seats=[2, 4], seed=5, lead=20, workers=2)
    assert other.tally == result.tally
    assert other.receipt == result.receipt


def test_swapping_the_readings_turns_the_signs() -> None:
    one = compared(rulings={"participant": "all-players"}, seats=3)
    other = compared(rulings={"participant": "valid-cards"}, base={"participant": "all-players"}, seats=3)
    assert one.comparisons[0].winners == other.comparisons[0].winners
    for a, b in zip(one.comparisons[0].differences, other.comparisons[0].differences, strict=True):
        assert (a.before, a.after, a.change.value, a.differ) == (b.after, b.before, -b.change.value, b.differ)
        assert (a.change.low, a.change.high) == pytest.approx((-b.change.high, -b.change.low))


def test_readings_that_cannot_differ_differ_nowhere() -> None:
    found = compared(rulings="undealt", seats=2).comparisons[0]  # cards shown when all is over
    assert found.winners.value == 0
    assert 0 < found.winners.high < 0.1
    assert {(d.differ, d.change.value, d.seen, d.needed) for d in found.differences} == {(0, 0, False, None)}


def test_a_ruling_with_a_sure_effect_is_seen() -> None:
    found = compared(rulings="flip-target", n=40).comparisons[0]  # fewer zones may be flipped: fewer moves
    (choices,) = found.of("choices")
    assert choices.seen
    assert choices.change.high < 0


def test_every_interval_is_wider_when_there_are_more_of_them(result: Comparison) -> None:
    assert (result.intervals("points"), result.intervals("wins")) == (4, 2 * (2 + 4))
    assert result.level_of("points") == pytest.approx(1 - 0.05 / 4)
    assert {d.change.level for c in result.comparisons for d in c.of("wins")} == {result.level_of("wins")}
    alone = compared(seats=2, seed=5, rulings={"participant": "all-players"}).comparisons[0]
    (same,) = (c for c in result.comparisons if len(c.players) == 2 and c.rulings == alone.rulings)
    assert same.of("wins")[0].change.value == alone.of("wins")[0].change.value
    assert same.of("wins")[0].change.low < alone.of("wins")[0].change.low


def test_kinds_can_be_given_seat_by_seat() -> None:
    found = compared(players=["random", "greedy"], n=4)
    assert found.comparisons[0].players == ("random", "greedy")


@pytest.mark.parametrize(
    ("changed", "key", "said"),
    [
        ({"n": 0}, "n", "from 1 to 1,000,000"),
        ({"seats": 6}, "seats", "influence is for 2 to 5 players"),
        ({"seats": [2, 2]}, "seats", "2 stands there twice"),
        ({"seats": []}, "seats", "got []"),
        ({"seats": True}, "seats", "got True"),
        ({"seats": "2"}, "seats", "got '2'"),
        ({"players": ["random"] * 2, "seats": 2}, "seats", "a list of players says it already"),
        ({"players": []}, "players", "got []"),
        ({"players": None}, "players", "got None"),
        ({"players": ["random"]}, "players", "got 1"),
        ({"players": "human"}, "players[0]", "a person cannot be simulated"),
        ({"players": "search:1s"}, "players[0]", "plays by the clock"),
        ({"players": "wizard"}, "players[0]", "no program plays as 'wizard'"),
        ({"level": 1.0}, "level", "from 0.5 to 0.9999, got 1.0"),
        ({"level": "95 %"}, "level", "got '95 %'"),
        ({"level": float("nan")}, "level", "got nan"),
        ({"seed": None}, "seed", "got None"),
        ({"workers": 0}, "workers", "from 1"),
        ({"game": "chess"}, "game", "no game is called 'chess'"),
        ({"lead": -1}, "lead", "got -1"),
        ({"rulings": "x"}, "rulings.x", "unknown"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    changed: dict[str, Any], key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "run", None)
    with pytest.raises(explorer.LaboratoryError, match=re.escape(said)) as refused:
        compared(**changed)
    assert refused.value.key == key


def test_a_receipt_brings_the_same_comparison(result: Comparison) -> None:
    again = explorer.rerun(result.receipt.text(), workers=1, progress=False)
    assert isinstance(again, Comparison)
    assert again.tally == result.tally
    assert again.receipt == result.receipt
    assert again.text() == result.text()


@pytest.mark.parametrize(
    ("entry", "value"),
    [("readings", [{}, {"participant": "all-players"}]), ("players", [["random"] * 2]), ("level", 0.9), ("n", 61)],
)
def test_a_receipt_that_was_changed_is_refused(result: Comparison, entry: str, value: Any) -> None:
    with pytest.raises(explorer.LaboratoryError) as refused:
        explorer.rerun({**result.receipt.to_dict(), entry: value}, workers=1, progress=False)
    assert refused.value.key == entry


def test_an_interruption_keeps_whole_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    run = conducting.run

    def interrupt(experiment: Any, chunks: Any, *rest: Any) -> None:
        run(experiment, [(4, 9)], *rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(conducting, "run", interrupt)
    part = compared()
    assert (part.stopped, part.done, part.spans) == ("interrupted", 5, ((4, 9),))
    assert {d.change.n for d in part.comparisons[0].of("wins")} == {5}
    assert "Stopped before the end: 5 of 60 matches" in part.text()
    monkeypatch.setattr(conducting, "run", run)
    assert explorer.rerun(part.receipt, workers=1, progress=False).tally == part.tally


def test_a_match_that_never_ends_is_named_with_its_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under another reading of Smash Up's draw two players who move at random go round for ever."""
    monkeypatch.setattr("explorer.laboratory.playout.MOST_MOVES", 1_000)
    with pytest.raises(explorer.LaboratoryError, match="it is not over after 1,000 moves") as failed:
        compared(game="smashup", rulings="draw-two", n=2)
    assert failed.value.key.startswith("match 0, seed '0/0', draw-two = ")
    assert "nobody’s points changed in the last 500; nothing in these rules" in str(failed.value)


def test_of_nothing_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(conducting, "run", interrupt)
    none = compared()
    assert "No match was played to its end" in none.text()
    assert repr(none) == "<2 comparisons of rulings of influence: 0 of 60 matches each, interrupted, seed 0>"
    with pytest.raises(explorer.LaboratoryError, match="nothing to compare"):
        _ = none.comparisons


def test_a_win_of_several_seats_is_shared_exactly() -> None:
    assert [m.scale for m in measures(5)[:2]] == [60, 60]
    assert [m.family for m in measures(2)] == [
        "wins", "wins", "shared", "points", "spread", "length", "choices", "leads",
    ]  # fmt: skip
