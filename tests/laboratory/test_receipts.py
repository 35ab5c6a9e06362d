"""A receipt says what it takes to repeat an experiment, and does not take it when somebody has changed it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.receipts import Receipt, read_receipt

RULINGS = {"participant": "all-players"}


@pytest.fixture(scope="module")
def receipt() -> Receipt:
    result = explorer.simulate(
        "influence", ["random", "greedy"], 12, rulings=RULINGS, seed="rx", workers=1, progress=False, lead=5
    )
    return result.receipt


def test_a_receipt_says_what_was_played(receipt: Receipt) -> None:
    said = receipt.to_dict()
    check = said.pop("check")
    assert said == {
        "format": Receipt.FORMAT,
        "game": "influence",
        "rulebook": explorer.game("influence").rulebook.version,
        "players": ["random", "greedy"],
        "rulings": RULINGS,
        "seed": "rx",
        "n": 12,
        "lead": 5,
        "done": [[0, 12]],
        "cards": None,
        "package": said["package"],
        "tally": said["tally"],
    }
    assert re.fullmatch(r"[0-9a-f]{16}", said["tally"])
    assert re.fullmatch(r"[0-9a-f]{4}(-[0-9a-f]{4}){10}", check)


def test_a_receipt_is_read_in_every_form(receipt: Receipt, tmp_path: Path) -> None:
    receipt.save(tmp_path / "receipt.json")
    assert [file.name for file in tmp_path.iterdir()] == ["receipt.json"]
    for form in (receipt, receipt.to_dict(), receipt.text(), tmp_path / "receipt.json", str(tmp_path / "receipt.json")):
        assert read_receipt(form) == receipt


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("n", 13),
        ("n", 11),
        ("seed", "ry"),
        ("seed", 3),
        ("game", "smashup"),
        ("rulebook", "1.0.1"),
        ("players", ["random", "random"]),
        ("rulings", {}),
        ("rulings", {"participant": "valid-cards"}),
        ("lead", 6),
        ("done", [[0, 11]]),
        ("cards", {"name": "mine.toml", "digest": "0123456789abcdef"}),
        ("package", "9.9.9"),
        ("tally", "0123456789abcdef"),
        ("n", "12"),
        ("n", 12.0),
        ("n", True),
        ("seed", None),
        ("seed", 1.5),
        ("players", "random"),
        ("players", ["random", 3]),
        ("rulings", {"participant": 3}),
        ("done", [[0, 13]]),
        ("done", [[3, 3]]),
        ("done", [[5, 7], [6, 9]]),
        ("done", [[0, True]]),
        ("cards", {"name": "mine.toml"}),
        ("format", "receipt 0"),
        ("colour", "blue"),
    ],
)
def test_a_changed_entry_is_named(receipt: Receipt, key: str, value: Any) -> None:
    with pytest.raises(LaboratoryError) as refused:
        read_receipt({**receipt.to_dict(), key: value})
    assert refused.value.key.partition("[")[0].partition(".")[0] == key


@pytest.mark.parametrize("key", ["format", "game", "players", "seed", "n", "done", "cards", "tally", "check"])
def test_a_missing_entry_is_named(receipt: Receipt, key: str) -> None:
    said = receipt.to_dict()
    del said[key]
    with pytest.raises(LaboratoryError, match="missing") as refused:
        read_receipt(said)
    assert refused.value.key == key


def test_a_check_that_is_none_is_refused(receipt: Receipt) -> None:
    with pytest.raises(LaboratoryError, match="check: expected 11 groups of digits, got 'abcd'"):
        read_receipt({**receipt.to_dict(), "check": "abcd"})


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{ cut", "not valid JSON"),
        ("[1, 2]", "neither a receipt's JSON nor a file"),
        ("no/such/file.json", "'no/such/file.json' is neither a receipt's JSON nor a file"),
        ("", "'' is neither a receipt's JSON nor a file"),
        ("hello", "'hello' is neither a receipt's JSON nor a file"),
        ("a\0b", "cannot be read"),
        (7, "expected a receipt, its JSON or the path of its file, got 7"),
        (None, "got None"),
    ],
)
def test_what_is_no_receipt_is_refused(source: Any, said: str) -> None:
    with pytest.raises(LaboratoryError, match=said):
        read_receipt(source)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "receipt.json").write_bytes(b"\xff\xfe{")
    with pytest.raises(LaboratoryError, match=r"receipt\.json cannot be read"):
        read_receipt(tmp_path / "receipt.json")


def test_a_receipt_that_cannot_be_written_leaves_what_was_there(receipt: Receipt, tmp_path: Path) -> None:
    with pytest.raises(LaboratoryError, match=r"receipt\.json cannot be written"):
        receipt.save(tmp_path / "nowhere" / "receipt.json")


def test_the_text_is_one_line_an_entry(receipt: Receipt) -> None:
    assert json.loads(receipt.text()) == receipt.to_dict()
    assert len(receipt.text().splitlines()) == len(receipt.to_dict()) + 2
    assert str(receipt) == receipt.text()


def test_what_was_changed_is_told_before_what_follows_from_it(receipt: Receipt) -> None:
    with pytest.raises(LaboratoryError, match="n: it has been changed"):
        read_receipt({**receipt.to_dict(), "n": 3})


@pytest.mark.parametrize("digits", ["0000", "zzzz"])
def test_a_changed_check_is_named_itself(receipt: Receipt, digits: str) -> None:
    check = "-".join([digits] * 11)
    with pytest.raises(LaboratoryError, match="check: "):
        read_receipt({**receipt.to_dict(), "check": check})
    one = receipt.to_dict()["check"]
    with pytest.raises(LaboratoryError, match="check: "):
        read_receipt({**receipt.to_dict(), "check": "zzzz" + one[4:]})
