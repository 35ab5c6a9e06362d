"""The board of `continents`: well-formed, mirrored, escaped, and without a trace of what its seat cannot know."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.words import word
from explorer.counting.odds import all_odds, rounded
from explorer.drawing.boards import board_for
from explorer.drawing.boards.continents_dice import roll_svg
from explorer.drawing.boards.continents_progress import progress_svg
from explorer.drawing.palette import LIT
from explorer.drawing.show import html
from tests.rules.continents.random_play import FULL, TINY, positions, walk

SVG = "{http://www.w3.org/2000/svg}"
BOARD = board_for(FULL)
WAR = {
    "players": 3,
    "continents": [["asia"] * 5 + ["africa"] * 4, ["europe"] * 4 + ["australia"], ["north-america"] * 2],
    "coins": {"africa": 0},
    "hands": [["troop", "rally", "spy"], ["troop", "troop", "bombard"], ["artillery"]],
    "known": [{"by": 0, "hand": 1, "card": "bombard"}],
    "drawn": [2, 0],
    "row": ["asia"],
    "burned": {"troop": 2},
}
ATTACK = ("attack europe of seat 1 from asia", "troop for attacker", "done", "troop for defender", "troop for defender")


def at_war(*dice):
    state = FULL.state(WAR)
    for move in ATTACK:
        state.play(move)
    while dice and state.actor is not None:
        if state.actor == explorer.CHANCE:
            state.apply(state.move(f"die {dice[0]}"))
            dice = dice[1:]
        else:
            decline(state)
    return state


def decline(state):
    texts = {move.text for move in state.legal_moves()}
    state.play(next(text for text in ("pass", "done", "go on") if text in texts))


def texts(svg):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def topics(svg):
    return {node.get("data-topic") for node in ElementTree.fromstring(svg).iter() if "data-topic" in node.attrib}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_match_is_drawn_from_its_opening_to_its_end_within_the_picture(players, language, large):
    state = FULL.opening(players)
    rng = Random(players)
    for plies in (0, 60, 250, 100_000):
        for _ in walk(state, rng, plies):
            pass
        for seat in (0, explorer.PUBLIC, explorer.ALL):
            root = ElementTree.fromstring(BOARD.svg(state.view(seat), language, large=large))
            assert root.find(f"{SVG}desc").text == state.view(seat).describe(language)
            width, height = map(float, root.get("viewBox").split()[2:])
            for rect in root.iter(f"{SVG}rect"):
                assert 0 <= float(rect.get("x", 0)) <= width - float(rect.get("width")) + 1
                assert 0 <= float(rect.get("y", 0)) <= height - float(rect.get("height")) + 1
    assert state.is_over


@given(positions(), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_picture(state, world):
    if state.is_over:
        return
    for seat in (*range(state.players), explorer.PUBLIC):
        other = state.view(seat).sample_world(Random(world)).view(seat)
        assert BOARD.svg(other) == BOARD.svg(state.view(seat))


def test_another_hand_shows_its_size_and_what_a_spy_has_seen_of_it():
    state = at_war()
    hand = {seat: BOARD.svg(state.view(seat)) for seat in (0, 1, 2, explorer.PUBLIC)}
    assert "Bombard" in texts(hand[0])
    assert "Bombard" in texts(hand[1])
    assert "Bombard" not in texts(hand[2])
    assert "known through a Spy" in texts(hand[0])
    assert "known through a Spy" not in texts(hand[1])
    assert "Artillery" not in texts(hand[explorer.PUBLIC])


def test_seats_continents_and_links_can_be_asked_about():
    view = at_war(5, 6, 2, 6, 3).view(0)
    found = topics(BOARD.svg(view))
    assert {"winner", "war", "pair:1", "pair:2", "coin:asia", "route:asia>australia"} <= found
    assert found <= set(view.topics())


def test_a_war_says_who_wins_each_pair_and_a_tie_goes_to_the_defender():
    view = at_war(5, 6, 2, 6, 3).view(explorer.PUBLIC)
    for svg in (BOARD.svg(view), roll_svg(view)):
        said = texts(svg)
        assert "equal: the defender wins" in said
        assert "red is higher: the attacker wins" in said
        assert "meets no die" in said
    assert roll_svg(at_war().view(0)) == ""


def test_what_was_captured_is_called_idle():
    state = at_war(6, 6, 6, 2, 2)
    while not state.battle.captured:
        if state.actor == explorer.CHANCE:
            state.apply(state.move("die 6" if state.question.asks.id.endswith("red") else "die 2"))
        else:
            decline(state)
    assert "2 cards of Europe captured, not active now" in texts(BOARD.svg(state.view(0)))


def test_only_who_is_asked_is_lit():
    state = at_war()
    rows = re.findall(rf'height="86" rx="8" fill="{LIT}"', BOARD.svg(state.view(0)))
    assert len(rows) == 1


def test_assumed_figures_and_links_carry_their_sign():
    said = texts(BOARD.svg(at_war().view(0)))
    assert "8° of 12°" in said
    assert said.count("°") == 4 + 1  # the links on the map, the legend
    plain = texts(BOARD.svg(TINY.start(players=2, seed=1).view(0)))
    assert ("assumed °" in plain) == bool(TINY.deck.assumed_links)


def test_names_typed_by_people_are_escaped():
    names = {word("seat", n=n): f"<script>{n}</script>&\x00\u202e" for n in range(3)}
    for language in ("en", "fa"):
        svg = BOARD.svg(at_war(5, 6, 2, 6, 3).view(0), language, names)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert any("<script>" in line for line in texts(svg))


def test_progress_stands_alone_and_shows_the_holder():
    view = at_war().view(0)
    said = texts(progress_svg(view, view.deck.continents.index("africa")))
    assert said[1:] == ["Seat 0", "4 of 4", "Seat 1", "0 of 4", "Seat 2", "0 of 4"]


def test_findings_bring_their_pictures():
    view = at_war(5, 6, 2, 6, 3).view(0)
    shown = {topic: html(view.explain(topic)).count("data:image/svg") for topic in ("pair:1", "coin:africa", "winner")}
    assert shown == {"pair:1": 2, "coin:africa": 2, "winner": 1}
    rows = texts(BOARD.picture_of(view.explain("coin:africa"), "en"))
    assert rows == ["Seat 0", "4 of 4"]


def test_targets_are_listed_only_while_somebody_can_attack():
    state = FULL.state(WAR)
    assert "What can be attacked" in texts(BOARD.svg(state.view(0)))
    assert "What can be attacked" not in texts(BOARD.svg(at_war().view(0)))
    over = FULL.start(players=2, seed=1)
    for _ in walk(over, Random(1)):
        pass
    assert "What can be attacked" not in texts(BOARD.svg(over.view(0)))
    assert over.view(0).explain("winner").sentence() in texts(BOARD.svg(over.view(0)))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_odds_of_a_war_are_drawn_and_told(language):
    view = at_war().view(0)
    odds = all_odds(view)
    svg = BOARD.svg(view, language, odds=odds)
    shares = odds["war"].outcomes
    assert len(shares) == 2
    for outcome, share in shares.items():
        assert FULL.words(language).say(outcome) in texts(svg)
        assert rounded(share, language) in texts(svg)
    assert odds["war"].brief(language) in ElementTree.fromstring(svg).find(f"{SVG}desc").text
    assert ElementTree.fromstring(svg).find(f"{SVG}desc").get("id") not in BOARD.svg(view, language)
