"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

A world gives every hidden place a card. It agrees with a seat's knowledge when the seat's own cards, cards it has seen
and cards played openly are where they are (a tactic taking effect lies open too), placed cards are influence, and the
trail (thefts, what left hands since, discards that proved a hand dead) can have happened. Choices made are not
evidence. Cards are told apart physically, so two equal Radars count twice. Sampling is by rejection from a set that
holds all such worlds with equal weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.reading import Table
from explorer.core.state import ALL

if TYPE_CHECKING:
    from explorer.rules.influence.deck import Deck
    from explorer.rules.influence.facts import InfluenceState

PLACE, PLAY, DISCARD, THEFT = "place", "play", "discard", "theft"


class Trace(NamedTuple):
    """Something that befell hidden cards: a card placed (`at` = place, `number`), a tactic played openly (`kind`), a
    discard (`number` into the discards, `dead` = kinds without a target then), a theft by `seat` from `other`."""

    what: str
    seat: int
    other: int = -1
    kind: int = -1
    at: int = -1
    number: int = -1
    dead: tuple[int, ...] = ()

    def known_to(self, viewer: int) -> bool:
        """Tell whether a viewer saw the card of a theft: thief and victim did (R000-31)."""
        return viewer in (self.seat, self.other, ALL)


def trace_to_dict(trace: Trace, deck: Deck) -> dict[str, Any]:
    """Return a trace as JSON values."""
    saved: dict[str, Any] = {"what": trace.what, "seat": trace.seat}
    if trace.what == THEFT:
        saved["from"] = trace.other
    if trace.kind >= 0:
        saved["card"] = deck.tokens[trace.kind]
    if trace.at >= 0:
        saved["place"] = trace.at
    if trace.number >= 0:
        saved["index"] = trace.number
    if trace.what == DISCARD:
        saved["dead"] = [deck.tokens[k] for k in trace.dead]
    return saved


def trace_from_table(entry: Table, s: InfluenceState) -> Trace:
    """Read a trace. Raises FileError naming the key."""
    what = entry.choice("what", (PLACE, PLAY, DISCARD, THEFT))
    seat, other = entry.get("seat", int), entry.get("from", int, -1)
    for key, value in (("seat", seat), ("from", other if what == THEFT else 0)):
        if not 0 <= value < s.players:
            raise entry.fail(key, f"expected 0 to {s.players - 1}, got {value}")
    try:
        kind = s.deck.kind(entry.get("card", str)) if "card" in entry else -1
        dead = tuple(s.deck.kind(token) for token in entry.list_of("dead", str, []))
    except ValueError as error:
        raise entry.fail("card", f"unknown card ({error})") from None
    at, index = entry.get("place", int, -1), entry.get("index", int, -1)
    if what == PLACE and not (0 <= at < len(s.placed) and 0 <= index < len(s.placed[at])):
        raise entry.fail("index", "there is no such face-down card")
    if what == DISCARD and not 0 <= index < len(s.discards):
        raise entry.fail("index", "there is no such discarded card")
    if what in (PLAY, THEFT) and kind < 0:
        raise entry.fail("card", "missing; expected the card")
    entry.done()
    return Trace(what, seat, other, kind, at, index, dead)


class World:
    """One way the hidden cards may lie: hands, placed cards, discards, undealt cards, and every theft's card."""

    __slots__ = ("discards", "hands", "placed", "pool", "stolen")

    def __init__(self, s: InfluenceState) -> None:
        self.hands: list[Sequence[int]] = list(s.hands)
        self.placed: list[Sequence[int]] = list(s.placed)
        self.discards = list(s.discards)
        self.pool: Sequence[int] = s.pool
        self.stolen: dict[int, int] = {}


