"""Iterations per second of tree search in `continents`: to the horizon that the game declares, and to the match's end.

Both search the same positions, for two and for four players, from the first turn to some eight turns later.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread

import explorer
from explorer.players.tree import Branch, iterate

ITERATIONS = 20


def positions(players: int, seed: int = 1) -> list[Any]:
    """Positions at which a seat has a choice, 0, 30, … 90 moves of seats after the deal."""
    game, found = explorer.game("continents"), []
    for match in range(4):
        rng = Random(f"{seed}/{players}/{match}")
        state = game.start(players, seed=rng.getrandbits(48))
        moves = 30 * match
        while not state.is_over and (moves > 0 or len(state.legal_moves()) < 2):
            state.apply(state.draw_move(rng))
            state.settle(rng)
            moves -= 1
        if not state.is_over:
            found.append(state)
    return found


def search(name: str, found: list[Any], horizon: Any, seed: int = 1) -> Contestant:
    """A search of so many iterations in each position."""
    rng = Random(seed)

    def run(passes: int) -> int:
        for _ in range(passes):
            for state in found:
                view = state.view(state.actor)
                root, worlds, moves = Branch(), view.worlds(rng), view.legal_moves()
                for _ in range(ITERATIONS):
                    iterate(root, next(worlds), rng, moves, horizon=horizon)
        return passes * len(found) * ITERATIONS

    return Contestant(name, run)


def main() -> int:
    chosen = options(__doc__)
    horizon = explorer.game("continents").horizon
    field: list[Contestant] = []
    for players in (2, 4):
        found = positions(players)
        field.append(search(f"{players} players, to the horizon", found, horizon))
        field.append(search(f"{players} players, to the end", found, None))
    compete(field, chosen.rounds, chosen.seconds)
    print("\niterations per second of CPU time, median [quartiles]: for scale only, never compare across runs")
    for contestant in field:
        print(f"  {contestant.name:<36} {spread(rate / 1000 for rate in contestant.rates)} k")
    goals = [
        Goal("to the horizon / to the end, 2 players", ratio(field[0], field[1]), 5),
        Goal("to the horizon / to the end, 4 players", ratio(field[2], field[3]), 8),
    ]
    return report(goals, chosen.gate)


if __name__ == "__main__":
    sys.exit(main())
