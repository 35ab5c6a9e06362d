"""What holds in matches of `fortune` played at random, beside the laws of every game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.rules.fortune.random_play import EXPERT, FULL, all_cards, openings, walk


@given(openings())
def test_what_must_be_true_between_any_two_moves(start: tuple[Any, Random]) -> None:
    state, rng = start
    assert all_cards(state).total() == state.deck.total
    for _ in walk(state, rng, 300):
        assert all(len(hand) <= state.rules.hand_size for hand in state.hands)
        assert all(hand == tuple(sorted(hand)) for hand in state.hands)
        for fortune in state.fortunes:
            for i, group in enumerate(fortune):
                assert group.goods >= 1
                assert group.size >= 2
                assert i or group.size == 2 or state.rules.develops, "first groups are built and never fought over"
        if state.duel is not None:
            duel = state.duel
            assert state.top(duel.defender).good == duel.good
            assert len(state.fortunes[duel.defender]) > 1
            assert [play.seat for play in duel.plays] == [
                (duel.attacker, duel.defender)[i % 2] for i in range(len(duel.plays))
            ]
            assert state.rules.gold_doubles or all(len(play.cards) == play.demand == 1 for play in duel.plays)


def _to_the_end(players: int, seeds: range, rulings: dict[str, str] | None) -> Counter[str]:
    """Play matches at random to the end; count what became of them."""
    found: Counter[str] = Counter()
    for seed in seeds:
        state, rng = FULL.start(players, seed, rulings), Random(seed)
        state.play_out(rng, most=5_000)
        assert state.is_over, seed
        assert not any(state.hands)
        assert not any(state.pool)
        won = state.winners()
        scores = state.scores()
        assert [seat for seat, score in enumerate(scores) if score == max(scores)] == won
        assert sum(state.returns()) == 0
        found["shared" if len(won) > 1 else "won"] += 1
    return found


@pytest.mark.parametrize("rulings", [None, EXPERT], ids=["basic", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_matches_played_at_random_come_to_an_end(players: int, rulings: dict[str, str] | None) -> None:
    assert _to_the_end(players, range(30), rulings).total() == 30


@pytest.mark.slow
@pytest.mark.parametrize("rulings", [None, EXPERT], ids=["basic", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ten_thousand_matches_played_at_random_come_to_an_end(players: int, rulings: dict[str, str] | None) -> None:
    found = _to_the_end(players, range(1000, 2000), rulings)
    assert found.total() == 1000
    assert found["shared"], "some of so many are shared"
