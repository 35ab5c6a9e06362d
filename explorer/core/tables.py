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
    """A guard that reads one entry of a table of facts, `table(state)[place(players, *values)]`.

    It holds when `passes(entry)` does, or `passes(entry, *values)` where the values matter too (`by_values`), or,
    without `passes`, when the entry is not empty. Which place it is no position changes.
    """

    table: Table | None = None
    place: Callable[..., int] | None = None
    passes: Callable[..., bool] | None = None
    by_values: bool = False


def table_guard(
    id: str,
    clauses: tuple[str, ...],
    reads: tuple[str, ...],
    table: Table,
    place: Callable[..., int],
    passes: Callable[..., bool] | None = None,
    facts: Callable[..., Mapping[str, Any]] | None = None,
    when: tuple[str, tuple[str, ...]] | None = None,
    by_values: bool = False,
) -> TableGuard:
    """Return a guard on public facts that reads one entry of a table; see TableGuard."""

    def holds(s: Any, *values: int) -> bool:
        entry = table(s)[place(s.rules.players, *values)]
        if passes is None:
            return bool(entry)
        return passes(entry, *values) if by_values else passes(entry)

    return TableGuard(
        id, clauses, OPEN, reads, holds, facts, when, table=table, place=place, passes=passes, by_values=by_values
    )


def fact_guard(
    id: str,
    clauses: tuple[str, ...],
    arg: str,
    table: Table,
    passes: Callable[[Any], bool] | None = None,
    facts: Callable[..., Mapping[str, Any]] | None = None,
    when: tuple[str, tuple[str, ...]] | None = None,
) -> TableGuard:
    """Return a guard on the entry of a table that an argument names itself, such as a zone's marks."""
    test = passes or bool
    return TableGuard(
        id,
        clauses,
        OPEN,
        (arg,),
        lambda s, value: test(table(s)[value]),
        facts,
        when,
        table=table,
        place=lambda players, value: value,
        passes=passes,
    )


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
        self.guards: list[TableGuard] = []
        self._tested: dict[Any, _Tested] = {}

    @property
    def bare(self) -> bool:
        """Tell whether it is enough that the entry is not empty."""
        return all(guard.passes is None for guard in self.guards)

    def tested(self, values: Mapping[str, int]) -> _Tested:
        """Return which entries allow the given values; shared by all whose values make no difference."""
        key = tuple(values[name] for guard in self.guards if guard.by_values for name in guard.reads)
        if key not in self._tested:
            self._tested[key] = _Tested([_given(guard, values) for guard in self.guards])
        return self._tested[key]


def _given(guard: TableGuard, values: Mapping[str, int]) -> Callable[[Any], bool]:
    passes = guard.passes or bool
    if not guard.by_values:
        return passes
    read = [values[name] for name in guard.reads]
    return lambda entry: passes(entry, *read)


def columns_of(guards: Iterable[TableGuard], all_values: Sequence[Mapping[str, int]], players: int) -> list[Column]:
    """Group guards that read tables by the entries they read."""
    found: dict[Any, Column] = {}
    for guard in guards:
        table, place = guard.table, guard.place
        assert table is not None and place is not None
        places = tuple(place(players, *[values[name] for name in guard.reads]) for values in all_values)
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
