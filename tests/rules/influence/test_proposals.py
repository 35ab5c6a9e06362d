"""Draws for hidden positions: what they hold to by themselves, so that the trail seldom has to reject."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.rules.influence.knowledge import agrees
from explorer.rules.influence.proposals import Hidden
from tests.rules.influence.random_play import at_turn, viewers, walk

GAME = explorer.game("influence")
IMMUNE = [{"zone": zone, "mark": "immune"} for zone in ("village", "oasis", "valley", "island", "coast")]


def proposals_needed(state, viewer, rng, worlds):
    """How many draws it takes to have so many that the trail accepts."""
    hidden, drawn = Hidden(state, viewer), 0
    for _ in range(worlds):
        drawn += 1
        while not agrees(hidden.propose(rng), state, viewer):
            drawn += 1
    return drawn


def test_face_down_cards_are_influence_and_no_card_comes_twice():
    state, rng = GAME.start(4, 3), Random(3)
    for _ in walk(state, rng, 14):
        pass
    for viewer in viewers(state):
        world = Hidden(state, viewer).propose(rng)
        assert all(kind < state.deck.influence for row in world.placed for kind in row)
        lying = [*(k for row in (*world.hands, *world.placed) for k in row), *world.pool]
        assert sorted([*lying, *(k for _, k in state.played), *(k for _, k in world.discards)]) == list(
            state.deck.cards
        )


def test_backs_that_show_their_colour_take_cards_of_that_colour():
    state, rng = GAME.start(3, 1, {"card-backs": "coloured"}), Random(1)
    for _ in walk(state, rng, 12):
        pass
    colours = [[state.deck.colour_of(k) for k in row] for row in state.placed]
    for _ in range(50):
        world = Hidden(state, 0).propose(rng)
        assert [[state.deck.colour_of(k) for k in row] for row in world.placed] == colours


def test_a_hand_proved_dead_is_drawn_dead():
    state = at_turn("cancel blue, cancel green", "blue 1, blue 2", marks=IMMUNE)
    state.play("discard cancel blue")
    assert proposals_needed(state, 1, Random(1), 200) == 200


def test_a_card_seen_stolen_is_drawn_where_it_can_be():
    state = at_turn("steal, flip", "blue 1, blue 2, green 1", "green 2")
    state.play("steal seat 1")
    state.play("draw blue 1")
    assert proposals_needed(state, 1, Random(1), 200) == 200
    state.play("place blue 2 @ village")
    state.play("place green 2 @ village")
    state.play("place blue 1 @ village")
    assert proposals_needed(state, 1, Random(1), 200) == 200


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_few_draws_are_rejected_in_random_matches(players):
    drawn = worlds = 0
    for seed in range(12):
        state, rng = GAME.start(players, seed), Random(seed)
        for _ in walk(state, rng):
            if state.trail and rng.random() < 0.2:
                for viewer in viewers(state):
                    drawn += proposals_needed(state, viewer, rng, 5)
                    worlds += 5
    assert worlds > 150
    assert drawn < 2.5 * worlds
