"""Sampled worlds: exactly those that agree with what a seat knows, each equally likely (see all_worlds)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from math import ceil, sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from tests.rules.influence.all_worlds import Oracle, key_of, observe
from tests.rules.influence.random_play import DECKS, POCKET, at_turn, random_move, readings, starts, viewers, walk

TINY = explorer.game("influence", cards=DECKS / "tiny.toml")
STUCK = explorer.game("influence", cards=DECKS / "stuck.toml")
THIEVES = explorer.game("influence", cards=DECKS / "thieves.toml")
TWINS = explorer.game("influence", cards=DECKS / "twins.toml")
PUBLIC = explorer.PUBLIC
MOST_SAMPLES = 60_000


def dealt(game: Any, hands: list[str], rulings: Mapping[str, str] | None = None) -> Any:
    return game.state(
        {
            "game": game.id,
            "players": len(hands),
            "zones": list(game.deck.regions),
            "hands": [[card.strip() for card in hand.split(",")] for hand in hands],
            "rulings": dict(rulings or {}),
        }
    )


def assert_uniform(state: Any, viewer: int, expected: Counter[Any], seed: int = 1) -> None:
    """Sample until every world should have come a dozen times; compare support, then frequencies (chi-square)."""
    total = sum(expected.values())
    n = min(MOST_SAMPLES, max(1500, ceil(12 * total / min(expected.values()))))
    rng, view = Random(seed), state.view(viewer)
    found = Counter(key_of(view.sample_world(rng)) for _ in range(n))
    assert set(found) <= set(expected), "a sampled world that cannot be"
    assert set(found) == set(expected), "a possible world that is never sampled"
    chi = sum((found[key] - n * w / total) ** 2 / (n * w / total) for key, w in expected.items())
    freedom = len(expected) - 1
    assert chi <= freedom + 5 * sqrt(2 * freedom) + 5, f"{chi:.0f} at {freedom} degrees of freedom"


CASES: dict[str, tuple[Any, list[str], dict[str, str], list[str], list[int]]] = {
    "before anything is played": (TINY, ["orange 1, radar", "blue 1, steal"], {}, [], [0]),
    "placed cards are influence": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {},
        ["place orange 1 @ oasis", "place blue 1 @ oasis"],
        [0, 2],
    ),
    "several cards of one seat in a zone keep their order": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, flip"],
        {},
        [
            "place orange 1 @ oasis", "place blue 1 @ oasis", "flip @ oasis", "radar seat 1 @ oasis", "show card 1",
            "place orange 2 @ oasis",
        ],
        [0, 1, PUBLIC],
    ),
    "a radar fixes the card it showed, for its user": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {},
        [
            "place orange 1 @ oasis", "place blue 1 @ oasis", "place blue 2 @ village", "radar seat 1 @ oasis",
            "show card 1",
        ],
        [0, 1, 2],
    ),
    "while a radar is being answered its card is in its user's hand": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {},
        ["place orange 1 @ oasis", "place blue 1 @ oasis", "place blue 2 @ village", "radar seat 1 @ oasis"],
        [1, 2],
    ),
    "while the owner picks, too": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {"radar-pick": "owner-picks"},
        ["place orange 1 @ oasis", "place blue 1 @ oasis", "place blue 2 @ village", "radar seat 1 @ oasis"],
        [1, 2],
    ),
    "as a price it has left the hand by then": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {"tactic-leaves": "before-effect"},
        ["place orange 1 @ oasis", "place blue 1 @ oasis", "place blue 2 @ village", "radar seat 1 @ oasis"],
        [1, 2],
    ),
    "while a steal is being answered its card is in the thief's hand": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2", "blue 2, steal"],
        {},
        ["steal seat 1"],
        [1, 2],
    ),
    "a theft the victim saw": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2"],
        {},
        ["steal seat 1", "draw blue 1"],
        [0, 1],
    ),
    "then the thief places a card": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2"],
        {},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "place blue 1 @ oasis"],
        [0, 1, PUBLIC],
    ),
    "a theft the victim saw, as a price": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2"],
        {"tactic-leaves": "before-effect"},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "place blue 1 @ oasis"],
        [0, 1],
    ),
    "a stolen steal is in the thief's hand": (
        TINY,
        ["orange 1, steal", "blue 1, steal"],
        {},
        ["steal seat 1", "draw steal"],
        [0, 1],
    ),
    "a stolen steal, as a price": (
        TINY,
        ["orange 1, steal", "blue 1, steal"],
        {"tactic-leaves": "before-effect"},
        ["steal seat 1", "draw steal"],
        [0, 1],
    ),
    "a stolen steal, seen by others": (
        TINY,
        ["orange 1, steal", "blue 1, steal", "blue 2, radar"],
        {},
        ["steal seat 1", "draw steal"],
        [2],
    ),
    "a theft between two others": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2", "blue 2, radar"],
        {},
        ["steal seat 1", "draw blue 1"],
        [2],
    ),
    "then the thief places cards": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2", "blue 2, radar"],
        {},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "place blue 2 @ oasis", "place blue 1 @ oasis"],
        [0, 1, 2],
    ),
    "a theft between two others, as a price": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2", "blue 2, radar"],
        {"tactic-leaves": "before-effect"},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "place blue 2 @ oasis", "place blue 1 @ oasis"],
        [2],
    ),
    "a thief who is robbed in turn": (
        TINY,
        ["orange 1, steal", "blue 1, steal", "blue 2, radar"],
        {},
        ["steal seat 1", "draw blue 1", "steal seat 0", "draw blue 1"],
        [0, 1, 2],
    ),
    "a chain of thefts": (
        TINY,
        ["orange 1, steal", "blue 1, steal", "blue 2, radar"],
        {},
        ["steal seat 1", "draw steal", "place blue 1 @ oasis", "place blue 2 @ oasis", "steal seat 2", "draw radar"],
        [0, 1, 2],
    ),
    "a stolen steal, and a thief of the thief who needs one too": (
        THIEVES,
        ["orange 1, steal", "blue 1, steal", "blue 2, steal"],
        {},
        ["steal seat 1", "draw steal", "place blue 1 @ village", "steal seat 0", "draw orange 1"],
        [0, 1, 2],
    ),
    "the same as a price": (
        THIEVES,
        ["orange 1, steal", "blue 1, steal", "blue 2, steal"],
        {"tactic-leaves": "before-effect"},
        ["steal seat 1", "draw steal", "place blue 1 @ village", "steal seat 0", "draw orange 1"],
        [0, 1, 2],
    ),
    "a discard proves the hand dead": (
        STUCK,
        ["immunity, orange 1", "flip, flip"],
        {},
        ["immunity @ village", "discard flip"],
        [0, 1, PUBLIC],
    ),
    "a discard that is shown": (
        STUCK,
        ["immunity, orange 1", "flip, radar", "blue 1, blue 1"],
        {"discard-shown": "shown"},
        ["immunity @ village", "discard flip", "place blue 1 @ village"],
        [0, 2],
    ),
    "the same card stolen twice": (
        TWINS,
        ["orange 1, steal, steal", "blue 1, blue 1, orange 2"],
        {},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "steal seat 1", "draw blue 1"],
        [1],
    ),
    "the same card stolen twice, then one of the thief's is placed": (
        TWINS,
        ["orange 1, steal, steal", "blue 1, blue 1, orange 2"],
        {},
        [
            "steal seat 1", "draw blue 1", "place orange 2 @ village", "steal seat 1", "draw blue 1",
            "place blue 1 @ village",
        ],
        [1],
    ),
    "equal cards stolen by two": (
        TWINS,
        ["orange 1, orange 2, steal", "blue 1, blue 1, blue 2", "orange 2, blue 2, steal"],
        {},
        ["steal seat 1", "draw blue 1", "place blue 2 @ village", "steal seat 1", "draw blue 1"],
        [1],
    ),
    "discards after a theft": (
        STUCK,
        ["steal, flip", "immunity, orange 1", "orange 1, blue 1"],
        {},
        ["steal seat 2", "draw orange 1", "immunity @ village", "place blue 1 @ village", "place orange 1 @ village"],
        [0, 1, 2, PUBLIC],
    ),
    "a theft, then the thief is stuck": (
        STUCK,
        ["steal, flip", "immunity, flip", "orange 1, blue 1"],
        {},
        [
            "steal seat 1", "draw flip", "immunity @ village", "place blue 1 @ village", "discard flip",
            "place orange 1 @ village",
        ],
        [1, 2, PUBLIC],
    ),
    "coloured backs": (
        TINY,
        ["orange 1, radar", "blue 1, orange 2", "blue 2, steal"],
        {"card-backs": "coloured"},
        ["place orange 1 @ oasis", "place blue 1 @ oasis", "place blue 2 @ village"],
        [0, 2, PUBLIC],
    ),
    "coloured backs after a theft": (
        TINY,
        ["orange 1, steal", "blue 1, orange 2", "blue 2, radar"],
        {"card-backs": "coloured"},
        ["steal seat 1", "draw blue 1", "place orange 2 @ village", "place blue 2 @ oasis", "place blue 1 @ oasis"],
        [1, 2],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("case", "viewer"), [(name, viewer) for name, case in CASES.items() for viewer in case[4]])
def test_worlds_are_uniform_over_those_that_agree(case, viewer):
    game, hands, rulings, moves, _ = CASES[case]
    state = dealt(game, hands, rulings)
    oracle = Oracle(state, viewer)
    expected = oracle.worlds(observe(state, moves, viewer))
    assert key_of(state) in expected
    assert_uniform(state, viewer, expected)


@pytest.mark.parametrize("seed", range(60))
def test_worlds_after_a_random_tiny_match_are_those_that_agree(seed):
    rng = Random(seed)
    game = rng.choice([TINY, STUCK, THIEVES])
    rulings = {
        "tactic-leaves": rng.choice(["after-effect", "before-effect"]),
        "discard-shown": rng.choice(["hidden", "shown"]),
        "card-backs": rng.choice(["plain", "plain", "coloured"]),
    }
    state = game.start(rng.choice([2, 3]), seed, {**rulings, "first-seat": "seat-order"})
    first = state.copy()
    moves = [str(move) for move in walk(state, rng, rng.randint(2, 7))]
    for viewer in viewers(state):
        again = first.copy()
        expected = Oracle(first, viewer).worlds(observe(again, moves, viewer))
        if again.is_over:
            return
        assert key_of(state) in expected
        view = state.view(viewer)
        found = {key_of(view.sample_world(rng)) for _ in range(60)}
        assert found <= set(expected), f"seat {viewer} after {moves}"
        if len(expected) <= 30:
            assert_uniform(state, viewer, expected)


@given(starts(games=("pocket", "pairs")), st.integers(2, 40))
def test_the_true_world_is_never_ruled_out(start, plies):
    from explorer.rules.influence.knowledge import agrees
    from explorer.rules.influence.proposals import World

    state, rng = start
    for _ in walk(state, rng, plies):
        for viewer in viewers(state):
            world = World(state)
            assert agrees(world, state, viewer)


def test_sampling_a_world_follows_the_luck_it_is_given():
    state = at_turn("blue 7, radar", "green 1, flip", "green 3, steal")
    one = state.view(0).sample_world(Random(5))
    assert one == state.view(0).sample_world(Random(5))
    assert any(state.view(0).sample_world(Random(seed)) != one for seed in range(9))


def test_a_seats_own_discard_stays_where_it_is():
    immune = [{"zone": z, "mark": "immune"} for z in ("village", "oasis", "valley", "island", "coast")]
    state = at_turn("cancel blue, cancel green", "blue 1", marks=immune)
    state.play("discard cancel blue")
    for seed in range(20):
        assert state.view(0).sample_world(Random(seed)).discards == state.discards


def test_a_hidden_discard_is_never_a_card_shown_with_the_undealt_ones():
    for seed in range(40):
        state = POCKET.start(3, seed, {"undealt": "shown-at-end"})
        for _ in walk(state, Random(seed)):
            pass
        for viewer in viewers(state):
            world = state.view(viewer).sample_world(Random(seed))
            assert world.view(viewer).to_dict() == state.view(viewer).to_dict()
            assert sorted(k for _, k in world.discards) == sorted(k for _, k in state.discards)


@given(readings(POCKET), st.integers(0, 500))
def test_the_trail_goes_to_json_and_back(rulings, seed):
    state, rng = POCKET.start(3, seed, rulings), Random(seed)
    while not state.is_over:
        state.play(random_move(state, rng))
        again = POCKET.state(json.loads(json.dumps(state.to_dict())))
        assert again.trail == state.trail


@pytest.mark.parametrize("first", [1, 2])
def test_which_cards_others_have_looked_at_is_uniform_over_those_that_lay_there(first):
    # seat 0 looked when two cards lay there, and again when there were three
    looks = [
        {"zone": "village", "owner": 1, "card": first, "by": 0, "of": 2},
        {"zone": "village", "owner": 1, "card": 3 - first if first == 2 else 3, "by": 0, "of": 3},
    ]
    state = at_turn(
        "blue 1", "blue 2", "blue 3", placed={"village": [[], ["green 1", "green 2", "green 3"], []]}, seen=looks
    )
    n, rng, found = 4000, Random(1), Counter()
    for _ in range(n):
        world = state.view(2).sample_world(rng)
        found[tuple(i for _, i, by, _ in sorted(world.peeks, key=lambda peek: peek[3]))] += 1
    expected = {(a, b) for a in (0, 1) for b in (0, 1, 2) if a != b}
    assert set(found) == expected
    assert all(abs(found[pair] - n / 4) < 5 * sqrt(n / 4) for pair in expected)


def test_a_seat_knows_what_it_has_looked_at_itself():
    looks = [{"zone": "village", "owner": 1, "card": 2, "by": 0}]
    state = at_turn("blue 1", "blue 2", placed={"village": [[], ["green 1", "green 2"]]}, seen=looks)
    for seed in range(20):
        assert state.view(0).sample_world(Random(seed)).peeks == state.peeks
