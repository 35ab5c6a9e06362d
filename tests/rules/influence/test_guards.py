"""Law 2: no legality is a bare boolean; what is listed is what the verdict calls legal, everywhere."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import IllegalMove
from explorer.core.guards import permits
from tests.rules.influence.random_play import positions, viewers


@given(positions())
def test_the_listed_moves_are_those_whose_verdict_is_legal(state):
    legal = {move for move in state.game.universe(state.players) if state.verdict(move).legal}
    listed = state.legal_moves()
    assert set(listed) == legal
    assert len(listed) == len(legal), "a move is listed once"


@given(positions())
def test_the_short_way_to_a_verdict_agrees_with_the_long_one_for_every_mover(state):
    for mover in (*viewers(state), -1):
        for move in state.game.universe(state.players):
            assert permits(state, move, mover) == state.verdict(move, mover).legal


@given(positions())
def test_somebody_who_is_not_asked_has_no_legal_move(state):
    for seat in viewers(state):
        if seat != state.actor:
            assert not any(state.verdict(move, seat).legal for move in state.game.universe(state.players))
            assert state.view(seat).legal_moves() == []


@given(positions())
def test_somebody_who_is_asked_has_a_legal_move(state):
    assert bool(state.legal_moves()) == (state.actor is not None)


@given(positions(), st.data())
def test_every_refusal_says_its_clause_and_a_sentence_in_both_languages(state, data):
    clauses = state.game.rulebook.clauses
    mover = data.draw(st.sampled_from([*viewers(state), state.actor or 0]))
    said = set()
    for move in state.game.universe(state.players):
        verdict = state.verdict(move, mover)
        if verdict.legal:
            assert verdict.reasons == ()
            continue
        assert verdict.reasons
        for reason in verdict.reasons:
            assert reason.holds is False
            assert reason.clauses
            assert set(reason.clauses) <= set(clauses)
            if (reason.id, reason.way_part, move.verb) not in said:
                said.add((reason.id, reason.way_part, move.verb))
                for language in ("en", "ar"):
                    assert reason.sentence(language).strip()
                    assert reason.citation(language).strip()
                    assert reason.way(language).strip(), "a refusal names a way forward"


@given(positions())
def test_a_refused_move_changes_nothing(state):
    before = state.digest()
    for move in state.game.universe(state.players)[::7]:
        verdict = state.verdict(move)
        if not verdict.legal:
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert refused.value.verdict == verdict
    assert state.digest() == before


@given(positions())
def test_what_chance_can_bring_has_probabilities_that_sum_to_one(state):
    found = state.chance_moves()
    if state.actor == -1:
        assert sum(p for _, p in found) == Fraction(1)
        assert all(p > 0 for _, p in found)
        assert len({move for move, _ in found}) == len(found)
    else:
        assert found == []
