"""Should I steal? Averages against every deal of single cards, advice in words, what cannot be weighed."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.counting.steals import contest, steal
from explorer.rules.fortune.raids import raid
from tests.rules.fortune.random_play import EXPERT, FULL, GAMES, walk
from tests.rules.fortune.test_knowledge import every_world


def at(mine: list[str], theirs: list[str], **more: Any) -> Any:
    """Seat 0 to act; the top group of seat 1 is two phones, above two cars."""
    return FULL.state({
        "players": 2, "to_move": 0, "hands": [mine, theirs], "discard": ["camera"],
        "fortunes": [[["boat", "boat"]], [["car", "car"], ["phone", "phone"]]], **more,
    })  # fmt: skip


def stealing(rulings: dict[str, str], seed: int) -> Any:
    """The first position in matches with few cards, from a seed on, in which somebody can steal."""
    while True:
        state, rng = GAMES["tiny"].opening(2, rulings), Random(seed)
        for _ in walk(state, rng, 300):
            if state.step in ("turn.act", "turn.more") and any(m.verb == "steal" for m in state.legal_moves()):
                return state
        seed += 100


@pytest.mark.parametrize("rulings", [{}, EXPERT], ids=["basic", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_averages_are_those_of_every_deal_of_single_cards(rulings: dict[str, str], seed: int) -> None:
    state = stealing(rulings, seed)
    thief = state.actor
    owner = 1 - thief
    found = steal(state.view(thief), owner)
    deals = every_world(state, thief)
    total = sum(deals.values())
    for plan in found.plans:
        wins = gain = given = loss = 0
        for hands, ways in deals.items():
            world = state.copy()
            world.hands = list(hands)
            one = raid(world, owner, plan.lays)
            wins += ways * one.won
            gain += ways * one.gained
            given += ways * (0 if one.won else one.spent)
            loss -= ways * one.owner_gained
        averages = [plan.succeeds.value, plan.gain.value, plan.given.value, plan.loss.value]
        assert averages == [Fraction(n, total) for n in (wins, gain, given, loss)]


def test_laying_more_often_succeeds_more_often_and_the_best_plan_brings_most() -> None:
    found = steal(at(["phone", "phone", "silver", "land"], ["gold", "car", "boat", "boat"]).view(0), 1)
    chances = [plan.succeeds.value for plan in found.plans]
    assert [plan.lays for plan in found.plans] == [1, 2, 3]
    assert chances == sorted(chances)
    assert found.best.net == max(plan.net for plan in found.plans)
    assert found.stake == 2 * FULL.rules(2).worth[0]


def test_it_pays_when_nothing_else_brings_as_much() -> None:
    found = steal(at(["phone", "phone", "silver"], ["car", "boat"]).view(0), 1)
    assert not found.better
    assert str(found.other) == "take camera with silver"
    found = steal(at(["phone", "land"], ["car"]).view(0), 1)
    assert found.better
    assert (found.finding.holds, found.finding.part) == (True, "")
    assert found.other_gain == 0


def test_another_steal_is_one_of_the_other_actions() -> None:
    fortunes = [[["boat", "boat"]], [["car", "car"], ["phone", "phone"]], [["car", "car"], ["land", "land"]]]
    state = FULL.state({"players": 3, "to_move": 0, "hands": [["phone", "land"], ["car"], ["car"]],
                        "discard": ["camera"], "fortunes": fortunes})  # fmt: skip
    view = state.view(0)
    dear, cheap = steal(view, 2), steal(view, 1)
    assert dear.better
    assert not cheap.better
    assert (cheap.other.verb, cheap.other_gain) == ("steal", dear.best.net)


def test_nothing_of_the_other_hand_shines_through() -> None:
    mine = ["phone", "phone", "silver", "land"]
    one = steal(at(mine, ["gold", "gold", "phone"]).view(0), 1)
    assert one.plans == steal(at(mine, ["car", "boat", "boat"]).view(0), 1).plans


def test_the_advice_says_itself_with_reasons_and_clauses() -> None:
    found = steal(at(["phone", "land"], ["car"]).view(0), 1)
    assert str(found).splitlines()[0].startswith("Stealing from Seat 1 pays: ")
    assert len(found.finding.below) == 4
    assert all(each.clauses for each in (found.finding, *found.finding.below))
    assert "if you lay cards once and Seat 1 answers as long as it can (003, lines 36, 37)." in found.text()
    assert "التحويش" in found.text("ar")
    assert "Amal" in found.text(names={explorer.core.guards.seat_word(1): "Amal"})
    assert repr(found).startswith("<steal from seat 1: Stealing")
    assert "text/html" in found._repr_mimebundle_()


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: steal(at(["land"], ["car"]).view(0), 1), "seat 0 cannot steal from seat 1; it can from: nobody"),
        (lambda: steal(at(["phone"], ["car"]).view(0), 0), "seat 0 cannot steal from seat 0; it can from: seat 1"),
        (lambda: steal(at(["phone"], ["car"]).view(1), 0), "seat 1 is not asked for an action"),
        (lambda: steal(at(["phone"], ["car"]).view(0), 2), "owner: expected a seat from 0 to 1, got 2"),
        (lambda: steal(at(["phone"], ["car"]), 1), r"a steal is weighed from a seat's view, as state\.view\(0\)"),
        (lambda: contest(at(["phone"], ["car"])), "a contest is weighed from a seat's view"),
        (lambda: steal(explorer.game("influence").start(2).view(0), 1), "a steal is weighed in fortune"),
    ],
)
def test_what_cannot_be_weighed_is_said(ask: Any, said: str) -> None:
    with pytest.raises(ExplorerError, match=said):
        ask()


# go on, or give up?


@pytest.mark.parametrize("rulings", [{}, EXPERT], ids=["basic", "expert"])
@pytest.mark.parametrize("seed", range(3))
def test_going_on_is_averaged_over_every_deal_for_either_side(rulings: dict[str, str], seed: int) -> None:
    state = stealing(rulings, seed)
    thief = state.actor
    state.play(next(move for move in state.legal_moves() if move.verb == "steal"))
    while state.duel is not None:
        due = state.actor
        found = contest(state.view(due))
        deals = every_world(state, due)
        total = sum(deals.values())
        for plan in found.plans:
            won = gain = given = 0
            for hands, ways in deals.items():
                world = state.copy()
                world.hands = list(hands)
                one = raid(world, 1 - thief, plan.lays, due)
                succeeds = one.won == (due == thief)
                won += ways * succeeds
                gain += ways * (one.gained if due == thief else one.owner_gained)
                given += ways * (0 if succeeds else one.spent)
            averages = [plan.succeeds.value, plan.gain.value, plan.given.value]
            assert averages == [Fraction(n, total) for n in (won, gain, given)]
        answers = [move for move in state.legal_moves() if move.verb == "answer"]
        state.play(answers[0] if answers else "give up")


def test_giving_up_costs_the_defender_the_group_and_the_attacker_no_more() -> None:
    state = at(["phone", "land"], ["silver", "car"])
    state.play("steal from seat 1 with phone")
    defending = contest(state.view(1))
    worth = FULL.rules(2).worth
    assert defending.plans[0].gain.value == -2 * worth[0]
    assert (defending.plans[0].succeeds.value, defending.plans[0].given.value) == (0, 0)
    assert defending.best.lays == 1
    assert str(defending).startswith("Going on pays: ")
    state.play("answer silver")
    attacking = contest(state.view(0))
    assert [plan.lays for plan in attacking.plans] == [0], "nothing is left to lay"
    assert str(attacking).startswith("Giving up now is best: ")
    assert attacking.finding.holds is False
    for each in (defending, attacking):
        assert each.finding.text("ar")
        assert "text/html" in each._repr_mimebundle_()
    assert repr(attacking).startswith("<contest with seat 1: Giving up")


def test_a_contest_is_weighed_by_who_is_to_answer() -> None:
    state = at(["phone", "land"], ["silver", "car"])
    with pytest.raises(ExplorerError, match="seat 0 is not asked for an answer"):
        contest(state.view(0))
    state.play("steal from seat 1 with phone")
    with pytest.raises(ExplorerError, match="seat 0 is not asked for an answer"):
        contest(state.view(0))
    with pytest.raises(ExplorerError, match="a contest is weighed in fortune"):
        contest(explorer.game("influence").start(2).view(0))
