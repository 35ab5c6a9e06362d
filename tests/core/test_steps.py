"""Steps declare their successors; pending work is frames on the stack, and the loop runs them to the next question."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import explorer
from explorer.core.errors import FlowError
from explorer.core.rules import Rules
from explorer.core.state import State
from explorer.core.steps import END, Ask, Frame, Lot, Step, StepInForce

GAME = explorer.game("influence")


def rules_of(*steps, off=()):
    """Rules with these steps and nothing else: enough for the loop."""
    rules = object.__new__(Rules)
    rules.index = {step.id: i for i, step in enumerate(steps)}
    dead = [f"step:{step.id}" in off for step in steps]
    rules.steps = [StepInForce(step, i, is_off) for i, (step, is_off) in enumerate(zip(steps, dead, strict=True))]
    by_id = {step.id: step for step in rules.steps}
    for step, is_off in zip(rules.steps, dead, strict=True):
        step.link(by_id, is_off)
    return rules


class Log(State):
    """A position that only remembers which steps ran."""

    __slots__ = ("ran",)


def run(*steps, off=(), seat=0):
    state = Log(rules_of(*steps, off=off))
    state.ran = []
    state.push(steps[0].id, seat=seat)
    state.run()
    return state


def step(name, then, goes=None, flow="turn", **more):
    def work(state, frame):
        state.ran.append(f"{flow}.{name}")
        return goes or then[0]

    return Step(flow, name, (), then, work, **more)


def ask(name, then, answer=None, **more):
    return Ask("turn", name, (), then, answer=answer or (lambda s, f, move: move), **more)


def test_steps_run_until_the_flow_ends():
    state = run(step("one", ("two",)), step("two", (END,)))
    assert state.ran == ["turn.one", "turn.two"]
    assert state.stack == []
    assert state.actor is None


def test_steps_run_until_a_seat_is_asked():
    state = run(step("one", ("choose",)), ask("choose", ("two",)), step("two", (END,)), seat=2)
    assert state.actor == 2
    assert state.rules.steps[state.stack[-1].at].id == "turn.choose"
    state.apply("two")
    assert state.ran == ["turn.one", "turn.two"]
    assert state.actor is None


def test_a_step_may_ask_another_seat_than_the_frames():
    assert run(ask("choose", (END,), who=lambda s, f: 5)).actor == 5


def test_chance_is_asked_by_a_lot():
    assert run(Lot("turn", "draw", (), (END,), answer=lambda s, f, m: END)).actor == explorer.CHANCE


def test_a_step_that_goes_where_it_does_not_declare_is_an_error():
    with pytest.raises(FlowError, match=r"turn\.one went to 'three', which it does not declare"):
        run(step("one", ("two",), goes="three"), step("two", (END,)), step("three", (END,)))


def test_an_answer_that_leads_where_it_does_not_declare_is_an_error():
    state = run(ask("choose", ("two",)), step("two", (END,)), step("three", (END,)))
    with pytest.raises(FlowError, match=r"turn\.choose"):
        state.apply("three")


def test_going_on_to_an_undeclared_successor_is_an_error():
    state = run(ask("choose", ("two",)), step("two", (END,)), step("three", (END,)))
    with pytest.raises(FlowError, match=r"turn\.choose"):
        state.proceed("three")


def test_steps_that_run_in_a_circle_are_an_error():
    with pytest.raises(FlowError, match="in a circle"):
        run(step("one", ("two",)), step("two", ("one",)))


def test_a_step_switched_off_goes_to_its_first_successor_and_does_nothing():
    state = run(step("one", ("two",)), step("two", (END,)), off=["step:turn.one"])
    assert state.ran == ["turn.two"]


def test_a_step_switched_off_may_skip_elsewhere():
    steps = step("one", ("two",), skip="three"), step("two", (END,)), step("three", (END,))
    assert run(*steps, off=["step:turn.one"]).ran == ["turn.three"]
    assert run(*steps).ran == ["turn.one", "turn.two"]


def test_a_question_switched_off_is_not_asked():
    state = run(ask("choose", ("two",)), step("two", (END,)), off=["step:turn.choose"])
    assert state.ran == ["turn.two"]


def test_work_put_on_top_is_done_first():
    def fight(state, frame):
        state.ran.append("turn.attack")
        state.push("battle.roll", seat=1)
        return "after"

    attack = Step("turn", "attack", (), ("after",), fight, pushes=True)
    state = run(attack, step("after", (END,)), step("roll", (END,), flow="battle"))
    assert state.ran == ["turn.attack", "battle.roll", "turn.after"]
    assert state.actor is None


def test_work_put_on_top_may_ask_and_the_rest_waits_below():
    attack = Step("turn", "attack", (), ("after",), lambda s, f: s.push("turn.choose", seat=1) and "after", pushes=True)
    state = run(attack, step("after", (END,)), ask("choose", (END,)))
    assert state.actor == 1
    assert len(state.stack) == 2
    state.apply(END)
    assert state.ran == ["turn.after"]


def test_a_flow_may_end_and_leave_other_work_behind():
    begin = Step("turn", "begin", (), (END,), lambda s, f: s.push("turn.choose", seat=1) and END, pushes=True)
    state = run(begin, ask("choose", (END,)))
    assert state.actor == 1
    assert len(state.stack) == 1


def test_a_copied_frame_has_its_own_memo():
    frame = Frame(0, seat=1, memo={"card": 3})
    other = frame.copy()
    other.memo["card"] = 4
    assert frame.memo == {"card": 3}
    assert (other.at, other.seat) == (0, 1)


def test_the_steps_taken_are_traced_and_no_more_when_it_stops():
    rules = GAME.rules_class(GAME, 2, GAME.rulebook.choose(None))
    pairs = set()
    rules.trace_into(pairs)
    state = GAME.state_class.opening(rules)
    state.run()
    rng = Random(1)
    while not state.is_over:
        state.apply(rng.choice(state.legal_moves()))
    assert {("opening.zones", "zones"), ("opening.deal", "begin"), ("turn.choose", "place")} <= pairs
    declared = {(step.id, name) for step in GAME.steps for name in step.then}
    assert pairs <= declared
    rules.trace_into(None)
    before = set(pairs)
    other = GAME.state_class.opening(rules)
    other.run()
    other.apply(other.legal_moves()[0])
    assert pairs == before


def test_every_successor_of_every_step_of_the_game_is_a_step():
    ids = {step.id for step in GAME.steps}
    for found in GAME.steps:
        for name in (*found.then, *([found.skip] if found.skip else [])):
            assert name == END or f"{found.flow}.{name}" in ids


def test_every_step_of_the_game_can_be_reached():
    reached = {"opening.zones", "turn.choose"}
    for found in GAME.steps:
        reached |= {f"{found.flow}.{name}" for name in found.then}
    assert {step.id for step in GAME.steps} <= reached


def test_every_question_of_the_game_has_verbs_and_an_answer():
    for found in GAME.steps:
        if isinstance(found, Ask | Lot):
            assert found.answer is not None
            assert set(found.verbs) <= set(GAME.verbs)
            assert found.verbs


def test_a_step_of_the_game_that_goes_astray_is_noticed(monkeypatch):
    rules = GAME.rules(2, {"discard-shown": "shown"})
    place = rules.steps[rules.index["turn.place"]]
    monkeypatch.setattr(place, "run", lambda s, f: "dance")
    state = GAME.start(2, 1, {"discard-shown": "shown"})
    move = next(m for m in state.legal_moves() if m.verb == "place")
    with pytest.raises(FlowError, match=r"turn\.place went to 'dance'"):
        state.play(move)


def test_questions_say_who_is_asked_what_and_under_which_clause():
    question = GAME.start(3, 1).question
    assert question.seat in (0, 1, 2)
    assert set(question.clauses) <= set(GAME.rulebook.clauses)
    assert "place" in question.verbs
    assert replace(question, seat=9) != question
