"""What a position says of odds when its game offers none."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.errors import Uncountable
from explorer.core.stakes import Stakes
from explorer.core.state import State


class Silent(Stakes):
    """A position of a game that offers no odds."""


def test_a_game_offers_no_odds_unless_it_says_so():
    s = Silent()
    assert s.stakes() == s.ventures() == s.prospects() == []
    assert s.supposed("zone:harbour") is None
    assert s.prospect_word("zone:harbour") is None


def test_what_is_not_offered_cannot_be_counted():
    s = Silent()
    with pytest.raises(Uncountable):
        s.count_outcomes("zone:harbour", 0, 10)
    with pytest.raises(Uncountable):
        s.prospect("zone:harbour", 0, 10)


@pytest.mark.parametrize(
    "ask",
    [lambda s: s.outcome("x"), lambda s: s.venture("x"), lambda s: s.happen("x", Random(1))],
)
def test_what_is_not_offered_does_not_come_to_anything(ask):
    with pytest.raises(NotImplementedError):
        ask(Silent())


def test_positions_are_asked_for_their_odds_themselves():
    s = explorer.game("influence").start(2, seed=1)
    assert issubclass(State, Stakes)
    assert s.stakes()
    assert all(s.outcome(topic) for topic in s.stakes())
    assert not hasattr(s, "__dict__")  # what is said of odds adds no facts
