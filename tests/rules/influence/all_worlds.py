"""Every world that agrees with what a seat saw, counted by brute force: the oracle for sampled worlds.

It shares no code with the engine's sampling: every deal of physical cards is played forward through what the viewer
observed, and what it reaches at the end is a world. Worlds count as physical assignments of cards to places (hands and
the pool are sets), so equal copies count apart; equal kinds are merged at the end, with their weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

Seen = tuple[Any, ...]


class Table(NamedTuple):
    """Physical cards as they lie: hands and the pool as sets, the rest in the order in which it came."""

    hands: tuple[frozenset[int], ...]
    placed: tuple[tuple[int, int, int], ...]  # zone, seat, card
    played: tuple[int, ...]
    lost: tuple[tuple[int, int], ...]  # seat, card
    pool: frozenset[int]


def observe(state: Any, moves: Iterable[str], viewer: int) -> list[Seen]:
    """Play moves on a position and return what the viewer saw of them, None for a face it did not see."""
    deck, rulings = state.deck, state.rules.rulings
    marks: dict[int, set[Any]] = {region: set() for region in state.regions}
    laid: dict[tuple[int, int], list[int]] = {}
    saw: list[Seen] = []
    using: tuple[int, ...] = ()
    for text in moves:
        move, seat = state.game.parse(text), state.actor
        verb, args = move.verb, move.args
        if verb == "place":
            kind, region = args
            colour = deck.colour_of(kind) if rulings["card-backs"] == "coloured" else None
            laid.setdefault((region, seat), []).append(kind)
            saw.append(("place", seat, region, kind if seat == viewer else None, colour))
        elif verb == "discard":
            known = seat == viewer or rulings["discard-shown"] == "shown"
            dead = dead_kinds(deck, seat, marks, laid, [len(hand) for hand in state.hands])
            saw.append(("discard", seat, args[0] if known else None, dead))
        elif verb in ("radar", "steal"):
            using = (seat, *args)
            saw.append(("use", seat, deck.tactic[verb]))
        elif verb == "show":
            user, owner, region = using
            if user == viewer:
                saw.append(("look", owner, region, args[0], laid[region, owner][args[0]]))
            saw.append(("spend", user, deck.radar))
        elif verb == "draw":
            thief, victim = using
            saw.append(("theft", thief, victim, args[0] if viewer in using else None))
            saw.append(("spend", thief, deck.steal))
        else:
            kind = deck.cancel + args[0] if verb == "cancel" else deck.tactic[verb]
            marks[args[-1]].add(args[0] if verb == "cancel" else verb)
            saw += [("use", seat, kind), ("spend", seat, kind)]
        state.play(move)
    return saw


def dead_kinds(deck: Any, seat: int, marks: Any, laid: Any, sizes: Sequence[int]) -> frozenset[int]:
    """The kinds of card without a legal target for a seat, under the default readings (000, lines 37 to 48)."""
    open_zones = [region for region in marks if "immunity" not in marks[region]]
    others = [other for other in range(len(sizes)) if other != seat]
    alive = set(range(deck.influence))
    if any(laid.get((region, other)) for region in open_zones for other in others):
        alive.add(deck.radar)
    if any(sizes[other] for other in others):
        alive.add(deck.steal)
    if any("flip" not in marks[region] for region in open_zones):
        alive.add(deck.flip)
    if open_zones:
        alive.add(deck.immunity)
    for colour in range(len(deck.colours)):
        if any(colour not in marks[region] for region in open_zones):
            alive.add(deck.cancel + colour)
    return frozenset(range(len(deck.tokens))) - alive


class Oracle:
    """All worlds for a viewer of a match that began with a deal."""

    def __init__(self, start: Any, viewer: int) -> None:
        self.deck = start.deck
        self.kind_of = start.deck.cards
        self.early = start.rules.rulings["tactic-leaves"] == "before-effect"
        own = start.hands[viewer] if viewer >= 0 else None
        every = frozenset(range(len(self.kind_of)))
        self.tables = {
            Table(hands, (), (), (), every.difference(*hands))
            for hands in _deals(every, start.players, self.deck.hand)
            if own is None or self.kinds(hands[viewer]) == own
        }

    def kinds(self, cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(self.kind_of[card] for card in cards))

    def worlds(self, saw: Sequence[Seen]) -> Counter[Any]:
        """Return the weight of every assignment of kinds that agrees with what was seen.

        A tactic lies open from where it is used, so it is one certain card; it counts as in hand until it is spent
        where tactics leave after their effect.
        """
        tables = self.tables
        for event in saw:
            tables = {after for table in tables for after in self._after(table, event)}
        waits = bool(saw) and saw[-1][0] == "use" and not self.early
        return Counter(self._key(table, saw[-1][1] if waits else -1) for table in tables)

    def _after(self, table: Table, event: Seen) -> Iterator[Table]:
        what, seat, *rest = event
        hand, kind_of = table.hands[seat], self.kind_of
        if what == "place":
            region, kind, colour = rest
            for card in hand:
                k = kind_of[card]
                fits = k < self.deck.influence and kind in (None, k)
                if fits and colour in (None, self.deck.colour_of(k)):
                    yield _hold(table, seat, hand - {card})._replace(placed=(*table.placed, (region, seat, card)))
        elif what == "discard":
            kind, dead = rest
            if all(kind_of[card] in dead for card in hand):
                for card in hand:
                    if kind in (None, kind_of[card]):
                        yield _hold(table, seat, hand - {card})._replace(lost=(*table.lost, (seat, card)))
        elif what == "spend":
            yield table  # it was set aside where it was used
        elif what == "use":
            for card in hand:
                if kind_of[card] == rest[0]:
                    yield _hold(table, seat, hand - {card})._replace(played=(*table.played, card))
        elif what == "look":
            region, index, kind = rest
            row = [card for zone, owner, card in table.placed if (zone, owner) == (region, seat)]
            if kind_of[row[index]] == kind:
                yield table
        elif what == "theft":
            victim, kind = rest
            for card in table.hands[victim]:
                if kind in (None, kind_of[card]):
                    yield _hold(_hold(table, victim, table.hands[victim] - {card}), seat, hand | {card})

    def _key(self, table: Table, using: int) -> Any:
        if using >= 0:
            table = _hold(table, using, table.hands[using] | {table.played[-1]})
        rows: dict[tuple[int, int], tuple[int, ...]] = {}
        for region, seat, card in table.placed:
            rows[region, seat] = (*rows.get((region, seat), ()), self.kind_of[card])
        lost = tuple((seat, self.kind_of[card]) for seat, card in table.lost)
        return tuple(map(self.kinds, table.hands)), tuple(sorted(rows.items())), lost, self.kinds(table.pool)


def key_of(state: Any) -> Any:
    """The oracle's key for a position of the engine."""
    seats = range(state.players)
    rows = {(r, seat): state.laid(r, seat) for r in state.regions for seat in seats if state.laid(r, seat)}
    return tuple(state.hands), tuple(sorted(rows.items())), state.discards, state.pool


def _hold(table: Table, seat: int, cards: frozenset[int]) -> Table:
    hands = list(table.hands)
    hands[seat] = cards
    return table._replace(hands=tuple(hands))


def _deals(cards: frozenset[int], players: int, size: int) -> Iterator[tuple[frozenset[int], ...]]:
    if not players:
        yield ()
        return
    for hand in map(frozenset, combinations(sorted(cards), size)):
        for others in _deals(cards - hand, players - 1, size):
            yield (hand, *others)
