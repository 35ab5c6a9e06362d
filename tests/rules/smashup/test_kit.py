"""The components: the deck, the bases and mistakes in their file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from explorer.core.errors import FileError
from explorer.rules.smashup import GAME
from explorer.rules.smashup.kit import load_kit

KNOWN = frozenset(
    entry["id"]
    for faction in tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))["faction"]
    for entry in (*faction["cards"], *faction["bases"])
)


def test_the_box_holds_eight_factions_of_twenty_cards() -> None:
    kit = load_kit(GAME.folder / "cards.toml", KNOWN)
    assert kit.most_players == 4
    assert len(kit.kinds) == 94
    for faction in kit.factions:
        assert sum(kind.copies for kind in kit.kinds if kind.faction == faction) == 20
    minions = [kind.copies for kind in kit.kinds if kind.minion]
    assert (sum(minions), len(kit.box)) == (88, 160)


@pytest.mark.parametrize(
    ("faction", "power"),
    [("aliens", 28), ("dinosaurs", 32), ("ninjas", 30), ("pirates", 30), ("robots", 38), ("tricksters", 30),
     ("wizards", 24), ("zombies", 27)],
)  # fmt: skip
def test_printed_power_adds_up_to_what_the_sources_give(faction: str, power: int) -> None:
    kit = load_kit(GAME.folder / "cards.toml", KNOWN)
    assert sum(kind.power * kind.copies for kind in kit.kinds if kind.faction == faction) == power


def test_sixteen_bases_whose_breakpoints_add_up() -> None:
    kit = load_kit(GAME.folder / "cards.toml", KNOWN)
    assert len(kit.bases) == 16
    assert sum(base.breakpoint for base in kit.bases) == 318


def test_a_physical_card_is_written_with_its_copy_and_a_second_box_has_cards_of_its_own() -> None:
    kit = GAME.kit
    first, second = kit.numbers["shinobi-2"], kit.numbers["ii-shinobi-2"]
    assert kit.kind[first] is kit.kind[second]
    assert second == first + len(kit.box)
    assert kit.faction_tokens[kit.faction[second]] == "ii-ninjas"
    assert first in kit.cards(2)
    assert second not in kit.cards(2)
    assert second in kit.cards(5)


@pytest.mark.parametrize("id", ["scout", "homeworld"])
def test_what_has_no_declared_text_is_refused(id: str) -> None:
    with pytest.raises(FileError, match=f"no card or base is called '{id}'"):
        load_kit(GAME.folder / "cards.toml", KNOWN - {id})


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("worth = [2, 0, 0]", "worth = [2, 0]", "worth"),
        ('id = "shinobi"', 'id = "gremlin"', "faction"),
        ("breakpoint = 12", "breakpoint = 0", "breakpoint"),
        ("hand = 5 ", "hand = 0 ", "hand"),
        ("hand = 5 ", "hand = 41 ", "hand"),
        ('id = "scout"', 'id = "skout"', "id"),
        ("power = 7", "power = -1", "power"),
    ],
)
def test_a_mistake_in_the_cards_names_file_and_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(FileError) as error:
        load_kit(file, KNOWN)
    assert key in error.value.key
