"""The course of `smashup`, page by page: setting up, a turn, playing a card, its text, leaving play, scoring."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from explorer.drawing.flow import chapter_of, flow_chart, flow_charts, flows_of
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import BRAIN, OASIS, PITS, lay

READABLE = 1400  # pixels: a picture of this width is drawn at four fifths of its size on a page of 1140


def drawn_steps(charts):
    return Counter(item.id for chart in charts for item in chart.items if item.kind != "end")


def test_every_step_stands_on_one_page():
    assert drawn_steps(flow_charts(GAME)) == Counter(step.id for step in GAME.steps)


def test_every_part_names_steps_that_there_are():
    for chapter, names in GAME.chapters.items():
        there = {step.name for step in GAME.steps if step.flow in flows_of(GAME, chapter)}
        flows = {step.flow for step in GAME.steps}
        assert set(names) <= (there if "/" in chapter else flows), chapter


def test_flows_that_are_put_together_come_as_one_page():
    (page,) = flow_charts(GAME, flows=("playing",))
    assert {item.id.partition(".")[0] for item in page.items} == {"play", "action", "extra"}
    assert [chart.title for chart in flow_charts(GAME, flows=("play", "extra"))] == [page.title]
    (step,) = [step for step in GAME.steps if step.id == "extra.offer"]
    assert chapter_of(GAME, step) == "playing"


@pytest.mark.parametrize("language", ["en", "vi"])
def test_each_page_has_a_name_of_its_own_and_can_be_read(language):
    charts = flow_charts(GAME, None, language)
    assert len({chart.title for chart in charts}) == len(charts)
    for chart in charts:
        assert ": " in chart.title, "a page without a name"
        svg = chart.svg(GAME.words(language))
        assert float(ElementTree.fromstring(svg).get("viewBox").split()[2]) <= READABLE, chart.title


def test_every_declared_successor_is_drawn_where_its_step_stands():
    drawn = {(arrow.tail, arrow.head) for chart in flow_charts(GAME) for arrow in chart.arrows}
    assert drawn == {(s.id, f"{s.flow}.{name}") for s in GAME.steps for name in s.then if name != s.name}


def test_the_step_that_waits_is_lit_on_its_page_alone():
    s = lay({PITS: ["zapbot-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["laseratops-1"]})
    s.play("play laseratops-1 @ tar-pits")
    lit = [(chart.title, item.id) for chart in flow_charts(GAME, s) for item in chart.items if item.lit]
    assert lit == [(flow_chart(GAME, s, "en", ("do/choices",)).title, "do.choose")]
