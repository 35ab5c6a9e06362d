"""What single calls cost in the middle of a game of `influence` for four: µs of CPU time each.

A pass makes one call in each of many positions, so a figure is a mean over them; quartiles are over rounds.
`apply` is timed on a copy, and the copy of the same round taken off.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from harness import Contestant, Goal, Spread, compete, options, report, spread

import explorer
from explorer import CHANCE

PLAYERS = 4
POSITIONS = 64
TURNS = 14  # decisions before the position is taken: 32 cards are dealt, so about half the game


def mid_game(seed: int = 3) -> list[Any]:
    """Return positions in which a seat is asked for its turn, about half the game played at random."""
    game, rng = explorer.game("influence"), Random(seed)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state, turns = game.start(PLAYERS, seed=rng.getrandbits(48)), 0
        while state.actor == CHANCE or (state.actor is not None and turns < TURNS):
            chance = state.actor == CHANCE
            state.apply(state.sample_chance(rng) if chance else rng.choice(state.legal_moves()))
            turns += not chance
        if state.actor is not None:
            found.append(state)
    return found


def each(name: str, positions: Sequence[Any], call: Callable[[Any], Any]) -> Contestant:
    """Return a contestant that makes a call on every position; a unit is one call."""

    def run(passes: int) -> int:
        for _ in range(passes):
            for position in positions:
                call(position)
        return passes * len(positions)

    return Contestant(name, run)


def paired(name: str, pairs: Sequence[tuple[Any, Any]], call: Callable[[Any, Any], Any]) -> Contestant:
    """Return a contestant that makes a call on every (position, move)."""

    def run(passes: int) -> int:
        for _ in range(passes):
            for position, move in pairs:
                call(position, move)
        return passes * len(pairs)

    return Contestant(name, run)


def main() -> int:
    chosen = options(__doc__)
    positions, rng = mid_game(), Random(4)
    universe = explorer.game("influence").universe(PLAYERS)
    legal = [(s, rng.choice(s.legal_moves())) for s in positions]
    refused = [(s, rng.choice([m for m in universe if m not in s.legal_moves()])) for s in positions]
    quiet, eventful = [s for s in positions if not s.trail], [s for s in positions if s.trail]
    copy = each("copy", positions, lambda s: s.copy())
    listing = each("legal_moves", positions, lambda s: s.legal_moves())
    applied = paired("copy, apply", legal, lambda s, move: s.copy().apply(move))
    timed = [
        copy,
        listing,
        applied,
        paired("verdict, legal move", legal, lambda s, move: s.verdict(move)),
        paired("verdict, refused move", refused, lambda s, move: s.verdict(move)),
        each("to_dict", positions, lambda s: s.to_dict()),
        each("digest", positions, lambda s: s.digest()),
        each("view.to_dict", positions, lambda s: s.view(s.actor).to_dict()),
    ]
    if quiet:
        timed.append(each("sample_world, no theft or discard yet", quiet, lambda s: s.view(s.actor).sample_world(rng)))
    if eventful:
        timed.append(each("sample_world, after one", eventful, lambda s: s.view(s.actor).sample_world(rng)))
    compete(timed, chosen.rounds, chosen.seconds)
    moves = sum(len(s.legal_moves()) for s in positions) / len(positions)
    print(f"\nµs of CPU time a call, median [quartiles] over the rounds; {len(positions)} positions")
    print(f"({moves:.1f} legal moves each; {len(eventful)} have seen a theft or a discard)")
    apply_alone = [1 / both - 1 / alone for both, alone in zip(applied.rates, copy.rates, strict=True)]
    for contestant in timed:
        if contestant is applied:
            print(f"  {'apply (copy taken off)':<40} {spread(1e6 * t for t in apply_alone)}")
        else:
            print(f"  {contestant.name:<40} {micros(contestant)}")
    cost = ((1 / c) / (1 / ls + a) for c, ls, a in zip(copy.rates, listing.rates, apply_alone, strict=True))
    return report([Goal("copy / (legal_moves + apply)", spread(cost), 1.2, at_least=False)], chosen.gate)


def micros(contestant: Contestant) -> Spread:
    return spread(1e6 / rate for rate in contestant.rates)


if __name__ == "__main__":
    sys.exit(main())
