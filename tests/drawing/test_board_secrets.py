"""A board is drawn from a view: what its seat cannot know leaves no trace in it."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.drawing.boards import board_for
from explorer.drawing.boards.influence_reading import read_zone
from tests.drawing.positions import played

GAME = explorer.game("influence")
BOARD = board_for(GAME)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_hidden_card_is_named_in_another_seats_picture(players):
    state = played(players, 7, 12)
    words = GAME.words()
    for seat in (*range(players), explorer.PUBLIC):
        view = state.view(seat)
        said = "\n".join(ElementTree.fromstring(BOARD.svg(view)).itertext())
        rows = [(state.laid(r, o), view.cards(r, o)) for r in view.zones for o in range(players)]
        rows += [(state.hands[o], view.hand(o)) for o in range(players)]
        hidden = {kind for real, seen in rows for kind, shown in zip(real, seen, strict=True) if shown is None}
        hidden = {kind for kind in hidden if kind < state.deck.influence}  # tactics have copies that may be public
        assert hidden
        for kind in hidden:
            name = words.say(state.deck.words[kind])
            assert not re.search(rf"\b{name}\b", said)


@given(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 30), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_picture(players, seed, plies, world):
    state = played(players, seed, plies)
    if state.is_over:
        return
    for seat in (*range(players), explorer.PUBLIC):
        other = state.view(seat).sample_world(Random(world)).view(seat)
        assert BOARD.svg(other) == BOARD.svg(state.view(seat))


def test_coloured_backs_show_only_under_that_ruling():
    plain, coloured = played(3, 7, 12), played(3, 7, 12).under({"card-backs": "coloured"})
    view = coloured.view(0)
    backs = [card.back for r in view.zones for row in read_zone(view, r).rows for card in row.cards]
    assert None not in backs
    assert BOARD.svg(view) != BOARD.svg(plain.view(0))


def test_a_card_counted_by_the_rules_is_never_struck():
    for cancel_scope in ("lasting", "already-there"):
        state = played(4, 3, 20, {"cancel-scope": cancel_scope})
        view = state.view(explorer.ALL)
        for region in view.zones:
            for row in read_zone(view, region).rows:
                left = [state.deck.points[card.kind] for card in row.cards if not card.struck]
                assert sum(left) == (row.total or 0)
