"""The laws of the house over matches of `continents` played at random."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.guards import permits
from explorer.core.luck import Tape
from tests.rules.continents.random_play import FULL, TINY, all_cards, openings, positions, viewers, walk

# a position is a value


@given(positions())
def test_a_position_goes_to_json_and_back_with_nothing_lost(state: Any) -> None:
    again = state.game.state(json.loads(json.dumps(state.to_dict())))
    assert again == state
    assert again.digest() == state.digest()
    assert (again.actor, again.question) == (state.actor, state.question)
    assert again.legal_moves() == state.legal_moves()
    assert again.chance_moves() == state.chance_moves()
    for name in state.FACTS:
        assert getattr(again, name) == getattr(state, name), name


@given(positions(), st.randoms(use_true_random=False))
def test_a_position_read_back_plays_on_in_the_same_way(state: Any, rng: Random) -> None:
    again = state.game.state(json.loads(json.dumps(state.to_dict())))
    for move in walk(state, rng, 40):
        again.play(move)
        assert again.digest() == state.digest()


@given(positions(), st.randoms(use_true_random=False))
def test_playing_on_a_copy_leaves_the_original_alone(state: Any, rng: Random) -> None:
    before = state.to_dict()
    for make in (state.copy, lambda: copy.deepcopy(state)):
        other = make()
        assert other == state
        for _ in walk(other, rng, 30):
            pass
    assert state.to_dict() == before


@given(positions(), st.randoms(use_true_random=False))
def test_the_trusted_loop_leads_where_playing_leads(state: Any, rng: Random) -> None:
    other = state.copy()
    for move in walk(state, rng, 40):
        other.apply(move)
        assert other.digest() == state.digest()


@given(openings(), st.integers(0, 2**32))
def test_dealing_all_at_once_is_dealing_card_by_card(start: tuple[Any, Random], seed: int) -> None:
    state, _ = start
    other, tape = state.copy(), Tape(seed)
    tape.settle(state)
    while other.actor == explorer.CHANCE:
        other.apply(tape.choose(other))
    assert other == state


# cards and coins


@given(openings())
def test_every_card_is_in_exactly_one_place_after_every_move(start: tuple[Any, Random]) -> None:
    state, rng = start
    cards = all_cards(state)
    for move in walk(state, rng, 300):
        assert all_cards(state) == cards, move


@given(openings())
def test_what_must_be_true_between_any_two_moves(start: tuple[Any, Random]) -> None:
    state, rng = start
    deck = state.deck
    for _ in walk(state, rng, 300):
        assert state.battle is None or state.attacked
        assert len(state.queue) <= 1
        assert sum(state.drawn) <= 2 or state.yielded or state.attacked
        for c in range(len(deck.continents)):
            there = [seat for seat in range(state.players) if state.count(seat, c) >= deck.number[c]]
            assert len(there) <= 1
        if state.battle is None:
            continue
        shown, dice = state.battle.shown, state.battle.dice
        assert all(len(have) <= most <= cap for have, most, cap in zip(shown, dice, deck.dice, strict=True))
        assert all(list(row) == sorted(row, reverse=True) for row in shown)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_played_at_random_come_to_an_end(players: int) -> None:
    for seed in range(25):
        state, rng = FULL.start(players, seed), Random(seed)
        for _ in walk(state, rng):
            pass
        assert state.is_over
        assert state.winners()
        assert sum(state.returns()) == 0
        assert state.turn <= state.deck.turn_limit


def test_small_decks_bring_many_reshuffles_and_end_at_the_limit() -> None:
    for seed in range(10):
        state, rng = TINY.start(3, seed, {"tactics-run-out": "reshuffle"}), Random(seed)
        for _ in walk(state, rng):
            pass
        assert state.is_over


# law 2: no legality is a bare boolean


@given(positions())
def test_the_listed_moves_are_those_whose_verdict_is_legal(state: Any) -> None:
    universe = state.game.universe(state.players)
    listed = state.legal_moves()
    assert set(listed) == {move for move in universe if state.verdict(move).legal}
    assert len(listed) == len(set(listed)), "a move is listed once"
    assert bool(listed) == (state.actor is not None), "whoever is asked has a legal move"


@given(positions(), st.integers(0, 14))
def test_the_short_way_to_a_verdict_agrees_with_the_long_one_for_every_mover(state: Any, first: int) -> None:
    for mover in (*viewers(state), -1):
        for move in state.game.universe(state.players)[first::15]:
            assert permits(state, move, mover) == state.verdict(move, mover).legal
            if mover != state.actor and state.actor is not None:
                assert not permits(state, move, mover)


@given(positions(), st.data())
def test_every_refusal_says_its_clause_and_a_sentence_in_both_languages(state: Any, data: Any) -> None:
    clauses = state.game.rulebook.clauses
    mover = data.draw(st.sampled_from([*viewers(state), state.actor or 0]))
    said = set()
    for move in state.game.universe(state.players):
        verdict = state.verdict(move, mover)
        assert bool(verdict.reasons) != verdict.legal
        for reason in verdict.reasons:
            assert reason.clauses
            assert set(reason.clauses) <= set(clauses)
            if (reason.id, move.verb) not in said:
                said.add((reason.id, move.verb))
                for language in ("en", "fa"):
                    assert reason.sentence(language).strip()
                    assert reason.citation(language).strip()
                    assert reason.way(language).strip(), "a refusal names a way forward"


# law 5: a view knows only what its seat knows


@st.composite
def two_worlds(draw: Any) -> tuple[Any, Any, int, Random]:
    """A position, another that agrees with what a viewer knows, the viewer, and a source of luck."""
    state = draw(positions())
    asked = [state.actor] * 2 if state.actor is not None and state.actor >= 0 else []
    viewer = draw(st.sampled_from([*asked, *viewers(state)]))
    rng = Random(draw(st.integers(0, 2**32)))
    return state, state.view(viewer).sample_world(rng), viewer, rng


@given(two_worlds())
def test_what_a_seat_is_shown_asked_and_told_is_the_same_in_both_worlds(worlds: tuple[Any, Any, int, Random]) -> None:
    state, other, viewer, _ = worlds
    mine, theirs = state.view(viewer), other.view(viewer)
    assert theirs.to_dict() == mine.to_dict()
    assert theirs.describe("fa") == mine.describe("fa")
    assert (theirs.actor, theirs.question, theirs.step, theirs.is_over) == (
        mine.actor, mine.question, mine.step, mine.is_over,
    )  # fmt: skip
    assert theirs.legal_moves() == mine.legal_moves()
    assert theirs.topics() == mine.topics()
    assert theirs.events == mine.events
    for topic in mine.topics()[:12]:
        assert theirs.explain(topic) == mine.explain(topic)


@given(two_worlds())
def test_every_verdict_is_the_same_in_both_worlds(worlds: tuple[Any, Any, int, Random]) -> None:
    state, other, viewer, _ = worlds
    universe = state.game.universe(state.players)
    mine, theirs = state.view(viewer), other.view(viewer)
    assert [theirs.verdict(move) for move in universe] == [mine.verdict(move) for move in universe]


@given(two_worlds())
def test_a_sampled_world_is_a_position_of_the_same_deck(worlds: tuple[Any, Any, int, Random]) -> None:
    state, other, viewer, rng = worlds
    assert all_cards(other) == all_cards(state)
    assert list(map(len, other.hands)) == list(map(len, state.hands))
    assert other.game.state(other.to_dict()) == other
    again = other.view(viewer).sample_world(rng)
    assert again.view(viewer).to_dict() == state.view(viewer).to_dict()


@given(two_worlds())
def test_what_comes_of_an_open_answer_looks_the_same_in_both_worlds(worlds: tuple[Any, Any, int, Random]) -> None:
    """Both worlds are played on by the same moves as long as they are the viewer's, open ones or dice."""
    state, other, viewer, rng = worlds
    for move in list(walk(state.copy(), rng, 12)):
        owner = state.actor
        if move.verb == "card" or (move.verb in ("spy",) and owner == viewer):
            return  # a face that may differ
        if not other.verdict(move).legal:
            return
        state.play(move)
        other.play(move)
        assert other.view(viewer).events == state.view(viewer).events
        assert other.view(viewer).to_dict() == state.view(viewer).to_dict()
        assert other.step == state.step
        assert other.actor == state.actor


def test_whoever_sees_everything_samples_the_position_itself() -> None:
    state = FULL.start(3, 1)
    world = state.view(explorer.ALL).sample_world(Random(0))
    assert world == state
    assert world is not state
