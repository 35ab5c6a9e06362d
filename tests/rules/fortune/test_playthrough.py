"""Golden matches, basic and expert: played again move by move, told in the same words.

Written anew by `python tests/rules/fortune/test_playthrough.py` (after a change that is meant).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import explorer

HERE = Path(__file__).parent
MATCHES = {"basic": (3, {}), "expert": (2, {"expert-rules": "all"})}


def playthrough(name: str) -> str:
    """A match played at random from a seed: what was played, what was told to spectators, the digest at each turn.

    Answers are chosen before other moves where there are any, so that contests are fought.
    """
    players, rulings = MATCHES[name]
    game = explorer.game("fortune")
    state, rng = game.start(players, f"golden/{name}", rulings), Random(name)
    lines = [f"{name}: {players} players"]
    while not state.is_over:
        chance = state.actor == explorer.CHANCE
        moves = [state.sample_chance(rng)] if chance else state.legal_moves()
        seat, turn = state.actor, state.turn
        fought = [move for move in moves if move.verb in ("steal", "answer", "develop")]
        move = rng.choice(fought if fought and rng.random() < 0.7 else moves)
        events = [event.as_seen(explorer.PUBLIC) for event in state.play(move)]
        lines.append("chance: a card" if chance else f"{seat}: {move}")
        lines += [f"    {event.text()}" for event in events]
        if state.turn != turn:
            lines.append(f"-- {state.digest()}")
    return "\n".join([*lines, f"winners {state.winners()}, scores {state.scores()}, {state.digest()}", ""])


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_again(name: str) -> None:
    assert playthrough(name) == (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")


def test_the_golden_matches_hold_what_matters() -> None:
    basic, expert = ((HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8") for name in MATCHES)
    for told in ("builds a group:", "with a discarded card", "steals the", "keeps the", "The pile is empty"):
        assert told in basic
    for told in ("adds", "which takes two cards or a gold to answer", "ends the turn"):
        assert told in expert


if __name__ == "__main__":
    (HERE / "golden").mkdir(exist_ok=True)
    for match in MATCHES:
        (HERE / "golden" / f"{match}.txt").write_text(playthrough(match), encoding="utf-8")
        sys.stdout.write(f"{match} written\n")
