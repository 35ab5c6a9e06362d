"""When a card may be played: a strip of moments, a table of all cards, and the picture that goes with a refusal."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.findings import Finding
from explorer.core.words import word
from explorer.drawing.boards import board_for
from explorer.drawing.show import html
from explorer.drawing.timing import card_html, table_html, timing_html
from explorer.drawing.timing_strip import moments_of, strip_svg
from explorer.widgets.answers import verdict_answer
from explorer.widgets.speech import Speech
from tests.drawing.test_continents_board import FULL, WAR, at_war
from tests.drawing.test_show import check

SVG = "{http://www.w3.org/2000/svg}"


def boxes(svg):
    return [g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.get("data-kind")]


def across(box):
    return float(box.find(f"{SVG}rect").get("x"))


def after_the_dice():
    return at_war(5, 6, 2, 6, 3)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_moment_has_a_box_that_says_by_whom_and_where_it_stands(language):
    finding = after_the_dice().view(0).timing("rally")
    drawn = boxes(strip_svg(finding, language))
    assert [box.get("data-kind") for box in drawn] == ["yes" if f.holds else "no" for f in finding.below]
    lit = drawn[[f.holds for f in finding.below].index(True)]
    assert lit.find(f"{SVG}title").text == next(f for f in finding.below if f.holds).text(language)
    cited = " ".join(node.text for node in lit.iter(f"{SVG}text"))
    assert "R001-01" in cited
    assert FULL.words(language).say("role-defender") in cited


def test_only_the_moment_at_which_the_position_waits_is_marked():
    said = FULL.words().say("draw-here")
    shown = boxes(strip_svg(after_the_dice().view(0).timing("rally")))
    marked = [any(node.text == said for node in box.iter(f"{SVG}text")) for box in shown]
    assert marked.count(True) == 1
    assert shown[marked.index(True)].get("data-kind") == "yes"
    rolling = strip_svg(at_war(5).view(0).timing("rally"))
    assert said not in rolling
    assert "Now: The attacker rolls" in rolling


def test_what_only_others_may_do_looks_another_way():
    kinds = [moment.kind for moment in moments_of(at_war().view(1).timing("troop"))]
    assert [kind for kind, _ in groupby(kinds)] == ["no", "others", "yes", "others", "no"]
    assert "others" not in {m.kind for m in moments_of(at_war().view(explorer.PUBLIC).timing("troop"))}


def test_the_strip_runs_as_the_language_does_and_stays_within_the_picture():
    finding = at_war().view(0).timing("spy")
    for language, way in (("en", 1), ("fa", -1)):
        svg = strip_svg(finding, language)
        drawn = zip(moments_of(finding, language), boxes(svg), strict=True)
        for _, row in groupby(drawn, key=lambda pair: pair[0].part):
            places = [(float(box.find(f"{SVG}rect").get("y")), way * across(box)) for _, box in row]
            assert places == sorted(places)
        wide, high = map(float, ElementTree.fromstring(svg).get("viewBox").split()[2:])
        for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect"):
            assert 0 <= float(rect.get("x", 0)) <= wide - float(rect.get("width"))
            assert 0 <= float(rect.get("y", 0)) <= high - float(rect.get("height"))


@pytest.mark.parametrize("boxes_in_part", [3, 4, 5, 6])
def test_a_row_of_three_or_more_boxes_fills_the_width(boxes_in_part):
    finding = at_war().view(0).timing("spy")
    told = replace(finding, below=finding.below[:1] * boxes_in_part)
    svg = strip_svg(told)
    wide = float(ElementTree.fromstring(svg).get("viewBox").split()[2])
    rects = [box.find(f"{SVG}rect") for box in boxes(svg)]
    ends = [float(rect.get("x")) + float(rect.get("width")) for rect in rects]
    assert min(across(box) for box in boxes(svg)) == pytest.approx(wide - max(ends), abs=0.2)


def test_its_words_tell_all_of_it():
    finding = at_war().view(0).timing("spy")
    told = ElementTree.fromstring(strip_svg(finding)).find(f"{SVG}desc").text.splitlines()
    assert told[1:] == [moment.said for moment in moments_of(finding)]
    assert all(moment.said in card_html(finding) for moment in moments_of(finding))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_table_has_a_row_for_each_card_and_a_column_for_each_moment(language):
    view = after_the_dice().view(0)
    text = timing_html(view, None, language)
    check(text)
    moments = len(view.timing("spy").below)
    assert text.count('scope="row"') == len(view.timings()) == 7
    assert text.count('scope="col"') == moments
    assert text.count("<td title=") == 7 * moments
    assert text.count(f">{FULL.words(language).say('draw-here')}<") == 1
    assert FULL.cite("attacker-deploys", "defender-deploys", "others-help", "tactics-when", language=language) in text


def test_one_card_and_all_cards_of_a_position_and_of_a_game_without_such_a_thing():
    state = FULL.state(WAR)
    assert timing_html(state, "rally") == timing_html(state.view(explorer.ALL), "rally")
    check(timing_html(state, "rally", "fa"))
    assert timing_html(explorer.game("influence").start(2, 1)) == ""
    assert table_html([]) == ""
    assert strip_svg(state.explain("winner")) == ""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_refusal_for_its_moment_shows_the_strip_here_and_in_the_explorer(language):
    verdict = FULL.state(WAR).verdict("rally for attacker")
    (reason,) = verdict.reasons
    svg = board_for(FULL).picture_of(reason, language)
    assert svg == strip_svg(reason, language)
    title = ElementTree.fromstring(svg).find(f"{SVG}title").text
    assert title in html(verdict, language)
    assert title in verdict_answer(verdict, Speech(FULL, language))
    legal = FULL.state(WAR).verdict("spy on seat 1")
    assert legal.legal
    assert FULL.words(language).say("draw-timing-card", card=word("card-spy")) not in html(legal, language)


def test_a_card_of_the_hand_can_be_asked_about():
    view = FULL.state(WAR).view(0)
    drawn = {g.get("data-topic") for g in ElementTree.fromstring(board_for(FULL).svg(view)).iter(f"{SVG}g")}
    assert {"card:troop", "card:rally", "card:spy"} <= drawn
    check(html(view.explain("card:spy")))
    assert "When may Spy be played?" in html(view.explain("card:spy"))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_any_game_can_tell_its_moments(language):
    game = explorer.game("influence")
    card = word("card-immunity")

    def moment(name, may, now):
        facts = {
            "card": card, "moment": word(f"region-{name}"), "within": word("draw-hands"), "own": int(may),
            "players": (word("seat", n=1),) if may else (), "now": int(now),
        }  # fmt: skip
        return Finding(game, "finding-moment", "" if may else "not", may, ("zone-value",), facts)

    names = game.deck.regions[:4]
    below = tuple(moment(name, i == 2, i == 0) for i, name in enumerate(names))
    told = Finding(game, "finding-moment", "not", False, (), {**below[0].facts, "waits": word("draw-here")}, below)
    drawn = boxes(strip_svg(told, language))
    assert [box.get("data-kind") for box in drawn] == ["no", "no", "yes", "no"]
    check(table_html([told, told], language))
    assert table_html([told, told], language).count("<td title=") == 8
    many = replace(told, below=below * 5)
    wide = float(ElementTree.fromstring(strip_svg(many, language)).get("viewBox").split()[2])
    rows = {box.find(f"{SVG}rect").get("y") for box in boxes(strip_svg(many, language))}
    assert len(rows) == 5  # twenty boxes, four at most in a row
    assert all(0 <= across(box) <= wide for box in boxes(strip_svg(many, language)))
