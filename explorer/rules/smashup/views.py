"""What a seat sees of `smashup`: the whole table, its own hand, and of other hands the cards that all have seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.findings import Finding
from explorer.core.rules import Part
from explorer.core.state import ALL
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.smashup import describing, nearby, timing
from explorer.rules.smashup.knowledge import seen
from explorer.rules.smashup.lying import written_attached, written_effects
from explorer.rules.smashup.places import gains_of, place_of
from explorer.rules.smashup.power import breakpoint_of, breaks, cancelled, power, powers, strengths, total

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.rules.smashup.facts import SmashUpState
    from explorer.rules.smashup.kit import Kit
    from explorer.rules.smashup.records import Attached, Effect, Minion, Play

SIGHTS = (Part("sight", "hand", "own-deck"), Part("sight", "deck", "own-deck"))


class Standing(NamedTuple):
    """What a seat with minions on a base would get if it scored now: place (0 for none), its VP, and those beside."""

    seat: int
    place: int
    vp: int
    more: int


class Work(NamedTuple):
    """Something being carried out: the step it has come to, for whom, and the card or base it comes from, if any."""

    step: str
    seat: int
    source: Word | None


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

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What holds for a while; public."""
        return self._state.effects

    @property
    def phase(self) -> str:
        """The phase of the turn: 'opening', 'start', 'play', 'check', 'draw' or 'end'; public."""
        s = self._state
        return describing.phase_of(s.rules.steps[s.stack[0].at].id if s.stack else "")

    def home(self, base: int) -> Word:
        """Return the name of the faction whose home a base is; public."""
        kit = self.kit
        return kit.faction_words[kit.factions.index(kit.bases[base].faction)]

    def breakpoint(self, base: int) -> int:
        """Return the power that breaks a base now; public."""
        return breakpoint_of(self._state, base)

    def breaks(self, base: int) -> bool:
        """Tell whether the power on a base reaches its breakpoint; public."""
        return breaks(self._state, base)

    def ignored(self, base: int, seat: int = -1) -> bool:
        """Tell whether a base's ability counts for nobody, or not for this seat; public."""
        return cancelled(self._state, base, seat)

    def strengths(self, base: int) -> dict[int, int]:
        """Return the power that every seat with a minion on a base has there; public."""
        return strengths(self._state, base)

    def standings(self, base: int) -> tuple[Standing, ...]:
        """Return what every seat with a minion on a base would get if it scored now, nothing for who is to predict
        that, or once all is over; public."""
        s = self._state
        if self.predicts or s.is_over:
            return ()
        worth, more = dict.fromkeys(range(s.players), 0), dict.fromkeys(range(s.players), 0)
        for gain in gains_of(s, base):
            (worth if gain.clause == "places" else more)[gain.seat] += gain.vp
        there = sorted(strengths(s, base))
        return tuple(Standing(seat, place_of(s, base, seat), worth[seat], more[seat]) for seat in there)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The rights to play that the active player has left; public."""
        return self._state.plays

    @property
    def vp(self) -> tuple[int, ...]:
        """Every seat's victory points; public."""
        return tuple(self._state.vp)

    def right(self, right: Play) -> Word:
        """Return a right to play in words; public."""
        return describing.play_word(self._state, right)

    def powers(self) -> dict[int, int]:
        """Return the power of every minion in play now, by its life; public."""
        return dict(powers(self._state))

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

    def top_hidden(self, seat: int) -> tuple[bool, ...]:
        """Return of each known card on top of a deck whether only its owner has seen it; public."""
        return tuple(card in self._state.private for card in self._state.tops[seat])

    def bottom(self, seat: int) -> tuple[int, ...]:
        """Return the cards known to lie under a deck, the last one to be drawn last; public."""
        return self._state.bottoms[seat]

    def discards(self, seat: int) -> tuple[int, ...]:
        """Return a discard pile, the oldest card first; public."""
        return self._state.discards[seat]

    @property
    def base_tops(self) -> tuple[int | None, ...]:
        """The bases on top of their pile that somebody knows, the next one first; None for what another has seen."""
        s = self._state
        told = self.seat in (ALL, s.base_seer) or s.base_seer < 0
        return tuple(base if told else None for base in s.base_tops)

    @property
    def base_seer(self) -> int:
        """The only seat that knows the bases on top of their pile, -1 where everybody does; public."""
        return self._state.base_seer

    @property
    def base_pile(self) -> int:
        """How many bases lie in the pile; public."""
        return len(self._state.base_tops) + len(self._state.base_pool)

    @property
    def base_discards(self) -> tuple[int, ...]:
        """The bases that were put aside, the oldest first; public."""
        return self._state.base_discards

    @property
    def aside(self) -> tuple[int, ...]:
        """The actions that are being carried out; public."""
        return self._state.aside

    @property
    def work(self) -> tuple[Work, ...]:
        """What is being carried out within the turn, the newest first; public."""
        s = self._state
        return tuple(
            Work(s.rules.steps[f.at].id, f.seat, describing.origin(s, f.source, f.memo or {}))
            for f in reversed(s.stack[1:])
        )

    @property
    def pending(self) -> tuple[tuple[str, int, int], ...]:
        """Return the chain of what is being carried out, as (step, seat, source card or -1), the newest last."""
        s = self._state
        return tuple((s.rules.steps[f.at].id, f.seat, f.source) for f in s.stack)

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
