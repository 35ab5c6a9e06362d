"""The position of `influence`: hands, face-down cards, marks on zones, and who has seen what."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

from explorer.core.errors import PositionError, RulingError
from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.state import ALL, State
from explorer.core.steps import Frame
from explorer.core.words import Word, word
from explorer.rules.influence import knowledge, resolution

if TYPE_CHECKING:
    from explorer.rules.influence.deck import Deck
    from explorer.rules.influence.game import InfluenceRules
    from explorer.rules.influence.views import InfluenceView

Cards: TypeAlias = tuple[int, ...]

IMMUNE, FLIPPED = 1, 2
FIRST_COLOUR = 4

# A mark as it was laid: (bit, turn, seat, cards each seat had in the zone at that moment).
Record: TypeAlias = tuple[int, int, int, tuple[int, ...]]


def colour_bit(colour: int) -> int:
    """Return the mark that says a colour is cancelled."""
    return FIRST_COLOUR << colour


class InfluenceState(State):
    """Cards are kinds (numbers, see Deck), zones are regions by number, `placed[region * players + seat]` the cards a
    seat has laid there in order. `peeks` are (place, index, seats that have seen it as bits); `trail` is what
    happened to hidden cards since the first theft or discard, from which beliefs are told (see knowledge)."""

    __slots__ = (
        "discards", "hands", "marks", "order", "peeks", "placed", "played", "pool", "records", "regions",
        "revealed", "thefts", "trail", "turn",
    )  # fmt: skip
    FACTS = __slots__

    rules: InfluenceRules
    order: tuple[int, ...]
    turn: int
    regions: tuple[int, ...]
    pool: Cards
    hands: list[Cards]
    placed: list[Cards]
    marks: list[int]
    records: list[tuple[Record, ...]]
    peeks: tuple[tuple[int, int, int], ...]
    played: tuple[tuple[int, int], ...]
    discards: tuple[tuple[int, int], ...]
    trail: tuple[knowledge.Trace, ...]
    thefts: int
    revealed: bool

    @classmethod
    def opening(cls, rules: InfluenceRules) -> Self:
        s = cls(rules)
        s.empty()
        s.turn = 0
        s.push("opening.zones", seat=0)
        return s

    def empty(self) -> None:
        """Set every fact to that of a table on which nothing lies."""
        n, deck = self.players, self.deck
        self.order, self.turn, self.regions = (), 1, ()
        self.pool = deck.cards
        self.hands = [()] * n
        self.placed = [()] * (n * len(deck.regions))
        self.marks = [0] * len(deck.regions)
        self.records = [()] * len(deck.regions)
        self.peeks, self.played, self.discards, self.trail = (), (), (), ()
        self.thefts, self.revealed = 0, False

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        other.order, other.turn, other.regions, other.pool = self.order, self.turn, self.regions, self.pool
        other.hands, other.placed = self.hands[:], self.placed[:]
        other.marks, other.records = self.marks[:], self.records[:]
        other.peeks, other.played, other.discards = self.peeks, self.played, self.discards
        other.trail, other.thefts, other.revealed = self.trail, self.thefts, self.revealed
        return other

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def view(self, seat: int) -> InfluenceView:
        return cast("InfluenceView", super().view(seat))

    # what lies where

    def laid(self, region: int, seat: int) -> Cards:
        """Return the kinds a seat has laid in a zone, in order."""
        return self.placed[region * self.players + seat]

    def take_from_hand(self, seat: int, kind: int) -> None:
        hand = self.hands[seat]
        at = hand.index(kind)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def add_to_hand(self, seat: int, kind: int) -> None:
        hand = list(self.hands[seat])
        insort(hand, kind)
        self.hands[seat] = tuple(hand)

    def mark(self, region: int, bit: int, seat: int) -> None:
        """Lay a mark on a zone and remember when, by whom, and what lay there."""
        self.marks[region] |= bit
        n = self.rules.players
        counts = tuple(map(len, self.placed[region * n : region * n + n]))
        self.records[region] += ((bit, self.turn, seat, counts),)

    def unmark(self, region: int, bits: int) -> None:
        self.marks[region] &= ~bits
        self.records[region] = tuple(r for r in self.records[region] if not r[0] & bits)

    def since(self, region: int, bit: int) -> int:
        """Return the turn in which a zone got a mark (0 when it has none)."""
        return next((turn for laid, turn, _, _ in self.records[region] if laid == bit), 0)

    def has_seen(self, seat: int, place: int, index: int) -> bool:
        """Tell whether a seat has seen that face-down card through a Radar."""
        return any(p == place and i == index and seats >> seat & 1 for p, i, seats in self.peeks)

    def region_word(self, region: int) -> Word:
        return word(f"region-{self.deck.regions[region]}")

    def region_words(self, regions: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.region_word(r) for r in regions)

    def card_words(self, kinds: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.words[k] for k in kinds)

    # results and explanations

    def scores(self) -> list[int]:
        return resolution.scores(self)

    def winners(self) -> list[int]:
        return resolution.winners(self) if self.is_over else []

    def topics(self) -> list[str]:
        zones = [f"zone:{self.deck.regions[r]}" for r in self.regions]
        return [*zones, *(f"score:{seat}" for seat in range(self.players)), "winner"]

    def finding(self, topic: str, seat: int) -> Finding:
        kind, _, rest = topic.partition(":")
        if kind == "zone":
            return resolution.zone_finding(self, self.deck.regions.index(rest), seat)
        if kind == "score":
            return resolution.score_finding(self, int(rest), seat)
        return resolution.match_finding(self, seat)

    def world_for(self, seat: int, rng: Random) -> Self:
        return cast(Self, knowledge.sample(self, seat, rng))

    def check_rulings(self, rules: InfluenceRules) -> None:
        asked = self.rules.steps[self.stack[-1].at].id if self.stack else ""
        if asked not in ("turn.radar-lot", "turn.radar-pick", "turn.steal-lot"):
            return
        for key in ("radar-pick", "tactic-leaves"):
            if rules.rulings[key] != self.rules.rulings[key]:
                raise RulingError(key, "a tactic is taking effect under the other reading; finish it first")

    # reading and writing

    def facts_to_dict(self) -> dict[str, Any]:
        deck, n = self.deck, self.players

        def names(kinds: Iterable[int]) -> list[str]:
            return [deck.tokens[k] for k in kinds]

        saved: dict[str, Any] = {
            "zones": [deck.regions[r] for r in self.regions],
            "order": list(self.order),
            "turn": self.turn,
            "hands": [names(hand) for hand in self.hands],
            "placed": {
                deck.regions[r]: [names(self.laid(r, seat)) for seat in range(n)]
                for r in self.regions
                if any(self.laid(r, seat) for seat in range(n))
            },
            "marks": [
                {
                    "zone": deck.regions[r],
                    "mark": self.mark_name(bit),
                    "turn": turn,
                    "seat": seat,
                    "counts": list(counts),
                }
                for r in self.regions
                for bit, turn, seat, counts in self.records[r]
            ],
            "seen": [
                {
                    "zone": deck.regions[place // n],
                    "owner": place % n,
                    "card": index + 1,
                    "by": [seat for seat in range(n) if seats >> seat & 1],
                }
                for place, index, seats in self.peeks
            ],
            "played": [{"seat": seat, "card": deck.tokens[kind]} for seat, kind in self.played],
            "discarded": [{"seat": seat, "card": deck.tokens[kind]} for seat, kind in self.discards],
            "trail": [knowledge.trace_to_dict(trace, deck) for trace in self.trail],
            "thefts": self.thefts,
        }
        if self.revealed:
            saved["revealed"] = True
        return saved

    def mark_name(self, bit: int) -> str:
        if bit == IMMUNE:
            return "immune"
        return "flipped" if bit == FLIPPED else f"cancelled {self.deck.colours[(bit // FIRST_COLOUR).bit_length() - 1]}"

    def read_facts(self, table: Table) -> None:
        self.empty()
        self._read_zones(table)
        n = self.players
        order = table.list_of("order", int, list(range(n)))
        if order and sorted(order) != list(range(n)):
            raise table.fail("order", f"expected each seat from 0 to {n - 1} once, got {order}")
        self.order = tuple(order)
        self.turn = table.get("turn", int, 1)
        if self.turn < 0:
            raise table.fail("turn", f"expected 0 or more, got {self.turn}")
        self._read_cards(table)
        self._read_marks(table)
        self._read_seen(table)
        trail = table.tables("trail")
        self.trail = tuple(knowledge.trace_from_table(entry, self) for entry in trail)
        self.thefts = table.get("thefts", int, sum(1 for kind in self.played if kind[1] == self.deck.steal))
        self.revealed = bool(table.get("revealed", bool, False))
        starter = self._seat(table, "to_move", table.get("to_move", int, self.order[0] if self.order else 0))
        if not self.revealed:
            begin = "turn.choose" if self.hands[starter] else "turn.skip"
            self.stack = [Frame(self.rules.index[begin], seat=starter)]

    def _read_zones(self, table: Table) -> None:
        names = table.list_of("zones", str)
        regions = []
        for i, name in enumerate(names):
            if name not in self.deck.regions:
                raise table.fail(f"zones[{i}]", f"no zone is called {name!r}; there are {', '.join(self.deck.regions)}")
            regions.append(self.deck.regions.index(name))
        if len(set(regions)) != len(regions):
            raise table.fail("zones", "the same zone is listed twice")
        dealing = bool(table.values.get("stack")) and str(
            table.values["stack"][0].get("step", "") if isinstance(table.values["stack"][0], dict) else ""
        ).startswith("opening")
        if len(regions) != self.deck.zones and not (dealing and len(regions) < self.deck.zones):
            raise table.fail("zones", f"expected {self.deck.zones} zones (000, line 12), got {len(regions)}")
        self.regions = tuple(sorted(regions))

    def _seat(self, table: Table, key: str, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise table.fail(key, f"expected a seat from 0 to {self.players - 1}, got {seat}")
        return seat

    def _zone(self, table: Table, key: str, name: str) -> int:
        if name not in self.deck.regions or self.deck.regions.index(name) not in self.regions:
            shown = ", ".join(self.deck.regions[r] for r in self.regions)
            raise table.fail(key, f"expected a zone in play ({shown}), got {name!r}")
        return self.deck.regions.index(name)

    def _kind(self, table: Table, key: str, token: Any) -> int:
        try:
            return self.deck.kind(token)
        except (ValueError, AttributeError):
            raise table.fail(key, f"unknown card {token!r}; cards are written like 'blue 7' or 'radar'") from None

    def _read_cards(self, table: Table) -> None:
        deck, n = self.deck, self.players
        left = Counter(deck.cards)

        def take(where: Table, key: str, tokens: list[Any]) -> Cards:
            kinds = tuple(self._kind(where, f"{key}[{i}]", token) for i, token in enumerate(tokens))
            for i, kind in enumerate(kinds):
                left[kind] -= 1
                if left[kind] < 0:
                    total = deck.copies[kind]
                    raise where.fail(
                        f"{key}[{i}]", f"{deck.tokens[kind]!r} stands here once too often; the deck has {total}"
                    )
            return kinds

        hands = table.list_of("hands", list)
        if len(hands) != n:
            raise table.fail("hands", f"expected {n} hands, got {len(hands)}")
        self.hands = [tuple(sorted(take(table, f"hands[{seat}]", hand))) for seat, hand in enumerate(hands)]
        placed = table.table("placed", optional=True)
        for name, rows in placed.items():
            region = self._zone(placed, name, name)
            if not isinstance(rows, list) or len(rows) != n or not all(isinstance(r, list) for r in rows):
                raise placed.fail(name, f"expected {n} lists of cards, one a seat")
            for seat, row in enumerate(rows):
                kinds = take(placed, f"{name}[{seat}]", row)
                for i, kind in enumerate(kinds):
                    if kind >= deck.influence:
                        raise placed.fail(f"{name}[{seat}][{i}]", "only influence cards are placed")
                self.placed[region * n + seat] = kinds
        self.played = tuple(self._read_gone(table, "played", take))
        self.discards = tuple(self._read_gone(table, "discarded", take))
        for seat, kind in self.played:
            if kind < deck.influence:
                raise table.fail("played", f"seat {seat}: {deck.tokens[kind]!r} is no tactic")
        self.pool = tuple(sorted(left.elements()))

    def _read_gone(self, table: Table, key: str, take: Any) -> list[tuple[int, int]]:
        gone = []
        for entry in table.tables(key):
            seat = self._seat(entry, "seat", entry.get("seat", int))
            gone.append((seat, take(entry, "card", [entry.get("card", str)])[0]))
            entry.done()
        return gone

    def _read_marks(self, table: Table) -> None:
        for entry in table.tables("marks"):
            region = self._zone(entry, "zone", entry.get("zone", str))
            name = entry.get("mark", str)
            bit = self._mark_bit(entry, name)
            turn, seat = entry.get("turn", int, 1), entry.get("seat", int, 0)
            now = [len(self.laid(region, other)) for other in range(self.players)]
            counts = tuple(entry.list_of("counts", int, now))
            self._seat(entry, "seat", seat)
            if len(counts) != self.players:
                raise entry.fail("counts", f"expected {self.players} numbers, one a seat, got {len(counts)}")
            if turn < 0:
                raise entry.fail("turn", f"expected 0 or more, got {turn}")
            entry.done()
            self.marks[region] |= bit
            self.records[region] += ((bit, turn, seat, counts),)

    def _mark_bit(self, entry: Table, name: str) -> int:
        if name in ("immune", "flipped"):
            return IMMUNE if name == "immune" else FLIPPED
        head, _, colour = name.partition(" ")
        if head == "cancelled" and colour in self.deck.colours:
            return colour_bit(self.deck.colours.index(colour))
        raise entry.fail("mark", f"expected immune, flipped or 'cancelled <colour>', got {name!r}")

    def _read_seen(self, table: Table) -> None:
        peeks = []
        for entry in table.tables("seen"):
            region, owner = self._zone(entry, "zone", entry.get("zone", str)), entry.get("owner", int)
            index = entry.get("card", int) - 1
            seats = entry.list_of("by", int)
            for seat in (owner, *seats):
                self._seat(entry, "by", seat)
            entry.done()
            if not 0 <= index < len(self.laid(region, owner)):
                raise entry.fail("card", "there is no such face-down card")
            peeks.append((region * self.players + owner, index, sum(1 << seat for seat in set(seats))))
        self.peeks = tuple(peeks)


__all__ = ["ALL", "FLIPPED", "IMMUNE", "InfluenceState", "PositionError", "colour_bit"]
