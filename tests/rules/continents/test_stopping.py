"""When to stop: against a recursion over roll tables that is written out anew, and by what plans must be."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from explorer.rules.continents.fighting import Course, Fight
from explorer.rules.continents.rolling import roll
from explorer.rules.continents.stopping import best_plan
from tests.rules.continents.random_play import FULL

RULES = FULL.rules(2)


def course(troops: tuple[int, int], cards: tuple[int, int], same: bool = False, needed: int = -1) -> Course:
    return Course(Fight(RULES, troops, cards, troops, same, needed))


def by_hand(
    troops: tuple[int, int], cards: tuple[int, int], worth: Callable[[int, int], int]
) -> tuple[Fraction, dict[tuple[int, int], bool]]:
    """The value and, by cards lost by both sides, whether to go on; losses are counted, never looked at one by one."""
    mine, theirs = (a + b for a, b in zip(troops, cards, strict=True))
    plan = {}

    def end(x: int, y: int) -> Fraction:
        return Fraction(worth(max(0, y - troops[1]), max(0, x - troops[0])))

    @cache
    def go_on(x: int, y: int) -> Fraction:
        odds = roll(RULES, (min(3, mine - x), min(2, theirs - y)))
        return sum((chance * value(x + a, y + d) for (a, d), chance in odds.items()), Fraction(0))

    @cache
    def value(x: int, y: int) -> Fraction:
        if x >= mine or y >= theirs:
            return end(x, y)
        plan[x, y] = go_on(x, y) > end(x, y)
        return max(end(x, y), go_on(x, y))

    return go_on(0, 0), plan


@pytest.mark.parametrize(("troops", "cards"), [((0, 0), (6, 5)), ((2, 3), (4, 4)), ((4, 0), (1, 3)), ((0, 2), (3, 1))])
def test_the_plan_is_that_of_a_recursion_by_hand(troops: tuple[int, int], cards: tuple[int, int]) -> None:
    value, plan = by_hand(troops, cards, lambda taken, given: taken - given)
    found = best_plan(course(troops, cards), "gain")
    assert found.value == value
    lost = {at: (troops[0] - at.attackers + at.given, troops[1] - at.defenders + at.taken) for at in found.choices}
    assert {lost[at]: found.goes_on(at) for at in found.choices} == plan
    assert any(plan.values()) or len(plan) < 3


@pytest.mark.parametrize("number", [1, 2, 3])
def test_who_wants_so_many_cards_goes_on_until_there(number: int) -> None:
    whole = course((1, 1), (4, 3))
    plan = best_plan(whole, "cards", number)
    assert plan.value == sum(chance for end, chance in whole.ends().items() if end.taken >= number)
    assert all(plan.goes_on(at) == (at.taken < number) for at in plan.choices)


def test_one_card_is_the_first_of_some() -> None:
    assert best_plan(course((0, 0), (3, 3)), "card") == best_plan(course((0, 0), (3, 3)), "cards", 1)


def test_stopping_is_worth_something_and_never_costs() -> None:
    """A plan is never worse than to fight on, and better where fighting on costs cards on average."""
    for troops, cards in (((0, 0), (3, 5)), ((0, 3), (6, 4)), ((5, 0), (5, 5))):
        whole = course(troops, cards)
        stay = best_plan(whole, "gain", may_stop=False).value
        assert stay == sum((end.taken - end.given) * chance for end, chance in whole.ends().items())
        assert best_plan(whole, "gain").value > stay


def test_the_first_roll_cannot_be_declined() -> None:
    """One against two: the attack is a mistake, and has been declared."""
    assert best_plan(course((0, 0), (1, 2)), "gain").value < 0


def test_the_number_within_one_continent_counts_what_was_surrendered() -> None:
    apart, within = (course((0, 0), (4, 3), same, 2) for same in (False, True))
    assert best_plan(within, "number").value < best_plan(apart, "number").value
    ends = apart.ends()
    assert best_plan(apart, "number").value == sum(p for end, p in ends.items() if end.fate == "number-reached")


def test_at_the_end_of_the_turn_what_is_held_then_counts() -> None:
    """Coins are looked at after the roll: whoever has the number may stop with it."""
    rules = FULL.rules(2, {"coin-check": "end-of-turn"})
    plan = best_plan(Course(Fight(rules, (0, 0), (3, 2), (0, 0), True, 2)), "number")
    assert plan.value == Fraction(2890, 7776)


def test_who_is_asked_may_stop_at_once() -> None:
    """One against two with the attack declared: the first roll costs; with one behind it, none need be thrown."""
    first = course((0, 0), (1, 2))
    later = Course(first.fight._replace(asked=True))
    assert best_plan(first, "gain").value < 0 == best_plan(later, "gain").value
    assert first.start not in best_plan(first, "gain").choices
    assert not best_plan(later, "gain").goes_on(later.start)
    assert best_plan(later, "gain", may_stop=False).value == best_plan(first, "gain", may_stop=False).value
