"""Playing any game at random, to try laws on: by which decks and readings, and where its cards lie.

Each game's `random_play.py` says what is its own in a `Play`; `tests/rules/test_laws.py` tries the laws on all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer

Start = tuple[Any, Random]


def viewers(state: Any) -> list[int]:
    return [*range(state.players), explorer.PUBLIC]


def nothing(*_: Any) -> None:
    return None


def verb_first(state: Any, rng: Random) -> Any:
    """A legal move: often a verb first, then one of its moves, so that rare moves are not rare."""
    if state.actor == explorer.CHANCE:
        return state.sample_chance(rng)
    moves = state.legal_moves()
    verb = rng.choice(sorted({move.verb for move in moves})) if rng.random() < 0.6 else rng.choice(moves).verb
    return rng.choice([move for move in moves if move.verb == verb])


@dataclass(frozen=True, eq=False)
class Play:
    """One game as it is played at random.

    `games` are its decks by name, `readings` draws rulings, `all_cards` gives every card of a position wherever it
    lies. `before` (a move, the position, its other world, the viewer) and `after` tell whether a move is about to show
    a face in which the worlds may differ, or has shown one.
    """

    games: Mapping[str, Any]
    readings: st.SearchStrategy[dict[str, str]]
    all_cards: Callable[[Any], Any]
    random_move: Callable[[Any, Random], Any] = verb_first
    least: int = 120  # where in a match to look for a position: from here on
    most: int = 500
    players: tuple[int, int] | None = None
    before: Callable[[Any, Any, Any, int], Any] = nothing
    after: Callable[[Any, Any, int], Any] = nothing
    seen: Callable[[Any], Any] = nothing  # what else a view shows
    known: Callable[[Any, int], Any] = nothing  # what else can be counted of a position for a viewer
    order_free: frozenset[str] = field(default_factory=frozenset)  # facts that are bags, kept in any order

    @property
    def id(self) -> str:
        return str(self.games["full"].id)

    def walk(self, state: Any, rng: Random, plies: int = 100_000) -> Iterator[Any]:
        """Play at random and yield every move played, until the end or so many moves."""
        while plies and state.actor is not None:
            move = self.random_move(state, rng)
            state.play(move)
            yield move
            plies -= 1

    def openings(self, games: tuple[str, ...] = ()) -> st.SearchStrategy[Start]:
        """A position before anything is dealt, and a source of luck."""

        @st.composite
        def opening(draw: Any) -> Start:
            game = self.games[draw(st.sampled_from(games or tuple(self.games)))]
            players = draw(st.integers(*(self.players or game.players_range)))
            return game.opening(players, draw(self.readings)), Random(draw(st.integers(0, 2**32)))

        return opening()

    def positions(self, games: tuple[str, ...] = ()) -> st.SearchStrategy[Any]:
        """A position anywhere in a match: at a question of a kind drawn first, where the match comes to one."""
        questions = [step.id for step in self.games["full"].steps if hasattr(step, "verbs")]

        @st.composite
        def position(draw: Any) -> Any:
            state, rng = draw(self.openings(games))
            wanted, least = draw(st.sampled_from(questions)), draw(st.integers(0, self.least))
            move, before = None, state
            for plies in range(self.most):
                if state.actor is None or (move and plies >= least and state.step == wanted):
                    break
                move, before = self.random_move(state, rng), state.copy()
                state.apply(move)
            if move:
                before.play(move)  # the quick way there told nothing: the last move tells its events
            return before

        return position()

    def two_worlds(self) -> st.SearchStrategy[tuple[Any, Any, int, Random]]:
        """A position, another that agrees with what a viewer knows, the viewer, and a source of luck."""

        @st.composite
        def worlds(draw: Any) -> tuple[Any, Any, int, Random]:
            state = draw(self.positions())
            asked = [state.actor] * 2 if state.actor is not None and state.actor >= 0 else []
            viewer = draw(st.sampled_from([*asked, *viewers(state)]))
            rng = Random(draw(st.integers(0, 2**32)))
            return state, state.view(viewer).sample_world(rng), viewer, rng

        return worlds()


def any_reading(game: Any, *left_out: str) -> dict[str, st.SearchStrategy[str]]:
    """Any option that can be had for every ruling, the default as often as all others together."""
    return {
        name: st.sampled_from(
            [ruling.default] * (len(ruling.options) - 1) + [o.id for o in ruling.options.values() if not o.secret]
        )
        for name, ruling in game.rulebook.rulings.items()
        if name not in left_out
    }
