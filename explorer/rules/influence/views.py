"""What a seat sees of `influence`: its own faces, everybody's backs, marks, tactics played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.rules import Part
from explorer.core.state import ALL
from explorer.core.views import View
from explorer.core.words import Word
from explorer.rules.influence import positions

if TYPE_CHECKING:
    from explorer.rules.influence.deck import Deck
    from explorer.rules.influence.facts import InfluenceState

SIGHTS = (
    Part("sight", "hand", "hands-hidden"),
    Part("sight", "placed", "own-faces", "face-down"),
    Part("sight", "discard", "discard-leaves"),
    Part("sight", "undealt", "undealt"),
)


class InfluenceView(View):
    """Faces are kinds of card; a card whose face this seat does not know is None."""

    __slots__ = ()
    _state: InfluenceState

    @property
    def deck(self) -> Deck:
        return self._state.deck

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1."""
        return self._state.turn

    @property
    def zones(self) -> tuple[int, ...]:
        """The zones in play, by region number, in the order of the card file."""
        return self._state.regions

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order of play."""
        return self._state.order

    def hand(self, seat: int) -> tuple[int | None, ...]:
        """Return a seat's hand: faces to their owner, else as many times None."""
        cards = self._state.hands[seat]
        return cards if self.sees("hand", seat) else (None,) * len(cards)

    def cards(self, region: int, owner: int) -> tuple[int | None, ...]:
        """Return the cards a seat has laid in a zone, in order; faces as far as this seat knows them."""
        s = self._state
        kinds = s.laid(region, owner)
        if not kinds or s.revealed or self.sees("placed", owner):
            return kinds
        place = region * s.players + owner
        if self.seat < 0 or not s.peeks or not s.rules.radar_remembers:
            return (None,) * len(kinds)
        return tuple(kind if s.has_seen(self.seat, place, i) else None for i, kind in enumerate(kinds))

    def backs(self, region: int, owner: int) -> tuple[int | None, ...]:
        """Return the colour each back shows: None unless the reading is that backs are coloured."""
        s = self._state
        kinds = s.laid(region, owner)
        if not s.rules.coloured_backs:
            return (None,) * len(kinds)
        return tuple(s.deck.colour_of(kind) for kind in kinds)

    def seen_by(self, region: int, owner: int) -> tuple[tuple[int, ...], ...]:
        """Return for each card laid there which other seats have seen its face, as far as this seat knows that."""
        s = self._state
        place = region * s.players + owner
        return tuple(
            tuple(
                seat
                for seat in range(s.players)
                if s.rules.radar_remembers and s.has_seen(seat, place, i) and self.seat in (seat, ALL)
            )
            for i in range(len(s.placed[place]))
        )

    def looks(self, region: int, owner: int) -> tuple[tuple[int, int], ...]:
        """Return (seat, how many cards lay there) for every face a Radar has shown there; public, unlike which."""
        place = region * self.players + owner
        return tuple(sorted((by, count) for at, _, by, count in self._state.peeks if at == place))

    def in_effect(self) -> tuple[int, int] | None:
        """Return (seat, kind) of a tactic that is taking effect and has not left its hand yet; public."""
        return self._state.in_effect()

    def marks(self, region: int) -> tuple[tuple[str, int, int], ...]:
        """Return the marks on a zone as (name, turn, seat): 'immune', 'flipped', 'cancelled <colour>'; public."""
        s = self._state
        return tuple((positions.mark_name(s, bit), turn, seat) for bit, turn, seat, _ in s.records[region])

    def played(self) -> tuple[tuple[int, int], ...]:
        """Return the tactics played so far as (seat, kind); public."""
        return self._state.played

    def discarded(self) -> tuple[tuple[int, int | None], ...]:
        """Return the discarded cards as (seat, kind or None where this seat does not know it)."""
        s = self._state
        return tuple(
            (seat, kind if s.rules.discard_shown or self.sees("discard", seat) else None) for seat, kind in s.discards
        )

    def undealt(self) -> tuple[int | None, ...]:
        """Return the cards that were not dealt: unseen, unless shown at the end by ruling."""
        s = self._state
        shown = self.seat == ALL or s.rules.open_to_all("undealt") or (s.revealed and s.rules.undealt_shown)
        return s.pool if shown else (None,) * len(s.pool)

    def stolen_cards(self) -> tuple[tuple[int, int, int | None], ...]:
        """Return every theft as (thief, victim, kind or None): thief and victim know the card."""
        return tuple(
            (t.seat, t.other, t.kind if self.seat == ALL or t.known_to(self.seat) else None)
            for t in self._state.trail
            if t.what == "theft"
        )

    def points(self) -> tuple[int, ...] | None:
        """Return every seat's points once the cards are revealed, None before (ALL: as the cards lie)."""
        s = self._state
        return tuple(s.scores()) if s.revealed or self.seat == ALL else None

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; a face it cannot see is null."""
        s, deck = self._state, self.deck
        seats = range(s.players)

        def names(kinds: tuple[int | None, ...]) -> list[str | None]:
            return [None if k is None else deck.tokens[k] for k in kinds]

        return {
            "game": s.game.id,
            "seat": self.seat,
            "actor": self.actor,
            "turn": s.turn,
            "order": list(s.order),
            "zones": [deck.regions[r] for r in s.regions],
            "hands": [names(self.hand(seat)) for seat in seats],
            "placed": {deck.regions[r]: [names(self.cards(r, seat)) for seat in seats] for r in s.regions},
            "backs": {deck.regions[r]: [list(self.backs(r, seat)) for seat in seats] for r in s.regions},
            "seen": {deck.regions[r]: [[list(x) for x in self.seen_by(r, seat)] for seat in seats] for r in s.regions},
            "marks": {deck.regions[r]: [list(mark) for mark in self.marks(r)] for r in s.regions},
            "played": [[seat, deck.tokens[kind]] for seat, kind in s.played],
            "discarded": [[seat, None if k is None else deck.tokens[k]] for seat, k in self.discarded()],
            "undealt": names(self.undealt()),
            "stolen": [[a, b, None if k is None else deck.tokens[k]] for a, b, k in self.stolen_cards()],
            "points": None if self.points() is None else list(self.points() or ()),
        }

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the board in plain words, line by line, seats called by `names`: the text twin of its picture."""
        s, deck, words = self._state, self.deck, self.game.words(language, names)

        def faces(kinds: tuple[int | None, ...]) -> str:
            shown = [words.say(deck.words[k]) for k in kinds if k is not None]
            hidden = sum(1 for k in kinds if k is None)
            if hidden:
                shown.append(words.say("ui-hidden-cards", count=hidden))
            return words.listed(shown)

        comma = f"{words.say('comma')} "
        question = self.question
        lines = [words.say(question.asks)] if question is not None else []
        for r in s.regions:
            marks = [words.say(mark_word(name)) for name, _, _ in self.marks(r)]
            head = f"{words.say(s.region_word(r))} ({deck.worth[r]})"
            lines.append(head + (f" [{words.listed(marks)}]" if marks else ""))
            for seat in range(s.players):
                if s.laid(r, seat):
                    lines.append(f"  {words.say('seat', n=seat)}: {faces(self.cards(r, seat))}")
        for seat in range(s.players):
            if s.hands[seat]:
                lines.append(f"{words.say('ui-hand')}{comma}{words.say('seat', n=seat)}: {faces(self.hand(seat))}")
        points = self.points() if self.is_over else None
        if points is not None:
            lines += [f"{words.say('ui-score')}{comma}{words.say('seat', n=i)}: {n}" for i, n in enumerate(points)]
        return "\n".join(lines)


def mark_word(name: str) -> Any:
    """Return the word for a mark's name."""
    from explorer.core.words import word

    head, _, colour = name.partition(" ")
    return word(f"mark-{head}", colour=word(f"colour-{colour}")) if colour else word(f"mark-{head}")
