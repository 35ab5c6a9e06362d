"""Intervals hold the true number as often as they say, and say nothing where there is too little to tell from."""

from __future__ import annotations

from math import inf, isinf
from random import Random

import pytest
from scipy.stats import binomtest

from explorer.laboratory.intervals import FEW, exact_bounds, exact_share, mean_change, needed
from explorer.laboratory.moments import Moments


def drawn(values: list[int]) -> Moments:
    found = Moments()
    for value in values:
        found = found.plus(value)
    return found


@pytest.mark.parametrize(("hits", "n"), [(0, 1), (0, 50), (1, 50), (7, 1000), (50, 50), (499, 1000)])
@pytest.mark.parametrize("level", [0.5, 0.95, 0.999])
def test_exact_bounds_are_those_of_scipy(hits: int, n: int, level: float) -> None:
    expected = binomtest(hits, n).proportion_ci(level, "exact")
    assert exact_bounds(hits, n, level) == pytest.approx((expected.low, expected.high), abs=1e-12)
    number = exact_share(hits, n, 3, level)
    assert (number.n, number.seed, number.method) == (n, 3, "clopper-pearson")
    assert float(number) == hits / n


@pytest.mark.parametrize("level", [0.8, 0.95])
def test_paired_differences_are_covered_as_often_as_promised(level: float) -> None:
    rng, runs = Random("coverage"), 1500
    held = 0
    for _ in range(runs):
        number = mean_change(drawn(rng.choices([-1, 0, 1], [2, 5, 3], k=80)), 1, "share", None, level, 1)
        held += number.low <= 0.1 <= number.high
    assert held / runs == pytest.approx(level, abs=0.03)


@pytest.mark.parametrize("rate", [0.0005, 0.01, 0.03, 0.1])
def test_rare_differences_are_covered_at_least_as_often_as_promised(rate: float) -> None:
    rng, runs = Random(f"rare {rate}"), 600
    held = 0
    for _ in range(runs):
        values = [int(rng.random() < rate) for _ in range(150)]
        number = mean_change(drawn(values), 1, "share", None, 0.95, 1)
        held += number.low <= rate <= number.high
    assert held / runs > 0.92


def test_where_nothing_differs_a_share_is_bounded_by_what_may_differ() -> None:
    number = mean_change(Moments(400), 60, "share", 0, 0.95, 1)
    most = exact_bounds(0, 400, 0.95)[1]
    assert (number.value, number.low, number.high) == (0, -most, most)
    assert 0 < most < 0.01


def test_few_differences_are_bounded_on_each_side_by_their_own_kind() -> None:
    number = mean_change(drawn([1] * 3 + [0] * 97), 1, "share", 0, 0.95, 1)
    assert number.low == -exact_bounds(0, 100, 0.95)[1]
    assert number.high == exact_bounds(3, 100, 0.95)[1]
    assert number.method == "clopper-pearson"


def test_few_differences_without_bounds_have_none() -> None:
    number = mean_change(drawn([40] * (FEW - 1) + [0] * 91), 2, "amount", 0, 0.95, None)
    assert float(number) == 0.5 * 40 * 9 / 100
    assert (number.low, number.high) == (-inf, inf)
    enough = mean_change(drawn([40] * FEW + [0] * 90), 2, "amount", 0, 0.95, None)
    assert not isinf(enough.low)
    assert enough.method == "student"


def test_the_number_needed_shows_the_difference_four_times_in_five() -> None:
    rng = Random("power")
    n = needed(1.0, 0.5, 0.95)
    assert n == 32  # ((1.960 + 0.842) / 0.5) ** 2 = 31.4
    seen = 0
    for _ in range(1500):
        values = [round(1000 * rng.gauss(0.5, 1)) for _ in range(n)]
        seen += mean_change(drawn(values), 1000, "amount", None, 0.95, None).low > 0
    assert seen / 1500 == pytest.approx(0.8, abs=0.04)


@pytest.mark.parametrize(("variance", "change", "expected"), [(0.25, 0.01, 20_000), (1.0, 3.0, 2), (0.0, 0.1, 2)])
def test_the_number_needed_is_rounded_up(variance: float, change: float, expected: int) -> None:
    assert needed(variance, change, 0.95) == expected


def test_a_higher_level_needs_more() -> None:
    assert needed(0.25, 0.01, 0.999) > needed(0.25, 0.01, 0.95)


def test_no_end_lies_beyond_the_greatest_difference_there_can_be() -> None:
    number = mean_change(drawn([1, 1, 0]), 1, "share", 0, 0.999, 1)
    assert (number.low, number.high) == (-1, 1)


@pytest.mark.parametrize("value", [0, 1])
def test_one_difference_tells_nothing(value: int) -> None:
    number = mean_change(drawn([value]), 1, "share", 0, 0.95, 1)
    assert (number.value, number.low, number.high) == (value, -inf, inf)
