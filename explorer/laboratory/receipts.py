"""A receipt: a small file that says what was played and what came of it, so that anybody can repeat and compare it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from explorer.core.errors import FileError, clip
from explorer.core.reading import Table, load_json
from explorer.laboratory.chunks import Span
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.recipes import Recipe, package_version
from explorer.laboratory.tally import Tally

FORMAT = "rules-explorer receipt 1"


@dataclass(frozen=True, slots=True)
class Receipt:
    """What it takes to repeat an experiment, and the digest of its outcome.

    game:     id, with `rulebook` its version and `rulings` the readings that were not the default ones.
    players:  kinds of player, one a seat; `seed`, `n`, `lead` as given to `simulate`.
    done:     the matches that were played, as spans [first, one past the last]; [[0, n]] unless it was stopped.
    cards:    None, or `name` and `digest` of the card file that took the place of the game's own.
    package:  the version of rules-explorer; `tally` the digest of the counts.
    """

    game: str
    rulebook: str
    players: tuple[str, ...]
    rulings: Mapping[str, str]
    seed: int | str
    n: int
    lead: int
    done: tuple[Span, ...]
    cards: Mapping[str, str] | None
    package: str
    tally: str

    @classmethod
    def of(cls, recipe: Recipe, rulebook: str, done: tuple[Span, ...], tally: Tally) -> Receipt:
        """Return the receipt of an experiment, or of as much of it as was done."""
        cards = None if recipe.cards is None else {"name": recipe.cards.name, "digest": recipe.cards.digest}
        return cls(
            recipe.game,
            rulebook,
            recipe.players,
            dict(recipe.rulings),
            recipe.seed,
            recipe.n,
            recipe.lead,
            done,
            cards,
            package_version(),
            tally.digest(),
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the receipt as JSON values; `check` holds four digits for every other entry, to tell later edits."""
        entries = json.loads(json.dumps(asdict(self)))
        return {"format": FORMAT, **entries, "check": _check(entries)}

    def text(self) -> str:
        """Return the receipt as JSON text."""
        entries = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in self.to_dict().items())
        return "{\n" + ",\n".join(entries) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the receipt to a file: all of it, or (LaboratoryError) what stood there before."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        try:
            part.write_text(self.text(), encoding="utf-8")
            os.replace(part, path)
        except OSError as error:
            raise LaboratoryError("receipt", f"{clip(path.name)} cannot be written ({error.strerror})") from None

    def __str__(self) -> str:
        return self.text()


def read_receipt(source: Any) -> Receipt:
    """Return the receipt held by JSON values, by a JSON text, or by the file of a path (or the receipt itself).

    Raises LaboratoryError naming the entry that is missing, unknown, of the wrong type, or not as it was written.
    """
    try:
        table = Table("receipt", "", source.to_dict()) if isinstance(source, Receipt) else _table(source)
        return _checked(table)
    except FileError as error:
        raise LaboratoryError(error.key or "receipt", error.expected) from None


def _table(source: Any) -> Table:
    if isinstance(source, Mapping):
        return Table("receipt", "", source)
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return load_json(source, "receipt")
    if not isinstance(source, str | Path):
        raise LaboratoryError(
            "receipt", f"expected a receipt, its JSON or the path of its file, got {clip(repr(source))}"
        )
    try:
        return load_json(Path(source).read_text(encoding="utf-8"), "receipt")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a path with a null in it
        said = getattr(error, "strerror", None) or error
        raise LaboratoryError("receipt", f"{clip(str(source))} cannot be read ({said})") from None


def _checked(table: Table) -> Receipt:
    table.choice("format", (FORMAT,))
    entries = {field.name: table.values.get(field.name) for field in fields(Receipt)}
    table.seen |= {"seed", "cards"}
    if not isinstance(entries["seed"], int | str) or isinstance(entries["seed"], bool):
        raise table.fail("seed", f"expected a whole number or a text, got {clip(repr(entries['seed']))}")
    cards = None if entries["cards"] is None else _texts(table.table("cards"))
    found = Receipt(
        game=table.get("game", str),
        rulebook=table.get("rulebook", str),
        players=tuple(table.list_of("players", str)),
        rulings=_texts(table.table("rulings")),
        seed=entries["seed"],
        n=table.get("n", int),
        lead=table.get("lead", int),
        done=_spans(table),
        cards=cards,
        package=table.get("package", str),
        tally=table.get("tally", str),
    )
    check = table.get("check", str)
    table.done()
    _compare(entries, check)
    return found


def _texts(table: Table) -> dict[str, str]:
    return {key: table.get(key, str) for key in table.values}


def _spans(table: Table) -> tuple[Span, ...]:
    spans = []
    last, n = 0, table.get("n", int)
    for i, entry in enumerate(table.list_of("done", list)):
        whole = len(entry) == 2 and all(type(number) is int for number in entry)
        if not whole or not last <= entry[0] < entry[1] <= n:
            raise table.fail(f"done[{i}]", f"expected [first, one past the last] within {last} and {n}, got {entry}")
        spans.append((entry[0], entry[1]))
        last = entry[1]
    return tuple(spans)


def _compare(entries: Mapping[str, Any], check: str) -> None:
    """Raise LaboratoryError naming the first entry that is not what it was when the check was made."""
    expected = _check(entries).split("-")
    found = check.split("-")
    if len(found) != len(expected):
        raise LaboratoryError("check", f"expected {len(expected)} groups of digits, got {clip(repr(check))}")
    for key, then, now in zip(entries, found, expected, strict=True):
        if then != now:
            raise LaboratoryError(key, "it has been changed since the receipt was written; simulate again instead")


def _check(entries: Mapping[str, Any]) -> str:
    """Return four hexadecimal digits for every entry, in order."""
    texts = [f"{key}={json.dumps(value, sort_keys=True)}" for key, value in entries.items()]
    return "-".join(sha256(text.encode()).hexdigest()[:4] for text in texts)