class Hidden:
    """The hidden places for one viewer, and the cards that may lie in them."""

    def __init__(self, s: InfluenceState, viewer: int) -> None:
        self.s, self.viewer = s, viewer
        n, deck = s.players, s.deck
        left = Counter(deck.cards)
        left.subtract(kind for _, kind in s.played)
        view = s.view(viewer)
        #: a tactic taking effect is known to be in its hand
        self.held = s.in_effect()
        if self.held is not None and self.held[0] != viewer:
            left[self.held[1]] -= 1
        self.hands = [seat for seat in range(n) if seat != viewer]
        if viewer >= 0:
            left.subtract(s.hands[viewer])
        self.slots: list[tuple[int, int, int]] = []  # place, index, colour where backs show it (else -1)
        for region in s.regions:
            for seat in range(n):
                place = region * n + seat
                for i, kind in enumerate(view.cards(region, seat)):
                    if kind is None:
                        colour = deck.colour_of(s.placed[place][i]) if s.rules.coloured_backs else -1
                        self.slots.append((place, i, colour))
                    else:
                        left[kind] -= 1
        self.lost = [i for i, kind in enumerate(view.discarded()) if kind[1] is None]
        left.subtract(kind for _, kind in view.discarded() if kind is not None)
        self.pool_open = s.revealed and s.rules.undealt_shown
        if self.pool_open:
            left.subtract(s.pool)
        self.cards = sorted(left.elements())
        self.influence = [k for k in self.cards if k < deck.influence]

    def propose(self, rng: Random) -> World:
        """Return a world with all the known cards in place and influence wherever cards lie face down, uniformly."""
        s = self.s
        world = World(s)
        if all(colour < 0 for _, _, colour in self.slots):
            picked = _sample(rng, self.influence, len(self.slots))
        else:
            picked = self._by_colour(rng)
        rest = Counter(self.cards)
        rest.subtract(picked)
        others = list(rest.elements())
        rng.shuffle(others)
        rows: dict[int, list[int]] = {}
        for (place, i, _), kind in zip(self.slots, picked, strict=True):
            rows.setdefault(place, list(s.placed[place]))[i] = kind
        for place, row in rows.items():
            world.placed[place] = tuple(row)
        at = 0
        for seat in self.hands:
            known = [self.held[1]] if self.held is not None and self.held[0] == seat else []
            size = len(s.hands[seat]) - len(known)
            world.hands[seat] = tuple(sorted([*known, *others[at : at + size]]))
            at += size
        for i in self.lost:
            world.discards[i] = (s.discards[i][0], others[at])
            at += 1
        if not self.pool_open:
            world.pool = tuple(sorted(others[at:]))
        return world

    def _by_colour(self, rng: Random) -> list[int]:
        deck = self.s.deck
        stock = {
            colour: [k for k in self.influence if deck.colour_of(k) == colour]
            for colour in {colour for _, _, colour in self.slots}
        }
        drawn = {
            colour: iter(_sample(rng, kinds, sum(1 for slot in self.slots if slot[2] == colour)))
            for colour, kinds in stock.items()
        }
        return [next(drawn[colour]) for _, _, colour in self.slots]


def _sample(rng: Random, cards: Sequence[int], n: int) -> list[int]:
    picked = list(cards)
    rng.shuffle(picked)
    return picked[:n]


def agrees(world: World, s: InfluenceState, viewer: int) -> bool:
    """Tell whether the trail can have led to this world as the viewer saw it; notes the thefts' cards if so.

    The trail is undone from its end. At a theft the viewer did not see, any card of the thief may have been the one;
    it is enough that one choice works.
    """
    hands = [Counter(hand) for hand in world.hands]
    return _undo(world, s, viewer, len(s.trail) - 1, hands)


