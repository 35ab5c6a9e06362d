"""Golden matches: played at random from a seed, kept as text, and played again move by move in the same words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import explorer

Choose = Callable[[Any, Random], Any]


def play_through(head: str, state: Any, rng: Random, choose: Choose, chance: str = "chance: {move}") -> str:
    """Return a match to its end: what was played, what spectators were told, the digest at each turn.

    `choose` picks one of some moves; `chance` is how a move of chance is written, for all to see.
    """
    lines = [head]
    while not state.is_over:
        drawn = state.actor == explorer.CHANCE
        moves = [state.sample_chance(rng)] if drawn else state.legal_moves()
        seat, turn = state.actor, state.turn
        move = choose(moves, rng)
        events = [event.as_seen(explorer.PUBLIC) for event in state.play(move)]
        lines.append(chance.format(move=move) if drawn else f"{seat}: {move}")
        lines += [f"    {event.text()}" for event in events]
        if state.turn != turn:
            lines.append(f"-- {state.digest()}")
    return "\n".join([*lines, f"winners {state.winners()}, scores {state.scores()}, {state.digest()}", ""])


def kept(test: str, name: object) -> str:
    """Return the golden match of that name, kept in the folder `golden` beside a test."""
    return (Path(test).parent / "golden" / f"{name}.txt").read_text(encoding="utf-8")


def write_anew(test: str, names: Iterable[Any], playthrough: Callable[[Any], str]) -> None:
    """Write golden matches anew, after a change that is meant."""
    folder = Path(test).parent / "golden"
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        sys.stdout.write(f"{name} written\n")
