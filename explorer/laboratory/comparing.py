"""Comparing readings of rulings: the same matches on the same luck under each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.errors import clip
from explorer.core.game import Game
from explorer.laboratory.chunks import Span
from explorer.laboratory.comparisons import Comparison
from explorer.laboratory.conducting import conduct
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.grids import left_out_of, readings_of
from explorer.laboratory.measuring import known_measures
from explorer.laboratory.moments import MomentTally
from explorer.laboratory.paired import PairedRecipe
from explorer.laboratory.recipes import MOST_MATCHES, known_game, recipe_for, whole

LEVELS = (0.5, 0.9999)


def compare_rulings(
    game: str | Game,
    rulings: str | Sequence[str] | Mapping[str, str | Sequence[str]] | Sequence[Mapping[str, str]],
    players: str | Sequence[str] = "greedy",
    n: int = 1000,
    *,
    seats: int | Sequence[int] | None = None,
    base: Mapping[str, str] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
    level: float = 0.95,
    lead: int = 0,
    also: Sequence[str] = (),
) -> Comparison:
    """Return whether it matters how rulings are read: the same matches, on the same luck, under each reading.

    Match i is played with the seed f"{seed}/{i}" under every reading, so that what differs comes of the reading.

    rulings: a ruling's id ('participant': every other reading of it), a list of ids (one at a time), a table of ids
             and options (every combination), or a list of tables with one option each.
    players: a kind of program that takes every seat, or a list of kinds, one a seat.
    seats:   how many seats one kind takes, or a list of such numbers: each is compared by itself. None is two, or the
             least that can play.
    n:       how many matches; each is played once for every reading and number of seats.
    base:    the reading to compare with, where it is not the usual one.
    level:   at which all intervals of one measure hold together (0.5 to 0.9999); each is wider by as much as that
             takes (Bonferroni).
    lead:    in how many matches, from the first on, to follow the lead, which takes as long as two matches.
    also:    what to measure besides: 'margin' (the points between the best seat and the next), and kinds of events, of
             which it is counted how often they happen in a match ('turn', or 'duel-stolen' in `fortune`).

    `seed`, `workers`, `cluster`, `progress`, an interruption and errors are as in `explorer.simulate`; a grid of more
    than 200 comparisons, or five million matches, is refused.
    """
    found = known_game(game)
    n = whole("n", n, 1, MOST_MATCHES)
    groups = _groups(found, players, seats)
    _check_level(level)
    besides = known_measures(found, also)
    readings = readings_of(found, rulings, base, len(groups), n)
    recipe = recipe_for(found, groups[0], n, None, seed, lead)
    for group in groups[1:]:
        recipe_for(found, group, n, None, seed, lead)
    paired = PairedRecipe(recipe.game, groups, readings, seed, n, recipe.lead, level, recipe.cards, besides)
    left_out = left_out_of(found, rulings, base)

    def comparison(
        recipe: PairedRecipe, spans: tuple[Span, ...], tally: MomentTally, stopped: str | None
    ) -> Comparison:
        return Comparison(recipe, spans, tally, stopped, left_out)

    return conduct(paired, [(0, n)], comparison, workers, cluster, progress)


def _check_level(level: Any) -> None:
    if not isinstance(level, float) or not LEVELS[0] <= level <= LEVELS[1]:
        raise LaboratoryError("level", f"expected a number from {LEVELS[0]} to {LEVELS[1]}, got {clip(repr(level))}")


def _groups(game: Game, players: Any, seats: Any) -> tuple[tuple[str, ...], ...]:
    """Return who sits where, once for every number of seats. Raises LaboratoryError naming what does not fit."""
    if not isinstance(players, str):
        if seats is not None:
            raise LaboratoryError("seats", "a list of players says it already; give one kind of player, or no seats")
        if not isinstance(players, Sequence) or not players:
            shown = clip(repr(players))
            raise LaboratoryError("players", f"expected a kind of player, or a list of kinds, one a seat, got {shown}")
        return (tuple(players),)
    low, high = game.players_range
    numbers = [min(max(2, low), high)] if seats is None else [seats] if isinstance(seats, int) else seats
    if not isinstance(numbers, Sequence) or isinstance(numbers, str) or not numbers:
        raise LaboratoryError("seats", f"expected a number of seats or a list of them, got {clip(repr(seats))}")
    for i, number in enumerate(numbers):
        if type(number) is not int or not low <= number <= high:
            cited = game.cite_players()
            shown = clip(repr(number))
            raise LaboratoryError("seats", f"{game.id} is for {low} to {high} players ({cited}), got {shown}")
        if number in numbers[:i]:
            raise LaboratoryError("seats", f"{number} stands there twice")
    return tuple((players,) * number for number in numbers)
