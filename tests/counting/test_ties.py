"""What equal dice are worth, against every fall of the dice counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from explorer.core.errors import ExplorerError
from explorer.counting.ties import ties

ROLLS = [(red, black) for red in (1, 2, 3) for black in (1, 2)]


def by_hand(red: int, black: int, tie_loses: int) -> tuple[Counter[tuple[int, int]], int]:
    """Count the losses (of attacker, of defender) one fall at a time; `tie_loses` is the side that loses a tie."""
    found: Counter[tuple[int, int]] = Counter()
    tied = 0
    for dice in product(range(1, 7), repeat=red + black):
        pairs = list(zip(sorted(dice[:red])[::-1], sorted(dice[red:])[::-1], strict=False))
        lost = [tie_loses if r == b else int(r > b) for r, b in pairs]
        found[lost.count(0), lost.count(1)] += 1
        tied += any(r == b for r, b in pairs)
    return found, tied


@pytest.mark.parametrize(("red", "black"), ROLLS)
def test_every_fall_is_counted_as_it_is_and_the_other_way(red: int, black: int) -> None:
    found = ties(red, black)
    ways, tied = by_hand(red, black, 0)
    assert found.ways == ways
    assert found.otherwise == by_hand(red, black, 1)[0]
    assert found.tied == tied
    assert sum(found.ways.values()) == sum(found.otherwise.values()) == found.thrown


def test_with_as_many_dice_the_rule_is_the_whole_difference_between_the_sides() -> None:
    found = ties(2, 2)
    assert found.otherwise == {(a, d): found.ways[d, a] for a, d in found.ways}


def test_a_roll_that_no_rule_has_is_refused() -> None:
    with pytest.raises(ExplorerError, match="attacking dice: expected a whole number from 1 to 3, got 4"):
        ties(4, 2)
