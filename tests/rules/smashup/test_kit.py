"""The components: the deck, the bases and mistakes in their file."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.core.errors import FileError
from explorer.rules.smashup import GAME
from explorer.rules.smashup.kit import load_kit


def test_a_deck_holds_the_copies_of_the_printed_factions() -> None:
    assert {kind.id: kind.copies for kind in GAME.kit.kinds} == {
        "ninja-master": 1, "shinobi": 3, "nukebot": 1, "warbot": 2, "hoverbot": 3, "microbot-archive": 1,
        "buccaneer": 2, "powderkeg": 1, "pirate-king": 1, "first-mate": 4, "leprechaun": 1, "gremlin": 4,
    }  # fmt: skip


def test_a_physical_card_is_written_with_its_seat_and_copy() -> None:
    card = GAME.kit.numbers["p1-shinobi-2"]
    assert GAME.kit.owner(card) == 1
    assert GAME.kit.kind[card].power == 3


def test_bases_are_those_of_the_printed_game() -> None:
    assert [(b.breakpoint, b.worth) for b in GAME.kit.bases] == [
        (12, (2, 0, 0)), (16, (4, 3, 2)), (19, (4, 2, 1)), (23, (4, 2, 1)), (24, (0, 0, 0)), (25, (2, 2, 1)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("worth = [2, 0, 0]", "worth = [2, 0]", "worth"),
        ('id = "shinobi"', 'id = "gremlin"', "card"),
        ("breakpoint = 12", "breakpoint = 0", "breakpoint"),
        ("hand = 5 ", "hand = 50 ", "card"),
    ],
)
def test_a_mistake_in_the_cards_names_file_and_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(FileError) as error:
        load_kit(file)
    assert key in error.value.key
