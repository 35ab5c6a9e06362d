"""Sampled worlds and counted odds, against every deal of physical cards that agrees with what a seat saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

import explorer
from explorer.rules.fortune.answering import can_answer
from explorer.rules.fortune.resolution import TopCase
from tests.rules.fortune.random_play import FULL, TINY, random_move
from tests.rules.sampling import assert_as_often

PUBLIC = explorer.PUBLIC


def deals(cards: frozenset[int], sizes: list[int]) -> Iterator[list[frozenset[int]]]:
    if not sizes:
        yield []
        return
    for hand in map(frozenset, combinations(sorted(cards), sizes[0])):
        for others in deals(cards - hand, sizes[1:]):
            yield [hand, *others]


def every_world(state: Any, viewer: int) -> Counter[Any]:
    """How many deals of single cards, told apart, come to each lot of hands: what the viewer saw is laid aside first.

    The cards are numbered; what lies open is taken from the numbers of its kind, whichever they are.
    """
    deck = state.deck
    kind_of = [kind for kind, n in enumerate(deck.copies) for _ in range(n)]
    seen = Counter(state.discard)
    for fortune in state.fortunes:
        for group in fortune:
            seen.update(group.cards(deck.silver))
    if state.duel is not None:
        seen.update(state.duel.pot)
    if viewer >= 0:
        seen.update(state.hands[viewer])
    unseen = []
    for card, kind in enumerate(kind_of):
        if seen[kind]:
            seen[kind] -= 1
        else:
            unseen.append(card)
    owners = [seat for seat in range(state.players) if seat != viewer]
    found: Counter[Any] = Counter()
    for hands in deals(frozenset(unseen), [len(state.hands[seat]) for seat in owners]):
        kinds = [tuple(sorted(kind_of[card] for card in hand)) for hand in hands]
        if viewer >= 0:
            kinds.insert(viewer, state.hands[viewer])
        found[tuple(kinds)] += 1
    return found


def late(seed: int, rulings: dict[str, str] | None = None) -> Any:
    """A position of the small deck, at a seat's question after some moves, contests often among them."""
    state, rng = TINY.start(2 + seed % 2, seed, rulings), Random(seed)
    for _ in range(10 + 3 * (seed % 4)):
        if state.is_over:
            break
        before = state.copy()
        state.play(random_move(state, rng))
        if state.duel is not None and rng.random() < 0.6:
            return state
        if state.is_over:
            return before
    while state.actor == explorer.CHANCE:
        state.play(state.sample_chance(rng))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_worlds_come_as_often_as_the_deals_that_end_in_them(seed: int) -> None:
    state = late(seed, {"expert-rules": "all"} if seed % 3 == 0 else None)
    for viewer in (0, state.players - 1, PUBLIC):
        assert_as_often(state, viewer, every_world(state, viewer), lambda world: tuple(world.hands))


@pytest.mark.parametrize("seed", range(16))
def test_counted_odds_are_those_of_all_deals(seed: int) -> None:
    state = late(seed, {"expert-gold": "on"} if seed % 2 else None)
    for viewer in (0, 1, PUBLIC):
        worlds = every_world(state, viewer)
        for topic in state.stakes():
            expected: Counter[Any] = Counter()
            for hands, ways in worlds.items():
                world = state.copy()
                world.hands = list(hands)
                expected[world.outcome(topic)] += ways
            counted = state.count_outcomes(topic, viewer, 10**6)
            total, all_ways = expected.total(), sum(counted.values())
            assert set(counted) == set(expected)
            assert all(counted[one] * total == expected[one] * all_ways for one in counted)


def test_a_card_that_is_taken_or_fought_with_never_comes_back_into_a_hand() -> None:
    state = FULL.state(
        {
            "players": 2,
            "hands": [["car", "boat"], ["silver", "land"]],
            "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
            "discard": ["boat"],
        }
    )
    unseen = [Counter(next(state.view(0).worlds(Random(n))).hands[1]) for n in range(40)]
    assert len({tuple(sorted(hand.elements())) for hand in unseen}) > 20
    for move in ("steal from seat 1 with car", "answer silver", "give up"):
        state.play(move)
    assert state.hands == [(7,), (9,)]
    for world, _ in zip(state.view(0).worlds(Random(3)), range(30), strict=False):
        assert world.fortunes == state.fortunes
        assert world.discard == state.discard


def test_the_odds_of_an_answer_rest_on_what_the_seat_sees() -> None:
    """Two held, six in groups and one discarded leave 95 unseen; 5 + 8 + 4 of them would answer."""
    state = FULL.state(
        {
            "players": 2,
            "hands": [["car", "car"], ["oud", "land"]],
            "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
            "discard": ["boat"],
        }
    )
    counted = state.count_outcomes("group:top-1", 0, 10**6)
    answered, not_answered = counted[state.rules.seats[1]], counted[state.outcome("group:top-1")]
    assert answered + not_answered == 95 * 94 // 2
    assert not_answered == 78 * 77 // 2
    assert "group:top-1" in state.view(0).stakes()
    assert state.view(1).odds("group:top-1").of(state.outcome("group:top-1")).value == 1


def test_two_cards_are_harder_to_find_than_one() -> None:
    rules = FULL.rules(2, {"expert-gold": "on"})
    car, silver, gold = 8, 10, 11
    assert can_answer(rules, (car,), car, 1)
    assert not can_answer(rules, (car,), car, 2)
    assert can_answer(rules, (car, silver), car, 2)
    assert can_answer(rules, (silver, silver), car, 2)
    assert can_answer(rules, (gold,), car, 2)
    assert not can_answer(rules, (0, 1, 2), car, 1)
    never = FULL.rules(2, {"expert-gold": "on", "gold-to-single": "never"})
    assert not can_answer(never, (gold,), car, 1)
    assert can_answer(never, (gold,), car, 2)


def test_who_is_asked_in_a_contest_is_whose_hand_decides() -> None:
    state = FULL.state(
        {
            "players": 2,
            "hands": [["boat"], ["oud"]],
            "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
            "duel": {"attacker": 0, "defender": 1, "plays": [["car"], ["car"]]},
        }
    )
    case = TopCase(state, 1)
    assert (case.asked, case.other) == (0, 1)
    assert state.outcome("group:top-1") == state.rules.seats[1]


def test_sampling_leaves_the_position_alone() -> None:
    state = FULL.start(4, 5)
    before = state.digest()
    for viewer in (PUBLIC, 0, 3):
        state.view(viewer).sample_world(Random(1))
    assert state.digest() == before
