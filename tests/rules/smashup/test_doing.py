"""Carrying out a program: thing after thing, as much as can be done, picking as many as it says."""

from __future__ import annotations

from explorer.rules.smashup.doing import least
from tests.rules.smashup.table import FACTORY, MALL, lay, named, on, say, step, texts


def test_what_cannot_be_done_is_told_and_the_rest_is_done() -> None:
    s = lay(hands={1: ["abduction-1"]}, active=1)
    told = say(s, "play abduction-1")
    assert "in-vain" in told
    assert "extra" in told


def test_picking_stops_at_as_many_as_the_text_says() -> None:
    s = lay({FACTORY: ["zapbot-1", "zapbot-2", "zapbot-3"]}, players=3, active=2, hands={2: ["cannon-1"]},
            bases=(FACTORY, MALL, "tar-pits", "tortuga"))  # fmt: skip
    say(s, "play cannon-1", "choose zapbot-2")
    assert texts(s) == {"choose zapbot-1", "choose zapbot-3", "pass"}
    say(s, "choose zapbot-1")
    assert on(s, FACTORY) == ["zapbot-3"]
    assert sorted(named(s, s.discards[1])) == ["zapbot-1", "zapbot-2"]


def test_what_rests_on_a_thing_declined_does_not_happen() -> None:
    s = lay({FACTORY: ["warbot-1"]}, hands={0: ["disguise-1"]})
    assert "in-vain" in say(s, "play disguise-1")
    assert step(s) == "turn.play"


def test_one_must_be_picked_unless_the_text_says_may() -> None:
    must = lay({FACTORY: ["scout-1"]}, hands={0: ["seeing-stars-1"]})
    say(must, "play seeing-stars-1")
    assert least(must, must.stack[-1]) == 1
    may = lay({FACTORY: ["scout-1"]}, hands={0: ["tiger-assassin-1"]})
    say(may, f"play tiger-assassin-1 @ {FACTORY}")
    assert least(may, may.stack[-1]) == 0


def test_an_action_that_finds_no_place_ends_there() -> None:
    s = lay(hands={0: ["poison-1"]})
    say(s, "play poison-1")
    assert s.attached == ()
    assert named(s, s.discards[0]) == ["poison-1"]
