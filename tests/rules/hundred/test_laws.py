"""What holds in matches of `hundred` played at random, beside the laws of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.rules.hundred.random_play import FULL, WILD, openings, walk


@given(openings())
def test_what_must_be_true_between_any_two_moves(start: tuple[Any, Random]) -> None:
    state, rng = start
    assert len(state.deck.cards) == 60
    for _ in walk(state, rng, 300):
        serials = [note.serial for rows in (state.notes, state.set_notes) for notes in rows for note in notes]
        assert len(serials) == len(set(serials))
        assert max(serials, default=0) <= state.clock
        assert sum(state.used) <= 2
        assert min(state.frozen) >= 0
        for seat in range(state.players):
            assert len(state.hands[seat]) == len(state.notes[seat])
            assert list(state.hands[seat]) == sorted(state.hands[seat])
            for kind, note in zip(
                (*state.hands[seat], *state.sets[seat]), (*state.notes[seat], *state.set_notes[seat]), strict=True
            ):
                assert note.seen >> seat & 1
                assert note.may >> kind & 1


def played_to_the_end(seeds: range) -> None:
    for seed in seeds:
        game = (FULL, WILD)[seed % 2]
        low, high = game.players_range
        state, rng = game.start(low + seed % (high - low + 1), seed), Random(seed)
        for _ in walk(state, rng):
            pass
        assert state.winners()
        assert sum(state.returns()) == 0


def test_three_hundred_matches_played_at_random_come_to_an_end() -> None:
    played_to_the_end(range(300))


@pytest.mark.slow
def test_ten_thousand_matches_played_at_random_come_to_an_end() -> None:
    played_to_the_end(range(300, 10_300))
