"""Ruling switches: the position is judged again at once, what changes is listed, kept or put back."""

from __future__ import annotations

import explorer
from tests.widgets.sessions import GAME, answer, offered, opened, plain

POSITION = {
    "players": 3,
    "zones": ["harbour", "market", "mine", "oasis", "island"],
    "hands": [["blue 1", "purple 8", "flip"], ["green 3", "radar"], ["purple 6", "immunity"]],
    "placed": {"harbour": [["orange 7"], ["green 9"], []], "market": [["orange 9"], ["blue 9"], ["green 4"]]},
    "marks": [{"zone": "harbour", "mark": "flipped", "turn": 3, "seat": 2}],
}


def at_table(**options):
    return explorer.explore(GAME.state(POSITION), seed=1, **options)


def ruling(shown, id):
    return next(r for r in shown.screen["rulings"] if r["id"] == id)


def test_every_ruling_of_the_rulebook_is_there_with_its_readings():
    shown = opened()
    assert [r["id"] for r in shown.screen["rulings"]] == list(GAME.rulebook.rulings)
    for r in shown.screen["rulings"]:
        assert sum(option["chosen"] for option in r["options"]) == 1
        assert sum(option["usual"] for option in r["options"]) == 1


def test_another_reading_makes_a_move_legal_at_once():
    shown = at_table()
    assert "flip @ harbour" not in offered(shown)
    shown.do("try", ruling="second-flip", option="toggle")
    said = answer(shown)
    assert "May Flip the Scales be played on a zone that is flipped already?" in said
    assert "1 move is legal now ✓ Flip the scales → Harbour" in said
    assert "Clause: 000, line" in said
    assert shown.screen["trial"]
    assert ruling(shown, "second-flip")["switched"]


def test_another_reading_changes_a_finding():
    shown = at_table(seat=explorer.ALL)
    shown.do("try", ruling="participant", option="all-players")
    said = answer(shown)
    assert "Comes to something else" in said
    assert "Zone: Harbour" in said
    assert "<del>" in shown.answer


def test_what_changes_for_hidden_cards_is_not_told():
    shown = at_table()
    shown.do("try", ruling="participant", option="all-players")
    assert "green 9" not in answer(shown)
    assert "Seat 2 wins" not in answer(shown)


def test_a_reading_that_changes_nothing_here_says_so():
    shown = opened()
    shown.do("try", ruling="second-flip", option="toggle")
    assert "Here and now it changes nothing" in answer(shown)


def test_a_reading_on_trial_is_put_back():
    shown = at_table()
    shown.do("try", ruling="second-flip", option="toggle")
    shown.do("back")
    assert not shown.screen["trial"]
    assert not ruling(shown, "second-flip")["switched"]
    assert "flip @ harbour" not in offered(shown)


def test_choosing_the_reading_in_force_ends_the_trial():
    shown = at_table()
    shown.do("try", ruling="second-flip", option="toggle")
    shown.do("try", ruling="second-flip", option=GAME.rulebook.rulings["second-flip"].default)
    assert not shown.screen["trial"]


def test_while_a_reading_is_on_trial_nothing_is_played():
    shown = at_table()
    shown.do("try", ruling="second-flip", option="toggle")
    node = shown.match.node
    assert shown.screen["choices"] == []
    shown.do("play", move="flip @ harbour")
    assert "First keep the reading" in shown.screen["notice"]
    assert shown.match.node is node


def test_two_readings_are_kept_and_the_match_goes_on_under_them_and_can_be_put_back():
    shown = at_table()
    before = shown.match
    shown.do("try", ruling="second-flip", option="toggle")
    shown.do("try", ruling="cancel-scope", option=list(GAME.rulebook.rulings["cancel-scope"].options)[1])
    shown.do("keep")
    assert shown.match is not before
    assert ruling(shown, "second-flip")["switched"]
    assert ruling(shown, "cancel-scope")["switched"]
    shown.do("play", move="flip @ harbour")
    assert "✓ Played" in answer(shown)
    shown.do("back")
    assert shown.match is before
    assert not ruling(shown, "second-flip")["switched"]


def test_a_reading_that_needs_a_secret_is_shown_disabled_and_refused_with_the_reason():
    shown = opened()
    secret = [(r["id"], o["id"]) for r in shown.screen["rulings"] for o in r["options"] if o["secret"]]
    assert secret
    shown.do("try", ruling=secret[0][0], option=secret[0][1])
    assert "would need another seat's secret" in plain(shown.answer).replace("&#x27;", "'")
    assert not shown.screen["trial"]


CONTINENTS = explorer.game("continents")
ATTACKING = {
    "players": 2, "continents": [["asia"] * 2, ["asia"] * 2 + ["europe"]], "drawn": [2, 0],
    "hands": [["spy"], ["troop"]],
}  # fmt: skip
ATTACK = "attack asia of seat 1 from asia"


def fought(**options):
    return explorer.explore(CONTINENTS.state(ATTACKING), seed=1, players=["human", "human"], seat=0, **options)


def test_a_reading_that_changes_only_the_odds_of_a_war_says_so():
    shown = fought()
    shown.do("play", move=ATTACK)
    shown.do("try", ruling="that-battle", option="this-roll")
    said = answer(shown)
    assert "Here it changes nothing" not in said
    assert "Here and now it changes nothing" not in said
    assert "No move is different now. " in said
    assert "The odds differ The war, as things stand: the attack is spent: 63.7 %" in said
    assert "the attacker takes every card attacked: 47.2 %" in said
    assert said.count("47.2 %") == 1


def test_a_reading_that_changes_what_the_calculator_reckons_of_an_attack_says_so():
    shown = fought()
    shown.do("reckon", field="attack", value=ATTACK)
    shown.do("try", ruling="that-battle", option="this-roll")
    said = answer(shown)
    assert "No move is different now. " in said
    assert "The odds differ Battle : The attacker" in said
    assert "36.3 %" in said
    assert "47.2 %" in said
