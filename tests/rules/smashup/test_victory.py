"""When victory points decide: who came to the goal in which place, who leads, who has won."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer.core.errors import FileError, RulingError
from explorer.core.state import PUBLIC
from explorer.core.words import word
from explorer.rules.smashup import GAME
from explorer.rules.smashup.victory import gain, leaders, reached
from tests.rules.smashup.table import FACTORY, MALL, OASIS, PITS, lay

FIRST = {"several-at-goal": "first"}


def give(s: Any, *gains: tuple[int, int]) -> None:
    gain(s, [(seat, vp, "places") for seat, vp in gains], word("base-factory"))


def test_those_who_come_to_the_goal_with_the_same_gains_share_a_place() -> None:
    s = lay(players=3, bases=(FACTORY, MALL, OASIS, PITS), vp=[14, 13, 0])
    give(s, (0, 1), (1, 2), (2, 3))
    assert s.arrived == [1, 1, 0]
    give(s, (2, 12), (0, 5))
    assert s.arrived == [1, 1, 2]


@pytest.mark.parametrize(
    ("vp", "arrived", "most", "first"),
    [
        ([3, 9], [0, 0], [1], [1]),
        ([15, 16], [1, 2], [1], [0]),
        ([15, 16], [1, 1], [1], [1]),
        ([15, 15], [2, 1], [0, 1], [1]),
        ([15, 14], [1, 0], [0], [0]),
    ],
)
def test_the_reading_says_among_whom_the_points_decide(
    vp: list[int], arrived: list[int], most: list[int], first: list[int]
) -> None:
    s = lay(vp=vp, arrived=arrived)
    assert leaders(s) == list(s.view(PUBLIC).leaders) == most
    assert leaders(s.under(FIRST)) == first
    assert reached(s) == (max(vp) >= 15 and len(most) == 1)
    assert reached(s, GAME.rules(2, FIRST)) == (max(vp) >= 15 and len(first) == 1)


def test_the_places_are_kept_written_seen_and_told() -> None:
    one, other = lay(vp=[15, 16], arrived=[1, 2]), lay(vp=[15, 16], arrived=[2, 1])
    assert one.digest() != other.digest()
    assert GAME.state(json.loads(json.dumps(one.to_dict()))).arrived == [1, 2]
    for seat in (PUBLIC, 0, 1):
        assert one.view(seat).to_dict()["arrived"] == [1, 2]
        for language in ("en", "vi"):
            assert one.view(seat).describe(language) != other.view(seat).describe(language)
    assert lay(vp=[15, 16]).arrived == [1, 1]


@pytest.mark.parametrize("arrived", [[0, 0], [1, 1], [2, 0], [-1, 0]])
def test_places_that_do_not_fit_the_points_are_refused(arrived: list[int]) -> None:
    with pytest.raises(FileError, match="arrived"):
        lay(vp=[15, 3], arrived=arrived)


def test_a_reading_under_which_the_match_would_be_over_is_refused() -> None:
    at_once = {"victory-when": "at-once"}
    s = lay(vp=[15, 15], arrived=[1, 2], rulings=at_once)
    with pytest.raises(RulingError, match="several-at-goal"):
        s.under(FIRST)
    with pytest.raises(RulingError, match="victory-when"):
        lay(vp=[15, 15], arrived=[1, 2], rulings=FIRST).under(at_once)
    assert lay(vp=[15, 15], rulings=at_once).under(FIRST).arrived == [1, 1]
