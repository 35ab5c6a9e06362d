"""Positions of `continents` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("continents")
TINY = explorer.game("continents", cards=DECKS / "tiny.toml")
GAMES = {"full": FULL, "tiny": TINY}


def random_move(state: Any, rng: Random) -> Any:
    """A legal move: often a verb first, then one of its moves, so that rare cards are not rare."""
    if state.actor == explorer.CHANCE:
        return state.sample_chance(rng)
    moves = state.legal_moves()
    verb = rng.choice(sorted({move.verb for move in moves})) if rng.random() < 0.6 else rng.choice(moves).verb
    return rng.choice([move for move in moves if move.verb == verb])


def walk(state: Any, rng: Random, plies: int = 100_000) -> Iterator[Any]:
    """Play at random and yield every move played, until the end or so many moves."""
    while plies and state.actor is not None:
        move = random_move(state, rng)
        state.play(move)
        yield move
        plies -= 1


def readings() -> st.SearchStrategy[dict[str, str]]:
    """Any option for every ruling, but for matches that never end; the defaults as often as all others together."""
    rulings = FULL.rulebook.rulings
    some = {
        name: st.sampled_from([ruling.default] * (len(ruling.options) - 1) + list(ruling.options))
        for name, ruling in rulings.items()
        if name != "endless"
    }
    return st.one_of(st.just({}), st.fixed_dictionaries(some))


@st.composite
def openings(draw: Any, games: tuple[str, ...] = ("full", "tiny")) -> tuple[Any, Random]:
    """A position before anything is dealt, and a source of luck."""
    game = GAMES[draw(st.sampled_from(games))]
    players = draw(st.integers(*game.players_range))
    return game.opening(players, draw(readings())), Random(draw(st.integers(0, 2**32)))


@st.composite
def positions(draw: Any, games: tuple[str, ...] = ("full", "tiny")) -> Any:
    """A position anywhere in a match: at a question of a kind drawn first, where the match comes to one."""
    state, rng = draw(openings(games))
    wanted = draw(st.sampled_from([step.id for step in FULL.steps if hasattr(step, "verbs")]))
    least = draw(st.integers(0, 150))
    for plies, _ in enumerate(walk(state, rng, 500)):
        if plies >= least and state.step == wanted:
            break
    return state


def viewers(state: Any) -> list[int]:
    return [*range(state.players), explorer.PUBLIC]


def all_cards(state: Any) -> tuple[Counter[int], Counter[int]]:
    """Every continent and every tactics card of a position, wherever it lies."""
    n = len(state.deck.continents)
    lands = Counter({c: sum(state.count(seat, c) for seat in range(state.players)) for c in range(n)})
    lands.update(state.row)
    lands.update(dict(enumerate(state.lands)))
    tactics: Counter[int] = Counter()
    for hand in state.hands:
        tactics.update(hand)
    tactics.update(dict(enumerate(state.pool)))
    tactics.update(dict(enumerate(state.burned)))
    tactics.update(kind for _, kind in state.queue)
    if state.battle is not None:
        tactics.update(kind for side in state.battle.troops for _, kind in side)
    return +lands, +tactics
