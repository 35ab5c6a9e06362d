"""What a result says and shows: in words and as a table, in each language of its game."""

from __future__ import annotations

import re
from fractions import Fraction
from html.parser import HTMLParser
from math import inf
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.counting.numbers import Sampled
from explorer.laboratory.chunks import cut
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.recipes import recipe_for
from explorer.laboratory.results import Simulation
from explorer.laboratory.running import Ledger, run
from explorer.laboratory.showing import brief
from explorer.laboratory.tally import Tally

DECK = Path(__file__).parents[1] / "rules" / "influence" / "decks" / "pocket.toml"


def result(n: int = 30, lead: int = 30, stopped: str | None = None, done: int = 30, **changed: object) -> Simulation:
    usual = {"game": "influence", "players": ["greedy", "random"], "rulings": {"participant": "all-players"}}
    recipe = recipe_for(**{"n": n, "seed": "s", "lead": lead, **usual, **changed})
    ledger = Ledger(recipe.tally())
    run(recipe, cut(n, [(0, done)]), ledger, 1, None, lambda count: None)
    return Simulation(recipe, *ledger.entry, stopped)


@pytest.fixture(scope="module")
def whole() -> Simulation:
    return result()


def words_of(html: str) -> str:
    """Return the text of HTML, checking that every element is closed in order and that nothing runs or is loaded."""
    texts: list[str] = []
    stack: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "style", "link", "iframe", "svg")
            assert not any(name.startswith("on") for name, _ in attributes)
            stack.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert stack.pop() == tag

        def handle_data(self, data: str) -> None:
            texts.append(data)

    Reader().feed(html)
    assert not stack
    return "\n".join(texts)


def test_its_short_form_names_game_matches_seed_and_wins(whole: Simulation) -> None:
    assert re.fullmatch(
        r"<simulation of influence: 30 matches, seed 's'; wins: [\d.]+ % \[.*\], [\d.]+ % \[.*\]>", repr(whole)
    )


def test_its_text_says_every_figure_with_its_interval(whole: Simulation) -> None:
    lines = whole.text().splitlines()
    assert str(whole) == whole.text()
    assert lines[0] == "Influence: 30 matches, seed s"
    assert lines[1] == "With other readings than the usual ones: participant = all-players"
    wins, points = whole.win_shares[0].brief(), whole.points[0].brief()
    assert lines[2] == f"Seat 0 (greedy): wins {wins}, points {points}"
    assert f"Matches won by more than one seat: {whole.shared.brief()}" in lines
    assert f"Length of a match in moves: {whole.length.brief()}" in lines
    assert f"Legal moves to choose from: {whole.choices.brief()}" in lines
    assert f"Changes of the lead in a match: {whole.lead_changes.brief()}" in lines


@pytest.mark.parametrize("language", ["en", "ar"])
def test_its_table_says_the_same_and_runs_nothing(whole: Simulation, language: str) -> None:
    shown = whole.shown(language)._repr_mimebundle_()
    html = shown["text/html"]
    said = words_of(html)
    assert html.startswith(f'<div dir="{"rtl" if language == "ar" else "ltr"}" lang="{language}"')
    assert shown["text/plain"] == whole.text(language)
    for number in (*whole.win_shares, *whole.points, whole.shared, whole.length, whole.choices, whole.lead_changes):
        assert number.brief(language) in said
    assert whole.receipt.to_dict()["tally"] in said
    assert '<bdi dir="ltr">' in html
    assert 'scope="row"' in html


def test_in_a_notebook_it_shows_itself_the_same_every_time(whole: Simulation) -> None:
    assert whole._repr_mimebundle_() == result()._repr_mimebundle_() == whole.shown("en")._repr_mimebundle_()


def test_a_game_in_another_language_speaks_it() -> None:
    other = result(4, 4, done=4, game="smashup", rulings=None)
    assert other.text("vi").splitlines()[0].endswith("4 ván, hạt giống s")
    with pytest.raises(ExplorerError, match="not 'ar'"):
        other.text("ar")


@pytest.mark.parametrize("stopped", ["interrupted", "failed"])
def test_a_result_that_was_stopped_says_so_everywhere(stopped: str) -> None:
    part = result(40, stopped=stopped, done=10)
    said = {"interrupted": "Stopped before the end", "failed": "Not finished"}[stopped]
    sentence = f"{said}: 10 of 40 matches were played, and all numbers are of these."
    assert f"10 of 40 matches, {stopped}" in repr(part)
    assert sentence in part.text().splitlines()
    assert sentence in words_of(part._repr_mimebundle_()["text/html"])
    assert (part.n, part.done, part.win_shares[0].n) == (40, 10, 10)


def test_a_result_of_nothing_can_still_be_shown() -> None:
    none = Simulation(result(5, done=1).recipe, (), Tally.of(2), "interrupted")
    assert repr(none) == "<simulation of influence: 0 of 5 matches, interrupted, seed 's'>"
    assert "No match was played to its end, so there is nothing to count." in none.text()
    assert "nothing to count" in words_of(none._repr_mimebundle_()["text/html"])
    with pytest.raises(LaboratoryError, match="nothing of the kind was counted"):
        none.win_shares  # noqa: B018


def test_the_table_says_in_how_many_matches_the_lead_was_followed() -> None:
    assert "Changes of the lead in a match (first 4 matches): " in result(lead=4).text()
    assert "lead" not in result(lead=0).text()


def test_another_card_file_is_named() -> None:
    mine = result(4, 4, done=4, game=explorer.game("influence", cards=DECK), rulings=None)
    assert mine.text().splitlines()[:2] == ["Influence: 4 matches, seed s", "With the cards of pocket.toml"]


def test_a_match_can_be_opened_by_its_number(whole: Simulation) -> None:
    match = whole.match(3)
    assert (match.seed, match.is_over, [seat.player for seat in match.seats]) == ("s/3", True, ["greedy", "random"])


@pytest.mark.parametrize("i", [-1, 30, True, "3", 1.0])
def test_a_number_that_is_no_match_is_refused(whole: Simulation, i: object) -> None:
    with pytest.raises(LaboratoryError, match="match: expected a whole number from 0 to 29"):
        whole.match(i)  # type: ignore[arg-type]


def test_numbers_are_written_with_a_true_minus_and_no_more_decimals_than_it_takes() -> None:
    words = explorer.game("influence").words("en")
    low = Sampled(Fraction(1, 50), 0.000343, 0.113, 50, 0, "wilson")
    assert brief(low, words) == "2 % [0.03, 11.3]"
    assert brief(Sampled(Fraction(-3, 2), -2.25, -0.5, 9, 0, "student", "amount"), words) == "−1.5 [−2.25, −0.5]"
    assert brief(Sampled(Fraction(4), -inf, inf, 1, 0, "student", "amount"), words) == "4 (too few to tell how sure)"
