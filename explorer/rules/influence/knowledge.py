"""What a seat can know of hidden cards, and worlds drawn uniformly from those that agree with it.

A world gives every hidden place a card. It agrees with a seat's knowledge when the seat's own cards, cards it has seen
and cards played openly are where they are (a tactic taking effect lies open too), placed cards are influence, and the
trail (thefts, what left hands since, discards that proved a hand dead) can have happened. Choices made are not
evidence. Cards are told apart physically, so two equal Radars count twice. Sampling is by rejection from draws that
bring all such worlds with equal weight (see proposals).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from explorer.core.state import ALL
from explorer.rules.influence.proposals import Hidden, World
from explorer.rules.influence.trail import DISCARD, PLACE, PLAY, THEFT, Trace

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState


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
    """Yield positions drawn uniformly from the worlds that agree with what the viewer (a seat or PUBLIC) knows.

    Events are as the viewer saw them. Which card a Radar showed to another seat is secret too: any of those that lay
    there then.
    """
    hidden = Hidden(s, viewer)
    seen = s.copy()
    seen.events = tuple(event.as_seen(viewer) for event in s.events)
    while True:
        world = hidden.propose(rng)
        if s.trail and not agrees(world, s, viewer):
            continue
        drawn = seen.copy()
        drawn.hands, drawn.placed = world.hands, world.placed
        drawn.discards, drawn.pool = tuple(world.discards), world.pool
        if s.peeks:
            drawn.peeks = tuple(sorted(_other_peeks(s, viewer, rng)))
        if s.trail:
            drawn.trail = tuple(
                trace._replace(kind=world.stolen[i]) if trace.what == THEFT else trace
                for i, trace in enumerate(s.trail)
            )
        yield drawn


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


__all__ = ["agrees", "can_have_happened", "worlds"]
