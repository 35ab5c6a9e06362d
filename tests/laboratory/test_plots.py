"""Pictures show the numbers and their intervals, say the same in words, and are the same every time."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from fractions import Fraction
from xml.etree import ElementTree

import pytest

import explorer
from explorer.counting.numbers import Sampled
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.results import Simulation
from explorer.laboratory.tally import Tally

KINDS = ("wins", "scores", "length", "choices")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def result() -> Simulation:
    found: Simulation = explorer.simulate("influence", ["greedy", "random"], 30, seed=2, workers=1, progress=False)
    return found


def intervals(figure: object) -> list[tuple[float, float]]:
    """Return the ends of the error bars that a figure holds."""
    (axes,) = figure.axes  # type: ignore[attr-defined]
    (bars,) = [part for part in axes.containers if getattr(part, "has_yerr", False)]
    return [(float(low[1]), float(high[1])) for low, high in bars[2][0].get_segments()]


@pytest.mark.parametrize("what", KINDS)
def test_error_bars_are_the_intervals_of_the_numbers(result: Simulation, what: str) -> None:
    plot = result.plot(what)
    numbers = list(plot.series.numbers.values())
    expected = [(number.low, number.high) for number in numbers]
    assert intervals(plot.figure) == [pytest.approx(ends) for ends in expected]
    if what == "wins":
        assert tuple(numbers) == result.win_shares
    if what == "scores":
        assert tuple(numbers) == result.points


def test_few_values_are_all_said_in_the_alternative_text(result: Simulation) -> None:
    first, second = (number.brief() for number in result.win_shares)
    alt = result.plot("wins").alt
    assert alt == f"Diagram. Share of wins. Influence: 30 matches, seed 2. Seat 0: {first}\nSeat 1: {second}"


def test_of_many_values_the_least_and_the_greatest_are_said(result: Simulation) -> None:
    plot = result.plot("choices")
    by_value = sorted(plot.series.numbers.items(), key=lambda entry: entry[1].value)
    assert len(by_value) == 16
    for turn, number in (by_value[0], by_value[-1]):
        assert f"Move of the match {turn}: {number.brief()}" in plot.alt


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("what", KINDS)
def test_it_shows_itself_as_an_image_with_words(result: Simulation, what: str, language: str) -> None:
    plot = result.plot(what, language)
    shown = plot._repr_mimebundle_()
    assert shown["text/plain"] == plot.alt == repr(plot)
    assert f'lang="{language}"' in shown["text/html"]
    (coded,) = re.findall(r'<img alt="[^"]{20,}" src="data:image/svg\+xml;base64,([^"]+)"', shown["text/html"])
    assert ElementTree.fromstring(b64decode(coded)).tag == f"{SVG}svg"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_picture_is_the_same_every_time(result: Simulation, language: str) -> None:
    svg = result.plot("wins", language).svg()
    assert svg == result.plot("wins", language).svg()
    assert "date" not in svg.lower()


def test_arabic_stays_text_so_that_the_browser_joins_its_letters(result: Simulation) -> None:
    root = ElementTree.fromstring(result.plot("wins", "ar").svg())
    texts = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
    words = explorer.game("influence").words("ar")
    for said in (words.say("lab-wins"), words.say("seat", n=0)):
        assert f"\u2067{said}\u2069" in texts


def test_in_arabic_the_first_seat_stands_at_the_right(result: Simulation) -> None:
    (axes,) = result.plot("wins", "ar").figure.axes
    assert axes.xaxis_inverted()
    assert axes.yaxis.get_label_position() == "right"
    (english,) = result.plot("wins").figure.axes
    assert not english.xaxis_inverted()


def test_one_match_has_intervals_without_end_and_is_drawn_without_them() -> None:
    one: Simulation = explorer.simulate("influence", ["random"] * 2, 1, workers=1, progress=False)
    plot = one.plot("scores")
    numbers: list[Sampled] = list(plot.series.numbers.values())
    assert intervals(plot.figure) == [(float(number), float(number)) for number in numbers]
    assert plot.svg()


def test_many_lengths_are_drawn_in_groups() -> None:
    found: Simulation = explorer.simulate("smashup", ["random"] * 2, 40, workers=1, progress=False)
    series = found.plot("length").series
    assert series.wide > 1
    assert len(series.numbers) <= 26
    assert sum(number.value for number in series.numbers.values()) == 1
    for at, number in series.numbers.items():
        inside = sum(n for length, n in found.tally.lengths.items() if at <= length < at + series.wide)
        assert number.value == Fraction(inside, 40)
        assert series.name(at) == f"Moves {at}–{at + series.wide - 1}"


def test_moves_that_few_matches_get_to_are_not_drawn() -> None:
    found: Simulation = explorer.simulate("smashup", ["random"] * 2, 40, workers=1, progress=False)
    drawn = found.plot("choices").series.numbers
    assert list(drawn) == [turn for turn, counts in sorted(found.tally.turns.items()) if counts.total() >= 4]
    assert len(drawn) < len(found.tally.turns)


@pytest.mark.parametrize("what", ["win", "", None])
def test_what_cannot_be_drawn_is_refused(result: Simulation, what: object) -> None:
    with pytest.raises(LaboratoryError, match="plot: expected 'wins', 'scores', 'length' or 'choices', got"):
        result.plot(what)  # type: ignore[arg-type]


@pytest.mark.parametrize("what", KINDS)
def test_nothing_is_drawn_of_nothing(result: Simulation, what: str) -> None:
    none = Simulation(result.recipe, (), Tally.of(2), "interrupted")
    with pytest.raises(LaboratoryError, match="there is nothing to"):
        none.plot(what)


def test_without_matplotlib_the_extra_to_install_is_named(result: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LaboratoryError, match=r"pip install 'rules-explorer\[lab\]'"):
        result.plot().svg()
    assert result.plot().alt
