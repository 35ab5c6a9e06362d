"""Names on the map of `continents`: no link runs through one, none covers another, all stay on the picture."""

from __future__ import annotations

from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from explorer.drawing.boards import board_for
from explorer.drawing.boards.continents_map import map_svg
from explorer.drawing.labels import Box, arc, around, clearance, labelled
from explorer.drawing.text import width
from tests.drawing.test_continents_board import FULL, WAR, at_war

SVG = "{http://www.w3.org/2000/svg}"
NAMES = FULL.deck.continents


def curve(path):
    """Points of a link, from its own path: M x y Q x y x y."""
    x0, y0, x1, y1, x2, y2 = map(float, path.replace("M", "").replace("Q", " ").split())
    steps = [i / 60 for i in range(61)]
    return [
        (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
        )
        for t in steps
    ]


def drawn(svg, language):
    """The boxes of the continents' names on the map of a picture, and the points of its links."""
    words = FULL.words(language)
    said = {words.say(word) for word in FULL.deck.land_words}
    boxes, lines = {}, []
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        topic = group.get("data-topic", "")
        if topic.startswith("route:"):
            lines += [curve(path.get("d")) for path in group.iter(f"{SVG}path") if "Q" in path.get("d")]
        if topic.startswith("coin:") and group.find(f"{SVG}text") is not None:
            for node in group.iter(f"{SVG}text"):
                if node.text in said and node.get("text-anchor") == "middle":
                    size = float(node.get("font-size"))
                    wide = width(node.text, size, node.get("font-weight") == "700")
                    boxes[topic] = around((float(node.get("x")), float(node.get("y")) - size * 0.35), wide, size)
    return boxes, [point for line in lines for point in line]


def check(svg, language):
    boxes, points = drawn(svg, language)
    assert len(boxes) == len(NAMES)
    crossed = {topic for topic, box in boxes.items() if any(box.holds(point) for point in points)}
    assert not crossed
    assert not [pair for pair in combinations(boxes.values(), 2) if pair[0].meets(pair[1])]
    wide, high = map(float, ElementTree.fromstring(svg).get("viewBox").split()[2:])
    assert all(box.within(Box(0, 0, wide, high)) for box in boxes.values())


@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_link_runs_through_a_name(language):
    view = FULL.state(WAR).view(0)
    check(map_svg(view, language), language)
    for large in (False, True):
        check(board_for(FULL).svg(view, language, large=large), language)
        check(board_for(FULL).svg(at_war().view(1), language, large=large), language)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_nor_does_a_link_that_is_missing_or_the_way_round(language):
    view = FULL.state(WAR).view(0)
    for source, target in product(NAMES, repeat=2):
        check(map_svg(view, language, source, target), language)


def test_a_name_stands_below_its_place_unless_something_is_there():
    page = Box(0, 0, 200, 200)
    at, size = (100.0, 100.0), (40.0, 10.0)
    free = labelled({"a": at}, {"a": size}, 20, [], [], page)
    assert free == {"a": (100.0, 125.0)}
    crossed = labelled({"a": at}, {"a": size}, 20, [arc(at, (100, 200))], [], page)
    assert not any(around(crossed["a"], *size).holds(point) for point in arc(at, (100, 200)))
    blocked = labelled({"a": at}, {"a": size}, 20, [], [Box(0, 110, 200, 200)], page)
    assert blocked["a"][1] < 100


def test_a_name_at_the_edge_stays_on_the_page():
    page = Box(0, 0, 200, 200)
    found = labelled({"a": (5.0, 190.0)}, {"a": (60.0, 10.0)}, 20, [], [], page)
    assert around(found["a"], 60, 10).within(page)


def test_two_places_near_each_other_keep_their_names_apart():
    places = {"a": (80.0, 100.0), "b": (110.0, 100.0)}
    sizes = dict.fromkeys(places, (60.0, 10.0))
    found = labelled(places, sizes, 15, [], [], Box(0, 0, 200, 200))
    assert not around(found["a"], 60, 10).meets(around(found["b"], 60, 10))


def test_a_bow_goes_from_end_to_end_and_says_how_near_it_comes():
    bow = arc((0, 0), (100, 0), 40)
    assert (bow[0], bow[-1]) == ((0, 0), (100, 0))
    assert max(y for _, y in bow) == 20
    assert clearance(bow, [(50, 25)]) == 5
    assert clearance(bow, []) > 1000
