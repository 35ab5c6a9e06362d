"""Declining: what a text does not leave open has to be done as far as it can."""

from __future__ import annotations

from tests.rules.smashup.table import FACTORY, lay, refusal, say, texts


def test_what_must_be_done_cannot_be_declined() -> None:
    s = lay({FACTORY: ["scout-1"]}, hands={0: ["laseratops-1", "seeing-stars-1"]})
    say(s, "play seeing-stars-1")
    assert texts(s) == {"choose scout-1"}
    assert refusal(s, "pass") == ["may-decline"]


def test_what_may_be_done_can_be_declined() -> None:
    s = lay({FACTORY: ["scout-1"]}, hands={0: ["tiger-assassin-1"]})
    say(s, f"play tiger-assassin-1 @ {FACTORY}")
    assert texts(s) == {"choose scout-1", "pass"}
