"""Two branches side by side: where they part, what was played since, and how what a seat can see differs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip
from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.game import Game
    from explorer.matches.match import Match
    from explorer.matches.timeline import Node

ABSENT = "—"


@dataclass(frozen=True, slots=True)
class Told:
    """A move of a branch as a viewer knows it: `move` is its text, '' where only the events may be told."""

    node: int
    seat: int
    move: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the two views differ: its path, the value in each, and for lists what only one has.

    A value that one side lacks is ABSENT.
    """

    path: str
    a: Any
    b: Any
    only_a: tuple[Any, ...] = ()
    only_b: tuple[Any, ...] = ()

    def __str__(self) -> str:
        if self.only_a or self.only_b:
            gone, come = (f"{sign}{_shown(v)}" for sign, v in (("−", self.only_a), ("+", self.only_b)))
            return f"{self.path}: {' '.join(s for s, v in ((gone, self.only_a), (come, self.only_b)) if v)}"
        return f"{self.path}: {_shown(self.a)} → {_shown(self.b)}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two branches differ for a viewer (a seat, PUBLIC, or ALL).

    `a`, `b`, `ancestor` are node numbers; `names` what was asked for; `moves_a`, `moves_b` what was played since the
    ancestor; `scores` the points at both ends, None while the viewer may not know them.
    """

    game: Game = field(repr=False)
    viewer: int
    names: tuple[str, str]
    a: int
    b: int
    ancestor: int
    moves_a: tuple[Told, ...]
    moves_b: tuple[Told, ...]
    differences: tuple[Difference, ...]
    scores: tuple[list[int], list[int]] | None
    called: Mapping[Word, str] = field(repr=False)

    def log(self, language: str = "en") -> tuple[list[str], list[str]]:
        """Return for both branches what happened since they parted, a line an event, with the clauses."""
        a, b = (
            [event.text(language, self.called) for told in moves for event in told.events]
            for moves in (self.moves_a, self.moves_b)
        )
        return a, b

    def text(self, language: str = "en") -> str:
        """Return the comparison as lines of text: both lines of play, then the differences, place by place."""
        lines = [f"#{self.ancestor} → {self.names[0]} (#{self.a}) / {self.names[1]} (#{self.b})"]
        for name, moves in zip(self.names, (self.moves_a, self.moves_b), strict=True):
            lines += [f"{name}:", *(f"  {self._line(told, language)}" for told in moves)]
        if self.scores is not None:
            lines.append(f"{self.scores[0]} / {self.scores[1]}")
        return "\n".join([*lines, *map(str, self.differences)])

    def _line(self, told: Told, language: str) -> str:
        who = self.game.words(language, self.called).say(seat_word(told.seat))
        what = told.move or " ".join(event.sentence(language, self.called) for event in told.events)
        return f"#{told.node} {who}: {what}"

    def __str__(self) -> str:
        return self.text()


def compare(match: Match, a: int | str, b: int | str, viewer: int) -> Comparison:
    """Return how two branches differ, as far as the viewer knows. Raises MatchError for an unknown branch."""
    at, other = match.timeline.find(a), match.timeline.find(b)
    line, other_line = at.line(), other.line()
    shared = sum(1 for x, y in zip(line, other_line, strict=False) if x is y)
    known = viewer == ALL or (at.state.is_over and other.state.is_over)
    seen, other_seen = at.state.view(viewer).to_dict(), other.state.view(viewer).to_dict()
    return Comparison(
        match.game,
        viewer,
        (_named(a), _named(b)),
        at.n,
        other.n,
        line[shared - 1].n,
        tuple(_told(node, viewer) for node in line[shared:]),
        tuple(_told(node, viewer) for node in other_line[shared:]),
        tuple(differences(seen, other_seen)),
        (at.state.scores(), other.state.scores()) if known else None,
        match.names_as_words(),
    )


def _named(where: int | str) -> str:
    return clip(where) if isinstance(where, str) else f"#{where}"


def _told(node: Node, viewer: int) -> Told:
    """Return a node's move as the viewer knows it: whole to whoever made it and to ALL, else its events only."""
    assert node.seat is not None and node.move is not None
    events = tuple(event.as_seen(viewer, viewer == ALL) for event in node.events)
    return Told(node.n, node.seat, node.move.text if viewer in (ALL, node.seat) else "", events)


def differences(a: Any, b: Any, path: str = "") -> Iterator[Difference]:
    """Yield the places where two JSON values differ.

    Tables are compared entry by entry, lists of lists or tables of equal length item by item, other lists as wholes
    (with what only one of them holds), everything else as it is.
    """
    if _canonical(a) == _canonical(b):
        return
    if isinstance(a, dict) and isinstance(b, dict):
        for key in (*a, *(key for key in b if key not in a)):
            below = f"{path}.{key}" if path else str(key)
            yield from differences(a.get(key, ABSENT), b.get(key, ABSENT), below)
    elif isinstance(a, list) and isinstance(b, list):
        if len(a) == len(b) and all(isinstance(x, list | dict) for x in (*a, *b)):
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                yield from differences(x, y, f"{path}[{i}]")
        else:
            numbers = all(isinstance(x, int) for x in (*a, *b))  # points and the like: places count
            yield Difference(path, a, b, *(((), ()) if numbers else (_only(a, b), _only(b, a))))
    else:
        yield Difference(path, a, b)


def _only(a: list[Any], b: list[Any]) -> tuple[Any, ...]:
    left = Counter(map(_canonical, a))
    left.subtract(Counter(map(_canonical, b)))
    return tuple(json.loads(text) for text, n in left.items() for _ in range(n))


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False)
