"""The position of `hundred`: scores that lie open, hidden hands and set cards, the pile, the graveyard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.words import Word
from explorer.rules.hundred import explaining, knowledge, positions, prospects, resolution, switching, writing
from explorer.rules.hundred.outlook import outlook
from explorer.rules.hundred.records import Note, Return

if TYPE_CHECKING:
    from explorer.rules.hundred.deck import Deck
    from explorer.rules.hundred.game import HundredRules
    from explorer.rules.hundred.views import HundredView

Cards: TypeAlias = tuple[int, ...]


class HundredState(State):
    """Cards and seats are numbers (see Deck). A hand is sorted by kind, `notes` go with it; `sets` lie in the order in
    which they were set, `set_notes` with them. `laid` holds the scores' entries (see Deck.codes) as they came; `mods`
    is what plus-minus cards have done. `pool` counts the pile's cards by kind; `top` (the last one first to draw) and
    `bottom` (the first one first) are cards known to lie above and beneath the rest. `grave` is the graveyard, newest
    last.

    `used` counts numbers and magic cards played in this turn; `skipped` turns in a row without a draw; `ending` is
    the seat whose turn is the last (-1: none yet); `cut` says that the turn is to end at once. `clock` counts cards
    that left the pile, `shuffles` cards shuffled in; `put_back` are cards known to be back in the pile."""

    __slots__ = (
        "bottom", "clock", "cut", "ending", "first", "frozen", "grave", "hands", "laid", "mods", "notes", "penalties",
        "pierced", "pool", "put_back", "round", "set_notes", "sets", "settled", "shuffles", "skipped",
        "to_move", "top", "turn", "used",
    )  # fmt: skip
    FACTS = __slots__

    rules: HundredRules
    round: int
    turn: int
    first: int
    to_move: int
    hands: list[Cards]
    notes: list[tuple[Note, ...]]
    sets: list[Cards]
    set_notes: list[tuple[Note, ...]]
    laid: list[Cards]
    mods: list[int]
    pool: Cards
    top: Cards
    bottom: Cards
    grave: Cards
    frozen: list[int]
    used: tuple[int, int]
    skipped: int
    ending: int
    cut: bool
    pierced: Cards
    clock: int
    shuffles: int
    put_back: tuple[Return, ...]
    penalties: list[int]
    settled: bool

    @classmethod
    def opening(cls, rules: HundredRules) -> Self:
        s = cls(rules)
        s.empty()
        s.push("opening.start")
        return s

    def empty(self) -> None:
        """Set every fact to that of a table before the first round."""
        n = self.players
        self.round, self.turn, self.first, self.to_move = 1, 0, -1, 0
        self.penalties, self.settled = [0] * n, False
        self.clear()

    def clear(self) -> None:
        """Gather all cards into the pile, with nothing known of any."""
        n = self.players
        self.hands, self.notes = [()] * n, [()] * n
        self.sets, self.set_notes = [()] * n, [()] * n
        self.laid, self.mods, self.frozen = [()] * n, [0] * n, [0] * n
        self.pool, self.top, self.bottom, self.grave = self.deck.copies, (), (), ()
        self.used, self.skipped, self.ending, self.cut, self.pierced = (0, 0), 0, -1, False, ()
        self.clock, self.shuffles, self.put_back = 0, 0, ()

    def copy(self) -> Self:
        # as State.copy does for any game, written out: half the time, and searches copy for every playout
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        other.round, other.turn, other.first, other.to_move = self.round, self.turn, self.first, self.to_move
        other.hands, other.notes = self.hands[:], self.notes[:]
        other.sets, other.set_notes = self.sets[:], self.set_notes[:]
        other.laid, other.mods, other.frozen = self.laid[:], self.mods[:], self.frozen[:]
        other.pool, other.top, other.bottom, other.grave = self.pool, self.top, self.bottom, self.grave
        other.used, other.skipped, other.ending, other.cut = self.used, self.skipped, self.ending, self.cut
        other.pierced, other.clock, other.shuffles = self.pierced, self.clock, self.shuffles
        other.put_back, other.penalties, other.settled = self.put_back, self.penalties[:], self.settled
        return other

    @property
    def deck(self) -> Deck:
        return self.rules.deck

    def view(self, seat: int) -> HundredView:
        return cast("HundredView", super().view(seat))

    # points

    def points(self, seat: int) -> int:
        """Return a seat's points: what lies in its score, and what plus-minus cards have done."""
        worth = self.rules.worth
        total = self.mods[seat]
        for code in self.laid[seat]:
            total += worth[code]
        return total

    def seats_left_of(self, seat: int) -> list[int]:
        """Return the other seats in order, from one's left."""
        n = self.players
        return [(seat + i) % n for i in range(1, n)]

    # words

    def card_words(self, kinds: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.words[kind] for kind in kinds)

    def code_words(self, codes: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.deck.code_words[code] for code in codes)

    def seat_words(self, seats: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.rules.seats[seat] for seat in seats)

    # what the kernel asks

    def scores(self) -> list[int]:
        """Return minus the distance from a hundred (over several rounds: minus all penalties): more is better."""
        return [-n for n in resolution.totals(self)]

    def winners(self) -> list[int]:
        return resolution.leaders(self) if self.is_over else []

    def outlook(self) -> list[float]:
        return outlook(self)

    def topics(self) -> list[str]:
        return explaining.topics(self)

    def finding(self, topic: str, seat: int) -> Finding:
        return explaining.finding(self, topic, seat)

    def stakes(self) -> list[str]:
        return ["winner"]

    def outcome(self, topic: str) -> Word:
        return explaining.outcome(self)

    def count_outcomes(self, topic: str, seat: int, most: int) -> dict[Word, int]:
        """Return the one outcome there is: scores lie open, and nothing else counts as things stand."""
        return {self.outcome(topic): 1}

    def prospects(self) -> list[str]:
        return prospects.topics(self)

    @staticmethod
    def prospect_word(topic: str) -> Word | None:
        return prospects.topic_word(topic)

    def prospect(self, topic: str, seat: int, most: int) -> tuple[Mapping[Word, Fraction], Word]:
        return prospects.prospect(self, topic, seat, most)

    def happen(self, topic: str, rng: Random) -> Word:
        return prospects.happen(self, topic, rng)

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        return cast("Iterator[Self]", knowledge.worlds(self, seat, rng))

    def check_rulings(self, rules: HundredRules) -> None:
        switching.check_rulings(self, rules)

    def facts_to_dict(self) -> dict[str, Any]:
        return writing.write(self)

    def read_facts(self, table: Table) -> None:
        positions.read(self, table)

    def check(self) -> None:
        positions.check(self)


__all__ = ["HundredState"]
