"""When the cards of `hundred` may be played, found by rehearsing; the course of a turn as charts."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given

import explorer
from explorer.core.guards import permits
from explorer.drawing.flow import flow_charts
from explorer.drawing.show import html
from explorer.drawing.timing import timing_html
from explorer.drawing.timing_strip import moments_of, strip_svg
from explorer.rules.hundred import timing
from tests.drawing.test_hundred_board import inside, staged
from tests.rules.hundred.random_play import FULL, positions


def found(rules, card):
    at = timing.CARDS.index(card)
    return {(m.step.partition(".")[2], m.later): m.may[at] for m in timing.moments(rules) if m.may[at]}


def test_moments_are_found_by_playing_a_turn():
    rules = FULL.rules(3)
    assert [(m.step, m.later) for m in timing.moments(rules)] == [
        ("turn.first", False), ("turn.more", False), ("spell.answer", False), ("spell.answer", True),
        ("spell.lay", False),
    ]  # fmt: skip
    assert found(rules, "mirror") == {
        ("first", False): ("set",), ("more", False): ("set",), ("answer", False): ("target",),
        ("answer", True): ("target",),
    }  # fmt: skip
    assert found(rules, "double") == {("first", False): ("turn",)}
    assert found(rules, "number") == {
        ("first", False): ("turn",), ("more", False): ("turn",), ("lay", False): ("target",),
    }  # fmt: skip


def test_readings_move_the_moments():
    assert ("answer", True) not in found(FULL.rules(2, {"mirror-mirror": "no"}), "mirror")
    assert found(FULL.rules(3, {"mirror-by": "anyone"}), "mirror")["answer", False] == ("target", "others")
    assert ("first", False) not in found(FULL.rules(2, {"set-cards": "none"}), "block")
    assert found(FULL.rules(2, {"set-cards": "any-magic"}), "freeze")["first", False] == ("turn",)


@given(positions(("full",)))
def test_the_moment_of_now_agrees_with_what_is_legal(state):
    if state.actor is None or state.actor == explorer.CHANCE:
        return
    for card, name in enumerate(timing.CARDS):
        moves = [move for move in timing.plays(state.rules, card) if permits(state, move, state.actor)]
        now = [f for f in state.view(state.actor).timing(name).below if f.facts["now"]]
        if moves:
            assert [f.holds for f in now] == [True], (name, moves)
            assert now[0].facts["own"]


@given(positions(("full",)))
def test_a_finding_on_timing_reads_no_hand(state):
    for seat in range(state.players):
        other = state.view(seat).sample_world(Random(1)).view(seat)
        assert [f.text() for f in other.timings()] == [f.text() for f in state.view(seat).timings()]


def test_what_lies_on_the_table_decides_at_the_moment_of_now():
    state = staged("freeze seat 1")
    assert state.view(1).timing("block").holds
    assert state.view(0).timing("block").part == "wait"
    heal = state.view(1).timing("heal")
    assert heal.part == "not"
    assert next(f for f in heal.below if f.facts["now"]).clauses == ("heal",)
    with pytest.raises(explorer.ExplorerError, match="card:mirror"):
        state.view(1).timing("miror")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_strips_and_tables_are_drawn(language):
    view = staged("freeze seat 1").view(1)
    for finding in view.timings():
        inside(strip_svg(finding, language))
        assert len(moments_of(finding, language)) == 5
    table = timing_html(view, None, language)
    assert all(FULL.words(language).say(f"card-{name}") in table for name in ("pierce", "recall", "heal"))
    assert table.count("<tr>") == 2 + len(view.timings())


def test_a_refusal_that_is_not_its_moment_brings_the_strip():
    out_of_time = staged().verdict("mirror from hand")
    assert [f.id for f in out_of_time.reasons[0].below] == ["finding-moment"] * 5
    assert html(out_of_time).count("data:image/svg") == 2
    other = staged("freeze seat 1").view(1).verdict("freeze seat 0")
    assert other.reasons[0].id == "guard-question"
    assert html(other, "ar").count("data:image/svg") == 2
    assert staged().view(0).verdict("accept").reasons[0].below == ()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_course_comes_in_charts_that_fit_a_page_and_holds_every_step(language):
    charts = flow_charts(FULL, staged("freeze seat 1"), language)
    boxes = {item.id for chart in charts for item in chart.items}
    assert {step.id for step in FULL.steps} <= boxes
    for chart in charts:
        svg = chart.svg(FULL.words(language))
        assert svg is not None
        assert float(ElementTree.fromstring(svg).get("viewBox").split()[2]) < 1300
    assert sum(item.lit is True for chart in charts for item in chart.items) == 1


def test_a_step_that_leads_to_many_others_names_their_chapters():
    chart = next(c for c in flow_charts(FULL) if any(item.id == "spell.take" for item in c.items))
    heads = {arrow.head for arrow in chart.arrows if arrow.tail == "spell.take"}
    assert heads == {"spell/effects", "spell/numbers", "spell/taking", "spell.do-mirror", "spell.spent"}
