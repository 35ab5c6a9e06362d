"""What a seat sees of `hundred`: scores, graveyard and the chain on the table, its own cards, faces it has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.rules import Part
from explorer.core.state import ALL, PUBLIC
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.hundred import describing
from explorer.rules.hundred.chains import Answer, Chain, answers_of, chain_of, finding_of
from explorer.rules.hundred.deck import MAGIC
from explorer.rules.hundred.resolution import distance

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue
    from explorer.rules.hundred.deck import Deck
    from explorer.rules.hundred.facts import HundredState
    from explorer.rules.hundred.records import Note

SIGHTS = (Part("sight", "hands", "hands-hidden"), Part("sight", "set", "set-hidden"))


class HundredView(View):
    """Cards are kinds (numbers, see Deck); a card whose face this seat does not know is None."""

    __slots__ = ()
    _state: HundredState

    @property
    def deck(self) -> Deck:
        return self._state.deck

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; 0 before the first."""
        return self._state.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round

    @property
    def to_move(self) -> int:
        """The seat whose turn it is (public)."""
        return self._state.to_move

    @property
    def chain(self) -> Chain | None:
        """The magic card on the table and the answers to it, None without one (public)."""
        return chain_of(self._state)

    def answers(self) -> dict[str, Answer | None]:
        """Return what each answer to the card on the table would bring, None where it is forbidden (public);
        nothing for who is to predict it."""
        return {} if self.predicts else answers_of(self._state)

    def allowed(self, verb: str) -> Finding:
        """Return whether an answer ('mirror') may be given to the card on top, as far as open facts go: what allows it,
        or the guard that forbids it (public). Only while an answer is asked for."""
        return finding_of(self._state, verb)

    def timing(self, card: str) -> Finding:
        """Return whether now is the moment for a card ('mirror', 'number'), below it every moment of a turn (public).

        Raises ExplorerError for a card that this deck has not.
        """
        return self.explain(f"card:{card}")

    def timings(self) -> tuple[Finding, ...]:
        """Return `timing` of every magic card that this deck has, and of its numbers."""
        return tuple(self.explain(topic) for topic in self.topics() if topic.startswith("card:"))

    def points(self, seat: int) -> int:
        """Return a seat's points (public)."""
        return self._state.points(seat)

    def distance(self, seat: int) -> int:
        """Return how far a seat is from a hundred (public)."""
        return distance(self._state, self._state.points(seat))

    def score(self, seat: int) -> tuple[int, ...]:
        """Return the entries of a seat's score as they came, see Deck.codes (public)."""
        return self._state.laid[seat]

    def change(self, seat: int) -> int:
        """Return what plus-minus cards have done to a seat's points (public)."""
        return self._state.mods[seat]

    def frozen(self, seat: int) -> int:
        """Return how many turns a seat will lose (public)."""
        return self._state.frozen[seat]

    def paid(self, seat: int) -> int:
        """Return a seat's penalty points (public)."""
        return self._state.penalties[seat]

    @property
    def used(self) -> tuple[int, int]:
        """How many numbers and magic cards were played in this turn (public)."""
        return self._state.used

    @property
    def skipped(self) -> int:
        """How many turns in a row were ended without a draw (public)."""
        return self._state.skipped

    @property
    def last_turn(self) -> int | None:
        """The seat whose turn is the last, having drawn the last card; None before that (public)."""
        return self._state.ending if self._state.ending >= 0 else None

    @property
    def pierced(self) -> tuple[int, ...]:
        """The seats that have used Pierce (public)."""
        return self._state.pierced

    def open_facts(self, words: Catalogue) -> tuple[tuple[str, str], ...]:
        """Return what else lies open, in words, each with the id of its message: round, skips, last turn, Pierce."""
        return tuple(describing.facts(self, words))

    def graveyard(self) -> tuple[int, ...]:
        """Return the graveyard, the newest card last (public)."""
        return self._state.grave

    def pile_size(self) -> int:
        """Return how many cards can still be drawn (public)."""
        s = self._state
        return sum(s.pool) + len(s.top) + len(s.bottom)

    def known_ends(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cards known to lie on top of the pile (the first to be drawn last) and beneath it (public)."""
        return self._state.top, self._state.bottom

    def put_back(self) -> tuple[tuple[int, int, bool], ...]:
        """Return the cards that this seat saw put back into the pile: kind, who saw it (a mask), whether it is sure to
        be there still because no card has left the pile since.

        One of whose kind this seat has seen a card come out again is left out: it can be that one.
        """
        s = self._state
        eyes = s.rules.everyone if self.seat == ALL else 1 << (self.seat if self.seat >= 0 else s.players)
        return tuple((r.kind, r.by, r.clock == s.clock) for r in s.put_back if r.seen & eyes)

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: the own one sorted by kind, others as the cards came, faces where this seat knows."""
        s = self._state
        return self._row(seat, s.hands[seat], s.notes[seat], "hands")

    def set_cards(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's set cards as they were set, faces where this seat knows them."""
        s = self._state
        if self.sees("set", seat):
            return s.sets[seat]
        return tuple(
            kind if self._knows(note) else None for kind, note in zip(s.sets[seat], s.set_notes[seat], strict=True)
        )

    def known_of_hand(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Return for each card of `hand(seat)` who has seen its face and which kinds it can be, as masks (public)."""
        s = self._state
        notes = s.notes[seat]
        if not self.sees("hands", seat):
            notes = tuple(sorted(notes, key=lambda note: note.serial))
        return tuple((note.seen, note.may) for note in notes)

    def known_of_set(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Return for each of `set_cards(seat)` who has seen its face and which kinds it can be, as masks (public)."""
        return tuple((note.seen, note.may) for note in self._state.set_notes[seat])

    def _row(self, seat: int, cards: tuple[int, ...], notes: tuple[Note, ...], sight: str) -> tuple[int | None, ...]:
        if self.sees(sight, seat):
            return cards
        rows = sorted(zip(notes, cards, strict=True), key=lambda pair: pair[0].serial)
        return tuple(kind if self._knows(note) else None for note, kind in rows)

    def _knows(self, note: Note) -> bool:
        bit = self.seat if self.seat >= 0 else self._state.players
        return bool(note.seen >> bit & 1)

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; a face it cannot see is null."""
        s, deck = self._state, self.deck
        seats = range(s.players)
        tokens, entries = deck.tokens, dict(zip(deck.codes, deck.entries, strict=True))

        def faces(row: tuple[int | None, ...]) -> list[str | None]:
            return [None if kind is None else tokens[kind] for kind in row]

        chain = self.chain
        return {
            "game": s.game.id,
            "seat": self.seat,
            "actor": self.actor,
            "round": s.round,
            "turn": s.turn,
            "to_move": s.to_move,
            "points": [s.points(seat) for seat in seats],
            "score": [[entries[code] for code in s.laid[seat]] for seat in seats],
            "change": list(s.mods),
            "hands": [faces(self.hand(seat)) for seat in seats],
            "arrivals": [sorted(note.serial for note in s.notes[seat]) for seat in seats],
            "set": [faces(self.set_cards(seat)) for seat in seats],
            "frozen": list(s.frozen),
            "penalties": list(s.penalties),
            "pile": self.pile_size(),
            "top": faces(s.top),
            "bottom": faces(s.bottom),
            "graveyard": faces(s.grave),
            "skipped": s.skipped,
            "last_turn": s.ending if s.ending >= 0 else None,
            "used": list(s.used),
            "pierced": list(s.pierced),
            "chain": None
            if chain is None
            else {
                "links": [[MAGIC[link.card], link.seat, link.to] for link in chain.links],
                "points_at": chain.target,
                "user": chain.user,
                "undone": chain.undone,
            },
        }

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the table in plain words, line by line, seats called by `names`: the text twin of its picture."""
        return "\n".join(describing.lines(self, self.game.words(language, names)))


__all__ = ["ALL", "PUBLIC", "SIGHTS", "HundredView"]
