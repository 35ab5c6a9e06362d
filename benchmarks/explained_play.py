"""What an explanation costs: `state.play` (judged, with events) against `state.apply` in the same games.

The games are recorded first and replayed from the dealt position; neither side lists moves or deals. Moves of
chance are applied on both sides, so the whole difference is that of the seats' moves. A third replay asks for the
verdict before each play, as a lesson does that shows why a move is legal.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread

import explorer
from explorer import CHANCE

PLAYERS = 4
GAMES = 40


def record(games: int, seed: int = 2) -> list[tuple[Any, list[tuple[bool, Any]]]]:
    """Return dealt positions, each with its game's moves as (a seat chose it, move)."""
    game, rng = explorer.game("influence"), Random(seed)
    found = []
    for _ in range(games):
        state = game.start(PLAYERS, seed=rng.getrandbits(48))
        dealt, moves = state.copy(), []
        while state.actor is not None:
            chance = state.actor == CHANCE
            move = state.sample_chance(rng) if chance else rng.choice(state.legal_moves())
            moves.append((not chance, move))
            state.apply(move)
        found.append((dealt, moves))
    return found


def replays(games: list[tuple[Any, list[tuple[bool, Any]]]]) -> tuple[Contestant, Contestant, Contestant]:
    """Return the three ways of replaying; a unit is one game."""

    def trusted(n: int) -> int:
        for i in range(n):
            dealt, moves = games[i % len(games)]
            state = dealt.copy()
            for _, move in moves:
                state.apply(move)
        return n

    def explained(n: int) -> int:
        for i in range(n):
            dealt, moves = games[i % len(games)]
            state = dealt.copy()
            for chosen, move in moves:
                if chosen:
                    state.play(move)
                else:
                    state.apply(move)
        return n

    def asked(n: int) -> int:
        for i in range(n):
            dealt, moves = games[i % len(games)]
            state = dealt.copy()
            for chosen, move in moves:
                if chosen:
                    assert state.verdict(move).legal
                    state.play(move)
                else:
                    state.apply(move)
        return n

    return (
        Contestant("apply", trusted),
        Contestant("play", explained),
        Contestant("verdict, then play", asked),
    )


def main() -> int:
    chosen = options(__doc__)
    games = record(GAMES)
    decisions = sum(choice for _, moves in games for choice, _ in moves) / len(games)
    trusted, explained, asked = replays(games)
    compete((trusted, explained, asked), chosen.rounds, chosen.seconds)
    print(f"\nµs of CPU time a decision, median [quartiles] ({decisions:.1f} decisions a game)")
    for contestant in (trusted, explained, asked):
        print(f"  {contestant.name:<20} {spread(1e6 / rate / decisions for rate in contestant.rates)}")
    goal = Goal("time of play / time of apply, same games", ratio(trusted, explained), 10, at_least=False)
    code = report([goal], chosen.gate)
    print(f"without a goal:\n  {'time of verdict and play / time of apply':<58} {ratio(trusted, asked)}")
    return code


if __name__ == "__main__":
    sys.exit(main())
