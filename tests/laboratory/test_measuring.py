"""What is measured on demand: the winner's lead and how often events happen; counted right, wherever it is played."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import explorer
from explorer.core.registry import find_game
from explorer.laboratory import conducting
from explorer.laboratory.comparisons import Comparison
from explorer.laboratory.measuring import FAMILIES, MARGIN, known_measures, measures
from explorer.laboratory.paired import PairedRecipe
from explorer.laboratory.playout import Played, Playout
from explorer.laboratory.receipts import ComparisonReceipt, read_receipt
from explorer.laboratory.recipes import recipe_for

ALSO = ("margin", "turn", "duel-stolen")
USUAL: dict[str, Any] = {
    "game": "fortune", "rulings": [{"expert-two-actions": "on"}], "players": "random", "n": 12, "seats": 3,
    "also": ALSO, "workers": 1, "progress": False,
}  # fmt: skip


def compared(**changed: Any) -> Comparison:
    found: Comparison = explorer.compare_rulings(**{**USUAL, **changed})
    return found


@pytest.fixture(scope="module")
def result() -> Comparison:
    return compared()


def happened(rulings: dict[str, str], n: int = 12) -> Counter[str]:
    """How often what happens in the matches that anybody can open."""
    game = explorer.game("fortune")
    matches = [game.match(["random"] * 3, seed=f"0/{i}", rulings=rulings) for i in range(n)]
    return Counter(event.kind for match in matches for node in match.line() for event in node.events)


def test_events_are_counted_as_often_as_the_matches_tell_them(result: Comparison) -> None:
    before, after = happened({}), happened({"expert-two-actions": "on"})
    for kind in ("turn", "duel-stolen"):
        (found,) = result.comparisons[0].of(kind)
        assert (found.before, found.after) == (Fraction(before[kind], 12), Fraction(after[kind], 12))
        assert found.change.value == found.after - found.before
    assert result.comparisons[0].of("turn")[0].seen


@pytest.mark.parametrize("game", ["influence", "continents", "hundred", "fortune", "smashup"])
def test_every_event_of_a_match_is_heard(game: str) -> None:
    players = ["random"] * max(2, explorer.game(game).players_range[0])
    match = explorer.game(game).match(players, seed="here/0")
    told = Counter(event.kind for node in match.line() for event in node.events)
    kinds = tuple(sorted(told))
    recipe = recipe_for(game, players, 1, None, "here", 0)
    assert Playout(recipe, kinds).match(0).happened == tuple(told[kind] for kind in kinds)
    assert Playout(recipe).match(0) == Playout(recipe, kinds).match(0)._replace(happened=())


def test_counting_changes_nothing_else(result: Comparison) -> None:
    plain = compared(also=())
    for measured, other in zip(result.comparisons[0].differences, plain.comparisons[0].differences, strict=False):
        assert measured == other
    assert [d.family for d in result.comparisons[0].differences[-3:]] == list(ALSO)
    assert plain.comparisons[0].of("turn") == ()


@pytest.mark.parametrize(("scores", "margin"), [((5, 9, 7), 2), ((4, 4, 1), 0), ((3,), 0), ((-2, -5), 3)])
def test_the_margin_is_what_the_best_seat_has_more_than_the_next(scores: tuple[int, ...], margin: int) -> None:
    (measure,) = [each for each in measures(len(scores), (MARGIN,)) if each.family == MARGIN]
    assert measure.of(Played((0,), scores, (1,), None)) == margin


def test_a_recipe_goes_anywhere_and_two_workers_count_the_same(result: Comparison) -> None:
    assert result.recipe.also == ALSO
    assert PairedRecipe.from_dict(result.recipe.to_dict()) == result.recipe
    assert compared(workers=2).tally == result.tally


def test_a_receipt_brings_the_same_measures(result: Comparison) -> None:
    receipt = read_receipt(result.receipt.text())
    assert isinstance(receipt, ComparisonReceipt)
    assert receipt == result.receipt
    again = explorer.rerun(receipt, workers=1, progress=False)
    assert (again.tally, again.text()) == (result.tally, result.text())
    with pytest.raises(explorer.LaboratoryError) as refused:
        explorer.rerun({**result.receipt.to_dict(), "also": ["turn"]})
    assert refused.value.key == "also"


def test_a_receipt_without_them_is_as_it_was_before_there_were_any() -> None:
    said = compared(also=(), n=2).receipt.to_dict()
    assert "also" not in said
    assert len(said["check"].split("-")) == len(said) - 2
    assert read_receipt(said).to_dict() == said


@pytest.mark.parametrize(
    ("also", "key", "said"),
    [
        ("margin", "also", "expected a list of names, got 'margin'"),
        (3, "also", "expected a list of names, got 3"),
        (["duel-lost"], "also[0]", "expected 'margin' or a kind of event of fortune, such as 'turn'; got 'duel-lost'"),
        (["turn", 7], "also[1]", "got 7"),
        (["points"], "also[0]", "got 'points'"),
        ([""], "also[0]", "got ''"),
        (["turn", "margin", "turn"], "also", "turn stands there twice"),
        (["turn"] * 21, "also", "expected at most 20 names, got 21"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_anything_is_played(
    also: Any, key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "run", None)
    with pytest.raises(explorer.LaboratoryError, match=re.escape(said)) as refused:
        compared(also=also)
    assert refused.value.key == key


@pytest.mark.parametrize("game", ["influence", "continents", "hundred", "fortune", "smashup"])
def test_no_event_is_called_as_something_that_is_measured_anyhow(game: str) -> None:
    text = (find_game(game).folder / "words.en.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    events = [id.removeprefix("event-") for id in ids if id.startswith("event-")]
    assert known_measures(find_game(game), [MARGIN, "turn"]) == (MARGIN, "turn")
    assert len(events) > 5
    assert not {*FAMILIES, MARGIN} & {*events}


def test_an_event_is_called_by_the_words_of_its_game_or_by_its_id(result: Comparison) -> None:
    assert "Turns in a match: " in result.text()
    assert "Points between the best seat and the next: " in result.text()
    other = compared(game="influence", rulings="flip-target", seats=2, n=2, also=["turn"]).text()
    assert "How often in a match: turn: " in other


@pytest.mark.parametrize("language", ["en", "ar"])
def test_measures_on_demand_are_drawn_and_shown_in_both_languages(result: Comparison, language: str) -> None:
    for family in ALSO:
        (row,) = result.plot(family, language).series.numbers.values()
        assert row == result.comparisons[0].of(family)[0].change
    html = result.html(language)
    assert (html.count('<th scope="row"'), "lab-" in html, "times-" in html) == (3 + 1 + 4 + 3, False, False)
    with pytest.raises(explorer.LaboratoryError, match="'leads', 'margin', 'turn', 'duel-stolen', got 'attacked'"):
        result.plot("attacked", language)
