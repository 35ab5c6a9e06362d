"""In how many ways the cards that a seat has not seen can lie, by how many of some kinds lie in some places: counted.

Every hidden card is one place, and what is known of it says which cards fit (see knowledge). An assignment gives each
place a card of its own that fits; all are as likely. They are not gone through: places in which the same cards fit,
and cards that fit the same places, are dealt with together. The next card of the pile is one more place, in which
whatever is left over fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import comb, perm
from typing import TYPE_CHECKING

from explorer.core.errors import Uncountable
from explorer.core.state import ALL
from explorer.core.words import word
from explorer.rules.hundred.knowledge import Hidden, Place

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

#: Which of the places looked at a hidden card is, from 0; None for a place that is not looked at.
Label = Callable[[Place], int | None]
Deal = tuple[int, ...]


def hidden_from(s: S, viewer: int) -> Hidden:
    """Return what is hidden from a viewer: a seat, PUBLIC, or ALL, from whom nothing but the order of the pile is."""
    return Hidden(s, -1 if viewer == ALL else 1 << (viewer if viewer >= 0 else s.players))


def deals(
    s: S, viewer: int, kinds: Sequence[int], label: Label, labels: int, most: int, next_card: bool = False
) -> dict[Deal, int]:
    """Return in how many ways the hidden cards can lie, by how many of each kind lie in the places with each label.

    A deal has, label by label, a count for each of `kinds`. With `next_card` the next card of the pile (where the pile
    has cards whose order nobody knows) is the place with the last label. Raises Uncountable with more than `most`
    cases.
    """
    hidden = hidden_from(s, viewer)
    every = tuple(range(len(hidden.units)))
    places = Counter((label(place), fits) for place, fits in zip(hidden.places, hidden.fits, strict=True))
    if next_card:
        places[labels - 1, every] += 1
    # a place that is not looked at and takes any card whatever is as good as the pile
    sorts = [sort for sort in places if sort[0] is not None or sort[1] != every]
    sizes = tuple(places[sort] for sort in sorts)
    units: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for unit, (kind, _) in enumerate(hidden.units):
        where = tuple(at for at, (_, fits) in enumerate(sorts) if unit in fits)
        units[kind if kind in kinds else -1, where] += hidden.left[unit]
    found: dict[tuple[Deal, Deal], int] = {(sizes, (0,) * (labels * len(kinds))): 1}
    for (kind, where), there in units.items():
        later: dict[tuple[Deal, Deal], int] = {}
        for (room, deal), ways in found.items():
            for taken in _taken(room, where, there):
                left = tuple(a - b for a, b in zip(room, taken, strict=True))
                key = left, _noted(deal, taken, sorts, kinds, kind)
                more = perm(there, sum(taken))
                for a, n in zip(room, taken, strict=True):
                    more *= comb(a, n)
                later[key] = later.get(key, 0) + ways * more
            if len(later) > most:
                raise Uncountable(word("uncountable-many", count=most))
        found = later
    return {deal: ways for (room, deal), ways in found.items() if not any(room)}


def _taken(room: Deal, where: Sequence[int], there: int) -> Iterator[Deal]:
    """Yield how many of so many cards of one sort go to each sort of place."""
    if not where:
        yield (0,) * len(room)
        return
    at = where[0]
    for n in range(min(room[at], there) + 1):
        for rest in _taken(room, where[1:], there - n):
            yield (*rest[:at], n, *rest[at + 1 :])


def _noted(
    deal: Deal, taken: Deal, sorts: Sequence[tuple[int | None, tuple[int, ...]]], kinds: Sequence[int], kind: int
) -> Deal:
    """Return a deal with the cards of a kind added that went to places looked at."""
    if kind < 0:
        return deal
    now = list(deal)
    for n, (label, _) in zip(taken, sorts, strict=True):
        if label is not None:
            now[label * len(kinds) + kinds.index(kind)] += n
    return tuple(now)


def next_kinds(s: S, viewer: int, most: int) -> Mapping[int, int]:
    """Return how likely the next card of the pile is of each kind, as weights. Raises Uncountable as `deals` does."""
    if s.top or not any(s.pool):
        return {s.top[-1] if s.top else s.bottom[0]: 1}
    kinds = range(s.deck.kinds)
    found = deals(s, viewer, kinds, lambda place: None, 1, most, next_card=True)
    weights = {kind: sum(ways for deal, ways in found.items() if deal[kind]) for kind in kinds}
    return {kind: ways for kind, ways in weights.items() if ways}


__all__ = ["deals", "hidden_from", "next_kinds"]
