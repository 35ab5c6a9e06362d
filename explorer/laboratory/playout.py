"""One match between programs, played as `game.match` plays it, with nothing kept but what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.luck import Tape
from explorer.laboratory.errors import LaboratoryError
from explorer.matches.luck_sources import program_luck
from explorer.players import Player, make_player

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.state import State
    from explorer.laboratory.recipes import Recipe

MOST_MOVES = 10_000


class Played(NamedTuple):
    """What is kept of one match.

    winners: the seats that won; `scores` the points of every seat at the end.
    choices: how many legal moves there were at every move of a seat, in the order of the match.
    leads:   how often the lead changed hands, None in a match in which nobody watched it (see `Lead`).
    happened: how often each of the kinds of events happened that were asked for, in that order.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    leads: int | None
    happened: tuple[int, ...] = ()


class Lead:
    """Counts how often the lead changes hands: each time a seat leads alone and another one was the last to do so.

    The points are those of `state.scores()` after every move of a seat and the chance that follows it. The first seat
    to lead alone takes the lead from nobody; a tie at the top takes it from nobody either.
    """

    __slots__ = ("changes", "leader")

    def __init__(self) -> None:
        self.changes = 0
        self.leader: int | None = None

    def see(self, scores: Sequence[int]) -> None:
        """Take note of the points as they stand."""
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            self.changes += self.leader not in (None, leader)
            self.leader = leader


def play_on(
    state: State, programs: Sequence[Player], seed: str, lead: Lead | None = None, kinds: Sequence[str] = ()
) -> Played:
    """Play a position to its end by programs, one a seat, on the luck of a seed, and return what came of it.

    `kinds` are those of the events to count, from this position on; without any, no event is made.
    Raises RuntimeError for a program that makes an illegal move, and when there is no end.
    """
    tape = Tape(seed)
    choices: list[int] = []
    told: list[Event] = []
    if kinds:
        state.telling = told
    tape.settle(state)
    watch, since = MOST_MOVES // 2, 0  # from here on it is watched whether the points change
    points: Sequence[int] = ()
    while (seat := state.actor) is not None:
        if len(choices) == MOST_MOVES:
            raise _not_over(MOST_MOVES - since)
        moves = state.legal_moves()
        move = programs[seat].choose(state.view(seat), program_luck(seed, seat, len(choices)))
        if move not in moves:
            raise RuntimeError(f"the program on seat {seat} chose {move}, which is not legal")
        choices.append(len(moves))
        state.apply(move)
        tape.settle(state)
        if lead is not None:
            lead.see(state.scores())
        if len(choices) >= watch and (now := state.scores()) != points:
            points, since = now, len(choices)
    state.telling = None
    leads = None if lead is None else lead.changes
    count = Counter(event.kind for event in told)
    happened = tuple(count[kind] for kind in kinds)
    return Played(tuple(state.winners()), tuple(state.scores()), tuple(choices), leads, happened)


def _not_over(still: int) -> RuntimeError:
    """Return the error for a match that goes on; nobody's points have changed in its last `still` moves."""
    return RuntimeError(
        f"it is not over after {MOST_MOVES:,} moves, and nobody’s points changed in the last {still:,}; nothing in "
        "these rules makes these players end it. Leave this reading out, or seat other players"
    )


class Playout:
    """Plays the matches of a recipe by their numbers, and counts their events of the kinds given."""

    def __init__(self, recipe: Recipe, kinds: Sequence[str] = ()) -> None:
        self.recipe, self.kinds = recipe, tuple(kinds)
        game = recipe.open()
        self.opening = game.opening(len(recipe.players), recipe.rulings)
        self.programs = [make_player(kind, game, seat) for seat, kind in enumerate(recipe.players)]

    def match(self, i: int) -> Played:
        """Play match i to its end. Raises LaboratoryError, naming match and seed, when that fails."""
        try:
            seed, lead = self.recipe.seed_of(i), Lead() if i < self.recipe.lead else None
            return play_on(self.opening.copy(), self.programs, seed, lead, self.kinds)
        except Exception as error:
            said = f"could not be played ({type(error).__name__}: {error})"
            raise LaboratoryError(f"match {i}, seed {self.recipe.seed_of(i)!r}", said) from error
