"""The board of `hundred`: well-formed, mirrored, escaped, and without a trace of what its seat cannot know."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.words import word
from explorer.drawing.boards import board_for
from explorer.drawing.palette import LIT
from explorer.drawing.show import html
from tests.rules.hundred.random_play import FULL, WILD, positions, viewers, walk

SVG = "{http://www.w3.org/2000/svg}"
BOARD = board_for(FULL)
HANDS = [["freeze", "mirror", "block", "5", "15"], ["mirror", "mirror", "10", "heal"], ["10", "7", "swap"]]
TABLE = {
    "players": 3, "hands": HANDS, "drawn": True, "score": [["20", "doubled 15", "10"], ["20", "25", "19"], ["5"]],
    "change": [0, 25, -15], "frozen": [0, 0, 1], "set": [[], [], ["block"]], "graveyard": ["pierce", "goblin", "1"],
    "pierced": [2],
}  # fmt: skip


def staged(*moves, **facts):
    state = FULL.state({**TABLE, **facts})
    for move in moves:
        state.play(move)
    return state


def texts(svg):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def topics(svg):
    return {node.get("data-topic") for node in ElementTree.fromstring(svg).iter() if "data-topic" in node.attrib}


def plain(said):
    return "".join(c for c in said if c not in "\u2066\u2067\u2068\u2069")


def inside(svg):
    root = ElementTree.fromstring(svg)
    wide, high = map(float, root.get("viewBox").split()[2:])
    for rect in root.iter(f"{SVG}rect"):
        assert 0 <= float(rect.get("x", 0)) <= wide - float(rect.get("width")) + 1
        assert 0 <= float(rect.get("y", 0)) <= high - float(rect.get("height")) + 1
    for node in root.iter(f"{SVG}text"):
        assert 0 <= float(node.get("x")) <= wide
        assert 0 <= float(node.get("y")) <= high
    return root


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_is_drawn_from_its_opening_to_its_end_within_the_picture(players, language, large):
    state = FULL.opening(players)
    rng = Random(players)
    for plies in (0, 40, 90, 100_000):
        for _ in walk(state, rng, plies):
            pass
        for seat in (0, explorer.PUBLIC, explorer.ALL):
            root = inside(BOARD.svg(state.view(seat), language, large=large))
            assert root.find(f"{SVG}desc").text == state.view(seat).describe(language)
    assert state.is_over


@given(positions(), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_picture(state, world):
    if state.is_over:
        return
    for seat in viewers(state):
        other = state.view(seat).sample_world(Random(world)).view(seat)
        assert BOARD.svg(other) == BOARD.svg(state.view(seat))
        assert BOARD.knowledge(other) == BOARD.knowledge(state.view(seat))


def test_what_a_click_asks_about_can_be_explained():
    for state in (staged(), staged("freeze seat 1"), staged("freeze seat 1", "mirror from hand")):
        view = state.view(0)
        found = topics(BOARD.svg(view))
        assert {"winner", "end", "points:0", "points:1", "points:2", "card:mirror", "card:number"} <= found
        assert found <= set(view.topics())
        assert ("effect" in found) == (view.chain is not None)
    wild = WILD.opening(2)
    for _ in walk(wild, Random(3), 60):
        pass
    assert topics(BOARD.svg(wild.view(explorer.ALL))) <= set(wild.view(explorer.ALL).topics())


def test_a_seat_shows_its_points_its_distance_what_it_would_pay_and_its_changes():
    said = list(map(plain, texts(BOARD.svg(staged().view(0)))))
    assert {"60", "40 away", "would pay 40 points now", "89", "11 away", "would pay nothing now"} <= set(said)
    assert {"+25", "−15", "15×2", "30"} <= set(said)
    assert "Pierce used by Seat 2" in said


def test_another_hand_shows_its_size_and_only_the_cards_the_viewer_knows():
    shown = {seat: texts(BOARD.svg(staged().view(seat))) for seat in (0, 1, explorer.PUBLIC, explorer.ALL)}
    assert "Swap" not in shown[0] + shown[1] + shown[explorer.PUBLIC]
    assert "Swap" in shown[explorer.ALL]
    assert "Hand · 4 cards" in list(map(plain, shown[0]))
    assert "another’s card, known to this viewer" not in shown[0]
    swapped = staged("freeze seat 1", "accept").copy()
    swapped = FULL.state({**TABLE, "hands": [["swap", "5"], ["10", "7"], ["mirror"]]})
    swapped.play("swap seat 1")
    swapped.play("accept")
    assert "another’s card, known to this viewer" in texts(BOARD.svg(swapped.view(0)))
    assert "another’s card, known to this viewer" not in texts(BOARD.svg(swapped.view(2)))


def test_set_cards_are_backs_to_others_and_signs_to_who_knows_them():
    own, others = BOARD.svg(staged().view(2)), BOARD.svg(staged().view(0))
    assert "Block, set face down and known to this viewer" in own
    assert "set face down and known" not in others
    assert "set face down, known to this viewer" in texts(own)


def test_only_who_is_asked_is_lit_whosever_turn_it_is():
    for state, seat in ((staged(), 0), (staged("freeze seat 1"), 1)):
        root = ElementTree.fromstring(BOARD.svg(state.view(0)))
        rows = [
            rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == LIT and float(rect.get("height")) == 108
        ]
        others = sorted(float(rect.get("y")) for rect in root.iter(f"{SVG}rect") if float(rect.get("height")) == 100)
        assert len(rows) == 1
        assert float(rows[0].get("y")) == sorted(set(others))[seat] - 4


def test_skips_the_last_turn_and_rounds_are_told():
    state = FULL.state({**TABLE, "drawn": False, "turn": 4, "rulings": {"rounds": "several"}})
    state.play("skip")
    said = list(map(plain, texts(BOARD.svg(state.view(0)))))
    assert "Turns in a row without a draw: 1 (of 3)" in said
    assert "Round 1 of 3°" in said


def test_the_last_turn_and_the_limit_of_turns_are_told():
    state = FULL.opening(3, {"all-skip": "limit"})
    assert any(plain(text).endswith("of at most 200°") for text in texts(BOARD.svg(state.view(0))))
    for _ in walk(state, Random(2)):
        if state.view(0).last_turn is not None:
            break
    seat = state.view(0).last_turn
    assert f"The last turn: Seat {seat} has drawn the last card" in list(map(plain, texts(BOARD.svg(state.view(0)))))


def test_assumed_figures_carry_their_sign():
    said = texts(BOARD.svg(staged().view(0)))
    assert any(text.endswith("deck°") for text in map(plain, said))
    assert any(text.startswith("assumed, not in the document") for text in map(plain, said))
    assert said.count("°") == 2 + 1  # the numbers in the hand, the legend


def test_names_typed_by_people_are_escaped():
    names = {word("seat", n=n): f"<script>{n}</script>&\x00\u202e" for n in range(3)}
    for language in ("en", "ar"):
        svg = BOARD.svg(staged("freeze seat 1").view(0), language, names)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert any("<script>" in line for line in texts(svg))
        inside(svg)


def test_findings_bring_their_pictures():
    view = staged("freeze seat 1", "mirror from hand").view(0)
    shown = {
        topic: BOARD.picture_of(view.explain(topic)) != "" for topic in ("winner", "points:1", "effect", "card:goblin")
    }
    assert all(shown.values())
    assert BOARD.picture_of(view.explain("end")) == ""
    assert html(view.explain("effect")).count("data:image/svg") == 2
