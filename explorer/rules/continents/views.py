"""What a seat sees of `continents`: everything on the table, its own hand, what a Spy has shown it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.rules import Part
from explorer.core.state import ALL, PUBLIC
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.continents import describing
from explorer.rules.continents.attacks import attacks
from explorer.rules.continents.deck import TACTICS
from explorer.rules.continents.remembering import bounds
from explorer.rules.continents.writing import write_battle

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.rules.continents.deck import Deck
    from explorer.rules.continents.facts import ContinentsState
    from explorer.rules.continents.records import Battle

SIGHTS = (Part("sight", "hands", "hands-secret"), Part("sight", "spied", "spy"))


class Seen(NamedTuple):
    """What is known of what a seer has seen of a hand: so many cards of each kind; `all` of it, or `perhaps` more."""

    kinds: Counter[int]
    all: bool
    perhaps: bool


class ContinentsView(View):
    """Tactics are kinds (numbers, see Deck); a card whose face this seat does not know is None."""

    __slots__ = ()
    _state: ContinentsState

    @property
    def deck(self) -> Deck:
        return self._state.deck

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; 0 before the first."""
        return self._state.turn

    @property
    def to_move(self) -> int:
        """The seat whose turn it is (public)."""
        return self._state.to_move

    @property
    def battle(self) -> Battle | None:
        """The battle that is on, None without one (public)."""
        return self._state.battle

    @property
    def row(self) -> tuple[int, ...]:
        """The surrendered continents, the newest last (public)."""
        return self._state.row

    def cards(self, seat: int) -> tuple[int, ...]:
        """Return how many cards a seat has of each continent (public)."""
        return tuple(self._state.cards_of(seat))

    def coin(self, continent: int) -> int | None:
        """Return who holds a continent's coin, None when it lies in the middle (public)."""
        holder = self._state.coins[continent]
        return holder if holder >= 0 else None

    def burned(self) -> tuple[int, ...]:
        """Return how many tactics of each kind are burned (public)."""
        return self._state.burned

    def deck_sizes(self) -> tuple[int, int]:
        """Return how many continent and how many tactics cards are in the decks (public)."""
        return sum(self._state.lands), sum(self._state.pool)

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: faces to their owner, known ones to whoever knows them, the rest None."""
        s = self._state
        cards = s.hands[seat]
        if self.sees("hands", seat):
            return cards
        seers = [self.seat if self.seat >= 0 else PUBLIC]
        if s.rules.open_to_all("spied"):
            seers = [PUBLIC, *range(s.players)]
        known = bounds(s.known, seers[0], seat)
        for seer in seers[1:]:
            known |= bounds(s.known, seer, seat)
        shown = tuple(sorted(known.elements()))
        return (*shown, *(None,) * (len(cards) - len(shown)))

    def looks(self) -> tuple[tuple[int, int], ...]:
        """Return (seat, whose hand) for each look by a Spy of which something may still be in the hand (public)."""
        return tuple((look.seer, look.owner) for look in self._state.looks)

    def known_by(self, seer: int, owner: int) -> Seen:
        """Return what a seer (a seat, or PUBLIC) has seen of a hand, as far as this seat can know that.

        Everybody knows what came back openly, and who looked at whose hand; what a look at a whole hand showed, its
        owner knows too.
        """
        s = self._state
        kinds = bounds(s.known, PUBLIC, owner)
        if self.sees("spied", seer) or (self.seat == owner and not s.rules.spy_sees_one):
            return Seen(kinds | bounds(s.known, seer, owner), False, False)
        least = next((look.least for look in s.looks if (look.seer, look.owner) == (seer, owner)), -1)
        return Seen(kinds, least >= len(s.hands[owner]) > 0, least >= 0)

    def timing(self, card: str) -> Finding:
        """Return whether now is the moment for a tactic ('rally'), below it every moment of a turn (public).

        Raises ExplorerError for a tactic that this deck has not.
        """
        return self.explain(f"card:{card}")

    def timings(self) -> tuple[Finding, ...]:
        """Return `timing` of every tactic that this deck has."""
        return tuple(self.explain(topic) for topic in self.topics() if topic.startswith("card:"))

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; a face it cannot see is null."""
        s, lands = self._state, self.deck.continents
        seats = range(s.players)
        decks = self.deck_sizes()
        return {
            "game": s.game.id,
            "seat": self.seat,
            "actor": self.actor,
            "turn": s.turn,
            "to_move": s.to_move,
            "continents": [[lands[c] for c, n in enumerate(s.cards_of(seat)) for _ in range(n)] for seat in seats],
            "row": [lands[c] for c in s.row],
            "coins": {lands[c]: seat for c, seat in enumerate(s.coins) if seat >= 0},
            "hands": [[None if kind is None else TACTICS[kind] for kind in self.hand(seat)] for seat in seats],
            "burned": [TACTICS[kind] for kind, n in enumerate(s.burned) for _ in range(n)],
            "decks": {"continents": decks[0], "tactics": decks[1]},
            "looks": [list(look) for look in self.looks()],
            "battle": None if s.battle is None else write_battle(s, s.battle),
            "attacked": s.attacked,
            "drawn": list(s.drawn),
        }

    @property
    def looker(self) -> int:
        """The seat whose map is looked at: this seat, of a spectator the one whose turn it is."""
        return self.seat if self.seat >= 0 else self.to_move

    def attacks(self) -> dict[int, dict[int, tuple[int, ...]]]:
        """Return what the looker could attack, were it its turn to: by each continent of its own that reaches any, the
        continents and whose they are; nothing while a battle is on or when the match is over (public)."""
        s = self._state
        return {} if s.battle is not None or s.is_over or not s.turn else attacks(s, self.looker)

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the table in plain words, line by line, seats called by `names`: the text twin of its picture."""
        return "\n".join(describing.lines(self, self.game.words(language, names)))


__all__ = ["ALL", "SIGHTS", "ContinentsView", "Seen"]
