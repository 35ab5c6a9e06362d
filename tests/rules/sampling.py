"""Sampled worlds against those there are: the same ones, each about as often as it should come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import ceil, sqrt
from random import Random
from typing import Any


def assert_as_often(state: Any, viewer: int, expected: Counter[Any], key: Callable[[Any], Any], seed: int = 1) -> None:
    """Sample until every world should have come a dozen times; compare support, then frequencies (chi-square).

    `expected` weighs the worlds that agree with what a viewer knows, each by its key.
    """
    total = expected.total()
    n = min(15_000, max(1500, ceil(12 * total / min(expected.values()))))
    worlds = state.view(viewer).worlds(Random(seed))
    found = Counter(key(next(worlds)) for _ in range(n))
    assert set(found) <= set(expected), "a sampled world that cannot be"
    rare = [one for one, w in expected.items() if n * w / total < 8]
    assert set(expected) - set(rare) <= set(found), "a possible world that is never sampled"
    chi = sum((found[one] - n * w / total) ** 2 / (n * w / total) for one, w in expected.items())
    freedom = max(1, len(expected) - 1)
    assert chi <= freedom + 6 * sqrt(2 * freedom) + 6 + len(rare), f"{chi:.0f} at {freedom} degrees of freedom"
