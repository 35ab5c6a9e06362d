"""Reading TOML and JSON tables strictly: every mistake names the file, the key and what was expected."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, cast

from explorer.core.errors import FileError, clip

T = TypeVar("T")

KINDS = {str: "text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


def load_toml(path: Path | Traversable) -> Table:
    """Return the file as a checked table. Raises FileError when it is missing or is not TOML."""
    name = path.name
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileError(name, "", "the file is missing") from None
    except OSError as error:
        raise FileError(name, "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise FileError(name, "", f"expected UTF-8 text ({error.reason} at byte {error.start})") from None
    try:
        return Table(name, "", tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # ValueError: TOML's own error, and numbers of thousands of digits
        raise FileError(name, "", f"not valid TOML: {error}") from None


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

    `done()` refuses entries that nobody took, so a misspelt key never passes silently.
    """

    __slots__ = ("file", "key", "seen", "values")

    def __init__(self, file: str, key: str, values: Mapping[str, Any]) -> None:
        self.file, self.key, self.values = file, key, values
        self.seen: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def fail(self, key: str, expected: str) -> FileError:
        return FileError(self.file, self.path(key) if key else self.key, expected)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str, kind: type[T], default: T | None = None) -> T:
        """Return the entry, which must be of the kind; raises FileError when absent without a default."""
        self.seen.add(key)
        if key not in self.values:
            if default is None:
                raise self.fail(key, f"missing; expected {KINDS.get(kind, kind.__name__)}")
            return default
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(key, f"expected {KINDS.get(kind, kind.__name__)}, got {clip(repr(value))}")
        return value

    def choice(self, key: str, options: tuple[str, ...], default: str | None = None) -> str:
        value = self.get(key, str, default)
        if value not in options:
            raise self.fail(key, f"expected one of {', '.join(options)}, got {clip(repr(value))}")
        return value

    def list_of(self, key: str, kind: type[T], default: list[T] | None = None) -> list[T]:
        values = self.get(key, list, cast("list[Any] | None", default))
        for i, value in enumerate(values):
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                raise self.fail(f"{key}[{i}]", f"expected {KINDS.get(kind, kind.__name__)}, got {clip(repr(value))}")
        return values

    def table(self, key: str, *, optional: bool = False) -> Table:
        return Table(self.file, self.path(key), self.get(key, dict, {} if optional else None))

    def tables(self, key: str) -> list[Table]:
        """Return the array of tables under key, an empty list when absent."""
        entries = self.list_of(key, dict, [])
        return [Table(self.file, f"{self.path(key)}[{i}]", entry) for i, entry in enumerate(entries)]

    def texts(self, key: str, languages: tuple[str, ...]) -> dict[str, str]:
        """Return `key.<language>` for every language, none of them empty."""
        table = self.table(key)
        texts = {language: table.get(language, str) for language in languages}
        for language, text in texts.items():
            if not text.strip():
                raise table.fail(language, "expected a sentence, got nothing")
        table.done()
        return texts

    def items(self) -> Iterator[tuple[str, Any]]:
        self.seen.update(self.values)
        return iter(self.values.items())

    def done(self) -> None:
        """Raise FileError when an entry was never asked for."""
        for key in self.values:
            if key not in self.seen:
                raise self.fail(key, f"unknown key; expected one of {', '.join(sorted(self.seen))}")
