"""Golden matches of two and of four: played again move by move, told in the same words.

Written anew by `python tests/rules/hundred/test_playthrough.py` (after a change that is meant).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import explorer

HERE = Path(__file__).parent
PLAYERS = (2, 4)


def playthrough(players: int) -> str:
    """A match played at random from a seed, few cards spared: moves, what spectators are told, digests."""
    game = explorer.game("hundred")
    state, rng = game.start(players, f"golden/{players}"), Random(players)
    lines = [f"{players} players"]
    while not state.is_over:
        moves = [state.sample_chance(rng)] if state.actor == explorer.CHANCE else state.legal_moves()
        seat, turn = state.actor, state.turn
        move = rng.choice([move for move in moves if move.verb not in ("skip", "accept", "done")] or moves)
        events = [event.as_seen(explorer.PUBLIC) for event in state.play(move)]
        lines.append(f"{'chance' if seat == explorer.CHANCE else seat}: {move}")
        lines += [f"    {event.text()}" for event in events]
        if state.turn != turn:
            lines.append(f"-- {state.digest()}")
    return "\n".join([*lines, f"winners {state.winners()}, scores {state.scores()}, {state.digest()}", ""])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_match_is_played_again(players: int) -> None:
    assert playthrough(players) == (HERE / "golden" / f"{players}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    (HERE / "golden").mkdir(exist_ok=True)
    for n in PLAYERS:
        (HERE / "golden" / f"{n}.txt").write_text(playthrough(n), encoding="utf-8")
        sys.stdout.write(f"{n} players written\n")
