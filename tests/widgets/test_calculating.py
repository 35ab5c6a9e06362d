"""The battle calculator in the explorer: it follows the position, keeps what is written, and is there where a game has
one."""

from __future__ import annotations

import pytest

import explorer
from tests.widgets.sessions import offered, opened, plain, whole

GAME = explorer.game("continents")
TABLE = {
    "players": 2, "continents": [["asia"] * 5, ["europe"] * 4], "drawn": [2, 0],
    "hands": [["troop", "rally"], ["troop", "sabotage"]],
}  # fmt: skip


def at_war(**options):
    return explorer.explore(GAME.state(TABLE), **{"seed": 1, "players": ["human", "human"], "seat": 0, **options})


def values(shown):
    return {field["id"]: field["value"] for field in shown.screen["calculator"]["fields"]}


def test_a_game_without_a_calculator_shows_none():
    shown = opened()
    assert "calculator" not in shown.screen
    shown.do("reckon", field="aim", value="gain")
    assert "cannot be understood" in shown.screen["notice"]


def test_it_is_reckoned_anew_after_every_move():
    shown = at_war()
    assert shown.screen["calculator"]["title"] == "Battle"
    assert values(shown)["attack"] == "attack europe of seat 1 from asia"
    before = shown.screen["calculator"]["told"]
    shown.do("play", move="attack europe of seat 1 from asia")
    assert "attack" not in values(shown)
    assert shown.screen["calculator"]["told"] == before
    shown.do("play", move="troop for attacker")
    assert values(shown)["attacking-troops"] == "1"
    assert shown.screen["calculator"]["told"] != before
    shown.do("undo")
    assert values(shown)["attacking-troops"] == "0"
    assert shown.screen["calculator"]["told"] == before


def test_numbers_by_hand_stay_until_the_position_is_followed_again():
    shown = at_war()
    shown.do("reckon", field="defending-cards", value="2")
    assert not shown.screen["calculator"]["follows"]
    shown.do("play", move="attack europe of seat 1 from asia")
    shown.do("play", move="troop for attacker")
    assert (values(shown)["attacking-troops"], values(shown)["defending-cards"]) == ("0", "2")
    shown.do("follow", on=True)
    assert shown.screen["calculator"]["follows"]
    assert (values(shown)["attacking-troops"], values(shown)["defending-cards"]) == ("1", "4")
    shown.do("follow", on=False)
    shown.do("undo")
    assert values(shown)["attacking-troops"] == "1"


@pytest.mark.parametrize("value", ["-3", "three", "10,000", "", "<script>"])
def test_a_bad_field_gets_one_sentence_and_nothing_is_lost(value):
    shown = at_war()
    shown.do("reckon", field="aim", value="card")
    shown.do("reckon", field="attacking-cards", value=value)
    calculator = shown.screen["calculator"]
    assert calculator["told"].startswith("Attacking continent cards: write a whole number from 1 to 60")
    assert values(shown)["attacking-cards"] == value
    assert values(shown)["aim"] == "card"
    assert "<script>" not in calculator["html"]
    assert shown.screen["notice"] == ""
    shown.do("reckon", field="attacking-cards", value="4")
    assert "every card attacked" in shown.screen["calculator"]["told"]


def test_a_field_changed_on_an_older_page_counts_all_the_same():
    shown = at_war()
    n = shown.session.serial
    shown.act({"do": "reckon", "n": n, "field": "attacking-cards", "value": "7"})
    shown.act({"do": "reckon", "n": n, "field": "defending-cards", "value": "6"})
    assert (values(shown)["attacking-cards"], values(shown)["defending-cards"]) == ("7", "6")
    assert shown.screen["notice"] == ""


@pytest.mark.parametrize("field", ["glory", "aim"])
def test_what_no_page_sends_changes_nothing(field):
    shown = at_war()
    shown.do("reckon", field=field, value="glory")
    assert shown.screen["calculator"]["follows"]
    assert values(shown)["aim"] == "gain"
    shown.do("reckon", field="aim", value=3)
    assert "cannot be understood" in shown.screen["notice"]


def test_it_is_the_same_to_all_eyes_and_covered_by_the_curtain():
    shown = at_war()
    shown.do("play", move="attack europe of seat 1 from asia")
    seen = shown.screen["calculator"]
    for seat in (explorer.PUBLIC, 0):
        shown.session.look(seat)
        shown.draw()
        assert shown.screen["calculator"] == seen
    shown.do("look", seat=1)
    assert shown.screen["covered"] is not None
    assert "calculator" not in shown.screen
    shown.do("reckon", field="attacking-cards", value="7")
    assert "The board is covered" in shown.screen["notice"]


def test_a_reading_on_trial_is_reckoned_with():
    shown = at_war()
    shown.do("try", ruling="fewer-dice", option="fewer")
    assert "Supposing that both sides always roll all their dice." in plain(shown.screen["calculator"]["html"])
    shown.do("back")
    assert "Supposing" not in whole(shown)


def test_another_match_is_followed_anew():
    shown = at_war()
    shown.do("reckon", field="attacking-cards", value="7")
    seats = [{"kind": kind, "name": ""} for kind in ("human", "greedy")]
    shown.do("new", players=seats, seed="1", chance="seed", script="")
    assert shown.screen["calculator"]["follows"]


def test_it_speaks_persian():
    shown = at_war(language="fa")
    assert shown.screen["calculator"]["title"] == "نبرد"
    assert "هیچ دستی" in shown.screen["calculator"]["html"]


def test_the_clauses_are_there_to_unfold():
    shown = at_war()
    html = shown.screen["calculator"]["html"]
    assert "The clauses that this rests on" in html
    assert plain(GAME.clause("go-on").text["en"]) in plain(html)


def test_offered_moves_stay_what_they_were():
    shown = at_war()
    before = offered(shown)
    shown.do("reckon", field="attacking-cards", value="7")
    assert offered(shown) == before
