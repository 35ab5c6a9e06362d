"""Reckoned rolls, battles and plans as people ask for them: numbers, words, JSON, tables, mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError, RulingError
from explorer.counting.battles import battle, best_stopping, roll, roll_of, war
from explorer.counting.numbers import Exact, Sampled
from explorer.counting.odds import all_odds
from explorer.drawing.show import html
from explorer.rules.continents.prospects import fight_of

GAME = explorer.game("continents")


def position(**more: Any) -> Any:
    state = GAME.state({
        "players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0],
        "hands": [["rally"], ["bombard"]], **more,
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    return state


def the_war(state: Any) -> Any:
    return GAME, fight_of(state)


def test_a_roll_in_ways() -> None:
    assert roll(3, 2).ways == {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}
    assert roll(3, 2, "rally", "defender").losses[0, 2] == Fraction(590, 7776)
    assert roll(2, 1, active=(2, 5)).losses == roll(2, 1).losses
    both = [("bombard", "attacker"), ("rally", "attacker")]
    assert roll(3, 2, both).losses[0, 2] > roll(3, 2, both[::-1]).losses[0, 2] > roll(3, 2, "rally").losses[0, 2]
    said = roll(3, 2, both).text()
    assert "2 black dice, then Bombard for the attacking side, then Rally for the attacking side:" in said


def test_the_roll_that_lies_there() -> None:
    state = position(hands=[[], []])
    assert roll_of(*the_war(state)).ways == roll(3, 2).ways
    for pip in (6, 5, 4):
        state.play(f"die {pip}")
    found = roll_of(*the_war(state), [("bombard", "defender")])
    assert found.missing == 2
    assert sum(found.ways.values()) == 36
    assert "2 dice still to be thrown" in found.text()
    assert found.losses[0, 2] == 0 if (0, 2) in found.losses else True


def test_a_battle_in_numbers() -> None:
    found = battle((1, 2), (0, 2))
    assert found.won == Fraction(6610505, 10077696)
    assert found.won + found.spent == sum(found.taken.values()) == sum(found.lost.values()) == 1
    assert sum(found.joint.values()) == 1
    assert found.expected_taken == found.taken[1] + 2 * found.taken[2]
    assert found.expected_gain == found.expected_taken - found.expected_lost
    assert battle(3, 3, needed=1).reached == battle(3, 3, needed=1).taken[1]
    assert battle(3, 3, needed=1, rulings={"coin-check": "end-of-turn"}).reached == 0


def test_captured_cards_by_the_ruling_that_has_them_act_again() -> None:
    rulings = {"that-battle": "this-roll"}
    assert battle(3, 3, same=True, rulings=rulings).won > battle(3, 3, same=True).won == battle(3, 3).won
    assert battle(3, 3, rulings=rulings).won == battle(3, 3).won


def test_a_plan_says_what_to_do() -> None:
    plan = best_stopping(6, (2, 4))
    assert plan.value > plan.to_the_end
    assert plan.goes_on(6, 2)
    assert not plan.goes_on(2, (2, 4))
    assert plan.grid()[6, 2]
    with pytest.raises(ExplorerError, match="never asks"):
        plan.goes_on(7, 1)


def test_the_war_that_is_on_is_the_same_to_all_eyes() -> None:
    state = position()
    found = [war(state.view(seat)) for seat in (0, 1, explorer.PUBLIC, explorer.ALL)]
    assert all(one == found[0] for one in found)
    assert found[0].won == battle(3, 2).won
    assert best_stopping(state.view(0)).value == best_stopping(3, 2).value
    for seat in (0, 1, explorer.PUBLIC, explorer.ALL):
        odds = state.view(seat).odds("war")
        assert odds.exact
        assert {fate.id: number.value for fate, number in odds.outcomes.items()} == {
            "fate-war-won": found[0].won, "fate-war-spent": found[0].spent,
        }  # fmt: skip
        assert all(isinstance(number, Exact) for number in odds.outcomes.values())
        json.dumps(odds.to_dict())


def test_in_the_middle_of_a_roll() -> None:
    state = position(hands=[[], []])
    for pip in (6, 5, 4):
        state.play(f"die {pip}")
    view = state.view(explorer.PUBLIC)
    assert war(view).won > battle(3, 2).won
    plan = best_stopping(view)
    assert plan.to_the_end == war(view).expected_taken - war(view).expected_lost
    assert plan.value >= plan.to_the_end


def test_odds_of_a_war_can_be_sampled_too() -> None:
    view = position().view(0)
    found = view.odds("war", exact=False, worlds=500, seed=2)
    number = next(iter(found.outcomes.values()))
    assert isinstance(number, Sampled)
    assert number.low < float(battle(3, 2).won) < number.high
    assert found.to_dict() == view.odds("war", exact=False, worlds=500, seed=2).to_dict()
    assert "war" in all_odds(view)
    assert "fought to the end" in view.odds("war").text()


def test_a_war_of_thousands_is_refused_before_any_work(tmp_path: Path) -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    for name, cards, number in (("asia", 12, 8), ("europe", 7, 5)):
        at = text.index(f'id = "{name}"')
        text = text[:at] + text[at:].replace(f"cards = {cards}", "cards = 1000", 1)
        text = text[:at] + text[at:].replace(f"number = {number}", "number = 900", 1)
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    big = explorer.game("continents", cards=tmp_path / "cards.toml")
    state = big.state({"players": 2, "continents": [["asia"] * 800, ["europe"] * 700], "drawn": [2, 0]})
    state.play("attack europe of seat 1 from asia")
    assert state.ventures() == []
    with pytest.raises(ExplorerError, match="more than 200 active cards"):
        war(state.view(0))


def test_no_war_no_odds_of_it() -> None:
    state = GAME.state({"players": 2, "continents": [["asia"], ["europe"]]})
    with pytest.raises(ExplorerError, match="no odds of 'war'"):
        state.view(0).odds("war")
    with pytest.raises(ExplorerError, match="no war is on"):
        war(state.view(0))
    with pytest.raises(ExplorerError, match="no war is on"):
        best_stopping(explorer.game("influence").start(2, seed=1).view(0))


def test_what_rulings_leave_to_choose_is_supposed_and_said() -> None:
    found = war(position(rulings={"fewer-dice": "fewer"}).view(0))
    assert found.won == battle(3, 2).won == battle(3, 2, rulings={"fewer-dice": "fewer"}).won
    said = "supposing that both sides always roll all their dice"
    assert said in found.text()
    assert said in best_stopping(3, 2, rulings={"fewer-dice": "fewer"}).text()
    assert said in position(rulings={"fewer-dice": "fewer"}).view(0).odds("war").text()
    assert "supposing" not in battle(3, 2).text()


def test_a_plan_knows_whether_the_attacker_is_asked_now() -> None:
    state = position(continents=[["asia"] * 3, ["europe"] * 3], hands=[[], []])
    assert best_stopping(state.view(0)).here == (3, 3)
    assert (3, 3) not in best_stopping(state.view(0)).grid()
    for pip in (1, 1, 1, 6, 6):
        state.play(f"die {pip}")
    assert state.step == "battle.go-on"
    plan = best_stopping(state.view(0))
    assert plan.here == (1, 3)
    assert plan.grid()[1, 3] is False
    assert plan.value == 0 > plan.to_the_end


SHOWN: list[Callable[[], Any]] = [
    lambda: roll(3, 2),
    lambda: roll(2, 2, "bombard", "defender"),
    lambda: battle((2, 3), (1, 2)),
    lambda: battle(30, 30, needed=3),
    lambda: battle(2, 2, rulings={"fewer-dice": "fewer"}),
    lambda: roll(3, 2, [("rally", "attacker"), ("bombard", "defender")]),
    lambda: best_stopping(6, (2, 4)),
    lambda: best_stopping(25, 25, "number", 4, same=True),
    lambda: best_stopping(3, 3, "cards", 2),
    lambda: best_stopping(3, 3, "card"),
    lambda: best_stopping(1, 1),
]


@pytest.mark.parametrize("make", SHOWN)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_everything_reads_in_both_languages(make: Callable[[], Any], language: str) -> None:
    found = make()
    said = found.text(language)
    assert said.strip()
    assert not set("{}") & set(said)
    shown = html(found, language)
    assert "<table" in shown
    assert "<script" not in shown
    assert json.loads(json.dumps(found.to_dict())) == found.to_dict()
    assert str(found) in repr(found)


def test_a_fraction_too_long_to_read_is_cut_and_stays_exact() -> None:
    found = battle(30, 30)
    assert found.won.denominator > 10**40
    assert "0.6761136326…" in found.text()
    assert len(found.text()) < 400
    assert Fraction(found.to_dict()["fates"]["war-won"]["fraction"]) == found.won


MISTAKES: list[tuple[Callable[[], Any], str]] = [
    (lambda: battle(10_000, 10_000), "attacking: a battle is reckoned with at most 200 active cards"),
    (lambda: battle(3, (150, 51)), "defending: a battle is reckoned with at most 200 active cards of a side, got 201"),
    (lambda: battle(-1, 2), "attacking continent cards: expected a whole number of 1 or more, got -1"),
    (lambda: battle((-1, 2), 2), "attacking troops: expected a whole number of 0 or more, got -1"),
    (lambda: battle(3, 2.0), "defending continent cards: .* got 2.0"),  # type: ignore[arg-type]
    (lambda: battle(True, 2), "attacking continent cards: .* got True"),
    (lambda: battle((2, 0), 2), "attacking continent cards: .* got 0"),
    (lambda: battle((1, 2, 3), 2), "attacking: expected continent cards or"),  # type: ignore[arg-type]
    (lambda: battle(3, 3, needed=-1), "needed: "),
    (lambda: battle(2, 2, game=explorer.game("influence")), "expected continents or a variant"),
    (lambda: roll(4, 2), "attacking dice: expected a whole number from 1 to 3, got 4"),
    (lambda: roll(3, 0), "defending dice: expected a whole number from 1 to 2, got 0"),
    (lambda: roll(3, 2, active=(2, 2)), "attacking dice: 2 active cards bring no more dice than that, got 3"),
    (lambda: roll(1, 1, "spy"), "card: expected one of rally, bombard"),
    (lambda: roll(1, 1, "rally", "others"), "by: expected attacker or defender"),
    (lambda: roll(1, 1, "", "others"), "by: expected attacker or defender"),
    (lambda: roll(1, 1, [("spy", "attacker")]), "card: expected one of rally, bombard"),
    (lambda: roll(1, 1, ["rally"]), "card: expected pairs such as"),  # type: ignore[list-item]
    (lambda: roll(1, 1, [("rally", "attacker")] * 5), "at most 4 cards"),
    (lambda: best_stopping(3, 2, "glory"), "aim: expected one of card, cards, gain, number, got 'glory'"),
    (lambda: best_stopping(3, 2, "cards", 0), "number: "),
    (lambda: best_stopping(6, (2, 4), aim="number"), "number: missing; the aim 'number' is about a number of cards"),
    (lambda: best_stopping(6, (2, 4), aim="number", number=99), "number: expected a whole number from 1 to 4"),
    (lambda: war("asia"), "expected a position or a view of one, got 'asia'"),
    (lambda: best_stopping(3), "defending continent cards: "),
]


@pytest.mark.parametrize(("ask", "said"), MISTAKES)
def test_mistakes_are_named(ask: Callable[[], Any], said: str) -> None:
    with pytest.raises(ExplorerError, match=said):
        ask()


def test_unknown_rulings_are_named() -> None:
    with pytest.raises(RulingError):
        battle(3, 2, rulings={"weather": "rain"})


def test_what_is_all_but_certain_is_not_shown_as_certain() -> None:
    found = battle(60, 2)
    assert "the attacker takes every card attacked: > 99.9999 % (1 − " in found.text()
    assert "the attack is spent: < 0.0001 % (" in found.text()
    shown = html(found)
    assert "&lt; 0.0001 %" in shown
    assert "<bdi>< " not in shown
    assert "99.9987 %" in battle(20, 2).text()


def test_a_war_may_be_given_by_its_position_and_a_plan_says_its_number() -> None:
    state = position()
    assert war(state).won == war(state.view(0)).won
    assert "to reach 2 captured" in best_stopping(state, aim="number", number=2).text()
