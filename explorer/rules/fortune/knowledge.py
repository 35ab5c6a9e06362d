"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

Hidden are the faces in other hands and which cards are in the pile; the order of the pile is no part of a position.
Every card that leaves a hand is laid open (in a group, in a contest, on the discarded ones), and none that lies open
ever goes back into a hand: a discarded card that is taken, and every card of a contest, ends in a group. So nobody
knows a card of another hand, and all cards that lie nowhere open are alike: any deal of them is as likely as any other.
Choices are no evidence: that somebody gave in says nothing of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def worlds(s: S, viewer: int, rng: Random) -> Iterator[S]:
    """Yield positions drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows.

    Events are as the viewer saw them.
    """
    owners = [seat for seat in range(s.players) if seat != viewer]
    seen = s.copy()
    seen.events = tuple(event.as_seen(viewer) for event in s.events)
    unseen = [kind for kind, n in enumerate(s.pool) for _ in range(n)]
    for owner in owners:
        unseen += s.hands[owner]
    unseen.sort()
    needed = sum(len(s.hands[owner]) for owner in owners)
    copies = [0] * len(s.pool)
    for kind in unseen:
        copies[kind] += 1
    while True:
        drawn = seen.copy()
        cards = rng.sample(unseen, needed)
        pool = copies[:]
        at = 0
        for owner in owners:
            end = at + len(s.hands[owner])
            drawn.hands[owner] = tuple(sorted(cards[at:end]))
            at = end
        for kind in cards:
            pool[kind] -= 1
        drawn.pool = tuple(pool)
        yield drawn


__all__ = ["worlds"]
