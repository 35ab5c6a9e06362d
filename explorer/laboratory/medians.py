"""The value in the middle of many matches, with an interval that supposes nothing of how the values spread."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb, inf

from explorer.counting.numbers import LEVEL, Sampled
from explorer.laboratory.errors import LaboratoryError


def median_of(counts: Mapping[int, int], seed: int | str | None = None, level: float = LEVEL) -> Sampled:
    """Return the median of values, given how often each was counted.

    Its interval runs between two of the values in order, the r-th from below and from above: that many lie on one
    side of the true median with the odds of so many heads among n tosses (Thompson 1936; David and Nagaraja, "Order
    Statistics", ch. 7). r is the greatest for which the interval holds at `level`; with too few values there is none,
    and the interval is without end. Raises LaboratoryError when nothing was counted.
    """
    n = sum(counts.values())
    if n == 0:
        raise LaboratoryError("n", "nothing of the kind was counted, so there is nothing to estimate")
    value = Fraction(_at(counts, (n + 1) // 2) + _at(counts, n // 2 + 1), 2)
    r = _rank(n, level)
    low, high = (float(_at(counts, r)), float(_at(counts, n + 1 - r))) if r else (-inf, inf)
    return Sampled(value, low, high, n, seed, "order", "amount", level)


def _rank(n: int, level: float) -> int:
    """Return the greatest r for which fewer than r of n tosses, or more than n - r, fall heads with odds of at most
    1 - level; 0 where even the outermost values are too near."""
    most, below, r = (1 - level) / 2 * 2**n, 0, 0
    while r <= n // 2 and below + comb(n, r) <= most:
        below += comb(n, r)
        r += 1
    return r


def _at(counts: Mapping[int, int], place: int) -> int:
    """Return the value at a place, counted from 1, of all values in order."""
    for value in sorted(counts):
        place -= counts[value]
        if place <= 0:
            return value
    raise AssertionError("a place beyond the last value")


__all__ = ["median_of"]
