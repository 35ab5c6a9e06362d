"""What a seat can know of hidden tactics, and worlds drawn uniformly from those that agree with it.

Hidden are the faces in other hands and the contents of the tactics deck; where cards lie before anybody's eyes
(continents, troops, the burned pile) there is nothing to draw, and the order of a deck is no part of a position. A
world agrees when every hand holds the cards that the seat knows to be in it (`remembering` says which) and each unknown
card of a hand is one that nobody has seen since it was dealt.

Choices are no evidence: which of its unknown cards a seat played says nothing of the others. So up to the first
reshuffle any deal of the unseen cards to the unknown places is as likely as any other. After it there are two
generations (see `generations`): what was in the hands then, and the new deck, whose contents everybody knows. At the
next reshuffle it begins anew, and what earlier generations told of who holds which card is forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from explorer.core.state import PUBLIC
from explorer.rules.continents.generations import Generations, known_after
from explorer.rules.continents.records import LOOK, Known, Memory, Trace
from explorer.rules.continents.remembering import bounds, with_kinds

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def worlds(s: S, viewer: int, rng: Random) -> Iterator[S]:
    """Yield positions drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows.

    Events are as the viewer saw them. What other seats have seen of hands is secret too: it is drawn anew, as much of
    it as is certain from what lies open.
    """
    owners = [seat for seat in range(s.players) if seat != viewer]
    seer = viewer if viewer >= 0 else PUBLIC
    known = {owner: bounds(s.known, seer, owner) for owner in owners}
    seen = s.copy()
    seen.events = tuple(event.as_seen(viewer) for event in s.events)
    old = None if s.memory is None else Generations(s, seer, owners)
    unseen = [kind for kind, n in enumerate(s.pool) for _ in range(n)]
    for owner in owners:
        unseen += (Counter(s.hands[owner]) - known[owner]).elements()
    unseen.sort()
    while True:
        drawn = seen.copy()
        if old is not None:
            old.deal(drawn, rng)
        else:
            cards = unseen[:]
            rng.shuffle(cards)
            at = 0
            for owner in owners:
                end = at + len(s.hands[owner]) - known[owner].total()
                drawn.hands[owner] = tuple(sorted([*known[owner].elements(), *cards[at:end]]))
                at = end
            drawn.pool = counts(cards[at:], len(s.pool))
        if s.known or s.memory is not None:
            _redraw_knowledge(drawn, seer, rng)
        yield drawn


def counts(kinds: list[int], size: int) -> tuple[int, ...]:
    """Return how many there are of each kind."""
    found = [0] * size
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def _redraw_knowledge(world: S, seer: int, rng: Random) -> None:
    """Let other seats know in this world what everybody knows, and of hands they looked at as much as is certain."""
    public = [k for k in world.known if k.seer == PUBLIC]
    known = tuple(sorted([k for k in world.known if k.seer in (seer, PUBLIC)]))
    own = PUBLIC if world.rules.spy_sees_one else seer
    for other in range(world.players):
        if other == seer:
            continue
        for owner in range(world.players):
            if owner == other:
                continue
            if owner == own:  # whoever was looked at knows what of
                kinds = bounds(world.known, other, owner)
            else:
                kinds = bounds(public, PUBLIC, owner)
                least = next((k.least for k in world.looks if (k.seer, k.owner) == (other, owner)), 0)
                rest = sorted((Counter(world.hands[owner]) - kinds).elements())
                kinds += Counter(rng.sample(rest, max(0, min(len(rest), least - kinds.total()))))
            known = with_kinds(known, other, owner, kinds)
    if world.memory is not None:
        world.memory = _redrawn_memory(world, world.memory, seer, own, rng)
        known = tuple(k for k in known if k.seer in (seer, PUBLIC))
        for other in range(world.players):
            if other != seer:
                for owner in range(world.players):
                    if owner != other:
                        known = with_kinds(known, other, owner, known_after(world.memory, other, owner))
    world.known = known


def _redrawn_memory(world: S, memory: Memory, seer: int, own: int, rng: Random) -> Memory:
    """Return the memory with what other seats saw: of looks what the hands held then, of the time before what
    everybody knew."""
    public = [k for k in memory.known if k.seer == PUBLIC]
    known = [k for k in memory.known if k.seer in (seer, PUBLIC) or (k.owner == own and k.seer != PUBLIC)]
    known += [
        Known(other, k.owner, k.kind, k.number)
        for other in range(world.players)
        for k in public
        if other not in (seer, k.owner) and k.owner != own
    ]
    hands = [Counter(hand) for hand in world.hands]
    traces: list[Trace] = []
    for trace in reversed(memory.traces):
        hand = hands[trace.seat]
        if trace.what == LOOK:
            if trace.other != seer and trace.seat != own:
                there = sorted(hand.elements())
                kinds = (rng.choice(there),) if world.rules.spy_sees_one else tuple(there)
                trace = trace._replace(kinds=kinds)
        elif trace.what == "play":
            hand.update(trace.kinds)
        else:
            hand.subtract(trace.kinds)
        traces.append(trace)
    return memory._replace(known=tuple(sorted(known)), traces=tuple(reversed(traces)))


__all__ = ["worlds"]
