"""Views: one window a seat, one for spectators, one for whoever sees everything."""

from __future__ import annotations

import pytest

import explorer
from explorer import ExplorerError, NotationError, PositionError

GAME = explorer.game("influence")


def started():
    return GAME.start(3, 1)


def test_a_seat_is_told_its_legal_moves_when_it_is_asked():
    state = started()
    assert state.view(state.actor).legal_moves() == state.legal_moves()
    for seat in (*(s for s in range(3) if s != state.actor), explorer.PUBLIC):
        assert state.view(seat).legal_moves() == []


def test_whoever_sees_everything_sees_what_chance_can_bring():
    state = GAME.opening(2)
    assert state.view(explorer.ALL).legal_moves() == state.legal_moves()
    assert state.view(explorer.PUBLIC).legal_moves() == []


def test_a_verdict_is_on_the_move_as_that_seats():
    state = started()
    move = state.legal_moves()[0]
    assert state.view(state.actor).verdict(move).legal
    for seat in (*(s for s in range(3) if s != state.actor), explorer.PUBLIC):
        assert state.view(seat).verdict(move).reasons[0].id == "guard-turn"
    assert state.view(explorer.ALL).verdict(str(move)).legal


def test_a_view_is_a_window_not_a_copy():
    state = started()
    view = state.view(0)
    state.play(state.legal_moves()[0])
    assert view.events == state.view(0).events
    assert view.actor == state.actor


def test_a_view_refuses_what_names_no_move_and_no_topic():
    view = started().view(0)
    with pytest.raises(NotationError):
        view.verdict("dance")
    with pytest.raises(ExplorerError, match=r"nothing to explain about .*; there are "):
        view.explain("weather")
    with pytest.raises(ExplorerError) as refused:
        view.explain("x" * 1_000_000)
    assert len(str(refused.value)) < 1500


@pytest.mark.parametrize("seat", [-4, 3, 99, None, "0", 0.5, True])
def test_only_seats_that_play_have_a_view(seat):
    with pytest.raises(PositionError, match="seat"):
        started().view(seat)


def test_a_view_says_itself_in_every_language():
    state = started()
    for seat in (0, explorer.PUBLIC, explorer.ALL):
        view = state.view(seat)
        assert str(view) == view.describe()
        assert view.describe("ar") != view.describe("en")
