"""A receipt: a small file that says what was played and what came of it, so that anybody can repeat and compare it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from explorer.core.errors import FileError, clip
from explorer.core.reading import Table, load_json
from explorer.laboratory.chunks import Span
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import Counts
from explorer.laboratory.files import write_whole
from explorer.laboratory.paired import PairedRecipe
from explorer.laboratory.recipes import Recipe, package_version
from explorer.laboratory.rounds import TournamentRecipe


class Written:
    """The part of every receipt that makes a file of it. `FORMAT` names the kind in the file.

    An entry in `SPARED` is not written where it is empty, so that it can be read from files that are older than it.
    """

    __slots__ = ()
    FORMAT: ClassVar[str]
    SPARED: ClassVar[frozenset[str]] = frozenset()
    players: tuple[Any, ...]
    game: str
    rulebook: str
    seed: int | str
    n: int
    done: tuple[Span, ...]
    cards: Mapping[str, str] | None
    package: str
    tally: str

    def to_dict(self) -> dict[str, Any]:
        """Return the receipt as JSON values; `check` holds four digits for every other entry, to tell later edits."""
        entries = json.loads(json.dumps(asdict(self)))  # type: ignore[call-overload]  # every kind is a dataclass
        kept = {name: value for name, value in entries.items() if value or name not in self.SPARED}
        return {"format": self.FORMAT, **kept, "check": _check(kept)}

    def text(self) -> str:
        """Return the receipt as JSON text."""
        entries = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in self.to_dict().items())
        return "{\n" + ",\n".join(entries) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the receipt to a file: all of it, or (LaboratoryError) what stood there before."""
        write_whole(path, self.text(), "receipt")

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Receipt(Written):
    """What it takes to repeat a simulation, and the digest of its outcome.

    game:     id, with `rulebook` its version and `rulings` the readings that were not the default ones.
    players:  kinds of player, one a seat; `seed`, `n`, `lead` as given to `simulate`.
    done:     the matches that were played, as spans [first, one past the last]; [[0, n]] unless it was stopped.
    cards:    None, or `name` and `digest` of the card file that took the place of the game's own.
    package:  the version of rules-explorer; `tally` the digest of the counts.
    """

    FORMAT = "rules-explorer receipt 1"

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
    def of(cls, recipe: Recipe, rulebook: str, done: tuple[Span, ...], tally: Counts) -> Receipt:
        """Return the receipt of an experiment, or of as much of it as was done."""
        return cls(recipe.game, rulebook, recipe.players, dict(recipe.rulings), recipe.seed, recipe.n, recipe.lead,
                   done, _cards(recipe), package_version(), tally.digest())  # fmt: skip


@dataclass(frozen=True, slots=True)
class ComparisonReceipt(Written):
    """What it takes to repeat a comparison of readings, and the digest of its outcome.

    players:  groups of kinds, one a seat; `readings` what is not as by default, the one compared with first.
    level:    that of the intervals together; `also` what was measured besides; the rest as for `Receipt`.
    """

    FORMAT = "rules-explorer comparison 1"
    SPARED = frozenset({"also"})

    game: str
    rulebook: str
    players: tuple[tuple[str, ...], ...]
    readings: tuple[Mapping[str, str], ...]
    seed: int | str
    n: int
    lead: int
    level: float
    done: tuple[Span, ...]
    cards: Mapping[str, str] | None
    package: str
    tally: str
    also: tuple[str, ...] = ()

    @classmethod
    def of(cls, recipe: PairedRecipe, rulebook: str, done: tuple[Span, ...], tally: Counts) -> ComparisonReceipt:
        """Return the receipt of a comparison, or of as much of it as was done."""
        return cls(recipe.game, rulebook, recipe.players, tuple(map(dict, recipe.readings)), recipe.seed, recipe.n,
                   recipe.lead, recipe.level, done, _cards(recipe), package_version(), tally.digest(),
                   recipe.also)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TournamentReceipt(Written):
    """What it takes to repeat a tournament, and the digest of its outcome: as for `Receipt`, but `players` are those
    that met, at tables of so many `seats`, on `n` deals."""

    FORMAT = "rules-explorer tournament 1"

    game: str
    rulebook: str
    players: tuple[str, ...]
    seats: int
    rulings: Mapping[str, str]
    seed: int | str
    n: int
    done: tuple[Span, ...]
    cards: Mapping[str, str] | None
    package: str
    tally: str

    @classmethod
    def of(cls, recipe: TournamentRecipe, rulebook: str, done: tuple[Span, ...], tally: Counts) -> TournamentReceipt:
        """Return the receipt of a tournament, or of as much of it as was done."""
        return cls(recipe.game, rulebook, recipe.players, recipe.seats, dict(recipe.rulings), recipe.seed, recipe.n,
                   done, _cards(recipe), package_version(), tally.digest())  # fmt: skip


