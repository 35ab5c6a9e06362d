"""Listing hoists guards by argument and by card; these toys have every shape of verb that it knows."""

from __future__ import annotations

import pytest
from hypothesis import given

from explorer.core.guards import HAND, OPEN, Guard
from explorer.core.listing import Lister
from explorer.core.moves import Verb
from tests.core.listing_toys import (
    AMONG,
    CARD,
    IN_HAND,
    IN_HAND_AMONG,
    NO_ARG,
    PAIRED,
    SEAT,
    STATIC,
    SWAPPED,
    TIED,
    TURN,
    UNMARKED,
    UNSTRUCK,
    ZONE,
    legal,
    listed,
    make,
    state_of,
    states,
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


@pytest.mark.parametrize("name", VERBS)
@given(state=states)
def test_listing_finds_what_the_guards_allow(name, state):
    verb = VERBS[name]
    rules = make(verb)
    found = listed(Lister(rules, verb), state)
    assert sorted(map(str, found)) == sorted(map(str, legal(rules, verb, state)))


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
