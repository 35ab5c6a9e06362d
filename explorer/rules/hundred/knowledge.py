"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

Hidden are the faces in other hands and of other seats' set cards, and what the pile holds; its order is no part of a
position. A card's back can be followed (clause hand-rows), so every hidden card is one place, and what is known of it
is known of that place: who has seen its face, which kinds it can be (`Note`), and that a card seen going back into the
pile since it was drawn cannot be it (`Return`). Who knows what is public, so nothing else is to be drawn.

A world gives every hidden place a card. Cards are told apart physically, so equal ones count as often as there are,
and choices made are no evidence: any assignment that agrees is as likely. Of equal cards those that were put back are
taken to be the first to come out again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from explorer.rules.hundred import holding
from explorer.rules.hundred.records import Note, Return

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


class Place(NamedTuple):
    """A hidden card of another seat: whose, whether it is set, where in the row of set cards, and its note."""

    seat: int
    set: bool
    at: int
    note: Note


class Hidden:
    """The hidden places for one viewer, the cards that may lie in them, and a quick uniform draw.

    A unit is (kind, clock): cards of a kind that were never seen going back have clock 0, one that was can only lie in
    a place that is newer than its clock.
    """

    def __init__(self, s: S, bit: int) -> None:
        """Find what is hidden from the viewer whose bit is given."""
        hidden = list(s.pool)
        self.places: list[Place] = []
        for seat in range(s.players):
            rows = ((False, s.hands[seat], s.notes[seat]), (True, s.sets[seat], s.set_notes[seat]))
            for is_set, cards, notes in rows:
                for at, (kind, note) in enumerate(zip(cards, notes, strict=True)):
                    if not note.seen & bit:
                        self.places.append(Place(seat, is_set, at, note))
                        hidden[kind] += 1
        clocks: dict[int, list[int]] = {}
        for record in s.put_back:
            if record.seen & bit:
                clocks.setdefault(record.kind, []).append(record.clock)
        self.units: list[tuple[int, int]] = []
        self.left: list[int] = []
        for kind, n in enumerate(hidden):
            back = Counter(sorted(clocks.get(kind, ()), reverse=True)[:n])
            for clock, count in ((0, n - back.total()), *back.items()):
                if count:
                    self.units.append((kind, clock))
                    self.left.append(count)
        fits = {place: self._fits(place) for place in self.places}
        self.places.sort(key=lambda p: (sum(self.left[unit] for unit in fits[p]), p.note.serial))
        self.fits = [fits[place] for place in self.places]
        sets = [frozenset(units) for units in self.fits]
        #: the most cards that can be left for a place, whatever came before
        self.most = [
            sum(self.left[unit] for unit in units) - sum(sets[j] <= sets[i] for j in range(i))
            for i, units in enumerate(self.fits)
        ]  # fmt: skip

    def _fits(self, place: Place) -> tuple[int, ...]:
        note = place.note
        return tuple(
            unit for unit, (kind, clock) in enumerate(self.units) if note.may >> kind & 1 and note.serial > clock
        )

    def deal(self, rng: Random, kinds: int) -> tuple[list[int], list[int]]:
        """Return a kind for every place, and how many of each of so many kinds are left for the pile.

        Places are filled one after the other, each card that fits being as likely; where fewer fit than the most that
        can, the draw is kept only so often. So every assignment is as likely.
        """
        random = rng.random
        while True:
            left, found = self.left[:], []
            for units, most in zip(self.fits, self.most, strict=True):
                drawn = int(random() * most)
                for unit in units:
                    drawn -= left[unit]
                    if drawn < 0:
                        left[unit] -= 1
                        found.append(self.units[unit][0])
                        break
                else:
                    break  # fewer cards fit than could have
            else:
                pool = [0] * kinds
                for (kind, _), n in zip(self.units, left, strict=True):
                    pool[kind] += n
                return found, pool


