"""A median is the value in the middle, and its interval holds the true one as often as it says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import inf
from random import Random
from statistics import median

import pytest
from scipy.stats import binom

from explorer.core.registry import find_game
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.medians import median_of


@pytest.mark.parametrize("values", [[3], [1, 2], [5, 1, 1], [7, -2, 7, 4, 0, 0, 9]])
def test_it_is_the_value_in_the_middle(values: list[int]) -> None:
    found = median_of(Counter(values), 7)
    assert found.value == Fraction(median(values))
    assert (found.n, found.seed, found.method, found.unit) == (len(values), 7, "order", "amount")


@pytest.mark.parametrize("n", [6, 7, 20, 60, 400])
@pytest.mark.parametrize("level", [0.5, 0.95, 0.99])
def test_its_interval_runs_between_the_innermost_values_that_hold_at_that_level(n: int, level: float) -> None:
    found = median_of(Counter(range(1, n + 1)), level=level)
    if found.low == -inf:
        assert binom.cdf(0, n, 0.5) > (1 - level) / 2
        return
    r = int(found.low)
    assert found.high == n + 1 - r
    assert binom.cdf(r - 1, n, 0.5) <= (1 - level) / 2 < binom.cdf(r, n, 0.5)


def test_five_values_are_too_few_for_an_interval_at_95_per_cent() -> None:
    assert (median_of(Counter(range(5))).low, median_of(Counter(range(5))).high) == (-inf, inf)
    assert (median_of(Counter(range(6))).low, median_of(Counter(range(6))).high) == (0, 5)


def test_the_interval_holds_the_true_median_about_as_often_as_it_says() -> None:
    luck = Random(3)
    held = 0
    for _ in range(400):
        found = median_of(Counter(luck.randrange(1001) for _ in range(25)))
        held += found.low <= 500 <= found.high
    assert held >= 0.93 * 400


def test_of_nothing_there_is_no_median() -> None:
    with pytest.raises(LaboratoryError, match="nothing of the kind was counted"):
        median_of(Counter())


@pytest.mark.parametrize("language", ["en", "ar", "fa", "vi"])
def test_it_says_by_which_method(language: str) -> None:
    game = {"en": "influence", "ar": "influence", "fa": "continents", "vi": "smashup"}[language]
    words = find_game(game).words(language)
    assert words.say("method-order") in median_of(Counter(range(30)), 1).text(words)
