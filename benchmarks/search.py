"""Iterations per second of tree search on the same rules: ours, and OpenSpiel's Python ISMCTS bot on an adapter.

An iteration is: draw a world, go down the tree, add a branch, play out once at random, back up. Both search the same
six positions of `influence` for four, from the deal to 20 moves later, in every round.
"""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread

import explorer
from explorer import CHANCE
from explorer.players.search_player import SearchPlayer

PLAYERS = 4
ITERATIONS = 500


def positions(seed: int = 1) -> list[Any]:
    """Positions at a seat's turn, 0, 4, … 20 moves of seats after the deal."""
    game, found = explorer.game("influence"), []
    for match in range(6):
        rng = Random(f"{seed}/{match}")
        state = game.start(PLAYERS, seed=rng.getrandbits(48))
        for _ in range(4 * match):
            state.apply(rng.choice(state.legal_moves()))
            state.settle(rng)
        found.append(state)
    return found


def ours(found: list[Any], seed: int = 1) -> Contestant:
    """The search player as it plays."""
    player, rng = SearchPlayer(ITERATIONS), Random(seed)

    def run(passes: int) -> int:
        for _ in range(passes):
            for state in found:
                player.search(state.view(state.actor), rng)
        return passes * len(found) * ITERATIONS

    return Contestant("search", run)


def worlds(found: list[Any], seed: int = 1) -> Contestant:
    """Drawing the worlds alone, as many a search as it has iterations: what share of a search that is."""
    rng = Random(seed)

    def run(passes: int) -> int:
        for _ in range(passes):
            for state in found:
                drawn = state.view(state.actor).worlds(rng)
                for _ in range(ITERATIONS):
                    next(drawn)
        return passes * len(found) * ITERATIONS

    return Contestant("its worlds alone", run)


def openspiel(found: list[Any], seed: int = 1) -> Contestant:
    """OpenSpiel's bot with its random rollouts, one an iteration; worlds are drawn by ours, as quickly."""
    numpy: Any = import_module("numpy")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    adapter = Adapter()
    luck = numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(adapter.game, evaluator, 0.7, ITERATIONS, random_state=luck)
    rng, drawn = Random(seed), {"worlds": iter(())}
    bot.set_resampler(lambda state, seat: adapter.state(next(drawn["worlds"])))

    def run(passes: int) -> int:
        for _ in range(passes):
            for state in found:
                drawn["worlds"] = state.view(state.actor).worlds(rng)
                bot.run_search(adapter.state(state))
        return passes * len(found) * ITERATIONS

    return Contestant("OpenSpiel ISMCTSBot (Python)", run)


class Adapter:
    """`influence` for four as a Python game of OpenSpiel; for this comparison only."""

    def __init__(self) -> None:
        spiel: Any = import_module("pyspiel")
        ours = explorer.game("influence")
        moves = list(ours.universe(PLAYERS))
        number = {move: i for i, move in enumerate(moves)}
        kinds = spiel.GameType
        kind = kinds(
            short_name="python_influence",
            long_name="influence",
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.ZERO_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=PLAYERS,
            min_num_players=PLAYERS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        size = spiel.GameInfo(
            num_distinct_actions=len(moves),
            max_chance_outcomes=len(moves),
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=200,
        )

        class Influence(spiel.Game):
            def __init__(self, params: Any = None) -> None:
                super().__init__(kind, size, params or {})

            def new_initial_state(self) -> Any:
                return Position(self)

        class Position(spiel.State):
            def __init__(self, game: Any) -> None:
                super().__init__(game)
                self.ours: Any = None

            def current_player(self) -> int:
                actor = self.ours.actor
                if actor is None:
                    return int(spiel.PlayerId.TERMINAL)
                return int(spiel.PlayerId.CHANCE) if actor == CHANCE else actor

            def _legal_actions(self, player: int) -> list[int]:
                return sorted([number[move] for move in self.ours.legal_moves()])

            def chance_outcomes(self) -> list[tuple[int, float]]:
                return [(number[move], float(chance)) for move, chance in self.ours.chance_moves()]

            def _apply_action(self, action: int) -> None:
                self.ours.apply(moves[action])

            def _action_to_string(self, player: int, action: int) -> str:
                return moves[action].text

            def is_terminal(self) -> bool:
                return self.ours.actor is None

            def returns(self) -> list[float]:
                return [float(share) for share in self.ours.returns()]

            def information_state_string(self, player: int | None = None) -> str:
                # what the seat holds and laid, how much others laid, marks and tactics: as short as can be
                s = self.ours
                player = s.actor if player is None else player
                laid = s.placed[player::PLAYERS]
                return f"{player}{s.hands[player]}{laid}{list(map(len, s.placed))}{s.marks}{s.played}{s.stack[-1].at}"

            def __str__(self) -> str:
                return repr(self.ours)

        spiel.register_game(kind, Influence)
        self.game = spiel.load_game("python_influence")

    def state(self, ours: Any) -> Any:
        """Return a position of OpenSpiel's around a copy of one of ours."""
        state = self.game.new_initial_state()
        state.ours = ours.copy()
        return state


def main() -> int:
    chosen = options(__doc__)
    found = positions()
    mine, drawn, rival = field = [ours(found), worlds(found), openspiel(found)]
    compete(field, chosen.rounds, chosen.seconds)
    print("\niterations per second of CPU time, median [quartiles]: for scale only, never compare across runs")
    for contestant in field:
        print(f"  {contestant.name:<36} {spread(rate / 1000 for rate in contestant.rates)} k")
    goals = [
        Goal("search / OpenSpiel's Python ISMCTSBot, same rules", ratio(mine, rival), 4.5),
        Goal("share of a search spent drawing worlds", ratio(mine, drawn), 0.12, at_least=False),
    ]
    return report(goals, chosen.gate)


if __name__ == "__main__":
    sys.exit(main())
