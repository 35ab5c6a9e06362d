"""Listing legal moves: guards hoisted by the argument they read and by the card they need, no explanation built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.guards import FORM, Guard
from explorer.core.moves import Move, Verb
from explorer.core.tables import Adding, Rows, TableGuard, adding, columns_of

if TYPE_CHECKING:
    from explorer.core.game import Rules
    from explorer.core.state import State

Source: TypeAlias = Callable[[Any], Sequence[int]]
#: For some values: the moves of the cards that need no look at the facts; the other cards' entries with their rows
Plan: TypeAlias = "tuple[Sequence[tuple[Move, ...] | None], Sequence[tuple[tuple[Lister, Rows | None], ...]]]"

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
            _keep(self._kept, values, found)
        return found

    def _laid_out(self, values: Iterable[tuple[int, ...]]) -> Rows:
        """Return the rows of some values of the open arguments, in the order in which their moves come."""
        every = self.every
        picked = [every[one] for one in values if one in every]
        if self.by_place:
            picked.sort(key=itemgetter(1))
        return tuple(picked)


def _keep(kept: dict[Any, Any], key: Any, found: Any) -> None:
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


class HandLister:
    """Lists what can be played from a hand: every card in it looked up once, its verbs listed with the card given.

    For a question all of whose verbs need a card in hand (guards made by `held_guard`), last resorts aside.
    """

    def __init__(self, rules: Rules, verbs: Sequence[Verb], hand: Callable[[Any], Sequence[int]]) -> None:
        self.hand = hand
        self.entries: dict[int, list[Lister]] = {}
        self.always: list[Lister] = []
        for verb in verbs:
            held = next((g for g in rules.guards[verb.name] if g.token is not None), None)
            if held is None or held.token is None:  # switched off: no card is needed, so nothing can be looked up
                self.always.append(Lister(rules, verb))
                continue
            ranges = [next(a for a in verb.args if a.name == name).values(rules.players) for name in held.reads]
            for values in product(*ranges):
                entry = Lister(rules, verb, dict(zip(held.reads, values, strict=True)), held)
                if entry.every:
                    self.entries.setdefault(held.token(*values), []).append(entry)
        #: cards are values of an argument, so no card has a number beyond these
        self.cards = max([len(arg.tokens) for verb in rules.game.lexicon.verbs for arg in verb.args], default=0)
        every = [entry for entries in self.entries.values() for entry in entries]
        sources = Counter(entry.source for entry in every if entry.source is not None)
        #: where the values of most entries come from: their rows are picked once for every card
        self.usual: Source = sources.most_common(1)[0][0] if sources else _nothing
        self._plans: dict[tuple[int, ...], Plan] = {}

    def extend(self, s: State, out: list[Move]) -> None:
        """Append the legal plays, in the order of the cards in hand."""
        values = self.usual(s)
        if type(values) is not tuple:
            values = tuple(values)
        moves_of, entries_of = self._plans.get(values) or self._plan(values)
        last = -1
        for card in self.hand(s):
            if card != last:
                last = card
                moves = moves_of[card]
                if moves is not None:
                    out += moves
                else:
                    for entry, rows in entries_of[card]:
                        if rows is None:
                            entry.extend(s, out)
                        else:
                            entry.add(s, rows, out)
        for entry in self.always:
            entry.extend(s, out)

    def draw(self, s: State, random: Callable[[], float]) -> Move | None:
        """Return a legal play, each with some chance: a card of the hand is drawn, then one of its plays.

        A card without a play passes its chance on to the next. None when there is no play, or when no card is needed
        for one (that guard is switched off).
        """
        if self.always:
            return None
        values = self.usual(s)
        if type(values) is not tuple:
            values = tuple(values)
        moves_of, entries_of = self._plans.get(values) or self._plan(values)
        hand = self.hand(s)
        n = len(hand)
        first = int(random() * n)
        for i in range(first - n, first):  # a negative index counts from the end: once round the hand
            card = hand[i]
            moves: Sequence[Move] | None = moves_of[card]
            if moves is None:
                found: list[Move] = []
                moves = found
                for entry, rows in entries_of[card]:
                    if rows is None:
                        entry.extend(s, found)
                    else:
                        entry.add(s, rows, found)
            if moves:
                return moves[int(random() * len(moves))]
        return None

    def playable(self, s: State, cards: Iterable[int]) -> list[int]:
        """Return those of some cards that could be played now if the seat that is asked held them."""
        return [card for card in cards if self.plays(s, card)]

    def plays(self, s: State, card: int) -> list[Move]:
        """Return the legal plays of a card if the seat that is asked held it."""
        out: list[Move] = []
        for entry in self.entries.get(card, ()):
            entry.extend(s, out)
        return out

    def _plan(self, values: tuple[int, ...]) -> Plan:
        """Pick the rows for the values of the usual source: all moves of a card, or its entries with their rows."""
        moves_of: list[tuple[Move, ...] | None] = []
        entries_of: list[tuple[tuple[Lister, Rows | None], ...]] = []
        for card in range(self.cards):
            entries = self.entries.get(card, ())
            rows = [entry.rows_of((values,)) if entry.source is self.usual else None for entry in entries]
            plain = all(entry.plain and entry.source is self.usual for entry in entries)
            moves_of.append(tuple(move for picked in rows for move in picked or ()) if plain else None)
            entries_of.append(() if plain else tuple(zip(entries, rows, strict=True)))
        plan = tuple(moves_of), tuple(entries_of)
        _keep(self._plans, values, plan)
        return plan


def _nothing(s: Any) -> Sequence[int]:
    return ()
