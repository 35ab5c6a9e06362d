"""What the hands may hold that a seat does not see: deals of the unseen cards, counted and not tried.

All cards that lie nowhere open are alike (see knowledge), so a hidden hand is any so many of them, each as likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING

from explorer.core.state import ALL
from explorer.core.words import Word
from explorer.rules.fortune import explaining
from explorer.rules.fortune.resolution import TopCase

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def count(s: S, topic: str, viewer: int) -> Mapping[Word, int]:
    """Return in how many deals of the cards that a viewer has not seen a stake comes to each outcome.

    Only the hand that is to answer matters. It is any so many of the unseen cards, and of these only the group's good
    and the precious ones count.
    """
    kind, _, rest = topic.partition(":")
    if kind == "winner":
        return {explaining.outcome(s, topic): 1}
    case = TopCase(s, explaining.seat_in(rest))
    if case.decided or viewer == case.asked:
        return {explaining.outcome(s, topic): 1}
    found = {True: 0, False: 0}
    for (hand,), ways in hands_of(s, (case.asked,), fighting_kinds(s, s.top(case.owner).good), viewer):
        found[case.answers(hand)] += ways
    return {explaining.holder(s, case, answered): n for answered, n in found.items() if n}


def fighting_kinds(s: S, good: int) -> tuple[int, ...]:
    """Return the kinds of card that count in a contest for a group."""
    return good, s.deck.silver, s.deck.gold


def unseen(s: S, viewer: int) -> list[int]:
    """Return how many cards of each kind a viewer (a seat, PUBLIC or ALL) has not seen."""
    left = list(s.pool)
    for seat, hand in enumerate(s.hands):
        if viewer not in (seat, ALL):
            for kind in hand:
                left[kind] += 1
    return left


def hands_of(
    s: S, seats: Sequence[int], kinds: Sequence[int], viewer: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Yield what some seats may hold of some kinds, as sorted hands without their other cards, and in how many deals.

    A hand that the viewer knows is what it is.
    """
    left = unseen(s, viewer)
    yield from _dealt(s, seats, kinds, viewer, [left[kind] for kind in kinds], sum(left))


def _dealt(
    s: S, seats: Sequence[int], kinds: Sequence[int], viewer: int, there: list[int], total: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    if not seats:
        yield (), 1
        return
    seat, rest = seats[0], seats[1:]
    hand = s.hands[seat]
    if viewer in (seat, ALL):
        known = tuple(kind for kind in hand if kind in kinds)
        for more, ways in _dealt(s, rest, kinds, viewer, there, total):
            yield (known, *more), ways
        return
    for counts in _counts(there, len(hand)):
        others = comb(total - sum(there), len(hand) - sum(counts))
        for at, n in enumerate(counts):
            others *= comb(there[at], n)
        if others:
            held = tuple(sorted(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)))
            left = [a - b for a, b in zip(there, counts, strict=True)]
            for more, ways in _dealt(s, rest, kinds, viewer, left, total - len(hand)):
                yield (held, *more), ways * others


def _counts(there: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """Yield how many of each kind can be among so many cards."""
    if not there:
        yield ()
        return
    for n in range(min(there[0], most) + 1):
        for rest in _counts(there[1:], most - n):
            yield (n, *rest)


__all__ = ["count", "fighting_kinds", "hands_of", "unseen"]
