"""Golden matches: two players by the usual readings, four by others. Played again move by move, told in the same words.

Written anew by `python tests/rules/smashup/test_playthrough.py` (after a change that is meant).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

import explorer
from explorer.rules.smashup import GAME

HERE = Path(__file__).parent
AS_USUAL = ("second-box", "draw-two")  # by the other readings of line 58 a match may stop for ever
OTHERS = {
    id: next(option for option in ruling.options if option != ruling.default)
    for id, ruling in GAME.rulebook.rulings.items()
    if id not in AS_USUAL
}
MATCHES: dict[str, tuple[int, dict[str, str]]] = {"usual": (2, {}), "otherwise": (4, OTHERS)}


def playthrough(name: str) -> str:
    """A match played at random from a seed: what was played, what was told to spectators, the digest at each turn.

    Cards are played before a turn is ended, and abilities used before one passes, so that bases break.
    """
    players, rulings = MATCHES[name]
    state, rng = GAME.state_class.opening(GAME.rules(players, rulings)), Random(name)
    state.run()
    lines = [f"{name}: {players} players"]
    while not state.is_over:
        chance = state.actor == explorer.CHANCE
        moves = [state.sample_chance(rng)] if chance else state.legal_moves()
        seat, turn = state.actor, state.turn
        active = [move for move in moves if move.verb not in ("done", "pass")]
        move = rng.choice(active if active and rng.random() < 0.9 else moves)
        events = [event.as_seen(explorer.PUBLIC) for event in state.play(move)]
        lines.append("chance" if chance else f"{seat}: {move}")
        lines += [f"    {event.text()}" for event in events]
        if state.turn != turn:
            lines.append(f"-- {state.digest()}")
    return "\n".join([*lines, f"winners {state.winners()}, scores {state.scores()}, {state.digest()}", ""])


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_again(name: str) -> None:
    assert playthrough(name) == (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")


def test_every_event_of_the_golden_matches_cites_its_clause() -> None:
    for name in MATCHES:
        told = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        events = [line for line in told if line.startswith("    ")]
        assert len(events) > 200
        assert [line for line in events if not re.search(r"\((?:004, lines? \d|assumed, )", line)] == []


def test_the_golden_matches_hold_what_matters() -> None:
    usual, otherwise = ((HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8") for name in MATCHES)
    for told in ("is about to score", "VP from", "is laid out, with breakpoint", "into a new deck", "destroys"):
        assert told in usual
    assert "wins the match" in usual
    for told in ("takes Robots", "is about to score", "moves to", "to the hand of", "wins the match"):
        assert told in otherwise


if __name__ == "__main__":
    (HERE / "golden").mkdir(exist_ok=True)
    for match in MATCHES:
        (HERE / "golden" / f"{match}.txt").write_text(playthrough(match), encoding="utf-8")
        sys.stdout.write(f"{match} written\n")
