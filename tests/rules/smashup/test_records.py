"""Records of what lies on the table: what every turn allows has no limit of its own."""

from __future__ import annotations

from explorer.rules.smashup.records import HAND, ordinary_plays


def test_every_turn_allows_one_minion_and_one_action_of_any_kind_anywhere() -> None:
    minion, action = ordinary_plays(2)
    assert (minion.minion, action.minion) == (True, False)
    for right in (minion, action):
        assert (right.seat, right.zone) == (2, HAND)
        assert {right.source, right.most, right.base, right.card} == {-1}
        assert not right.alone
        assert right.life == 0
