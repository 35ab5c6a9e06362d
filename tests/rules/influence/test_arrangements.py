"""Outcomes counted over the ways the hidden cards can lie: against every world, and against every assignment."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.errors import Uncountable
from explorer.core.guards import seat_word
from explorer.core.words import word
from tests.rules.influence.all_worlds import Oracle, observe
from tests.rules.influence.random_play import (
    DECKS,
    FULL,
    PAIRS,
    POCKET,
    at_turn,
    positions,
    readings,
    starts,
    viewers,
    walk,
)

TINY = explorer.game("influence", cards=DECKS / "tiny.toml")
STUCK = explorer.game("influence", cards=DECKS / "stuck.toml")
THIEVES = explorer.game("influence", cards=DECKS / "thieves.toml")
PUBLIC, ALL = explorer.PUBLIC, explorer.ALL
BURNED, OWNERLESS, DRAWN = word("fate-burned"), word("fate-ownerless"), word("fate-drawn")
ZERO, ONE = seat_word(0), seat_word(1)
THEFT = {"what": "theft", "seat": 1, "from": 0, "card": "blue 9"}
ENOUGH = 10**6


def shares(ways):
    total = sum(ways.values())
    return {outcome: Fraction(n, total) for outcome, n in ways.items()}


def counted(state, topic, seat, most=ENOUGH):
    return state.count_outcomes(topic, seat, most)


# by hand


def test_one_hidden_card_is_any_card_that_the_viewer_has_not_located():
    # 40 influence cards; seat 0 knows orange 5, blue 7, purple 5: it beats values 1 to 4, ties with two 5s
    state = at_turn(
        "blue 7, radar", "flip", placed={"village": [["orange 5"], ["green 9"]], "coast": [["purple 5"], []]}
    )
    assert counted(state, "zone:village", 0) == {ZERO: 16, ONE: 4 * 5 - 1, BURNED: 2}


def test_two_cards_of_one_seat_count_in_any_order_and_cards_of_two_seats_apart():
    state = at_turn("radar", "radar", "radar", placed={"village": [[], ["blue 1", "blue 2"], ["blue 3"]]})
    ways = counted(state, "zone:village", 0)
    assert sum(ways.values()) == 40 * 39 // 2 * 38
    assert set(ways) == {seat_word(1), seat_word(2), BURNED}


def test_a_card_seen_through_radar_is_located():
    seen = [{"zone": "village", "owner": 1, "card": 1, "by": 0}]
    placed = {"village": [["orange 5"], ["green 9"]]}
    state = at_turn("blue 7", "flip", placed=placed, seen=seen)
    assert counted(state, "zone:village", 0) == {ONE: 1}
    assert sum(counted(state, "zone:village", PUBLIC).values()) == 40 * 39


def test_a_cancelled_colour_keeps_its_cards_apart():
    marks = [{"zone": "village", "mark": "cancelled green"}]
    state = at_turn("blue 7", "flip", placed={"village": [["orange 5"], ["green 9"]]}, marks=marks)
    ways = counted(state, "zone:village", 0)
    assert ways == {ZERO: 10 + 12, ONE: 14, BURNED: 2}  # a green card loses; of the others, 5 ties and less loses


def test_coloured_backs_leave_the_cards_of_that_colour():
    placed = {"village": [["orange 5"], ["green 9"]]}
    state = at_turn("green 10", "flip", placed=placed, rulings={"card-backs": "coloured"})
    assert counted(state, "zone:village", 0) == {ZERO: 4, ONE: 4, BURNED: 1}


def test_a_zone_of_which_everything_is_known_comes_to_one_thing():
    state = at_turn("blue 7", "flip", placed={"village": [["orange 5"], []]})
    assert counted(state, "zone:village", 0, most=1) == {ZERO: 1}
    assert counted(state, "zone:oasis", PUBLIC, most=1) == {OWNERLESS: 1}
    assert counted(state, "zone:village", ALL, most=1) == {ZERO: 1}


def test_who_would_win_is_counted_over_all_zones_together():
    # coast (5) and island (5): one card of seat 1 against orange 5 in each
    placed = {"coast": [["orange 5"], ["green 9"]], "island": [["purple 5"], ["green 8"]]}
    state = at_turn("radar", "flip", placed=placed)
    ways = counted(state, "winner", 0)
    assert sum(ways.values()) == 38 * 37
    one_each = Fraction(2 * 16 * 20, 38 * 37)
    burned = Fraction(2 * 1, 38 * 37)  # the other 5s, one on each
    assert shares(ways)[DRAWN] == one_each + burned


def test_more_cases_than_are_to_be_looked_at_are_refused_with_their_number():
    state = at_turn("radar", "radar", placed={"village": [[], ["blue 1", "blue 2"]]})
    assert counted(state, "zone:village", 0, most=55)  # ten values, two cards: 55 pairs
    with pytest.raises(Uncountable) as refused:
        counted(state, "zone:village", 0, most=54)
    assert refused.value.why == word("uncountable-many", count=54)


@pytest.mark.parametrize(("zone", "seat"), [("oasis", 0), ("oasis", 1), ("oasis", PUBLIC), ("village", 1)])
def test_a_theft_ties_only_zones_to_which_the_victims_card_can_have_come(zone, seat):
    placed = {"village": [[], ["green 2"]], "oasis": [[], ["green 3"]]}
    trail = [THEFT, {"what": "place", "seat": 1, "place": FULL.deck.regions.index("village") * 2 + 1, "index": 0}]
    state = at_turn("radar", "steal, blue 9", placed=placed, trail=trail)
    assert counted(state, f"zone:{zone}", seat) == {ONE: 1} if seat == 1 else {ONE: {0: 39, PUBLIC: 40}[seat]}
    with pytest.raises(Uncountable) as refused:
        counted(state, "zone:village", 0)
    assert refused.value.why == word("uncountable-trail")


def laid(seat, players=3):
    return {"what": "place", "seat": seat, "place": FULL.deck.regions.index("village") * players + seat, "index": 0}


@pytest.mark.parametrize("who", [1, 2])
def test_a_card_can_have_come_to_a_zone_through_several_hands(who):
    again = {"what": "theft", "seat": 2, "from": 1, "card": "green 4"}
    rows = [[], [], []]
    rows[who] = ["green 2"]
    facts = {"placed": {"village": rows}, "trail": [THEFT, again, laid(who)]}
    state = at_turn("radar", "steal, blue 9", "steal, green 4", **facts)
    with pytest.raises(Uncountable):
        counted(state, "zone:village", 0)
    state = at_turn("radar", "steal, blue 9", "flip", **{**facts, "trail": [THEFT, laid(who)]})
    if who == 1:  # the thief itself; seat 2 has taken from nobody here
        with pytest.raises(Uncountable):
            counted(state, "zone:village", 0)
    else:
        assert counted(state, "zone:village", 0) == {seat_word(2): 39}


def test_a_stolen_card_that_is_not_the_only_one_of_its_kind_ties_every_zone():
    state = PAIRS.state(
        {
            "players": 2,
            "zones": ["village", "oasis", "valley"],
            "hands": [["radar"], ["steal", "blue 4"]],
            "placed": {"oasis": [[], ["blue 1"]]},
            "trail": [{**THEFT, "card": "blue 4"}],
        }
    )
    with pytest.raises(Uncountable):
        counted(state, "zone:oasis", 0)
    assert sum(counted(state, "zone:oasis", PUBLIC).values()) == 16


def test_a_discard_ties_nothing_unless_some_influence_had_no_target():
    placed = {"village": [[], ["green 2"]]}
    trail = [{"what": "discard", "seat": 1, "index": 0, "dead": ["radar", "flip"]}]
    facts = {"placed": placed, "discarded": [{"seat": 1, "card": "radar"}]}
    state = at_turn("radar", "flip", **facts, trail=trail)
    assert counted(state, "zone:village", 0) == {ONE: 40}
    trail = [{**trail[0], "dead": ["radar", "flip", "green 7"]}]
    state = at_turn("radar", "flip", **facts, trail=trail)
    with pytest.raises(Uncountable):
        counted(state, "zone:village", 0)


# against every world


@pytest.mark.parametrize("seed", range(60))
def test_a_tiny_match_counts_as_all_its_worlds_do(seed):
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
        saw = observe(again, moves, viewer)
        if again.is_over:
            return
        worlds = Oracle(first, viewer).worlds(saw)
        for topic in state.stakes():
            try:
                found = shares(counted(state, topic, viewer))
            except Uncountable:  # how seldom, says the next test
                continue
            expected = Counter()
            for (_, rows, _, _), weight in worlds.items():
                table = state.copy()
                for (region, seat), kinds in rows:
                    table.placed[region * state.players + seat] = kinds
                expected[table.outcome(topic)] += weight
            assert found == shares(expected), f"seat {viewer} on {topic} after {moves}"


def test_most_tiny_matches_with_a_trail_are_counted():
    done, refused = 0, 0
    for seed in range(40):
        state, rng = THIEVES.start(3, seed), Random(seed)
        for _ in walk(state, rng, 6):
            pass
        for viewer in viewers(state) if state.trail else ():
            for topic in state.stakes():
                try:
                    counted(state, topic, viewer)
                    done += 1
                except Uncountable:
                    refused += 1
    assert done > 3 * refused > 0


# against every assignment, in any reading


def brute(state, topic, viewer):
    """Every order in which the cards not located can lie in the hidden places of the zone, without any grouping."""
    view, deck = state.view(viewer), state.deck
    cards = Counter(kind for kind in deck.cards if kind < deck.influence)
    region = deck.regions.index(topic.removeprefix("zone:"))
    spots = []
    for r in view.zones:
        for seat in range(state.players):
            for i, kind in enumerate(view.cards(r, seat)):
                if kind is not None:
                    cards[kind] -= 1
                elif r == region:
                    spots.append((r * state.players + seat, i, view.backs(r, seat)[i]))
    cards.subtract(kind for kind in (view.hand(viewer) if viewer >= 0 else ()) if kind < deck.influence)
    found = Counter()
    for kinds in permutations(cards.elements(), len(spots)):
        pairs = list(zip(spots, kinds, strict=True))
        if any(back not in (None, deck.colour_of(kind)) for (_, _, back), kind in pairs):
            continue
        table = state.copy()
        for (place, i, _), kind in pairs:
            row = list(table.placed[place])
            row[i] = kind
            table.placed[place] = tuple(row)
        found[table.outcome(topic)] += 1
    return found


@given(starts(games=("pocket",)), st.integers(0, 30), st.data())
def test_grouping_changes_no_share_in_any_reading(start, plies, data):
    state, rng = start
    before = state.copy()
    for _ in walk(state, rng, plies):
        if state.trail or state.is_over:  # a trail is the business of the oracle above
            break
        before = state.copy()
    for viewer in viewers(before):
        topic = data.draw(st.sampled_from(before.stakes()[:-1]))
        assert shares(counted(before, topic, viewer)) == shares(brute(before, topic, viewer))


@given(readings(POCKET, "cancel-scope", "card-backs", "participant"), st.integers(0, 10**6))
def test_cards_laid_before_and_after_a_cancellation_are_told_apart(rulings, seed):
    rng = Random(seed)
    cards = [f"{colour} {n}" for colour in POCKET.deck.colours for n in (1, 2, 3)]
    rng.shuffle(cards)
    rows = [cards[:3], cards[3 : 3 + rng.randint(0, 2)]]
    marks = [
        {"zone": "village", "mark": f"cancelled {colour}", "counts": [rng.randint(0, len(row)) for row in rows]}
        for colour in rng.sample(POCKET.deck.colours, rng.randint(1, 2))
    ] + [{"zone": "village", "mark": "flipped"}][: rng.randint(0, 1)]
    state = POCKET.state(
        {
            "players": 2,
            "zones": ["village", "oasis", "valley"],
            "hands": [["radar"], ["radar"]],
            "placed": {"village": rows},
            "marks": marks,
            "rulings": rulings,
        }
    )
    for viewer in viewers(state):
        assert shares(counted(state, "zone:village", viewer)) == shares(brute(state, "zone:village", viewer))


@given(positions(), st.integers(0, 10**6))
def test_counting_leaves_the_position_as_it_was(state, seed):
    before = state.to_dict()
    for viewer in (*viewers(state), ALL):
        for topic in state.stakes():
            try:
                ways = counted(state, topic, viewer, most=200)
            except Uncountable:
                continue
            assert all(type(n) is int and n > 0 for n in ways.values())
    assert state.to_dict() == before
