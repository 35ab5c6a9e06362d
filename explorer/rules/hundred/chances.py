"""In how many ways the cards that a seat has not seen can lie, by how many of some kinds lie in some places: counted.

Every hidden card is one place, and what is known of it says which cards fit (see knowledge). An assignment gives each
place a card of its own that fits; all are as likely. They are not gone through: places in which the same cards fit,
and cards that fit the same places, are dealt with together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
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


class _Places:
    """Hidden places put together in which the same cards fit, those left out that are as good as the pile: not looked
    at, and any card fits. `sizes` says how many of each sort there are, `labels` how they are looked at."""

    def __init__(self, hidden: Hidden, label: Label) -> None:
        every = tuple(range(len(hidden.units)))
        found = Counter((label(place), fits) for place, fits in zip(hidden.places, hidden.fits, strict=True))
        sorts = [sort for sort in found if sort[0] is not None or sort[1] != every]
        self.labels = [label for label, _ in sorts]
        self.sizes = tuple(found[sort] for sort in sorts)
        self._fits = [frozenset(fits) for _, fits in sorts]

    def open_to(self, unit: int) -> Deal:
        """Return the sorts of places in which a card fits."""
        return tuple(at for at, fits in enumerate(self._fits) if unit in fits)


def hidden_from(s: S, viewer: int) -> Hidden:
    """Return what is hidden from a viewer: a seat, PUBLIC, or ALL, from whom nothing but the order of the pile is."""
    return Hidden(s, -1 if viewer == ALL else 1 << (viewer if viewer >= 0 else s.players))


def deals(s: S, viewer: int, kinds: Sequence[int], label: Label, labels: int, most: int) -> dict[Deal, int]:
    """Return in how many ways the hidden cards can lie, by how many of each kind lie in the places with each label.

    A deal has, label by label, a count for each of `kinds`. Raises Uncountable with more than `most` cases.
    """
    hidden = hidden_from(s, viewer)
    places = _Places(hidden, label)
    cards: Counter[tuple[int, Deal]] = Counter()
    for unit, (kind, _) in enumerate(hidden.units):
        cards[kinds.index(kind) if kind in kinds else -1, places.open_to(unit)] += hidden.left[unit]
    return _count(places, cards, len(kinds), labels, most)


def next_kinds(s: S, viewer: int, most: int) -> Mapping[int, int]:
    """Return how likely the next card of the pile is of each kind, as weights. Raises Uncountable as `deals` does.

    A card is the next one in as many ways as the others can then lie.
    """
    if s.top or not any(s.pool):
        return {s.top[-1] if s.top else s.bottom[0]: 1}
    hidden = hidden_from(s, viewer)
    places = _Places(hidden, lambda place: None)
    sorts = [(-1, places.open_to(unit)) for unit in range(len(hidden.units))]
    cards: Counter[tuple[int, Deal]] = Counter()
    for sort, n in zip(sorts, hidden.left, strict=True):
        cards[sort] += n
    ways = {sort: _count(places, cards - Counter([sort]), 0, 0, most).get((), 0) for sort in cards}
    weights: Counter[int] = Counter()
    for (kind, _), sort, n in zip(hidden.units, sorts, hidden.left, strict=True):
        weights[kind] += n * ways[sort]
    return +weights


def _count(
    places: _Places, cards: Mapping[tuple[int, Deal], int], kinds: int, labels: int, most: int
) -> dict[Deal, int]:
    """Give each place a card, sort of cards by sort, and return in how many ways each deal comes.

    Cards of which there are few come first; the last that fit a sort of places fill what is left of it.
    """
    order = sorted(cards.items(), key=lambda item: item[1])
    last = {at: i for i, ((_, where), _) in enumerate(order) for at in where}
    found: dict[tuple[Deal, Deal], int] = {(places.sizes, (0,) * (labels * kinds)): 1}
    cases = 0
    for i, ((kind, where), there) in enumerate(order):
        used: dict[tuple[Deal, Deal, int], int] = {(room, deal, 0): ways for (room, deal), ways in found.items()}
        for at in where:
            label = places.labels[at]
            noted = -1 if kind < 0 or label is None else label * kinds + kind
            later: dict[tuple[Deal, Deal, int], int] = {}
            for (room, deal, gone), ways in used.items():
                for n in range(room[at] if last[at] == i else 0, min(room[at], there - gone) + 1):
                    key = _less(room, at, n), deal if noted < 0 else _less(deal, noted, -n), gone + n
                    later[key] = later.get(key, 0) + ways * comb(room[at], n) * perm(there - gone, n)
            cases += len(later)
            if cases > most:
                raise Uncountable(word("uncountable-many", count=most))
            used = later
        found = {}
        for (room, deal, _), ways in used.items():
            found[room, deal] = found.get((room, deal), 0) + ways
    return {deal: ways for (room, deal), ways in found.items() if not any(room)}


def _less(counts: Deal, at: int, n: int) -> Deal:
    """Return counts with one of them so much less."""
    return (*counts[:at], counts[at] - n, *counts[at + 1 :]) if n else counts


__all__ = ["deals", "hidden_from", "next_kinds"]
