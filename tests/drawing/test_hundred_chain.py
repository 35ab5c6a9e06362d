"""The chain on the table of `hundred` as a picture, and what can answer what as a table."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import explorer
from explorer.drawing.boards.hundred_answers import answers_html
from explorer.drawing.boards.hundred_chain import chain_svg, finding_svg, reach_of
from explorer.rules.hundred.chains import answer_findings, what_answers
from explorer.rules.hundred.deck import FREEZE, MIRROR
from explorer.rules.hundred.spells import ANSWERS
from tests.drawing.test_hundred_board import BOARD, SVG, inside, plain, staged, texts
from tests.rules.hundred.random_play import FULL

CHAIN = ("freeze seat 1", "mirror from hand", "mirror from hand")


def labels(svg, *names):
    """The names found in a picture, from top to bottom."""
    found = [
        (float(node.get("y")), "".join(node.itertext())) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")
    ]
    return [said for _, said in sorted(found) if said in names]


def heads(svg):
    """The tips of all arrows: where each points, from top to bottom (moved there, turned to the right or not)."""
    found = []
    for node in ElementTree.fromstring(svg).iter(f"{SVG}path"):
        moved = re.match(r"translate\(([\d.]+) ([\d.]+)\) scale\((-?[\d.]+)", node.get("transform") or "")
        if moved and node.get("d").startswith("M4 2.5 21.5 12"):
            found.append((float(moved[2]), float(moved[3]) > 0))
    return [right for _, right in sorted(found)]


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_an_arrow_for_each_card_and_one_for_where_it_points_now(depth, language):
    state = staged(*CHAIN[:depth])
    reach = reach_of(state.view(0))
    assert reach.links == ((FREEZE, 0, 1), (MIRROR, 1, 0), (MIRROR, 0, 1))[:depth]
    svg = chain_svg(state.view(0), language)
    inside(svg)
    towards = [to > user for _, user, to in reach.links] + [reach.target > reach.user]
    assert heads(svg) == [way == (language == "en") for way in towards]
    freeze, mirror = (FULL.words(language).say(f"card-{name}") for name in ("freeze", "mirror"))
    assert labels(svg, freeze, mirror) == [freeze] + [mirror] * (depth - 1)


def test_each_answer_stands_with_what_it_would_bring_or_the_clause_that_forbids_it():
    said = list(map(plain, texts(chain_svg(staged(*CHAIN).view(explorer.PUBLIC)))))
    assert "It would then point at Seat 0. (002, line 26)" in said
    assert "Block has undone Freeze. (002, line 27)" in said
    assert "Heal undoes Force and Pass; this is Freeze. (002, line 37)" in said
    assert "Seat 1 is frozen; turns to lose: 2." in " ".join(said)
    assert said.count("Freeze") == 1


def test_answers_are_not_drawn_while_none_is_asked_for():
    state = staged("goblin seat 1", "accept", hands=[["goblin"], ["10"], ["7"]], graveyard=["pierce"])
    assert state.step == "spell.pick"
    assert "What each answer would bring" not in texts(chain_svg(state.view(0)))
    assert "where it points now" in texts(chain_svg(state.view(0)))
    assert chain_svg(staged().view(0)) == ""


def test_what_an_effect_comes_to_is_drawn_from_the_finding_too():
    view = staged(*CHAIN[:2]).view(2)
    svg = finding_svg(view.explain("effect"))
    inside(svg)
    assert texts(svg).count("Mirror") == 1
    assert heads(svg) == [True, False, False]
    assert finding_svg(view.explain("winner")) == ""


def test_an_effect_that_is_undone_is_called_so():
    document = staged(*CHAIN[:1]).to_dict()
    document["stack"][1]["memo"]["stopped"] = 2
    view = FULL.state(document).view(0)
    assert "undone" in texts(finding_svg(view.explain("effect")))
    assert "where it points now" in texts(finding_svg(staged(*CHAIN[:1]).view(0).explain("effect")))


def test_a_mirror_by_a_third_player_points_between_other_columns():
    state = staged("freeze seat 1", "accept", rulings={"mirror-by": "anyone"}, hands=[["freeze"], ["5"], ["mirror"]])
    assert state.actor == 2
    state.play("mirror from hand")
    reach = reach_of(state.view(0))
    assert reach.links[1][1] == 2
    inside(chain_svg(state.view(0)))


def rows(drawn):
    table = ElementTree.fromstring(re.search(r"<table.*</table>", drawn)[0])
    return {
        "".join(row.find("th").itertext()): ["".join(cell.itertext()) for cell in row.findall("td")]
        for row in table.find("tbody").findall("tr")
    }


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_table_of_answers_says_what_the_guards_say(language):
    rules = FULL.rules(2)
    found, words = rows(answers_html(rules, language)), FULL.words(language)
    for (kind, mirrored), answers in what_answers(rules).items():
        if mirrored:
            continue
        cells = found[words.say(rules.deck.words[kind])]
        assert [cell.startswith("✓") for cell in cells] == [not refused for refused in answers.values()]
        assert all("002" in cell for cell in cells)


def test_readings_change_the_table():
    usual = rows(answers_html(FULL.rules(2)))
    assert usual["Pierce"][1] == "✗ Block never stops Pierce. (002, lines 25, 27)"
    assert len(usual) == 8
    strict = rows(answers_html(FULL.rules(2, {"mirror-mirror": "no"})))
    assert strict["Freeze, as it was played"][0].startswith("✓")
    assert strict["Freeze, after a Mirror"][0].startswith("✗")


def test_findings_and_ids_of_guards_agree():
    rules = FULL.rules(2, {"block-after-mirror": "no"})
    for key, answers in what_answers(rules).items():
        for verb in ANSWERS:
            finding = answer_findings(rules)[key][verb]
            assert finding.holds == (answers[verb] == "")
            assert finding.holds or finding.id == f"guard-{answers[verb]}"


def test_the_board_offers_the_table():
    assert BOARD.answers(staged().view(0), "ar") == answers_html(FULL.rules(3), "ar")


def test_cards_that_a_deck_has_not_are_left_out(tmp_path):
    text = Path(str(FULL.folder / "cards.toml")).read_text()
    text = text.replace("swap = 1", "swap = 0").replace("heal = 1", "heal = 2")
    (tmp_path / "cards.toml").write_text(text)
    game = explorer.game("hundred", cards=tmp_path / "cards.toml")
    assert "Swap" not in rows(answers_html(game.rules(2)))


@pytest.mark.parametrize("large", [False, True])
def test_no_label_hides_its_arrow(large):
    hands = [["freeze"], ["mirror"], *([["5"]] * 3), ["10"]]
    empty = {name: [[] for _ in range(6)] for name in ("score", "set")}
    state = staged("freeze seat 1", hands=hands, players=6, change=[0] * 6, frozen=[0] * 6, **empty)
    for language in ("en", "ar"):
        root = inside(BOARD.svg(state.view(0), language, large=large))
        thick = [line for line in root.iter(f"{SVG}line") if float(line.get("stroke-width")) > 4]
        assert len(thick) == 1
        ends = sorted((float(thick[0].get("x1")), float(thick[0].get("x2"))))
        y = float(thick[0].get("y1"))
        for rect in root.iter(f"{SVG}rect"):
            x, top, wide, high = (float(rect.get(name, 0)) for name in ("x", "y", "width", "height"))
            if high < 60 and top < y < top + high and x < ends[1] and x + wide > ends[0]:
                assert wide < ends[1] - ends[0] - 20
