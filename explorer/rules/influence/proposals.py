"""Hidden places as numbered positions, and quick uniform draws of cards for them.

Some positions take only certain cards: face-down cards are influence (of the colour on their back, where backs show
it), and a seat that discarded holds only cards that had no target then. Such sets of kinds are filled from the smallest
on; where each two are nested or apart, every assignment is equally likely. A card that the viewer saw stolen is
put first, in one of the positions to which it can have come, each chosen as often as it has completions (*pins*).
What these draws do not hold to is left to the trail (see knowledge), which accepts or rejects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from math import factorial, perm, prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from explorer.rules.influence.trail import DISCARD, PLACE, PLAY, THEFT, Trace

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState

MOST_WITNESSES = 2000


class World:
    """One way the hidden cards may lie: hands, placed cards, discards, undealt cards, and every theft's card."""

    __slots__ = ("discards", "hands", "placed", "pool", "stolen")

    def __init__(self, s: InfluenceState) -> None:
        self.hands = list(s.hands)
        self.placed = list(s.placed)
        self.discards = list(s.discards)
        self.pool = s.pool
        self.stolen: dict[int, int] = {}


class Stage(NamedTuple):
    """Positions that take only certain kinds of card (None: any), to be filled together."""

    kinds: frozenset[int] | None
    positions: tuple[int, ...]


class Pin(NamedTuple):
    """A card that is known to lie in one of some positions."""

    kind: int
    positions: tuple[int, ...]


class Witness(NamedTuple):
    """One way to put the pinned cards: their positions, the cards left, and the stages for the other positions."""

    positions: tuple[int, ...]
    cards: list[int]
    stages: list[Stage]


