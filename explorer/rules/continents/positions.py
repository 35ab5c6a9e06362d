"""Positions of `continents` read from JSON values strictly, and checked so that play can go on from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip, near
from explorer.core.positions import PositionReader
from explorer.core.reading import Table
from explorer.core.state import PUBLIC
from explorer.core.steps import Frame
from explorer.rules.continents.deck import MIXES, SIDES, SURPRISE, TACTICS, TROOP
from explorer.rules.continents.records import BACK, DRAW, LOOK, PLAY, Battle, Known, Look, Memory, Trace

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


class Reader(PositionReader):
    """Reads the facts of one position and keeps count of cards: none can lie in two places."""

    def __init__(self, s: S, table: Table) -> None:
        super().__init__(s.players, table)
        self.s = s
        self.lands = Counter(dict(enumerate(s.deck.cards)))
        self.tactics = Counter(dict(enumerate(s.deck.copies)))

    def land(self, where: Table, key: str, name: Any) -> int:
        """Return a continent by its name."""
        names = self.s.deck.continents
        if name not in names:
            raise where.fail(
                key, f"no continent is called {clip(repr(name))}; there are {', '.join(names)}{near(str(name), names)}"
            )
        return names.index(name)

    def kind(self, where: Table, key: str, name: Any) -> int:
        """Return a tactic by its name."""
        if name not in TACTICS:
            raise where.fail(
                key, f"no tactic is called {clip(repr(name))}; there are {', '.join(TACTICS)}{near(str(name), TACTICS)}"
            )
        return TACTICS.index(name)

    def take_land(self, where: Table, key: str, name: Any) -> int:
        c = self.land(where, key, name)
        self.lands[c] -= 1
        if self.lands[c] < 0:
            raise where.fail(key, f"{name!r} stands here once too often; there are {self.s.deck.cards[c]} cards of it")
        return c

    def take(self, where: Table, key: str, name: Any, count: int = 1) -> int:
        kind = self.kind(where, key, name)
        self.tactics[kind] -= count
        if self.tactics[kind] < 0:
            raise where.fail(key, f"{name!r} stands here too often; the deck has {self.s.deck.copies[kind]}")
        return kind

    def counts(self, where: Table, key: str, take: bool = True) -> tuple[int, ...]:
        """Return how many tactics of each kind a table such as {troop = 3} has."""
        inner = where.table(key, optional=True)
        found = [0] * len(TACTICS)
        for name, n in inner.items():
            kind = self.kind(inner, name, name)
            found[kind] = self.number(inner, name, 0)
            if take:
                self.take(inner, name, name, n)
        return tuple(found)

    def pairs(self, where: Table, key: str) -> list[tuple[int, Any]]:
        """Return the entries of a list of [seat, name]."""
        found = []
        for i, entry in enumerate(where.list_of(key, list, [])):
            if len(entry) != 2:
                raise where.fail(f"{key}[{i}]", f"expected [seat, name], got {clip(repr(entry))}")
            found.append((self.seat(where, f"{key}[{i}]", entry[0]), entry[1]))
        return found

    # the facts

    def read(self) -> None:
        s, table = self.s, self.table
        s.empty()
        n = s.rules.continents
        opening = _step(table).startswith("opening.")
        s.turn = self.number(table, "turn", 0 if opening else 1)
        for seat, row in enumerate(self.seat_rows("continents")):
            for i, name in enumerate(row):
                s.held[seat * n + self.take_land(table, f"continents[{seat}][{i}]", name)] += 1
        for seat, row in enumerate(self.seat_rows("hands")):
            kinds = [self.take(table, f"hands[{seat}][{i}]", name) for i, name in enumerate(row)]
            s.hands[seat] = tuple(sorted(kinds))
        s.row = tuple(self.take_land(table, f"row[{i}]", name) for i, name in enumerate(table.list_of("row", str, [])))
        s.burned = self.counts(table, "burned")
        coins = table.table("coins", optional=True)
        for name, seat in coins.items():
            s.coins[self.land(coins, name, name)] = self.seat(coins, name, seat)
        taken = {(seat, self.land(table, "taken", name)) for seat, name in self.pairs(table, "taken")}
        s.taken = tuple(sorted(taken | {(seat, c) for c, seat in enumerate(s.coins) if seat >= 0}))
        s.claims = tuple((seat, self.land(table, "claims", name)) for seat, name in self.pairs(table, "claims"))
        battle = table.table("battle", optional=True)
        self.read_turn(opening, battle)
        s.queue = tuple((seat, self.take(table, "queue", name)) for seat, name in self.pairs(table, "queue"))
        if battle.values:
            s.battle = self.read_battle(battle)
        s.known = self.read_known(table)
        s.looks = tuple(sorted(self.look(entry) for entry in table.tables("looks")))
        memory = table.table("memory", optional=True)
        if memory.values:
            s.memory = self.read_memory(memory)
        s.reshuffles = self.number(table, "reshuffles", 0)
        s.thrown = self.two(table, "thrown")
        s.spied = self.number(table, "spied", 0)
        s.lands = tuple(self.lands[c] for c in range(n))
        s.pool = tuple(self.tactics[kind] for kind in range(len(TACTICS)))

    def read_turn(self, opening: bool, battle: Table) -> None:
        """Read whose turn it is and what has been done in it; a war is the attacker's attack of this turn."""
        s, table = self.s, self.table
        war = bool(battle.values)
        first = table.get("first", int, -1 if opening else 0)
        s.first = first if first == -1 else self.seat(table, "first", first)
        mover = battle.values.get("attacker") if war else None
        s.to_move = self.seat(table, "to_move", table.get("to_move", int, max(0, s.first) if mover is None else mover))
        s.attacked = bool(table.get("attacked", bool, war))
        s.yielded = bool(table.get("yielded", bool, False))
        mix = table.get("mix", str, "")
        if mix and mix not in MIXES:
            raise table.fail("mix", f"expected one of {', '.join(MIXES)}, got {clip(repr(mix))}")
        s.mix = list(MIXES).index(mix) if mix else -1
        s.drawn = self.two(table, "drawn")
        s.from_row = self.number(table, "from_row", 0)
        if "stack" not in table:
            step = "act" if sum(s.drawn) >= 2 else "next"
            s.stack = [Frame(s.rules.index[f"turn.{step}"], seat=s.to_move)]

    def two(self, where: Table, key: str) -> tuple[int, int]:
        found = where.list_of(key, int, [])
        if found and (len(found) != 2 or min(found) < 0):
            raise where.fail(key, f"expected two numbers, 0 or more, got {found}")
        return (found[0], found[1]) if found else (0, 0)

    def read_battle(self, table: Table) -> Battle:
        s = self.s
        attacker = self.seat(table, "attacker", table.get("attacker", int))
        defender = self.seat(table, "defender", table.get("defender", int))
        if attacker == defender:
            raise table.fail("defender", "expected another seat than the attacker")
        source = self.land(table, "source", table.get("source", str))
        target = self.land(table, "target", table.get("target", str))
        troops = table.list_of("troops", list, [[], []])
        if len(troops) != 2:
            raise table.fail("troops", "expected two lists: the attacker's side, the defender's side")
        sides = []
        for i, side in enumerate(troops):
            laid = []
            for j, entry in enumerate(side):
                at = f"troops[{i}][{j}]"
                if not isinstance(entry, list) or len(entry) != 2:
                    raise table.fail(at, f"expected [seat, card], got {clip(repr(entry))}")
                kind = self.take(table, at, entry[1])
                if kind not in (TROOP, SURPRISE):
                    raise table.fail(at, f"{entry[1]!r} is no troop")
                laid.append((self.seat(table, at, entry[0]), kind))
            sides.append(tuple(laid))
        helped = [-1] * s.players
        for i, cards in enumerate(sides):
            for seat, _ in cards:
                if seat not in (attacker, defender):
                    helped[seat] = i
        named = table.table("helped", optional=True)
        for name in list(named.values):
            seat = int(name) if name.isdecimal() else -1
            helped[self.seat(named, name, seat)] = SIDES.index(named.choice(name, SIDES))
        named.done()
        shown = [tuple(sorted(table.list_of(key, int, []), reverse=True)) for key in ("red", "black")]
        for key, row in zip(("red", "black"), shown, strict=True):
            if any(pips < 1 for pips in row):
                raise table.fail(key, "expected dice of 1 or more")
        b = Battle(
            attacker, defender, source, target, tuple(helped), table.get("against", int, -1),
            self.number(table, "captured", 0), (sides[0], sides[1]), self.number(table, "rolls", 0),
            self.two(table, "dice"), (shown[0], shown[1]), self.number(table, "pair", 0),
        )  # fmt: skip
        table.done()
        return b

    def seer(self, where: Table) -> int:
        by = where.get("by", object)
        return PUBLIC if by == "public" else self.seat(where, "by", by)

    def read_known(self, table: Table) -> tuple[Known, ...]:
        found = []
        for entry in table.tables("known"):
            owner = self.seat(entry, "hand", entry.get("hand", int))
            kind = self.kind(entry, "card", entry.get("card", str))
            found.append(Known(self.seer(entry), owner, kind, self.number(entry, "count", 1, 1)))
            entry.done()
        return tuple(sorted(found))

    def look(self, entry: Table) -> Look:
        by, owner = (self.seat(entry, key, entry.get(key, int)) for key in ("by", "hand"))
        least = self.number(entry, "least", 1)
        entry.done()
        return Look(by, owner, least)

    def read_memory(self, table: Table) -> Memory:
        traces = []
        for entry in table.tables("traces"):
            what = entry.choice("what", (DRAW, PLAY, LOOK, BACK))
            seat = self.seat(entry, "seat", entry.get("seat", int))
            kinds = tuple(self.kind(entry, "cards", name) for name in entry.list_of("cards", str))
            other = self.seat(entry, "by", entry.get("by", int)) if what == LOOK else -1
            entry.done()
            traces.append(Trace(what, seat, kinds, other))
        sizes = tuple(table.list_of("sizes", int))
        if len(sizes) != self.s.players or min(sizes) < 0:
            raise table.fail("sizes", f"expected {self.s.players} numbers, one a seat")
        memory = Memory(self.counts(table, "fresh", take=False), self.read_known(table), sizes, tuple(traces))
        table.done()
        return memory


def _step(table: Table) -> str:
    """Return the step of the topmost frame that a position names."""
    stack = table.values.get("stack")
    last = stack[-1] if isinstance(stack, list) and stack else None
    return str(last.get("step", "")) if isinstance(last, Mapping) else ""


def read(s: S, table: Table) -> None:
    """Take the facts from a table; what is left out is empty. Raises FileError naming the key."""
    Reader(s, table).read()


__all__ = ["read"]
