"""A horizon: where programs stop looking ahead, and what they expect of the position that they find there."""

from __future__ import annotations

from math import e
from random import Random

import pytest

import explorer
from explorer.core.horizon import Horizon

LONG = explorer.game("continents")


def test_expected_shares_add_up_to_one_and_worth_more_makes_e_times_as_likely():
    first, second, third = Horizon(2, 60).shares([160, 100, 100])
    assert first + second + third == pytest.approx(1)
    assert first / second == pytest.approx(e)
    assert second == third


def test_the_greatest_outlooks_need_no_greater_numbers():
    assert Horizon(1, 1).shares([100_000, 0]) == [1, 0]


def test_a_game_that_declares_none_is_played_to_its_end():
    game = explorer.game("influence")
    assert game.horizon is None
    state = game.start(2, 1)
    state.play_out(Random(1))
    assert state.is_over
    assert state.outlook() == state.scores()


def test_a_playout_stops_where_the_turn_begins_that_was_named():
    state = LONG.start(3, 5)
    state.play_out(Random(1), until=4)
    assert (state.turns_begun(), state.turn, state.step) == (4, 4, "turn.mix")
    state.play_out(Random(1), until=4)
    assert state.turn == 4


def test_without_a_turn_named_a_playout_goes_to_the_end():
    state = LONG.start(2, 5)
    state.play_out(Random(1))
    assert state.is_over
