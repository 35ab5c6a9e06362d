"""Positions of `hundred` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer
from explorer.rules.hundred.deck import code_of
from tests.rules.playing import Play, any_reading, viewers

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


def before(move: Any, state: Any, other: Any, viewer: int) -> bool:
    """These bring out a face that may differ."""
    return move.verb in ("card", "swap", "back")


def after(state: Any, other: Any, viewer: int) -> bool:
    """Of equal cards the first leaves: another place than in the other world; a Swap may bring other faces."""
    mine, theirs = state.view(viewer), other.view(viewer)
    if theirs.to_dict()["arrivals"] != mine.to_dict()["arrivals"]:
        return True
    if theirs.events != mine.events:
        return False
    swapped = viewer != explorer.PUBLIC and mine.hand(viewer) != theirs.hand(viewer)
    return bool(swapped or state.rules.hand_shown)


PLAY = Play(
    GAMES,
    readings=st.one_of(st.just({}), st.fixed_dictionaries(any_reading(FULL))),
    all_cards=all_cards,
    random_move=random_move,
    most=400,
    before=before,
    after=after,
    seen=lambda view: (view.chain, view.answers()),
    order_free=frozenset({"put_back"}),
)
walk, openings, positions = PLAY.walk, PLAY.openings, PLAY.positions

__all__ = [
    "DECKS", "FULL", "GAMES", "PLAY", "WILD", "all_cards", "openings", "positions", "random_move", "viewers", "walk",
]  # fmt: skip
