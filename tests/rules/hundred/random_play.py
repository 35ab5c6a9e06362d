"""Positions of `hundred` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer
from explorer.rules.hundred.deck import code_of

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("hundred")
WILD = explorer.game("hundred", cards=DECKS / "wild.toml")
GAMES = {"full": FULL, "wild": WILD}


def random_move(state: Any, rng: Random) -> Any:
    """A legal move: often a verb first, then one of its moves, so that rare cards are not rare."""
    if state.actor == explorer.CHANCE:
        return state.sample_chance(rng)
    moves = state.legal_moves()
    verbs = sorted({move.verb for move in moves})
    if len(verbs) > 1 and rng.random() < 0.6:
        verbs = [verb for verb in verbs if verb not in ("skip", "accept", "done")] or verbs
        moves = [move for move in moves if move.verb == rng.choice(verbs)] or moves
    return rng.choice(moves)


def walk(state: Any, rng: Random, plies: int = 100_000) -> Iterator[Any]:
    """Play at random and yield every move played, until the end or so many moves."""
    while plies and state.actor is not None:
        move = random_move(state, rng)
        state.play(move)
        yield move
        plies -= 1


def readings() -> st.SearchStrategy[dict[str, str]]:
    """Any option for every ruling that can be had; the defaults as often as all others together."""
    some = {
        name: st.sampled_from(
            [ruling.default] * (len(ruling.options) - 1) + [o.id for o in ruling.options.values() if not o.secret]
        )
        for name, ruling in FULL.rulebook.rulings.items()
    }
    return st.one_of(st.just({}), st.fixed_dictionaries(some))


@st.composite
def openings(draw: Any, games: tuple[str, ...] = ("full", "wild")) -> tuple[Any, Random]:
    """A position before anything is dealt, and a source of luck."""
    game = GAMES[draw(st.sampled_from(games))]
    players = draw(st.integers(*game.players_range))
    return game.opening(players, draw(readings())), Random(draw(st.integers(0, 2**32)))


WANTED = [step.id for step in FULL.steps if hasattr(step, "verbs")]


@st.composite
def positions(draw: Any, games: tuple[str, ...] = ("full", "wild")) -> Any:
    """A position anywhere in a match: at a question of a kind drawn first, where the match comes to one."""
    state, rng = draw(openings(games))
    wanted, least = draw(st.sampled_from(WANTED)), draw(st.integers(0, 120))
    for plies, _ in enumerate(walk(state, rng, 400)):
        if plies >= least and state.step == wanted:
            break
    return state


def viewers(state: Any) -> list[int]:
    return [*range(state.players), explorer.PUBLIC]


def all_cards(state: Any) -> Counter[int]:
    """Every card of a position, wherever it lies: hands, set cards, scores, pile, graveyard, the chain."""
    found: Counter[int] = Counter()
    for row in (*state.hands, *state.sets, state.grave, state.top, state.bottom):
        found.update(row)
    for laid in state.laid:
        found.update(code_of(code) for code in laid)
    found.update(dict(enumerate(state.pool)))
    chain = state.view(explorer.ALL).chain
    if chain is not None:
        for i, link in enumerate(chain.links):
            kept = (state.stack[1 + i].memo or {}).get("kept")
            found[link.card] += not kept
    return +found