def _undo(world: World, s: InfluenceState, viewer: int, at: int, hands: list[Counter[int]]) -> bool:
    while at >= 0:
        trace = s.trail[at]
        hand = hands[trace.seat]
        if trace.what == PLACE:
            hand[world.placed[trace.at][trace.number]] += 1
        elif trace.what == PLAY:
            hand[trace.kind] += 1
        elif trace.what == DISCARD:
            hand[world.discards[trace.number][1]] += 1
            if any(n and kind not in trace.dead for kind, n in hand.items()):
                return False
        elif trace.known_to(viewer):
            if not hand[trace.kind]:
                return False
            _give_back(hands, trace, trace.kind)
            if not s.rules.spend_first and not hands[trace.seat][s.deck.steal]:
                return False  # the thief still held the Steal when it took effect
            world.stolen[at] = trace.kind
        else:
            return _any_theft(world, s, viewer, at, hands)
        at -= 1
    return True


def _any_theft(world: World, s: InfluenceState, viewer: int, at: int, hands: list[Counter[int]]) -> bool:
    trace = s.trail[at]
    for kind in _kinds(hands[trace.seat]):
        trial = [hand.copy() for hand in hands]
        _give_back(trial, trace, kind)
        if not s.rules.spend_first and not trial[trace.seat][s.deck.steal]:
            continue
        if _undo(world, s, viewer, at - 1, trial):
            world.stolen[at] = kind
            return True
    return False


def _kinds(hand: Counter[int]) -> Iterator[int]:
    return (kind for kind, n in hand.items() if n)


def _give_back(hands: list[Counter[int]], trace: Trace, kind: int) -> None:
    hands[trace.seat][kind] -= 1
    hands[trace.other][kind] += 1


def worlds(s: InfluenceState, viewer: int, rng: Random) -> Iterator[InfluenceState]:
    """Yield positions drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows."""
    hidden = Hidden(s, viewer)
    while True:
        world = hidden.propose(rng)
        if not s.trail or agrees(world, s, viewer):
            yield settle(s, viewer, world, rng)


def settle(s: InfluenceState, viewer: int, world: World, rng: Random) -> Any:
    """Return the position with its hidden cards as in a world, events as the viewer saw them.

    Which card a Radar showed to another seat is secret too: any of those that lay there then.
    """
    other = s.copy()
    other.events = tuple(event.as_seen(viewer) for event in s.events)
    other.hands = [tuple(hand) for hand in world.hands]
    other.placed = [tuple(row) for row in world.placed]
    other.discards = tuple(world.discards)
    other.pool = tuple(world.pool)
    other.peeks = tuple(sorted(_other_peeks(s, viewer, rng)))
    other.trail = tuple(
        trace._replace(kind=world.stolen[i]) if trace.what == THEFT else trace for i, trace in enumerate(s.trail)
    )
    return other


def _other_peeks(s: InfluenceState, viewer: int, rng: Random) -> Iterator[tuple[int, int, int, int]]:
    taken: set[tuple[int, int, int]] = set()
    for place, index, by, count in sorted(s.peeks, key=lambda peek: peek[3]):  # as they happened
        owner_knows = s.rules.radar_pick == "owner-picks" and place % s.players == viewer
        if by != viewer and not owner_knows:
            free = [i for i in range(count) if (place, i, by) not in taken]
            index = free[int(rng.random() * len(free))]
        taken.add((place, index, by))
        yield place, index, by, count


def can_have_happened(s: InfluenceState) -> bool:
    """Tell whether a position's trail can have led to it: used to refuse edited positions."""
    placed = [(trace.at, trace.number) for trace in s.trail if trace.what == PLACE]
    owners = all(trace.at % s.players == trace.seat for trace in s.trail if trace.what == PLACE)
    gone = Counter((trace.seat, trace.kind) for trace in s.trail if trace.what == PLAY)
    lost = [trace.number for trace in s.trail if trace.what == DISCARD]
    if not owners or len(set(placed)) != len(placed) or len(set(lost)) != len(lost) or gone - Counter(s.played):
        return False
    return _undo(World(s), s, ALL, len(s.trail) - 1, [Counter(hand) for hand in s.hands])


__all__ = ["Hidden", "Trace", "World", "agrees", "can_have_happened", "trace_from_table", "worlds"]
