"""Components: figures that are assumed, how many they suffice for, and what reading them refuses."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.components import Components, read_assumed
from explorer.core.errors import FileError
from explorer.core.reading import Table


def table(**values):
    return Table("cards.toml", "", values)


def test_an_assumed_figure_has_its_reference_and_a_printed_one_none():
    class Box(Components):
        assumed = read_assumed(table(assumed=[{"reference": "R1", "keys": ["hand", "zones"]}]))

    assert Box().is_assumed("zones") == "R1"
    assert Box().is_assumed("deal") == ""


def test_an_assumption_without_a_reference_is_refused_by_its_key():
    with pytest.raises(FileError, match=r"cards\.toml: assumed\[0\]\.reference: missing"):
        read_assumed(table(assumed=[{"keys": ["hand"]}]))


@pytest.mark.parametrize("value", [0, -3])
def test_a_number_below_the_least_is_refused(value):
    with pytest.raises(FileError, match=f"hand: expected 1 or more, got {value}"):
        table(hand=value).at_least("hand", 1)


@pytest.mark.parametrize("name", ["Two", "two words", "-x", "7", "x-", ""])
def test_a_name_that_no_move_could_hold_is_refused(name):
    with pytest.raises(FileError, match="expected one word in lower case"):
        table().check_name("id", name)


def test_a_smaller_deck_is_for_fewer_and_says_why():
    whole = explorer.game("influence")
    assert whole.players_range == whole.rulebook.players == (2, 5)
    assert whole.cite_players() == whole.cite("player-count")
    small = explorer.game("influence", cards="tests/rules/influence/decks/twins.toml")
    assert small.players_range[1] == small.deck.most_players < 5
    assert "this deck's cards" in small.cite_players()
