"""Who knows which tactics of `continents`: what a Spy showed, what came back openly, and nothing that is secret."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.drawing.boards.continents_knowledge import rows_of
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, knowledge_html
from tests.drawing.test_show import check
from tests.rules.continents.random_play import FULL as GAME
from tests.rules.continents.random_play import positions, viewers

START = {
    "players": 3,
    "continents": [["asia"] * 3, ["asia", "europe"], ["africa"]],
    "hands": [["spy", "troop", "rally"], ["troop", "bombard"], ["sabotage"]],
    "drawn": [2, 0],
}


def spied(**rulings):
    state = GAME.state({**START, "rulings": {key.replace("_", "-"): value for key, value in rulings.items()}})
    state.play("spy on seat 1")
    state.settle(Random(1))
    return state


def sabotaged():
    state = spied()
    state.play("attack asia of seat 1 from asia")
    while state.battle is not None:
        texts = {move.text for move in state.legal_moves()}
        state.play(next(t for t in ("troop for defender", "sabotage", "done", "pass") if t in texts))
    return state


def told(view, owner=1, seat=0, language="en"):
    """What the table says of the cards of a hand, and what a seat knows of each."""
    words = GAME.words(language)
    name = words.say("seat", n=owner)
    return [(*(row.cards or ("?",)), row.cells[seat].sign) for row in rows_of(view, words) if row.owner == name]


def test_the_teacher_sees_what_the_spy_has_shown_to_whom():
    view = spied().view(explorer.ALL)
    assert told(view) == [("Troop", FULL), ("Bombard", FULL)]
    assert told(view, seat=2) == [("Troop", EMPTY), ("Bombard", EMPTY)]
    assert told(view, owner=0, seat=1) == [("Troop", EMPTY), ("Rally", EMPTY)]


def test_the_spy_and_its_victim_know_the_faces_the_others_that_there_was_a_look():
    state = spied()
    assert told(state.view(0)) == told(state.view(1)) == [("Troop", FULL), ("Bombard", FULL)]
    for seat in (2, explorer.PUBLIC):
        assert told(state.view(seat)) == [("?", FULL), ("?", FULL)]  # all of the hand has been seen


def test_of_one_card_that_chance_picked_only_the_spy_knows_which():
    state = spied(spy_sees="one-card")
    signs = [sign for _, sign in told(state.view(0))]
    assert sorted(signs) == sorted([FULL, EMPTY])
    assert [sign for _, sign in told(state.view(1))] == [HALF, HALF]
    assert told(state.view(2)) == [("?", HALF), ("?", HALF)]


def test_troops_that_sabotage_sent_back_are_known_to_all():
    state = sabotaged()
    words = GAME.words()
    for seat in (*range(3), explorer.PUBLIC, explorer.ALL):
        rows = [row for row in rows_of(state.view(seat), words) if row.owner == words.say("seat", n=1)]
        assert rows[0].cards == ("Troop",)
        assert rows[0].cells[2].said == "saw it go back into the hand"
    assert told(state.view(0))[1] == ("Bombard", FULL)
    assert told(state.view(2))[1] == ("?", HALF)  # it has seen that card, or the one that was played


def test_a_deck_is_known_to_nobody():
    rows = [row for row in rows_of(spied().view(0), GAME.words()) if row.said]
    assert len(rows) == 2
    assert {cell.sign for row in rows for cell in row.cells} == {EMPTY}


@given(positions(), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_table(state, world):
    for seat in viewers(state):
        other = state.view(seat).sample_world(Random(world)).view(seat)
        assert knowledge_html(other) == knowledge_html(state.view(seat))


@given(positions())
def test_nothing_is_claimed_that_is_not_so(state):
    """What any viewer is told for sure agrees with the position itself."""
    words = state.game.words()
    truth = [row for row in rows_of(state.view(explorer.ALL), words) if row.owner]
    for viewer in viewers(state):
        rows = [row for row in rows_of(state.view(viewer), words) if row.owner]
        for name in {row.owner for row in rows}:
            mine, all_ = ([row for row in some if row.owner == name] for some in (rows, truth))
            for seat in range(state.players):
                known = [sum(row.cells[seat].sign == sign for row in mine) for sign in (FULL, EMPTY)]
                really = [sum(row.cells[seat].sign == sign for row in all_) for sign in (FULL, EMPTY)]
                assert known[0] <= really[0]
                assert known[1] <= really[1]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_position_and_a_match_show_the_table(language):
    text = knowledge_html(sabotaged(), language)
    check(text)
    assert GAME.words(language).say("draw-knows-spy") in text
    assert GAME.words(language).say("draw-knows-back") in text
    assert "<table" in knowledge_html(GAME.match(players=["human", "random"], seed=3).state, language)
