"""The position of `continents`: open continent cards, hidden hands of tactics, coins, the battle that is on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.words import Word, word
from explorer.rules.continents import (
    checking,
    explaining,
    knowledge,
    positions,
    prospects,
    remembering,
    resolution,
    switching,
    writing,
)
from explorer.rules.continents.outlook import outlook
from explorer.rules.continents.records import Battle, Known, Look, Memory

if TYPE_CHECKING:
    from explorer.rules.continents.deck import Deck
    from explorer.rules.continents.game import ContinentsRules
    from explorer.rules.continents.views import ContinentsView

Cards: TypeAlias = tuple[int, ...]
FOUGHT = word("odds-fought")


class ContinentsState(State):
    """Continents, tactics and seats are numbers (see Deck). `held[seat * continents + c]` counts the continent cards
    before a seat; `row` holds surrendered ones, the newest last; `lands` and `pool` count what is left in the two
    decks, `burned` the burned tactics. A hand is sorted. `coins[c]` is the holder of a coin, -1 in the middle; `taken`
    lists (seat, continent) of coins ever taken. `claims` are cards gained that may bring a coin, not looked at yet.
    `queue` holds (seat, kind) of tactics that are taking effect. `thrown` counts red and black dice of the match."""

    __slots__ = (
        "attacked", "battle", "burned", "claims", "coins", "drawn", "first", "from_row", "hands", "held", "known",
        "lands", "looks", "memory", "mix", "pool", "queue", "reshuffles", "row", "spied", "taken", "thrown", "to_move",
        "turn", "yielded",
    )  # fmt: skip
    FACTS = __slots__

    rules: ContinentsRules
    turn: int
    first: int
    to_move: int
    held: list[int]
    row: Cards
    lands: Cards
    hands: list[Cards]
    pool: Cards
    burned: Cards
    queue: tuple[tuple[int, int], ...]
    coins: list[int]
    taken: tuple[tuple[int, int], ...]
    claims: tuple[tuple[int, int], ...]
    attacked: bool
    yielded: bool
    mix: int
    drawn: tuple[int, int]
    from_row: int
    battle: Battle | None
    known: tuple[Known, ...]
    looks: tuple[Look, ...]
    memory: Memory | None
    reshuffles: int
    thrown: tuple[int, int]
    spied: int

    @classmethod
    def opening(cls, rules: ContinentsRules) -> Self:
        s = cls(rules)
        s.empty()
        s.push("opening.continents")
        return s

    def empty(self) -> None:
        """Set every fact to that of a table on which nothing lies."""
        n, deck = self.players, self.deck
        self.turn, self.first, self.to_move = 0, -1, 0
        self.held = [0] * (n * len(deck.continents))
        self.row, self.lands = (), deck.cards
        self.hands = [()] * n
        self.pool, self.burned, self.queue = deck.copies, (0,) * len(deck.copies), ()
        self.coins = [-1] * len(deck.continents)
        self.taken, self.claims = (), ()
        self.new_turn()
        self.battle = None
        self.known, self.looks, self.memory = (), (), None
        self.reshuffles, self.thrown, self.spied = 0, (0, 0), 0

    def new_turn(self) -> None:
        """Forget what has been done in the turn."""
        self.attacked = self.yielded = False
        self.mix, self.drawn, self.from_row = -1, (0, 0), 0

    def copy(self) -> Self:
        # as State.copy does for any game, written out: half the time, and searches copy for every playout
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        other.turn, other.first, other.to_move = self.turn, self.first, self.to_move
        other.held, other.hands, other.coins = self.held[:], self.hands[:], self.coins[:]
        other.row, other.lands, other.pool, other.burned = self.row, self.lands, self.pool, self.burned
        other.queue, other.taken, other.claims = self.queue, self.taken, self.claims
        other.attacked, other.yielded, other.mix = self.attacked, self.yielded, self.mix
        other.drawn, other.from_row, other.battle = self.drawn, self.from_row, self.battle
        other.known, other.looks, other.memory = self.known, self.looks, self.memory
        other.reshuffles, other.thrown, other.spied = self.reshuffles, self.thrown, self.spied
        return other

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def view(self, seat: int) -> ContinentsView:
        return cast("ContinentsView", super().view(seat))

    # continent cards

    def count(self, seat: int, continent: int) -> int:
        """Return how many cards of a continent lie before a seat."""
        return self.held[seat * self.rules.continents + continent]

    def cards_of(self, seat: int) -> list[int]:
        """Return how many cards a seat has of each continent."""
        n = self.rules.continents
        return self.held[seat * n : seat * n + n]

    def has_cards(self, seat: int) -> bool:
        """Tell whether a seat has a continent card at all."""
        n = self.rules.continents
        return any(self.held[seat * n : seat * n + n])

    def gain(self, seat: int, continent: int) -> None:
        """Lay a continent card before a seat, and note it where it may bring the coin."""
        at = seat * self.rules.continents + continent
        self.held[at] += 1
        if self.held[at] >= self.deck.number[continent] and self.coins[continent] != seat:
            self.claims += ((seat, continent),)

    def lose(self, seat: int, continent: int) -> None:
        """Take a continent card from a seat; the coin stays (001, line 66)."""
        at = seat * self.rules.continents + continent
        self.held[at] -= 1
        if self.rules.coins_fall and self.coins[continent] == seat and self.held[at] < self.deck.number[continent]:
            self.coins[continent] = -1

    def from_lands(self, continent: int) -> None:
        """Take a card from the continent deck."""
        lands = self.lands
        self.lands = (*lands[:continent], lands[continent] - 1, *lands[continent + 1 :])

    # tactics cards

    def draw_tactic(self, seat: int, kind: int) -> None:
        """Move a card of a kind from the tactics deck into a hand."""
        pool = self.pool
        self.pool = (*pool[:kind], pool[kind] - 1, *pool[kind + 1 :])
        self.add_to_hand(seat, kind)
        if self.memory is not None:
            remembering.drew(self, seat, kind)

    def add_to_hand(self, seat: int, kind: int) -> None:
        hand = list(self.hands[seat])
        insort(hand, kind)
        self.hands[seat] = tuple(hand)

    def play_card(self, seat: int, kind: int) -> None:
        """Take a card out of a hand, openly. It burns or becomes a troop later."""
        hand = self.hands[seat]
        at = hand.index(kind)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        if self.known or self.looks or self.memory is not None:
            remembering.played(self, seat, kind)

    def burn(self, kind: int, count: int = 1) -> None:
        """Put tactics cards of a kind on the burned pile."""
        burned = self.burned
        self.burned = (*burned[:kind], burned[kind] + count, *burned[kind + 1 :])

    def tactics_left(self) -> int:
        """Return how many tactics cards can be drawn: the deck, or the burned cards that would become it."""
        left = sum(self.pool)
        return left + sum(self.burned) if self.rules.reshuffles else left

    # seats

    def around(self, first: int) -> list[int]:
        """Return the seats in order from one to the left."""
        n = self.players
        return [(first + i) % n for i in range(n)]

    # words

    def land_word(self, continent: int) -> Word:
        return self.deck.land_words[continent]

    def land_words(self, continents: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.land_words[c] for c in continents)

    def card_words(self, kinds: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.words[k] for k in kinds)

    # what the kernel asks

    def scores(self) -> list[int]:
        return resolution.scores(self)

    def winners(self) -> list[int]:
        return resolution.winners(self) if self.is_over else []

    def outlook(self) -> list[float]:
        return outlook(self)

    def turns_begun(self) -> int:
        return self.turn

    def won_by_coins(self) -> bool:
        """Tell whether somebody has coins enough to win, rather than the match having been ended."""
        return resolution.MatchCase(self, False).winner >= 0

    def topics(self) -> list[str]:
        return explaining.topics(self)

    def finding(self, topic: str, seat: int) -> Finding:
        return explaining.finding(self, topic, seat)

    def stakes(self) -> list[str]:
        return [*(f"coin:{name}" for name in self.deck.continents), "winner"]

    def outcome(self, topic: str) -> Word:
        return explaining.outcome(self, topic)

    def count_outcomes(self, topic: str, seat: int, most: int) -> dict[Word, int]:
        """Return the one outcome there is: no hidden card has a part in coins as they stand."""
        return {self.outcome(topic): 1}

    def ventures(self) -> list[str]:
        return ["war"] if prospects.foreseeable(self) else []

    def venture(self, topic: str) -> tuple[dict[Word, Fraction], Word]:
        supposed = prospects.supposed(prospects.fight_of(self))
        return prospects.chances(self), word("odds-fought-supposing", supposed=supposed) if supposed else FOUGHT

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        return cast("Iterator[Self]", knowledge.worlds(self, seat, rng))

    def check_rulings(self, rules: ContinentsRules) -> None:
        switching.check_rulings(self, rules)

    def ask_anew(self) -> None:
        if switching.unbegun(self):
            self.stack[-1].at = self.rules.index["turn.next"]

    def facts_to_dict(self) -> dict[str, Any]:
        return writing.write(self)

    def read_facts(self, table: Table) -> None:
        positions.read(self, table)

    def check(self) -> None:
        checking.check(self)


__all__ = ["ContinentsState"]
