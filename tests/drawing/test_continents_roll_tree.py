"""A roll as a tree: what each branch and each end says is what the engine's own count says."""

from __future__ import annotations

from fractions import Fraction
from xml.etree import ElementTree

import pytest

from explorer.counting.battles import roll, roll_of, war
from explorer.drawing.roll_tree import roll_chart
from explorer.drawing.show import html
from explorer.rules.continents.prospects import fight_of
from tests.drawing.test_continents_board import FULL, at_war
from tests.drawing.test_show import check

ROLLS = [(red, black, card) for red in (1, 2, 3) for black in (1, 2) for card in ("", "rally", "bombard")]


def leaves(chart):
    return {item.id: int(dict(item.data)["ways"]) for item in chart.items if item.kind == "leaf"}


def fraction(arrow):
    ways = arrow.said.partition(": ")[2].partition(" ·")[0]
    return Fraction(ways)


def test_three_dice_against_two_end_in_the_known_ways():
    chart = roll_chart(roll(3, 2))
    assert leaves(chart) == {"losses-0-2": 2890, "losses-1-1": 2611, "losses-2-0": 2275}
    assert [item.said for item in chart.items if item.kind == "ask"] == [
        "The highest pair: who pays?", "The second pair: who pays?", "The second pair: who pays?"
    ]  # fmt: skip
    assert next(item.cited for item in chart.items if item.kind == "leaf") == "2275/7776 · 29.3 %"


@pytest.mark.parametrize(("red", "black", "card"), ROLLS)
def test_every_end_comes_as_often_as_the_engine_counts(red, black, card):
    found = roll(red, black, card)
    chart = roll_chart(found)
    assert leaves(chart) == {f"losses-{a}-{d}": ways for (a, d), ways in found.ways.items()}
    assert sum(leaves(chart).values()) == 6 ** (red + black)


@pytest.mark.parametrize(("red", "black", "card"), ROLLS)
def test_the_branches_multiply_to_their_ends(red, black, card):
    found = roll(red, black, card)
    chart = roll_chart(found)
    chances = {chart.items[0].id: Fraction(1)}
    for arrow in chart.arrows:  # a pair is drawn before what comes of it
        chances[arrow.head] = chances.get(arrow.head, Fraction(0)) + chances[arrow.tail] * fraction(arrow)
    ends = {(a, d): chances[f"losses-{a}-{d}"] for a, d in found.losses}
    assert ends == found.losses
    for tail in {arrow.tail for arrow in chart.arrows}:
        assert sum(fraction(arrow) for arrow in chart.arrows if arrow.tail == tail) == 1


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_roll_shows_its_table_and_its_tree(language):
    found = roll(3, 2, "rally")
    text = html(found, language)
    check(text)
    chart = roll_chart(found, language)
    assert chart.title in text
    assert "<table" in text
    assert len(chart.desc.splitlines()) == 6
    cited = FULL.cite("pairs", "higher-wins", "tie-defender", language=language)
    assert all(item.cited == cited for item in chart.items if item.kind == "ask")
    wide = float(ElementTree.fromstring(chart.svg(FULL.words(language))).get("viewBox").split()[2])
    assert wide < 1140


def test_a_roll_that_is_decided_has_no_tree():
    state = at_war(5, 6, 2, 6, 3)
    found = roll_of(FULL, fight_of(state))
    assert len(found.runs) == 1
    assert roll_chart(found) is None
    assert "<img" not in html(found)
    assert war(state.view(0)).won > 0


def test_dice_that_lie_there_leave_fewer_ways():
    found = roll_of(FULL, fight_of(at_war(5, 6, 2, 6)))
    assert found.missing == 1
    assert sum(leaves(roll_chart(found)).values()) == 6
