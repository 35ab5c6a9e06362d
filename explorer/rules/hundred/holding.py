"""Cards on their way into hands and out of them, and what that lets everybody know.

A card's back can be followed, so what is known is known of one card: who has seen its face, which kinds it can be. A
card that goes back into the pile is lost to the eye; those who knew it know that no card drawn before can be it.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from typing import TYPE_CHECKING

from explorer.rules.hundred.records import Note, Return

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def add(s: S, seat: int, kind: int, note: Note) -> None:
    """Put a card into a hand: hands are sorted by kind, equal cards by when they left the pile."""
    hand, notes = s.hands[seat], s.notes[seat]
    at = bisect(hand, kind)
    while at and hand[at - 1] == kind and notes[at - 1].serial > note.serial:
        at -= 1
    s.hands[seat] = (*hand[:at], kind, *hand[at:])
    s.notes[seat] = (*notes[:at], note, *notes[at:])


def remove(s: S, seat: int, kind: int) -> Note:
    """Take a card out of a hand, of equal ones the one that came first, and return what was known of it."""
    hand, notes = s.hands[seat], s.notes[seat]
    at = hand.index(kind)
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    s.notes[seat] = notes[:at] + notes[at + 1 :]
    return notes[at]


def play(s: S, seat: int, kind: int) -> Note:
    """Take a card out of a hand before everybody's eyes."""
    note = remove(s, seat, kind)
    if s.put_back:
        reveal(s, kind, note, s.rules.everyone)
    return note


def unset(s: S, seat: int, kind: int) -> Note:
    """Take a set card up, of equal ones the one that was set first, before everybody's eyes."""
    at = s.sets[seat].index(kind)
    note = lift(s, seat, at)
    if s.put_back:
        reveal(s, kind, note, s.rules.everyone)
    return note


def lift(s: S, seat: int, at: int) -> Note:
    """Take a set card by its place, face down."""
    cards, notes = s.sets[seat], s.set_notes[seat]
    s.sets[seat], s.set_notes[seat] = cards[:at] + cards[at + 1 :], notes[:at] + notes[at + 1 :]
    return notes[at]


def lay_set(s: S, seat: int, kind: int, note: Note) -> None:
    """Lay a card face down in front of a seat."""
    s.sets[seat] = (*s.sets[seat], kind)
    s.set_notes[seat] = (*s.set_notes[seat], note)


def fresh(s: S, seen: int) -> Note:
    """Return the note for a card that has just come out of the pile, or from among the open cards."""
    s.clock += 1
    return Note(s.clock, seen, s.deck.every)


def reveal(s: S, kind: int, note: Note, eyes: int) -> None:
    """Let some learn a face: of the cards they saw put back, one of that kind may be out again."""
    eyes &= ~note.seen
    if not eyes or not s.put_back:
        return
    left = []
    for record in sorted(s.put_back, key=lambda r: -r.clock):
        if record.kind == kind and record.clock < note.serial:
            learned = record.seen & eyes
            eyes &= ~learned
            record = record._replace(seen=record.seen & ~learned)
        if record.seen:
            left.append(record)
    s.put_back = tuple(sorted(left))


def show(s: S, seat: int, eyes: int) -> None:
    """Show a whole hand to some."""
    for kind, note in zip(s.hands[seat], s.notes[seat], strict=True):
        reveal(s, kind, note, eyes)
    s.notes[seat] = tuple(note._replace(seen=note.seen | eyes) for note in s.notes[seat])


def name(s: S, seat: int, kind: int) -> None:
    """Let everybody know one card of a hand, of equal ones the one that came first."""
    at = s.hands[seat].index(kind)
    notes = s.notes[seat]
    reveal(s, kind, notes[at], s.rules.everyone)
    s.notes[seat] = (*notes[:at], notes[at]._replace(seen=s.rules.everyone), *notes[at + 1 :])


def narrow(s: S, seat: int, may: int) -> None:
    """Let everybody know that no card of a hand is of another kind."""
    s.notes[seat] = tuple(note._replace(may=note.may & may) for note in s.notes[seat])


# the pile


def pile_size(s: S) -> int:
    """Return how many cards can still be drawn."""
    return sum(s.pool) + len(s.top) + len(s.bottom)


def take_from_pile(s: S, kind: int) -> tuple[bool, Note]:
    """Take the top card, which is of this kind, and return whether all knew it, and its note, seen by nobody yet."""
    if s.top:
        s.top = s.top[:-1]
        return True, fresh(s, 0)
    if any(s.pool):
        pool = s.pool
        s.pool = (*pool[:kind], pool[kind] - 1, *pool[kind + 1 :])
        return False, fresh(s, 0)
    s.bottom = s.bottom[1:]
    return True, fresh(s, 0)


def draw(s: S, seat: int, kind: int) -> bool:
    """Draw a card into a hand and return whether everybody knows it."""
    known, note = take_from_pile(s, kind)
    eyes = s.rules.everyone if known else 1 << seat
    if s.put_back and not known:
        reveal(s, kind, note, eyes)
    add(s, seat, kind, note._replace(seen=eyes))
    return known


def burn_top(s: S, kind: int) -> None:
    """Send the top card of the pile to the graveyard."""
    known, note = take_from_pile(s, kind)
    if s.put_back and not known:
        reveal(s, kind, note, s.rules.everyone)
    s.grave = (*s.grave, kind)


def shuffle_in(s: S, cards: Iterable[tuple[int, int]]) -> None:
    """Shuffle cards, as (kind, who saw them go), into the pile; what was known to lie on top or beneath is lost."""
    pool = list(s.pool)
    every = s.rules.everyone
    records = list(s.put_back)
    for kind, seen in (*cards, *((kind, every) for kind in (*s.top, *s.bottom))):
        pool[kind] += 1
        records.append(Return(kind, s.clock, seen, seen))
    s.pool, s.put_back = tuple(pool), tuple(sorted(records))
    s.top = s.bottom = ()
    s.shuffles += 1


__all__ = [
    "add", "burn_top", "draw", "fresh", "lay_set", "lift", "name", "narrow", "pile_size", "play", "remove", "reveal",
    "show", "shuffle_in", "unset",
]  # fmt: skip
