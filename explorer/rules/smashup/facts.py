"""The position of `smashup`: bases and minions in play, hands, decks with a known top, discard piles, plays left."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from explorer.core.errors import RulingError
from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.words import Word
from explorer.rules.smashup import explaining, knowledge, memos, positions, victory
from explorer.rules.smashup.records import Minion, Play

if TYPE_CHECKING:
    from explorer.rules.smashup.game import SmashUpRules
    from explorer.rules.smashup.kit import Kit

Cards: TypeAlias = tuple[int, ...]


class SmashUpState(State):
    """Cards and bases are numbers (see Kit). `minions` stand in the order in which they came. A deck is `tops` (known,
    the next card first), `pools` (unordered) and `bottoms` (known). `known` holds the cards in hands that everybody
    has seen. `aside` holds actions being carried out. `lives` counts the minions that came into play so far."""

    __slots__ = (
        "active", "aside", "base_discards", "base_pool", "base_shuffles", "bases", "bottoms", "discards", "hands",
        "known", "lives", "minions", "plays", "pools", "shuffles", "tops", "turn", "vp",
    )  # fmt: skip
    FACTS = __slots__

    rules: SmashUpRules
    turn: int
    active: int
    vp: list[int]
    bases: Cards
    base_pool: Cards
    base_discards: Cards
    base_shuffles: int
    hands: list[Cards]
    known: list[Cards]
    tops: list[Cards]
    pools: list[Cards]
    bottoms: list[Cards]
    discards: list[Cards]
    shuffles: list[int]
    aside: Cards
    minions: tuple[Minion, ...]
    lives: int
    plays: tuple[Play, ...]

    @classmethod
    def opening(cls, rules: SmashUpRules) -> Self:
        s = cls(rules)
        s.empty()
        s.push("opening.bases")
        return s

    def empty(self) -> None:
        """Set every fact to that of a table on which nothing lies."""
        n, kit = self.players, self.kit
        self.turn, self.active, self.vp = 1, 0, [0] * n
        self.bases, self.base_pool, self.base_discards = (), tuple(range(len(kit.bases))), ()
        self.base_shuffles = 0
        self.pools = [tuple(kit.cards_of(seat)) for seat in range(n)]
        self.hands, self.known, self.tops = [()] * n, [()] * n, [()] * n
        self.bottoms, self.discards, self.shuffles = [()] * n, [()] * n, [0] * n
        self.aside, self.minions, self.lives, self.plays = (), (), 0, ()

    @property
    def kit(self) -> Kit:
        return self.rules.kit

    # minions in play

    def minion(self, life: int) -> Minion | None:
        """Return the minion with that life, None when it has left play."""
        return next((m for m in self.minions if m.life == life), None)

    def minion_of(self, card: int) -> Minion | None:
        """Return the minion that a physical card is now, None when it is not in play."""
        return next((m for m in self.minions if m.card == card), None)

    def on(self, base: int) -> list[Minion]:
        """Return the minions on a base, in the order in which they came into play."""
        return [m for m in self.minions if m.base == base]

    def enter(self, card: int, base: int, seat: int) -> Minion:
        """Put a card into play on a base; it begins a new life there."""
        self.lives += 1
        minion = Minion(card, base, seat, self.lives)
        self.minions += (minion,)
        return minion

    def move_minion(self, minion: Minion, base: int) -> None:
        """Move a minion to another base: the same life, and no play."""
        self.minions = tuple(m._replace(base=base) if m is minion else m for m in self.minions)

    def leave(self, minion: Minion) -> None:
        """Take a minion out of play and put its card into its owner's discard pile."""
        self.minions = tuple(m for m in self.minions if m is not minion)
        self.to_discards(minion.card)

    # hands, decks, discard piles

    def add_to_hand(self, seat: int, card: int, seen: bool = False) -> None:
        """Put a card into a hand; `seen` when everybody saw which."""
        hand = list(self.hands[seat])
        insort(hand, card)
        self.hands[seat] = tuple(hand)
        if seen:
            self.known[seat] = tuple(sorted((*self.known[seat], card)))

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple(c for c in self.hands[seat] if c != card)
        self.known[seat] = tuple(c for c in self.known[seat] if c != card)

    def to_discards(self, card: int) -> None:
        """Put a card on its owner's discard pile."""
        self.discards[self.kit.owner(card)] += (card,)

    def reshuffle(self, seat: int) -> None:
        """Make the discard pile the new deck. Nothing else of this seat's was face down, so its hand is known now."""
        self.known[seat] = self.hands[seat]
        self.pools[seat], self.discards[seat] = tuple(sorted(self.discards[seat])), ()
        self.shuffles[seat] += 1

    # seats

    def around(self) -> list[int]:
        """Return the seats in order from the active player to the left."""
        n = self.players
        return [(self.active + i) % n for i in range(n)]

    def after(self, seat: int) -> int:
        """Return the seat to the left."""
        return (seat + 1) % self.players

    # words

    def card_word(self, card: int) -> Word:
        return self.kit.words[card]

    def card_words(self, cards: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.kit.words[c] for c in cards)

    def base_word(self, base: int) -> Word:
        return self.kit.base_words[base]

    def base_words(self, bases: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.kit.base_words[b] for b in bases)

    # what the kernel asks

    def scores(self) -> list[int]:
        return list(self.vp)

    def winners(self) -> list[int]:
        return victory.winners(self) if self.is_over else []

    def check_rulings(self, rules: SmashUpRules) -> None:
        if rules.victory_at == "at-once" and max(self.vp) >= self.kit.goal and not self.is_over:
            raise RulingError("victory-when", "somebody has the points already; under it the match would be over")
        if rules.limit_always and any(len(hand) > self.kit.limit for hand in self.hands):
            raise RulingError("hand-limit-when", "a hand holds more cards than it could under this reading")

    def topics(self) -> list[str]:
        return explaining.topics(self)

    def finding(self, topic: str, seat: int) -> Finding:
        return explaining.finding(self, topic)

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        while True:
            yield knowledge.sample(self, seat, rng)

    def facts_to_dict(self) -> dict[str, Any]:
        return positions.facts_to_dict(self)

    def read_facts(self, table: Table) -> None:
        positions.read_facts(self, table)

    def read_stack(self, entries: list[Table]) -> None:
        super().read_stack(entries)
        memos.check_frames(self, entries)
        self.run()
        memos.check_answerable(self, entries)
