"""A match of several rounds is decided by penalties, which is ours, and never by a line about one round."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.core.events import Event
from tests.rules.hundred.random_play import FULL


def last_round(rounds: str, penalties: list[int]) -> tuple[Any, Event]:
    """A match whose last round ends with a skip, and the event that tells who has won."""
    state = FULL.state(
        {
            "players": 2, "hands": [["5"], ["10"]], "score": [["25", "25"], ["20"]], "skipped": 1,
            "rulings": {"rounds": rounds}, "penalties": penalties, "round": 3 if rounds == "several" else 1,
        }
    )  # fmt: skip
    return state, state.play("skip")[-1]


@pytest.mark.parametrize("paid", [[90, 0], [80, 0]], ids=["alone", "together"])
def test_who_wins_by_penalties_is_told_with_the_clause_on_rounds(paid: list[int]) -> None:
    state, told = last_round("several", paid)
    found = state.explain("winner")
    assert told.clauses[0] == "rounds" == found.clauses[0] == found.below[0].clauses[0]
    assert "nearest-wins" not in (*told.clauses, *found.clauses)


def test_of_one_round_the_nearest_wins() -> None:
    state, told = last_round("one", [0, 0])
    assert told.clauses == state.explain("winner").clauses == ("nearest-wins",)
