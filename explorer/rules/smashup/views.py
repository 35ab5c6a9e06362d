"""What a seat sees of `smashup`: the whole table, its own hand, and of other hands the cards that all have seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.game import Part
from explorer.core.state import ALL
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.smashup.knowledge import seen
from explorer.rules.smashup.lying import written_attached, written_effects
from explorer.rules.smashup.power import breakpoint_of, power, powers, total

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState
    from explorer.rules.smashup.kit import Kit
    from explorer.rules.smashup.records import Attached, Minion, Play

SIGHTS = (Part("sight", "hand", "own-deck"), Part("sight", "deck", "own-deck"))


class SmashUpView(View):
    """Cards are numbers (see Kit); a card that this seat does not know is None."""

    __slots__ = ()
    _state: SmashUpState

    @property
    def kit(self) -> Kit:
        return self._state.kit

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1."""
        return self._state.turn

    @property
    def active(self) -> int:
        """The seat whose turn it is; another may be asked in it."""
        return self._state.active

    @property
    def bases(self) -> tuple[int, ...]:
        """The bases in play; public."""
        return self._state.bases

    @property
    def minions(self) -> tuple[Minion, ...]:
        """The minions in play, in the order in which they came; public."""
        return self._state.minions

    @property
    def attached(self) -> tuple[Attached, ...]:
        """The actions that stay in play, in the order in which they came; public."""
        return self._state.attached

    @property
    def factions(self) -> tuple[int, ...]:
        """The seat that has taken each faction, -1 for nobody; public."""
        return self._state.takers

    def breakpoint(self, base: int) -> int:
        """Return the power that breaks a base now; public."""
        return breakpoint_of(self._state, base)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The rights to play that the active player has left; public."""
        return self._state.plays

    @property
    def vp(self) -> tuple[int, ...]:
        """Every seat's victory points; public."""
        return tuple(self._state.vp)

    def power(self, minion: Minion) -> int:
        """Return a minion's power now; public."""
        return power(self._state, minion)

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: whole to its owner, else the cards that this seat has seen and None for each other."""
        s = self._state
        if self.sees("hand", seat):
            return s.hands[seat]
        known = sorted(seen(s, self.seat, seat))
        return (*known, *[None] * (len(s.hands[seat]) - len(known)))

    def known(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a hand that everybody has seen."""
        return self._state.known[seat]

    def deck(self, seat: int) -> tuple[int | None, ...]:
        """Return a deck, the next card first: its known top and bottom, and None for each card between."""
        s = self._state
        between: tuple[int | None, ...] = (None,) * len(s.pools[seat])
        if self.seat == ALL or s.rules.open_to_all("deck"):
            between = s.pools[seat]
        open_to_me = self.seat in (ALL, seat) or s.rules.open_to_all("deck")
        tops = tuple(None if card in s.private and not open_to_me else card for card in s.tops[seat])
        return (*tops, *between, *s.bottoms[seat])

    def discards(self, seat: int) -> tuple[int, ...]:
        """Return a discard pile, the oldest card first; public."""
        return self._state.discards[seat]

    @property
    def pending(self) -> tuple[tuple[str, int, int], ...]:
        """Return the chain of what is being carried out, as (step, seat, source card or -1), the newest last."""
        s = self._state
        return tuple((s.rules.steps[f.at].id, f.seat, f.source) for f in s.stack)

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
            "factions": list(s.takers),
            "bases": [
                {"base": kit.base_tokens[b], "power": total(s, b), "breakpoint": breakpoint_of(s, b)} for b in s.bases
            ],
            "base_tops": [
                kit.base_tokens[b] if self.seat in (ALL, s.base_seer) or s.base_seer < 0 else None for b in s.base_tops
            ],
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
        s, words = self._state, self.game.words(language, names)

        def named(cards: tuple[int | None, ...]) -> str:
            shown = [words.say(s.card_word(card)) for card in cards if card is not None]
            hidden = cards.count(None)
            return ", ".join([*shown, *([words.say("ui-hidden-cards", count=hidden)] if hidden else [])])

        lines = []
        for base in s.bases:
            lines.append(f"{words.say(s.base_word(base))}: {total(s, base)}/{breakpoint_of(s, base)}")
            for a in (a for a in s.attached if a.base == base):
                lines.append(f"  {words.say('seat', n=a.seat)}: {words.say(s.card_word(a.card))}")
            for m in s.on(base):
                lines.append(f"  {words.say('seat', n=m.seat)}: {words.say(s.card_word(m.card))}, {power(s, m)}")
                for a in (a for a in s.attached if a.host == m.life):
                    lines.append(f"    {words.say('seat', n=a.seat)}: {words.say(s.card_word(a.card))}")
        for seat in range(s.players):
            who = words.say("seat", n=seat)
            lines.append(f"{words.say('ui-score')}, {who}: {s.vp[seat]}")
            lines.append(f"{words.say('ui-hand')}, {who}: {named(self.hand(seat))}")
        return "\n".join(lines)
