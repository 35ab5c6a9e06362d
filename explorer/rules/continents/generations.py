"""Two generations of tactics cards: what lay in the hands at the last reshuffle, and the deck that was made of it.

An account says of every unknown place in a hand, and of every draw since, which card came there, and of every card
played from the unknown part which of these places it was in. All accounts that agree with what a viewer saw are as
likely: draws are, and which unknown card is played is no evidence. They are counted, not tried: what matters of a card
revealed (by being played, or by the viewer's Spy) is whether it was old or new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import factorial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from explorer.rules.continents.records import BACK, DRAW, LOOK, PLAY, Memory
from explorer.rules.continents.remembering import bounds

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


class Reveal(NamedTuple):
    """A card that was unknown and has been seen: whose (its place among the owners), what kind, how many of the owner's
    places were unknown until then, and how many traces had been left."""

    owner: int
    kind: int
    unknown: int
    at: int


def known_after(memory: Memory, seer: int, owner: int) -> Counter[int]:
    """Return what a seer knows of a hand after all that has befallen it since the reshuffle."""
    return _followed(memory, seer, owner)[0]


def _followed(memory: Memory, seer: int, owner: int) -> tuple[Counter[int], list[tuple[int, int, int]]]:
    """Return what a seer knows of a hand now, and the cards revealed: (kind, unknown places until then, trace)."""
    known = bounds(memory.known, seer, owner)
    unknown = memory.sizes[owner] - known.total()
    revealed: list[tuple[int, int, int]] = []
    for at, trace in enumerate(memory.traces):
        if trace.seat != owner:
            continue
        if trace.what == DRAW:
            unknown += 1
        elif trace.what == BACK:
            known.update(trace.kinds)
        elif trace.what == PLAY and known[trace.kinds[0]]:
            known[trace.kinds[0]] -= 1
        elif trace.what == PLAY or trace.other == seer:
            shown = Counter(trace.kinds)
            for kind in sorted((shown - known if trace.what == LOOK else shown).elements()):
                revealed.append((kind, unknown, at))
                unknown -= 1
            if trace.what == LOOK:
                known |= shown
    return +known, revealed


class Generations:
    """All accounts for one viewer of a position after a reshuffle, from which worlds are dealt."""

    def __init__(self, s: S, seer: int, owners: Sequence[int]) -> None:
        """Follow what the seer saw of the owners' hands since the reshuffle."""
        assert s.memory is not None
        self.memory = memory = s.memory
        self.owners = owners
        self.kinds = len(s.pool)
        self.known: list[Counter[int]] = []
        self.reveals: list[Reveal] = []
        unseen = Counter(dict(enumerate(s.pool)))
        old = []
        for i, owner in enumerate(owners):
            known, revealed = _followed(memory, seer, owner)
            self.known.append(known)
            self.reveals += [Reveal(i, *one) for one in revealed]
            old.append(memory.sizes[owner] - bounds(memory.known, seer, owner).total())
            unseen.update(Counter(s.hands[owner]) - known)
        self.reveals.sort(key=lambda reveal: reveal.at)
        own_draws = [trace.kinds[0] for trace in memory.traces if trace.what == DRAW and trace.seat == seer]
        self.fresh = Counter(dict(enumerate(memory.fresh)))
        self.fresh.subtract(own_draws)
        unseen.update(reveal.kind for reveal in self.reveals)
        unseen.subtract(self.fresh)
        #: old cards in the owners' unknown places at the reshuffle: how many places of each owner, which kinds
        self.places = tuple(old)
        self.old = tuple(unseen[kind] for kind in range(self.kinds))
        self.draws = [
            [at for at, trace in enumerate(memory.traces) if trace.what == DRAW and trace.seat == owner]
            for owner in owners
        ]
        self._ways: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}
        #: how many cards of the same kind were revealed before each
        self._before = [sum(r.kind == reveal.kind for r in self.reveals[:n]) for n, reveal in enumerate(self.reveals)]

    def _choices(self, n: int, places: tuple[int, ...], old: tuple[int, ...]) -> tuple[int, int]:
        """Return in how many ways the card of a reveal can have been an old one, and a new one."""
        reveal = self.reveals[n]
        kind, i = reveal.kind, reveal.owner
        new_places = reveal.unknown - places[i]
        new_seen = self._before[n] - (self.old[kind] - old[kind])
        return places[i] * old[kind], new_places * max(0, self.fresh[kind] - new_seen)

    def _after_old(
        self, n: int, places: tuple[int, ...], old: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return places and old cards left when the card of a reveal was an old one."""
        i, kind = self.reveals[n].owner, self.reveals[n].kind
        return (
            (*places[:i], places[i] - 1, *places[i + 1 :]),
            (*old[:kind], old[kind] - 1, *old[kind + 1 :]),
        )

    def ways(self, n: int, places: tuple[int, ...], old: tuple[int, ...]) -> int:
        """Return how many accounts there are from a reveal on, given what is left of the old generation."""
        if n == len(self.reveals):
            left = sum(old)
            new = self.fresh.total() - (n - (sum(self.old) - left))
            return factorial(left) * factorial(new)
        key = n, places, old
        found = self._ways.get(key)
        if found is None:
            was_old, was_new = self._choices(n, places, old)
            found = was_old and was_old * self.ways(n + 1, *self._after_old(n, places, old))
            found += was_new and was_new * self.ways(n + 1, places, old)
            self._ways[key] = found
        return found

    def deal(self, world: S, rng: Random) -> None:
        """Deal hands, the deck and what others drew, as one account has it, each as likely."""
        places, old = self.places, self.old
        fresh = self.fresh.copy()
        waiting: list[list[int]] = [[] for _ in self.owners]  # draws whose card has not been revealed
        came: dict[int, int] = {}
        drawn = [iter(draws) for draws in self.draws]
        following = [next(draws, None) for draws in drawn]
        for n, reveal in enumerate(self.reveals):
            i = reveal.owner
            for j, at in enumerate(following):
                while at is not None and at < reveal.at:
                    waiting[j].append(at)
                    at = next(drawn[j], None)
                following[j] = at
            was_old, was_new = self._choices(n, places, old)
            as_old = was_old and was_old * self.ways(n + 1, *self._after_old(n, places, old))
            as_new = was_new and was_new * self.ways(n + 1, places, old)
            if rng.randrange(as_old + as_new) < as_old:
                places, old = self._after_old(n, places, old)
            else:
                at = waiting[i].pop(rng.randrange(len(waiting[i])))
                came[at] = reveal.kind
                fresh[reveal.kind] -= 1
        for j, at in enumerate(following):
            while at is not None:
                waiting[j].append(at)
                at = next(drawn[j], None)
        left = [kind for kind, n in enumerate(old) for _ in range(n)]
        new = sorted(fresh.elements())
        rng.shuffle(left)
        rng.shuffle(new)
        for i, owner in enumerate(self.owners):
            hand = [*self.known[i].elements(), *(left.pop() for _ in range(places[i]))]
            for at in waiting[i]:
                came[at] = new.pop()
                hand.append(came[at])
            world.hands[owner] = tuple(sorted(hand))
        pool = [0] * self.kinds
        for kind in new:
            pool[kind] += 1
        world.pool = tuple(pool)
        traces = tuple(t._replace(kinds=(came[at],)) if at in came else t for at, t in enumerate(self.memory.traces))
        world.memory = self.memory._replace(traces=traces)


__all__ = ["Generations", "known_after"]
