"""Positions of `hundred` read from JSON values strictly, and checked so that play can go on from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.errors import PositionError, clip, near
from explorer.core.positions import PositionReader
from explorer.core.reading import Table
from explorer.core.steps import Frame
from explorer.rules.hundred import course, frames, knowledge
from explorer.rules.hundred.deck import MAGIC, code_of, mask
from explorer.rules.hundred.records import Note, Return
from explorer.rules.hundred.turn import settable

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


class Reader(PositionReader):
    """Reads the facts of one position and keeps count of cards: none can lie in two places."""

    def __init__(self, s: S, table: Table) -> None:
        super().__init__(s.players, table)
        self.s = s
        self.left = list(s.deck.copies)

    def kind(self, where: Table, key: str, name: Any) -> int:
        """Return a kind of card by its name."""
        tokens = self.s.deck.tokens
        if name not in tokens:
            raise where.fail(key, f"no card is called {clip(repr(name))}{near(str(name), tokens)}")
        return tokens.index(name)

    def take(self, where: Table, key: str, name: Any) -> int:
        """Return a kind of card of which one more lies somewhere."""
        return self.count(where, key, self.kind(where, key, name))

    def count(self, where: Table, key: str, kind: int) -> int:
        self.left[kind] -= 1
        if self.left[kind] < 0:
            deck = self.s.deck
            raise where.fail(key, f"{deck.tokens[kind]!r} stands here too often; the deck has {deck.copies[kind]}")
        return kind

    def cards(self, key: str) -> tuple[int, ...]:
        names = self.table.list_of(key, str, [])
        return tuple(self.take(self.table, f"{key}[{i}]", name) for i, name in enumerate(names))

    def numbers(self, key: str, least: int | None, why: str = "") -> list[int]:
        """Return a number for every seat."""
        found = list(self.table.list_of(key, int, [0] * self.s.players))
        if len(found) != self.s.players:
            raise self.table.fail(key, f"expected {self.s.players} numbers, one a seat, got {len(found)}")
        for i, n in enumerate(found):
            if least is not None and n < least:
                raise self.table.fail(f"{key}[{i}]", f"expected {least} or more, got {n}{why}")
        return found

    # the facts

    def read(self) -> None:
        s, table = self.s, self.table
        s.empty()
        opening = _step(table).startswith("opening.")
        s.round = self.number(table, "round", 1, 1)
        s.turn = self.number(table, "turn", 0 if opening else 1)
        first = table.get("first", int, -1 if opening else 0)
        s.first = first if first == -1 else self.seat(table, "first", first)
        s.to_move = self.seat(table, "to_move", table.get("to_move", int, max(0, s.first)))
        hands = [
            [self.take(table, f"hands[{seat}][{i}]", name) for i, name in enumerate(row)]
            for seat, row in enumerate(self.seat_rows("hands"))
        ]
        sets = [
            [self.set_card(f"set[{seat}][{i}]", name) for i, name in enumerate(row)]
            for seat, row in enumerate(self.seat_rows("set"))
        ]
        for seat, row in enumerate(self.seat_rows("score")):
            s.laid[seat] = tuple(self.entry(f"score[{seat}][{i}]", name) for i, name in enumerate(row))
        s.mods = self.numbers("change", None)
        s.frozen = self.numbers("frozen", 0, " (002, line 28: turns still to be lost)")
        s.penalties = self.numbers("penalties", 0)
        self.take_chain()
        s.top, s.bottom, s.grave = self.cards("top"), self.cards("bottom"), self.cards("graveyard")
        self.read_pile()
        self.read_turn()
        self.read_notes(hands, sets)
        s.put_back = tuple(sorted(self.returned(entry) for entry in table.tables("returns")))

    def entry(self, key: str, name: Any) -> int:
        deck = self.s.deck
        if name not in deck.entries:
            raise self.table.fail(
                key, f"no entry of a score is written {clip(repr(name))}{near(str(name), deck.entries)}"
            )
        code = deck.codes[deck.entries.index(name)]
        self.count(self.table, key, code_of(code))
        return code

    def set_card(self, key: str, name: Any) -> int:
        kind = self.take(self.table, key, name)
        if kind >= len(MAGIC):
            raise self.table.fail(key, f"{name!r} is a number; only magic cards are set face down")
        can = settable(self.s)
        if kind not in can:
            names = ", ".join(self.s.deck.tokens[k] for k in can) or "none by this reading"
            raise self.table.fail(
                key, f"{name!r} cannot be set face down ({self.s.game.cite('set-cards')}); what can be: {names}"
            )
        return kind

    def take_chain(self) -> None:
        """Count the cards that lie on the table, each in a frame of the flow 'spell'."""
        stack = self.table.values.get("stack", [])
        for i, frame in enumerate(stack if isinstance(stack, list) else []):
            if not isinstance(frame, Mapping) or not str(frame.get("step")).startswith("spell."):
                continue
            kind, memo = frame.get("source"), frame.get("memo", {})
            if isinstance(kind, bool) or not isinstance(kind, int) or not 0 <= kind < len(MAGIC):
                raise self.table.fail(
                    f"stack[{i}].source", f"expected the number of a magic card, got {clip(repr(kind))}"
                )
            if not (isinstance(memo, Mapping) and memo.get("kept")):
                self.count(self.table, f"stack[{i}].source", kind)

    def read_pile(self) -> None:
        """Take what is in the pile: all that lies nowhere else, or what is named; the rest is then in the graveyard."""
        s = self.s
        if "pile" in self.table:
            named = Counter(self.cards("pile"))
            rest = [kind for kind, n in enumerate(self.left) for _ in range(n)]
            s.grave = (*rest, *s.grave)
            s.pool = tuple(named[kind] for kind in range(s.deck.kinds))
        else:
            s.pool = tuple(self.left)

    def read_turn(self) -> None:
        s, table = self.s, self.table
        used = table.list_of("used", int, [0, 0])
        if len(used) != 2 or min(used) < 0 or sum(used) > 2:
            raise table.fail("used", f"expected how many numbers and magic cards were played, two at most, got {used}")
        s.used = used[0], used[1]
        s.skipped = self.number(table, "skipped", 0)
        s.cut = bool(table.get("cut", bool, False))
        s.settled = bool(table.get("settled", bool, False))
        s.shuffles = self.number(table, "shuffles", 0)
        ending = table.get("last_turn_of", int, -1)
        s.ending = ending if ending == -1 else self.seat(table, "last_turn_of", ending)
        pierced = enumerate(table.list_of("pierced", int, []))
        s.pierced = tuple(sorted({self.seat(table, f"pierced[{i}]", seat) for i, seat in pierced}))
        drawn = bool(table.get("drawn", bool, False))
        if "stack" not in table:
            step = "more" if any(s.used) else "first" if drawn else "begin"
            s.stack = [Frame(s.rules.index[f"turn.{step}"], seat=s.to_move)]

    def read_notes(self, hands: list[list[int]], sets: list[list[int]]) -> None:
        """Take what is known of hidden cards; unless it is said, each is known to its owner alone."""
        s, table = self.s, self.table
        total = sum(map(len, (*hands, *sets)))
        serials, seen, may = iter(range(1, total + 1)), self.by_card("seen"), self.by_card("may")
        used: set[int] = set()
        for key, rows, every in (("arrived", hands, s.deck.every), ("set_arrived", sets, mask(settable(s)))):
            given = self.seat_rows(key) if key in table else [[next(serials) for _ in row] for row in rows]
            table.seen.add(key)
            for seat, (row, numbers) in enumerate(zip(rows, given, strict=True)):
                if len(numbers) != len(row):
                    raise table.fail(f"{key}[{seat}]", f"expected {len(row)} numbers, one a card, got {len(numbers)}")
                notes = []
                for i, n in enumerate(numbers):
                    if isinstance(n, bool) or not isinstance(n, int) or n < 1 or n in used:
                        raise table.fail(
                            f"{key}[{seat}][{i}]", f"expected a number from 1 that no other card has, got {n!r}"
                        )
                    used.add(n)
                    eyes = self.eyes(seen[n], "by") if n in seen else 1 << seat
                    notes.append(Note(n, eyes | 1 << seat, self.kinds(may[n]) if n in may else every))
                self.place(key, seat, row, notes)
        for where, entries in (("seen", seen), ("may", may)):
            for n in set(entries) - used:
                raise table.fail(where, f"no hidden card has the number {n}")
        s.clock = self.number(table, "clock", max(used, default=0), max(used, default=0))

    def place(self, key: str, seat: int, row: list[int], notes: list[Note]) -> None:
        s = self.s
        for kind, note in zip(row, notes, strict=True):
            if not note.may >> kind & 1:
                raise self.table.fail(
                    key, f"{s.deck.tokens[kind]!r} is not among the kinds that card {note.serial} can be"
                )
        if key == "arrived":
            both = sorted(zip(row, notes, strict=True), key=lambda pair: (pair[0], pair[1].serial))
            s.hands[seat], s.notes[seat] = tuple(k for k, _ in both), tuple(note for _, note in both)
        else:
            s.sets[seat], s.set_notes[seat] = tuple(row), tuple(notes)

    def by_card(self, key: str) -> dict[int, Table]:
        return {entry.get("card", int): entry for entry in self.table.tables(key)}

    def eyes(self, entry: Table, key: str) -> int:
        """Return a mask of who knows from seats and 'public'."""
        found = self.mask_of(entry, key)
        entry.done()
        return found

    def mask_of(self, entry: Table, key: str) -> int:
        found = 0
        for i, who in enumerate(entry.get(key, list)):
            found |= 1 << (self.s.players if who == "public" else self.seat(entry, f"{key}[{i}]", who))
        return found

    def kinds(self, entry: Table) -> int:
        found = mask(tuple(self.kind(entry, f"kinds[{i}]", name) for i, name in enumerate(entry.list_of("kinds", str))))
        entry.done()
        return found

    def returned(self, entry: Table) -> Return:
        kind = self.kind(entry, "card", entry.get("card", str))
        clock = self.number(entry, "clock", 0)
        by = self.mask_of(entry, "by")
        return Return(kind, clock, by, by & self.eyes(entry, "known_to" if "known_to" in entry else "by"))


def _step(table: Table) -> str:
    """Return the step of the topmost frame that a position names."""
    stack = table.values.get("stack")
    last = stack[-1] if isinstance(stack, list) and stack else None
    return str(last.get("step", "")) if isinstance(last, Mapping) else ""


def read(s: S, table: Table) -> None:
    """Take the facts from a table; what is left out is empty. Raises FileError naming the key."""
    Reader(s, table).read()


def check(s: S) -> None:
    """Refuse a position that play cannot go on from. Raises PositionError naming the key."""
    for bit in range(s.players + 1):
        kind = knowledge.misplaced(s, bit)
        if kind >= 0:
            raise PositionError("returns", f"{s.deck.tokens[kind]!r} was put back and lies where it was before")
    frames.check(s)
    course.check(s)


__all__ = ["check", "read"]
