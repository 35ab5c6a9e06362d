"""Simulating many matches between programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.game import Game
from explorer.laboratory.conducting import conduct
from explorer.laboratory.recipes import recipe_for
from explorer.laboratory.results import Simulation


def simulate(
    game: str | Game,
    players: Sequence[str],
    n: int = 1000,
    *,
    rulings: Mapping[str, str] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
    lead: int = 1000,
) -> Simulation:
    """Return what comes of n matches between programs.

    Match i, counted from 0, is exactly `game.match(players, seed=f"{seed}/{i}", rulings=rulings)`; `result.match(i)`
    returns it. The result is the same to the last digit wherever the matches are played.

    players:  kinds of player, one a seat ('random', 'greedy', …); n at most 1,000,000.
    rulings:  readings other than the default ones.
    workers:  processes to share the work; 1 plays in this one. None begins here and takes all cores when that pays,
              or follows a `joblib.parallel_config` around the call.
    cluster:  a Dask cluster instead: 'tcp://host:8786' or a Dask client.
    progress: True shows a bar, False none; None shows one when it takes more than a second.
    lead:     in how many matches, from the first on, to follow the lead, which takes as long as two matches.

    An interruption (Ctrl-C, or the notebook's stop button) ends it early: the result then holds what was done and
    says so. Raises LaboratoryError, before anything is played, for a parameter that does not fit; later for a match
    that fails or a cluster that is lost, with what was done as `partial`.
    """
    recipe = recipe_for(game, players, n, rulings, seed, lead)
    return conduct(recipe, [(0, recipe.n)], Simulation, workers, cluster, progress)
