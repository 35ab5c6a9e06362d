"""The loop and the value: what every game's position can do, shown on one of them."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import explorer
from explorer import IllegalMove, PositionError, RulingError
from explorer.core.registry import game_ids
from explorer.core.state import State

GAME = explorer.game("influence")


def test_the_names_that_people_use_are_there():
    assert explorer.games() == game_ids()
    assert "influence" in explorer.games()
    assert {explorer.CHANCE, explorer.PUBLIC, explorer.ALL} == {-1, -2, -3}
    with pytest.raises(AttributeError, match="nonsense"):
        explorer.nonsense  # noqa: B018


def test_playing_returns_and_keeps_what_happened():
    state = GAME.start(2, 1)
    events = state.play(state.legal_moves()[0])
    assert state.events == tuple(events)
    assert events


def test_text_is_accepted_wherever_a_move_is():
    state = GAME.start(2, 1)
    move = state.legal_moves()[0]
    assert state.verdict(str(move)) == state.verdict(move)
    other = state.copy()
    other.play(str(move).upper())
    state.play(move)
    assert other == state


def test_an_illegal_move_is_refused_with_its_verdict_and_nothing_changes():
    state = GAME.start(2, 1)
    before, events = state.digest(), state.events
    with pytest.raises(IllegalMove) as refused:
        state.play("draw blue 7")
    assert refused.value.verdict == state.verdict("draw blue 7")
    assert (state.digest(), state.events) == (before, events)


def test_nothing_is_told_to_a_copy():
    state = GAME.start(2, 1)
    other = state.copy()
    state.play(state.legal_moves()[0])
    assert other.events == ()


def test_a_digest_is_sixteen_hexadecimal_digits():
    digest = GAME.start(2, 1).digest()
    assert len(digest) == 16
    assert set(digest) <= set("0123456789abcdef")


def test_what_a_position_says_of_itself():
    state = GAME.opening(2)
    assert repr(state).startswith("<influence: 2 players, chance, ")
    started = GAME.start(2, 1)
    assert f"seat {started.actor}" in repr(started)


def test_utilities_sum_to_zero_and_are_shared_by_the_winners():
    for seed in range(20):
        state, rng = GAME.start(3, seed), Random(seed)
        while not state.is_over:
            state.apply(rng.choice(state.legal_moves()))
        returns = state.returns()
        assert sum(returns) == 0
        for seat in range(3):
            won = seat in state.winners()
            assert returns[seat] == (Fraction(1, len(state.winners())) if won else 0) - Fraction(1, 3)


def test_a_position_is_equal_to_positions_only():
    state = GAME.start(2, 1)
    assert state == state.copy()
    assert state != 3
    assert State.__hash__ is None


def test_the_same_facts_under_other_rulings_are_another_position():
    state = GAME.start(2, 1)
    other = state.under({"second-flip": "toggle"})
    assert other != state
    assert other.digest() != state.digest()
    assert other.hands == state.hands


def test_for_other_numbers_of_players_it_is_another_position():
    assert GAME.start(2, 1) != GAME.start(3, 1)


def test_applying_is_not_judged():
    state = GAME.start(2, 1)
    move = state.legal_moves()[0]
    other = state.copy()
    state.play(move)
    other.apply(move)
    assert other == state
    assert other.events == ()


@pytest.mark.parametrize("name", ["influence", "smashup"])
def test_a_match_plays_itself_out_by_drawn_moves(name):
    state = explorer.game(name).start(2, 3)
    other = state.copy()
    state.play_out(Random(1))
    other.play_out(Random(1))
    assert state.is_over
    assert state == other


def test_playing_out_stops_after_so_many_moves():
    state = explorer.game("influence").start(2, 3)
    before = sum(map(len, state.hands))
    state.play_out(Random(1), most=3)
    assert 0 < before - sum(map(len, state.hands)) <= 3


@pytest.mark.parametrize("name", ["influence", "smashup"])
def test_the_standing_is_scores_and_winners(name):
    state = explorer.game(name).start(2, 3)
    assert state.standing() == (state.scores(), [])
    state.play_out(Random(1))
    assert state.standing() == (state.scores(), state.winners())


def test_chance_settles_until_a_seat_is_asked():
    state = explorer.game("influence").opening(3)
    state.settle(Random(2))
    assert state.actor in range(3)
    before = state.digest()
    state.settle(Random(2))
    assert state.digest() == before


def test_the_usual_rules_are_the_same_however_many_others_were_compiled():
    from explorer.core.game import MOST_RULES

    game = explorer.game("influence")
    usual = game.rules(2)
    for n in range(MOST_RULES + 1):
        game.rules(2, {}, frozenset([f"guard:none-{n}"]))
    assert game.rules(2, {}) is game.rules(2) is usual


@pytest.mark.parametrize("seat", ["0", 7, 2, -9, True, 0.0])
def test_a_seat_that_does_not_play_is_refused_whatever_is_asked_of_it(seat):
    state = explorer.game("influence").start(players=2, seed=7)
    move = state.legal_moves()[0]
    for ask in (state.verdict, state.copy().play):
        with pytest.raises(PositionError, match="seat: expected 0 to 1, got"):
            ask(move, seat)


@pytest.mark.parametrize("rulings", ["no", 5, ["participant"]])
def test_readings_must_be_a_table(rulings):
    state = explorer.game("influence").start(players=2, seed=7)
    with pytest.raises(RulingError, match="expected a table of rulings"):
        state.under(rulings)
    assert state.under(None) == state
