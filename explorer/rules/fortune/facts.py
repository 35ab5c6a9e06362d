"""The position of `fortune`: fortunes and discarded cards for all to see, hidden hands, the contest that is on."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

from explorer.core.findings import Finding
from explorer.core.moves import Move
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.steps import Lot
from explorer.core.words import Word
from explorer.rules.fortune import (
    chances,
    explaining,
    knowledge,
    positions,
    prospects,
    reckoning,
    stealing,
    switching,
    writing,
)
from explorer.rules.fortune.opening import pile_units
from explorer.rules.fortune.records import Attack, Duel, Group

if TYPE_CHECKING:
    from explorer.rules.fortune.deck import Deck
    from explorer.rules.fortune.game import FortuneRules
    from explorer.rules.fortune.views import FortuneView

Cards: TypeAlias = tuple[int, ...]
#: The questions at which somebody may steal.
CHOOSING = ("turn.act", "turn.more")


class FortuneState(State):
    """Cards and seats are numbers (see Deck); seats are numbered to the right. A hand is sorted; a fortune lists its
    groups from the first to the top; `discard` the discarded cards, the top one last; `pool` counts what is left in
    the pile, `shuffles` how often a card was shuffled back into it. `actions` counts those of this turn, `first` says
    what the first was, `drew` that a card was drawn after it; `attacks` lists this turn's steals. `targets` (made anew
    at every choice) says what the player can steal."""

    __slots__ = (
        "actions", "attacks", "dealer", "discard", "drew", "duel", "first", "fortunes", "hands", "pool", "shuffles",
        "targets", "to_move", "turn",
    )  # fmt: skip
    FACTS = tuple(name for name in __slots__ if name != "targets")

    rules: FortuneRules
    turn: int
    dealer: int
    to_move: int
    hands: list[Cards]
    fortunes: list[tuple[Group, ...]]
    discard: Cards
    pool: Cards
    actions: int
    first: str
    drew: bool
    attacks: tuple[Attack, ...]
    duel: Duel | None
    shuffles: int
    targets: list[int]

    @classmethod
    def opening(cls, rules: FortuneRules) -> Self:
        s = cls(rules)
        s.empty()
        s.push("opening.dealer")
        return s

    def empty(self) -> None:
        """Set every fact to that of a table on which nothing lies."""
        n = self.players
        self.turn, self.dealer, self.to_move = 0, -1, 0
        self.hands = [()] * n
        self.fortunes = [()] * n
        self.discard, self.pool = (), self.deck.copies
        self.new_turn()
        self.duel, self.shuffles = None, 0
        self.targets = []

    def new_turn(self) -> None:
        """Forget what has been done in the turn."""
        self.actions, self.first, self.drew, self.attacks = 0, "", False, ()

    def copy(self) -> Self:
        # as State.copy does for any game, written out: searches copy for every playout
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        other.turn, other.dealer, other.to_move = self.turn, self.dealer, self.to_move
        other.hands, other.fortunes = self.hands[:], self.fortunes[:]
        other.discard, other.pool = self.discard, self.pool
        other.actions, other.first, other.drew = self.actions, self.first, self.drew
        other.attacks, other.duel, other.shuffles, other.targets = self.attacks, self.duel, self.shuffles, self.targets
        return other

    def run(self) -> None:
        """Run until somebody is asked; where the player is asked already, see anew what can be stolen."""
        super().run()
        if self.step in CHOOSING:
            self.look_around(self.stack[-1].seat)

    def look_around(self, seat: int) -> None:
        """See what a seat can steal from whom."""
        self.targets = stealing.targets_of(self, seat)

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def view(self, seat: int) -> FortuneView:
        return cast("FortuneView", super().view(seat))

    # cards

    def draw(self, seat: int, kind: int) -> None:
        """Move a card of a kind from the pile into a hand."""
        self.from_pile(kind)
        hand = list(self.hands[seat])
        insort(hand, kind)
        self.hands[seat] = tuple(hand)

    def from_pile(self, kind: int) -> None:
        """Take a card of a kind from the pile."""
        pool = self.pool
        self.pool = (*pool[:kind], pool[kind] - 1, *pool[kind + 1 :])

    def from_hand(self, seat: int, kind: int) -> None:
        """Take a card out of a hand."""
        hand = self.hands[seat]
        at = hand.index(kind)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def add_group(self, seat: int, group: Group) -> None:
        """Lay a group on top of a fortune, as a group of its own (003, lines 26, 28)."""
        fortune = self.fortunes[seat]
        if self.rules.merges and fortune and fortune[-1].good == group.good:
            top = fortune[-1]
            group = Group(*top[:1], *(a + b for a, b in zip(top[1:], group[1:], strict=True)))
            fortune = fortune[:-1]
        self.fortunes[seat] = (*fortune, group)

    def top(self, seat: int) -> Group:
        """Return the top group of a fortune that has one."""
        return self.fortunes[seat][-1]

    def waiting(self) -> tuple[int, int]:
        """Return who draws next at the end of the turn, and how many cards: (-1, 0) when nobody does.

        First the player whose turn it is, then whoever used cards to defend, in the order of the attacks (line 46).
        """
        rules = self.rules
        if any(self.pool):
            missing = rules.hand_size - len(self.hands[self.to_move])
            if missing > 0:
                return self.to_move, missing
            for attack in self.attacks:
                missing = rules.defender_size - len(self.hands[attack.opponent])
                if attack.defended and missing > 0:
                    return attack.opponent, missing
        return -1, 0

    def sample_chance(self, rng: Random) -> Move:
        # as State.sample_chance draws for any game; a card of the pile is found without listing all of them
        lot = self.rules.steps[self.stack[-1].at].step if self.stack else None
        if not isinstance(lot, Lot) or lot.units is not pile_units:
            return super().sample_chance(rng)
        pool = self.pool
        at = int(rng.random() * sum(pool))
        for kind, n in enumerate(pool):
            at -= n
            if at < 0:
                return self.rules.card_moves[kind]
        return super().sample_chance(rng)

    # words

    def card_words(self, kinds: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.words[k] for k in kinds)

    # what the kernel asks

    def scores(self) -> list[int]:
        return reckoning.scores(self)

    def winners(self) -> list[int]:
        return reckoning.winners(self) if self.is_over else []

    def turns_begun(self) -> int:
        return self.turn

    def topics(self) -> list[str]:
        return explaining.topics(self)

    def finding(self, topic: str, seat: int) -> Finding:
        return explaining.finding(self, topic, seat)

    def stakes(self) -> list[str]:
        """Return what is at stake as things stand: a group that is fought over is not, its contest is (`raid`)."""
        fought = self.duel.defender if self.duel is not None else -1
        free = [seat for seat in range(self.players) if seat != fought and not self.is_over]
        return ["winner", *(f"group:{explaining.TOP_OF}{seat}" for seat in free)]

    def outcome(self, topic: str) -> Word:
        return explaining.outcome(self, topic)

    def count_outcomes(self, topic: str, seat: int, most: int) -> Mapping[Word, int]:
        return chances.count(self, topic, seat)

    def prospects(self) -> list[str]:
        return prospects.topics(self)

    @staticmethod
    def prospect_word(topic: str) -> Word | None:
        return prospects.topic_word(topic)

    def prospect(self, topic: str, seat: int, most: int) -> tuple[Mapping[Word, Fraction], Word]:
        return prospects.prospect(self, topic, seat, most)

    def supposed(self, topic: str) -> Word | None:
        return prospects.supposed(self, topic)

    def happen(self, topic: str, rng: Random) -> Word:
        return prospects.happen(self, topic, rng)

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        return cast("Iterator[Self]", knowledge.worlds(self, seat, rng))

    def check_rulings(self, rules: FortuneRules) -> None:
        switching.check_rulings(self, rules)

    def facts_to_dict(self) -> dict[str, Any]:
        return writing.write(self)

    def read_facts(self, table: Table) -> None:
        positions.read(self, table)

    def check(self) -> None:
        positions.check(self)


__all__ = ["FortuneState"]
