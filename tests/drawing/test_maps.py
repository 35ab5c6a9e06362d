"""The map of `continents`: its links, its places, and the answer to "why can it not attack there?"."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

import explorer
from explorer.drawing.boards import board_for
from explorer.drawing.boards.continents_map import PLACED, atlas_of, map_svg, own_and_reached
from explorer.drawing.maps import Atlas, spots
from explorer.drawing.show import html
from tests.rules.continents.random_play import FULL

SVG = "{http://www.w3.org/2000/svg}"


def view(seat=0):
    return FULL.state({"players": 2, "continents": [["africa"], ["australia", "asia"]], "drawn": [2, 0]}).view(seat)


def texts(svg):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def group(svg, topic):
    return next(g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.get("data-topic") == topic)


def test_every_link_of_the_deck_is_drawn_and_only_assumed_ones_are_dashed():
    svg = map_svg(view())
    deck = FULL.deck
    for pairs, assumed in ((deck.printed, False), (deck.assumed_links, True)):
        for a, b in pairs:
            drawn = group(svg, f"route:{deck.continents[a]}>{deck.continents[b]}")
            dashed = [path.get("stroke-dasharray") for path in drawn.iter(f"{SVG}path")]
            assert any(dashed) == assumed
            assert bool(list(drawn.iter(f"{SVG}text"))) == assumed


def test_a_missing_link_is_crossed_with_its_clause_and_the_shortest_way_is_told():
    svg = map_svg(view(), "en", "africa", "australia")
    missing = [
        g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.get("data-topic") == "route:africa>australia"
    ]
    assert [node.text for g in missing for node in g.iter(f"{SVG}text")] == ["001, lines 23, 24"]
    said = [re.sub("[\u2066-\u2069]", "", line) for line in texts(svg)]
    assert "Shortest way: Africa → Asia → Australia (2 attacks, one a turn)" in said
    assert [line for line in said if line in "123"] == ["1", "1", "2", "3"]  # a card of Africa, three places
    assert "001, lines 23, 24" not in texts(map_svg(view(), "en", "africa", "asia"))


def test_own_continents_and_those_that_can_be_attacked_are_lit():
    names = FULL.deck.continents
    own, reached = own_and_reached(view(0))
    assert {names[c]: n for c, n in own.items()} == {"africa": 1}
    assert {names[c] for c in reached} == {"asia"}  # Europe is linked too, but nobody holds it
    assert own_and_reached(view(explorer.PUBLIC)) == own_and_reached(view(0))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_map_is_never_mirrored(language):
    svg = map_svg(view(), language)

    def across(name):
        return float(next(group(svg, f"coin:{name}").iter(f"{SVG}circle")).get("cx"))

    assert across("north-america") < across("europe") < across("asia")


def test_places_by_hand_lie_apart_and_others_are_computed_the_same_every_time():
    assert spots(atlas_of(FULL.deck), PLACED) is PLACED
    own = Atlas(("a", "b", "c", "d"), (("a", "b"), ("b", "c")), (("c", "a"),))  # d is linked to nothing
    assert spots(own, PLACED) == spots(Atlas(own.places, own.printed, own.assumed), {})
    for lie in (PLACED, spots(own, {})):
        assert all(0 <= v <= 1 for spot in lie.values() for v in spot)
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 0.15 for a, b in itertools.combinations(lie.values(), 2))
    assert own.way("a", "d") == ()
    assert own.way("c", "b") in {("c", "b"), ("c", "a", "b")}
    more = Atlas((*PLACED, "antarctica"), (), (("antarctica", "australia"),))  # the world, and a place more
    lie = spots(more, PLACED)
    assert lie["north-america"][0] < lie["europe"][0] < lie["asia"][0]
    assert spots(Atlas(("one",), (), ()), {}) == {"one": (0.5, 0.5)}


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_finding_shows_the_map_and_says_it_in_words(language):
    finding = view().explain("route:africa>australia")
    root = ElementTree.fromstring(board_for(FULL).picture_of(finding, language))
    assert root.find(f"{SVG}title").text == finding.sentence(language)
    told = root.find(f"{SVG}desc").text
    assert told.splitlines()[-1] in html(finding, language)
    assert len(told.splitlines()) == 2 + len(FULL.deck.printed) + len(FULL.deck.assumed_links)


def test_a_way_keeps_its_order_among_names_of_both_scripts():
    said = texts(map_svg(view(), "fa", "africa", "australia"))
    words = FULL.words("fa")
    names = [f"\u2068{words.say(f'continent-{name}')}\u2069" for name in ("africa", "asia", "australia")]
    assert any("\u200f" + " ← ".join(names) in line for line in said)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_refused_attack_shows_the_missing_link_its_clause_and_the_way_round(language):
    verdict = view().verdict("attack australia of seat 1 from africa")
    (reason,) = verdict.reasons
    svg = board_for(FULL).picture_of(reason, language)
    missing = [
        g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.get("data-topic") == "route:africa>australia"
    ]
    assert [node.text for g in missing for node in g.iter(f"{SVG}text")] == [reason.citation(language)]
    words = FULL.words(language)
    way = [words.say(f"continent-{name}") for name in ("africa", "asia", "australia")]
    said = [re.sub("[\u2066-\u2069\u200f]", "", line) for line in texts(svg)]
    assert any(f"{' ← ' if language == 'fa' else ' → '}".join(way) in line for line in said)
    assert ElementTree.fromstring(svg).find(f"{SVG}title").text == reason.sentence(language)
    assert "data:image/svg+xml" in html(verdict, language)
    legal = view().verdict("attack asia of seat 1 from africa")
    assert legal.legal
    assert html(legal).count("data:image/svg+xml") == html(verdict).count("data:image/svg+xml") - 1
