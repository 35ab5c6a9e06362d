"""Power and breakpoints: what adds, the floor of zero, and how the ways to ask agree with one another."""

from __future__ import annotations

from random import Random
from typing import Any

from explorer.rules.smashup.power import (
    additions,
    bonuses,
    breaking,
    breakpoint_of,
    breaks,
    cancelled,
    has_tag,
    lenders,
    power,
    powers,
    strength,
    strengths,
    total,
)
from explorer.rules.smashup.records import POWER, TURN, Effect
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, OASIS, PITS, lay, random_game


def base(token: str) -> int:
    return lay().kit.base_tokens.index(token)


def of(s: object, token: str) -> int:
    return power(s, s.minion_of(s.kit.numbers[token]))  # type: ignore[attr-defined, arg-type]


def test_power_is_the_printed_number_and_what_adds_to_it() -> None:
    s = lay({BRAIN: ["shinobi-1"], FACTORY: ["shinobi-2"]}, bases=[BRAIN, FACTORY, MALL],
            attached=[{"card": "upgrade-1", "on": "shinobi-1"}])  # fmt: skip
    assert (of(s, "shinobi-1"), of(s, "shinobi-2")) == (3 + 1 + 2, 3)
    assert sorted(entry.amount for entry in bonuses(s, s.minions[0])) == [1, 2]


def test_power_is_never_below_zero_and_the_floor_comes_last() -> None:
    both = [{"card": card, "on": "ninja-acolyte-1"} for card in ("poison-1", "upgrade-1")]
    s = lay({FACTORY: ["ninja-acolyte-1"]}, attached=both)
    assert of(s, "ninja-acolyte-1") == 0
    assert sum(entry.amount for entry in additions(s)) == -2


def test_a_minion_out_of_play_has_its_printed_power() -> None:
    s = lay({BRAIN: ["war-raptor-1"]}, bases=[BRAIN, FACTORY, MALL])
    raptor = s.minions[0]
    assert power(s, raptor) == 2 + 1 + 1
    s.leave(raptor)
    assert power(s, raptor) == 2


def test_a_base_that_is_jammed_adds_nothing_and_one_that_is_ignored_adds_still() -> None:
    here = base(BRAIN)
    s = lay({BRAIN: ["shinobi-1"]}, bases=[BRAIN, FACTORY, MALL], attached=[{"card": "jammed-signal-1", "base": BRAIN}])
    assert of(s, "shinobi-1") == 3
    assert cancelled(s, here)
    s = lay({BRAIN: ["shinobi-1"]}, bases=[BRAIN, FACTORY, MALL],
            effects=[{"kind": "ignores", "target": here, "amount": 0, "ends": "start"}])  # fmt: skip
    assert of(s, "shinobi-1") == 4
    assert not cancelled(s, here)


def test_a_breakpoint_can_be_lowered_to_zero_and_no_further() -> None:
    oasis = base(OASIS)
    for less, left in ((5, 7), (12, 0), (40, 0)):
        s = lay(effects=[{"kind": "breakpoint", "target": oasis, "amount": -less, "ends": "turn"}])
        assert breakpoint_of(s, oasis) == left
    assert breaks(s, oasis), "a base whose breakpoint is zero breaks with nobody on it"


def test_reaching_the_breakpoint_is_enough() -> None:
    s = lay({OASIS: ["king-rex-1", "nukebot-1"]})
    assert (total(s, base(OASIS)), breaking(s)) == (12, [base(OASIS)])
    assert breaking(lay({OASIS: ["king-rex-1", "warbot-1"]})) == []


def test_the_ways_to_ask_for_power_agree_in_real_matches() -> None:
    rng = Random(2)
    for seed in range(3):
        for s, _ in random_game(seed, 2 + seed):
            if rng.random() > 0.05:
                continue
            every = powers(s)
            for m in s.minions:
                added = sum(entry.amount for entry in bonuses(s, m))
                assert every[m.life] == power(s, m) == max(0, s.kit.kind[m.card].power + added)
            for here in s.bases:
                by_seat = strengths(s, here)
                assert by_seat == {seat: strength(s, here, seat) for seat in by_seat}
                assert sum(by_seat.values()) == total(s, here)
                assert breaks(s, here) == (here in breaking(s))


def test_tar_pits_add_nothing() -> None:
    assert of(lay({PITS: ["shinobi-1"]}, bases=[PITS, FACTORY, MALL]), "shinobi-1") == 3


def first(s: Any, name: str) -> Any:
    return s.minion_of(s.kit.tokens.index(name))


def anew(s: Any) -> dict[int, int]:
    """Power as additions say, whatever was counted before."""
    found = {m.life: s.kit.kind[m.card].power for m in s.minions}
    for added in additions(s):
        found[added.life] += added.amount
    return {life: max(0, n) for life, n in found.items()}


def test_the_alpha_lends_its_tribe_to_its_own_side_alone() -> None:
    s = lay({MALL: ["microbot-alpha-1", "zapbot-1", "king-rex-1"]})
    assert [m.card for m in lenders(s)] == [first(s, "microbot-alpha-1").card]
    assert has_tag(s, first(s, "zapbot-1"), "microbot")
    assert not has_tag(s, first(s, "king-rex-1"), "microbot")
    assert not has_tag(s, first(s, "zapbot-1"), "microbot", among=[])


def test_what_was_counted_is_forgotten_when_anything_it_rests_on_changes() -> None:
    s = lay({MALL: ["armor-stego-1"], FACTORY: ["war-raptor-1"]})
    stego = first(s, "armor-stego-1")
    before = power(s, stego)
    other = s.copy()
    other.active = 1
    assert power(other, stego) == before + 2
    assert power(s, stego) == before
    s.enter(s.kit.tokens.index("war-raptor-2"), first(s, "war-raptor-1").base, 0)
    assert powers(s) == anew(s)
    s.effects += (Effect(POWER, stego.life, 4, 0, TURN, 1, stego.card),)
    assert power(s, stego) == before + 4


def test_it_is_what_counting_anew_finds_all_through_a_match() -> None:
    for seed in range(3):
        for s, _ in random_game(seed, 2):
            assert powers(s) == anew(s)
