"""What a seat sees of `smashup`: the whole table, its own hand, and of other hands the cards that all have seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.rules import Part
from explorer.core.state import ALL
from explorer.core.words import Word
from explorer.rules.smashup import describing, nearby, timing
from explorer.rules.smashup.knowledge import seen
from explorer.rules.smashup.lying import written_attached, written_effects
from explorer.rules.smashup.open_view import OpenView
from explorer.rules.smashup.power import breakpoint_of, powers, total

if TYPE_CHECKING:
    from explorer.core.moves import Move

SIGHTS = (Part("sight", "hand", "own-hand"), Part("sight", "deck", "own-hand"))


class SmashUpView(OpenView):
    """Cards are numbers (see Kit); a card that this seat does not know is None."""

    __slots__ = ()

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: whole to its owner, else the cards that this seat has seen and None for each other."""
        s = self._state
        if self.sees("hand", seat):
            return s.hands[seat]
        known = sorted(seen(s, self.seat, seat))
        return (*known, *[None] * (len(s.hands[seat]) - len(known)))

    def glimpsed(self, who: int, seat: int) -> tuple[int | None, ...]:
        """Return the cards of a hand that not all have seen but seat `who` has: everybody saw how many it looked at;
        faces where this seat knows them."""
        s = self._state
        cards = [card for viewer, card in s.glimpses if viewer == who and card in s.hands[seat]]
        told = self.seat in (ALL, who) or self.sees("hand", seat)
        return tuple(card if told else None for card in cards if card not in s.known[seat])

    def deck(self, seat: int) -> tuple[int | None, ...]:
        """Return a deck, the next card first: its known top and bottom, and None for each card between."""
        s = self._state
        between: tuple[int | None, ...] = (None,) * len(s.pools[seat])
        if self.seat == ALL or s.rules.open_to_all("deck"):
            between = s.pools[seat]
        return (*self.top(seat), *between, *s.bottoms[seat])

    def top(self, seat: int) -> tuple[int | None, ...]:
        """Return the cards on top of a deck that somebody knows, the next card first; None for those that only their
        owner has seen."""
        s = self._state
        open_to_me = self.sees("deck", seat)
        return tuple(None if card in s.private and not open_to_me else card for card in s.tops[seat])

    @property
    def base_tops(self) -> tuple[int | None, ...]:
        """The bases on top of their pile that somebody knows, the next one first; None for what another has seen."""
        s = self._state
        told = self.seat in (ALL, s.base_seer) or s.base_seer < 0
        return tuple(base if told else None for base in s.base_tops)

    def near(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return those of some moves that name bases in play, and cards that lie where the question looks for some."""
        return nearby.near(self._state, moves)

    def timing(self, card: str) -> Finding:
        """Return whether now is the moment for a card ('shinobi', or 'shinobi-2'), below it every moment of a turn.

        Raises ExplorerError for no such card. It reads nothing that not all can see.
        """
        return timing.finding(self._state, card, self.seat)

    def timings(self) -> tuple[Finding, ...]:
        """Return `timing` of every kind of card in this seat's factions (for spectators, in all that take part)."""
        return tuple(self.timing(id) for id in timing.kinds(self._state, self.seat))

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; a card it cannot see is null."""
        s, kit, strong = self._state, self.kit, powers(self._state)
        seats = range(s.players)

        def names(cards: tuple[int | None, ...]) -> list[str | None]:
            return [None if card is None else kit.tokens[card] for card in cards]

        return {
            "game": s.game.id,
            "seat": self.seat,
            "actor": self.actor,
            "turn": s.turn,
            "active": s.active,
            "vp": list(s.vp),
            "arrived": list(s.arrived),
            "factions": list(s.takers),
            "bases": [
                {"base": kit.base_tokens[b], "power": total(s, b), "breakpoint": breakpoint_of(s, b)} for b in s.bases
            ],
            "base_tops": [None if b is None else kit.base_tokens[b] for b in self.base_tops],
            "base_discards": [kit.base_tokens[b] for b in s.base_discards],
            "minions": [
                {
                    "card": kit.tokens[m.card],
                    "base": kit.base_tokens[m.base],
                    "seat": m.seat,
                    "power": strong[m.life],
                }
                for m in s.minions
            ],
            "attached": written_attached(s),
            "effects": written_effects(s),
            "hands": [names(self.hand(seat)) for seat in seats],
            "known": [names(self.known(seat)) for seat in seats],
            "decks": [names(self.deck(seat)) for seat in seats],
            "discards": [names(self.discards(seat)) for seat in seats],
            "aside": names(s.aside),
            "plays": [list(right) for right in s.plays],
            "pending": [list(entry) for entry in self.pending],
        }

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the board in plain words, line by line: the text twin of its picture."""
        return "\n".join(describing.lines(self, self.game.words(language, names)))
