"""How everybody ends, played out by programs from sampled worlds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.counting.endings import endings

GAME = explorer.game("hundred")


def nearly_over(**more: Any) -> Any:
    """The last turn: seat 0 has 5 points to lay or not; scores are 90 and 40."""
    return GAME.state(
        {"players": 2, "hands": [["5"], ["8"]], "score": [["25", "25", "20", "20"], ["20", "20"]], "pile": [],
         "last_turn_of": 0, "drawn": True, **more}
    )  # fmt: skip


def test_what_is_forced_comes_in_every_world() -> None:
    found = endings(nearly_over().view(0), "random", worlds=8)
    assert [number.value for number in found.distances] == [5, 60]
    assert [number.value for number in found.wins] == [1, 0]
    assert (found.distances[0].n, found.distances[0].method, found.wins[0].method) == (8, "student", "wilson")


def test_averages_are_those_of_the_worlds_and_the_same_luck_brings_the_same() -> None:
    view = GAME.state({"players": 2, "hands": [["5", "7"], ["8", "9"]], "pile": ["10", "20", "mirror"]}).view(0)
    one = endings(view, ["random", "greedy:2"], worlds=6, seed=4)
    assert one == endings(view, ["random", "greedy:2"], worlds=6, seed=4)
    assert one.players == ("random", "greedy:2")
    assert sum(number.value for number in one.wins) >= 1
    for number in one.distances:
        assert number.low <= number.value <= number.high
        assert (number.value * 6).denominator == 1


def test_no_hidden_card_shines_through() -> None:
    mine, other = (
        GAME.state({"players": 2, "hands": [["5"], [card]], "pile": [rest, "20"]}).view(0)
        for card, rest in (("9", "mirror"), ("mirror", "9"))
    )
    assert endings(mine, "random", worlds=5) == endings(other, "random", worlds=5)


def test_they_say_themselves_in_both_languages() -> None:
    found = endings(nearly_over().view(0), "random", worlds=4, seed=2)
    assert str(found).splitlines()[0] == (
        "Seat 0 (random): 5 [5, 5] from the aim at the end on average; wins 100 % [51, 100]"
        " (4 worlds played out from seed 2)."
    )
    assert "random" in found.text("ar", names={explorer.core.guards.seat_word(0): "أمل"})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": ["random"]}, "expected 2 kinds of program"),
        ({"players": "clever"}, "no program plays as"),
        ({"worlds": 0}, "worlds: expected a whole number"),
    ],
)
def test_what_cannot_be_played_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ExplorerError, match=said):
        endings(nearly_over().view(0), **given)
    with pytest.raises(ExplorerError, match="not of fortune"):
        endings(explorer.game("fortune").start(2).view(0))


def test_a_match_of_one_round_is_measured_by_its_distance() -> None:
    state = nearly_over()
    state.play("play 5")
    assert state.is_over
    found = endings(state.view(0), "random", worlds=1)
    assert [number.value for number in found.distances] == [Fraction(-score) for score in state.scores()]
