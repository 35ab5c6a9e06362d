"""How minions leave: destroyed they go to the discard pile, taken back to the hand, put under the deck unseen."""

from __future__ import annotations

import pytest

from tests.rules.smashup.table import FACTORY, MALL, lay, named, on, say, step

ON_SCOUT = [{"card": "upgrade-1", "on": "scout-1"}]


def test_a_minion_that_is_destroyed_takes_along_what_lies_on_it_each_to_its_owner() -> None:
    s = lay({FACTORY: ["collector-1"]}, hands={0: ["seeing-stars-1", "howl-1"]},
            attached=[{"card": "poison-1", "on": "collector-1"}])  # fmt: skip
    assert "destroyed" in say(s, "play seeing-stars-1", "choose collector-1")
    assert named(s, s.discards[1]) == ["collector-1"]
    assert sorted(named(s, s.discards[0])) == ["poison-1", "seeing-stars-1"]


def test_what_cannot_be_destroyed_stays_and_it_is_told() -> None:
    s = lay({FACTORY: ["warbot-1"]}, hands={0: ["ninja-master-1", "howl-1"]})
    told = say(s, f"play ninja-master-1 @ {FACTORY}", "choose warbot-1")
    assert "indestructible" in told
    assert "destroyed" not in told
    assert on(s, FACTORY) == ["warbot-1", "ninja-master-1"]


def test_what_moves_instead_is_not_destroyed() -> None:
    s = lay({FACTORY: ["buccaneer-1"]}, players=3, bases=(FACTORY, MALL, "tar-pits", "tortuga"),
            hands={0: ["ninja-master-1", "howl-1"]})  # fmt: skip
    told = say(s, f"play ninja-master-1 @ {FACTORY}", "choose buccaneer-1", f"choose base {MALL}")
    assert "destroyed" not in told
    assert on(s, MALL) == ["buccaneer-1"]
    assert s.discards[2] == ()


def test_a_minion_taken_back_is_known_in_its_owners_hand() -> None:
    s = lay({FACTORY: ["scout-1"]}, active=1, hands={1: ["beam-up-1", "probe-1"]})
    say(s, "play beam-up-1", "choose scout-1")
    assert named(s, s.known[1]) == ["scout-1"]


def test_a_minion_put_under_its_deck_is_neither_destroyed_nor_taken_back() -> None:
    s = lay({FACTORY: ["war-raptor-1"]}, active=1, hands={1: ["disintegrator-1", "probe-1"]})
    told = say(s, "play disintegrator-1", "choose war-raptor-1")
    assert not {"destroyed", "returned"} & {*told}
    assert named(s, s.bottoms[0]) == ["war-raptor-1"]


@pytest.mark.parametrize(("card", "ends"), [("howl-1", "turn"), ("augmentation-1", "turn")])
def test_power_for_a_while_ends_with_the_turn(card: str, ends: str) -> None:
    s = lay({FACTORY: ["king-rex-1"]}, hands={0: [card, "rampage-1"]})
    say(s, f"play {card}", *(["choose king-rex-1"] if card != "howl-1" else []))
    assert [effect.ends for effect in s.effects] == [ends]
    assert step(s) == "turn.play"
