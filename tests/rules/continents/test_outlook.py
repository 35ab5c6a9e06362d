"""The outlook: what programs make of a match that is not over."""

from __future__ import annotations

import pytest

from tests.rules.continents.random_play import FULL


def at_turn(cards, coins=None):
    lying = [[name for name, n in mine.items() for _ in range(n)] for mine in cards]
    return FULL.state({"players": len(cards), "continents": lying, "coins": coins or {}, "turn": 5})


def test_a_coin_is_a_hundred_and_half_the_way_to_another_a_quarter_of_it():
    state = at_turn([{"africa": 4, "asia": 4}, {"north-america": 3}], {"africa": 0})
    assert state.outlook() == pytest.approx([125, 25])


def test_a_coin_counts_without_its_cards_and_every_continent_counts_not_the_nearest_alone():
    state = at_turn([{"asia": 4, "north-america": 3}, {"asia": 4}], {"africa": 1})
    assert state.outlook() == pytest.approx([50, 125])
    assert state.scores() == [50, 150]


def test_no_way_counts_more_than_the_coin_even_while_another_holds_it():
    state = at_turn([{"africa": 5}, {"asia": 4}], {"africa": 0})
    state.coins[state.deck.continents.index("africa")] = 1  # no match comes to this
    assert state.outlook() == pytest.approx([100, 125])
