"""The luck tape: a priority for every card, numbered dice; the same seed means the same luck in every branch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import Lot

if TYPE_CHECKING:
    from explorer.core.state import State


class Tape:
    """A match's luck, made from a seed (any text or number).

    A stretch of it that orders a deck gives every card a clock; cards come in the order of their clocks, so what is
    drawn next does not depend on when it is drawn. A stretch for one event (a stolen card, a die) gives every
    possible outcome a clock, whatever else is possible beside it; the earliest wins.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._orders: dict[str, list[Move]] = {}

    def order(self, stretch: str, deck: Sequence[Move]) -> list[Move]:
        """Return the deck (canonical list, copies repeated) in the order in which this luck brings it."""
        found = self._orders.get(stretch)
        if found is None:
            n = len(deck)
            clocks = unpack(f"<{n}Q", shake_128(f"{self.seed}/{stretch}".encode()).digest(8 * n))
            found = [deck[i] for i in sorted(range(n), key=clocks.__getitem__)]
            self._orders[stretch] = found
        return found

    def earliest(self, stretch: str, units: Sequence[Move]) -> Move:
        """Return the unit whose clock is earliest; equally likely for each unit."""
        copies: Counter[Move] = Counter()
        best, found = b"", units[0]
        for move in units:
            copies[move] += 1
            label = f"{self.seed}/{stretch}/{move.text}/{copies[move]}"
            clock = blake2b(label.encode(), digest_size=8).digest()
            if not best or clock < best:
                best, found = clock, move
        return found

    def choose(self, s: State) -> Move:
        """Return the move of chance that this luck brings in a position whose actor is chance."""
        f = s.stack[-1]
        lot = s.rules.steps[f.at].step
        assert isinstance(lot, Lot) and lot.units is not None and lot.luck is not None
        units, stretch = lot.units(s, f), lot.luck(s, f)
        if lot.deck is None:
            return self.earliest(stretch, units)
        return next_of(self.order(stretch, lot.deck(s, f)), units)

    def settle(self, s: State) -> None:
        """Let this luck answer until a seat is asked or the match is over."""
        while s.actor == -1:
            f = s.stack[-1]
            lot = s.rules.steps[f.at].step
            assert isinstance(lot, Lot)
            if lot.all_at_once is None or lot.deck is None or lot.luck is None or lot.units is None:
                s.apply(self.choose(s))
                continue
            order = self.order(lot.luck(s, f), lot.deck(s, f))
            units = lot.units(s, f)
            s.proceed(lot.all_at_once(s, f, order if len(units) == len(order) else remaining(order, units)))


def next_of(order: Sequence[Move], units: Sequence[Move]) -> Move:
    """Return what comes next of an ordered deck when only `units` remain: the first of `remaining`."""
    if len(set(order)) < len(order):
        return remaining(order, units)[0]
    left = set(units)
    return next(move for move in order if move in left)


def remaining(order: Sequence[Move], units: Sequence[Move]) -> list[Move]:
    """Return what is left of an ordered deck when only `units` remain: of equal copies the first have come."""
    gone = Counter(order)
    gone.subtract(Counter(units))
    left = []
    for move in order:
        if gone[move] > 0:
            gone[move] -= 1
        else:
            left.append(move)
    return left
