"""In how many ways the hidden cards of some zones can lie, by what each way comes to: odds counted one by one.

Every world that agrees with what a seat knows is equally likely (see knowledge). Swap two influence cards that it has
not located: if the trail treats both alike, that is another such world, so the face-down cards of a zone are any of
those cards with the same chance, whatever else is hidden. The trail does treat them alike: a discard tells of influence
as such, never of one card; only a theft that the seat itself suffered names a card. Where that one may lie, nothing is
counted. What a way comes to is asked of the position (`State.outcome`), never worked out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import comb
from typing import TYPE_CHECKING

from explorer.core.errors import Uncountable
from explorer.core.words import Word, word
from explorer.rules.influence.marks import FIRST_COLOUR, colour_bit
from explorer.rules.influence.trail import PLACE, THEFT

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState
    from explorer.rules.influence.views import InfluenceView


@dataclass(frozen=True)
class Group:
    """Hidden cards of one seat in one zone between which no rule tells: it counts which they are, not in which order.

    `slots` are their places in the row; `among` the classes of cards that can lie there.
    """

    place: int
    slots: tuple[int, ...]
    among: tuple[int, ...]


@dataclass
class Stock:
    """The influence cards that a seat has not located, in classes between which no rule tells in the zones looked at.

    `kinds` has one kind of each class to stand for all, `colours` its colour, `left` how many cards of it there are.
    """

    kinds: list[int]
    colours: list[int]
    left: list[int]


def count_outcomes(s: InfluenceState, topic: str, viewer: int, most: int) -> dict[Word, int]:
    """Return in how many of the ways in which the hidden cards can lie a zone (or the match) comes to each outcome.

    A way says which cards each seat has in a zone, not in which order. Raises Uncountable when there are more than
    `most` cases to look at, or where a theft may have made a card likelier in one place than in another.
    """
    view = s.view(viewer)
    kind, _, name = topic.partition(":")
    hidden = _hidden(view, [s.deck.regions.index(name)] if kind == "zone" else s.regions)
    if not hidden:
        return {s.outcome(topic): 1}
    zones = {region for region, *_ in hidden}
    stock = _classes(s, _free(s, view, zones), zones)
    groups = _groups(s, hidden, stock)
    if sum(1 for _ in islice(_arrangements(groups, stock.left), most + 1)) > most:
        raise Uncountable(word("uncountable-many", count=most))
    return dict(_tally(s, topic, groups, stock))


def _tally(s: InfluenceState, topic: str, groups: Sequence[Group], stock: Stock) -> Counter[Word]:
    """Lay the cards every way there is on a copy of the table and ask it what comes of the topic."""
    table = s.copy()
    found: Counter[Word] = Counter()
    rows = {group.place: list(s.placed[group.place]) for group in groups}
    for laid, ways in _arrangements(groups, stock.left):
        for group, classes in zip(groups, laid, strict=True):
            row = rows[group.place]
            for slot, c in zip(group.slots, classes, strict=True):
                row[slot] = stock.kinds[c]
        for place, row in rows.items():
            table.placed[place] = tuple(row)
        found[table.outcome(topic)] += ways
    return found


def _hidden(view: InfluenceView, regions: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return (zone, seat, place in its row, colour of its back or -1) for every card there that is hidden."""
    return [
        (region, seat, i, -1 if back is None else back)
        for region in regions
        for seat in range(view.players)
        for i, (kind, back) in enumerate(zip(view.cards(region, seat), view.backs(region, seat), strict=True))
        if kind is None
    ]


def _unlocated(view: InfluenceView) -> Counter[int]:
    """Return the influence cards of which the viewer does not know where they are."""
    left = Counter(kind for kind in view.deck.cards if kind < view.deck.influence)
    seats = range(view.players)
    rows = [view.cards(region, seat) for region in view.zones for seat in seats]
    rows += [view.undealt(), tuple(kind for _, kind in view.discarded()), *map(view.hand, seats)]
    left.subtract(kind for row in rows for kind in row if kind is not None and kind in left)
    return +left


