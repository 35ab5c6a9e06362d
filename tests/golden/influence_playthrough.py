"""A whole match of three as text: every move with its actor, what happened and by which clause, and the position."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import explorer
from explorer.core.luck import Tape

FILE = Path(__file__).parent / "influence_playthrough.txt"
PLAYERS, SEED = 3, 2024
VERBS = ("radar", "steal", "flip", "cancel", "immunity")


def playthrough() -> str:
    """Play the match and return its text, the same every time."""
    game = explorer.game("influence")
    state = game.opening(PLAYERS)
    tape, rng = Tape(SEED), Random(SEED)
    lines = [f"{game.id} {game.rulebook.version}, {PLAYERS} players, seed {SEED}", ""]
    while not state.is_over:
        actor = "chance" if state.actor == explorer.CHANCE else f"seat {state.actor}"
        move = tape.choose(state) if state.actor == explorer.CHANCE else _pick(state, rng)
        lines.append(f"{actor}: {move}")
        lines += [f"    {event.text('en')}" for event in state.play(move)]
        lines.append(f"    = {state.digest()}, {len(state.legal_moves())} legal")
    lines += ["", str(state), ""]
    for topic in state.topics():
        lines += [topic, state.explain(topic).outline("en", 1)]
    lines += ["", f"scores {state.scores()}, winners {state.winners()}, returns {[str(r) for r in state.returns()]}"]
    return "\n".join(lines) + "\n"


def _pick(state: Any, rng: Random) -> Any:
    """Tactics half the time, else any legal move; picked by their text, so that no listing order matters."""
    moves = sorted(state.legal_moves(), key=str)
    tactics = [move for move in moves if move.verb in VERBS]
    return rng.choice(tactics if tactics and rng.random() < 0.5 else moves)
