"""A turn step by step: what each kind of play does to the table, and what it tells."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

import explorer
from tests.rules.influence.random_play import FULL, POCKET, asked_at, at_turn, openings, starts, walk

ZONES = ("village", "oasis", "valley", "island", "coast")


def kinds(state):
    return [event.kind for event in state.events]


def test_the_opening_lays_zones_then_draws_the_order_then_deals():
    state = FULL.opening(3)
    asked = []
    for _ in walk(state, Random(1), 5 + 3 + 24):
        asked.append(asked_at(state))
    assert asked == ["opening.zones"] * 4 + ["opening.order"] * 3 + ["opening.deal"] * 24 + ["turn.choose"]
    assert state.turn == 1


def test_cards_are_dealt_one_at_a_time_in_the_order_of_play():
    state = FULL.opening(3)
    for _ in walk(state, Random(1), 5 + 3):
        pass
    for i in range(7):
        state.play(state.legal_moves()[0])
        sizes = [len(state.hands[seat]) for seat in state.order]
        assert sizes == [(i + 1 + 2 - at) // 3 for at in range(3)]


def test_placing_moves_the_card_and_passes_the_turn():
    state = at_turn("blue 7, radar", "green 1")
    state.play("place blue 7 @ oasis")
    assert state.laid(state.deck.regions.index("oasis"), 0) == (state.deck.kind("blue 7"),)
    assert state.hands[0] == (state.deck.radar,)
    assert (state.actor, state.turn) == (1, 2)
    assert kinds(state)[0] == "placed"


def test_a_tactic_is_spent_and_lies_open():
    state = at_turn("flip, blue 1", "green 1")
    state.play("flip @ oasis")
    assert state.played == ((0, state.deck.flip),)
    assert "consumed" in kinds(state)


@pytest.mark.parametrize(("reading", "sizes"), [("after-effect", [9, 7]), ("before-effect", [8, 7])])
def test_how_many_cards_a_thief_holds_for_a_moment_is_a_ruling(reading, sizes):
    hand = "steal, " + ", ".join(f"blue {n}" for n in range(1, 8))
    state = at_turn(hand, ", ".join(f"green {n}" for n in range(1, 9)), rulings={"tactic-leaves": reading})
    state.play("steal seat 1")
    assert [len(h) for h in state.hands] == ([8, 8] if reading == "after-effect" else [7, 8])
    seen = []
    rules = FULL.rules_class(FULL, 2, state.rules.rulings)
    step = rules.steps[rules.index["turn.consume"]]
    work = step.run
    step.run = lambda s, f: (seen.append([len(h) for h in s.hands]), work(s, f))[1]
    state.rules = rules
    state.play("draw green 3")
    assert seen == [sizes]
    assert [len(h) for h in state.hands] == [8, 7]


def test_a_match_with_one_theft_is_nine_plays_against_seven():
    hand = "steal, " + ", ".join(f"blue {n}" for n in range(1, 8))
    state = at_turn(hand, ", ".join(f"green {n}" for n in range(1, 9)))
    state.play("steal seat 1")
    state.play("draw green 3")
    plays = [0]
    while not state.is_over:
        plays.append(state.actor)
        state.play(next(m for m in state.legal_moves() if m.verb == "place"))
    assert (plays.count(0), plays.count(1)) == (9, 7)
    assert state.turn == 16


def test_a_stolen_card_changes_hands_by_chance():
    state = at_turn("steal, blue 1", "green 1, green 2")
    state.play("steal seat 1")
    assert state.actor == explorer.CHANCE
    assert {str(m) for m in state.legal_moves()} == {"draw green 1", "draw green 2"}
    state.play("draw green 2")
    assert state.deck.kind("green 2") in state.hands[0]
    assert state.deck.kind("green 2") not in state.hands[1]


def test_the_last_card_may_be_stolen_and_its_owner_is_skipped():
    state = at_turn("steal, blue 1", "green 1", "green 2")
    state.play("steal seat 1")
    state.play("draw green 1")
    assert kinds(state).count("skipped") == 1
    assert state.actor == 2


def test_stealing_from_oneself_by_ruling_changes_nothing_else():
    state = at_turn("steal, blue 1", "green 1", rulings={"steal-from": "self-allowed"})
    state.play("steal seat 0")
    assert "no-effect" in kinds(state)
    assert state.hands[0] == (state.deck.kind("blue 1"),)
    assert state.actor == 1


def test_a_flip_a_cancel_and_an_immunity_mark_their_zone_for_all_to_see():
    for card, text, mark in (
        ("flip", "flip @ oasis", "flipped"),
        ("immunity", "immunity @ oasis", "immune"),
        ("cancel blue", "cancel blue @ oasis", "cancelled blue"),
    ):
        state = at_turn(f"{card}, blue 1", "green 1", turn=4)
        state.play(text)
        assert state.view(explorer.PUBLIC).marks(state.deck.regions.index("oasis")) == ((mark, 4, 0),)


@pytest.mark.parametrize(("reading", "left"), [("toggle", ()), ("no-effect", ("flipped",))])
def test_a_second_flip_by_ruling(reading, left):
    state = at_turn("flip", "green 1", marks=[{"zone": "oasis", "mark": "flipped"}], rulings={"second-flip": reading})
    state.play("flip @ oasis")
    assert tuple(name for name, _, _ in state.view(0).marks(1)) == left
    assert kinds(state)[0] == {"toggle": "unflipped", "no-effect": "no-effect"}[reading]


def test_a_second_immunity_by_ruling_changes_nothing():
    state = at_turn(
        "immunity", "green 1", marks=[{"zone": "oasis", "mark": "immune"}], rulings={"second-immunity": "no-effect"}
    )
    state.play("immunity @ oasis")
    assert len(state.view(0).marks(1)) == 1
    assert kinds(state)[0] == "no-effect"


@pytest.mark.parametrize(
    ("reading", "left"), [("keeps", {"flipped", "cancelled blue", "immune"}), ("cleanses", {"immune"})]
)
def test_immunity_on_an_affected_zone_by_ruling(reading, left):
    marks = [{"zone": "oasis", "mark": "flipped"}, {"zone": "oasis", "mark": "cancelled blue"}]
    state = at_turn("immunity", "green 1", marks=marks, rulings={"immunity-on-affected": reading})
    state.play("immunity @ oasis")
    assert {name for name, _, _ in state.view(0).marks(1)} == left


def test_a_discard_leaves_the_game_and_passes_the_turn():
    state = at_turn("cancel blue, cancel green", "green 1", marks=[{"zone": z, "mark": "immune"} for z in ZONES])
    assert {m.verb for m in state.legal_moves()} == {"discard"}
    state.play("discard cancel green")
    assert state.discards == ((0, state.deck.kind("cancel green")),)
    assert state.actor == 1


def test_a_seat_without_cards_is_skipped_until_the_end():
    state = at_turn("blue 1, blue 2", "", "green 1, green 2")
    for text, actor in (("place blue 1 @ oasis", 2), ("place green 1 @ oasis", 0), ("place blue 2 @ oasis", 2)):
        state.play(text)
        assert state.actor == actor


def test_the_same_seat_goes_on_when_all_others_have_run_out():
    state = at_turn("blue 1, blue 2, blue 3", "")
    state.play("place blue 1 @ oasis")
    assert (state.actor, state.turn) == (0, 2)


def test_the_last_card_ends_the_match_and_reveals_all_at_once():
    state = at_turn("blue 1", "", placed={"oasis": [[], ["green 3"]]})
    state.play("place blue 1 @ village")
    assert state.is_over
    assert state.revealed
    told = kinds(state)
    assert told[0] == "placed"
    assert told[told.index("revealed") + 1 :][:5] == [
        "zone-won",
        "zone-won",
        "zone-ownerless",
        "zone-ownerless",
        "zone-ownerless",
    ]
    assert told[-1] == "match-won"
    assert "skipped" not in told, "nobody is skipped when the match is over"


@given(starts())
def test_turns_follow_the_order_of_play_and_skip_empty_hands(start):
    state, rng = start
    order = state.order
    last = None
    for _ in walk(state, rng):
        if asked_at(state) != "turn.choose":
            continue
        if last is not None:
            at = order.index(last)
            turns = order[at + 1 :] + order[: at + 1]
            assert state.actor == next(seat for seat in turns if state.hands[seat])
        last = state.actor


@given(starts())
def test_a_seat_that_has_run_out_never_has_cards_again(start):
    state, rng = start
    out = set()
    for _ in walk(state, rng):
        if asked_at(state) == "turn.choose":
            assert not any(state.hands[seat] for seat in out)
            out |= {seat for seat in range(state.players) if not state.hands[seat]}


@given(openings())
def test_every_play_tells_something_and_every_event_has_its_clause(start):
    state, rng = start
    clauses = state.game.rulebook.clauses
    for _ in walk(state, rng):
        assert state.events
        for event in state.events:
            assert event.clauses
            assert set(event.clauses) <= set(clauses)


@given(starts(games=("pocket",)))
def test_marks_only_go_by_the_rulings_that_take_them_away(start):
    state, rng = start
    rulings = state.rules.rulings
    before = list(state.marks)
    for move in walk(state, rng):
        for region, bits in enumerate(state.marks):
            gone = before[region] & ~bits
            if gone:
                toggled = move.verb == "flip" and rulings["second-flip"] == "toggle" and gone == 2
                cleansed = move.verb == "immunity" and rulings["immunity-on-affected"] == "cleanses"
                assert toggled or cleansed
        before = list(state.marks)


def test_the_trusted_loop_tells_nothing():
    state = POCKET.start(2, 1)
    state.apply(state.legal_moves()[0])
    assert state.events == ()
