"""Triggers that wait for the same event come one by one, as the active player picks."""

from __future__ import annotations

from typing import Any

from tests.rules.smashup.table import CAVE, FACTORY, MALL, lay, say, step, texts

BASES = (CAVE, FACTORY, MALL, "tortuga")


def destroyed_at_the_cave(card: str, order: str = "") -> tuple[Any, list[str]]:
    s = lay({CAVE: [card]}, players=3, bases=BASES, hands={0: ["seeing-stars-1", "howl-1"], 1: ["scout-1"]})
    return s, say(s, "play seeing-stars-1", f"choose {card}", *([order] if order else []))


def test_a_single_one_asks_for_no_order() -> None:
    s, told = destroyed_at_the_cave("zapbot-1")
    assert "gained" in told
    assert step(s) == "turn.play"


def test_of_several_the_active_player_picks_though_they_are_anothers() -> None:
    s, _ = destroyed_at_the_cave("gremlin-1")
    assert (s.actor, step(s)) == (0, "trigger.order")
    assert texts(s) == {"choose gremlin-1", f"choose base {CAVE}"}


def test_the_one_picked_comes_first() -> None:
    _, told = destroyed_at_the_cave("gremlin-1", f"choose base {CAVE}")
    assert "gained" in told
    assert "drew" not in told
    _, told = destroyed_at_the_cave("gremlin-1", "choose gremlin-1")
    assert "gained" not in told


def test_a_base_whose_ability_does_not_count_sets_nothing_off() -> None:
    s = lay({CAVE: ["zapbot-1"]}, bases=BASES[:3], hands={0: ["seeing-stars-1", "howl-1"]},
            attached=[{"card": "jammed-signal-1", "base": CAVE}])  # fmt: skip
    assert "gained" not in say(s, "play seeing-stars-1", "choose zapbot-1")
