"""Odds as they are drawn: on the board where they belong, and as a table of their own."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.words import word
from explorer.counting.odds import all_odds
from explorer.drawing.boards import board_for
from explorer.drawing.palette import PATH
from explorer.drawing.show import html
from tests.drawing.positions import played
from tests.drawing.test_board import texts
from tests.drawing.test_show import check

SVG = "{http://www.w3.org/2000/svg}"
GAME = explorer.game("influence")
BOARD = board_for(GAME)
RIGHT_TO_LEFT_MARKS = dict.fromkeys((0x2068, 0x2069))


def reckoned(view, **how):
    return all_odds(view, **{"worlds": 60, "most": 300, **how})


def drawn(view, language="en", odds=None, **how):
    svg = BOARD.svg(view, language, odds=reckoned(view) if odds is None else odds, **how)
    return svg, ElementTree.fromstring(svg)


def titles(root, topic):
    """What a pointer resting on the shares of a topic reads."""
    groups = [node for node in root.iter(f"{SVG}g") if node.get("data-topic") == topic]
    return [title.text for group in groups if (title := group.find(f"{SVG}title")) is not None]


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_likely_outcome_stands_on_the_board_once(players, language):
    state = played(players, 11, 12)
    for seat in (*range(players), explorer.PUBLIC, explorer.ALL):
        view = state.view(seat)
        odds = reckoned(view)
        _, root = drawn(view, language, odds)
        for topic, each in odds.items():
            said = " ".join(titles(root, topic)).translate(RIGHT_TO_LEFT_MARKS)
            for outcome in each.outcomes:
                assert said.count(GAME.words(language).say(outcome).translate(RIGHT_TO_LEFT_MARKS) + ": ") == 1


def test_a_bar_is_as_long_as_its_share():
    state = GAME.state(
        {
            "players": 2,
            "zones": ["village", "oasis", "valley", "island", "coast"],
            "hands": [["blue 7", "radar"], ["flip"]],
            "placed": {"village": [["orange 5"], ["green 9"]]},
        }
    )
    _, root = drawn(state.view(0))
    groups = {
        titles_of[0]: g for g in root.iter(f"{SVG}g") if (titles_of := [t.text for t in g.findall(f"{SVG}title")])
    }
    track, bar = groups["Seat 1: 50 % (1/2)"].findall(f"{SVG}rect")
    assert float(bar.get("width")) == pytest.approx(float(track.get("width")) / 2, abs=0.1)
    assert bar.get("fill") == PATH
    assert [node.text for node in groups["Seat 0: 42.1 % (8/19)"].iter(f"{SVG}text")] == ["42 %"]


def test_arabic_bars_grow_from_the_right():
    view = played(3, 2, 14).view(0)
    (_, en), (_, ar) = drawn(view), drawn(view, "ar")
    width = float(en.get("viewBox").split()[2])

    def bars(root):
        return [(float(r.get("x")), float(r.get("width"))) for r in root.iter(f"{SVG}rect") if r.get("fill") == PATH]

    assert bars(en)
    assert [x for x, _ in bars(ar)] == [pytest.approx(width - x - w, abs=0.11) for x, w in bars(en)]


def test_what_is_sampled_carries_its_sign_and_the_legend_says_so():
    view = played(4, 20, 20).view(0)
    _, root = drawn(view)
    said = texts(root)
    assert any(line.startswith("≈ ") and line.endswith(" %") for line in said)
    assert "estimated from 60 sampled worlds" in said
    exact = {topic: odds for topic, odds in reckoned(view, exact=None).items() if odds.exact}
    assert not any("≈" in line for line in texts(drawn(view, odds=exact)[1]))


def test_the_text_twin_says_the_odds_line_by_line():
    view = played(3, 2, 14).view(0)
    odds = reckoned(view)
    _, root = drawn(view, odds=odds)
    told = root.find(f"{SVG}desc").text.splitlines()
    assert told == [*view.describe().splitlines(), *(each.brief() for each in odds.values())]


def test_a_board_without_odds_has_no_trace_of_them_and_other_ids():
    view = played(3, 2, 14).view(0)
    plain, shown = BOARD.svg(view), drawn(view)[0]
    assert "%" not in "".join(texts(ElementTree.fromstring(plain)))
    assert BOARD.svg(view, odds={}) == plain
    assert not set(re.findall(r' id="([^"]+)"', plain)) & set(re.findall(r' id="([^"]+)"', shown))


def test_when_the_match_is_over_no_odds_are_drawn():
    view = played(3, 5).view(0)
    assert BOARD.svg(view, odds=reckoned(view)) == BOARD.svg(view)


def test_some_zones_alone_can_be_shown():
    view = played(3, 2, 14).view(0)
    odds = reckoned(view)
    topic = next(iter(odds))
    _, root = drawn(view, odds={topic: odds[topic]})
    assert titles(root, topic)
    assert not any(titles(root, other) for other in odds if other != topic)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_shares_stay_inside_the_picture_and_clear_of_their_bars(language, large):
    names = {word("seat", n=n): "Maximiliane-Wilhelmina von Hohenzollern" for n in range(5)}
    _, root = drawn(played(5, 3, 26).view(0), language, names=names, large=large)
    width = float(root.get("viewBox").split()[2])
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.get("x", 0)) >= -0.1
        assert float(rect.get("x", 0)) + float(rect.get("width")) <= width + 0.1


@given(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 30), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_a_board_with_odds(players, seed, plies, luck):
    state = played(players, seed, plies)
    if state.is_over:
        return
    for seat in (0, explorer.PUBLIC):
        other = state.view(seat).sample_world(Random(luck)).view(seat)
        assert drawn(other)[0] == drawn(state.view(seat))[0]


# the table


@pytest.mark.parametrize("language", ["en", "ar"])
def test_odds_show_themselves_as_a_table_with_fractions_or_intervals(language):
    view = played(3, 2, 14).view(0)
    names = {word("seat", n=n): f"<script>{n}</script>" for n in range(3)}
    for odds in (view.odds("zone:oasis"), view.odds("winner", worlds=90, exact=False)):
        text = html(odds, language, names)
        check(text)
        assert text.startswith(f'<div dir="{"rtl" if language == "ar" else "ltr"}" lang="{language}"')
        assert text.count("<tr>") == 1 + len(odds.outcomes)
        for number in odds.outcomes.values():
            known = str(number.value) if odds.exact else f"{100 * number.low:.1f}".removesuffix(".0")
            assert f"<bdi>{known}" in text


def test_odds_in_a_notebook_come_with_their_text():
    odds = played(3, 2, 14).view(0).odds("zone:oasis")
    bundle = odds._repr_mimebundle_()
    assert bundle["text/plain"] == odds.text()
    assert "As Seat 0 sees it" in bundle["text/html"]
    assert "Counted over all 16,368 ways the hidden cards can lie." in bundle["text/html"]
    public = html(played(3, 2, 14).view(explorer.PUBLIC).odds("winner", worlds=9, most=9))
    assert "As a spectator sees it" in public
    assert "Not counted: more than 9 cases." in public
