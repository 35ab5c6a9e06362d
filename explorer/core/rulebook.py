"""A rulebook as data: clauses with document and lines, rulings where the document is silent or unclear."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import FileError, RulingError, among, clip
from explorer.core.reading import Table, load_toml


@dataclass(frozen=True, slots=True)
class Clause:
    """One restated rule: where it stands in the document (or why it is assumed) and what it says, by language."""

    id: str
    document: str
    lines: tuple[int, ...]
    assumed: Mapping[str, str] | None
    reference: str
    kind: str
    shown_by: str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """One reading of a ruling; `secret` means that judging it would need another seat's secret."""

    id: str
    text: Mapping[str, str]
    secret: bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """A silent, ambiguous or contradictory place: question, options, default, clauses touched."""

    id: str
    reference: str
    question: Mapping[str, str]
    why: Mapping[str, str]
    default: str
    clauses: tuple[str, ...]
    options: Mapping[str, Option]


@dataclass(frozen=True, slots=True)
class Remark:
    """A place of the document with one sensible reading only, noted so that nobody wonders."""

    reference: str
    clauses: tuple[str, ...]
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class NoRule:
    """Lines of the document that state no rule, with the reason."""

    lines: tuple[int, ...]
    why: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All that `seeds/<game>/rulebook.toml` holds, checked."""

    file: str
    id: str
    document: str
    lines: int
    language: str
    version: str
    players: tuple[int, int]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]
    remarks: tuple[Remark, ...]
    no_rules: tuple[NoRule, ...]

    @property
    def number(self) -> str:
        """The document's number as cited: '000' of '000_5875….txt'."""
        return self.document.split("_")[0]

    @property
    def languages(self) -> tuple[str, ...]:
        return languages_of(self.language)

    def choose(self, chosen: Mapping[str, Any] | None, rest: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return every ruling's option: the chosen ones; elsewhere those of `rest`, defaults when there are none.

        Raises RulingError for an unknown ruling or option, and for a reading that needs another seat's secret.
        """
        picked = {ruling.id: ruling.default for ruling in self.rulings.values()} | dict(rest or {})
        if not isinstance(chosen, Mapping | None):
            raise RulingError("", f"expected a table of rulings and their readings, got {clip(repr(chosen))}")
        for key, option in (chosen or {}).items():
            ruling = self.rulings.get(key)
            if ruling is None:
                raise RulingError(str(key), f"unknown; {among(str(key), self.rulings)}")
            if not isinstance(option, str) or option not in ruling.options:
                raise RulingError(key, f"no reading {clip(repr(option))}; {among(str(option), ruling.options)}")
            if ruling.options[option].secret:
                raise RulingError(
                    key, f"the reading {option!r} would need another seat's secret to judge a move, so it is refused"
                )
            picked[key] = option
        return picked

    def uncovered(self) -> list[int]:
        """Return the document's lines that are in no clause and not listed as stating no rule."""
        covered = {n for clause in self.clauses.values() for n in clause.lines}
        covered.update(n for entry in self.no_rules for n in entry.lines)
        return [n for n in range(1, self.lines + 1) if n not in covered]


def languages_of(language: str) -> tuple[str, ...]:
    return ("en",) if language == "en" else ("en", language)


def load_rulebook(path: Path | Traversable) -> Rulebook:
    """Read and check a rulebook. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    game = top.table("game")
    document, lines = game.get("document", str), game.get("lines", int)
    language = game.get("language", str)
    languages = languages_of(language)
    low_high = game.list_of("players", int)
    if len(low_high) != 2 or not 1 <= low_high[0] <= low_high[1]:
        raise game.fail("players", "expected [least, most]")
    identity, version = game.get("id", str), game.get("version", str)
    game.done()

    clauses: dict[str, Clause] = {}
    for table in top.tables("clause"):
        clause = _clause(table, document, lines, languages)
        if clause.id in clauses:
            raise table.fail("id", f"the clause id {clause.id!r} is used twice")
        clauses[clause.id] = clause
    no_rules = []
    for table in top.tables("no_rule"):
        no_rules.append(NoRule(_lines(table, lines), table.texts("why", languages)))
        table.done()
    rulings: dict[str, Ruling] = {}
    for table in top.tables("ruling"):
        ruling = _ruling(table, clauses, languages)
        if ruling.id in rulings:
            raise table.fail("id", f"the ruling id {ruling.id!r} is used twice")
        rulings[ruling.id] = ruling
    remarks = []
    for table in top.tables("remark"):
        touched = _known(table, clauses)
        remarks.append(Remark(table.get("ref", str), touched, table.texts("text", languages)))
        table.done()
    top.done()
    return Rulebook(
        top.file,
        identity,
        document,
        lines,
        language,
        version,
        (low_high[0], low_high[1]),
        clauses,
        rulings,
        tuple(remarks),
        tuple(no_rules),
    )


def _lines(table: Table, last: int) -> tuple[int, ...]:
    lines = table.list_of("lines", int)
    for n in lines:
        if not 1 <= n <= last:
            raise table.fail("lines", f"line {n} is not in the document, which has lines 1 to {last}")
    if not lines:
        raise table.fail("lines", "expected at least one line number")
    return tuple(lines)


def _clause(table: Table, document: str, last: int, languages: tuple[str, ...]) -> Clause:
    identity = table.get("id", str)
    reason: Mapping[str, str] | None = None
    lines: tuple[int, ...] = ()
    reference = ""
    if "assumed" in table:
        if "lines" in table:
            raise table.fail("lines", "a clause is either in the document (lines) or assumed, not both")
        assumed = table.table("assumed")
        reason, reference = assumed.texts("reason", languages), assumed.get("reference", str)
        assumed.done()
    else:
        lines = _lines(table, last)
    kind = table.choice("kind", ("rule", "definition"), "rule")
    shown_by = table.get("shown_by", str, "")
    if kind == "definition" and not shown_by:
        raise table.fail("shown_by", "a definition names the test or scene that shows it")
    clause = Clause(identity, document, lines, reason, reference, kind, shown_by, table.texts("text", languages))
    table.done()
    return clause


def _known(table: Table, clauses: Mapping[str, Clause]) -> tuple[str, ...]:
    touched = table.list_of("clauses", str, [])
    for clause in touched:
        if clause not in clauses:
            raise table.fail("clauses", f"no clause has the id {clause!r}")
    return tuple(touched)


def _ruling(table: Table, clauses: Mapping[str, Clause], languages: tuple[str, ...]) -> Ruling:
    identity, default = table.get("id", str), table.get("default", str)
    options: dict[str, Option] = {}
    for entry in table.tables("option"):
        option = Option(entry.get("id", str), entry.texts("text", languages), bool(entry.get("secret", bool, False)))
        entry.done()
        if option.id in options:
            raise entry.fail("id", f"the option {option.id!r} is listed twice")
        options[option.id] = option
    if len(options) < 2:
        raise table.fail("option", "expected at least two readings")
    if default not in options:
        raise table.fail("default", f"expected one of {', '.join(options)}, got {default!r}")
    if options[default].secret:
        raise table.fail("default", "a reading that needs a secret cannot be the default")
    ruling = Ruling(
        identity,
        table.get("ref", str),
        table.texts("question", languages),
        table.texts("why", languages),
        default,
        _known(table, clauses),
        options,
    )
    table.done()
    return ruling


__all__ = ["Clause", "FileError", "NoRule", "Option", "Remark", "Rulebook", "Ruling", "load_rulebook"]
