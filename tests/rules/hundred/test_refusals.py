"""The way forward that a refusal shows is one that can be gone."""

from __future__ import annotations

import pytest

from tests.rules.hundred.random_play import FULL

READINGS = {"allowed": ["card-heal", "card-recall"], "never": ["card-heal"]}


@pytest.mark.parametrize("option", READINGS)
@pytest.mark.parametrize("move", ["recall pierce", "recall freeze"])
def test_what_recall_may_take_instead_leaves_out_what_the_reading_forbids(move: str, option: str) -> None:
    graveyard = ["recall", "heal", "pierce"]
    position = {"players": 2, "hands": [["5"], []], "graveyard": graveyard, "drawn": True}
    state = FULL.state({**position, "rulings": {"recall-recall": option}})
    reason = state.verdict(move).reasons[0]
    assert sorted(name.id for name in reason.facts["cards"]) == READINGS[option]
