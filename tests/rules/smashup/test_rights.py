"""Rights to play: what each covers, and which of several is used."""

from __future__ import annotations

from typing import Any

from explorer.rules.smashup.records import DISCARD, Play
from explorer.rules.smashup.rights import allows, breadth, covered, spend
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay

SMALL = {"kind": "minion", "most": 2}


def number(s: Any, token: str) -> int:
    found: int = s.kit.numbers[token]
    return found


def at(s: Any, token: str) -> int:
    found: int = s.kit.base_tokens.index(token)
    return found


def left(s: Any) -> list[tuple[bool, int, int]]:
    return [(right.minion, right.most, right.base) for right in s.plays]


def test_the_narrowest_right_that_covers_a_play_is_used_whatever_their_order() -> None:
    free = {"kind": "minion"}
    for plays in ([free, SMALL], [SMALL, free]):
        s = lay(hands={0: ["war-raptor-1", "king-rex-1"]}, plays=plays)
        spend(s, number(s, "war-raptor-1"), at(s, FACTORY))
        assert left(s) == [(True, -1, -1)]
        assert covered(s, number(s, "king-rex-1"), at(s, FACTORY))
        s = lay(hands={0: ["war-raptor-1", "king-rex-1"]}, plays=plays)
        spend(s, number(s, "king-rex-1"), at(s, FACTORY))
        assert left(s) == [(True, 2, -1)]


def test_breadth_puts_more_limits_first() -> None:
    rights = [Play(0, True), Play(0, True, most=2), Play(0, True, most=2, base=1), Play(0, True, card=3, zone=DISCARD)]
    assert sorted(rights, key=breadth)[0] == rights[2]
    assert sorted(rights, key=breadth)[-1] == rights[0]


def test_a_right_keeps_its_limits() -> None:
    s = lay({FACTORY: ["shinobi-1"]}, hands={0: ["war-raptor-1", "king-rex-1", "howl-1"]}, discards={0: ["shinobi-2"]})
    raptor, rex, howl, gone = (number(s, t) for t in ("war-raptor-1", "king-rex-1", "howl-1", "shinobi-2"))
    here, there = at(s, FACTORY), at(s, OASIS)
    assert allows(s, Play(0, True), rex, here)
    assert not allows(s, Play(0, True), howl, here)
    assert not allows(s, Play(0, True, most=2), rex, here)
    assert allows(s, Play(0, True, most=2), raptor, here), "the printed power counts"
    assert not allows(s, Play(0, True, base=here), raptor, there)
    assert not allows(s, Play(0, True, alone=True), raptor, here)
    assert allows(s, Play(0, True, alone=True), raptor, there)
    assert not allows(s, Play(0, True), gone, here)
    assert allows(s, Play(0, True, zone=DISCARD), gone, here)
    assert not allows(s, Play(0, True, zone=DISCARD), raptor, here)


def test_a_right_that_a_card_gives_goes_with_the_card() -> None:
    s = lay({FACTORY: ["shinobi-1"]}, hands={0: ["howl-1"]}, bases=[FACTORY, MALL, OASIS])
    right = Play(0, False, life=s.minions[0].life)
    assert allows(s, right, number(s, "howl-1"), -1)
    s.leave(s.minions[0])
    assert not allows(s, right, number(s, "howl-1"), -1)
