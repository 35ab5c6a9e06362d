"""The battle calculator as it is drawn: fields, tables, the plot, the plan with the present marked; both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest

import explorer
from explorer.counting.battles import battle, best_stopping
from explorer.drawing.battle_plot import captures_svg, grouped
from explorer.drawing.battle_table import plan_table
from explorer.drawing.boards import board_for
from explorer.drawing.text import width

GAME = explorer.game("continents")


def panel(given: dict[str, str] | None = None, language: str = "en", **more: Any) -> Any:
    state = GAME.state({
        "players": 2, "continents": [["asia"] * 3, ["europe"] * 3], "drawn": [2, 0], "hands": [[], []], **more,
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    board: Any = board_for(GAME)
    return board.calculator.panel(state.view(0), given or {}, language)


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def test_everything_that_was_asked_for_is_there() -> None:
    found = panel()
    said = plain(found.html)
    odds = battle(3, 3)
    assert found.told == "The attacker takes every card attacked: 47 %, the attack is spent: 53 %."
    for part in (
        "These are the numbers of the war that is on.", "no hand is looked at", "Every number is exact",
        "A battle of 3 continent cards against 3", f"{odds.expected_gain.numerator}"[:4], "Now: the dice are rolled",
        "A roll of 3 red dice against 2 black dice", "2611/7776", "(001, lines ", "◉ now",
    ):  # fmt: skip
        assert part in said, part
    assert [entry["id"] for entry in found.fields][:4] == [
        "attacking-troops", "attacking-cards", "defending-troops", "defending-cards",
    ]  # fmt: skip
    assert all(entry["label"] for entry in found.fields)
    assert {"go-on", "war-over", "higher-wins"} <= set(found.clauses)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_it_reads_in_both_languages(language: str) -> None:
    given = {"attacker-plays": "bombard-rally", "aim": "cards", "number": "2"}
    found = panel(given, language, rulings={"fewer-dice": "fewer"})
    assert not set("{}") & set(plain(found.html) + found.told)
    words = GAME.words(language)
    assert words.say("supposed-all-dice")[1:] in plain(found.html)
    assert words.say("reckoned-as-it-helps")[1:] in plain(found.html)
    assert GAME.rulebook.rulings["fewer-dice"].options["fewer"].text[language] in plain(found.html)
    assert {"bombard", "rally", "in-order"} <= set(found.clauses)


def test_a_field_that_will_not_do_leaves_one_sentence() -> None:
    found = panel({"attacking-cards": "<b>"})
    assert found.told == "Attacking continent cards: write a whole number from 1 to 60; “<b>” is none."
    assert found.clauses == ()
    assert "<table" not in found.html


def test_the_description_of_the_plot_says_every_number() -> None:
    found = battle(3, 2)
    for language in ("en", "fa"):
        root = ElementTree.fromstring(captures_svg(found, GAME.words(language)))
        desc = root.findtext("{http://www.w3.org/2000/svg}desc", "")
        assert len(desc.splitlines()) == 4
    desc = ElementTree.fromstring(captures_svg(found, GAME.words())).findtext("{http://www.w3.org/2000/svg}desc", "")
    assert "2: captured 65.6 %, surrendered 9 %" in re.sub("[\u2066-\u2069]", "", desc)


def test_the_bars_are_as_high_as_they_are_likely() -> None:
    found = battle(1, 1)
    root = ElementTree.fromstring(captures_svg(found, GAME.words()))
    bars = [float(r.get("height", "")) for r in root.iter("{http://www.w3.org/2000/svg}rect") if r.get("stroke")][2:]
    assert len(bars) == 4  # captured and surrendered, none and one
    assert bars[0] / bars[1] == pytest.approx(21 / 15, rel=0.01)


def test_many_numbers_share_bars_and_nothing_is_lost() -> None:
    found = battle(40, 40)
    groups = grouped({0: found.taken, 1: found.lost})
    assert len(groups) <= 9
    assert sum((taken for _, taken, _ in groups), Fraction(0)) == sum((lost for _, _, lost in groups), Fraction(0)) == 1
    assert groups[0][0][0] == 0
    assert groups[-1][0][1] == 40


def test_names_of_bars_stand_apart_and_unlikely_numbers_share_the_last_one() -> None:
    found = battle(60, 2)
    groups = grouped({0: found.taken, 1: found.lost})
    assert groups[-1][0][1] == 60
    assert groups[-1][0][0] < 15
    names = ["–".join(map(str, dict.fromkeys(name))) for name, *_ in groups]
    assert max(width(name, 13) for name in names) + 6 < (560 - 14 - 52) / len(groups)


def test_the_present_place_is_marked_in_the_plan() -> None:
    html = plan_table(best_stopping(3, 3), GAME.words())
    cells = [row.split("<td")[1:] for row in html.split("<tr>")[2:]]
    assert [(i, j) for i, row in enumerate(cells) for j, cell in enumerate(row) if "◉" in cell] == [(2, 2)]
    assert "◉" not in plan_table(best_stopping(20, 20), GAME.words())
