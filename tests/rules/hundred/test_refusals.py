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


@pytest.mark.parametrize(
    ("reading", "way"), [("bury", "bury a card."), ("end-turn", "play nothing, and the turn ends.")]
)
def test_the_duty_to_play_says_what_becomes_of_a_hand_that_cannot_be_played(reading: str, way: str) -> None:
    table = {"players": 2, "hands": [["swap", "5"], ["7"]], "drawn": True, "rulings": {"nothing-playable": reading}}
    state = FULL.state(table)
    assert state.verdict("done").text().endswith(way)
    assert ("دُفنت" in state.verdict("done").text("ar")) == (reading == "bury")


@pytest.mark.parametrize(
    ("used", "order", "move", "way"),
    [
        ([0, 1], "any", "swap seat 1", "Play a number, or stop here."),
        ([0, 1], "number-first", "swap seat 1", "Stop here: the cards of this turn have been played."),
        ([1, 0], "any", "play 5", "Play a magic card, or stop here."),
        ([1, 0], "number-first", "play 5", "Play a magic card, or stop here."),
    ],
)
def test_a_card_that_fits_no_more_names_the_kind_that_does(used: list[int], order: str, move: str, way: str) -> None:
    table = {"players": 2, "hands": [["swap", "5"], ["7"]], "used": used, "rulings": {"slot-order": order}}
    reasons = {reason.id: reason for reason in FULL.state(table).verdict(move).reasons}
    fits = reasons["guard-magic-fits" if used[1] else "guard-number-fits"]
    assert fits.way() == way
    assert fits.way("ar")


def test_a_chart_of_an_answer_does_not_ask_whose_turn_it_is_alone() -> None:
    state = FULL.state({"players": 2, "drawn": True, "hands": [["freeze", "5"], ["block"]]})
    state.play("freeze seat 1")
    words = FULL.words()
    asked = {f.id: f for f in state.verdict("block from hand").stages[0]}
    assert words.say("guard-turn", "ask", **asked["guard-turn"].facts).startswith("Is a card on the table, or is it")
    assert asked["guard-turn"].sentence() == "A card is on the table, or it is Seat 1’s turn."
