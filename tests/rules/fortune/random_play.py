"""Positions of `fortune` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("fortune")
TINY = explorer.game("fortune", cards=DECKS / "tiny.toml")
GAMES = {"full": FULL, "tiny": TINY}
EXPERT = {"expert-rules": "all"}
SIX = ("expert-hand", "expert-two-actions", "expert-no-repeat", "expert-discard-draw", "expert-develop", "expert-gold")


def random_move(state: Any, rng: Random) -> Any:
    """A legal move: often a verb first, then one of its moves, so that contests are not rare and are fought."""
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
    """The defaults, all expert rules, or any option for every ruling."""
    some = {name: st.sampled_from(list(ruling.options)) for name, ruling in FULL.rulebook.rulings.items()}
    return st.one_of(st.just({}), st.just(EXPERT), st.fixed_dictionaries(some))


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
    least = draw(st.integers(0, 120))
    for plies, _ in enumerate(walk(state, rng, 500)):
        if plies >= least and state.step == wanted:
            break
    return state


def viewers(state: Any) -> list[int]:
    return [*range(state.players), explorer.PUBLIC]


def all_cards(state: Any) -> Counter[int]:
    """Every card of a position, wherever it lies."""
    found: Counter[int] = Counter(dict(enumerate(state.pool)))
    found.update(state.discard)
    for hand in state.hands:
        found.update(hand)
    for fortune in state.fortunes:
        for group in fortune:
            found.update(group.cards(state.deck.silver))
    if state.duel is not None:
        found.update(state.duel.pot)
    return +found
