"""What the battle calculator is asked: numbers that follow the position, and stay once one is changed by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.counting.battle_question import FORCES, changed, followed, frozen, question_of
from explorer.rules.continents.prospects import fight_of

GAME = explorer.game("continents")
TABLE = {
    "players": 3, "continents": [["asia"] * 5 + ["europe"], ["europe"] * 4, ["africa", "asia"]], "drawn": [2, 0],
    "hands": [["troop"], ["troop"], ["spy"]],
}  # fmt: skip


def table(**more: Any) -> Any:
    return GAME.state({**TABLE, **more})


def numbers(asked: Any) -> tuple[str, ...]:
    return tuple(asked.values[field] for field in FORCES)


def test_without_a_war_it_is_the_first_attack_that_can_be_made() -> None:
    view = table().view(0)
    asked = question_of(view, {})
    assert asked.source == "attack"
    assert asked.follows
    assert {move.text for move in asked.attacks} == {m.text for m in view.legal_moves() if m.verb == "attack"}
    assert asked.attack is asked.attacks[0]


def test_another_attack_can_be_chosen() -> None:
    view = table().view(0)
    given = changed(view, {}, "attack", "attack europe of seat 1 from asia")
    asked = question_of(view, given)
    assert asked.attack is not None
    assert asked.attack.text == "attack europe of seat 1 from asia"
    assert numbers(asked) == ("0", "5", "0", "4", "no")
    assert asked.values["number"] == "4"  # of five for the coin one is there
    assert numbers(question_of(view, changed(view, {}, "attack", "attack asia of seat 2 from asia"))) == (
        "0", "5", "0", "1", "yes",
    )  # fmt: skip


def test_the_war_that_is_on_is_followed_into_the_middle_of_a_roll() -> None:
    state = table()
    state.play("attack europe of seat 1 from asia")
    state.play("troop for attacker")
    asked = question_of(state.view(2), {})
    assert asked.source == "war"
    assert numbers(asked) == ("1", "5", "0", "4", "no")
    state.play("done")
    while state.actor != -1:
        state.play("done" if "troop" in {m.verb for m in state.legal_moves()} else state.legal_moves()[-1])
    state.play("die 6")
    fight = question_of(state.view(2), {}).fight
    assert fight == fight_of(state)
    assert fight is not None
    assert fight.roll is not None


def test_a_number_changed_by_hand_keeps_all_of_them() -> None:
    state = table()
    given = changed(state.view(0), {}, "attack", "attack europe of seat 1 from asia")
    given = changed(state.view(0), given, "attacking-cards", "7")
    state.play("attack africa of seat 2 from asia")
    asked = question_of(state.view(0), given)
    assert not asked.follows
    assert numbers(asked) == ("0", "7", "0", "4", "no")
    assert question_of(state.view(0), followed(given)).source == "war"


def test_aim_and_cards_are_no_numbers_of_the_position() -> None:
    view = table().view(0)
    given = changed(view, {}, "aim", "number")
    given = changed(view, changed(view, given, "number", "2"), "defender-plays", "bombard")
    asked = question_of(view, given)
    assert asked.follows
    assert (asked.aim, asked.number, asked.played) == ("number", 2, (("bombard", "defender"),))
    assert question_of(view, changed(view, given, "number", " ")).number == question_of(view, {}).number


def test_cards_are_in_the_order_played_the_attackers_first() -> None:
    view = table().view(0)
    given = changed(view, changed(view, {}, "defender-plays", "rally"), "attacker-plays", "bombard-rally")
    assert question_of(view, given).played == (
        ("bombard", "attacker"), ("rally", "attacker"), ("rally", "defender"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("attacking-troops", "-1", "Attacking troops: write a whole number from 0 to 60; “-1” is none."),
        ("defending-cards", "abc", "Defending continent cards: write a whole number from 1 to 60; “abc” is none."),
        ("defending-cards", "10,000", "“10,000” is none."),
        ("attacking-cards", "0", "from 1 to 60"),
        ("attacking-cards", "9" * 5000, "from 1 to 60"),
        ("attacking-cards", "", "from 1 to 60"),
        ("number", "many", "Number of cards aimed at: write"),
        ("attacking-troops", "59", "For the attacking side that would be 64 active cards; 60 are the most"),
    ],
)
def test_what_will_not_do_is_said_and_kept(field: str, value: str, said: str) -> None:
    view = table().view(0)
    given = changed(view, {}, "attack", "attack europe of seat 1 from asia")
    asked = question_of(view, changed(view, given, field, value))
    assert asked.fight is None
    assert asked.problem is not None
    assert said in GAME.words("en").say(asked.problem)
    assert asked.values[field] == value
    assert asked.values["defending-troops"] == "0"


def test_digits_of_other_scripts_are_digits() -> None:
    view = table().view(0)
    asked = question_of(view, changed(view, {}, "attacking-cards", " ۱۲ "))
    assert asked.fight is not None
    assert asked.fight.cards[0] == 12


@pytest.mark.parametrize(("field", "value"), [("aim", "glory"), ("glory", "1"), ("attack", "yield"), ("same", "")])
def test_what_no_page_can_send_is_refused(field: str, value: str) -> None:
    with pytest.raises(ExplorerError, match="no such field or choice"):
        changed(table().view(0), {}, field, value)


def test_where_nothing_can_be_attacked_there_is_an_example() -> None:
    state = GAME.state({"players": 2, "continents": [["australia"], ["africa"]], "drawn": [2, 0]})
    asked = question_of(state.view(0), {})
    assert (asked.source, asked.attacks) == ("none", ())
    assert numbers(asked) == ("0", "3", "0", "2", "no")
    assert asked.fight is not None


def test_a_war_that_won_the_match_is_over() -> None:
    state = GAME.state({
        "players": 2, "continents": [["asia"] * 3 + ["europe"] * 4, ["europe"]], "drawn": [2, 0], "hands": [[], []],
        "coins": {"australia": 0},
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    for pips in (6, 6, 6, 1):
        state.play(f"die {pips}")
    assert state.is_over
    assert question_of(state.view(0), {}).source == "none"


def test_what_cannot_be_reckoned_is_said_and_numbers_by_hand_still_are() -> None:
    state = table()
    state.play("attack europe of seat 1 from asia")
    state.battle = state.battle._replace(dice=(7, 1))
    asked = question_of(state.view(0), {})
    assert asked.fight is None
    assert asked.problem is not None
    assert asked.problem.id == "calc-not-foreseeable"
    assert question_of(state.view(0), frozen(state.view(0), {})).fight is not None


def test_a_war_larger_than_any_shipped_deck_has_is_not_followed(tmp_path: Path) -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    at = text.index('id = "asia"')
    text = text[:at] + text[at:].replace("cards = 12", "cards = 100", 1).replace("number = 8", "number = 90", 1)
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    big = explorer.game("continents", cards=tmp_path / "cards.toml")
    state = big.state({"players": 2, "continents": [["asia"] * 61, ["europe"] * 2], "drawn": [2, 0]})
    state.play("attack europe of seat 1 from asia")
    asked = question_of(state.view(0), {})
    assert asked.fight is None
    assert asked.problem is not None
    assert "61 active cards; 60 are the most" in big.words("en").say(asked.problem)


def test_nothing_hidden_is_read() -> None:
    state = table()
    state.play("attack europe of seat 1 from asia")
    other = state.copy()
    other.hands[1] = (6, 6, 6)
    assert question_of(state.view(0), {}) == question_of(other.view(0), {})
