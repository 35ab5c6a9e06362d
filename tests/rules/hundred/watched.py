"""Matches of `hundred` from a few cards, every kind once, watched by oracles that know every world there can be."""

from __future__ import annotations

from random import Random
from typing import Any

import explorer
from tests.rules.hundred.all_worlds import Oracle
from tests.rules.hundred.random_play import FULL, random_move

STARTS: list[dict[str, Any]] = [
    {"hands": [["hunt", "swap", "5"], ["mirror", "goblin"], []], "score": [[], ["19", "18"], ["17"]],
     "pile": ["1", "2", "3"]},
    {"hands": [["force", "pass", "7"], ["heal", "freeze"]], "score": [["16"], ["19"]], "pile": ["1", "block", "3"]},
    {"hands": [["pierce", "6"], ["mirror", "9"]], "score": [["17"], ["19"]], "pile": ["1", "2", "block", "4"],
     "set": [[], ["heal"]]},
    {"hands": [["1", "mirror"], ["pierce", "hunt"]], "score": [["17"], ["19"]], "pile": ["2", "block", "4"],
     "set": [["heal"], []], "to_move": 1},
    {"hands": [["goblin", "4"], ["7"], ["swap"]], "set": [[], ["mirror", "block"], []], "pile": ["1", "heal", "3"],
     "score": [["11"], ["12"], []]},
]  # fmt: skip


def watched(seed: int) -> tuple[Any, dict[int, Oracle]]:
    """Return a position after some random moves, and the oracle of spectators, seat 0 and seat 1."""
    rng = Random(seed)
    start = STARTS[seed % len(STARTS)]
    state = FULL.state({"players": len(start["hands"]), "drawn": True, **start})
    oracles = {viewer: Oracle(state, viewer) for viewer in (explorer.PUBLIC, 0, 1)}
    for _ in range(4 + seed % 11):
        move = None if state.is_over else random_move(state, rng)
        if move is None or move.verb in ("bury", "recall"):
            break
        before = state.copy()
        events = state.play(move)
        for oracle in oracles.values():
            oracle.see(before, move, state, events)
    return state, oracles
