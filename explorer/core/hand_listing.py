"""Listing what can be played from a hand: the verbs' guards hoisted by the card they need, cards looked up once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.listing import Lister, Source, keep
from explorer.core.moves import Move, Verb
from explorer.core.tables import Rows

if TYPE_CHECKING:
    from explorer.core.rules import Rules
    from explorer.core.state import State

#: For some values: the moves of the cards that need no look at the facts; the other cards' entries with their rows
Plan: TypeAlias = "tuple[Sequence[tuple[Move, ...] | None], Sequence[tuple[tuple[Lister, Rows | None], ...]]]"


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
        keep(self._plans, values, plan)
        return plan


def _nothing(s: Any) -> Sequence[int]:
    return ()
