"""The laws of the house, over matches of every game played at random.

A game has them all as soon as it is registered: `tests/rules/<game>/random_play.py` says how it is played at random.
Universes are large, so each example looks at a part of all moves; `make nightly` has examples enough to see them all.
"""

from __future__ import annotations

import copy
import json
import pickle
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import explorer
from explorer.core.guards import permits
from explorer.core.luck import Tape
from explorer.core.registry import game_ids
from explorer.core.state import State
from tests.rules.playing import Play, viewers

PLAYS: list[Play] = [import_module(f"tests.rules.{id}.random_play").PLAY for id in game_ids(previews=True)]
every_game = pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.id)
RANDOMS = st.randoms(use_true_random=False)
some = settings(max_examples=10 if settings.default.max_examples < 100 else settings.default.max_examples)
AT_ONCE = 60  # about so many moves of a universe are looked at in an example


def some_moves(state: Any, data: Any, most: int = AT_ONCE) -> list[Any]:
    """A part of all moves, another in each example."""
    universe = state.game.universe(state.players)
    apart = max(1, len(universe) // most)
    return list(universe[data.draw(st.integers(0, apart - 1)) :: apart])


def read_back(state: Any) -> Any:
    return state.game.state(json.loads(json.dumps(state.to_dict())))


# a position is a value


@every_game
@some
@given(data=st.data())
def test_a_position_goes_to_json_and_back_with_nothing_lost(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    again = read_back(state)
    assert again == state
    assert again.digest() == state.digest()
    assert again.to_dict() == state.to_dict()
    assert (again.actor, again.question) == (state.actor, state.question)
    assert again.legal_moves() == state.legal_moves()
    assert again.chance_moves() == state.chance_moves()
    for name in state.FACTS:
        mine, theirs = getattr(state, name), getattr(again, name)
        if name in play.order_free:
            mine, theirs = sorted(mine), sorted(theirs)
        assert theirs == mine, name


@every_game
@some
@given(data=st.data(), rng=RANDOMS)
def test_a_position_read_back_plays_on_in_the_same_way(play: Play, data: Any, rng: Random) -> None:
    state = data.draw(play.positions())
    again = read_back(state)
    for move in play.walk(state, rng, 40):
        again.play(move)
        assert again.digest() == state.digest()


@every_game
@some
@given(data=st.data(), rng=RANDOMS)
def test_playing_on_a_copy_leaves_the_original_alone(play: Play, data: Any, rng: Random) -> None:
    state = data.draw(play.positions())
    before, digest = state.to_dict(), state.digest()
    for make in (state.copy, lambda: copy.copy(state), lambda: copy.deepcopy(state)):
        other = make()
        assert other == state
        assert other.digest() == digest
        moved = sum(1 for _ in play.walk(other, rng, 30))
        assert bool(moved) == (state.actor is not None) == (other != state)
    assert state.to_dict() == before
    assert state.digest() == digest


@every_game
@some
@given(data=st.data(), rng=RANDOMS)
def test_the_trusted_loop_leads_where_playing_leads(play: Play, data: Any, rng: Random) -> None:
    state = data.draw(play.positions())
    other = state.copy()
    for move in play.walk(state, rng, 40):
        other.apply(move)
        assert other.digest() == state.digest()


@every_game
@some
@given(data=st.data(), plies=st.integers(0, 150))
def test_a_log_replays_to_the_same_digest_at_every_move(play: Play, data: Any, plies: int) -> None:
    state, rng = data.draw(play.openings())
    other = state.game.opening(state.players, state.rules.rulings)
    for text, digest in [(str(move), state.digest()) for move in play.walk(state, rng, plies)]:
        other.play(text)
        assert other.digest() == digest


@every_game
@some
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_dealing_all_at_once_is_dealing_card_by_card(play: Play, data: Any, seed: int) -> None:
    state, rng = data.draw(play.openings())
    other, tape = state.copy(), Tape(seed)
    for _ in range(40):
        tape.settle(state)
        while other.actor == explorer.CHANCE:
            other.apply(tape.choose(other))
        assert other == state
        if state.is_over:
            break
        move = rng.choice(state.legal_moves())
        state.apply(move)
        other.apply(move)


@every_game
@some
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_chance_brings_is_found_as_if_all_were_listed(play: Play, data: Any, seed: int) -> None:
    state = data.draw(play.positions())
    found = state.chance_moves()
    if state.actor != explorer.CHANCE:
        assert found == []
        return
    assert state.sample_chance(Random(seed)) is State.sample_chance(state, Random(seed))
    assert sum(p for _, p in found) == Fraction(1)
    assert all(p > 0 for _, p in found)
    assert len({move for move, _ in found}) == len(found)


@every_game
@some
@given(data=st.data())
def test_moves_pickle_as_themselves_and_positions_equal_positions_only(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    moves = state.legal_moves()
    assert all(a is b for a, b in zip(pickle.loads(pickle.dumps(moves)), moves, strict=True))
    assert state != state.to_dict()
    with pytest.raises(TypeError):
        hash(state)


# cards, events, an end


@every_game
@some
@given(data=st.data())
def test_every_card_is_in_exactly_one_place_and_every_event_has_its_clause(play: Play, data: Any) -> None:
    state, rng = data.draw(play.openings())
    cards, clauses = play.all_cards(state), state.game.rulebook.clauses
    for move in play.walk(state, rng, 300):
        assert play.all_cards(state) == cards, move
        for event in state.events:
            assert event.clauses
            assert set(event.clauses) <= set(clauses)


@every_game
@some
@given(data=st.data())
def test_matches_under_any_reading_come_to_an_end(play: Play, data: Any) -> None:
    state, rng = data.draw(play.openings())
    for _ in play.walk(state, rng, 5_000):
        pass
    assert state.is_over
    assert state.winners()
    assert sum(state.returns()) == 0


# law 2: no legality is a bare boolean


@every_game
@some
@given(data=st.data())
def test_the_listed_moves_are_those_whose_verdict_is_legal(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    listed = state.legal_moves()
    assert {move for move in state.game.universe(state.players) if permits(state, move, state.actor)} == set(listed)
    assert len(listed) == len(set(listed)), "a move is listed once"
    assert bool(listed) == (state.actor is not None), "whoever is asked has a legal move"
    assert all(state.verdict(move).legal == (move in listed) for move in (*some_moves(state, data), *listed[:40]))


@every_game
@some
@given(data=st.data())
def test_the_short_way_to_a_verdict_agrees_with_the_long_one_for_every_mover(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    looked_at = some_moves(state, data)
    for mover in (*viewers(state), explorer.CHANCE):
        for move in looked_at:
            assert permits(state, move, mover) == state.verdict(move, mover).legal
        if mover != state.actor and state.actor is not None:
            assert not any(permits(state, move, mover) for move in looked_at)
            assert mover == explorer.CHANCE or state.view(mover).legal_moves() == []


@every_game
@some
@given(data=st.data())
def test_every_refusal_says_its_clause_and_a_way_forward_in_both_languages(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    book = state.game.rulebook
    mover = data.draw(st.sampled_from([*viewers(state), state.actor or 0]))
    said = set()
    for move in some_moves(state, data, 2 * AT_ONCE):
        verdict = state.verdict(move, mover)
        assert bool(verdict.reasons) != verdict.legal
        for reason in verdict.reasons:
            assert reason.holds is False
            assert reason.clauses
            assert set(reason.clauses) <= set(book.clauses)
            if (reason.id, reason.way_part, move.verb) not in said:
                said.add((reason.id, reason.way_part, move.verb))
                for language in book.languages:
                    assert reason.sentence(language).strip()
                    assert reason.citation(language).strip()
                    assert reason.way(language).strip(), "a refusal names a way forward"


@every_game
@some
@given(data=st.data())
def test_a_refused_move_changes_nothing(play: Play, data: Any) -> None:
    state = data.draw(play.positions())
    before = state.digest()
    for move in some_moves(state, data, 20):
        verdict = state.verdict(move)
        if not verdict.legal:
            with pytest.raises(explorer.IllegalMove) as refused:
                state.play(move)
            assert refused.value.verdict == verdict
    assert state.digest() == before


@every_game
@some
@given(data=st.data(), rng=RANDOMS)
def test_moves_drawn_quickly_are_legal_ones(play: Play, data: Any, rng: Random) -> None:
    state = data.draw(play.positions())
    if state.actor is not None and state.actor >= 0:
        listed = state.legal_moves()
        assert all(state.draw_move(rng) in listed for _ in range(20))


# law 5: a view knows only what its seat knows


@every_game
@some
@given(data=st.data())
def test_what_a_seat_is_shown_asked_and_told_is_the_same_in_both_worlds(play: Play, data: Any) -> None:
    state, other, viewer, _ = data.draw(play.two_worlds())
    mine, theirs = state.view(viewer), other.view(viewer)
    languages = state.game.rulebook.languages
    assert theirs.to_dict() == mine.to_dict()
    assert [theirs.describe(language) for language in languages] == [mine.describe(language) for language in languages]
    assert (theirs.actor, theirs.question, theirs.step, theirs.is_over) == (
        mine.actor, mine.question, mine.step, mine.is_over,
    )  # fmt: skip
    assert theirs.legal_moves() == mine.legal_moves()
    assert theirs.topics() == mine.topics()
    assert theirs.events == mine.events
    assert all(event.as_seen(viewer) == event for event in other.events), "no event that its viewer did not see"
    assert play.seen(theirs) == play.seen(mine)
    assert play.known(other, viewer) == play.known(state, viewer)
    for topic in mine.topics()[data.draw(st.integers(0, len(mine.topics()) // 12)) * 12 :][:12]:
        here, there = mine.explain(topic), theirs.explain(topic)
        assert there == here
        assert [there.outline(language) for language in languages] == [here.outline(language) for language in languages]


@every_game
@some
@given(data=st.data())
def test_every_verdict_is_the_same_in_both_worlds(play: Play, data: Any) -> None:
    state, other, viewer, rng = data.draw(play.two_worlds())
    looked_at = some_moves(state, data)
    mine = [state.view(viewer).verdict(move) for move in looked_at]
    for world in (other, state.view(viewer).sample_world(rng)):
        theirs = world.view(viewer)
        assert [theirs.verdict(move) for move in looked_at] == mine  # findings compare by id, facts and clauses
    for verdict in rng.sample(mine, 6):
        there = other.view(viewer).verdict(verdict.move)
        for language in state.game.rulebook.languages:
            assert there.text(language) == verdict.text(language)
        assert str(there.finding) == str(verdict.finding)


@every_game
@some
@given(data=st.data())
def test_a_sampled_world_is_a_position_of_the_same_deck_and_plays_on(play: Play, data: Any) -> None:
    state, other, viewer, rng = data.draw(play.two_worlds())
    before = state.digest()
    assert play.all_cards(other) == play.all_cards(state)
    assert list(map(len, other.hands)) == list(map(len, state.hands))
    assert other.game.state(other.to_dict()) == other
    again = other.view(viewer).sample_world(rng)
    assert again.view(viewer).to_dict() == state.view(viewer).to_dict()
    state.view(viewer).sample_world(rng)
    for move in play.walk(other, rng, 100):
        assert play.all_cards(other) == play.all_cards(state), move
    assert state.digest() == before, "sampling leaves the position alone"


@every_game
@some
@given(data=st.data())
def test_what_comes_of_a_move_looks_the_same_in_both_worlds(play: Play, data: Any) -> None:
    """Both worlds are played on by the same moves, as long as both allow them and no face comes out that may differ."""
    state, other, viewer, rng = data.draw(play.two_worlds())
    for move in list(play.walk(state.copy(), rng, 12)):
        if play.before(move, state, other, viewer) or not other.verdict(move).legal:
            return
        state.play(move)
        other.play(move)
        if play.after(state, other, viewer):
            return
        assert other.view(viewer).events == state.view(viewer).events
        assert other.view(viewer).to_dict() == state.view(viewer).to_dict()
        assert (other.step, other.actor) == (state.step, state.actor)


@every_game
def test_whoever_sees_everything_samples_the_position_itself(play: Play) -> None:
    state = play.games["full"].start(3, 1)
    world = state.view(explorer.ALL).sample_world(Random(0))
    assert world == state
    assert world is not state
