"""Listing hoists guards by argument and by card; these toys have every shape of verb that it knows."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.guards import FORM, HAND, OPEN, Guard, held_guard
from explorer.core.hand_listing import HandLister
from explorer.core.listing import Lister
from explorer.core.moves import Arg, Lexicon, Verb
from explorer.core.tables import fact_guard
from tests.rules.influence.random_play import at_turn

CARD, ZONE, SEAT = Arg("card", tuple("abcd")), Arg("zone", ("x", "y", "z")), Arg("seat", ("0", "1", "2"), True)


def state_of(rules=None, marks=(0, 0, 0), hand=(), pairs=(), stuck=False):
    return SimpleNamespace(rules=rules, marks=marks, hand=hand, pairs=pairs, stuck=stuck)


def make(*verbs, players=2):
    """Just what a lister asks of rules: the guards in force, the lexicon, a blank position."""
    lexicon = Lexicon("toy", verbs, players)
    game = SimpleNamespace(lexicon=lexicon, verbs={v.name: v for v in verbs}, state_class=state_of)
    return SimpleNamespace(game=game, players=players, guards={v.name: v.guards for v in verbs})


STATIC = Guard("static", (), OPEN, ("card",), lambda s, card: card != 3, static=True)
IN_HAND = held_guard("held", (), ("card",), lambda s: s.hand, lambda card: card)
UNMARKED = fact_guard("unmarked", (), "zone", lambda s: s.marks, lambda mark: not mark & 1)
UNSTRUCK = fact_guard("unstruck", (), "zone", lambda s: s.marks, lambda mark: not mark & 2)
AMONG = Guard("among", (), OPEN, ("zone",), lambda s, zone: zone in (0, 2), among=lambda s: (0, 2))
PAIRED = Guard(
    "paired", (), OPEN, ("seat", "zone"), lambda s, seat, zone: (seat, zone) in s.pairs, among=lambda s: s.pairs
)
TIED = Guard("tied", (), OPEN, ("card", "zone"), lambda s, card, zone: (card + zone) % 2 == 0)
SWAPPED = Guard("swapped", (), OPEN, ("zone", "card"), lambda s, zone, card: zone <= card)
NO_ARG = Guard("free", (), OPEN, (), lambda s: not s.stuck)
TURN = Guard("turn", (), FORM, ("mover",), lambda s, mover: False)
IN_HAND_AMONG = Guard(
    "in-hand", (), HAND, ("card",), lambda s, card: card in s.hand, among=lambda s: sorted(set(s.hand))
)

VERBS = {
    "one argument": Verb("v", "v {zone}", (ZONE,), (UNMARKED,)),
    "two tests of one table": Verb("v", "v {zone}", (ZONE,), (UNMARKED, UNSTRUCK)),
    "values from a source": Verb("v", "v {zone}", (ZONE,), (AMONG,)),
    "a source and a test": Verb("v", "v {zone}", (ZONE,), (AMONG, UNMARKED)),
    "a source and a fixed part": Verb("v", "v {card}", (CARD,), (STATIC, IN_HAND_AMONG)),
    "no guard at all": Verb("v", "v {zone}", (ZONE,)),
    "a fixed part": Verb("v", "v {card}", (CARD,), (STATIC, IN_HAND)),
    "two arguments": Verb("v", "v {card} {zone}", (CARD, ZONE), (IN_HAND, UNMARKED)),
    "two arguments tied": Verb("v", "v {card} {zone}", (CARD, ZONE), (TIED, IN_HAND)),
    "two arguments tied the other way round": Verb("v", "v {card} {zone}", (CARD, ZONE), (SWAPPED, STATIC)),
    "pairs from a source": Verb("v", "v {seat} {zone}", (SEAT, ZONE), (PAIRED, UNMARKED)),
    "a guard without arguments": Verb("v", "v {zone}", (ZONE,), (NO_ARG, UNMARKED)),
    "three arguments": Verb("v", "v {card} {seat} {zone}", (CARD, SEAT, ZONE), (TIED, PAIRED, IN_HAND)),
    "a guard on the form": Verb("v", "v {zone}", (ZONE,), (TURN, UNMARKED)),
    "no arguments": Verb("v", "v", (), (NO_ARG,)),
}  # fmt: skip

states = st.builds(
    state_of,
    marks=st.tuples(*[st.integers(0, 3)] * 3),
    hand=st.lists(st.integers(0, 3), max_size=4).map(lambda cards: tuple(sorted(cards))),
    pairs=st.lists(st.tuples(st.integers(0, 1), st.integers(0, 2)), unique=True).map(sorted),
    stuck=st.booleans(),
)


def legal(rules, verb, state):
    """Every combination of arguments, judged guard by guard."""
    names = [arg.name for arg in verb.args]
    found = []
    for values in product(*(arg.values(rules.players) for arg in verb.args)):
        given = dict(zip(names, values, strict=True))
        if all(g.holds(state, *(given[n] for n in g.reads)) for g in verb.guards if g.stage != FORM):
            found.append(rules.game.lexicon.moves[verb.name][values])
    return found


def listed(lister, state):
    out = []
    lister.extend(state, out)
    return out


@pytest.mark.parametrize("name", VERBS)
@given(state=states)
def test_listing_finds_what_the_guards_allow(name, state):
    verb = VERBS[name]
    rules = make(verb)
    found = listed(Lister(rules, verb), state)
    assert sorted(map(str, found)) == sorted(map(str, legal(rules, verb, state)))


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


def test_a_guard_without_arguments_is_asked_before_any_value_is_looked_up():
    asked = []
    source = Guard("s", (), OPEN, ("zone",), lambda s, zone: True, among=lambda s: asked.append(s) or (0, 1, 2))
    verb = Verb("v", "v {zone}", (ZONE,), (source, NO_ARG, UNMARKED))
    lister = Lister(make(verb), verb)
    assert listed(lister, state_of(stuck=True)) == []
    assert not asked
    assert len(listed(lister, state_of())) == 3
    assert len(asked) == 1


def test_a_guard_without_arguments_holds_for_rows_that_were_made_before():
    verb = VERBS["a guard without arguments"]
    lister = Lister(make(verb), verb)
    out = []
    lister.add(state_of(stuck=True), lister.rows(state_of()), out)
    assert out == []


def test_listing_hands_out_no_list_of_its_own():
    verb = VERBS["values from a source"]
    lister = Lister(make(verb), verb)
    first = listed(lister, state_of())
    first.clear()
    assert len(listed(lister, state_of())) == 2


def test_seats_beyond_the_players_are_not_listed():
    verb = Verb("v", "v {seat}", (SEAT,))
    assert [str(m) for m in listed(Lister(make(verb, players=2), verb), state_of())] == ["v 0", "v 1"]


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


def test_a_source_of_several_arguments_lists_them_and_settles_what_it_says():
    def already(s, *values):
        raise AssertionError("asked though it is settled")

    tied = Guard(
        "tied", (), OPEN, ("card", "zone"), already, among=lambda s: [(3, 1), (2, 0), (2, 2)],
        settles=frozenset({"held", "among"}),
    )  # fmt: skip
    in_hand = Guard("held", (), HAND, ("card",), already)
    among = Guard("among", (), OPEN, ("zone",), already, among=already)
    verb = Verb("v", "v {card} {zone}", (CARD, ZONE), (in_hand, among, tied, UNMARKED, STATIC))
    lister = Lister(make(verb), verb)
    assert [str(move) for move in listed(lister, state_of(marks=(0, 0, 1)))] == ["v c x"]


def test_a_lister_for_one_question_asks_only_what_matters_there():
    def elsewhere(s, zone):
        raise AssertionError("asked at a question where it does not matter")

    def wrapped(s, zone):
        raise AssertionError("asked whether it matters at this question")

    other = Guard("other", (), OPEN, ("zone",), elsewhere, at=frozenset({"flow.other"}))
    here = Guard("here", (), OPEN, ("zone",), wrapped, at=frozenset({"flow.here"}), there=lambda s, zone: zone != 1)
    verb = Verb("v", "v {zone}", (ZONE,), (other, here))
    lister = Lister(make(verb), verb, step="flow.here")
    assert [str(move) for move in listed(lister, state_of())] == ["v x", "v z"]
