"""Power is computed when it is asked."""

from __future__ import annotations

from explorer.rules.smashup.power import bonuses, power, strength, total
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, lay


def test_a_base_adds_to_the_power_of_every_minion_there() -> None:
    s = lay({BRAIN: ["p0-shinobi-1", "p1-warbot-1"], MALL: ["p0-gremlin-1"]}, bases=[BRAIN, FACTORY, MALL])
    assert [power(s, m) for m in s.minions] == [4, 5, 2]
    assert (total(s, 2), strength(s, 2, 0), strength(s, 2, 1)) == (9, 4, 5)


def test_a_minion_that_moves_takes_no_bonus_along() -> None:
    s = lay({BRAIN: ["p0-shinobi-1"]}, bases=[BRAIN, FACTORY, MALL])
    s.move_minion(s.minions[0], s.kit.base_tokens.index(MALL))
    assert power(s, s.minions[0]) == 3
    assert bonuses(s, s.minions[0]) == []
