"""What seats get to know of other hands, kept up with every card that is seen, played or given back.

Kept are, for every seer (a seat, or PUBLIC for whoever watches), lower bounds by kind: a Spy shows a hand, Sabotage
gives troops back openly. Whoever plays a kind of which a card is known plays that one; else it was one of the unknown
cards. Bounds of a seat include what everybody knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from explorer.core.state import PUBLIC
from explorer.rules.continents.records import BACK, DRAW, LOOK, PLAY, Known, Look, Memory, Trace

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def bounds(known: Iterable[Known], seer: int, owner: int) -> Counter[int]:
    """Return how many cards of each kind a seer knows to be in a hand."""
    return Counter({k.kind: k.number for k in known if k.seer == seer and k.owner == owner})


def without(known: tuple[Known, ...], owner: int, kind: int) -> tuple[Known, ...]:
    """Return what is known after the owner has played a card of a kind: each seer knows of one less."""
    left = []
    for k in known:
        if k.owner == owner and k.kind == kind:
            if k.number > 1:
                left.append(k._replace(number=k.number - 1))
        else:
            left.append(k)
    return tuple(left)


def with_kinds(known: tuple[Known, ...], seer: int, owner: int, kinds: Counter[int]) -> tuple[Known, ...]:
    """Return what is known when a seer's bounds for a hand have been replaced."""
    left = [k for k in known if k.seer != seer or k.owner != owner]
    left += [Known(seer, owner, kind, n) for kind, n in kinds.items() if n > 0]
    return tuple(sorted(left))


def drew(s: S, seat: int, kind: int) -> None:
    """Note a card drawn since the last reshuffle."""
    assert s.memory is not None
    s.memory = s.memory._replace(traces=(*s.memory.traces, Trace(DRAW, seat, (kind,))))


def played(s: S, seat: int, kind: int) -> None:
    """Note a card that left a hand openly."""
    if s.known:
        s.known = without(s.known, seat, kind)
    if s.looks:
        # another card may have been played than one of those seen: the look is told of while any card is left
        less = (k._replace(least=max(0, k.least - 1)) if k.owner == seat else k for k in s.looks)
        s.looks = tuple(look for look in less if s.hands[look.owner])
    if s.memory is not None:
        s.memory = s.memory._replace(traces=(*s.memory.traces, Trace(PLAY, seat, (kind,))))


def looked(s: S, seer: int, owner: int, kinds: tuple[int, ...]) -> None:
    """Note that a seer was shown cards of a hand: all of them, or one by ruling."""
    before = bounds(s.known, seer, owner)
    shown = Counter(kinds)
    s.known = with_kinds(s.known, seer, owner, before | shown)
    others = tuple(look for look in s.looks if (look.seer, look.owner) != (seer, owner))
    least = max([len(kinds), *(look.least for look in s.looks if (look.seer, look.owner) == (seer, owner))])
    s.looks = tuple(sorted((*others, Look(seer, owner, least))))
    if s.memory is not None:
        s.memory = s.memory._replace(traces=(*s.memory.traces, Trace(LOOK, owner, kinds, seer)))


def came_back(s: S, owner: int, kinds: tuple[int, ...]) -> None:
    """Note troops that went back into a hand before everybody's eyes."""
    for seer in (PUBLIC, *range(s.players)):
        if seer != owner:
            s.known = with_kinds(s.known, seer, owner, bounds(s.known, seer, owner) + Counter(kinds))
    if s.memory is not None:
        s.memory = s.memory._replace(traces=(*s.memory.traces, Trace(BACK, owner, kinds)))


def reshuffled(s: S, fresh: tuple[int, ...]) -> None:
    """Begin to remember: the deck is made of cards that everybody saw burn, and the old deck is in the hands."""
    s.memory = Memory(fresh, s.known, tuple(map(len, s.hands)))