def misplaced(s: S, bit: int) -> int:
    """Return a kind of which too many lie in places older than its return, as a viewer knows; -1 for none."""
    if not s.put_back:
        return -1
    hidden = Hidden(s, 1 << bit)
    cards = Counter(dict(enumerate(s.pool)))
    older: dict[int, list[int]] = {}
    for place in hidden.places:
        kind = (s.sets if place.set else s.hands)[place.seat][place.at]
        cards[kind] += 1
        older.setdefault(kind, []).append(place.note.serial)
    for kind, clock in {(r.kind, r.clock) for r in s.put_back if r.seen >> bit & 1}:
        put_back = sum(r.kind == kind and r.clock >= clock and r.seen >> bit & 1 for r in s.put_back)
        if sum(serial <= clock for serial in older.get(kind, ())) > cards[kind] - put_back:
            return kind
    return -1


def worlds(s: S, viewer: int, rng: Random) -> Iterator[S]:
    """Yield positions drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows."""
    bit = 1 << (viewer if viewer >= 0 else s.players)
    hidden = Hidden(s, bit)
    seen = s.copy()
    seen.events = tuple(event.as_seen(viewer) for event in s.events)
    for place in sorted(hidden.places, key=lambda p: -p.at):
        if not place.set:
            row, notes = seen.hands[place.seat], seen.notes[place.seat]
            seen.hands[place.seat] = row[: place.at] + row[place.at + 1 :]
            seen.notes[place.seat] = notes[: place.at] + notes[place.at + 1 :]
    while True:
        drawn = seen.copy()
        kinds, left = hidden.deal(rng, s.deck.kinds)
        for place, kind in zip(hidden.places, kinds, strict=True):
            if place.set:
                row = drawn.sets[place.seat]
                drawn.sets[place.seat] = (*row[: place.at], kind, *row[place.at + 1 :])
            else:
                holding.add(drawn, place.seat, kind, place.note)
        drawn.pool = tuple(left)
        if s.put_back:
            drawn.put_back = _redrawn(drawn, bit, rng)
        yield drawn


def _redrawn(world: S, bit: int, rng: Random) -> tuple[Return, ...]:
    """Return what is known in a world of cards put back. Of records that only others have, the card is one of this
    world's pile, as far as it goes; which seats have seen a card come out again is theirs to know, so every one of them
    knows as much as agrees with the world."""
    own = [record for record in world.put_back if record.seen & bit]
    pile = [kind for kind, n in enumerate(world.pool) for _ in range(n)]
    for record in own:
        if record.kind in pile:
            pile.remove(record.kind)
    others = [record for record in world.put_back if not record.by & bit]
    kinds = rng.sample(pile, min(len(pile), len(others)))
    rest = [record for record in world.put_back if record.by & bit and not record.seen & bit]
    records = [*own, *rest, *(r._replace(kind=kind) for r, kind in zip(others, kinds, strict=False))]
    public = 1 << world.players
    records = [r._replace(seen=r.seen & (bit | public)) for r in records]
    for seat in range(world.players):
        if 1 << seat != bit:
            _reckon(world, seat, records, public)
    return tuple(sorted(record for record in records if record.seen))


def _reckon(world: S, seat: int, records: list[Return], public: int) -> None:
    """Let a seat know of as many records as agree with what is hidden from it, the oldest first."""
    eye = 1 << seat
    found: dict[int, list[int]] = {}
    for row, notes in zip((*world.hands, *world.sets), (*world.notes, *world.set_notes), strict=True):
        for kind, note in zip(row, notes, strict=True):
            if not note.seen & eye:
                found.setdefault(kind, []).append(note.serial)
    for i, record in sorted(enumerate(records), key=lambda pair: pair[1].clock):
        if not record.by & eye or (record.by & public and not record.seen & public):
            continue
        newer = sum(serial > record.clock for serial in found.get(record.kind, ()))
        taken = sum(bool(other.seen & eye) for other in records if other.kind == record.kind)
        if taken < world.pool[record.kind] + newer:
            records[i] = record._replace(seen=record.seen | eye)


__all__ = ["Hidden", "misplaced", "worlds"]
