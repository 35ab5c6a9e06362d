"""Fifteen victory points and when they decide."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.smashup.table import CAVE, FACTORY, MALL, OASIS, lay, say, settle, step

TWELVE = ["p0-nukebot-1", "p0-leprechaun-1", "p0-shinobi-1"]


def test_the_match_is_over_once_the_bases_are_scored_and_someone_has_fifteen() -> None:
    s = lay({OASIS: TWELVE}, vp=[13, 9])
    say(s, "done")
    settle(s)
    assert s.is_over
    assert s.winners() == [0]
    assert s.returns() == [Fraction(1, 2), Fraction(-1, 2)]


def test_most_points_win_among_several_with_fifteen() -> None:
    s = lay({OASIS: TWELVE}, vp=[13, 17])
    say(s, "done")
    settle(s)
    assert s.winners() == [1]


def test_a_tied_lead_plays_on() -> None:
    s = lay({OASIS: TWELVE}, vp=[13, 15])
    say(s, "done")
    settle(s)
    assert s.active == 1
    assert s.explain("winner").id == "outcome-play-on-tied"


def test_fifteen_in_mid_turn_do_not_stop_the_turn() -> None:
    s = lay({CAVE: ["p0-gremlin-1"]}, bases=[CAVE, FACTORY, MALL], vp=[14, 0], hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ cave-of-shinies", "choose p0-gremlin-1", "choose base cave-of-shinies")
    settle(s)
    assert (step(s), s.vp) == ("turn.play", [15, 0])
    say(s, "done")
    assert s.is_over


@pytest.mark.parametrize(("reading", "drawn"), [("after-scoring", 0), ("turn-end", 2)])
def test_victory_is_looked_at_before_or_after_the_draw(reading: str, drawn: int) -> None:
    s = lay({OASIS: TWELVE}, vp=[13, 0], rulings={"victory-when": reading})
    say(s, "done")
    settle(s)
    assert s.is_over
    assert len(s.hands[0]) == drawn


def test_under_the_reading_at_once_fifteen_points_end_the_match_in_mid_effect() -> None:
    s = lay(
        {CAVE: ["p0-gremlin-1"]},
        bases=[CAVE, FACTORY, MALL],
        vp=[14, 0],
        hands={0: ["p0-ninja-master-1"]},
        rulings={"victory-when": "at-once"},
    )
    say(s, "play p0-ninja-master-1 @ cave-of-shinies", "choose p0-gremlin-1", "choose base cave-of-shinies")
    assert s.is_over
    assert s.winners() == [0]
