"""The course of `fortune`, page by page: basic play, what expert rules add, the end of a turn, a contest."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from explorer.core.steps import END
from explorer.drawing.flow import flow_chart, flow_charts
from tests.drawing.test_fortune_board import FULL, contest

READABLE = 1400  # pixels: a picture of this width is drawn at four fifths of its size on a page of 1140


def test_every_step_of_a_turn_stands_in_one_chapter():
    names = [name for steps in FULL.chapters.values() for name in steps]
    assert sorted(names) == sorted(step.name for step in FULL.steps if step.flow == "turn")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_each_part_is_a_chart_of_its_own_that_can_be_read(language):
    drawn = flow_charts(FULL, None, language)
    assert len({chart.title for chart in drawn}) == len(drawn) == 5
    for chart in drawn:
        svg = chart.svg(FULL.words(language))
        wide = float(ElementTree.fromstring(svg).get("viewBox").split()[2])
        assert wide <= READABLE, chart.title


def test_every_declared_successor_is_drawn_where_its_step_stands():
    drawn = {(arrow.tail, arrow.head) for chart in flow_charts(FULL) for arrow in chart.arrows}
    assert drawn == {(s.id, f"{s.flow}.{name}") for s in FULL.steps for name in s.then if name != s.name}


def test_what_only_experts_do_stands_apart_from_basic_play():
    basic = {item.id for item in flow_chart(FULL, None, "en", ("turn/acting",)).items if item.kind != "end"}
    expert = {item.id for item in flow_chart(FULL, None, "en", ("turn/second",)).items if item.kind != "end"}
    assert expert == {"turn.more", "turn.develop", "turn.early"}
    assert not basic & expert


def test_the_step_that_waits_is_lit_in_the_contest_and_its_end_is_an_end():
    lit = {chart.title: [item.id for item in chart.items if item.lit] for chart in flow_charts(FULL, contest())}
    assert lit["Course of Fortune: a contest"] == ["duel.answer"]
    assert sum(map(len, lit.values())) == 1
    assert f"duel.{END}" in {item.id for item in flow_chart(FULL, None, "en", ("duel",)).items}
