"""Listing legal moves: guards hoisted by the argument they read, no explanation built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.guards import FORM, Guard
from explorer.core.moves import Move, Verb
from explorer.core.tables import Adding, Rows, TableGuard, adding, columns_of

if TYPE_CHECKING:
    from explorer.core.rules import Rules
    from explorer.core.state import State

Source: TypeAlias = Callable[[Any], Sequence[int]]

#: How many sets of rows are kept for the values they were made for, before all are forgotten.
MOST_KEPT = 2048


class Lister:
    """Lists the legal moves of one verb, some arguments given beforehand: `add(s, rows(s), out)` appends them.

    What no position changes is decided once, here: which moves there are, and for each of them the places in the
    tables of facts that its guards read. `rows` keeps the moves that the arguments' sources allow (the zones in play,
    say); `add` looks their entries up. Other guards are asked move by move, unless a source settles them, but first,
    and once, those that read no argument. `held` is a guard known to hold, the card being in hand. `step` is the
    question, where the verb is listed for one alone: guards that matter at others only are left out.
    """

    def __init__(
        self,
        rules: Rules,
        verb: Verb,
        given: Mapping[str, int] | None = None,
        held: Guard | None = None,
        step: str = "",
    ) -> None:
        given = given or {}
        self.last_resort = any(g.last_resort for g in rules.guards[verb.name])
        names = [arg.name for arg in verb.args]
        self.open = [name for name in names if name not in given]
        guards = [g for g in rules.guards[verb.name] if g.stage != FORM and g is not held and not g.last_resort]
        if step:
            guards = [g for g in guards if not g.at or step in g.at]
        listing = [g for g in guards if g.among is not None and (step or not g.at)]
        blank = rules.game.state_class(rules)
        moves = rules.game.lexicon.moves[verb.name]
        ranges = [(given[a.name],) if a.name in given else a.values(rules.players) for a in verb.args]
        static = [g for g in guards if g.static]
        every = [dict(zip(names, args, strict=True)) for args in product(*ranges)]
        every = [v for v in every if all(g.holds(blank, *[v[name] for name in g.reads]) for g in static)]
        among = {reads: _first_source(listing, reads) for reads in ((name,) for name in self.open)}
        whole = _first_source(listing, tuple(self.open)) if len(self.open) > 1 else None
        used = [g for g in ([whole] if whole is not None else among.values()) if g is not None]
        settled = {id for g in used for id in g.settles}
        rest = [g for g in guards if not g.static and g not in used and g.id not in settled]
        columns = columns_of([g for g in rest if isinstance(g, TableGuard)], every, rules.players)
        asked = [g for g in rest if not isinstance(g, TableGuard)]
        pairs = [(g, g.there if step and g.there is not None else g.holds) for g in asked]
        #: the guards that read no argument: one that fails refuses the whole verb
        self.free = tuple(holds for g, holds in pairs if not g.reads)
        #: the guards to ask move by move, with the places of the arguments they read
        self.asked = [(tuple(names.index(n) for n in g.reads), holds) for g, holds in pairs if g.reads]
        allowed = {name: tuple(dict.fromkeys(v[name] for v in every)) for name in self.open}
        self.sources = [_source(among[name,], allowed[name]) for name in self.open]
        #: where the values of several open arguments come from together, if one guard lists them
        self.whole = None if whole is None else whole.among
        #: by the values of the open arguments: the row, or the move itself where nothing is to be looked up
        self.every: dict[tuple[int, ...], Any] = {}
        bare = [column for column in columns if column.bare]
        tested = [column for column in columns if not column.bare]
        for i, values in enumerate(every):
            row: list[Any] = [moves[tuple(values[name] for name in names)], *(column.places[i] for column in bare)]
            for column in tested:
                row += column.places[i], column.tested(values)
            self.every[tuple(values[name] for name in self.open)] = row[0] if len(row) == 1 else tuple(row)
        #: moves come in the order of their arguments, or else of the one table whose entries must not be empty
        self.by_place = bool(bare)
        self.plain = not columns and not asked
        self._find: Adding = _asking(adding(bare, tested), self.asked, tuple(range(len(names))))
        self.add: Adding = _unless(self.free, self._find)
        self._kept: dict[Any, Rows] = {}

    @property
    def source(self) -> Source | None:
        """Where the values of the only open argument come from; None when there are more."""
        return self.sources[0] if len(self.sources) == 1 else None

    def extend(self, s: State, out: list[Move]) -> None:
        """Append the legal moves; no rows are made where a guard that reads no argument refuses all of them."""
        for holds in self.free:
            if not holds(s):
                return
        self._find(s, self.rows(s), out)

    def rows(self, s: State) -> Rows:
        """Return the rows of the moves (where nothing more is to be looked up: the moves) that the sources allow."""
        sources = self.sources
        if self.whole is not None:
            return self._laid_out(self.whole(s))
        if len(sources) == 1:
            return self.rows_of((tuple(sources[0](s)),))
        return self.rows_of(tuple([tuple(source(s)) for source in sources]))

    def rows_of(self, values: tuple[tuple[int, ...], ...]) -> Rows:
        """Return the rows for the values of each open argument; made once, as long as there are not too many."""
        found = self._kept.get(values)
        if found is None:
            found = self._laid_out(product(*values))
            keep(self._kept, values, found)
        return found

    def _laid_out(self, values: Iterable[tuple[int, ...]]) -> Rows:
        """Return the rows of some values of the open arguments, in the order in which their moves come."""
        every = self.every
        picked = [every[one] for one in values if one in every]
        if self.by_place:
            picked.sort(key=itemgetter(1))
        return tuple(picked)


def keep(kept: dict[Any, Any], key: Any, found: Any) -> None:
    """Keep what was made for a key, and never more than so many."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = found


def _first_source(guards: Sequence[Guard], reads: tuple[str, ...]) -> Guard | None:
    """Return the first guard that reads just these arguments, of some that list their values."""
    return next((g for g in guards if g.reads == reads), None)


def _source(guard: Guard | None, allowed: tuple[int, ...]) -> Source:
    if guard is not None and guard.among is not None:
        return guard.among
    return lambda s: allowed


def _asking(
    add: Adding, asked: Sequence[tuple[tuple[int, ...], Callable[..., bool]]], whole: tuple[int, ...]
) -> Adding:
    """Return `add` followed by the guards that are asked move by move; `whole` are the places of all arguments."""

    def adding(s: State, rows: Any, out: list[Move]) -> None:
        found: list[Move] = []
        add(s, rows, found)
        for at, holds in asked:
            if at == whole:
                found = [move for move in found if holds(s, *move.args)]
            else:
                found = [move for move in found if holds(s, *[move.args[i] for i in at])]
        out += found

    return adding if asked else add


def _unless(free: Sequence[Callable[[Any], bool]], add: Adding) -> Adding:
    """Return `add` after the guards that read no argument."""

    def adding(s: State, rows: Any, out: list[Move]) -> None:
        if all(holds(s) for holds in free):
            add(s, rows, out)

    return adding if free else add
