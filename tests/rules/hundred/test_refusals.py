"""The way forward that a refusal shows is one that can be gone."""

from __future__ import annotations

import pytest

from tests.rules.hundred.random_play import FULL

READINGS = {"allowed": ["card-heal", "card-recall"], "never": ["card-heal"]}


@pytest.mark.parametrize("option", READINGS)
@pytest.mark.parametrize("move", ["recall pierce", "recall freeze"])
def test_what_recall_may_take_instead_leaves_out_what_the_reading_forbids(move: str, option: str) -> None:
    graveyard = ["recall", "heal", "pierce"]
    position = {"players": 2, "hands": [["5"], []], "graveyard": graveyard, "drawn": True}
    state = FULL.state({**position, "rulings": {"recall-recall": option}})
    reason = state.verdict(move).reasons[0]
    assert sorted(name.id for name in reason.facts["cards"]) == READINGS[option]


def test_the_two_refusals_of_a_last_resort_do_not_contradict_each_other() -> None:
    table = {"players": 2, "hands": [["swap", "5"], ["7"]], "drawn": True}
    state = FULL.state(table)
    said = state.verdict("play nothing").text()
    assert said.endswith("Play a card; only when nothing you hold can be played, bury one of your choice.")
    assert "swap seat 1" in state.verdict("bury swap").text()
    ends = FULL.state({**table, "rulings": {"nothing-playable": "end-turn"}})
    assert ends.verdict("bury swap").text().endswith("only when nothing you hold can be played, play nothing.")
    assert "العب ورقة" in ends.verdict("bury swap").text("ar")


@pytest.mark.parametrize(
    ("face_down", "hand", "move", "way"),
    [
        (["block"], ["8"], "block from hand", "What you can answer: block from set; or let it come"),
        (["heal"], ["8"], "block from hand", "You have nothing that answers this; let it come"),
        (["heal"], ["mirror"], "block from set", "What you can answer: mirror from hand; or let it come"),
    ],
)
def test_an_answer_that_is_not_there_names_the_answers_that_are(
    face_down: list[str], hand: list[str], move: str, way: str
) -> None:
    state = FULL.state({"players": 2, "drawn": True, "hands": [["freeze", "5"], hand], "set": [[], face_down]})
    state.play("freeze seat 1")
    assert way in state.verdict(move).text()
    assert ("يمكنك الرد هكذا" in state.verdict(move).text("ar")) == ("What you" in way)


@pytest.mark.parametrize("move", ["mirror from hand", "accept"])
def test_an_answer_to_nothing_speaks_of_no_card_that_one_may_not_have(move: str) -> None:
    state = FULL.state({"players": 2, "drawn": True, "hands": [["5"], ["7"]]})
    assert state.verdict(move).text().endswith("You are asked as soon as a card is aimed at you; answer it then.")
    assert state.verdict(move).text("ar").endswith("تُسأل حين توجَّه إليك ورقة، ويكون الرد عندئذ.")


def test_what_can_be_answered_names_only_what_the_hand_and_the_rules_allow() -> None:
    state = FULL.state({"players": 2, "drawn": True, "hands": [["pierce", "5"], ["7"]], "pierced": [1]})
    assert state.verdict("draw").text().endswith("It can be answered so: play a number.")
    stuck = FULL.state({"players": 2, "drawn": True, "hands": [["pierce"], ["7"]], "pierced": [1]})
    assert stuck.verdict("draw").text().endswith("It can be answered so: bury a card.")
    assert "دفن ورقة" in stuck.verdict("draw").text("ar")
    assert "لعب بيرس" not in stuck.verdict("draw").text("ar")
