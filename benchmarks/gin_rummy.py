"""Decisions per second of uniformly random two-player games: `smashup` against RLCard's gin rummy.

Both are card games for two in pure Python with hands, draws and many kinds of decision. A decision is: list the legal
moves, pick one uniformly, apply it. The start of each game is included; chance is no decision but costs its time.
"""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread
from playouts import ours


def environment(seed: int = 1) -> Contestant:
    """RLCard's environment as people use it: `step` returns an encoded state with the legal actions."""
    env: Any = import_module("rlcard").make("gin-rummy", config={"seed": seed})
    random = Random(seed).random

    def run(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return Contestant("RLCard gin rummy, environment", run)


def game_alone(seed: int = 1) -> Contestant:
    """The game object inside it: actions are listed by its judge and played by its round, nothing is encoded."""
    numpy: Any = import_module("numpy")
    game: Any = import_module("rlcard.games.gin_rummy.game").GinRummyGame()
    game.np_random = numpy.random.RandomState(seed)
    random = Random(seed).random

    def run(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game.init_game()
            while not game.is_over():
                actions = game.judge.get_legal_actions()
                game.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return Contestant("RLCard gin rummy, game object", run)


def main() -> int:
    chosen = options(__doc__)
    mine, rival, bare = field = [ours("smashup", 2), environment(), game_alone()]
    compete(field, chosen.rounds, chosen.seconds)
    print("\ndecisions per second of CPU time, median [quartiles]: for scale only, never compare across runs")
    for contestant in field:
        print(f"  {contestant.name:<36} {spread(rate / 1000 for rate in contestant.rates)} k")
    code = report([Goal("smashup / RLCard gin rummy, environment", ratio(mine, rival), 1.0)], chosen.gate)
    print("without a goal:")
    print(f"  {'smashup / RLCard gin rummy, game object':<58} {ratio(mine, bare)}")
    return code


if __name__ == "__main__":
    sys.exit(main())
