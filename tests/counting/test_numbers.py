"""Numbers that say what they are: as they are written, and their intervals against SciPy's."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.words import word
from explorer.counting.numbers import Exact, mean, share, written

GAME = explorer.game("influence")
HOW = word("odds-counted", ways=1868)


@pytest.mark.parametrize(
    ("value", "said"),
    [(Fraction(0), "0 %"), (Fraction(1), "100 %"), (Fraction(1, 2), "50 %"), (Fraction(1143, 1868), "61.2 %"),
     (Fraction(1, 3000), "0.0333 %"), (Fraction(2999, 3000), "99.9667 %"),
     (Fraction(1, 10**40), "< 0.0001 %"), (1 - Fraction(1, 10**40), "> 99.9999 %"),
     (Fraction(1, 10**6), "0.0001 %"), (Fraction(-1, 10**40), "> -0.0001 %")],
)  # fmt: skip
def test_a_share_is_written_in_per_cent_and_never_rounded_to_what_is_certain(value, said):
    assert written(value, "share") == said


def test_an_amount_is_written_with_two_decimals_at_most():
    assert [written(v, "amount") for v in (12, Fraction(25, 2), Fraction(1, 3), -1234.5)] == [
        "12", "12.5", "0.33", "-1,234.5",
    ]  # fmt: skip


def test_an_amount_that_is_not_nothing_is_not_written_as_nothing():
    assert [written(v, "amount") for v in (Fraction(1, 10**9), 0, -0.001)] == ["< 0.01", "0", "> -0.01"]
    assert written(-0.001, "amount", bare=True) == "0"


def test_a_long_fraction_near_to_all_or_to_nothing_says_how_near():
    tiny = Fraction(7, 2 * 10**30 + 1)
    assert Exact(tiny, HOW).fraction == "3.5·10⁻³⁰"
    assert Exact(1 - tiny, HOW).fraction == "1 − 3.5·10⁻³⁰"
    assert Exact(2 + tiny, HOW, "amount").fraction == "2 + 3.5·10⁻³⁰"


def test_an_exact_number_says_its_fraction_and_what_was_counted():
    number = Exact(Fraction(1143, 1868), HOW)
    assert float(number) == 1143 / 1868
    assert (
        number.text(GAME.words()) == "61.2 %, exactly 1143/1868: counted over all 1,868 ways the hidden cards can lie"
    )
    assert repr(number) == "61.2 % exactly (1143/1868; odds-counted)"


def test_a_sampled_number_says_its_interval_size_method_and_seed():
    number = share(245, 400, 7)
    assert number.brief() == "61.2 % [56.4, 65.9]"
    assert number.text(GAME.words()) == (
        "61.2 % [56.4, 65.9], sampled: 400 draws from seed 7; the interval holds the true number at 95 % (Wilson score)"
    )
    assert repr(number) == "61.2 % [56.4, 65.9] sampled (n = 400, seed 7; 0.95 interval, wilson)"
    assert "seed" not in share(245, 400, None).text(GAME.words())
    assert "seed" not in repr(share(245, 400, None))


@given(st.integers(1, 5000), st.floats(0, 1), st.sampled_from([0.5, 0.9, 0.95, 0.999999]))
def test_the_interval_of_a_share_is_wilsons(n, part, level):
    hits = round(part * n)
    found, expected = share(hits, n, 0, level), binomtest(hits, n).proportion_ci(level, method="wilson")
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-12)
    assert 0 <= found.low <= hits / n <= found.high <= 1


def test_a_shared_hit_lies_between_the_whole_ones():
    half = share(Fraction(5, 2), 10, 0)
    assert half.value == Fraction(1, 4)
    assert (half.low, half.high) == (share(2, 10, 0).low, share(3, 10, 0).high)


@pytest.mark.parametrize(("hits", "n"), [(-1, 5), (6, 5), (0, 0), (0, -1)])
def test_a_share_of_nothing_or_beyond_all_is_refused(hits, n):
    with pytest.raises(ExplorerError, match="a share needs"):
        share(hits, n, 0)


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says():
    rng, held = Random(1), 0
    for _ in range(400):
        draws = [rng.choice((0, 1, 2, 3)) for _ in range(30)]
        found = mean(30, sum(draws), sum(d * d for d in draws), None)
        held += found.low <= 1.5 <= found.high
    assert 365 <= held <= 395  # 380 are expected, with a spread of 4.4


def test_a_mean_of_one_draw_has_no_end_and_of_none_is_refused():
    one = mean(1, 3, 9, 0)
    assert (one.value, one.low, one.high) == (3, -inf, inf)
    with pytest.raises(ExplorerError, match="at least one draw"):
        mean(0, 0, 0, 0)


def test_draws_that_are_all_alike_leave_no_doubt():
    found = mean(5, 10, 20, 0)
    assert (found.low, found.high) == (2, 2)
