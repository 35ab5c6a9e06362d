"""What befalls cards on the table: they enter, move, leave, are drawn and shuffled. No rule decides anything here."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.state import State
from explorer.core.words import Word
from explorer.rules.smashup.records import Attached, Effect, Minion, Play

if TYPE_CHECKING:
    from explorer.rules.smashup.kit import Kit
    from explorer.rules.smashup.rules import SmashUpRules

Cards: TypeAlias = tuple[int, ...]


def without(cards: Cards, card: int) -> Cards:
    """Return cards, each there once, without one of them."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class TableTop(State):
    """Cards, factions and bases are numbers (see Kit). `takers` holds the seat of every faction (-1: nobody's).
    `minions` and `attached` stand in the order in which they came; `lives` counts both. A deck is `tops` (the next card
    first), `pools` (unordered) and `bottoms`; tops and bottoms are known to all, but for `private`: cards that only
    their owner knows there. `known` holds the cards in hands that everybody has seen, `glimpses` (seat, card) pairs:
    a card of another's hand that this seat has seen. `aside` holds actions being carried out, `played` how many minions
    each seat has played in this turn, `used` what can be used once a turn and has been. `base_tops` are bases known to
    lie on top, to `base_seer` alone unless that is -1. `arrived` holds in which place each seat came to points enough
    to win (those at the same time share it), 0 where it has not."""

    __slots__ = (
        "active", "arrived", "aside", "attached", "base_discards", "base_pool", "base_seer", "base_shuffles",
        "base_tops", "bases", "bottoms", "discards", "effects", "glimpses", "hands", "known", "lives", "minions",
        "played", "plays", "pools", "private", "shuffles", "takers", "tops", "turn", "used", "vp",
    )  # fmt: skip
    rules: SmashUpRules
    turn: int
    active: int
    vp: list[int]
    arrived: list[int]
    takers: tuple[int, ...]
    bases: Cards
    base_pool: Cards
    base_tops: Cards
    base_seer: int
    base_discards: Cards
    base_shuffles: int
    hands: list[Cards]
    known: list[Cards]
    glimpses: tuple[tuple[int, int], ...]
    tops: list[Cards]
    private: Cards
    pools: list[Cards]
    bottoms: list[Cards]
    discards: list[Cards]
    shuffles: list[int]
    aside: Cards
    minions: tuple[Minion, ...]
    attached: tuple[Attached, ...]
    effects: tuple[Effect, ...]
    lives: int
    plays: tuple[Play, ...]
    played: list[int]
    used: tuple[str, ...]

    def empty(self) -> None:
        """Set every fact to that of a table on which nothing lies and nobody has taken a faction."""
        n, kit = self.players, self.kit
        self.turn, self.active, self.vp, self.arrived = 1, 0, [0] * n, [0] * n
        self.takers = (-1,) * (len(kit.factions) * kit.boxes(n))
        self.bases, self.base_pool, self.base_discards = (), tuple(range(len(kit.bases))), ()
        self.base_tops, self.base_seer, self.base_shuffles = (), -1, 0
        self.pools, self.hands, self.known, self.tops = [()] * n, [()] * n, [()] * n, [()] * n
        self.bottoms, self.discards, self.shuffles = [()] * n, [()] * n, [0] * n
        self.private, self.glimpses = (), ()
        self.aside, self.minions, self.attached, self.effects, self.lives = (), (), (), (), 0
        self.plays, self.played, self.used = (), [0] * n, ()

    @property
    def kit(self) -> Kit:
        kit: Kit = self.rules.kit
        return kit

    # what lies in play

    @property
    def lying(self) -> tuple[Any, ...]:
        """Everything in play: minions, then actions that stay."""
        return (*self.minions, *self.attached)

    def minion(self, life: int) -> Minion | None:
        """Return the minion with that life, None when it has left play."""
        for m in self.minions:
            if m.life == life:
                return m
        return None

    def minion_of(self, card: int) -> Minion | None:
        """Return the minion that a physical card is now, None when it is not in play."""
        for m in self.minions:
            if m.card == card:
                return m
        return None

    def action(self, life: int) -> Attached | None:
        """Return the action in play with that life, None when it has left play."""
        return next((a for a in self.attached if a.life == life), None)

    def action_of(self, card: int) -> Attached | None:
        """Return the action in play that a physical card is now, None when it is not in play."""
        return next((a for a in self.attached if a.card == card), None)

    def life_of(self, card: int) -> int:
        """Return the life of a card in play, 0 when it is not in play."""
        found = self.minion_of(card) or self.action_of(card)
        return found.life if found is not None else 0

    def on(self, base: int) -> list[Minion]:
        """Return the minions on a base, in the order in which they came into play."""
        return [m for m in self.minions if m.base == base]

    def base_of(self, life: int) -> int:
        """Return the base where a card in play lies (that of its host, for an action on a minion), -1 for none."""
        found = self.minion(life)
        if found is not None:
            return found.base
        action = self.action(life)
        if action is None:
            return -1
        return action.base if action.base >= 0 else self.base_of(action.host)

    def enter(self, card: int, base: int, seat: int) -> Minion:
        """Put a card into play on a base; it begins a new life there."""
        self.lives += 1
        minion = Minion(card, base, seat, self.lives)
        self.minions += (minion,)
        return minion

    def attach(self, card: int, base: int, host: int, seat: int) -> Attached:
        """Put an action into play, on a base or on a minion (the other is -1)."""
        self.lives += 1
        action = Attached(card, base, host, seat, self.lives)
        self.attached += (action,)
        return action

    def move_minion(self, minion: Minion, base: int) -> None:
        """Move a minion to another base, with all that lies on it: the same life, and no play."""
        self.minions = tuple(m._replace(base=base) if m.life == minion.life else m for m in self.minions)

    def leave(self, minion: Minion) -> None:
        """Take a minion out of play; what lies on it goes to its owners' discard piles, effects on it end."""
        self.minions = tuple(m for m in self.minions if m.life != minion.life)
        for action in [a for a in self.attached if a.host == minion.life]:
            self.detach(action)
        self.effects = tuple(e for e in self.effects if e.kind != "power" or e.target != minion.life)

    def detach(self, action: Attached) -> None:
        """Take an action out of play and put it into its owner's discard pile."""
        self.attached = tuple(a for a in self.attached if a.life != action.life)
        self.to_discards(action.card)

    # hands, decks, discard piles

    def owner(self, card: int) -> int:
        """Return the seat in whose deck a card began."""
        taker: int = self.takers[self.kit.faction[card]]
        return taker

    def own_cards(self, seat: int) -> list[int]:
        """Return the cards of a seat's two factions."""
        kit = self.kit
        return [c for faction, taker in enumerate(self.takers) if taker == seat for c in kit.cards_of[faction]]

    def add_to_hand(self, card: int, seen: bool = False) -> None:
        """Put a card into its owner's hand; `seen` when everybody saw which."""
        seat = self.owner(card)
        hand = list(self.hands[seat])
        insort(hand, card)
        self.hands[seat] = tuple(hand)
        if seen:
            self.known[seat] = tuple(sorted((*self.known[seat], card)))

    def take_from_hand(self, card: int) -> None:
        seat = self.owner(card)
        self.hands[seat] = without(self.hands[seat], card)
        self.known[seat] = without(self.known[seat], card)
        if self.glimpses:
            self.glimpses = tuple(pair for pair in self.glimpses if pair[1] != card)

    def take_out(self, card: int) -> None:
        """Take a card out of wherever it lies out of play: hand, deck, discard pile."""
        seat = self.owner(card)
        if card in self.hands[seat]:
            self.take_from_hand(card)
            return
        for piles in (self.tops, self.pools, self.bottoms, self.discards):
            piles[seat] = without(piles[seat], card)
        self.private = without(self.private, card)

    def to_discards(self, card: int) -> None:
        """Put a card on its owner's discard pile."""
        self.discards[self.owner(card)] += (card,)

    def deck(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a deck, in no order between its known top and bottom."""
        found: tuple[int, ...] = (*self.tops[seat], *self.pools[seat], *self.bottoms[seat])
        return found

    def reshuffle(self, seat: int) -> None:
        """Make the discard pile the new deck. Nothing else of this seat's was face down, so its hand is known now."""
        self.known[seat] = self.hands[seat]
        self.glimpses = tuple(pair for pair in self.glimpses if pair[1] not in self.hands[seat])
        self.pools[seat], self.discards[seat] = tuple(sorted(self.discards[seat])), ()
        self.shuffles[seat] += 1

    def shuffle_deck(self, seat: int, more: Iterable[int] = ()) -> None:
        """Shuffle a deck, with more cards in it if any: nothing is known of its order then."""
        deck = {*self.deck(seat), *more}
        self.private = tuple(c for c in self.private if c not in deck)
        self.tops[seat], self.bottoms[seat], self.pools[seat] = (), (), tuple(sorted(deck))
        self.shuffles[seat] += 1

    # seats

    def around(self, first: int = -1) -> list[int]:
        """Return the seats in order to the left from one, the active player by default."""
        n, first = self.players, first if first >= 0 else self.active
        return [(first + i) % n for i in range(n)]

    def after(self, seat: int) -> int:
        """Return the seat to the left."""
        left: int = (seat + 1) % self.players
        return left

    # words

    def card_word(self, card: int) -> Word:
        found: Word = self.kit.words[card]
        return found

    def card_words(self, cards: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.kit.words[c] for c in cards)

    def base_word(self, base: int) -> Word:
        found: Word = self.kit.base_words[base]
        return found

    def base_words(self, bases: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.kit.base_words[b] for b in bases)
