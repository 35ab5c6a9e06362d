"""On which line of a TOML text a key stands: tomllib reads the values and forgets where they were."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from functools import lru_cache

Path = tuple[str | int, ...]

_MULTILINE = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}", re.DOTALL)
_STRING = re.compile(r'"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SPACE = re.compile(r"[ \t]*")
_BLANK = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_PLAIN = re.compile(r"[^,\]}#\n]*")


def line_of(text: str, key: str) -> int | None:
    """Return the line (1 is the first) of a key written as errors write it, such as 'step[2].expect.view.1'.

    Where the key is not in the text (it is missing, or lies deeper than can be told), the line of the nearest table
    or entry around it; None where there is none, or where the text is no TOML.
    """
    lines = _lines(text)
    while key:
        if key in lines:
            return lines[key]
        key = key[: max(key.rfind("."), key.rfind("["), 0)]
    return None


@lru_cache(maxsize=128)  # the coverage check fails the same scenes again and again
def _lines(text: str) -> dict[str, int]:
    scan = _Scan(text)
    with suppress(IndexError, RecursionError):  # no TOML, or nested beyond reason: what was found so far stands
        scan.document()
    return {_written(path): line for path, line in scan.found.items()}


def _written(path: Path) -> str:
    """Write a path as `reading.Table` does: 'step[2].expect.view.1.placed.harbour'."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


class _Scan:
    """One pass over a text: `found` gets the line of every key, table header and element of a list."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text.replace("\r\n", "\n"), 0
        self.line, self._counted = 1, 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            before = self.at
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._entry(table)
            self._skip(_BLANK)
            if self.at == before:
                raise IndexError("no TOML")

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found.group()

    def _next(self) -> str:
        """Return the next character that is neither space nor comment. Raises IndexError at the end."""
        self._skip(_BLANK)
        return self.text[self.at]

    def _note(self, path: Path, first: bool = True) -> None:
        """Note the line reached; `first` keeps the line of a path met before."""
        self.line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        if not first or path not in self.found:
            self.found[path] = self.line

    def _header(self) -> Path:
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self._keys()
        self.at += 2 if many else 1
        path: Path = ()
        for key in keys[:-1]:
            path = self._inside((*path, key))
            self._note(path)
        path = (*path, keys[-1])
        if many:
            self.counts[path] = self.counts.get(path, -1) + 1
            self._note(path)
        path = self._inside(path)
        self._note(path, first=False)
        return path

    def _inside(self, path: Path) -> Path:
        """Return the path, or its last element where it is an array of tables."""
        return (*path, self.counts[path]) if path in self.counts else path

    def _keys(self) -> list[str]:
        """Read a dotted key; each part is bare or quoted."""
        keys = []
        while True:
            self._skip(_SPACE)
            quoted = self._skip(_STRING)
            bare = "" if quoted else self._skip(_BARE)
            if not quoted and not bare:
                raise IndexError("no key")
            keys.append(tomllib.loads(f"k = {quoted}")["k"] if quoted else bare)
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def _entry(self, table: Path) -> None:
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path)
        if self.text[self.at] != "=":
            raise IndexError("no value")
        self.at += 1
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        if self.text[self.at] == "[":
            self._elements(path)
        elif self.text[self.at] == "{":
            self._inline(path)
        elif not self._skip(_MULTILINE) and not self._skip(_STRING):
            self._skip(_PLAIN)

    def _elements(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self._next() != "]":
            self._note((*path, number))
            self._value((*path, number))
            if self._next() == ",":
                self.at += 1
            number += 1
        self.at += 1

    def _inline(self, path: Path) -> None:
        self.at += 1
        while self._next() != "}":
            self._entry(path)
            if self._next() == ",":
                self.at += 1
        self.at += 1
