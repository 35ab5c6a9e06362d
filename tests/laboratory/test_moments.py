"""Sums that add up in any order to the same moments."""

from __future__ import annotations

import json
from fractions import Fraction
from statistics import fmean, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.moments import Moments, MomentTally

VALUES = st.lists(st.one_of(st.integers(-60, 60), st.fractions(-9, 9, max_denominator=40)), min_size=2, max_size=12)


def moments_of(values: list[int | Fraction]) -> Moments:
    found = Moments()
    for value in values:
        found = found.plus(value)
    return found


@given(VALUES)
def test_mean_and_variance_are_those_of_the_values(values: list[int | Fraction]) -> None:
    found = moments_of(values)
    assert float(found.mean) == pytest.approx(fmean(values), abs=1e-12)
    assert float(found.variance) == pytest.approx(variance(map(float, values)), abs=1e-9)
    assert (found.above, found.below) == (sum(v > 0 for v in values), sum(v < 0 for v in values))


@given(VALUES, st.integers(0, 12))
def test_parts_add_up_in_any_order(values: list[int | Fraction], cut: int) -> None:
    parts = [{"a": value, f"b{i % 2}": 1} for i, value in enumerate(values)]
    whole, one, other = MomentTally.of(parts), MomentTally.of(parts[:cut]), MomentTally.of(parts[cut:])
    assert one + other == other + one == whole
    assert (other + one).digest() == whole.digest()
    assert MomentTally.from_dict(json.loads(json.dumps(whole.to_dict()))) == whole


def test_of_nothing_there_is_no_mean() -> None:
    with pytest.raises(LaboratoryError, match="nothing of the kind was counted"):
        _ = Moments().mean


@pytest.mark.parametrize("values", [{}, {"parts": 1}, {"parts": 1, "moments": {"a": ["1", "x"]}}, {"moments": []}])
def test_what_is_no_tally_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(LaboratoryError, match="not the JSON of a tally"):
        MomentTally.from_dict(values)
