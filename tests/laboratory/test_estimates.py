"""Estimates follow from the counts alone, and their intervals are those of the matches one by one."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from statistics import mean, stdev

import pytest
from scipy.stats import t

from explorer.laboratory import estimates
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Played
from explorer.laboratory.tally import Tally

MATCHES = [
    Played((0,), (5, 3), (4, 3, 2), 1),
    Played((1,), (2, 9), (6, 6, 1, 1), 0),
    Played((0, 1), (4, 4), (2, 1), 3),
    Played((0,), (7, 3), (9, 4, 4), None),
    Played((), (0, 0), (1, 1, 1, 1, 1), 2),
]
TALLY = Tally.of(2, MATCHES)


def test_a_shared_win_counts_in_part_for_each() -> None:
    first, second = estimates.win_shares(TALLY, 7)
    assert (first.value, second.value) == (Fraction(5, 10), Fraction(3, 10))
    assert (first.n, first.seed, first.method) == (5, 7, "wilson")
    assert estimates.shared(TALLY, 7).value == Fraction(1, 5)


def test_means_have_the_interval_of_the_single_values() -> None:
    points = estimates.points(TALLY, 7)[1]
    values = [match.scores[1] for match in MATCHES]
    half = t.ppf(0.975, 4) * stdev(values) / sqrt(5)
    assert points.value == Fraction(sum(values), 5)
    assert (points.low, points.high) == pytest.approx((max(0, mean(values) - half), mean(values) + half))


def test_the_lead_is_estimated_from_the_matches_in_which_it_was_followed() -> None:
    leads = estimates.lead_changes(TALLY, 7)
    assert (leads.value, leads.n) == (Fraction(6, 4), 4)


def test_choices_per_move_are_a_ratio_with_the_interval_of_its_residuals() -> None:
    found = estimates.choices(TALLY, 7)
    totals = [(sum(match.choices), len(match.choices)) for match in MATCHES]
    ratio = sum(c for c, _ in totals) / sum(m for _, m in totals)
    residuals = [(c - ratio * m) / mean(m for _, m in totals) for c, m in totals]
    half = t.ppf(0.975, 4) * stdev(residuals) / sqrt(5)
    assert float(found.value) == pytest.approx(ratio)
    assert found.n == 5
    assert (found.low, found.high) == pytest.approx((ratio - half, ratio + half))


def test_choices_by_turn_are_means_over_the_matches_that_get_there() -> None:
    turns = estimates.choices_by_turn(TALLY, 7)
    assert list(turns) == [1, 2, 3, 4, 5]
    assert (turns[1].value, turns[1].n) == (Fraction(22, 5), 5)
    assert (turns[4].value, turns[4].n) == (Fraction(1), 2)


def test_shares_of_values_add_up_to_one() -> None:
    shares = estimates.shares_of(TALLY.lengths, 7)
    assert {length: share.value for length, share in shares.items()} == {
        2: Fraction(1, 5),
        3: Fraction(2, 5),
        4: Fraction(1, 5),
        5: Fraction(1, 5),
    }


def test_nothing_is_estimated_from_nothing() -> None:
    empty = Tally.of(2)
    for estimate in (estimates.win_shares, estimates.points, estimates.shared, estimates.length, estimates.choices):
        with pytest.raises(LaboratoryError, match="nothing of the kind was counted"):
            estimate(empty, 0)
    with pytest.raises(LaboratoryError, match="nothing of the kind was counted"):
        estimates.lead_changes(Tally.of(2, MATCHES[3:4]), 0)


def test_what_cannot_be_negative_has_no_negative_end() -> None:
    number = estimates.mean_of({0: 3, 40: 1}, 7)
    assert (number.low, number.high > 10) == (0, True)
    assert estimates.mean_of({-1: 3, 40: 1}, 7).low < -10
