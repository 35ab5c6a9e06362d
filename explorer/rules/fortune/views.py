"""What a seat sees of `fortune`: fortunes, discarded cards and contests like everybody, and its own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.guards import FORM, OPEN, findings_of
from explorer.core.rules import Part
from explorer.core.state import ALL
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.fortune.describing import describe
from explorer.rules.fortune.guards import takeable
from explorer.rules.fortune.writing import named

if TYPE_CHECKING:
    from explorer.rules.fortune.deck import Deck
    from explorer.rules.fortune.facts import FortuneState
    from explorer.rules.fortune.records import Duel, Group

SIGHTS = (Part("sight", "hands", "hands-secret"), Part("sight", "covered", "covered-known"))


class Rung(NamedTuple):
    """One step of a contest: who laid what, what it had to bring (0: nothing, it opened), what answers it."""

    seat: int
    cards: tuple[int, ...]
    answered: int
    demand: int


class Ladder(NamedTuple):
    """A contest as it can be drawn: the group at stake, the rungs laid, who is due and what an answer takes.

    `pot` is every card laid; `prize` is the group as whoever wins will have it.
    """

    attacker: int
    defender: int
    stake: Group
    rungs: tuple[Rung, ...]
    due: int
    demand: int
    pot: tuple[int, ...]
    prize: Group


def ladder(duel: Duel, stake: Group, silver: int) -> Ladder:
    """Return a contest for a group as rungs."""
    answered = (0, *(play.demand for play in duel.plays))
    rungs = tuple(Rung(p.seat, p.cards, answered[i], p.demand) for i, p in enumerate(duel.plays))
    prize = stake.with_cards(duel.pot, silver)
    return Ladder(duel.attacker, duel.defender, stake, rungs, duel.due, duel.demand, duel.pot, prize)


class FortuneView(View):
    """Cards are kinds (numbers, see Deck); a card whose face this seat does not know is None."""

    __slots__ = ()
    _state: FortuneState

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
    def duel(self) -> Ladder | None:
        """The contest that is on, None without one (public)."""
        s = self._state
        return None if s.duel is None else ladder(s.duel, s.top(s.duel.defender), s.deck.silver)

    @property
    def discard(self) -> tuple[int, ...]:
        """The discarded cards, the top one last (public)."""
        return self._state.discard

    @property
    def pile_size(self) -> int:
        """How many cards the pile has (public)."""
        return sum(self._state.pool)

    @property
    def takeable(self) -> tuple[int, ...]:
        """The kinds of discarded cards that may be built with: the top one, or by ruling any (public)."""
        return tuple(takeable(self._state))

    def worth(self, group: Group) -> int:
        """Return what a group counts in the end, in thousands."""
        return sum(self.rules.worth[kind] for kind in group.cards(self.deck.silver))

    def thieves(self, owner: int) -> tuple[int, ...]:
        """Return the seats that may steal a seat's top group when it is their turn: what the tree says (public); nobody
        once all is played."""
        others = (seat for seat in range(self.players) if seat != owner and not self.is_over)
        return tuple(seat for seat in others if self.explain(f"steal:{seat}>{owner}").id == "outcome-steal-open")

    def stealable(self, owner: int) -> bool:
        """Tell whether the seat whose turn it is may steal a seat's top group now, for all that lies open.

        Every guard of the move is asked but those of the hand, with a card of the group's good (public).
        """
        s = self._state
        if s.actor != s.to_move or not s.fortunes[owner]:
            return False
        move = self.game.lexicon.moves["steal"][owner, s.top(owner).good]
        return all(found.holds for stage in (FORM, OPEN) for found in findings_of(s, move, s.to_move, stage))

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: faces to its owner, None to others."""
        cards = self._state.hands[seat]
        return cards if self.sees("hands", seat) else (None,) * len(cards)

    def fortune(self, seat: int) -> tuple[Group | None, ...]:
        """Return a seat's groups from the first to the top; by ruling covered ones are None to others."""
        s = self._state
        groups = s.fortunes[seat]
        if not s.rules.covers or self.sees("covered", seat):
            return groups
        return (*(None,) * (len(groups) - 1), *groups[-1:])

    def lies(self, seat: int) -> tuple[str, ...]:
        """Return how a seat's groups lie, from the first: 'lengthwise' and 'crosswise' in turn (public)."""
        return tuple(("lengthwise", "crosswise")[i % 2] for i in range(len(self._state.fortunes[seat])))

    def cards_of(self, group: Group) -> tuple[int, ...]:
        """Return a group's cards from the lowest to its face."""
        cards = group.cards(self.deck.silver)
        return cards if self.rules.beneath else (*cards[-group.goods :], *cards[: -group.goods])

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; a face it cannot see is null."""
        s, deck = self._state, self.deck
        seats = range(s.players)

        def group(seat: int, at: int, seen: Group | None) -> list[str | None]:
            return [None] * s.fortunes[seat][at].size if seen is None else [*named(deck, self.cards_of(seen))]

        return {
            "game": s.game.id,
            "seat": self.seat,
            "actor": self.actor,
            "turn": s.turn,
            "dealer": s.dealer,
            "to_move": s.to_move,
            "hands": [[None if kind is None else deck.kinds[kind] for kind in self.hand(seat)] for seat in seats],
            "fortunes": [[group(seat, i, seen) for i, seen in enumerate(self.fortune(seat))] for seat in seats],
            "lies": [list(self.lies(seat)) for seat in seats],
            "discard": named(deck, s.discard),
            "pile": self.pile_size,
            "actions": s.actions,
            "duel": self._duel_to_dict(),
        }

    def _duel_to_dict(self) -> dict[str, Any] | None:
        seen, deck = self.duel, self.deck
        if seen is None:
            return None
        return {
            "attacker": seen.attacker,
            "defender": seen.defender,
            "stake": named(deck, self.cards_of(seen.stake)),
            "rungs": [
                {"seat": r.seat, "cards": named(deck, r.cards), "answered": r.answered, "demand": r.demand}
                for r in seen.rungs
            ],
            "due": seen.due,
            "demand": seen.demand,
            "prize": named(deck, self.cards_of(seen.prize)),
        }

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the table in plain words, line by line, seats called by `names`: the text twin of its picture."""
        return describe(self, self.game.words(language, names))


__all__ = ["ALL", "SIGHTS", "FortuneView", "Ladder", "Rung"]
