"""What everybody sees of `smashup`: what lies in play, what holds for a while, points, rights, pending work."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.smashup import describing
from explorer.rules.smashup.places import gains_of, place_of
from explorer.rules.smashup.power import breakpoint_of, breaks, cancelled, power, powers, strengths
from explorer.rules.smashup.victory import leaders

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState
    from explorer.rules.smashup.kit import Kit
    from explorer.rules.smashup.records import Attached, Effect, Minion, Play


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


class OpenView(View):
    """The part of a view that is the same for every seat. Cards and bases are numbers (see Kit)."""

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
        """The bases in play."""
        return self._state.bases

    @property
    def minions(self) -> tuple[Minion, ...]:
        """The minions in play, in the order in which they came."""
        return self._state.minions

    @property
    def attached(self) -> tuple[Attached, ...]:
        """The actions that stay in play, in the order in which they came."""
        return self._state.attached

    @property
    def factions(self) -> tuple[int, ...]:
        """The seat that has taken each faction, -1 for nobody."""
        return self._state.takers

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What holds for a while."""
        return self._state.effects

    @property
    def phase(self) -> str:
        """The phase of the turn: 'opening', 'start', 'play', 'check', 'draw' or 'end'."""
        s = self._state
        return describing.phase_of(s.rules.steps[s.stack[0].at].id if s.stack else "")

    def home(self, base: int) -> Word:
        """Return the name of the faction whose home a base is."""
        kit = self.kit
        return kit.faction_words[kit.factions.index(kit.bases[base].faction)]

    def breakpoint(self, base: int) -> int:
        """Return the power that breaks a base now."""
        return breakpoint_of(self._state, base)

    def breaks(self, base: int) -> bool:
        """Tell whether the power on a base reaches its breakpoint."""
        return breaks(self._state, base)

    def ignored(self, base: int) -> bool:
        """Tell whether a base's ability counts for nobody."""
        return cancelled(self._state, base)

    def strengths(self, base: int) -> dict[int, int]:
        """Return the power that every seat with a minion on a base has there."""
        return strengths(self._state, base)

    def standings(self, base: int) -> tuple[Standing, ...]:
        """Return what every seat with a minion on a base would get if it scored now, nothing for who is to predict
        that, or once all is over."""
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
        """The rights to play that the active player has left."""
        return self._state.plays

    @property
    def vp(self) -> tuple[int, ...]:
        """Every seat's victory points."""
        return tuple(self._state.vp)

    @property
    def arrived(self) -> tuple[int, ...]:
        """In which place every seat came to points enough to win (those at the same time share it), 0 for not yet."""
        return tuple(self._state.arrived)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that lead in the match: the one that has won it, once it is over."""
        return tuple(leaders(self._state))

    def right(self, right: Play) -> Word:
        """Return a right to play in words."""
        return describing.play_word(self._state, right)

    def powers(self) -> dict[int, int]:
        """Return the power of every minion in play now, by its life."""
        return dict(powers(self._state))

    def power(self, minion: Minion) -> int:
        """Return a minion's power now."""
        return power(self._state, minion)

    def known(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a hand that everybody has seen."""
        return self._state.known[seat]

    def top_hidden(self, seat: int) -> tuple[bool, ...]:
        """Return of each known card on top of a deck whether only its owner has seen it."""
        return tuple(card in self._state.private for card in self._state.tops[seat])

    def bottom(self, seat: int) -> tuple[int, ...]:
        """Return the cards known to lie under a deck, the last one to be drawn last."""
        return self._state.bottoms[seat]

    def discards(self, seat: int) -> tuple[int, ...]:
        """Return a discard pile, the oldest card first."""
        return self._state.discards[seat]

    @property
    def base_seer(self) -> int:
        """The only seat that knows the bases on top of their pile, -1 where everybody does."""
        return self._state.base_seer

    @property
    def base_pile(self) -> int:
        """How many bases lie in the pile."""
        return len(self._state.base_tops) + len(self._state.base_pool)

    @property
    def base_discards(self) -> tuple[int, ...]:
        """The bases that were put aside, the oldest first."""
        return self._state.base_discards

    @property
    def aside(self) -> tuple[int, ...]:
        """The actions that are being carried out."""
        return self._state.aside

    @property
    def work(self) -> tuple[Work, ...]:
        """What is being carried out within the turn, the newest first."""
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
