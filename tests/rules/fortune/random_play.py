"""Positions of `fortune` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import explorer
from tests.rules.playing import Play, viewers

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("fortune")
TINY = explorer.game("fortune", cards=DECKS / "tiny.toml")
GAMES = {"full": FULL, "tiny": TINY}
EXPERT = {"expert-rules": "all"}
SIX = ("expert-hand", "expert-two-actions", "expert-no-repeat", "expert-discard-draw", "expert-develop", "expert-gold")


def readings() -> st.SearchStrategy[dict[str, str]]:
    """The defaults, all expert rules, or any option for every ruling."""
    some = {name: st.sampled_from(list(ruling.options)) for name, ruling in FULL.rulebook.rulings.items()}
    return st.one_of(st.just({}), st.just(EXPERT), st.fixed_dictionaries(some))


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


def known(state: Any, viewer: int) -> list[Any]:
    """What can be counted of every theft for a viewer."""
    return [state.count_outcomes(topic, viewer, 10**6) for topic in state.view(viewer).stakes()]


PLAY = Play(GAMES, readings=readings(), all_cards=all_cards, seen=lambda view: view.duel, known=known)
random_move, walk, openings, positions = PLAY.random_move, PLAY.walk, PLAY.openings, PLAY.positions

__all__ = [
    "DECKS", "EXPERT", "FULL", "GAMES", "PLAY", "SIX", "TINY", "all_cards", "openings", "positions", "random_move",
    "viewers", "walk",
]  # fmt: skip
