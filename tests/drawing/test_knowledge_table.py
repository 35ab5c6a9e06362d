"""Who knows what: a table told by shape and words, and never more than its viewer can know."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import explorer
from explorer.core.words import word
from explorer.drawing.boards.influence_knowledge import Looks, rows_of
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, knowledge_html, merged
from tests.drawing.positions import played
from tests.drawing.test_show import check

GAME = explorer.game("influence")


def rows(view):
    return list(rows_of(view, GAME.words()))


def with_look():
    """A position in which seat 0 has seen one of several cards of another seat, the match going on."""
    for seed in range(300):
        state = played(3, seed, 20)
        for place, index, by, count in state.peeks:
            if by == 0 and count > 1 and not state.is_over:
                return state, place, index
    raise AssertionError


STATE, PLACE, INDEX = with_look()
REGION, OWNER = divmod(PLACE, 3)
ZONE = GAME.words().say(f"region-{STATE.deck.regions[REGION]}")


def of_place(view):
    name = GAME.words().say(word("seat", n=OWNER))
    return [row for row in rows(view) if (row.group, row.owner) == (ZONE, name)]


def test_the_teacher_sees_that_the_seat_knows_the_card_its_radar_showed():
    row = of_place(STATE.view(explorer.ALL))[INDEX]
    assert row.cards == (GAME.words().say(STATE.deck.words[STATE.placed[PLACE][INDEX]]),)
    assert row.cells[OWNER] == Cell(FULL, "knows")
    assert row.cells[0] == Cell(FULL, "knows, by Radar")


def test_others_see_that_there_was_a_look_but_not_at_which_card():
    third = 3 - OWNER
    found = of_place(STATE.view(third))
    count = next(p[3] for p in STATE.peeks if p[:3] == (PLACE, INDEX, 0))
    looked = [row.cells[0] for row in found[:count]]
    assert set(looked) == {Cell(HALF, "may have seen it, by Radar")} or set(looked) == {Cell(FULL, "knows, by Radar")}
    assert len(set(looked)) == 1


def test_a_look_at_all_that_lay_there_leaves_no_doubt():
    looks = Looks({0: (2, 2), 1: (2,)}, by_chance=True)
    assert looks.sure(0, 0) and looks.sure(0, 1) and not looks.sure(0, 2)  # noqa: PT018
    assert looks.perhaps(1, 1) and not looks.sure(1, 1) and not looks.perhaps(1, 2)  # noqa: PT018
    picked = Looks({1: (2,)}, by_chance=False)
    assert picked.perhaps(1, 5)
    assert not picked.sure(1, 0)


def stolen():
    for seed in range(300):
        state = played(3, seed, 16)
        for thief, victim, kind in state.view(explorer.ALL).stolen_cards():
            if kind in state.hands[thief] and kind < state.deck.influence:
                return state, thief, victim, kind
    raise AssertionError


def test_the_victim_of_a_theft_knows_into_which_hand_the_card_went():
    state, thief, victim, kind = stolen()
    name = GAME.words().say(state.deck.words[kind])
    for seat in (explorer.ALL, thief):
        row = next(row for row in rows(state.view(seat)) if name in row.cards)
        assert row.cells[victim] == Cell(HALF, f"saw it go into the hand of Seat {thief}")
        assert row.cells[thief].sign == FULL
    row = next(row for row in rows(state.view(victim)) if name in row.said)
    assert row.cells[thief].sign == FULL
    third = 3 - thief - victim
    said = [row.said for row in rows(state.view(third)) if row.said.startswith("a card, taken by")]
    assert f"a card, taken by Seat {thief} from Seat {victim}" in said


@settings(max_examples=40)
@given(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 30), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_table(players, seed, plies, world):
    state = played(players, seed, plies)
    for seat in (*range(players), explorer.PUBLIC):
        view = state.view(seat)
        assert knowledge_html(view.sample_world(Random(world)).view(seat)) == knowledge_html(view)


def test_looking_twice_at_one_card_or_at_two_is_the_same_to_others():
    state = STATE.under({"radar-pick": "viewer-picks"})
    place = PLACE
    owner = place % 3
    by, third = (seat for seat in range(3) if seat != owner)
    once, twice = state.copy(), state.copy()
    once.peeks, twice.peeks = ((place, 0, by, 1),), ((place, 0, by, 1), (place, 1, by, 2))
    for seat in (owner, third, explorer.PUBLIC):
        assert knowledge_html(once.view(seat)) == knowledge_html(twice.view(seat))
    assert knowledge_html(once.view(by)) != knowledge_html(twice.view(by))


@pytest.mark.parametrize("players", [2, 4])
def test_no_hidden_card_is_named_in_another_seats_table(players):
    state = played(players, 7, 12)
    for seat in (*range(players), explorer.PUBLIC):
        view = state.view(seat)
        said = knowledge_html(view)
        laid = [(state.laid(r, o), view.cards(r, o)) for r in view.zones for o in range(players)]
        laid += [(state.hands[o], view.hand(o)) for o in range(players)]
        hidden = {kind for real, seen in laid for kind, shown in zip(real, seen, strict=True) if shown is None}
        hidden -= {kind for _, _, kind in view.stolen_cards() if kind is not None}  # it saw those go
        assert hidden
        for kind in hidden:
            if kind < state.deck.influence:
                assert not re.search(rf"\b{GAME.words().say(state.deck.words[kind])}\b", said)


def test_a_tactic_that_is_taking_effect_lies_open():
    for seed in range(100):
        state = GAME.start(players=3, seed=seed)
        move = next((m for m in state.legal_moves() if m.verb == "steal"), None)
        if move is not None:
            break
    thief = state.actor
    state.play(move)
    for seat in (explorer.ALL, thief, 3 - thief - move.args[0]):
        found = [row for row in rows(state.view(seat)) if row.cells[0].said == "shown to all"]
        assert [row.cards for row in found] == [("Steal",)]
        assert all(cell.sign == FULL for cell in found[0].cells)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_is_a_table_with_caption_and_headings_for_rows_and_columns(language):
    names = {word("seat", n=n): f"<b>{n}</b>" for n in range(3)}
    text = knowledge_html(STATE, language, names)
    check(text)
    table = ElementTree.fromstring(text).find(".//table")
    assert table.find("caption") is not None
    columns = table.findall("thead/tr/th")
    assert [th.get("scope") for th in columns] == ["col"] * 4
    lines = [tr for tr in table.findall("tbody/tr") if tr.find("td") is not None]
    assert all(tr.find("th").get("scope") == "row" and len(tr.findall("td")) == 3 for tr in lines)
    assert "&lt;b&gt;0" in text


def test_every_cell_says_it_by_shape_and_in_words():
    for row in rows(STATE.view(1)):
        for cell in row.cells:
            assert cell.sign in (FULL, HALF, EMPTY)
            assert cell.said
            assert cell.said.startswith("does not") == (cell.sign == EMPTY)


def test_rows_of_which_everybody_knows_the_same_are_joined():
    cells, other = (Cell(FULL, "knows"),), (Cell(EMPTY, "does not know"),)
    a, b = Row("z", "s", ("x",), 0, cells), Row("z", "s", ("y",), 0, cells)
    assert merged([a, b]) == [Row("z", "s", ("x", "y"), 0, cells)]
    assert len(merged([a, Row("z", "s", ("y",), 0, other)])) == 2
    assert len(merged([a, Row("z", "t", ("y",), 0, cells)])) == 2
    assert len(merged([a, Row("z", "s", (), 1, cells)])) == 2


def test_at_the_end_only_what_was_never_shown_is_listed():
    over = played(3, 5)
    assert all(not row.owner or row.group.endswith("discarded") for row in rows(over.view(0)))
    assert "No card lies hidden." in knowledge_html(played(3, 5, rulings={"undealt": "shown-at-end"}))


def test_coloured_backs_tell_everybody_the_colour():
    state = played(3, 7, 12, {"card-backs": "coloured"})
    said = {cell.said for row in rows(state.view(0)) for cell in row.cells}
    assert any(text.startswith("knows its colour: ") for text in said)


def test_a_game_without_such_a_table_shows_none(monkeypatch):
    monkeypatch.setattr("explorer.drawing.knowledge_table.board_for", lambda game: None)
    assert knowledge_html(STATE) == ""
