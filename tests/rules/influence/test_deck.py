"""Decks as data: what the shipped one holds, and how every mistake in a card file is named."""

from __future__ import annotations

from collections import Counter

import pytest

import explorer
from explorer.core.errors import FileError
from explorer.rules.influence.deck import load_deck
from tests.rules.influence.random_play import DECKS, FULL, PAIRS, POCKET

DECK = FULL.deck
TEXT = (DECKS / "pocket.toml").read_text(encoding="utf-8")


def deck_with(tmp_path, old, new):
    assert old in TEXT, old
    path = tmp_path / "cards.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return load_deck(path)


def test_a_value_below_one_is_refused(tmp_path):
    for value in (0, -3):
        with pytest.raises(FileError, match="expected 1 or more") as refused:
            deck_with(tmp_path, "values = [1, 2, 3]", f"values = [{value}, 2, 3]")
        assert (refused.value.file, refused.value.key) == ("cards.toml", "influence.values[0]")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("hand = 4", "hand = 0", "hand"),
        ("hand = 4", "hand = 12", "influence"),
        ("hand = 4\n", "", "hand"),
        ("zones = 3", "zones = 5", "region"),
        ("zones = 3", "zones = 0", "zones"),
        ('["orange", "blue"]', "[]", "influence.colours"),
        ('["orange", "blue"]', '["blue", "blue"]', "influence.colours"),
        ('["orange", "blue"]', '["orange", 3]', "influence.colours[1]"),
        ("[1, 2, 3]", "[1, 1]", "influence.values"),
        ("[1, 2, 3]", '["1"]', "influence.values[0]"),
        ("copies = 1", "copies = 0", "influence.copies"),
        ("radar = 4", "radar = -1", "tactics.radar"),
        ("radar = 4\n", "", "tactics.radar"),
        ("radar = 4", "radar = 4\nmirror = 2", "tactics.mirror"),
        ('id = "oasis"', 'id = "village"', "region[1].id"),
        ("value = 3", "value = 0", "region[0].value"),
        ("value = 3\n", "", "region[0].value"),
        ("[influence]", "[weather]\nrain = 1\n[influence]", "weather"),
    ],
)
def test_a_mistake_names_file_and_key(tmp_path, old, new, key):
    with pytest.raises(FileError) as refused:
        deck_with(tmp_path, old, new)
    assert (refused.value.file, refused.value.key) == ("cards.toml", key)


@pytest.mark.parametrize("name", ["Blue", "", " blue", "blue  green"])
def test_a_name_that_could_not_be_read_back_is_refused(tmp_path, name):
    with pytest.raises(FileError, match="colours"):
        deck_with(tmp_path, '"blue"', f'"{name}"')


def test_no_tactics_at_all_is_a_deck(tmp_path):
    text = TEXT
    for kind in ("radar", "steal", "flip", "immunity", "cancel"):
        text = text.replace(f"{kind} = {text.split(f'{kind} = ')[1][0]}", f"{kind} = 0")
    path = tmp_path / "plain.toml"
    path.write_text(text.replace("hand = 4", "hand = 2"), encoding="utf-8")
    assert len(load_deck(path).cards) == 6


def test_the_shipped_deck_has_sixty_cards():
    counted = Counter(DECK.verb_of(kind) for kind in DECK.cards)
    assert counted == {"place": 40, "radar": 4, "steal": 4, "flip": 4, "immunity": 4, "cancel": 4}
    assert len(DECK.colours) == 4
    assert (DECK.hand, DECK.zones) == (8, 5)


def test_there_is_one_cancel_card_for_each_colour():
    cancels = [DECK.tokens[k] for k in DECK.cards if DECK.verb_of(k) == "cancel"]
    assert cancels == [f"cancel {colour}" for colour in DECK.colours]


def test_the_shipped_zones_are_ten_different_ones():
    worth = dict(zip(DECK.regions, DECK.worth, strict=True))
    assert len(worth) == 10
    assert sum(DECK.worth) == 58
    assert (worth["village"], worth["capital"]) == (3, 10)


def test_five_players_can_be_dealt():
    assert len(DECK.cards) >= 5 * DECK.hand
    assert FULL.players_range == (2, 5)


def test_a_small_deck_seats_fewer_players(tmp_path):
    path = tmp_path / "four.toml"
    path.write_text(TEXT.replace("hand = 4", "hand = 7"), encoding="utf-8")
    game = explorer.game("influence", cards=path)
    assert game.players_range == (2, 3)
    with pytest.raises(explorer.PositionError, match="2 to 3 players"):
        game.start(4)


@pytest.mark.parametrize("deck", [DECK, POCKET.deck, PAIRS.deck], ids=["full", "pocket", "pairs"])
def test_every_kind_is_written_and_read_back(deck):
    for kind, token in enumerate(deck.tokens):
        assert deck.kind(token) == kind
        assert deck.kind(f"  {token.upper()} ") == kind
    assert len(deck.words) == len(deck.tokens) == len(deck.copies)
    assert len(set(deck.words)) == len(deck.words)


def test_an_unknown_card_is_an_error():
    for token in ("blue 11", "mirror", "", "7"):
        with pytest.raises(ValueError):  # noqa: PT011
            DECK.kind(token)


def test_colours_and_points_are_those_written_on_the_card():
    for kind in range(DECK.influence):
        colour, value = DECK.tokens[kind].split()
        assert DECK.colours[DECK.colour_of(kind)] == colour
        assert DECK.points[kind] == int(value)


def test_assumed_figures_carry_their_reference():
    assert DECK.is_assumed("region") == "R000-01"
    assert DECK.is_assumed("influence.values") == "R000-02"
    assert DECK.is_assumed("hand") == DECK.is_assumed("zones") == DECK.is_assumed("tactics.cancel") == ""


def test_no_seat_ever_has_more_cards_in_a_zone_than_the_moves_can_name():
    assert DECK.most_in_a_zone >= DECK.hand
    assert sum(move.verb == "show" for move in FULL.universe(2)) == DECK.most_in_a_zone