class Hidden:
    """The hidden places for one viewer (a seat or PUBLIC), and the cards that may lie in them."""

    def __init__(self, s: InfluenceState, viewer: int) -> None:
        self.s, self.viewer = s, viewer
        self._find_cards()
        self._number_positions()
        self.stages = self._stages()
        self.pins = self._pins()
        self.witnesses, self.weights = self._witnesses()

    def _find_cards(self) -> None:
        """Find the cards that may lie anywhere hidden: the deck without those whose place the viewer knows."""
        s, viewer, deck = self.s, self.viewer, self.s.deck
        left = Counter(deck.cards)
        left.subtract(kind for _, kind in s.played)
        view = s.view(viewer)
        #: a tactic taking effect is known to be in its hand
        self.held = s.in_effect()
        if self.held is not None and self.held[0] != viewer:
            left[self.held[1]] -= 1
        if viewer >= 0:
            left.subtract(s.hands[viewer])
        self.slots: list[tuple[int, int]] = []  # place, index
        for region in s.regions:
            for seat in range(s.players):
                for i, kind in enumerate(view.cards(region, seat)):
                    if kind is None:
                        self.slots.append((region * s.players + seat, i))
                    else:
                        left[kind] -= 1
        self.lost = [i for i, kind in enumerate(view.discarded()) if kind[1] is None]
        left.subtract(kind for _, kind in view.discarded() if kind is not None)
        self.pool_open = s.revealed and s.rules.undealt_shown
        if self.pool_open:
            left.subtract(s.pool)
        self.cards = sorted(left.elements())

    def _number_positions(self) -> None:
        s = self.s
        self.hands: list[tuple[int, tuple[int, ...], int, int]] = []  # seat, cards known there, from, to
        at = len(self.slots)
        for seat in range(s.players):
            if seat != self.viewer:
                known = (self.held[1],) if self.held is not None and self.held[0] == seat else ()
                end = at + len(s.hands[seat]) - len(known)
                self.hands.append((seat, known, at, end))
                at = end
        self.first_lost = at
        self.positions = at + len(self.lost)
        self.rows: dict[int, list[tuple[int, int]]] = {}  # place: (index, position)
        for position, (place, i) in enumerate(self.slots):
            self.rows.setdefault(place, []).append((i, position))

    def hand_positions(self, seat: int) -> range:
        """Return the positions that a seat's hidden hand takes."""
        return next((range(start, end) for who, _, start, end in self.hands if who == seat), range(0))

    # which positions take which cards

    def _stages(self) -> list[Stage]:
        deck, there = self.s.deck, frozenset(self.cards)
        influence = frozenset(k for k in there if k < deck.influence)
        allowed: dict[int, frozenset[int]] = {}
        for position, (place, i) in enumerate(self.slots):
            allowed[position] = influence
            if self.s.rules.coloured_backs:
                colour = deck.colour_of(self.s.placed[place][i])
                allowed[position] = frozenset(k for k in influence if deck.colour_of(k) == colour)
        backs = set(allowed.values())
        for position, dead in self._dead():
            allowed[position] = allowed.get(position, there) & dead
        groups: dict[frozenset[int], list[int]] = {}
        for position, kinds in allowed.items():
            groups.setdefault(kinds, []).append(position)
        kept: list[frozenset[int]] = []
        for kinds in sorted(groups, key=lambda kinds: (kinds not in backs, len(kinds), sorted(kinds))):
            if kinds in backs or all(kinds <= other or kinds >= other or not kinds & other for other in kept):
                kept.append(kinds)
        kept.sort(key=len)
        stages = [Stage(kinds, tuple(groups[kinds])) for kinds in kept]
        staged = {position for stage in stages for position in stage.positions}
        free = tuple(position for position in range(self.positions) if position not in staged)
        return [*stages, Stage(None, free)]

    def _dead(self) -> Iterator[tuple[int, frozenset[int]]]:
        """Yield hidden positions of seats that have discarded, each with the kinds without a target at that time.

        A seat that took part in a theft since is left out: its hand is not the one that was dead.
        """
        trail = self.s.trail
        for at, trace in enumerate(trail):
            mixed = any(later.what == THEFT and trace.seat in (later.seat, later.other) for later in trail[at:])
            if trace.what != DISCARD or mixed:
                continue
            dead = frozenset(trace.dead)
            since = [later.number for later in trail[at:] if later.what == DISCARD and later.seat == trace.seat]
            yield from ((position, dead) for position in self.hand_positions(trace.seat))
            yield from ((self.first_lost + self.lost.index(i), dead) for i in since if i in self.lost)

    # where known cards can have come

    def _pins(self) -> list[Pin]:
        """Return the cards that the viewer saw stolen from it, each with where it can lie now, where that is plain.

        It is not when the thief has been robbed since, or when a card of that kind is seen to have left its hand.
        """
        s, pins = self.s, []
        for at, trace in enumerate(s.trail):
            if trace.what != THEFT or trace.other != self.viewer or self.viewer < 0:
                continue
            since = [later for later in s.trail[at + 1 :] if trace.seat in (later.seat, later.other)]
            robbed = any(later.what == THEFT and later.other == trace.seat for later in since)
            left = [later for later in since if later.what != THEFT]
            if robbed or self.held == (trace.seat, trace.kind) or trace.kind in map(self._known, left):
                continue
            came_to = [position for position in map(self._position, left) if position is not None]
            pins.append(Pin(trace.kind, (*self.hand_positions(trace.seat), *came_to)))
        return pins

    def _position(self, trace: Trace) -> int | None:
        """Return the hidden position of a card that left a hand, None where the viewer sees its face."""
        if trace.what == PLACE and (trace.at, trace.number) in self.slots:
            return self.slots.index((trace.at, trace.number))
        if trace.what == DISCARD and trace.number in self.lost:
            return self.first_lost + self.lost.index(trace.number)
        return None

    def _known(self, trace: Trace) -> int | None:
        """Return the kind of a card that left a hand, None where the viewer does not see its face."""
        if trace.what == PLAY:
            return trace.kind
        if self._position(trace) is not None:
            return None
        return self.s.placed[trace.at][trace.number] if trace.what == PLACE else self.s.discards[trace.number][1]

    def _witnesses(self) -> tuple[list[Witness], list[float]]:
        """Return every way to put the pinned cards, and the running sums of how many completions each has."""
        while prod(len(pin.positions) for pin in self.pins) > MOST_WITNESSES:
            self.pins.pop()
        cards = list((Counter(self.cards) - Counter(pin.kind for pin in self.pins)).elements())
        takes = {position: stage.kinds for stage in self.stages for position in stage.positions}
        found, ways = [], []
        for chosen in product(*(pin.positions for pin in self.pins)):
            pinned = set(chosen)
            fits = (
                takes[p] is None or pin.kind in takes[p]  # type: ignore[operator]
                for p, pin in zip(chosen, self.pins, strict=True)
            )
            if len(pinned) < len(chosen) or not all(fits):
                continue
            stages = [Stage(kinds, tuple(p for p in own if p not in pinned)) for kinds, own in self.stages]
            completions = _completions(cards, stages)
            if completions:
                found.append(Witness(chosen, cards, stages))
                ways.append(completions)
        total = sum(ways)
        return found, [done / total for done in accumulate(ways)]

    def _accepted(self, laid: Sequence[int], rng: Random) -> bool:
        """Tell whether to keep a draw: one that more than one witness leads to is kept that much less often."""
        witnesses = sum(
            1
            for chosen in product(*([p for p in pin.positions if laid[p] == pin.kind] for pin in self.pins))
            if len(set(chosen)) == len(chosen)
        )
        return witnesses == 1 or rng.random() * witnesses < 1

    # drawing

    def propose(self, rng: Random) -> World:
        """Return a world with all the known cards in place and possible kinds in every position, uniformly."""
        laid = [0] * self.positions
        while True:
            witness = self.witnesses[0]
            if self.pins:
                luck = rng.random()
                witness = next((w for w, end in zip(self.witnesses, self.weights, strict=True) if luck < end), witness)
                for position, pin in zip(witness.positions, self.pins, strict=True):
                    laid[position] = pin.kind
            left = self._fill(laid, witness, rng)
            if not self.pins or self._accepted(laid, rng):
                return self._world(laid, left)

    def _fill(self, laid: list[int], witness: Witness, rng: Random) -> list[int]:
        """Lay cards in the positions of every stage, and return those left over."""
        left, random = witness.cards, rng.random
        for kinds, positions in witness.stages:
            if kinds is None:
                inside, outside = left[:], None
            else:
                inside = [k for k in left if k in kinds]
                outside = [k for k in left if k not in kinds]
            n = len(inside)
            for i, position in enumerate(positions):
                j = i + int(random() * (n - i))
                laid[position] = inside[j]
                inside[j] = inside[i]
            left = inside[len(positions) :] if outside is None else inside[len(positions) :] + outside
        return left

    def _world(self, laid: list[int], left: list[int]) -> World:
        world = World(self.s)
        for place, filled in self.rows.items():
            row = list(self.s.placed[place])
            for i, position in filled:
                row[i] = laid[position]
            world.placed[place] = tuple(row)
        for seat, known, start, end in self.hands:
            world.hands[seat] = tuple(sorted([*known, *laid[start:end]]))
        for position, i in enumerate(self.lost, self.first_lost):
            world.discards[i] = (self.s.discards[i][0], laid[position])
        if not self.pool_open:
            world.pool = tuple(sorted(left))
        return world


def _completions(cards: Sequence[int], stages: Sequence[Stage]) -> int:
    """Return in how many ways cards, told apart, can be laid in the positions of all stages and in a row beyond."""
    ways, taken = 1, 0
    for at, (kinds, positions) in enumerate(stages):
        if kinds is None:
            return ways * factorial(len(cards) - taken)
        inside = sum(1 for k in cards if k in kinds)
        within = sum(len(own) for other, own in stages[:at] if other is not None and other <= kinds)
        if inside - within < len(positions):
            return 0
        ways *= perm(inside - within, len(positions))
        taken += len(positions)
    return ways


__all__ = ["Hidden", "World"]
