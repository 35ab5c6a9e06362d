"""The board of `influence`: well-formed, mirrored, escaped, stable, for every number of players."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.words import word
from explorer.drawing.boards import board_for
from explorer.drawing.palette import HUES, LIT
from tests.drawing.positions import played

SVG = "{http://www.w3.org/2000/svg}"
GAME = explorer.game("influence")
BOARD = board_for(GAME)


def draw(view, language="en", names=None, large=False):
    svg = BOARD.svg(view, language, names, large)
    return svg, ElementTree.fromstring(svg)


def texts(root):
    return ["".join(t for t in [node.text, *(c.tail for c in node)] if t) for node in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("plies", [0, 12, 999])
def test_every_number_of_players_is_drawn_from_start_to_end(players, plies, language):
    state = played(players, 11, plies)
    for seat in (*range(players), explorer.PUBLIC, explorer.ALL):
        _, root = draw(state.view(seat), language)
        assert root.get("role") == "img"
        labels = root.get("aria-labelledby").split()
        assert [root.find(f"{SVG}title").get("id"), root.find(f"{SVG}desc").get("id")] == labels
        assert root.find(f"{SVG}desc").text == state.view(seat).describe(language)


def test_an_opening_that_chance_has_not_finished_is_drawn():
    state = GAME.opening(3)
    draw(state.view(explorer.PUBLIC))
    state.apply(state.legal_moves()[0])
    _, root = draw(state.view(0))
    assert state.view(0).game.words().say(f"region-{state.deck.regions[state.regions[0]]}") in texts(root)


def test_another_deck_with_more_zones_is_drawn(tmp_path):
    cards = (GAME.folder / "cards.toml").read_text().replace("zones = 5", "zones = 9")
    path = tmp_path / "many-zones.toml"
    path.write_text(cards)
    state = explorer.game("influence", cards=path).start(players=2, seed=1)
    assert board_for(state.game) is BOARD
    draw(state.view(explorer.ALL))


def test_the_same_view_is_drawn_the_same_twice():
    view = played(4, 5, 15).view(1)
    assert draw(view)[0] == draw(view)[0]
    assert draw(played(4, 5, 15).view(1))[0] == draw(view)[0]


def test_two_views_on_a_page_do_not_share_ids():
    state = played(3, 5, 9)
    ids = [
        set(re.findall(r'id="([^"]+)"', draw(state.view(seat), language)[0]))
        for seat in (0, 1)
        for language in ("en", "ar")
    ]
    assert len(set.union(*ids)) == sum(map(len, ids))


def test_arabic_is_the_mirror_image_of_english():
    view = played(3, 5, 9).view(explorer.ALL)
    (_, en), (_, ar) = draw(view, "en"), draw(view, "ar")
    assert en.get("direction") == "ltr"
    assert ar.get("direction") == "rtl"
    assert "direction:rtl" in ar.get("style")
    width = float(en.get("viewBox").split()[2])

    def coins(root):
        return [(float(c.get("cx")), float(c.get("cy"))) for c in root.iter(f"{SVG}circle")][: len(view.zones)]

    assert coins(en)
    assert coins(ar) == [(pytest.approx(width - x), y) for x, y in coins(en)]


def test_a_name_in_the_other_script_keeps_its_own_direction():
    names = {word("seat", n=0): "مها", word("seat", n=1): "Mona"}
    view = played(2, 5, 3).view(0)
    for language, name in (("en", "مها"), ("ar", "Mona")):
        _, root = draw(view, language, names)
        styles = {t.get("style") for t in root.iter(f"{SVG}text") if t.text == name}
        assert styles == {"unicode-bidi:plaintext"}


def test_names_typed_by_people_are_escaped():
    names = {word("seat", n=n): f'<script>alert("{n}")</script>&\x00\u202e' for n in range(3)}
    for language in ("en", "ar"):
        svg, root = draw(played(3, 5, 9).view(0), language, names)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert any("<script>" in "".join(node.itertext()) for node in root.iter(f"{SVG}text"))


def test_a_long_name_is_cut_and_told_whole_by_its_title():
    long = "Maximiliane-Wilhelmina von Hohenzollern-Sigmaringen"
    _, root = draw(played(2, 5, 3).view(0), names={word("seat", n=1): long})
    cut = [node for node in root.iter(f"{SVG}text") if node.find(f"{SVG}title") is not None]
    assert any(node.find(f"{SVG}title").text == long and node.find(f"{SVG}title").tail.endswith("…") for node in cut)


def crowded():
    """Twelve cards of one seat in one zone: as many as a seat can have there."""
    start = GAME.start(players=2, seed=1)
    return GAME.state(
        {
            "players": 2,
            "zones": [start.deck.regions[r] for r in start.regions],
            "hands": [["radar"], ["steal"]],
            "placed": {
                start.deck.regions[start.regions[4]]: [
                    [f"blue {n}" for n in range(1, 11)] + ["green 9", "green 10"],
                    [],
                ]
            },
        }
    )


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_twelve_cards_stay_inside_their_zone_and_none_covers_a_number(language, large):
    _, root = draw(crowded().view(0), language, large=large)
    width = float(root.get("viewBox").split()[2])
    tints = {hue.tint for hue in HUES}
    cards = [r for r in root.iter(f"{SVG}rect") if r.get("fill") in tints]
    spots = sorted((float(r.get("y")), float(r.get("x"))) for r in cards)
    assert len(spots) == 12
    assert all(x > 0 and x + float(cards[0].get("width")) < width for _, x in spots)
    closest = min(b[1] - a[1] for a, b in itertools.pairwise(spots) if a[0] == b[0])
    assert closest > 0.75 * float(cards[0].get("width"))


def test_marks_have_words_and_shapes_of_their_own():
    state = played(4, 7, 14)
    view = state.view(0)
    _, root = draw(view)
    assert any(view.marks(region) for region in view.zones)
    said = " ".join(texts(root))
    for region in view.zones:
        for name, _, _ in view.marks(region):
            assert {"immune": "immune", "flipped": "flipped:"}.get(name, "cancelled") in said


def test_what_is_assumed_carries_its_sign_and_the_legend_says_so():
    _, root = draw(played(2, 3, 0).view(0))
    said = texts(root)
    assert said.count("°") >= 5 + 1
    assert any("R000-01" in line and "assumed" in line for line in said)


def test_only_the_end_shows_points_and_what_became_of_the_zones():
    words = GAME.words()
    fates = {"won": None, "burned": words.say("mark-burned"), "ownerless": words.say("mark-ownerless")}
    over, running = played(3, 5), played(3, 5, 9)
    before, after = texts(draw(running.view(explorer.ALL))[1]), texts(draw(over.view(0))[1])
    for line in (fates["burned"], fates["ownerless"], "11 points"):
        assert line not in before
    assert words.say("draw-points", count=max(over.scores())) in after
    assert any(line in after for line in (fates["burned"], fates["ownerless"]))


def test_whose_turn_it_is_is_marked_once():
    state = played(4, 7, 14)
    svg, _ = draw(state.view(0))
    assert svg.count(f'fill="{LIT}"') == 1
    assert LIT not in draw(played(4, 7).view(0))[0]
