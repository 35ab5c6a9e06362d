"""Golden matches of two and of four: played again move by move, told in the same words.

Written anew by `python -m tests.rules.continents.test_playthrough` (after a change that is meant).
"""

from __future__ import annotations

from random import Random

import pytest

import explorer
from tests.rules.golden import kept, play_through, write_anew

PLAYERS = (2, 4)


def playthrough(players: int) -> str:
    """A match played at random from a seed."""
    state = explorer.game("continents").start(players, f"golden/{players}")
    return play_through(f"{players} players", state, Random(players), lambda moves, rng: rng.choice(moves))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_match_is_played_again(players: int) -> None:
    assert playthrough(players) == kept(__file__, players)


if __name__ == "__main__":
    write_anew(__file__, PLAYERS, playthrough)
