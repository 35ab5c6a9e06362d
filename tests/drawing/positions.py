"""Positions to draw: played at random from a seed, with a taste for tactics."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import explorer

TACTICS = ("radar", "flip", "cancel", "immunity", "steal")


def played(players: int, seed: int, plies: int = 999, rulings: Mapping[str, str] | None = None) -> Any:
    """A match of `influence` after so many moves (to its end by default)."""
    state = explorer.game("influence").start(players=players, seed=seed, rulings=rulings)
    rng = Random(seed)
    while plies and state.actor is not None:
        if state.actor == explorer.CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        moves = state.legal_moves()
        tactics = [move for move in moves if move.verb in TACTICS]
        state.play(rng.choice(tactics if tactics and rng.random() < 0.5 else moves))
        plies -= 1
    return state
