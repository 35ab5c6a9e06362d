"""Golden matches: two players by the usual readings, four by others. Played again move by move, told in the same words.

Written anew by `python -m tests.rules.smashup.test_playthrough` (after a change that is meant).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from explorer.rules.smashup import GAME
from tests.rules.golden import kept, play_through, write_anew

AS_USUAL = ("second-box", "draw-two")  # by the other readings of line 58 a match may stop for ever
OTHERS = {
    id: next(option for option in ruling.options if option != ruling.default)
    for id, ruling in GAME.rulebook.rulings.items()
    if id not in AS_USUAL
}
MATCHES: dict[str, tuple[int, dict[str, str]]] = {"usual": (2, {}), "otherwise": (4, OTHERS)}


def active(moves: Sequence[Any], rng: Random) -> Any:
    """Choose cards to play before the end of a turn, and abilities before passing, so that bases break."""
    found = [move for move in moves if move.verb not in ("done", "pass")]
    return rng.choice(found if found and rng.random() < 0.9 else moves)


def playthrough(name: str) -> str:
    """A match played at random from a seed."""
    players, rulings = MATCHES[name]
    state = GAME.state_class.opening(GAME.rules(players, rulings))
    state.run()
    return play_through(f"{name}: {players} players", state, Random(name), active, "chance")


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_again(name: str) -> None:
    assert playthrough(name) == kept(__file__, name)


def test_every_event_of_the_golden_matches_cites_its_clause() -> None:
    for name in MATCHES:
        told = kept(__file__, name).splitlines()
        events = [line for line in told if line.startswith("    ")]
        assert len(events) > 200
        assert [line for line in events if not re.search(r"\((?:004, lines? \d|assumed, )", line)] == []


def test_the_golden_matches_hold_what_matters() -> None:
    usual, otherwise = (kept(__file__, name) for name in MATCHES)
    for told in ("is about to score", "VP from", "is laid out, with breakpoint", "into a new deck", "destroys"):
        assert told in usual
    assert "wins the match" in usual
    for told in ("takes Robots", "is about to score", "moves to", "to the hand of", "wins the match"):
        assert told in otherwise


if __name__ == "__main__":
    write_anew(__file__, MATCHES, playthrough)
