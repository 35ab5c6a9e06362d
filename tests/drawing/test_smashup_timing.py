"""When the cards of `smashup` may be played or used, as strips and as a table, in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from explorer.drawing.show import html
from explorer.drawing.timing import timing_html
from explorer.drawing.timing_strip import moments_of, strip_svg
from explorer.rules.smashup import GAME
from explorer.rules.smashup.rehearsal import MOMENTS
from tests.rules.smashup.table import BRAIN, OASIS, PITS, lay

SVG = "{http://www.w3.org/2000/svg}"


def waiting():
    return lay({PITS: ["ninja-acolyte-1", "scout-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["shinobi-1"]})


@pytest.mark.parametrize("language", ["en", "vi"])
def test_strips_stay_within_the_picture_and_mark_now_once(language):
    view = waiting().view(0)
    for finding in view.timings():
        drawn = ElementTree.fromstring(strip_svg(finding, language))
        assert len([g for g in drawn.iter(f"{SVG}g") if g.get("data-kind")]) == len(MOMENTS)
        said = [node.text for node in drawn.iter(f"{SVG}text")]
        assert said.count(GAME.words(language).say("draw-here")) == 1
        wide, high = map(float, drawn.get("viewBox").split()[2:])
        for rect in drawn.iter(f"{SVG}rect"):
            assert 0 <= float(rect.get("x", 0)) <= wide - float(rect.get("width"))
            assert 0 <= float(rect.get("y", 0)) <= high - float(rect.get("height"))


@pytest.mark.parametrize("language", ["en", "vi"])
def test_the_table_has_a_row_for_each_card_of_the_seat(language):
    view = waiting().view(0)
    table = timing_html(view, None, language)
    assert table.count('scope="row"') == len(view.timings()) == 24
    assert table.count('scope="col"') == len(MOMENTS)


def test_what_may_not_be_in_this_turn_looks_another_way():
    kinds = {m.name: m.kind for m in moments_of(waiting().view(1).timing("invader"))}
    assert kinds["playing cards"] == "others"  # the turn of seat 0, who has no Aliens: not now, but in one's own turn
    shown = {m.name: m.kind for m in moments_of(lay(active=1, bases=(PITS, OASIS, BRAIN)).view(0).timing("king-rex"))}
    assert shown["before a base scores"] == "no"
    assert shown["an extra play that a text gives"] == "yes"


@pytest.mark.parametrize("language", ["en", "vi"])
def test_a_refusal_at_the_wrong_moment_brings_the_strip(language):
    s = lay({PITS: ["scout-1"]}, bases=(PITS, OASIS, BRAIN), active=1, hands={1: ["zapbot-1"]})
    verdict = s.verdict("use scout-1")
    title = GAME.words(language).say("draw-timing-card", card=verdict.reasons[0].facts["card"])
    assert title in html(verdict, language)
    assert title not in html(s.verdict("play zapbot-1 @ tar-pits"), language)
