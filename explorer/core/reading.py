"""Reading TOML and JSON tables strictly: every mistake names file, line (of TOML), key and what was expected."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, cast

from explorer.core.errors import FileError, clip, near
from explorer.core.toml_lines import line_of

T = TypeVar("T")

KINDS = {str: "text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


def load_toml(path: Path | Traversable) -> Table:
    """Return the file as a checked table. Raises FileError when it is missing or is not TOML."""
    name = path.name
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise FileError(clip(str(path)), "", "the file is missing") from None
    except OSError as error:
        raise FileError(clip(str(path)), "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise FileError(name, "", f"expected UTF-8 text ({error.reason} at byte {error.start})") from None
    try:
        return Table(name, "", tomllib.loads(text), text)
    except (ValueError, RecursionError) as error:  # ValueError: TOML's own error, and numbers of thousands of digits
        raise _no_toml(name, text, str(error)) from None


def _no_toml(name: str, text: str, problem: str) -> FileError:
    """Return the error for a text that is no TOML; the parser ends its message with '(at line 3, column 5)'."""
    found = re.search(r" \(at (?:line (\d+), (column \d+)|end of document)\)$", problem)
    if found is None:
        return FileError(name, "", f"not valid TOML: {problem}")
    line = int(found[1]) if found[1] else len(text.splitlines()) or 1
    return FileError(name, "", f"not valid TOML: {problem[: found.start()]} ({found[2] or 'the file ends here'})", line)


def load_json(text: str, name: str) -> Table:
    """Return JSON text as a checked table. Raises FileError when it was cut short or is no table."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also covers numbers of thousands of digits
        raise FileError(name, "", f"not valid JSON (cut short or edited?): {error}") from None
    if not isinstance(value, dict):
        raise FileError(name, "", "expected a table ({…}) at the top")
    return Table(name, "", value)


class Table:
    """A mapping whose entries are taken one by one with the type they must have.

    `done()` refuses entries that nobody took, so a misspelt key never passes silently. `text` is the TOML text it was
    read from, '' where there is none; mistakes then name the line. Give it a list as `problems` and it notes mistakes
    there, an empty value standing for each, instead of raising the first.
    """

    __slots__ = ("file", "key", "problems", "seen", "text", "values")

    def __init__(
        self, file: str, key: str, values: Mapping[str, Any], text: str = "", problems: list[FileError] | None = None
    ) -> None:
        self.file, self.key, self.values, self.text, self.problems = file, key, values, text, problems
        self.seen: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def fail(self, key: str, expected: str) -> FileError:
        path = self.path(key) if key else self.key
        return FileError(self.file, path, expected, line_of(self.text, path))

    def refuse(self, key: str, expected: str) -> None:
        """Raise a mistake, or note it."""
        problem = self.fail(key, expected)
        if self.problems is None:
            raise problem
        self.problems.append(problem)

    def inner(self, key: str, values: Mapping[str, Any]) -> Table:
        return Table(self.file, self.path(key), values, self.text, self.problems)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str, kind: type[T], default: T | None = None) -> T:
        """Return the entry, which must be of the kind; raises FileError when absent without a default."""
        self.seen.add(key)
        if key not in self.values:
            if default is None:
                self.refuse(key, f"missing; expected {KINDS.get(kind, kind.__name__)}")
            return kind() if default is None else default
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.refuse(key, f"expected {KINDS.get(kind, kind.__name__)}, got {clip(repr(value))}")
            return kind() if default is None else default
        return value

    def at_least(self, key: str, least: int) -> int:
        """Return the entry, a whole number that must not be below `least`."""
        value = self.get(key, int)
        if value < least:
            self.refuse(key, f"expected {least} or more, got {value}")
        return value

    def check_name(self, key: str, name: str) -> None:
        """Refuse a name that could not be written and read back in a move."""
        if not re.fullmatch(r"[^\W\d_]([\w-]*\w)?", name) or name != name.lower():
            self.refuse(key, f"expected one word in lower case (letters, digits, '-'), got {clip(repr(name))}")

    def choice(self, key: str, options: tuple[str, ...], default: str | None = None) -> str:
        value = self.get(key, str, default)
        if value not in options:
            hint = near(value, options)
            self.refuse(key, f"expected one of {', '.join(options)}, got {clip(repr(value))}{hint}")
        return value

    def list_of(self, key: str, kind: type[T], default: list[T] | None = None) -> list[T]:
        values: list[Any] = self.get(key, list, cast("list[Any] | None", default))
        wrong = [not isinstance(v, kind) or (kind is int and isinstance(v, bool)) for v in values]
        for i, value in enumerate(values):
            if wrong[i]:
                self.refuse(f"{key}[{i}]", f"expected {KINDS.get(kind, kind.__name__)}, got {clip(repr(value))}")
        return [value for i, value in enumerate(values) if not wrong[i]] if any(wrong) else values

    def table(self, key: str, *, optional: bool = False) -> Table:
        return self.inner(key, self.get(key, dict, {} if optional else None))

    def tables(self, key: str) -> list[Table]:
        """Return the array of tables under key, an empty list when absent."""
        entries = self.list_of(key, dict, [])
        return [self.inner(f"{key}[{i}]", entry) for i, entry in enumerate(entries)]

    def texts(self, key: str, languages: tuple[str, ...], *, every: bool = True) -> dict[str, str]:
        """Return `key.<language>` for every language, none of them empty.

        Unless `every` language must be there, one is enough: the first that is stands for those that are not.
        """
        table = self.table(key)
        if not isinstance(self.values.get(key), dict):
            return {}  # refused already
        given = [language for language in languages if every or language in table] or languages
        texts = {language: table.get(language, str) for language in given}
        for language, text in texts.items():
            if not text.strip() and isinstance(table.values.get(language), str):
                table.refuse(language, "expected a sentence, got nothing")
        table.seen.update(languages)
        table.done()
        return {language: texts.get(language, texts[given[0]]) for language in languages}

    def items(self) -> Iterator[tuple[str, Any]]:
        self.seen.update(self.values)
        return iter(self.values.items())

    def done(self) -> None:
        """Raise FileError when an entry was never asked for."""
        for key in self.values:
            if key not in self.seen:
                known = sorted(self.seen)
                self.refuse(key, f"unknown key; expected one of {', '.join(known)}{near(key, known)}")
