"""The cards as data: what is shipped, and what no card file may say."""

from __future__ import annotations

from pathlib import Path

import pytest

import explorer
from explorer.core.errors import FileError, PositionError
from explorer.rules.fortune.deck import load_deck
from tests.rules.fortune.random_play import FULL, TINY

SHIPPED = (FULL.folder / "cards.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A card file that differs from the shipped one."""
    text = SHIPPED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_shipped_deck_has_104_cards_in_12_kinds() -> None:
    deck = FULL.deck
    assert (deck.total, len(deck.kinds), deck.goods) == (104, 12, 10)
    table = dict(zip(deck.kinds, zip(deck.value, deck.copies, strict=True), strict=True))
    assert table == {
        "phone": (5, 10), "headphones": (5, 10), "bicycle": (5, 10), "watch": (10, 9), "oud": (10, 9),
        "camera": (10, 9), "motorbike": (15, 9), "boat": (15, 9), "car": (15, 9), "land": (20, 8), "silver": (25, 8),
        "gold": (50, 4),
    }  # fmt: skip
    assert deck.kinds[deck.goods :] == ("silver", "gold")
    assert (deck.hand, deck.expert_hand, deck.most_players) == (5, 6, 6)


def test_printed_figures_are_not_marked_and_assumed_ones_are() -> None:
    deck = FULL.deck
    for printed in (
        "cards",
        "kinds",
        "hand",
        "expert_hand",
        "value.car",
        "value.land",
        "value.phone",
        "name.motorbike",
    ):
        assert deck.is_assumed(printed) == "", printed
    goods = [kind for kind in deck.kinds[: deck.goods] if kind not in ("car", "land", "phone")]
    for kind in goods:
        assert deck.is_assumed(f"value.{kind}") == "R003-01"
    assert deck.is_assumed("count") == "R003-01"
    assert deck.is_assumed("value.gold") == deck.is_assumed("value.silver") == "R003-18"


def test_a_deck_of_103_is_refused_with_file_line_and_key(tmp_path: Path) -> None:
    with pytest.raises(
        FileError, match=r"cards\.toml, line \d+: cards: 104 cards are announced .*add up to 103"
    ) as error:
        load_deck(changed(tmp_path, ("value = 50\ncount = 4", "value = 50\ncount = 3")))
    assert "003, line 1" in str(error.value)


#: A good renamed, and what is marked as assumed with it.
CAMEL = ('id = "boat"', 'id = "camel"'), ('"name.boat"', '"name.camel"'), ('"value.boat"', '"value.camel"')

FAULTS = [
    (('id = "boat"', 'id = "car"'), r"good\[8\]\.id: the kind 'car' is listed twice"),
    (('id = "boat"', 'id = "gold"'), r"good\[7\]\.id: the kind 'gold' is listed twice"),
    (('id = "boat"', 'id = "A boat"'), r"good\[7\]\.id"),
    (("[precious.gold]", "[precious.platinum]"), r"precious\.gold: missing"),
    (("kinds = 12", "kinds = 11"), r"kinds: 11 kinds are announced .*12 are listed"),
    (("expert_hand = 6", "expert_hand = 4"), r"expert_hand: expected 5 or more"),
    (("value = 20", "value = -1"), r"good\[9\]\.value: expected 0 or more"),
    (("value = 20", 'value = "dear"'), r"good\[9\]\.value"),
    (("hand = 5", "hands = 5"), r"hand: missing"),
    (("cards = 104", "cards = 104\nextra = 1"), r"extra: unknown key"),
    (('"value.silver"', '"value.slver"'), r"assumed\[2\]\.keys\[0\]: no figure is called 'value\.slver'"),
    (('id = "camera"', 'id = "camel"'), r"assumed\[1\]\.keys\[4\]: no figure is called 'name\.camera'"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_card_file_that_makes_no_game_is_refused(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    with pytest.raises(FileError, match=message):
        load_deck(changed(tmp_path, change))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ((("cards = 104", "cards = 103"), ("value = 50\ncount = 4", "value = 50\ncount = 3")),
         r"line \d+: cards: expected 104 \(003, line 1\), or 'cards' among the assumed keys; got 103"),
        ((("hand = 5", "hand = 4"),), r"hand: expected 5 \(003, lines 4, 45\).* got 4"),
        ((("expert_hand = 6", "expert_hand = 7"),), r"expert_hand: expected 6 \(003, line 70\).* got 7"),
    ],
)  # fmt: skip
def test_another_number_than_the_document_prints_is_marked_as_assumed(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], message: str
) -> None:
    with pytest.raises(FileError, match=message):
        load_deck(changed(tmp_path, *changes))
    key = changes[0][0].split(" = ")[0]
    marked = ('keys = ["count"]', f'keys = ["count", "{key}"]')
    assert load_deck(changed(tmp_path, marked, *changes)).is_assumed(key) == "R003-01"


def test_too_few_cards_for_two(tmp_path: Path) -> None:
    changes = ("hand = 5", "hand = 52"), ("expert_hand = 6", "expert_hand = 52")
    with pytest.raises(FileError, match="cards: two players need 105 cards, there are 104"):
        load_deck(changed(tmp_path, *changes))


def test_a_file_without_goods_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("cards = 1\nkinds = 1\nhand = 1\nexpert_hand = 1\ngood = []\n", encoding="utf-8")
    with pytest.raises(FileError, match="good: expected at least one good"):
        load_deck(path)


def test_another_card_file_is_another_game_and_a_small_one_seats_fewer(tmp_path: Path) -> None:
    game = explorer.game("fortune", cards=changed(tmp_path, *CAMEL))
    assert game.id.startswith("fortune(cards-")
    state = game.state({"game": game.id, "players": 2, "hands": [["camel"], ["car"]]})
    for language in ("en", "ar"):
        assert "camel" in "".join(event.text(language) for event in state.copy().play("discard camel"))
    assert TINY.players_range == (2, 6)
    with pytest.raises(PositionError, match="2 to 6 players"):
        TINY.start(7, 1)
