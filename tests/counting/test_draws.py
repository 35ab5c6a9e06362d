"""How near the aim a draw can bring, who holds what, whether an attack would be answered: numbers found by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError, IllegalMove, Uncountable
from explorer.counting.draws import answered, holds, within

GAME = explorer.game("hundred")


def at(mine: list[str], theirs: list[str] | None = None, **more: Any) -> Any:
    """Seat 0, at 70 points, before its turn; seat 1 has one card, unless more is said."""
    table = {"players": 2, "hands": [mine, theirs or ["9"]], "score": [["25", "25", "20"], []], **more}
    return GAME.state(table)


def test_a_number_drawn_brings_within_so_many_points_if_it_is_laid_at_once() -> None:
    view = at([], pile=["15", "20", "mirror"]).view(0)
    assert [within(view, n).value for n in (9, 10, 15, 100)] == [0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)]
    assert within(view, 10).how.id == "odds-unseen"


def test_the_best_a_turn_can_do_counts_the_hand_too() -> None:
    """70 points: of 51 unseen cards five 15s (doubled) and three 5s (with +25) come to exactly 100."""
    view = at(["freeze", "double", "10", "plus-minus", "7"], ["8", "9", "20"]).view(0)
    exactly = [kind for kind in ("15", "5") for _ in range(GAME.deck.copies[GAME.deck.tokens.index(kind)])]
    unseen = 60 - 5 - 3
    assert within(view, 0, "turn").value == Fraction(len(exactly), unseen)
    assert within(view, 0).value == 0
    assert within(view, 5, "turn").value == 1, "+25 alone comes to 95"


def test_a_turn_never_does_worse_than_a_card_and_more_points_are_easier() -> None:
    view = at(["10", "mirror", "double"]).view(0)
    chances = [(within(view, n).value, within(view, n, "turn").value) for n in range(0, 35, 5)]
    assert all(card <= turn for card, turn in chances)
    assert chances == sorted(chances)


def test_a_turn_that_leaves_the_points_alone_keeps_the_distance() -> None:
    view = at(["mirror"], pile=["block"]).view(0)
    assert within(view, 30, "turn").value == 1
    assert within(view, 29, "turn").value < 1


def test_the_last_card_and_the_last_turn_are_no_obstacle() -> None:
    for more in ({"turn": 60}, {"rulings": {"rounds": "several"}}, {"rulings": {"all-skip": "limit"}, "turn": 200}):
        view = at([], hands=[[], []], pile=["20"], **more).view(0)
        assert within(view, 10, "turn").value == 1


def test_who_holds_how_many_of_a_card() -> None:
    found = holds(at(["5"], ["mirror", "9"], pile=["mirror", "7"]).view(0), 1, "mirror")
    assert {n: number.value for n, number in found.items()} == {0: Fraction(1, 6), 1: Fraction(2, 3), 2: Fraction(1, 6)}
    own = holds(at(["5", "20"]).view(0), 0, "20")
    assert {n: number.value for n, number in own.items()} == {1: 1}


def test_an_attack_is_as_likely_answered_before_it_is_made_as_after() -> None:
    state = at(["freeze", "5"], ["mirror", "7", "9"], drawn=True)
    before = answered(state.view(0), "freeze seat 1")
    state.play("freeze seat 1")
    assert before.outcomes == state.view(0).odds("answer").outcomes
    assert before.exact


def test_pierce_is_less_likely_answered_than_force() -> None:
    state = at(["pierce", "force", "5"], ["mirror", "7", "9"], drawn=True)
    chances = [answered(state.view(0), f"{card} seat 1").of("answered").value for card in ("pierce", "force")]
    assert chances[0] < chances[1]


@pytest.mark.parametrize(
    ("ask", "error", "said"),
    [
        (lambda: within(at(["5"]).view(0), -1), ExplorerError, "n: expected a whole number"),
        (lambda: within(at(["5"]).view(0), 1, "hand"), ExplorerError, "by: expected 'card' or 'turn'"),
        (lambda: within(at(["5"], drawn=True).view(0), 1), ExplorerError, "nobody is about to draw"),
        (lambda: within(at(["5"]).view(1), 1, "turn"), ExplorerError, "ask in its own view"),
        (lambda: holds(at(["5"]).view(0), 1, "mirror", most=1), Uncountable, "uncountable-many"),
        (lambda: holds(at(["5"]).view(0), 1, "mirrow"), ExplorerError, "no card is called 'mirrow'"),
        (lambda: holds(at(["5"]).view(0), 2, "mirror"), ExplorerError, "seat: expected 0 to 1, got 2"),
        (lambda: answered(at(["5"], drawn=True).view(0), "freeze seat 1"), IllegalMove, "Freeze"),
        (lambda: answered(at(["freeze", "5"], drawn=True).view(0), "play 5"), ExplorerError, "nobody is asked"),
        (lambda: answered(at(["freeze"], drawn=True).view(1), "freeze seat 0"), IllegalMove, "turn"),
        (lambda: holds(explorer.game("fortune").start(2).view(0), 1, "gold"), ExplorerError, "not for fortune"),
        (lambda: within(at(["5"]), 1), ExplorerError, r"view: expected what a seat sees, such as state.view\(0\), got"),
    ],
)  # fmt: skip
def test_what_cannot_be_counted_is_said(ask: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        ask()