AnyReceipt: TypeAlias = Receipt | ComparisonReceipt | TournamentReceipt
KINDS: dict[str, type[AnyReceipt]] = {kind.FORMAT: kind for kind in (Receipt, ComparisonReceipt, TournamentReceipt)}


def _cards(recipe: Recipe | PairedRecipe | TournamentRecipe) -> dict[str, str] | None:
    return None if recipe.cards is None else {"name": recipe.cards.name, "digest": recipe.cards.digest}


def read_receipt(source: Any) -> AnyReceipt:
    """Return the receipt held by JSON values, by a JSON text, or by the file of a path (or the receipt itself).

    Raises LaboratoryError naming the entry that is missing, unknown, of the wrong type, or not as it was written.
    """
    try:
        table = Table("receipt", "", source.to_dict()) if isinstance(source, Written) else _table(source)
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
        if isinstance(source, str) and isinstance(error, FileNotFoundError | IsADirectoryError):
            raise LaboratoryError("receipt", f"{clip(repr(source))} is neither a receipt's JSON nor a file") from None
        said = getattr(error, "strerror", None) or error
        raise LaboratoryError("receipt", f"{clip(str(source))} cannot be read ({said})") from None


def _checked(table: Table) -> AnyReceipt:
    kind = KINDS[table.choice("format", tuple(KINDS))]
    names = [field.name for field in fields(kind) if field.name in table.values or field.name not in kind.SPARED]
    for name in (*names, "check"):
        if name not in table.values:
            raise table.fail(name, "missing")
    _compare({name: table.values[name] for name in names}, table.get("check", str))
    found = kind(**{name: READ[name](table) for name in names})
    table.done()
    return found


def _seed(table: Table) -> int | str:
    table.seen.add("seed")
    seed = table.values.get("seed")
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise table.fail("seed", f"expected a whole number or a text, got {clip(repr(seed))}")
    return seed


def _cards_read(table: Table) -> dict[str, str] | None:
    table.seen.add("cards")
    return None if table.values.get("cards") is None else _texts(table.table("cards"))


def _players(table: Table) -> tuple[Any, ...]:
    if table.values.get("format") != ComparisonReceipt.FORMAT:
        return tuple(table.list_of("players", str))
    groups = table.list_of("players", list)
    for i, group in enumerate(groups):
        if not all(isinstance(kind, str) for kind in group):
            raise table.fail(f"players[{i}]", f"expected kinds of player, got {clip(repr(group))}")
    return tuple(map(tuple, groups))


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
    if not all(re.fullmatch(r"[0-9a-f]{4}", group) for group in found) and len(found) == len(expected):
        raise LaboratoryError("check", f"expected groups of four digits from 0 to f, got {clip(repr(check))}")
    if len(found) != len(expected):
        raise LaboratoryError("check", f"expected {len(expected)} groups of digits, got {clip(repr(check))}")
    if 2 * sum(then != now for then, now in zip(found, expected, strict=True)) > len(expected):
        raise LaboratoryError("check", "it has been changed since the receipt was written, or is another receipt's")
    for key, then, now in zip(entries, found, expected, strict=True):
        if then != now:
            raise LaboratoryError(key, "it has been changed since the receipt was written; simulate again instead")


def _check(entries: Mapping[str, Any]) -> str:
    """Return four hexadecimal digits for every entry, in order."""
    texts = [f"{key}={json.dumps(value, sort_keys=True)}" for key, value in entries.items()]
    return "-".join(sha256(text.encode()).hexdigest()[:4] for text in texts)


READ: dict[str, Callable[[Table], Any]] = {
    "game": lambda table: table.get("game", str),
    "rulebook": lambda table: table.get("rulebook", str),
    "players": _players,
    "rulings": lambda table: _texts(table.table("rulings")),
    "readings": lambda table: tuple(map(_texts, table.tables("readings"))),
    "seats": lambda table: table.get("seats", int),
    "seed": _seed,
    "n": lambda table: table.get("n", int),
    "lead": lambda table: table.get("lead", int),
    "level": lambda table: table.get("level", float),
    "done": _spans,
    "cards": _cards_read,
    "package": lambda table: table.get("package", str),
    "tally": lambda table: table.get("tally", str),
    "also": lambda table: tuple(table.list_of("also", str)),
}
