"""Positions of `smashup` to try the laws on: any number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from explorer.rules.smashup import GAME
from tests.rules.playing import Play, any_reading

NOTHING: Counter[int] = Counter()
EVERY_BASE = Counter(range(len(GAME.kit.bases)))


def all_cards(state: Any) -> tuple[Counter[int], ...]:
    """What is lost, what is there twice and what lies with another than its owner (all should be nothing), and every
    base, wherever it lies."""
    rows = list(zip(state.hands, state.pools, state.tops, state.bottoms, state.discards, strict=True))
    places = [card for row in rows for cards in row for card in cards]
    places += [*state.aside, *(thing.card for thing in state.lying)]
    # before factions are dealt out nobody has cards
    seats = [] if state.step.startswith("opening.") and not any(state.pools) else range(state.players)
    own = [state.own_cards(seat) for seat in seats]
    due = [card for cards in own for card in cards]
    lost = twice = astray = NOTHING
    if sorted(places) != sorted(due):
        lost, twice = Counter(due) - Counter(places), Counter(places) - Counter(due)
    for cards, row in zip(own, rows, strict=False):
        if not set().union(*row) <= set(cards):
            astray = astray + Counter(card for place in row for card in place if card not in cards)
    return lost, twice, astray, Counter((*state.bases, *state.base_tops, *state.base_pool, *state.base_discards))


def check_cards(state: Any) -> None:
    """Assert that every card and base is in exactly one place, and cards that lie with a seat are its own."""
    *wrong, bases = all_cards(state)
    assert not any(wrong), wrong
    assert bases == EVERY_BASE


PLAY = Play(
    {"full": GAME},
    # a second box is not there yet; drawing only after a base may leave everybody without cards for ever
    readings=st.one_of(st.just({}), st.fixed_dictionaries(any_reading(GAME, "second-box", "draw-two"))),
    all_cards=all_cards,
    least=80,
    most=300,
    players=(2, GAME.kit.most_players),
)
