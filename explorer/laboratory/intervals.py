"""Intervals for what rarely happens and for paired differences; how many matches it would take to see a difference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import ceil, inf, isfinite, log10
from statistics import NormalDist

from explorer.counting.numbers import Sampled, Unit, mean
from explorer.laboratory.moments import Moments

FEW, PART = 10, 4  # Student's interval needs ten values unlike the usual one, or a quarter of all
POWER = 0.8


def cut(number: Sampled, low: float = -inf, high: float = inf) -> Sampled:
    """Return a number whose interval ends where what it stands for does. Without ends it stays without."""
    if not isfinite(number.low):
        return number
    return replace(number, low=max(low, number.low), high=min(high, number.high))


def rare(unlike: int, n: int) -> bool:
    """Tell whether so few of n values are unlike the usual one that their spread says too little."""
    return unlike < FEW and unlike * PART < n


def exact_bounds(hits: int, n: int, level: float) -> tuple[float, float]:
    """Return the bounds of Clopper and Pearson (1934) for the share that `hits` of `n` draws stand for."""
    from scipy.special import betaincinv

    tail = (1 - level) / 2
    low = float(betaincinv(hits, n - hits + 1, tail)) if hits else 0.0
    high = float(betaincinv(hits + 1, n - hits, 1 - tail)) if hits < n else 1.0
    return low, high


def exact_share(hits: int, n: int, seed: int | str | None, level: float) -> Sampled:
    """Return the share of `hits` among `n` draws with its exact bounds."""
    low, high = exact_bounds(hits, n, level)
    return Sampled(Fraction(hits, n), low, high, n, seed, "clopper-pearson", "share", level)


def mean_change(
    moments: Moments, scale: int, unit: Unit, seed: int | str | None, level: float, reach: float | None
) -> Sampled:
    """Return the mean of paired differences, counted in 1/scale, with its interval.

    Student's, unless fewer than ten, and not a quarter, differ from nothing. Then what is bounded (no difference is
    beyond `reach`) lies between what the exact bounds of the shares above and below nothing allow; what is not has no
    bounds at all, and neither has a single one. No end lies beyond `reach`.
    """
    value = moments.mean / scale
    if moments.n == 1:
        return mean(1, value, value * value, seed, unit, level)
    if not rare(moments.above + moments.below, moments.n):
        total, squares = moments.total * Fraction(1, scale), moments.squares * Fraction(1, scale**2)
        number = mean(moments.n, total, squares, seed, unit, level)
        return number if reach is None else cut(number, -reach, reach)
    if reach is None:
        return Sampled(value, -inf, inf, moments.n, seed, "clopper-pearson", unit, level)
    low = -reach * exact_bounds(moments.below, moments.n, level)[1]
    high = reach * exact_bounds(moments.above, moments.n, level)[1]
    return Sampled(value, low, high, moments.n, seed, "clopper-pearson", unit, level)


def needed(variance: Fraction | float, change: float, level: float) -> int:
    """Return about how many matches would show a change so great, with a power of 80 %; rounded up to two digits.

    An estimate: the variance of one paired difference is itself one, and the normal distribution stands for Student's.
    """
    normal = NormalDist()
    total = normal.inv_cdf((1 + level) / 2) + normal.inv_cdf(POWER)
    return _round_up(total * total * float(variance) / (change * change))


def _round_up(number: float) -> int:
    step = int(10 ** max(0, int(log10(number)) - 1)) if number >= 1 else 1
    return max(2, ceil(number / step) * step)


def mean_share(counts: Mapping[int, int], scale: int, seed: int | str | None, level: float) -> Sampled:
    """Return the mean of shares, counted in parts of `scale`, with its interval.

    Student's, unless fewer than ten, and not a quarter, are unlike the most frequent one. Then the mean is as far from
    that as the exact bounds of the shares of draws below and above it allow, were all of these 0 or 1.
    """
    n = sum(counts.values())
    usual = max(counts, key=lambda value: (counts[value], -value))
    below, above = (sum(k for v, k in counts.items() if (v - usual) * side > 0) for side in (-1, 1))
    total = Fraction(sum(v * k for v, k in counts.items()), scale)
    if not rare(below + above, n):
        squares = Fraction(sum(v * v * k for v, k in counts.items()), scale * scale)
        number = mean(n, total, squares, seed, "share", level)
        return cut(number, 0.0, 1.0)
    most = usual / scale
    low = most * (1 - exact_bounds(below, n, level)[1])
    high = most + (1 - most) * exact_bounds(above, n, level)[1]
    return Sampled(total / n, low, high, n, seed, "clopper-pearson", "share", level)
