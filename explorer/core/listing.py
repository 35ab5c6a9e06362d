"""Listing legal moves: guards hoisted by the argument they read and by the card they need, no explanation built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.guards import FORM, Guard
from explorer.core.moves import Arg, Move, Verb

if TYPE_CHECKING:
    from explorer.core.game import Rules
    from explorer.core.state import State

Listing: TypeAlias = Callable[["State", list[Move]], None]
Source: TypeAlias = Callable[[Any], Sequence[int]]


class _Tested(dict[Any, bool]):
    """Which entries of a fact table pass a verb's tests; each distinct entry is tested once."""

    __slots__ = ("tests",)

    def __init__(self, tests: list[Callable[[Any], bool]]) -> None:
        super().__init__()
        self.tests = tests

    def __missing__(self, entry: Any) -> bool:
        found = self[entry] = all(test(entry) for test in self.tests)
        return found


class _Bound:
    """A guard with some of the arguments it reads already given."""

    __slots__ = ("guard", "holds", "reads")

    def __init__(self, guard: Guard, given: Mapping[str, int]) -> None:
        self.guard = guard
        self.reads = tuple(name for name in guard.reads if name not in given)
        if len(self.reads) == len(guard.reads):
            self.holds: Callable[..., bool] = guard.holds
        else:
            self.holds = _partly(guard, given)


def _partly(guard: Guard, given: Mapping[str, int]) -> Callable[..., bool]:
    """Return a guard's predicate with some arguments given; the usual case, the first of two, is kept short."""
    whole, names = guard.holds, guard.reads
    if len(names) == 2 and names[0] in given and names[1] not in given:
        first = given[names[0]]
        return lambda s, second: whole(s, first, second)

    def holds(s: Any, *values: int) -> bool:
        rest = iter(values)
        return whole(s, *[given[name] if name in given else next(rest) for name in names])

    return holds


class _Domain:
    """The values of one argument that its own guards allow."""

    __slots__ = ("checks", "facts", "plain", "source")

    def __init__(self, rules: Rules, arg: Arg, guards: list[_Bound]) -> None:
        mine = [g for g in guards if g.reads == (arg.name,)]
        blank = rules.game.state_class(rules)
        fixed = [g for g in mine if g.guard.static]
        whole = tuple(v for v in arg.values(rules.players) if all(g.holds(blank, v) for g in fixed))
        source = next((g for g in mine if g.guard.among is not None and g.reads == g.guard.reads), None)
        self.source: Source = _constant(whole)
        if source is not None and source.guard.among is not None:
            among: Source = source.guard.among
            self.source = among if not fixed else _within(among, frozenset(whole))
        self.facts: list[tuple[Source, _Tested | None]] = []
        for table in {g.guard.fact for g in mine if g.guard.fact is not None}:
            tests = [g.guard.test for g in mine if g.guard.fact is table and g.guard.test is not None]
            self.facts.append((table, None if tests == [bool] else _Tested(tests)))  # None: what is not empty passes
        self.checks = [g.holds for g in mine if g is not source and not g.guard.static and g.guard.fact is None]
        self.plain = not self.facts and not self.checks

    def values(self, s: State) -> Sequence[int]:
        values = self.source(s)
        for table, ok in self.facts:
            entries = table(s)
            values = [v for v in values if (entries[v] if ok is None else ok[entries[v]])]
        for check in self.checks:
            values = [v for v in values if check(s, v)]
        return values


class Lister:
    """Lists the legal moves of one verb (`extend(state, out)` appends them), some arguments given beforehand.

    What no position changes is decided once, here. Then come guards that read no argument, those that read one, and
    those that tie two together. `held` is a guard known to hold, the card being in hand.
    """

    __slots__ = ("domains", "extend", "last_resort", "moves", "pairs", "rows", "tied")

    def __init__(
        self, rules: Rules, verb: Verb, given: Mapping[str, int] | None = None, held: Guard | None = None
    ) -> None:
        given = given or {}
        names = [arg.name for arg in verb.args]
        open_args = [arg for arg in verb.args if arg.name not in given]
        order = tuple(arg.name for arg in open_args)
        bound = [
            _Bound(g, given) for g in rules.guards[verb.name] if g.stage != FORM and g is not held and not g.last_resort
        ]
        self.last_resort = any(g.last_resort for g in rules.guards[verb.name])
        self.domains = [_Domain(rules, arg, bound) for arg in open_args]
        self.moves: dict[Any, Move] = {}
        table = rules.game.lexicon.moves[verb.name]
        for rest in product(*(arg.values(rules.players) for arg in open_args)):
            values = iter(rest)
            args = tuple(given[name] if name in given else next(values) for name in names)
            self.moves[rest[0] if len(rest) == 1 else rest] = table[args]
        tied = [g for g in bound if len(g.reads) > 1]
        ids = {g.guard.id for g in bound}
        pairing = next(
            (g for g in tied if g.guard.among and g.reads == order and ids.issuperset(g.guard.implies)), None
        )
        self.pairs: Any = pairing.guard.among if pairing is not None else None
        self.tied = [(tuple(order.index(n) for n in g.reads), g.holds) for g in tied if g is not pairing]
        if pairing is not None:  # what its pairs satisfy anyway need not be tested
            others = [g for g in bound if g.guard.id not in pairing.guard.implies]
            self.domains = [_Domain(rules, arg, others) for arg in open_args]
        #: with one open argument and no guard on it but where its values come from: the rows made so far
        self.rows: dict[tuple[int, ...], list[Move]] = {}
        self.extend: Listing = self._list_one if len(order) == 1 else self._list_all
        if self.pairs is not None:
            self.extend = self._list_pairs
        elif len(order) == 1 and self.domains[0].plain:
            self.extend = self._list_row
        elif len(order) == 1 and len(self.domains[0].facts) == 1 and not self.domains[0].checks:
            self.extend = self._list_by_fact
        free = [g.holds for g in bound if not g.reads and not g.guard.static]
        if free:
            self.extend = _after(free, self.extend)

    @property
    def source(self) -> Source | None:
        """Where a plain lister's values come from; None when there is more to test."""
        return self.domains[0].source if self.extend == self._list_row else None

    def row(self, values: tuple[int, ...]) -> list[Move]:
        """Return a plain lister's moves for these values."""
        found = self.rows.get(values)
        if found is None:
            found = self.rows[values] = [self.moves[v] for v in values]
        return found

    def _list_row(self, s: State, out: list[Move]) -> None:
        out += self.row(tuple(self.domains[0].source(s)))

    def _list_one(self, s: State, out: list[Move]) -> None:
        moves = self.moves
        out += [moves[v] for v in self.domains[0].values(s)]

    def _list_by_fact(self, s: State, out: list[Move]) -> None:
        moves, domain = self.moves, self.domains[0]
        table, ok = domain.facts[0]
        entries = table(s)
        if ok is None:
            out += [moves[v] for v in domain.source(s) if entries[v]]
        else:
            out += [moves[v] for v in domain.source(s) if ok[entries[v]]]

    def _list_pairs(self, s: State, out: list[Move]) -> None:
        moves = self.moves
        found = self.pairs(s)
        for i, domain in enumerate(self.domains):
            for table, ok in domain.facts:
                entries = table(s)
                found = [pair for pair in found if (entries[pair[i]] if ok is None else ok[entries[pair[i]]])]
            for check in domain.checks:
                found = [pair for pair in found if check(s, pair[i])]
        out += [moves[pair] for pair in found if not self.tied or self._fits(s, pair)]

    def _list_all(self, s: State, out: list[Move]) -> None:
        domains = []
        for domain in self.domains:
            values = domain.values(s)
            if not values:
                return
            domains.append(values)
        out += [self.moves[values] for values in product(*domains) if self._fits(s, values)]

    def _fits(self, s: State, values: tuple[int, ...]) -> bool:
        return all(holds(s, *[values[i] for i in at]) for at, holds in self.tied)


