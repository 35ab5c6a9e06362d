"""What must be true of a written position of `continents` as a whole, so that play can go on from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from explorer.core.errors import PositionError
from explorer.rules.continents import frames, war_checking
from explorer.rules.continents.deck import TACTICS
from explorer.rules.continents.records import BACK, DRAW, PLAY, Memory
from explorer.rules.continents.remembering import bounds

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def check(s: S) -> None:
    """Refuse a position that play cannot go on from. Raises PositionError naming the key."""
    for k in s.known:
        if k.seer == k.owner or bounds(s.known, k.seer, k.owner)[k.kind] > s.hands[k.owner].count(k.kind):
            raise PositionError(
                "known", f"seat {k.owner} does not hold {k.number} {TACTICS[k.kind]}, which others know of"
            )
    if s.memory is not None:
        check_memory(s, s.memory)
    check_turn(s)
    check_coins(s)
    frames.check(s)
    if s.battle is not None and s.stack:
        war_checking.check(s, s.battle)


def check_turn(s: S) -> None:
    """Refuse what no turn can have come to. Raises PositionError naming the key."""
    if s.rules.limited and s.turn > s.deck.turn_limit:
        raise PositionError("turn", f"expected {s.deck.turn_limit} at most, when the match ends (assumed, R001-38)")
    mixes = [s.rules.mixes[s.mix]] if s.mix >= 0 else list(s.rules.mixes)
    free = 2 * s.rules.two_free + s.yielded, int(s.yielded)  # cards beside the two, by ruling R001-11 and line 17
    if not any(all(n <= most + more for n, most, more in zip(s.drawn, mix, free, strict=True)) for mix in mixes):
        most = " or ".join(str(list(mix)) for mix in mixes)
        raise PositionError(
            "drawn", f"expected at most {most} (continents, tactics), got {list(s.drawn)} (001, line 11)"
        )
    if s.yielded and s.attacked and not s.rules.sabotage_consoles:
        raise PositionError("yielded", "whoever has attacked in a turn cannot yield in it (001, line 13)")


def check_coins(s: S) -> None:
    """Refuse a coin that lies elsewhere than the cards say. Raises PositionError naming the continent."""
    deck = s.deck
    for c, name in enumerate(deck.continents):
        reached = [seat for seat in range(s.players) if s.count(seat, c) >= deck.number[c]]
        late = not s.rules.coins_each_card or not s.rules.deal_counts or any(claim[1] == c for claim in s.claims)
        if reached and s.coins[c] not in reached and not late:
            raise PositionError(
                f"coins.{name}",
                f"seat {reached[0]} has {s.count(reached[0], c)} cards of it, and {deck.number[c]} bring the coin: "
                f"write {name} = {reached[0]} (001, line 65)",
            )


def check_memory(s: S, memory: Memory) -> None:
    """Undo what has befallen the hands: it must lead to hands of the sizes they had, and a deck that fits."""
    hands = [Counter(hand) for hand in s.hands]
    for trace in reversed(memory.traces):
        hand = hands[trace.seat]
        if trace.what == PLAY:
            hand.update(trace.kinds)
        elif trace.what in (DRAW, BACK):
            hand.subtract(trace.kinds)
        elif Counter(trace.kinds) - hand:
            raise PositionError("memory", f"seat {trace.seat} cannot have been seen with those cards")
        if min(hand.values(), default=0) < 0:
            raise PositionError("memory", f"what was drawn and played cannot have led to the hand of seat {trace.seat}")
    if tuple(hand.total() for hand in hands) != memory.sizes:
        raise PositionError("memory", "what was drawn and played cannot have led to hands of these sizes")
    drawn = Counter(kind for trace in memory.traces if trace.what == DRAW for kind in trace.kinds)
    if tuple(n - drawn[kind] for kind, n in enumerate(memory.fresh)) != s.pool:
        raise PositionError("memory", "the deck is not what is left of the one that was shuffled")
    for k in memory.known:
        if k.seer == k.owner or k.number > hands[k.owner][k.kind]:
            raise PositionError("memory", f"seat {k.owner} did not hold the cards that others are said to have known")


__all__ = ["check"]
