"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

Hidden are the faces in other hands and of other seats' set cards, and what the pile holds; its order is no part of a
position. A card's back can be followed (clause hand-rows), so every hidden card is one place, and what is known of it
is known of that place: who has seen its face, which kinds it can be (`Note`), and that a card seen going back into the
pile since it was drawn cannot be it (`Return`). Who knows what is public, so nothing else is to be drawn.

A world gives every hidden place a card. Cards are told apart physically, so equal ones count as often as there are,
and choices made are no evidence: any assignment that agrees is as likely. Of a kind that was put back k times, with n
cards hidden now, at most n - k lie in places older than that.
"""

from __future__ import annotations

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
    """The hidden places for one viewer, the cards that may lie in them, and a quick uniform draw."""

    def __init__(self, s: S, bit: int) -> None:
        """Find what is hidden from the viewer whose bit is given."""
        self.left = list(s.pool)
        self.places: list[Place] = []
        for seat in range(s.players):
            rows = ((False, s.hands[seat], s.notes[seat]), (True, s.sets[seat], s.set_notes[seat]))
            for is_set, cards, notes in rows:
                for at, (kind, note) in enumerate(zip(cards, notes, strict=True)):
                    if not note.seen & bit:
                        self.places.append(Place(seat, is_set, at, note))
                        self.left[kind] += 1
        #: for every kind that was put back: until when a place is too old, and how many cards older places can hold
        self.caps: dict[int, list[tuple[int, int]]] = {}
        for record in sorted((r for r in s.put_back if r.seen & bit), key=lambda r: -r.clock):
            caps = self.caps.setdefault(record.kind, [])
            caps.append((record.clock, self.left[record.kind] - len(caps) - 1))
        self.kinds = [kind for kind, n in enumerate(self.left) if n]
        possible = {place: self._possible(place) for place in self.places}
        self.places.sort(key=lambda p: (sum(self.left[k] for k in possible[p]), p.note.serial))
        self.possible = [possible[place] for place in self.places]
        sets = [frozenset(kinds) for kinds in self.possible]
        #: the most cards that can be left for a place, whatever came before
        self.most = [
            sum(self.left[k] for k in kinds) - sum(sets[j] <= sets[i] for j in range(i))
            for i, kinds in enumerate(self.possible)
        ]  # fmt: skip

    def _possible(self, place: Place) -> tuple[int, ...]:
        note, caps = place.note, self.caps
        return tuple(
            kind
            for kind in self.kinds
            if note.may >> kind & 1 and all(cap > 0 for clock, cap in caps.get(kind, ()) if note.serial <= clock)
        )

    def deal(self, rng: Random) -> tuple[list[int], list[int]]:
        """Return a kind for every place, and what is left for the pile; every assignment is as likely.

        Places are filled one after the other, each card that fits being as likely; where fewer fit than the most that
        can, the draw is kept only so often.
        """
        random = rng.random
        while True:
            left, found = self.left[:], []
            caps = {kind: [cap for _, cap in rows] for kind, rows in self.caps.items()}
            for place, kinds, most in zip(self.places, self.possible, self.most, strict=True):
                serial = place.note.serial
                if caps:
                    kinds = tuple(
                        kind
                        for kind in kinds
                        if kind not in caps
                        or all(
                            n > 0 for n, (clock, _) in zip(caps[kind], self.caps[kind], strict=True) if serial <= clock
                        )
                    )
                there = sum(left[kind] for kind in kinds)
                drawn = int(random() * most)
                if drawn >= there:
                    break
                for kind in kinds:
                    drawn -= left[kind]
                    if drawn < 0:
                        break
                left[kind] -= 1
                found.append(kind)
                for i, (clock, _) in enumerate(self.caps.get(kind, ())):
                    if serial <= clock:
                        caps[kind][i] -= 1
            else:
                return found, left


def misplaced(s: S, bit: int) -> int:
    """Return a kind of which too many lie in places older than its return, as a viewer knows; -1 for none."""
    if not s.put_back:
        return -1
    hidden = Hidden(s, 1 << bit)
    for kind, rows in hidden.caps.items():
        for clock, cap in rows:
            there = sum(
                (s.sets if place.set else s.hands)[place.seat][place.at] == kind and place.note.serial <= clock
                for place in hidden.places
            )
            if there > cap:
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
        kinds, left = hidden.deal(rng)
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
