"""The cards of `hundred`, shipped and others: what is refused, with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

import explorer
from explorer.core.errors import FileError, PositionError
from explorer.rules.hundred.deck import DOUBLE, FIRST_NUMBER, MAGIC, PLUS_MINUS, load_deck
from tests.rules.hundred.random_play import DECKS, FULL

SHIPPED = (FULL.folder / "cards.toml").read_text(encoding="utf-8")


def written(tmp_path: Path, old: str, new: str) -> Path:
    """The shipped card file with something changed in it."""
    assert SHIPPED.count(old) == 1
    file = tmp_path / "cards.toml"
    file.write_text(SHIPPED.replace(old, new), encoding="utf-8")
    return file


def test_the_shipped_deck_is_the_documents() -> None:
    deck = FULL.deck
    assert len(deck.cards) == 60
    assert sum(deck.copies[:FIRST_NUMBER]) == 24
    assert sum(deck.copies[FIRST_NUMBER:]) == 36
    assert len(MAGIC) == 13
    assert all(deck.copies[:FIRST_NUMBER]), "every magic kind of the document is there"
    assert sum(deck.value[kind] for kind in deck.cards) == 450
    assert [deck.figure(name) for name in ("hand", "aim", "frozen", "hunted", "redraw")] == [5, 100, 2, 2, 5]
    assert deck.is_assumed("magic") == "R002-01"
    assert deck.is_assumed("hand") == ""


@pytest.mark.parametrize("players", range(2, 7))
def test_the_pile_is_what_is_not_dealt(players: int) -> None:
    state = FULL.start(players, 3)
    assert [len(hand) for hand in state.hands] == [5] * players
    assert state.view(0).pile_size() == 60 - 5 * players


def test_what_lies_in_a_score_counts_as_written() -> None:
    deck = FULL.deck
    worth = dict(zip(deck.entries, map(deck.worth, deck.codes), strict=True))
    assert (worth["12"], worth["doubled 12"], worth["+25"], worth["-15"]) == (12, 24, 25, -15)
    assert deck.worth(PLUS_MINUS) == 25
    assert deck.copies[DOUBLE] == 2


REFUSED = [
    ("1 = 1\n2 = 1", "1 = 2\n2 = 1", "total", "37 number cards and 24 magic cards are 61, not 60"),
    ("total = 60 ", "total = 61 ", "total", r"expected 60 \(002, line 8\), got 61"),
    ('keys = ["rounds"]', 'keys = ["round"]', "assumed[1].keys[0]", "no figure is called 'round'.*mean 'rounds'"),
    ("heal = 1", "heal = 1\nwizard = 0", "magic.wizard", "no magic card is called 'wizard'"),
    ("heal = 1", "heel = 1", "magic.heel", "did you mean 'heal'"),
    ("heal = 1", "", "magic.heal", "missing; expected a whole number"),
    ("25 = 2", '25 = "two"', "numbers.25", "expected a whole number"),
    ("25 = 2", "-25 = 2", "numbers.-25", "expected a value from 1 to 1000"),
    ("25 = 2", "0 = 2", "numbers.0", "expected a value from 1 to 1000"),
    ("1 = 1\n2 = 1", "01 = 1\n2 = 1", "numbers.01", "expected a value from 1 to 1000"),
    ("hand = 5 ", "hand = 30 ", "hand", "two players need 61 cards, one of them to draw; there are 60"),
    ("draw = 1 ", "draw = 2 ", "draw", r"expected 1 \(002, line 16\)"),
    ("pierce = 1 ", "pierce = -1 ", "magic.pierce", "expected 0 to 1000, got -1"),
    ("aim = 100 ", "aim = 100\naims = 1 ", "aims", "unknown key"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "why"), REFUSED)
def test_a_card_file_that_does_not_do_is_refused_by_file_and_key(
    tmp_path: Path, old: str, new: str, key: str, why: str
) -> None:
    with pytest.raises(FileError, match=why) as refused:
        load_deck(written(tmp_path, old, new))
    assert refused.value.key == key
    assert str(refused.value).startswith("cards.toml")


def test_a_deck_that_sums_to_fifty_is_not_the_documents(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    text = SHIPPED.replace("total = 60 ", "total = 50 ").replace("10 = 5", "10 = 1").replace("15 = 5", "15 = 1")
    file.write_text(text.replace("25 = 2\n", ""), encoding="utf-8")
    with pytest.raises(FileError, match=r"total: expected 60 \(002, line 8\), got 50"):
        load_deck(file)


def test_numbers_alone_are_missed(tmp_path: Path) -> None:
    head, _, rest = SHIPPED.partition("[numbers]")
    file = tmp_path / "cards.toml"
    file.write_text(head + "[numbers]\n" + "[magic]" + rest.partition("[magic]")[2], encoding="utf-8")
    with pytest.raises(FileError, match="numbers: expected at least one number card"):
        load_deck(file)


def test_another_deck_is_another_game_with_its_own_figures() -> None:
    wild = explorer.game("hundred", cards=DECKS / "wild.toml")
    assert wild.deck.figure("aim") == 60
    assert wild.players_range == (2, 6)
    assert wild.start(2, 1).view(0).distance(0) == 60
    with pytest.raises(PositionError, match=r"hundred.* is for 2 to 6 players"):
        wild.start(7, 1)


def test_a_bigger_hand_leaves_room_for_fewer(tmp_path: Path) -> None:
    game = explorer.game("hundred", cards=written(tmp_path, "hand = 5 ", "hand = 14 "))
    assert game.players_range == (2, 4)
    with pytest.raises(PositionError, match="as many as this deck's cards suffice for"):
        game.start(5, 1)
