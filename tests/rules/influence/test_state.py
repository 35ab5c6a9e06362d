"""Law 4: a position is a value. It copies, compares, has a digest, goes to JSON and back with nothing lost."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.influence.random_play import FULL, asked_at, positions, starts, walk


@given(starts())
def test_every_snapshot_is_an_undo(start):
    state, rng = start
    snapshots = [(state.copy(), state.digest())]
    for _ in walk(state, rng):
        snapshots.append((state.copy(), state.digest()))
    for snapshot, digest in reversed(snapshots):
        assert snapshot.digest() == digest


@given(starts())
def test_no_position_comes_twice_in_a_match(start):
    state, rng = start
    seen = {state.digest()}
    for _ in walk(state, rng):
        assert state.digest() not in seen
        seen.add(state.digest())


@given(positions(over=False), st.randoms(use_true_random=False))
def test_different_moves_lead_to_different_positions(state, rng):
    assume(len(state.legal_moves()) > 1)
    one, two = rng.sample(state.legal_moves(), 2)
    first, second = state.copy(), state.copy()
    first.apply(one)
    second.apply(two)
    # two second flips without effect, on different zones, do the same
    assert first.digest() != second.digest() or "no-effect" in state.rules.rulings.values()


def swap_hands(facts):
    (one, *_), (two, *_) = facts["hands"][:2]
    facts["hands"][0].remove(one)
    facts["hands"][1].remove(two)
    facts["hands"][0].append(two)
    facts["hands"][1].append(one)
    assert one != two


def swap_placed(facts):
    rows = [row for zone in facts["placed"].values() for row in zone if row]
    assert rows[0][0] != rows[1][0]
    rows[0][0], rows[1][0] = rows[1][0], rows[0][0]


def turn_a_row_round(facts):
    row = next(row for zone in facts["placed"].values() for row in zone if row != row[::-1])
    row.reverse()


def drop_a_mark(facts):
    facts["marks"].pop()


def date_a_mark_earlier(facts):
    facts["marks"][0]["turn"] -= 1
    assert facts["marks"][0]["turn"] >= 0


def count_fewer_cards_under_a_mark(facts):
    counts = next(mark["counts"] for mark in facts["marks"] if any(mark["counts"]))
    counts[counts.index(max(counts))] -= 1


def add_a_mark(facts):
    counts = [len(row) for row in facts["placed"].get(facts["zones"][0], [[]] * len(facts["hands"]))]
    facts["marks"].append({"zone": facts["zones"][0], "mark": "flipped", "turn": 1, "seat": 0, "counts": counts})


def forget_a_look(facts):
    facts["seen"].pop()


def give_a_look_to_another(facts):
    facts["seen"][0]["by"] = 1 - facts["seen"][0]["by"]


def turn_the_order_round(facts):
    facts["order"] = facts["order"][1:] + facts["order"][:1]


def count_another_turn(facts):
    facts["turn"] += 1


def blame_another_for_a_tactic(facts):
    facts["played"][0]["seat"] = (facts["played"][0]["seat"] + 1) % len(facts["hands"])


def choose_another_reading(facts):
    facts["rulings"]["discard-shown"] = "hidden" if facts["rulings"].get("discard-shown") == "shown" else "shown"


CHANGES = [
    swap_hands, swap_placed, turn_a_row_round, drop_a_mark, date_a_mark_earlier, count_fewer_cards_under_a_mark,
    add_a_mark, forget_a_look, give_a_look_to_another, turn_the_order_round, count_another_turn,
    blame_another_for_a_tactic, choose_another_reading,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
@given(seed=st.integers(0, 2**32))
def test_another_fact_is_another_digest(change, seed):
    """Each change is tried on the first position of a match where it can be made."""
    state, rng = FULL.start(2, seed), Random(seed)
    for move in walk(state, rng):
        if move.verb == "steal" or state.trail:
            break  # a trail would contradict a card moved by hand
        facts = json.loads(json.dumps(state.to_dict()))
        if asked_at(state) != "turn.choose":
            continue
        try:
            change(facts)
        except (IndexError, ValueError, StopIteration, AssertionError):
            continue  # nothing to change yet
        other = state.game.state(facts)
        assert other.digest() != state.digest()
        assert other != state
        return


def test_each_change_is_tried_somewhere():
    for change in CHANGES:
        tried = 0
        for seed in range(40):
            state, rng = FULL.start(2, seed), Random(seed)
            for _ in walk(state, rng, 14):
                if state.trail:
                    break
                try:
                    change(json.loads(json.dumps(state.to_dict())))
                except (IndexError, ValueError, StopIteration, AssertionError):
                    continue
                tried += 1
        assert tried, change.__name__


@given(starts())
def test_no_hand_is_larger_than_a_deal_between_turns(start):
    state, rng = start
    for _ in walk(state, rng):
        if asked_at(state) == "turn.choose":
            assert max(map(len, state.hands)) <= state.deck.hand


@given(starts())
def test_turns_count_the_cards_played(start):
    state, rng = start
    for _ in walk(state, rng):
        if asked_at(state) in ("turn.choose", ""):
            spent = len(state.played) + len(state.discards) + sum(map(len, state.placed))
            assert state.turn == spent + (not state.is_over)


@given(starts())
def test_every_match_ends_when_all_hands_are_empty(start):
    state, rng = start
    moves = sum(1 for _ in walk(state, rng))
    assert state.is_over
    assert not any(state.hands)
    assert moves <= 2 * state.players * state.deck.hand, "a turn is one move, and one of chance at most"
    assert state.turn == state.players * state.deck.hand
    assert state.winners()
    assert sum(state.returns()) == 0
