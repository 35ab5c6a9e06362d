"""Decisions per second of uniformly random games: `influence` for four against engines of the same class.

A decision is: list the legal moves, pick one uniformly, apply it. The start of each game is included. Chance is
not counted as a decision but costs its time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread

import explorer
from explorer import CHANCE

PLAYERS = 4


def play_on(state: Any, rng: Random) -> int:
    """Play a position of ours to its end at random and return how many decisions that took."""
    random, decisions = rng.random, 0
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            moves = state.legal_moves()
            state.apply(moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def ours(id: str = "influence", players: int = PLAYERS, seed: int = 1) -> Contestant:
    """`game.start` deals as users deal, from a seed; chance within the game is sampled."""
    game, rng = explorer.game(id), Random(seed)

    def run(games: int) -> int:
        return sum(play_on(game.start(players, seed=rng.getrandbits(48)), rng) for _ in range(games))

    return Contestant(id, run)


def ours_by_nodes(seed: int = 1) -> Contestant:
    """Every card of the deal is a move of chance, as search and counting see it (and as OpenSpiel deals)."""
    game, rng = explorer.game("influence"), Random(seed)

    def run(games: int) -> int:
        return sum(play_on(game.opening(PLAYERS), rng) for _ in range(games))

    return Contestant("influence, dealt move by move", run)


def uno(seed: int = 1) -> Contestant:
    """RLCard's game object alone: its `step` returns a state with the legal actions; nothing is encoded."""
    game, random = _uno(seed)

    def run(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return Contestant("RLCard Uno, game object", run)


def uno_bare(seed: int = 1) -> Contestant:
    """The same with even that state left out: only the round's own listing and playing."""
    game, random = _uno(seed)

    def run(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game.init_game()
            while not game.is_over():
                actions = game.get_legal_actions()
                game.round.proceed_round(game.players, actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return Contestant("RLCard Uno, round only", run)


def _uno(seed: int) -> tuple[Any, Callable[[], float]]:
    numpy: Any = import_module("numpy")
    game: Any = import_module("rlcard.games.uno.game").UnoGame()
    game.np_random = numpy.random.RandomState(seed)
    return game, Random(seed).random


def dominoes(seed: int = 1) -> Contestant:
    """OpenSpiel's block dominoes, implemented in Python; each tile dealt is a chance node."""
    import_module("open_spiel.python.games")
    game: Any = import_module("pyspiel").load_game("python_block_dominoes")
    random = Random(seed).random

    def run(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # equally likely
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions

    return Contestant("OpenSpiel block dominoes (Python)", run)


def main() -> int:
    chosen = options(__doc__)
    mine, nodes, rival, bare, tiles = field = [ours(), ours_by_nodes(), uno(), uno_bare(), dominoes()]
    compete(field, chosen.rounds, chosen.seconds)
    print("\ndecisions per second of CPU time, median [quartiles]: for scale only, never compare across runs")
    for contestant in field:
        print(f"  {contestant.name:<36} {spread(rate / 1000 for rate in contestant.rates)} k")
    goals = [
        Goal("influence / RLCard Uno, game object", ratio(mine, rival), 1.3),
        Goal("influence / OpenSpiel block dominoes (Python)", ratio(mine, tiles), 4.5),
    ]
    code = report(goals, chosen.gate)
    print("without a goal:")
    for what, found in (
        ("influence / RLCard Uno, round only", ratio(mine, bare)),
        ("influence dealt move by move / RLCard Uno, game object", ratio(nodes, rival)),
        ("influence dealt move by move / OpenSpiel block dominoes", ratio(nodes, tiles)),
    ):
        print(f"  {what:<58} {found}")
    return code


if __name__ == "__main__":
    sys.exit(main())
