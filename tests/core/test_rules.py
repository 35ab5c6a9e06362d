"""Rules compiled for given readings leave out what is switched off, and note what steps are taken."""

from __future__ import annotations

from random import Random

import explorer

GAME = explorer.game("influence")


def test_a_guard_that_is_switched_off_is_in_force_for_no_verb():
    rules, without = GAME.rules(2), GAME.rules(2, None, frozenset({"guard:in-hand"}))
    assert "in-hand" in {guard.id for guards in rules.guards.values() for guard in guards}
    assert "in-hand" not in {guard.id for guards in without.guards.values() for guard in guards}


def test_a_sight_that_is_switched_off_is_open_to_all():
    assert not GAME.rules(2).open_to_all("hand")
    assert GAME.rules(2, None, frozenset({"sight:hand"})).open_to_all("hand")


def test_the_steps_taken_are_traced_until_it_is_stopped():
    state, taken, rng = GAME.start(2, seed=1), set(), Random(1)
    ways = {(step.id, name) for step in state.rules.steps for name in step.next}
    state.rules.trace_into(taken)
    state.apply(state.legal_moves()[0])
    state.settle(rng)
    state.rules.trace_into(None)
    seen = len(taken)
    state.apply(state.legal_moves()[0])
    assert taken <= ways
    assert len(taken) == seen > 0
