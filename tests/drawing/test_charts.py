"""Charts draw the very trees, guards and steps that the engine runs, with the path taken lit."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.decisions import Decision, Outcome, nodes_of
from explorer.core.findings import Finding
from explorer.core.words import word
from explorer.drawing import chart, layout
from explorer.drawing.flow import flow_chart
from explorer.drawing.palette import PATH
from explorer.drawing.trees import guard_chart, tree_chart
from tests.drawing.positions import played

GAME = explorer.game("influence")
SVG = "{http://www.w3.org/2000/svg}"


def zone_findings():
    state = played(3, 5)
    return [state.explain(f"zone:{state.deck.regions[r]}") for r in state.regions]


@pytest.mark.parametrize("finding", zone_findings(), ids=lambda f: f.id)
def test_the_lit_path_is_the_answers_of_the_finding(finding):
    drawn = tree_chart(finding)
    lit = [item.id for item in drawn.items if item.lit]
    assert lit[:-1] == [f"node-{id}" for id, _ in finding.answers]
    answers = [(a.tail.removeprefix("node-"), a.said == "yes") for a in drawn.arrows if a.lit]
    assert answers == list(finding.answers)
    assert drawn.items[[item.id for item in drawn.items].index(lit[-1])].said == finding.sentence()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_node_of_the_tree_stands_in_the_picture_with_its_clause(language):
    finding = zone_findings()[0]
    drawn = tree_chart(finding, language)
    nodes = list(nodes_of(finding.tree))
    assert len(drawn.items) == len(nodes)
    assert len(drawn.arrows) == 2 * sum(isinstance(node, Decision) for node in nodes)
    assert all(
        item.cited == GAME.cite(*node.clauses, language=language) for node, item in zip(nodes, drawn.items, strict=True)
    )


def test_a_leaf_that_two_answers_lead_to_stands_once():
    shared = Outcome("won", ("highest-wins",))
    tree = Decision("flipped", ("flip",), bool, yes=shared, no=Decision("any-valid", ("flip",), bool, shared, shared))
    facts = zone_findings()[0].facts
    drawn = tree_chart(Finding(GAME, "outcome-won", "", True, (), facts, (), tree, (("flipped", True),)))
    assert [item.lit for item in drawn.items] == [True, True, False]
    assert [arrow.lit for arrow in drawn.arrows] == [True, False, False, False]
    assert drawn.svg(GAME.words())


def test_a_finding_without_a_tree_has_no_chart():
    assert tree_chart(played(3, 5, 9).view(0).explain("score:0")) is None


def test_guards_are_drawn_stage_by_stage_and_a_refusal_leads_out():
    state = played(4, 7, 14)
    refused = next(v for v in map(state.verdict, GAME.universe(4)) if not v.legal and v.move.verb == "cancel")
    drawn = guard_chart(refused)
    asked = [finding for stage in refused.stages for finding in stage]
    questions = [item for item in drawn.items if item.kind == "ask"]
    assert [item.mark for item in questions] == ["tick" if f.holds else "cross" for f in asked]
    leaves = [item.said for item in drawn.items if item.kind == "leaf" and item.lit]
    assert leaves == [reason.sentence() for reason in refused.reasons]
    assert not drawn.items[-1].lit


def test_a_legal_move_passes_every_guard_to_the_end():
    state = played(4, 7, 14)
    drawn = guard_chart(state.verdict(state.legal_moves()[0]))
    assert [item.lit for item in drawn.items if item.kind == "leaf"] == [False] * (len(drawn.items) // 2) + [True]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_pictures_are_well_formed_and_the_same_twice(language):
    state = played(4, 7, 14)
    words = GAME.words(language)
    makers = (
        lambda: tree_chart(zone_findings()[0], language),
        lambda: guard_chart(state.verdict(state.legal_moves()[0]), language),
        lambda: flow_chart(GAME, state, language),
    )
    for make in makers:
        svg = make().svg(words)
        layout._place.cache_clear()
        assert make().svg(words) == svg
        root = ElementTree.fromstring(svg)
        assert root.find(f"{SVG}title").text
        assert root.find(f"{SVG}desc").text
        assert "max-width" in root.get("style")
        assert "width:100%" in root.get("style")
        assert root.get("direction") == ("rtl" if language == "ar" else "ltr")


def test_the_path_is_told_by_thickness_and_sign_as_well_as_colour():
    svg = tree_chart(zone_findings()[0]).svg(GAME.words())
    lit = re.findall(rf'<path [^>]*stroke="{PATH}" stroke-width="([\d.]+)"/>', svg)
    unlit = re.findall(r'<path [^>]*stroke-width="([\d.]+)" stroke-dasharray', svg)
    assert lit
    assert unlit
    assert min(map(float, lit)) > 2 * max(map(float, unlit))


def test_boxes_do_not_overlap_and_stay_inside_the_picture():
    for drawn in (tree_chart(zone_findings()[0], "ar"), flow_chart(GAME)):
        root = ElementTree.fromstring(drawn.svg(GAME.words("ar")))
        width, height = map(float, root.get("viewBox").split()[2:])
        boxes = []
        for group in root.iter(f"{SVG}g"):
            rect = group.find(f"{SVG}rect")
            boxes.append([float(rect.get(key)) for key in ("x", "y", "width", "height")])
        assert all(x >= 0 and y >= 0 and x + w <= width and y + h <= height for x, y, w, h in boxes)
        for i, (x, y, w, h) in enumerate(boxes):
            for u, v, p, q in boxes[:i]:
                assert x + w <= u or u + p <= x or y + h <= v or v + q <= y


def test_without_a_renderer_there_is_a_list_instead(monkeypatch):
    monkeypatch.setattr(layout, "renderer", lambda: None)
    finding = zone_findings()[0]
    for drawn in (tree_chart(finding), guard_chart(played(2, 1, 3).verdict("radar seat 1 @ coast")), flow_chart(GAME)):
        assert drawn.svg(GAME.words()) is None
        ElementTree.fromstring(drawn.listing())


def test_a_renderer_that_breaks_is_no_renderer(monkeypatch, tmp_path):
    broken = tmp_path / "dot"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    for found in (broken, tmp_path / "missing"):
        monkeypatch.setattr(layout, "renderer", lambda found=found: found)
        assert layout.place([layout.Box("a", 10, 10)], []) is None


def test_the_list_of_a_tree_says_the_whole_tree():
    drawn = tree_chart(zone_findings()[0])
    listed = drawn.listing()
    assert all(item.said.replace("’", "&#x27;") in listed or item.said in listed for item in drawn.items)
    assert listed.count("✓") == sum(bool(item.lit) for item in drawn.items)


def test_names_are_escaped_in_pictures_and_lists():
    state = played(3, 5)
    names = {word("seat", n=n): "<script>x</script>" for n in range(3)}
    drawn = tree_chart(state.explain("winner"), "en", names)
    assert "<script" not in drawn.svg(GAME.words("en", names)) + drawn.listing()


def test_the_flow_has_every_step_and_declared_successor():
    drawn = flow_chart(GAME)
    steps = {step.id for step in GAME.steps}
    assert steps == {item.id for item in drawn.items if item.kind != "end"}
    edges = {(step.id, f"{step.flow}.{name}") for step in GAME.steps for name in step.then if name != step.name}
    assert {(arrow.tail, arrow.head) for arrow in drawn.arrows} == edges


def test_the_current_step_is_lit_for_a_position_and_for_any_view_of_it():
    state = played(4, 7, 14)
    for position in (state, state.view(0), state.view(explorer.PUBLIC)):
        assert position.step == "turn.choose"
        assert [item.id for item in flow_chart(GAME, position).items if item.lit] == ["turn.choose"]
    assert played(2, 3).step == ""
    assert not any(item.lit for item in flow_chart(GAME, played(2, 3)).items)


def test_lines_of_text_fit_their_boxes():
    item = chart.Item("a", "ask", "كلمة " * 40 + "⁨12⁩", "000")
    assert len(item.lines) <= 6
    assert item.lines[-1].endswith("…")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_leaf_off_the_path_says_its_own_outcome_and_not_a_clause_that_several_share(language):
    game = explorer.game("continents")
    finding = game.state({"players": 2, "continents": [["asia"], ["europe"]], "drawn": [2, 0]}).explain("coin:africa")
    leaves = [item.said for item in tree_chart(finding, language).items if item.kind == "leaf"]
    assert len(set(leaves)) == len(leaves) == 5
    assert game.clause("take-coin").text[language] not in leaves
