"""Golden matches, basic and expert: played again move by move, told in the same words.

Written anew by `python -m tests.rules.fortune.test_playthrough` (after a change that is meant).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import explorer
from tests.rules.golden import kept, play_through, write_anew

MATCHES = {"basic": (3, {}), "expert": (2, {"expert-rules": "all"})}


def fighting(moves: Sequence[Any], rng: Random) -> Any:
    """Choose answers before other moves where there are any, so that contests are fought."""
    fought = [move for move in moves if move.verb in ("steal", "answer", "develop")]
    return rng.choice(fought if fought and rng.random() < 0.7 else moves)


def playthrough(name: str) -> str:
    """A match played at random from a seed."""
    players, rulings = MATCHES[name]
    state = explorer.game("fortune").start(players, f"golden/{name}", rulings)
    return play_through(f"{name}: {players} players", state, Random(name), fighting, "chance: a card")


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_again(name: str) -> None:
    assert playthrough(name) == kept(__file__, name)


def test_the_golden_matches_hold_what_matters() -> None:
    basic, expert = (kept(__file__, name) for name in MATCHES)
    for told in ("builds a group:", "with a discarded card", "steals the", "keeps the", "The pile is empty"):
        assert told in basic
    for told in ("adds", "which takes two cards or a gold to answer", "ends the turn"):
        assert told in expert


if __name__ == "__main__":
    write_anew(__file__, MATCHES, playthrough)
