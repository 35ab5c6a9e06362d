"""The same luck is a defined thing: one deal for a seed, whoever asks for it and however."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.luck import Tape, next_of, remaining
from tests.rules.influence.random_play import FULL, PAIRS, POCKET, at_turn, openings, random_move, readings

seeds = st.integers(0, 2**48) | st.text(max_size=12)


def fits(counts, expected):
    """Chi-square within five standard deviations of its mean."""
    chi = sum((counts[key] - n) ** 2 / n for key, n in expected.items())
    freedom = len(expected) - 1
    return set(counts) <= set(expected) and chi <= freedom + 5 * sqrt(2 * freedom)


def one_by_one(game, players, seed, rulings=None):
    state, tape = game.opening(players, rulings), Tape(seed)
    while state.actor == explorer.CHANCE:
        state.play(tape.choose(state))
    return state


@given(st.sampled_from([FULL, POCKET, PAIRS]), st.integers(2, 4), seeds, readings())
def test_a_start_is_the_opening_answered_move_by_move(game, players, seed, rulings):
    assert game.start(players, seed, rulings) == one_by_one(game, players, seed, rulings)


@given(st.sampled_from([FULL, POCKET, PAIRS]), st.integers(2, 4), seeds, st.integers(0, 30))
def test_luck_takes_over_in_the_middle_of_a_deal(game, players, seed, moves):
    state, tape = game.opening(players), Tape(seed)
    for _ in range(moves):
        if state.actor == explorer.CHANCE:
            state.apply(tape.choose(state))
    Tape(seed).settle(state)
    assert state == game.start(players, seed)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_match_has_the_deal_of_its_seed(players):
    for seed in (0, 7, "a rainy day"):
        match = FULL.match(players=["human"] * players, seed=seed)
        assert match.state == FULL.start(players, seed)


def test_a_seed_is_the_same_luck_as_number_and_as_text():
    assert FULL.start(3, 7) == FULL.start(3, "7")


def test_other_seeds_are_other_deals():
    assert len({FULL.start(3, seed).digest() for seed in range(200)}) == 200


def test_without_a_seed_the_deal_is_a_surprise():
    assert FULL.start(3).digest() != FULL.start(3).digest()


@given(seeds, st.data())
def test_the_next_card_of_a_deck_does_not_depend_on_when_it_is_drawn(seed, data):
    deck = FULL.rules(2).deck_moves  # with copies, or without
    order = Tape(seed).order("deal", deck if data.draw(st.booleans()) else list(dict.fromkeys(deck)))
    left = list(order)
    while left:
        n = data.draw(st.integers(1, 20))
        units = data.draw(st.permutations(left))
        assert remaining(order, units)[:n] == left[:n]
        assert next_of(order, units) == left[0]
        left = left[n:]


@given(openings(), seeds)
def test_what_happens_elsewhere_does_not_change_a_stretch(start, seed):
    state, _ = start
    tape = Tape(seed)
    tape.settle(state)
    other = state.copy()
    for position, luck in ((state, tape), (other, Tape(seed))):
        while not position.is_over and position.actor != explorer.CHANCE:
            position.play(random_move(position, Random(1)))
        if not position.is_over:
            position.play(luck.choose(position))
    assert state == other


def test_an_order_holds_every_card_as_often_as_the_deck():
    deck = PAIRS.rules(2).deck_moves
    assert Counter(Tape(3).order("deal", deck)) == Counter(deck)


def test_every_card_is_equally_likely_first_in_every_hand():
    n, counts = 3000, {seat: Counter() for seat in range(2)}
    for seed in range(n):
        state = POCKET.start(2, seed, {"first-seat": "seat-order"})
        for seat in range(2):
            counts[seat].update(state.hands[seat])
    deck = Counter(POCKET.deck.cards)
    for seat in range(2):
        expected = {kind: n * 4 * copies / len(POCKET.deck.cards) for kind, copies in deck.items()}
        assert fits(counts[seat], expected)


def test_zones_and_orders_are_uniform():
    n = 3000
    states = [POCKET.start(3, seed) for seed in range(n)]
    assert fits(Counter(s.order for s in states), dict.fromkeys(Counter(s.order for s in states), n / 6))
    assert len({s.order for s in states}) == 6
    zones = Counter(s.regions for s in states)
    assert len(zones) == 4
    assert fits(zones, dict.fromkeys(zones, n / 4))


def test_a_stolen_card_is_uniform_over_the_hand_and_copies_count():
    n, state = 3000, at_turn("steal", "radar, radar, blue 1, flip")
    state.play("steal seat 1")
    counts = Counter(str(Tape(seed).choose(state)) for seed in range(n))
    assert fits(counts, {"draw radar": n / 2, "draw blue 1": n / 4, "draw flip": n / 4})
    exact = {str(move): p * 4 for move, p in state.chance_moves()}
    assert exact == {"draw radar": 2, "draw blue 1": 1, "draw flip": 1}


def test_a_second_theft_is_independent_of_the_first():
    n, pairs = 4000, Counter()
    for seed in range(n):
        state, tape = at_turn("steal, steal", "blue 1, blue 2, blue 3, blue 4"), Tape(seed)
        drawn = []
        for turn in ("steal seat 1", "place blue 4 @ village", "steal seat 1"):
            if not state.verdict(turn).legal:
                break
            state.play(turn)
            if state.actor == explorer.CHANCE:
                move = tape.choose(state)
                drawn.append(str(move))
                state.play(move)
        if len(drawn) == 2:
            pairs[tuple(drawn)] += 1
    left = sum(pairs.values())
    expected = {(f"draw blue {a}", f"draw blue {b}"): left / 6 for a in (1, 2, 3) for b in (1, 2, 3) if a != b}
    assert fits(pairs, expected)


def test_a_card_that_was_stolen_is_no_likelier_to_be_stolen_back():
    back, robbed = 0, 0
    for seed in range(3000):
        state, tape = at_turn("steal, blue 1", "steal, green 1"), Tape(seed)
        state.play("steal seat 1")
        if str(tape.choose(state)) == "draw green 1":
            state.play("draw green 1")
            state.play("steal seat 0")
            robbed += 1
            back += str(tape.choose(state)) == "draw green 1"
    assert abs(back - robbed / 2) < 5 * sqrt(robbed / 4)


def test_a_radar_is_uniform_over_the_unseen_cards():
    n = 3000
    state = at_turn(
        "radar", "blue 1", placed={"village": [[], ["green 1", "green 2", "green 3"]]},
        seen=[{"zone": "village", "owner": 1, "card": 2, "by": 0}],
    )  # fmt: skip
    state.play("radar seat 1 @ village")
    counts = Counter(str(Tape(seed).choose(state)) for seed in range(n))
    assert fits(counts, {"show card 1": n / 2, "show card 3": n / 2})


def test_what_is_earliest_does_not_depend_on_what_lies_beside_it():
    draw = FULL.rules(2).draw_moves
    for seed in range(200):
        every = Tape(seed).earliest("steal/0", draw[:8])
        fewer = [move for move in draw[:8] if move is not draw[3] or every is draw[3]]
        assert Tape(seed).earliest("steal/0", fewer) is every


def test_sampling_chance_by_hand_has_the_same_probabilities():
    n, state, rng = 3000, at_turn("steal", "radar, radar, blue 1, flip"), Random(3)
    state.play("steal seat 1")
    counts = Counter(str(state.sample_chance(rng)) for _ in range(n))
    assert fits(counts, {"draw radar": n / 2, "draw blue 1": n / 4, "draw flip": n / 4})


def test_chance_cannot_be_sampled_where_it_is_not_asked():
    with pytest.raises(explorer.PositionError, match="chance is not asked"):
        at_turn("steal", "radar").sample_chance(Random(0))


def test_the_same_luck_in_two_branches_steals_the_same_card():
    tape = Tape(5)
    state = FULL.start(3, 5)
    branch = state.copy()
    for position in (state, branch):
        for _ in range(40):
            if position.is_over:
                break
            if position.actor == explorer.CHANCE:
                position.play(tape.choose(position))
            else:
                position.play(min(position.legal_moves(), key=lambda m: (m.verb != "steal", str(m))))
    assert state == branch
