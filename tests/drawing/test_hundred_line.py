"""The number line of `hundred`: it runs from left to right, labels lie apart, the band is that of the nearest."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.drawing.boards.hundred_line import Line, Spot, line_svg
from explorer.drawing.palette import LIT
from explorer.drawing.pen import Pen
from tests.drawing.test_hundred_board import SVG, inside, plain, staged, texts
from tests.rules.hundred.random_play import FULL


def drawn(points, language="en", aim=100):
    words = FULL.words(language)
    pen = Pen(1000, words.right_to_left)
    least = min(abs(n - aim) for n in points)
    line = Line(pen, 20, 960, 1.0, aim, points)
    spots = [Spot(seat, f"Seat {seat}", n, abs(n - aim) == least, f"points:{seat}") for seat, n in enumerate(points)]
    end = line.draw(words, spots, least, 10.0)
    return ElementTree.fromstring(pen.svg(end, "line", "", "", language, None))


def labels(root):
    found = {}
    for group in root.iter(f"{SVG}g"):
        rect = group.find(f"{SVG}rect")
        found[group.get("data-topic")] = [float(rect.get(name)) for name in ("x", "y", "width", "height")]
    return found


@pytest.mark.parametrize("language", ["en", "ar"])
@given(st.lists(st.integers(-80, 900), min_size=1, max_size=6))
def test_labels_lie_apart_and_dots_lie_as_the_points_do(language, points):
    root = drawn(points, language)
    boxes = labels(root)
    assert len(boxes) == len(points)
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(boxes.values(), 2):
        assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
    dots = [float(dot.get("cx")) for dot in root.iter(f"{SVG}circle")]
    assert [sorted(dots).index(at) for at in dots] == [sorted(points).index(n) for n in points]
    assert all(20 <= at <= 980 for at in dots)


def test_the_line_is_not_mirrored_and_marks_the_aim():
    for language in ("en", "ar"):
        at = {plain(node.text or ""): float(node.get("x")) for node in drawn([37, 120], language).iter(f"{SVG}text")}
        assert at["0"] < at["50"] < at["100"] < at["120"]


def test_the_band_reaches_as_far_on_both_sides_as_the_nearest_and_is_left_out_where_it_says_nothing():
    root = drawn([40, 91])
    band = next(rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == LIT)
    line = Line(Pen(1000), 20, 960, 1.0, 100, [40, 91])
    left, wide = float(band.get("x")), float(band.get("width"))
    assert left == pytest.approx(line.at(91) - 3, abs=0.1)
    assert left + wide == pytest.approx(line.at(109) + 3, abs=0.1)
    assert not [rect for rect in drawn([0, 0]).iter(f"{SVG}rect") if rect.get("fill") == LIT]


def test_findings_on_points_and_on_the_match_have_the_line():
    view = staged().view(0)
    for language in ("en", "ar"):
        match, seat = line_svg(view.explain("winner"), language), line_svg(view.explain("points:2"), language)
        inside(match)
        inside(seat)
        assert sum("·" in text for text in texts(match)) == 3
        assert sum("·" in text for text in texts(seat)) == 1
    assert line_svg(view.explain("end"), "en") == ""