def _free(s: InfluenceState, view: InfluenceView, regions: set[int]) -> Counter[int]:
    """Return the unlocated influence cards that may lie hidden in some zones, each as likely as another.

    A card that was stolen from the viewer is none of them where it cannot have come. Raises Uncountable where it can.
    """
    deck, free = s.deck, _unlocated(view)
    # never in a match, but an edited position may say that only some influence cards had no target
    tied = any(0 < sum(kind < deck.influence for kind in trace.dead) < deck.influence for trace in s.trail)
    stolen = {kind for _, victim, kind in view.stolen_cards() if victim == view.seat and kind is not None}
    for kind in stolen & free.keys():
        tied = tied or free[kind] > 1 or bool(regions & _came_to(s, view.seat, kind))
        del free[kind]
    if tied:
        raise Uncountable(word("uncountable-trail"))
    return free


def _came_to(s: InfluenceState, viewer: int, kind: int) -> set[int]:
    """Return the zones on which somebody has laid a card after a card stolen from the viewer may have come to them."""
    hands: set[int] = set()
    zones: set[int] = set()
    for trace in s.trail:
        taken = trace.other in hands or (trace.other == viewer and trace.kind == kind)
        if trace.what == THEFT and taken and trace.seat != viewer:
            hands.add(trace.seat)
        elif trace.what == PLACE and trace.seat in hands:
            zones.add(trace.at // s.players)
    return zones


def _classes(s: InfluenceState, cards: Counter[int], regions: set[int]) -> Stock:
    """Put cards of the same points together; colours that are cancelled there, or shown by backs, are kept apart."""
    deck = s.deck
    marks = 0
    for region in regions:
        marks |= s.marks[region]
    classes: dict[tuple[int, int], tuple[int, int]] = {}
    for kind, n in sorted(cards.items()):
        colour = deck.colour_of(kind)
        apart = s.rules.coloured_backs or marks & colour_bit(colour)
        key = (deck.points[kind], colour if apart else -1)
        first, already = classes.get(key, (kind, 0))
        classes[key] = first, already + n
    kinds = [kind for kind, _ in classes.values()]
    return Stock(kinds, [deck.colour_of(kind) for kind in kinds], [n for _, n in classes.values()])


def _groups(s: InfluenceState, hidden: Sequence[tuple[int, int, int, int]], stock: Stock) -> list[Group]:
    """Put hidden cards together that show the same back and were reached by the same marks."""
    found: dict[tuple[int, int, int], list[int]] = {}
    for region, seat, i, back in hidden:
        place = region * s.players + seat
        after = 0  # how many of the cancellations had been played when it was laid: under a reading it matters
        if not s.rules.cancel_lasts:
            after = sum(i >= counts[seat] for bit, _, _, counts in s.records[region] if bit >= FIRST_COLOUR)
        found.setdefault((place, back, after), []).append(i)
    return [
        Group(place, tuple(slots), tuple(c for c, colour in enumerate(stock.colours) if back in (-1, colour)))
        for (place, back, _), slots in found.items()
    ]


def _arrangements(groups: Sequence[Group], left: list[int]) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Yield the classes of the cards in each group, and how many ways there are to have it so."""
    if not groups:
        yield (), 1
        return
    first, rest = groups[0], groups[1:]
    for classes, ways in _choices(left, first.among, len(first.slots)):
        for others, more in _arrangements(rest, left):
            yield (classes, *others), ways * more


def _choices(left: list[int], among: Sequence[int], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield so many cards by class, and how many ways there are to choose them; meanwhile `left` lacks them."""
    if not size:
        yield (), 1
        return
    for at, c in enumerate(among):
        there = left[c]
        for n in range(1, min(there, size) + 1):
            left[c] = there - n
            for others, ways in _choices(left, among[at + 1 :], size - n):
                yield (c,) * n + others, comb(there, n) * ways
        left[c] = there


__all__ = ["count_outcomes"]
