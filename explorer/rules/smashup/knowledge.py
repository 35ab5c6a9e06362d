"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

Everybody knows every deck list, the discard piles, what is in play, known tops and bottoms, and the cards in hands
that all have seen. So what is hidden of a seat is how its remaining cards are split between hand and deck, and every
split is equally likely. The owner sees its own hand; nobody knows the order of a pool, which the position lacks too.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState


def sample(s: SmashUpState, viewer: int, rng: Random) -> Any:
    """Return a position drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows."""
    world = s.copy()
    for seat in range(s.players):
        if seat != viewer:
            known = s.known[seat]
            unseen = sorted({*s.hands[seat], *s.pools[seat]} - {*known})
            held = rng.sample(unseen, len(s.hands[seat]) - len(known))
            world.hands[seat] = tuple(sorted((*known, *held)))
            world.pools[seat] = tuple(sorted({*unseen} - {*held}))
    return world


__all__ = ["sample"]
