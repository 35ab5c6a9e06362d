"""Sampled worlds: exactly those that agree with what a seat knows, as often as accounts of them (see all_worlds)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import explorer
from explorer.rules.continents.generations import known_after
from explorer.rules.continents.remembering import bounds
from tests.rules.continents.all_worlds import Oracle, key_of, observe
from tests.rules.continents.random_play import DECKS, FULL, TINY, random_move
from tests.rules.sampling import assert_as_often

SLEIGHT = explorer.game("continents", cards=DECKS / "sleight.toml")
PUBLIC = explorer.PUBLIC
LANDS = [["north"] * 5, ["north"] * 2 + ["south"] * 3, ["south"] * 3]


def dealt(hands: list[list[str]], **facts: Any) -> Any:
    return SLEIGHT.state(
        {"game": SLEIGHT.id, "players": len(hands), "continents": LANDS[: len(hands)], "hands": hands, **facts}
    )


HANDS = [
    [["troop", "spy"], ["troop", "troop"], ["sabotage", "troop"]],
    [["spy", "sabotage"], ["troop", "surprise-deploy"], ["troop", "rally"]],
    [["troop", "spy"], ["troop", "artillery", "spy"]],
]


@pytest.mark.parametrize("seed", range(18))
def test_worlds_come_as_often_as_the_accounts_that_end_in_them(seed: int) -> None:
    """A match is played at random, past the first reshuffle or not; every viewer's worlds are compared."""
    rng = Random(seed)
    state = dealt(HANDS[seed % 3])
    oracles = {viewer: Oracle(state, viewer) for viewer in (PUBLIC, 0, 1)}
    moves = 12 + 6 * seed
    for _ in range(moves):
        if state.is_over or (state.reshuffles and state.pool and sum(state.pool) < 2):
            break
        move = random_move(state, rng)
        trial = state.copy()
        observe(trial, move, 0)
        if trial.reshuffles > 1:
            break
        seen = {viewer: observe(state.copy(), move, viewer) for viewer in oracles}
        state.play(move)
        for viewer, oracle in oracles.items():
            for event in seen[viewer]:
                oracle.see(event)
    for viewer, oracle in oracles.items():
        assert_as_often(state, viewer, oracle.worlds(), key_of, seed)


def test_what_a_spy_showed_stays_known_and_what_is_drawn_later_is_not() -> None:
    state = FULL.state(
        {
            "players": 3,
            "continents": [["asia"], ["europe"], ["africa"]],
            "hands": [["spy"], ["troop", "rally"], ["bombard"]],
            "drawn": [2, 0],
        }
    )
    state.play("spy on seat 1")
    assert state.view(0).hand(1) == (0, 3)
    assert state.view(2).hand(1) == (None, None)
    assert state.view(PUBLIC).hand(1) == (None, None)
    for world, _ in zip(state.view(0).worlds(Random(1)), range(50), strict=False):
        assert world.hands[1] == (0, 3)
    for text in ("yield", "card troop", "mix one-of-each", "draw tactics", "card artillery", "continent asia"):
        state.play(text)
    assert state.view(0).hand(1) == (0, 3, None)


def test_of_a_hand_seen_the_known_card_is_played_first() -> None:
    state = dealt([["spy"], ["troop", "rally"], ["troop"]], drawn=[2, 0])
    state.play("spy on seat 1")
    assert bounds(state.known, 0, 1) == Counter({0: 1, 3: 1})
    for text in ("attack south of seat 1 from north", "troop for defender"):
        state.play(text)
    assert bounds(state.known, 0, 1) == Counter({3: 1})


def test_troops_that_sabotage_gave_back_are_known_to_everybody() -> None:
    state = dealt([["troop", "sabotage"], ["troop"], ["troop"]], drawn=[2, 0])
    for text in ("attack south of seat 1 from north", "troop for attacker", "done", "troop for defender", "done"):
        state.play(text)
    state.play("sabotage")
    for viewer in (PUBLIC, 1, 2):
        assert state.view(viewer).hand(0) == (0,)
    for viewer in (PUBLIC, 0, 2):
        assert state.view(viewer).hand(1) == (0,)


def test_with_two_players_a_reshuffle_tells_each_the_other_hand() -> None:
    state = dealt(
        [["troop", "spy"], ["troop", "rally", "artillery"]],
        burned={"troop": 2, "spy": 1, "sabotage": 1, "surprise-deploy": 1},
    )
    for text in ("mix two-tactics",):
        state.play(text)
    assert state.reshuffles == 1
    for world, _ in zip(state.view(0).worlds(Random(2)), range(20), strict=False):
        assert world.hands[1] == state.hands[1]


def test_a_world_tells_others_no_more_than_is_certain() -> None:
    """What seat 2 saw of seat 1 is drawn anew for seat 0, who knows only that it looked."""
    state = dealt([["troop"], ["troop", "rally"], ["spy"]], drawn=[2, 0], to_move=2)
    state.play("spy on seat 1")
    seen = set()
    for world, _ in zip(state.view(0).worlds(Random(3)), range(60), strict=False):
        known = bounds(world.known, 2, 1)
        assert known == Counter(world.hands[1])
        seen.add(tuple(known.elements()))
        assert world.view(0).to_dict() == state.view(0).to_dict()
    assert len(seen) > 3


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_since_a_reshuffle_leads_to_what_is_known(seed: int) -> None:
    """The bounds kept move by move, and those followed from the reshuffle on, are the same for every seer."""
    rng = Random(seed)
    state = TINY.start(3 + seed % 2, seed, {"spy-sees": "one-card"} if seed % 2 else None)
    compared = 0
    while not state.is_over:
        state.apply(random_move(state, rng))
        if state.memory is not None:
            for owner in range(state.players):
                for seer in (PUBLIC, *range(state.players)):
                    if seer != owner:
                        compared += 1
                        assert known_after(state.memory, seer, owner) == bounds(state.known, seer, owner)
    assert compared


def test_sampling_leaves_the_position_alone() -> None:
    state = FULL.start(4, 5)
    before = state.digest()
    for viewer in (PUBLIC, 0, 3):
        state.view(viewer).sample_world(Random(1))
    assert state.digest() == before
