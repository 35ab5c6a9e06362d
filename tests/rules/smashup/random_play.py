"""Positions of `smashup` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from explorer.rules.smashup import GAME
from tests.rules.playing import Play, any_reading


def all_cards(state: Any) -> tuple[Counter[int], ...]:
    """What is lost and what is there twice (both should be nothing), and every base, wherever it lies."""
    rows = (state.hands, state.pools, state.tops, state.bottoms, state.discards)
    places = Counter(card for row in rows for cards in row for card in cards)
    places.update([*state.aside, *(thing.card for thing in state.lying)])
    seats = [] if state.step.startswith("opening.") and not any(state.pools) else range(state.players)
    own = Counter(card for seat in seats for card in state.own_cards(seat))
    return own - places, places - own, Counter((*state.bases, *state.base_tops, *state.base_pool, *state.base_discards))


PLAY = Play(
    {"full": GAME},
    # a second box is not there yet; drawing only after a base may leave everybody without cards for ever
    readings=st.one_of(st.just({}), st.fixed_dictionaries(any_reading(GAME, "second-box", "draw-two"))),
    all_cards=all_cards,
    least=80,
    most=300,
    players=(2, GAME.kit.most_players),
)
