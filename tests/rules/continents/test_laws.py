"""What holds in matches of `continents` played at random, beside the laws of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.rules.continents.random_play import FULL, TINY, openings, walk


@given(openings())
def test_what_must_be_true_between_any_two_moves(start: tuple[Any, Random]) -> None:
    state, rng = start
    deck = state.deck
    for _ in walk(state, rng, 300):
        assert state.battle is None or state.attacked
        assert len(state.queue) <= 1
        assert sum(state.drawn) <= 2 or state.yielded or state.attacked
        for c in range(len(deck.continents)):
            there = [seat for seat in range(state.players) if state.count(seat, c) >= deck.number[c]]
            assert len(there) <= 1
        if state.battle is None:
            continue
        shown, dice = state.battle.shown, state.battle.dice
        assert all(len(have) <= most <= cap for have, most, cap in zip(shown, dice, deck.dice, strict=True))
        assert all(list(row) == sorted(row, reverse=True) for row in shown)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_played_at_random_come_to_an_end(players: int) -> None:
    for seed in range(25):
        state, rng = FULL.start(players, seed), Random(seed)
        for _ in walk(state, rng):
            pass
        assert state.is_over
        assert state.winners()
        assert sum(state.returns()) == 0
        assert state.turn <= state.deck.turn_limit


def test_small_decks_bring_many_reshuffles_and_end_at_the_limit() -> None:
    for seed in range(10):
        state, rng = TINY.start(3, seed, {"tactics-run-out": "reshuffle"}), Random(seed)
        for _ in walk(state, rng):
            pass
        assert state.is_over
