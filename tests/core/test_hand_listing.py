"""Listing from a hand finds what the guards allow, whatever was listed before, and a play drawn is one of those."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given

import explorer
from explorer.core.guards import held_guard
from explorer.core.hand_listing import HandLister
from explorer.core.moves import Verb
from tests.core.listing_toys import (
    AMONG,
    CARD,
    IN_HAND,
    NO_ARG,
    PAIRED,
    SEAT,
    STATIC,
    UNMARKED,
    ZONE,
    legal,
    listed,
    make,
    state_of,
    states,
)
from tests.rules.influence.random_play import at_turn

PLACE = Verb("place", "place {card} @ {zone}", (CARD, ZONE), (STATIC, IN_HAND, UNMARKED))
SWAP = Verb("swap", "swap {card}", (CARD,), (IN_HAND, NO_ARG))
FLIP = Verb("flip", "flip @ {zone}", (ZONE,), (AMONG, held_guard("f", (), (), lambda s: s.hand, lambda: 3)))
SPY = Verb("spy", "spy {seat} {zone}", (SEAT, ZONE), (PAIRED, held_guard("s", (), (), lambda s: s.hand, lambda: 2)))


@given(states)
def test_listing_by_the_cards_in_hand_finds_what_the_guards_allow(state):
    rules = make(PLACE, SWAP, FLIP, SPY)
    found = listed(HandLister(rules, [PLACE, SWAP, FLIP, SPY], lambda s: s.hand), state)
    expected = [move for verb in (PLACE, SWAP, FLIP, SPY) for move in legal(rules, verb, state)]
    assert sorted(map(str, found)) == sorted(map(str, expected))


@given(states, states)
def test_what_was_listed_before_does_not_matter(first, second):
    rules = make(PLACE, SWAP, FLIP, SPY)
    used = HandLister(rules, [PLACE, SWAP, FLIP, SPY], lambda s: s.hand)
    listed(used, first)
    fresh = HandLister(rules, [PLACE, SWAP, FLIP, SPY], lambda s: s.hand)
    assert listed(used, second) == listed(fresh, second)


@given(states)
def test_playable_cards_are_those_with_a_move_if_they_were_held(state):
    rules = make(PLACE, SWAP, FLIP, SPY)
    lister = HandLister(rules, [PLACE, SWAP, FLIP, SPY], lambda s: s.hand)
    expected = []
    for card in range(4):
        held = state_of(marks=state.marks, hand=(card,), pairs=state.pairs, stuck=state.stuck)
        if listed(lister, held):
            expected.append(card)
    assert lister.playable(state, range(4)) == expected


def test_a_drawn_play_is_legal_and_every_one_can_come():
    game = explorer.game("influence")
    for seed in range(4):
        state, rng = game.start(3, seed), Random(seed)
        for _ in range(6):
            state.apply(rng.choice(state.legal_moves()))
            state.settle(rng)
        legal = set(state.legal_moves())
        assert {state.draw_move(rng) for _ in range(60 * len(legal))} == legal


def test_of_a_hand_a_card_is_drawn_first_then_one_of_its_plays():
    state, rng = at_turn("blue 7, cancel blue, cancel green", "green 1"), Random(1)
    drawn = Counter(state.draw_move(rng).verb for _ in range(3000))
    assert 0.28 < drawn["place"] / 3000 < 0.39  # one card of three, whatever its plays


def test_a_hand_without_a_play_leaves_the_last_resort():
    immune = [{"zone": zone, "mark": "immune"} for zone in ("village", "oasis", "valley", "island", "coast")]
    state = at_turn("cancel blue, cancel green", "blue 1", marks=immune)
    assert {state.draw_move(Random(n)) for n in range(30)} == set(state.legal_moves())
    assert {move.verb for move in state.legal_moves()} == {"discard"}


def test_without_the_rule_that_a_card_is_held_any_legal_move_can_be_drawn():
    game = explorer.game("influence")
    state = game.start(2, 1)
    state.rules = game.rules(2, {}, frozenset(["guard:in-hand"]))
    legal = set(state.legal_moves())
    assert len(legal) > 100
    assert {state.draw_move(Random(n)) for n in range(2000)} == legal
