"""The course of `continents`, page by page: the steps of the engine in chapters, each fit to be read."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.steps import END
from explorer.drawing.flow import chapter_of, flow_chart, flow_charts
from explorer.drawing.show import flow_html
from tests.drawing.test_continents_board import FULL, at_war
from tests.drawing.test_show import check

READABLE = 1400  # pixels: a picture of this width is drawn at four fifths of its size on a page of 1140


def test_every_step_of_a_divided_flow_stands_in_one_chapter():
    for flow in ("turn", "battle"):
        names = [name for chapter, steps in FULL.chapters.items() if chapter.startswith(f"{flow}/") for name in steps]
        assert sorted(names) == sorted(step.name for step in FULL.steps if step.flow == flow)
    assert [chapter_of(FULL, step) for step in FULL.steps if step.flow == "spy"] == [""] * 4


@pytest.mark.parametrize("language", ["en", "fa"])
def test_each_chapter_is_a_chart_of_its_own_that_can_be_read(language):
    drawn = flow_charts(FULL, None, language, ("turn", "battle"))
    assert len(drawn) == len(FULL.chapters)
    assert len({chart.title for chart in drawn}) == len(drawn)
    for chart in drawn:
        svg = chart.svg(FULL.words(language))
        wide = float(ElementTree.fromstring(svg).get("viewBox").split()[2])
        assert wide <= READABLE, chart.title
        assert f'direction="{"rtl" if language == "fa" else "ltr"}"' in svg


def test_every_declared_successor_is_drawn_where_its_step_stands():
    drawn = {(arrow.tail, arrow.head) for chart in flow_charts(FULL) for arrow in chart.arrows}
    declared = {(s.id, f"{s.flow}.{name}") for s in FULL.steps for name in s.then if name != s.name}
    assert drawn == declared
    for chart in flow_charts(FULL):
        assert {end for arrow in chart.arrows for end in (arrow.tail, arrow.head)} <= {item.id for item in chart.items}


def test_what_lies_in_another_chapter_is_named_as_a_way_out():
    chart = flow_chart(FULL, None, "en", ("battle/dice",))
    out = {item.id: item.said for item in chart.items if item.kind == "end"}
    assert out["battle.compare"] == "→ A pair is compared"
    assert f"battle.{END}" not in out
    assert "A pair is compared" in chart.desc
    assert flow_chart(FULL, None, "fa", ("battle/dice",)).items[-1].said.startswith("←")


def test_the_step_that_waits_is_lit_in_its_chapter_alone():
    lit = {chart.title: [i.id for i in chart.items if i.lit] for chart in flow_charts(FULL, at_war(5, 6, 2, 6, 3))}
    assert [ids for ids in lit.values() if ids] == [["battle.after"]]
    assert lit["Course of Continents: the dice"] == ["battle.after"]


def test_one_flow_or_one_chapter_can_be_shown():
    for flows, pictures in ((("turn",), 2), (("battle/dice",), 1), (("spy",), 1)):
        text = flow_html(FULL, None, "fa", flows)
        check(text)
        assert text.count("<img") == pictures
    game = explorer.game("influence")
    assert flow_charts(game) == [flow_chart(game)]


def test_a_flow_there_is_not_is_refused_with_what_there_is():
    with pytest.raises(ExplorerError, match=r"no flow is called 'battel'.*did you mean 'battle'"):
        flow_charts(FULL, flows=("battel",))
