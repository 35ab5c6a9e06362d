"""Pictures that go with findings of `fortune`: a contest as a ladder, sums, why a steal is refused; who knows what."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import explorer
from explorer.core.decisions import Outcome, nodes_of
from explorer.drawing.boards.fortune_duel import ladder_of
from explorer.drawing.boards.fortune_sum import parts_of
from explorer.drawing.boards.fortune_tree import path_to, walked
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, knowledge_html
from explorer.drawing.show import html
from explorer.drawing.trees import lit_nodes
from explorer.rules.fortune.guards import REFUSALS
from explorer.rules.fortune.stealing import REFUSED, STEAL
from tests.drawing.test_fortune_board import BOARD, SVG, contest, table, texts
from tests.drawing.test_show import check
from tests.rules.fortune.random_play import FULL as GAME

WORDS = {language: GAME.words(language) for language in ("en", "ar")}


def sum_of_the_document():
    """Three cars, one land, three phones against 60, as in lines 53 to 67: precious cards count nothing."""
    mine = [["silver", "land"], ["car", "car", "car"], ["phone", "phone", "phone"]]
    yours = [["car", "car"], ["car", "silver", "car"]]
    return GAME.state({"players": 2, "hands": [[], []], "fortunes": [mine, yours], "stack": [],
                       "rulings": {"precious-worth": "nothing"}})  # fmt: skip


# the ladder


def test_a_ladder_has_a_rung_for_every_play_and_says_what_answers_it():
    view = contest().view(0)
    ladder = ladder_of(view.explain("duel"), WORDS["en"])
    seen = view.duel
    assert [(side, cards, count) for side, cards, count in ladder.rungs] == [
        (int(rung.seat == seen.defender), rung.cards, rung.demand) for rung in seen.rungs
    ]
    assert (ladder.due, ladder.demand) == (1, 2)
    assert ladder.stake == seen.stake.cards(view.deck.silver)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_ladder_says_what_comes_of_it_if_either_side_stops(language):
    state = contest()
    said = " ".join(texts(BOARD.picture_of(state.view(0).explain("duel"), language)))
    kept, stolen = ladder_of(state.view(0).explain("duel"), WORDS[language]).fates
    assert kept in said
    assert stolen in said
    assert stolen == state.view(0).explain("duel").sentence(language)


def test_a_double_demand_is_a_double_line_and_a_settled_one_single():
    svg = BOARD.picture_of(contest().view(0).explain("duel"))
    said = texts(svg)
    assert said.count("two cards or a gold") == 2
    assert said.count("one card") == 1
    assert len(list(ElementTree.fromstring(svg).iter(f"{SVG}line"))) == 5


def test_a_contest_is_on_the_board_only_while_it_is_on():
    state = contest()
    assert "Contest for car" in texts(BOARD.svg(state.view(2)))
    state.play("give up")
    assert "Contest for car" not in texts(BOARD.svg(state.view(2)))


def test_the_ladder_of_a_finding_is_well_formed_and_runs_with_the_language():
    for language, way in (("en", "ltr"), ("ar", "rtl")):
        finding = contest().view(0).explain("duel")
        svg = BOARD.picture_of(finding, language)
        root = ElementTree.fromstring(svg)
        assert root.get("direction") == way
        assert finding.sentence(language) in root.find(f"{SVG}desc").text
        check(html(finding, language))


# sums


def test_the_sum_of_the_document_is_drawn_kind_by_kind():
    finding = sum_of_the_document().explain("fortune:0")
    said = texts(BOARD.picture_of(finding))
    assert {"3 × 15", "1 × 20", "3 × 5", "45", "20", "15", "80 thousand"} <= set(said)
    assert [part.amount for part in parts_of(finding)] == [15, 45, 20, 0]


def test_both_fortunes_stand_side_by_side_and_the_greatest_is_marked():
    finding = sum_of_the_document().explain("winner")
    svg = BOARD.picture_of(finding)
    said = texts(svg)
    assert {"80 thousand", "60 thousand", "15 + 45 + 20 ="} <= set(said)
    bars = [rect for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect") if rect.get("height") == "28"]
    wide = [float(rect.get("width")) for rect in bars]
    assert sum(wide[:3]) / wide[3] == pytest.approx(80 / 60, rel=0.01)
    check(html(finding, "ar"))


def test_assumed_values_are_marked_in_a_sum_and_printed_ones_are_not():
    said = texts(BOARD.picture_of(table().explain("fortune:1")))
    assert "1 × 15" in said
    assert "1 × 25°" in said
    assert "80 thousand°" in said


def test_a_fortune_without_a_card_has_no_picture():
    assert BOARD.picture_of(table().explain("fortune:2")) == ""
    bare = GAME.state({"players": 2, "hands": [["car"], ["car"]]})
    assert BOARD.picture_of(bare.explain("winner")) == ""


# may I steal this?


def test_every_refusing_leaf_has_its_guard_and_one_way_to_it():
    leaves = {node.id for node in nodes_of(STEAL) if isinstance(node, Outcome)}
    assert set(REFUSALS.values()) == set(REFUSED) == leaves - {"steal-open"}
    ids = {guard.id for guard in GAME.verbs["steal"].guards}
    assert set(REFUSALS) <= ids
    for leaf in leaves:
        assert path_to(STEAL, leaf)
    assert path_to(STEAL, "no-such-leaf") is None


@pytest.mark.parametrize(("move", "topic"), [("steal from seat 2 with car", "steal:0>2")])
def test_a_refused_steal_brings_the_way_through_the_tree(move, topic):
    state = table()
    verdict = state.verdict(move)
    (reason,) = verdict.reasons
    found, told = walked(reason), state.explain(topic)
    assert found.answers == told.answers
    assert found.id == told.id
    assert found.sentence() == told.sentence()
    assert lit_nodes(found) == lit_nodes(told)
    assert html(verdict).count("data:image/svg") == 2
    check(html(verdict, "ar"))


def test_the_protected_first_group_and_the_missing_own_one_are_found_in_the_tree():
    protected = table(fortunes=[[["phone", "phone"]], [["land", "land"]], []])
    groupless = table(fortunes=[[], [["land", "land"], ["car", "silver"]], []])
    for state, leaf in ((protected, "outcome-steal-protected"), (groupless, "outcome-steal-groupless")):
        (reason,) = state.verdict("steal from seat 1 with car").reasons
        assert walked(reason).id == leaf == state.explain("steal:0>1").id
        assert BOARD.picture_of(reason, "ar").startswith("<svg")


def test_other_refusals_have_no_tree():
    (reason,) = table().verdict("steal from seat 1 with boat").reasons
    assert walked(reason) is None
    assert BOARD.picture_of(reason) == ""


# who knows what


def test_a_hand_is_known_to_its_owner_alone_and_the_pile_to_nobody():
    said = knowledge_html(table().view(0))
    check(said)
    assert "phone, boat, car" in said
    assert "camera" not in said
    assert said.count(f">{FULL}<") == 3
    assert said.count(f">{EMPTY}<") == 3 * 2 + 3
    assert "camera" in knowledge_html(table().view(explorer.ALL))


def test_covered_groups_are_remembered_only_under_that_reading():
    assert HALF not in knowledge_html(table().view(0))
    covered = table(rulings={"covered-groups": "top-only"})
    said = knowledge_html(covered.view(0), "ar")
    assert said.count(f">{HALF}<") == 2
    assert re.search(r"1\. \S+ مغطاة", said)
    assert "1. land, land" in knowledge_html(covered.view(1))
