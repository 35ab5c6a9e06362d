"""Guards that read one entry of a table of facts, and how listing looks their entries up row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.guards import OPEN, Guard
from explorer.core.moves import Move

if TYPE_CHECKING:
    from explorer.core.state import State

Table: TypeAlias = Callable[[Any], Sequence[Any]]
#: A move with the places of the entries that must not be empty, then pairs of a place and the entries that will do
#: there; where nothing is to be looked up, the move itself.
Rows: TypeAlias = tuple[Any, ...]
#: `add(state, rows, out)` appends those moves of some rows that are legal now.
Adding: TypeAlias = Callable[["State", Rows, list[Move]], None]

MOST_ENTRIES = 1024


@dataclass(frozen=True, slots=True, eq=False)
class TableGuard(Guard):
    """A guard that reads one entry of a table of facts: it holds when `passes(table(s)[place(players, *values)],
    *values)` does (without `passes`: when the entry is not empty). Which place that is no position changes."""

    table: Table | None = None
    place: Callable[..., int] | None = None
    passes: Callable[..., bool] | None = None


def table_guard(
    id: str,
    clauses: tuple[str, ...],
    reads: tuple[str, ...],
    table: Table,
    place: Callable[..., int],
    passes: Callable[..., bool] | None = None,
    facts: Callable[..., Mapping[str, Any]] | None = None,
    when: tuple[str, tuple[str, ...]] | None = None,
) -> TableGuard:
    """Return a guard on public facts that reads one entry of a table; see TableGuard."""

    def holds(s: Any, *values: int) -> bool:
        entry = table(s)[place(s.rules.players, *values)]
        return bool(entry) if passes is None else passes(entry, *values)

    return TableGuard(id, clauses, OPEN, reads, holds, facts, when=when, table=table, place=place, passes=passes)


class _Tested(dict[Any, bool]):
    """Which entries of a table of facts pass some tests; each distinct entry is tested once."""

    __slots__ = ("tests",)

    def __init__(self, tests: Sequence[Callable[[Any], bool]]) -> None:
        super().__init__()
        self.tests = tests

    def __missing__(self, entry: Any) -> bool:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        found = self[entry] = all(test(entry) for test in self.tests)
        return found


class Column:
    """The guards of a verb that read the same entries of one table."""

    def __init__(self, table: Table, places: Sequence[int]) -> None:
        self.table, self.places = table, places
        self.guards: list[Guard] = []
        self._tested: dict[Any, _Tested] = {}

    @property
    def bare(self) -> bool:
        """Tell whether it is enough that the entry is not empty."""
        return all(_test_of(guard) is None for guard in self.guards)

    def tested(self, values: Mapping[str, int]) -> _Tested:
        """Return which entries allow the given values; shared by all whose values make no difference."""
        reading = [guard for guard in self.guards if isinstance(guard, TableGuard) and guard.passes is not None]
        key = tuple(values[name] for guard in reading for name in guard.reads)
        if key not in self._tested:
            tests = [_given(_test_of(guard) or bool, guard, values) for guard in self.guards]
            self._tested[key] = _Tested(tests)
        return self._tested[key]


def table_of(guard: Guard) -> Table | None:
    """Return the table a guard reads one entry of, if it is such a guard."""
    return guard.table if isinstance(guard, TableGuard) else guard.fact


def _test_of(guard: Guard) -> Callable[..., bool] | None:
    if isinstance(guard, TableGuard):
        return guard.passes
    return None if guard.test is bool else guard.test


def _given(test: Callable[..., bool], guard: Guard, values: Mapping[str, int]) -> Callable[[Any], bool]:
    if not isinstance(guard, TableGuard) or guard.passes is None:
        return test
    read = [values[name] for name in guard.reads]
    return lambda entry: test(entry, *read)


def columns_of(guards: Iterable[Guard], all_values: Sequence[Mapping[str, int]], players: int) -> list[Column]:
    """Group guards that read tables by the entries they read."""
    found: dict[Any, Column] = {}
    for guard in guards:
        table = table_of(guard)
        assert table is not None
        read = [[values[name] for name in guard.reads] for values in all_values]
        if isinstance(guard, TableGuard) and guard.place is not None:
            places = tuple(guard.place(players, *values) for values in read)
        else:
            places = tuple(value for (value,) in read)
        found.setdefault((table, places), Column(table, places)).guards.append(guard)
    return sorted(found.values(), key=lambda column: not column.bare)  # bare ones first


def adding(bare: Sequence[Column], tested: Sequence[Column]) -> Adding:
    """Return what looks up the facts that rows depend on; one that is short for each of the usual cases.

    Loops, not comprehensions: for a handful of rows a comprehension's own call costs more than it saves.
    """
    first: Any = bare[0].table if bare else None
    second: Any = tested[0].table if tested else None

    def none(s: State, rows: Any, out: list[Move]) -> None:
        out += rows

    def one_bare(s: State, rows: Any, out: list[Move]) -> None:
        entries = first(s)
        for move, at in rows:
            if entries[at]:
                out.append(move)

    def one_tested(s: State, rows: Any, out: list[Move]) -> None:
        entries = second(s)
        for move, at, ok in rows:
            if ok[entries[at]]:
                out.append(move)

    def one_of_each(s: State, rows: Any, out: list[Move]) -> None:
        there, entries = first(s), second(s)
        for move, place, at, ok in rows:
            if there[place] and ok[entries[at]]:
                out.append(move)

    def more(s: State, rows: Any, out: list[Move]) -> None:
        full = [column.table(s) for column in bare]
        others = [column.table(s) for column in tested]
        n = len(full) + 1
        out += [
            row[0]
            for row in rows
            if all(table[at] for table, at in zip(full, row[1:n], strict=True))
            and all(ok[table[at]] for table, at, ok in zip(others, row[n::2], row[n + 1 :: 2], strict=True))
        ]

    usual = {(0, 0): none, (1, 0): one_bare, (0, 1): one_tested, (1, 1): one_of_each}
    return usual.get((len(bare), len(tested)), more)