class HandLister:
    """Lists what can be played from a hand: every card in it looked up once, its verbs listed with the card given.

    For a question all of whose verbs need a card in hand (guards made by `held_guard`), last resorts aside.
    """

    def __init__(self, rules: Rules, verbs: Sequence[Verb], hand: Callable[[Any], Sequence[int]]) -> None:
        self.hand = hand
        self.entries: dict[int, list[Lister]] = {}
        for verb in verbs:
            held = next((g for g in rules.guards[verb.name] if g.token is not None), None)
            if held is None or held.token is None:  # switched off: no card is needed, so nothing can be looked up
                self.entries.setdefault(-1, []).append(Lister(rules, verb))
                continue
            ranges = [next(a for a in verb.args if a.name == name).values(rules.players) for name in held.reads]
            for values in product(*ranges):
                given = dict(zip(held.reads, values, strict=True))
                if _forbidden(rules, verb, given):
                    continue
                self.entries.setdefault(held.token(*values), []).append(Lister(rules, verb, given, held))
        sources = Counter(entry.source for entries in self.entries.values() for entry in entries)
        del sources[None]
        #: where the values of most plain entries come from: their rows are made once for every card
        self.plain = sources.most_common(1)[0][0] if sources else None
        self.rows: dict[tuple[int, ...], dict[int, list[Move]]] = {}
        self.always = self.entries.pop(-1, [])

    def extend(self, s: State, out: list[Move]) -> None:
        """Append the legal plays, in the order of the cards in hand."""
        rows: dict[int, list[Move]] = {}
        if self.plain is not None:
            values = tuple(self.plain(s))
            found = self.rows.get(values)
            rows = found if found is not None else self._make_rows(values)
        last = -1
        for card in self.hand(s):
            if card == last:
                continue
            last = card
            row = rows.get(card)
            if row is not None:
                out += row
            else:
                for entry in self.entries.get(card, ()):
                    entry.extend(s, out)
        for entry in self.always:
            entry.extend(s, out)

    def playable(self, s: State, cards: Iterable[int]) -> list[int]:
        """Return those of some cards that could be played now if the seat that is asked held them."""
        found = []
        for card in cards:
            out: list[Move] = []
            for entry in self.entries.get(card, ()):
                entry.extend(s, out)
            if out:
                found.append(card)
        return found

    def _make_rows(self, values: tuple[int, ...]) -> dict[int, list[Move]]:
        """Join the rows of the cards that can only be played in plain ways."""
        made = self.rows[values] = {
            card: [move for entry in entries for move in entry.row(values)]
            for card, entries in self.entries.items()
            if all(entry.source is self.plain for entry in entries)
        }
        return made


def _forbidden(rules: Rules, verb: Verb, given: Mapping[str, int]) -> bool:
    """Tell whether a guard that no position changes forbids the given arguments."""
    blank = rules.game.state_class(rules)
    fixed = [g for g in rules.guards[verb.name] if g.static and all(name in given for name in g.reads)]
    return not all(g.holds(blank, *[given[name] for name in g.reads]) for g in fixed)


def _after(free: list[Callable[..., bool]], rest: Listing) -> Listing:
    def listing(s: State, out: list[Move]) -> None:
        for holds in free:
            if not holds(s):
                return
        rest(s, out)

    return listing


def _constant(values: tuple[int, ...]) -> Source:
    return lambda s: values


def _within(source: Callable[[Any], Iterable[int]], allowed: frozenset[int]) -> Source:
    return lambda s: [v for v in source(s) if v in allowed]
