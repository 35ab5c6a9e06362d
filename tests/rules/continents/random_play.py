"""Positions of `continents` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import explorer
from tests.rules.playing import Play, any_reading, viewers

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("continents")
TINY = explorer.game("continents", cards=DECKS / "tiny.toml")
GAMES = {"full": FULL, "tiny": TINY}


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


def before(move: Any, state: Any, other: Any, viewer: int) -> bool:
    """A card drawn, and what a spy sees, are faces that may differ."""
    return move.verb == "card" or (move.verb == "spy" and state.actor == viewer)


PLAY = Play(
    GAMES,
    readings=st.one_of(st.just({}), st.fixed_dictionaries(any_reading(FULL, "endless"))),  # not: matches without end
    all_cards=all_cards,
    least=150,
    before=before,
)
random_move, walk, openings, positions = PLAY.random_move, PLAY.walk, PLAY.openings, PLAY.positions

__all__ = [
    "DECKS", "FULL", "GAMES", "PLAY", "TINY", "all_cards", "openings", "positions", "random_move", "viewers", "walk",
]  # fmt: skip
