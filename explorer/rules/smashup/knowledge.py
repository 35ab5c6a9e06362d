"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

Everybody knows every deck list, the discard piles, what is in play, tops and bottoms that lie open, and the cards in
hands that all have seen; a seat may have seen more of another's hand (glimpses), and the top of its own deck (private).
So what is hidden of a seat is how its remaining cards are split between hand, private top and the rest of the deck, and
every split is equally likely. The owner sees its own hand; nobody knows the order of a pool, which the position lacks.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop


def seen(s: TableTop, viewer: int, seat: int) -> set[int]:
    """Return the cards of a hand that a viewer (a seat or PUBLIC) has seen in it."""
    return {*s.known[seat], *(card for who, card in s.glimpses if who == viewer and card in s.hands[seat])}


def unseen(s: TableTop, viewer: int, seat: int) -> list[int]:
    """Return the cards that lie in a hand of another, unseen on its deck's top, or in its pool: any can be in any of
    these places for all that a viewer (a seat or PUBLIC) knows."""
    secret = (card for card in s.tops[seat] if card in s.private)
    return sorted({*s.hands[seat], *s.pools[seat], *secret} - seen(s, viewer, seat))


def sample(s: TableTop, viewer: int, rng: Random) -> Any:
    """Return a position drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows."""
    world = s.copy()
    world.events = tuple(event.as_seen(viewer) for event in s.events)
    private = {*s.private}
    for seat in range(s.players):
        if seat != viewer:
            known = seen(s, viewer, seat)
            secret = [card for card in s.tops[seat] if card in private]
            hidden = unseen(s, viewer, seat)
            drawn = rng.sample(hidden, len(s.hands[seat]) - len(known) + len(secret))
            on_top, held = drawn[: len(secret)], drawn[len(secret) :]
            world.hands[seat] = tuple(sorted((*known, *held)))
            world.pools[seat] = tuple(sorted({*hidden} - {*drawn}))
            fill = iter(on_top)
            world.tops[seat] = tuple(next(fill) if card in private else card for card in s.tops[seat])
            private = (private - {*secret}) | {*on_top}
    world.private = tuple(sorted(private))
    others = [pair for pair in s.glimpses if pair[0] == viewer]
    world.glimpses = tuple(sorted([*others, *_glimpses_of_others(s, world, viewer, rng)]))
    if s.base_tops and viewer != s.base_seer >= 0:
        pile = [*s.base_tops, *s.base_pool]
        world.base_tops = tuple(rng.sample(pile, len(s.base_tops)))
        world.base_pool = tuple(sorted({*pile} - {*world.base_tops}))
    return world


def _glimpses_of_others(s: TableTop, world: TableTop, viewer: int, rng: Random) -> list[tuple[int, int]]:
    """Return what other seats may have seen: as many cards of each hand, which ones only its owner and they know."""
    found: list[tuple[int, int]] = []
    for who in range(s.players):
        for seat in range(s.players):
            had = [card for other, card in s.glimpses if other == who != viewer and card in s.hands[seat]]
            if seat == viewer:
                found += [(who, card) for card in had]
            elif had:
                hidden = [card for card in world.hands[seat] if card not in world.known[seat]]
                open_ones = [card for card in had if card in s.known[seat]]
                found += [(who, card) for card in open_ones]
                found += [(who, card) for card in rng.sample(hidden, len(had) - len(open_ones))]
    return found


__all__ = ["sample", "seen", "unseen"]
