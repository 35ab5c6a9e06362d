"""The small family of errors: one clear sentence that names the file, key, clause or move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from explorer.core.findings import Verdict
    from explorer.core.words import Word

SHOWN = 120
LONGEST = 1000
FEW, SOME = 12, 6  # names said in full; names said of more


def clip(text: str) -> str:
    """Return text fit for a message: cut to 120 characters, with control and direction marks escaped.

    A typed move may hold a megabyte or right-to-left overrides; an error must not pass them on.
    """
    head = text[:SHOWN]
    safe = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in head)
    return safe + ("…" if len(text) > SHOWN else "")


def safe(text: str) -> str:
    """Return a message that may quote what people typed: at most 1,000 characters, direction marks escaped."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[:LONGEST])


def near(text: str, known: Iterable[str]) -> str:
    """Return "; did you mean 'expect'?" for the known word most like a misspelt one, '' where none is like it."""
    alike = get_close_matches(text, list(known), n=1)
    return f"; did you mean {alike[0]!r}?" if alike else ""


def among(text: str, known: Iterable[str]) -> str:
    """Return what there is instead of a name that is not known, as the end of a sentence.

    A few names in full: "there are: asia, europe; did you mean 'asia'?"; of many only the most alike, or else some.
    """
    names = list(known)
    hint = near(text, names)
    if len(names) <= FEW:
        return f"there are: {', '.join(names)}{hint}"
    if hint:
        return f"{hint.removeprefix('; ')} ({len(names)} in all)"
    return f"there are {len(names)}, such as: {', '.join(names[:: max(1, len(names) // SOME)][:SOME])}"


class ExplorerError(Exception):
    """Anything this toolkit refuses, with a sentence for people, in English.

    `said` is a word for what people who click can run into as well, so that the page says it in their language.
    """

    said: Word | None = None


class FileError(ExplorerError):
    """A rulebook, card, word, scene or saved file does not hold what was expected.

    Attributes: `file` (name), `key` (dotted path inside it), `expected` (a sentence), `line` (of a TOML file, where
    it can be told).
    """

    def __init__(self, file: str, key: str, expected: str, line: int | None = None) -> None:
        self.file, self.key, self.expected, self.line = file, key, expected, line
        where = file if line is None else f"{file}, line {line}"
        super().__init__(safe(f"{where}: {key}: {expected}" if key else f"{where}: {expected}"))


class PositionError(ExplorerError):
    """A position (or a saved part of one) contradicts itself. `key` names the entry."""

    def __init__(self, key: str, expected: str) -> None:
        self.key, self.expected = key, expected
        super().__init__(safe(f"position: {key}: {expected}" if key else f"position: {expected}"))


class RulingError(ExplorerError):
    """An unknown ruling or option, or one that cannot be had for this position. `key` is the ruling's id."""

    def __init__(self, key: str, expected: str) -> None:
        self.key, self.expected = key, expected
        super().__init__(safe(f"ruling {key}: {expected}"))


class NotationError(ExplorerError):
    """A text that names no move of this game. `near` lists moves written almost like it, or of which it is a part;
    `examples` some moves as they are written, for when there are none."""

    def __init__(self, text: str, near: Sequence[str], examples: Sequence[str] = ()) -> None:
        self.text, self.near, self.examples = text, list(near), list(examples)
        hint = f"; did you mean: {', '.join(near)}" if near else ""
        if examples and not near:
            hint = f"; moves are written like: {', '.join(examples)}"
        super().__init__(f"no move of this game is written {clip(text)!r}{hint}")


class IllegalMove(ExplorerError):
    """A move that the rules refuse. `verdict` says why, by which clause, and what to do instead."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(str(verdict))


class Uncountable(ExplorerError):
    """Outcomes that cannot be counted one by one here, so that odds must be sampled. `why` is the reason as a word,
    `reason` a sentence about it where somebody has the words."""

    def __init__(self, why: Word, reason: str = "") -> None:
        self.why = why
        super().__init__(reason or f"these outcomes cannot be counted: {why.id}")


class FlowError(ExplorerError):
    """A step of the rules went where it does not declare to go: a mistake in rules code, never the user's."""
