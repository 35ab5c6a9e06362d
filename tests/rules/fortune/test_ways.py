"""Ways forward that are there: what the rulings in force allow, and as many cards as an answer takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.fortune.random_play import EXPERT, FULL

TABLE = {
    "players": 2,
    "hands": [["car", "boat"], ["car", "silver", "phone"]],
    "fortunes": [[["phone", "phone"]], [["land", "land"], ["car", "car"]]],
    "to_move": 0,
}


def table(**rulings: str) -> Any:
    return FULL.state({**TABLE, "rulings": rulings})


def test_developing_is_no_answer_where_it_is_not_played() -> None:
    assert "develop" not in table().verdict("answer car").text()
    assert "develop a group" in table(**{"expert-develop": "on"}).verdict("answer car").text()


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("move", ["develop car on top", "develop phone below"])
def test_no_way_forward_needs_a_rule_that_is_not_played(move: str, language: str) -> None:
    refused = {reason.id: reason for reason in table().verdict(move).reasons}
    words = FULL.words(language)
    assert "guard-may-develop" in refused
    for id in {"guard-own-group-of-it", "guard-on-top-only"} & set(refused):
        assert refused[id].way(language) == words.say(id, "off")
    played = table(**EXPERT).verdict("develop car on top").reasons
    assert [reason.way() for reason in played if reason.id == "guard-own-group-of-it"] == ["You can develop phone."]


@pytest.mark.parametrize("move", ["answer boat", "discard car"])
def test_a_gold_is_answered_with_two_cards_and_the_way_says_so(move: str) -> None:
    contest = {**TABLE, "hands": [["car", "boat"], ["car", "silver", "phone"]]}
    contest["duel"] = {"attacker": 0, "defender": 1, "plays": [["gold"]]}
    single = FULL.state(contest).verdict(move).text()
    double = FULL.state({**contest, "rulings": {"expert-gold": "on"}}).verdict(move).text()
    assert "two cards" not in single
    assert "two cards" in double
    assert "one gold" in double
