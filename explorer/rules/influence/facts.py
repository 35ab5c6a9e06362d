"""The position of `influence`: hands, face-down cards, marks on zones, and who has seen what."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.switching import held_back
from explorer.core.words import Word, word
from explorer.rules.influence import arrangements, holding, knowledge, positions, resolution, trail

if TYPE_CHECKING:
    from explorer.rules.influence.deck import Deck
    from explorer.rules.influence.game import InfluenceRules
    from explorer.rules.influence.views import InfluenceView

Cards: TypeAlias = tuple[int, ...]


# A face shown by a Radar: (place, index there, the seat that saw it, how many cards lay there then).
Peek: TypeAlias = tuple[int, int, int, int]
# A mark as it was laid: (bit, turn, seat, cards each seat had in the zone at that moment).
Record: TypeAlias = tuple[int, int, int, tuple[int, ...]]


class InfluenceState(State):
    """Cards are kinds (numbers, see Deck), zones are regions by number, `placed[region * players + seat]` the cards a
    seat has laid there in order. `peeks` are the faces Radars have shown; `trail` is what
    happened to hidden cards since the first theft or discard, from which beliefs are told (see knowledge). `fates`
    is no fact: it keeps what zones last came to, with what they came to it from (see resolution)."""

    __slots__ = (
        "discards", "fates", "hands", "marks", "order", "peeks", "placed", "played", "pool", "records", "regions",
        "revealed", "trail", "turn",
    )  # fmt: skip
    FACTS = tuple(name for name in __slots__ if name != "fates")

    rules: InfluenceRules
    order: tuple[int, ...]
    turn: int
    regions: tuple[int, ...]
    pool: Cards
    hands: list[Cards]
    placed: list[Cards]
    marks: list[int]
    records: list[tuple[Record, ...]]
    peeks: tuple[Peek, ...]
    played: tuple[tuple[int, int], ...]
    discards: tuple[tuple[int, int], ...]
    trail: tuple[trail.Trace, ...]
    revealed: bool
    fates: list[resolution.Kept | None]

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
        self.revealed = False
        self.fates = [None] * len(deck.regions)

    def copy(self) -> Self:
        # as State.copy does for any game, written out: half the time, and searches copy for every playout
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        other.order, other.turn, other.regions, other.pool = self.order, self.turn, self.regions, self.pool
        other.hands, other.placed = self.hands[:], self.placed[:]
        other.marks, other.records = self.marks[:], self.records[:]
        other.peeks, other.played, other.discards = self.peeks, self.played, self.discards
        other.trail, other.revealed, other.fates = self.trail, self.revealed, self.fates[:]
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
        return any(p == place and i == index and by == seat for p, i, by, _ in self.peeks)

    def in_effect(self) -> tuple[int, int] | None:
        """Return (seat, kind) of a tactic that is taking effect and has not left its hand yet; public."""
        if not self.stack or self.rules.spend_first:
            return None
        f = self.stack[-1]
        if f.move is None or f.move.verb not in self.deck.tactic:
            return None
        return f.seat, self.deck.tactic[f.move.verb]

    def region_word(self, region: int) -> Word:
        return self.rules.region_words[region]

    def region_words(self, regions: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.region_word(r) for r in regions)

    def card_words(self, kinds: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.words[k] for k in kinds)

    # results and explanations

    def scores(self) -> list[int]:
        return resolution.scores(self)

    def winners(self) -> list[int]:
        return resolution.winners(self) if self.is_over else []

    def standing(self) -> tuple[list[int], list[int]]:
        points = resolution.scores(self)
        return points, resolution.winners(self, points) if self.is_over else []

    def topics(self) -> list[str]:
        zones = [f"zone:{self.deck.regions[r]}" for r in self.regions]
        return [*zones, *(f"score:{seat}" for seat in range(self.players)), "winner"]

    def card_topics(self, seat: int) -> list[str]:
        return holding.card_topics(self, seat)

    def finding(self, topic: str, seat: int) -> Finding:
        kind, _, rest = topic.partition(":")
        if kind == "card":
            return holding.card_finding(self, self.deck.kind(rest), seat)
        if kind == "zone":
            return resolution.zone_finding(self, self.deck.regions.index(rest), seat)
        if kind == "score":
            return resolution.score_finding(self, int(rest), seat)
        return resolution.match_finding(self, seat)

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        return cast("Iterator[Self]", knowledge.worlds(self, seat, rng))

    def stakes(self) -> list[str]:
        return [*(f"zone:{self.deck.regions[r]}" for r in self.regions), "winner"]

    def outcome(self, topic: str) -> Word:
        kind, _, rest = topic.partition(":")
        return resolution.zone_outcome(self, self.deck.regions.index(rest)) if kind == "zone" else resolution.lead(self)

    def count_outcomes(self, topic: str, seat: int, most: int) -> dict[Word, int]:
        return arrangements.count_outcomes(self, topic, seat, most)

    def check_rulings(self, rules: InfluenceRules) -> None:
        asked = self.rules.steps[self.stack[-1].at].id if self.stack else ""
        if asked not in ("turn.radar-lot", "turn.radar-pick", "turn.steal-lot"):
            return
        for key in ("radar-pick", "tactic-leaves"):
            if rules.rulings[key] != self.rules.rulings[key]:
                raise held_back(self.rules.game, key, word("switch-tactic"))

    def facts_to_dict(self) -> dict[str, Any]:
        return positions.write(self)

    def read_facts(self, table: Table) -> None:
        positions.read(self, table)

    def check(self) -> None:
        positions.check(self)


__all__ = ["InfluenceState", "Peek", "Record"]
