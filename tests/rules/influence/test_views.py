"""Law 5: a view knows only what its seat knows; another world that agrees with it looks and answers the same."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import explorer
from tests.rules.influence.random_play import (
    POCKET,
    all_cards,
    asked_at,
    at_turn,
    positions,
    random_move,
    readings,
    viewers,
    walk,
)


@st.composite
def two_worlds(draw: Any) -> tuple[Any, Any, int, Random]:
    """A position, another that agrees with what a viewer knows, the viewer, and a source of luck."""
    state = draw(positions())
    asked = [state.actor] * 2 if state.actor is not None and state.actor >= 0 else []
    viewer = draw(st.sampled_from([*asked, *viewers(state)]))
    rng = Random(draw(st.integers(0, 2**32)))
    return state, state.view(viewer).sample_world(rng), viewer, rng


def twin(state: Any, other: Any, move: Any, viewer: int, rng: Random) -> Any:
    """A legal move of the other world that looks like the given one to the viewer, None when there is none."""
    step, alike = asked_at(state), [move]
    rulings, colour = state.rules.rulings, state.deck.colour_of
    if state.actor == viewer:
        pass
    elif move.verb == "place":
        alike = [m for m in other.legal_moves() if m.verb == "place" and m.args[1] == move.args[1]]
        if rulings["card-backs"] == "coloured":
            alike = [m for m in alike if colour(m.args[0]) == colour(move.args[0])]
    elif move.verb == "discard" and rulings["discard-shown"] == "hidden":
        alike = [m for m in other.legal_moves() if m.verb == "discard"]
    elif step == "opening.deal":
        to = state.order[sum(map(len, state.hands)) % state.players]
        alike = [move] if to == viewer else other.legal_moves()
    elif step == "turn.steal-lot":
        known = viewer in (state.stack[-1].seat, state.stack[-1].move.args[0])
        alike = [move] if known else other.legal_moves()
    elif step.startswith("turn.radar-"):
        owner, region = state.stack[-1].move.args
        index = move.args[0]
        looks = viewer == state.stack[-1].seat or (viewer == owner and rulings["radar-pick"] == "owner-picks")
        if looks and state.laid(region, owner)[index] != other.laid(region, owner)[index]:
            return None  # the viewer is about to see what the worlds differ in
    alike = [m for m in alike if m in other.legal_moves()]
    return rng.choice(alike) if alike else None


@given(two_worlds())
def test_what_comes_next_looks_the_same_in_both_worlds(worlds):
    """Both worlds are played on with moves that look alike to the viewer, as long as there are any."""
    state, other, viewer, rng = worlds
    for _ in range(12):
        if state.is_over:
            return
        if state.actor == viewer and asked_at(state).startswith("turn.radar-"):
            owner, region = state.stack[-1].move.args
            if state.laid(region, owner) != other.laid(region, owner):
                return
        move = random_move(state, rng)
        alike = twin(state, other, move, viewer, rng)
        if alike is None:
            return
        state.play(move)
        other.play(alike)
        if state.is_over:
            return  # the reveal shows everything
        assert other.view(viewer).events == state.view(viewer).events
        said = [event.text("ar") for event in state.view(viewer).events]
        assert [event.text("ar") for event in other.view(viewer).events] == said
        assert other.view(viewer).to_dict() == state.view(viewer).to_dict()
        assert other.view(viewer).describe() == state.view(viewer).describe()
        assert other.view(viewer).legal_moves() == state.view(viewer).legal_moves()


@given(two_worlds())
def test_a_sampled_world_is_a_position_of_the_same_deck(worlds):
    state, other, _, _ = worlds
    assert all_cards(other) == all_cards(state)
    for row in other.placed:
        assert all(kind < other.deck.influence for kind in row)
    assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
    assert other.game.state(other.to_dict()) == other


def names_in(value: Any) -> set[str]:
    """Every text in JSON values."""
    if isinstance(value, Mapping):
        return set().union(*(names_in(v) for v in value.values()), value.keys())
    if isinstance(value, list):
        return set().union(set(), *map(names_in, value))
    return {value} if isinstance(value, str) else set()


@given(positions(games=("full",)), st.data())
def test_a_view_names_no_hidden_card(state, data):
    viewer = data.draw(st.sampled_from(viewers(state)))
    view = state.view(viewer)
    known = {k for r in view.zones for o in range(state.players) for k in view.cards(r, o)}
    known |= {k for o in range(state.players) for k in view.hand(o)} | {k for _, k in view.discarded()}
    known |= set(view.undealt()) | {k for _, k in view.played()} | {k for *_, k in view.stolen_cards()}
    hidden = {state.deck.tokens[k] for k in all_cards(state) if k not in known}
    assert not hidden & names_in(view.to_dict())


@given(positions())
def test_a_seat_sees_its_own_cards_and_everybody_sees_the_counts(state):
    for seat in range(state.players):
        view = state.view(seat)
        assert view.hand(seat) == state.hands[seat]
        for owner in range(state.players):
            assert len(view.hand(owner)) == len(state.hands[owner])
            for region in state.regions:
                assert len(view.cards(region, owner)) == len(state.laid(region, owner))
                if owner == seat:
                    assert view.cards(region, owner) == state.laid(region, owner)


@given(positions())
def test_whoever_sees_everything_sees_every_card(state):
    view = state.view(explorer.ALL)
    assert [view.hand(seat) for seat in range(state.players)] == state.hands
    assert view.undealt() == state.pool
    assert view.discarded() == state.discards
    for region in state.regions:
        for owner in range(state.players):
            assert view.cards(region, owner) == state.laid(region, owner)


def test_placed_cards_show_their_faces_to_their_owner_only():
    state = at_turn("blue 7", "green 1", placed={"village": [["blue 3"], ["green 5"]]})
    village = state.regions[0]
    blue, green = state.deck.kind("blue 3"), state.deck.kind("green 5")
    assert [state.view(seat).cards(village, 0) for seat in (0, 1, explorer.PUBLIC)] == [(blue,), (None,), (None,)]
    assert [state.view(seat).cards(village, 1) for seat in (0, 1, explorer.PUBLIC)] == [(None,), (green,), (None,)]


def test_coloured_backs_show_the_colour_and_no_value():
    state = at_turn("blue 7", "", placed={"village": [[], ["green 5"]]}, rulings={"card-backs": "coloured"})
    view = state.view(0)
    assert view.backs(0, 1) == (state.deck.colours.index("green"),)
    assert view.cards(0, 1) == (None,)


def test_plain_backs_show_nothing():
    state = at_turn("blue 7", "", placed={"village": [[], ["green 5"]]})
    assert state.view(0).backs(0, 1) == (None,)


def test_a_radar_shows_one_card_to_its_user_alone():
    state = at_turn("radar", "blue 1", "blue 2", placed={"village": [[], ["green 5", "green 6"], []]})
    state.play("radar seat 1 @ village")
    state.play("show card 2")
    assert state.view(0).cards(0, 1) == (None, state.deck.kind("green 6"))
    assert state.view(2).cards(0, 1) == (None, None)
    assert state.view(explorer.PUBLIC).cards(0, 1) == (None, None)
    assert state.view(0).seen_by(0, 1) == ((), (0,))
    assert state.view(1).seen_by(0, 1) == ((), ())


def test_a_glimpse_is_forgotten():
    state = at_turn("radar", "blue 1", placed={"village": [[], ["green 5"]]}, rulings={"radar-memory": "glimpse"})
    state.play("radar seat 1 @ village")
    events = state.play("show card 1")
    assert state.view(0).cards(0, 1) == (None,)
    saw = next(e for e in events if e.kind == "radar-saw")
    assert "green 5" in saw.as_seen(0).sentence()


def test_who_sees_what_a_radar_uncovers():
    for reading, seats in {"random-unseen": {0}, "viewer-picks": {0}, "owner-picks": {0, 1}}.items():
        state = at_turn(
            "radar", "blue 1", "blue 2", placed={"village": [[], ["green 5"], []]}, rulings={"radar-pick": reading}
        )
        state.play("radar seat 1 @ village")
        state.play("show card 1")
        saw = {s for s in viewers(state) if any(e.secret for e in state.view(s).events if e.kind == "radar-saw")}
        assert saw == seats


def test_thief_and_victim_know_the_stolen_card_and_nobody_else():
    state = at_turn("steal", "blue 1", "blue 2")
    state.play("steal seat 1")
    state.play("draw blue 1")
    blue = state.deck.kind("blue 1")
    seen = {seat: state.view(seat).stolen_cards() for seat in viewers(state)}
    assert seen[0] == seen[1] == ((0, 1, blue),)
    assert seen[2] == seen[explorer.PUBLIC] == ((0, 1, None),)


def test_a_discard_is_hidden_from_the_others_unless_it_is_to_be_shown():
    for reading, others in {"hidden": None, "shown": "cancel blue"}.items():
        state = at_turn(
            "cancel blue, cancel green",
            "blue 1",
            marks=[{"zone": z, "mark": "immune"} for z in ("village", "oasis", "valley", "island", "coast")],
            rulings={"discard-shown": reading},
        )
        state.play("discard cancel blue")
        for seat, token in {0: "cancel blue", 1: others, explorer.PUBLIC: others}.items():
            kind = None if token is None else state.deck.kind(token)
            assert state.view(seat).discarded() == ((0, kind),)
            said = next(e for e in state.view(seat).events if e.kind == "discarded").sentence()
            assert ("blue" in said.lower()) == (token is not None)


def test_undealt_cards_are_shown_at_the_end_by_ruling_only():
    for reading in ("unseen", "shown-at-end"):
        state = POCKET.start(2, 3, {"undealt": reading})
        assert set(state.view(0).undealt()) == {None}
        for _ in walk(state, Random(1)):
            pass
        shown = state.pool if reading == "shown-at-end" else (None,) * len(state.pool)
        assert state.view(0).undealt() == shown
        assert state.view(explorer.PUBLIC).undealt() == shown


@given(readings(), st.integers(0, 99))
def test_the_reveal_turns_every_placed_card_up_for_everybody(rulings, seed):
    state = POCKET.start(3, seed, rulings)
    for _ in walk(state, Random(seed)):
        pass
    for seat in viewers(state):
        for region in state.regions:
            for owner in range(3):
                assert state.view(seat).cards(region, owner) == state.laid(region, owner)
        assert state.view(seat).points() == tuple(state.scores())


def test_points_are_unknown_before_the_reveal():
    state = at_turn("blue 7", "", placed={"village": [["blue 3"], ["green 5"]]})
    assert state.view(0).points() is None
    assert state.view(explorer.ALL).points() == tuple(state.scores())
