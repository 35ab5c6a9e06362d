"""Guards: one rule each, run in stages, and a verdict that explains them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import explorer
from explorer.core.guards import FORM, HAND, OPEN, Guard, held_guard, permits, seat_word
from explorer.core.state import CHANCE, PUBLIC
from explorer.core.tables import fact_guard
from explorer.core.words import word

GAME = explorer.game("influence")
ZONES = ["village", "oasis", "valley", "island", "coast"]


def at(*hands, **facts):
    return GAME.state({"players": len(hands), "zones": ZONES, "hands": [h.split(", ") for h in hands], **facts})


def failed(verdict):
    return [reason.id for reason in verdict.reasons]


def test_a_verdict_is_no_bare_boolean():
    verdict = at("blue 7", "green 1").verdict("place blue 7 @ oasis")
    with pytest.raises(TypeError, match=r"\.legal"):
        bool(verdict)


def test_a_legal_move_shows_every_guard_that_held():
    verdict = at("blue 7", "green 1").verdict("place blue 7 @ oasis")
    assert verdict.legal
    assert verdict.reasons == ()
    assert all(finding.holds for stage in verdict.stages for finding in stage)
    assert str(verdict) == "The move “place blue 7 @ oasis” is legal."
    assert verdict.finding.holds is True
    assert len(verdict.finding.below) == sum(map(len, verdict.stages))


def test_a_refusal_tells_every_failure_of_the_first_stage_that_fails():
    marks = [{"zone": "oasis", "mark": "immune"}, {"zone": "oasis", "mark": "flipped"}]
    verdict = at("flip", "green 1", marks=marks).verdict("flip @ oasis")
    assert failed(verdict) == ["guard-zone-not-immune", "guard-not-flipped"]


def test_a_refusal_on_public_facts_says_nothing_of_the_hand():
    # the mover holds no flip either, but the immune zone is public and comes first
    verdict = at("blue 7", "green 1", marks=[{"zone": "oasis", "mark": "immune"}]).verdict("flip @ oasis")
    assert failed(verdict) == ["guard-zone-not-immune"]
    assert not any(f.id == "guard-in-hand" for stage in verdict.stages for f in stage)


def test_the_own_hand_is_asked_when_public_facts_allow_the_move():
    assert failed(at("blue 7", "green 1").verdict("flip @ oasis")) == ["guard-in-hand"]


def test_of_the_form_only_the_first_failure_is_told():
    verdict = at("blue 7", "green 1").verdict("show card 1", 1)
    assert failed(verdict) == ["guard-turn"]
    assert [f.id for f in verdict.stages[-1]] == ["guard-over", "guard-chance-first", "guard-turn"]


def test_a_move_that_answers_another_question_is_refused_as_such():
    assert failed(at("blue 7", "green 1").verdict("show card 1")) == ["guard-question"]


def test_every_reason_has_fact_clause_and_way_forward():
    marks = [{"zone": "oasis", "mark": "immune", "turn": 4}]
    verdict = at("flip", "green 1", marks=marks).verdict("flip @ oasis")
    assert verdict.text() == (
        "Oasis has been immune since turn 4, so it cannot be the target of Flip the Scales (000, lines 37, 46). "
        "You may still place influence there, or choose Village, Valley, Island, and Coast."
    )


def test_the_way_forward_may_depend_on_a_ruling():
    marks = [{"zone": "oasis", "mark": "immune"}]
    frozen = at("flip", "green 1", marks=marks, rulings={"immunity-placement": "frozen"})
    assert "place influence" not in frozen.verdict("flip @ oasis").text()


def test_a_guard_is_in_force_under_its_readings_only():
    guard = Guard("g", ("flip",), OPEN, (), lambda s: True, when=("second-flip", ("illegal", "toggle")))
    assert guard.in_force({"second-flip": "illegal"}, frozenset())
    assert guard.in_force({"second-flip": "toggle"}, frozenset())
    assert not guard.in_force({"second-flip": "no-effect"}, frozenset())


def test_a_guard_can_be_switched_off():
    guard = Guard("g", ("flip",), OPEN, (), lambda s: True)
    assert guard.in_force({}, frozenset())
    assert not guard.in_force({}, frozenset({"guard:g"}))


def test_a_fact_guard_tests_one_entry_of_a_table():
    guard = fact_guard("g", ("flip",), "region", lambda s: s, lambda mark: mark == 0)
    assert guard.holds([0, 1], 0)
    assert not guard.holds([0, 1], 1)
    assert (guard.stage, guard.reads) == (OPEN, ("region",))


def test_a_held_guard_looks_for_its_card_in_the_hand():
    guard = held_guard("g", ("place",), ("colour",), lambda s: s, lambda colour: 40 + colour)
    assert guard.holds((3, 41), 1)
    assert not guard.holds((3, 41), 2)
    assert guard.stage == HAND


def test_the_short_way_agrees_on_each_kind_of_failure():
    state = at("blue 7", "green 1", marks=[{"zone": "oasis", "mark": "immune"}])
    for text in ("place blue 7 @ oasis", "flip @ oasis", "place blue 8 @ oasis", "show card 1", "draw blue 7"):
        for mover in (0, 1, CHANCE, PUBLIC):
            move = GAME.parse(text)
            assert permits(state, move, mover) == state.verdict(move, mover).legal


def test_seats_chance_and_nobody_have_words():
    assert seat_word(2) == word("seat", n=2)
    assert seat_word(CHANCE) == word("chance")
    assert seat_word(None) == seat_word(PUBLIC) == word("nobody")


def test_the_form_guards_are_bound_to_the_clauses_of_the_game():
    assert {guard.id: guard.clauses for guard in GAME.form} == {
        "over": ("match-end",),
        "chance-first": ("one-at-a-time",),
        "turn": ("one-at-a-time",),
        "question": ("one-card",),
    }
    assert all(guard.stage == FORM for guard in GAME.form)


def test_every_guard_of_the_game_carries_known_clauses():
    for verb in GAME.verb_list:
        for guard in (*GAME.form, *verb.guards):
            assert guard.clauses
            assert set(guard.clauses) <= set(GAME.rulebook.clauses)


def test_verdicts_compare_by_what_they_say():
    state = at("blue 7", "green 1")
    one, two = state.verdict("flip @ oasis"), state.copy().verdict("flip @ oasis")
    assert one == two
    assert one != state.verdict("flip @ valley")
    assert replace(one, legal=True) != two


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_move_that_does_not_answer_says_what_is_asked_and_what_answers_it(language):
    game = explorer.game("continents")
    state = game.state({"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0]})
    words, question = game.words(language), state.question
    [reason] = state.verdict("stop").reasons
    assert reason.id == "guard-question"
    assert words.say(question.asks) in reason.way(language)
    for verb in ("attack", "yield"):
        assert words.say(f"verb-{verb}") in reason.way(language)
    assert reason.clauses[: len(question.clauses)] == question.clauses
