"""Every account that agrees with what a seat saw, counted by brute force: the oracle for sampled worlds.

It shares no code with the engine's sampling: every deal of physical cards is played forward through what the viewer
observed. An account says which card came at each draw and which one was played; of the unknown cards of a hand any of
the right kind may have been the one, and a known one goes first. Accounts that end alike are added up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

Seen = tuple[Any, ...]


class Table(NamedTuple):
    """Physical cards as they lie: of each hand those whose face is hidden and those whose face is known to the
    viewer, the deck, and what lies open (burned or active)."""

    hidden: tuple[frozenset[int], ...]
    known: tuple[frozenset[int], ...]
    pool: frozenset[int]
    open: frozenset[int]


def observe(state: Any, move: Any, viewer: int) -> list[Seen]:
    """Play a move and return what the viewer saw of tactics cards."""
    before = state.battle
    words = {w: kind for kind, w in enumerate(state.deck.words)}
    saw: list[Seen] = []
    for event in state.play(move):
        facts = {**event.facts, **event.secret}
        seat = dict(facts["seat"].args)["n"] if "seat" in facts else -1
        if event.kind == "drew-tactic":
            saw.append(("draw", seat, words[facts["card"]] if seat == viewer else None))
        elif event.kind == "tactic-played" or (event.kind == "deployed" and event.clauses[0] != "surprise-deploy"):
            saw.append(("play", seat, words[facts["card"]]))
        elif event.kind == "spy":
            saw.append(("play", seat, words[state.deck.words[-1]]))
        elif event.kind == "spy-saw" and seat == viewer:
            owner = dict(facts["opponent"].args)["n"]
            saw.append(("look", owner, tuple(sorted(words[card] for card in facts["cards"]))))
        elif event.kind == "troops-back":
            for side in before.troops:
                kinds = [kind for owner, kind in side if owner == seat]
                if kinds:
                    saw.append(("back", seat, tuple(kinds)))
        elif event.kind == "reshuffled":
            saw.append(("reshuffle", -1, state.memory.fresh))
    return saw


class Oracle:
    """All accounts for a viewer (a seat or PUBLIC) of a match that goes on from a position with nothing burned."""

    def __init__(self, start: Any, viewer: int) -> None:
        self.kind_of, self.viewer = start.deck.pack, viewer
        every = frozenset(range(len(self.kind_of)))
        none = (frozenset[int](),) * start.players
        own = frozenset[int]()
        if viewer >= 0:
            own = self.pick(every, start.hands[viewer])
        others = [seat for seat in range(start.players) if seat != viewer]
        self.tables: Counter[Table] = Counter()
        for deal in _deals(every - own, [len(start.hands[seat]) for seat in others]):
            hidden, known = list(none), list(none)
            for seat, cards in zip(others, deal, strict=True):
                hidden[seat] = cards
            if viewer >= 0:
                known[viewer] = own
            self.tables[Table(tuple(hidden), tuple(known), every.difference(own, *deal), frozenset())] += 1

    def pick(self, cards: frozenset[int], kinds: Iterable[int]) -> frozenset[int]:
        """Return cards of these kinds: those of the lowest numbers."""
        left = sorted(cards)
        found = []
        for kind in kinds:
            card = next(c for c in left if self.kind_of[c] == kind)
            left.remove(card)
            found.append(card)
        return frozenset(found)

    def see(self, event: Seen) -> None:
        """Keep the accounts that agree with something seen, and go on from them."""
        after: Counter[Table] = Counter()
        for table, n in self.tables.items():
            for following in self._after(table, event):
                after[following] += n
        self.tables = after

    def _after(self, t: Table, event: Seen) -> Iterator[Table]:
        what, seat, seen = event
        if what == "draw":
            for card in t.pool:
                if seen in (None, self.kind_of[card]):
                    rows = t.hidden if seat != self.viewer else t.known
                    more = _put(rows, seat, rows[seat] | {card})
                    rest = t._replace(pool=t.pool - {card})
                    yield rest._replace(hidden=more) if seat != self.viewer else rest._replace(known=more)
        elif what == "play":
            ready = sorted(card for card in t.known[seat] if self.kind_of[card] == seen)
            if ready:
                left = _put(t.known, seat, t.known[seat] - {ready[0]})
                yield t._replace(known=left, open=t.open | {ready[0]})
            else:
                for card in t.hidden[seat]:
                    if self.kind_of[card] == seen:
                        left = _put(t.hidden, seat, t.hidden[seat] - {card})
                        yield t._replace(hidden=left, open=t.open | {card})
        elif what == "look":
            hand = t.hidden[seat] | t.known[seat]
            if self.kinds(hand) == seen:
                yield t._replace(hidden=_put(t.hidden, seat, frozenset()), known=_put(t.known, seat, hand))
        elif what == "back":
            cards = self.pick(t.open, seen)
            yield t._replace(known=_put(t.known, seat, t.known[seat] | cards), open=t.open - cards)
        else:
            assert not t.pool
            cards = self.pick(t.open, [kind for kind, n in enumerate(seen) for _ in range(n)])
            yield t._replace(pool=cards, open=t.open - cards)

    def kinds(self, cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(self.kind_of[card] for card in cards))

    def worlds(self) -> Counter[Any]:
        """Return the weight of every assignment of kinds to hands and deck."""
        found: Counter[Any] = Counter()
        for t, n in self.tables.items():
            hands = tuple(self.kinds(a | b) for a, b in zip(t.hidden, t.known, strict=True))
            found[hands, self.kinds(t.pool)] += n
        return found


def key_of(state: Any) -> Any:
    """The oracle's key for a position of the engine."""
    return tuple(state.hands), tuple(kind for kind, n in enumerate(state.pool) for _ in range(n))


def _put(rows: Sequence[frozenset[int]], seat: int, cards: frozenset[int]) -> tuple[frozenset[int], ...]:
    return (*rows[:seat], cards, *rows[seat + 1 :])


def _deals(cards: frozenset[int], sizes: Sequence[int]) -> Iterator[tuple[frozenset[int], ...]]:
    if not sizes:
        yield ()
        return
    for hand in map(frozenset, combinations(sorted(cards), sizes[0])):
        for others in _deals(cards - hand, sizes[1:]):
            yield (hand, *others)
