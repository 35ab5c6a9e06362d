"""Numbers that say what they are: counted exactly, or estimated from a sample with an interval, and by which method."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, sqrt
from statistics import NormalDist
from typing import Literal, TypeAlias

from explorer.core.errors import ExplorerError
from explorer.core.words import Catalogue, Word, word

Unit: TypeAlias = Literal["share", "amount"]
LEVEL = 0.95
RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
LONGEST_FRACTION = 24  # characters
NEAR = Fraction(1, 10**9)  # to a whole number: ten decimals would not tell it from that
LEAST: Mapping[Unit, Fraction] = {"share": Fraction(1, 10**6), "amount": Fraction(1, 100)}  # that is written


@dataclass(frozen=True, slots=True)
class Exact:
    """A number counted exactly. `how` says what was counted; `unit` is 'share' (0 to 1, in per cent) or 'amount'."""

    value: Fraction
    how: Word
    unit: Unit = "share"

    def __float__(self) -> float:
        return float(self.value)

    @property
    def fraction(self) -> str:
        """The fraction as people can read it: '8/19', or the first decimals of one that is too long, '0.6761136326…'.

        One too near to a whole number for these says how near: '3.2·10⁻¹²', '1 − 3.2·10⁻¹²'. (`value` is exact all the
        same.)
        """
        whole = str(self.value)
        if len(whole) <= LONGEST_FRACTION:
            return whole
        near = round(self.value)
        off = self.value - near
        if abs(off) >= NEAR:
            return f"{float(self.value):.10f}…"
        return f"{near} {'−' if off < 0 else '+'} {_power(abs(off))}" if near else _power(off)

    def brief(self, language: str = "en") -> str:
        """Return the number alone: '61 %' or '61.2 %' where it is not whole, '12.5'."""
        return written(self.value, self.unit, language)

    def text(self, words: Catalogue) -> str:
        """Return the number with its fraction and how it was counted."""
        said = word("number-exact", number=self.brief(words.language), fraction=self.fraction, how=self.how)
        return words.say(said)

    def __repr__(self) -> str:
        return f"{self.brief()} exactly ({self.fraction}; {self.how.id})"


@dataclass(frozen=True, slots=True)
class Sampled:
    """A number estimated from `n` draws: `low` to `high` holds the true one at `level` by `method`.

    value:  what the sample gave, exactly; `unit` as for Exact, or a difference of such.
    seed:   what the sample's luck was made from, None where several went in.
    method: 'wilson' (score interval of a share), 'student' (t interval of a mean), 'clopper-pearson' (exact bounds of
            the rare cases behind a mean), as in Brown, Cai and DasGupta, "Interval Estimation for a Binomial
            Proportion", 2001.
    """

    value: Fraction
    low: float
    high: float
    n: int
    seed: int | str | None
    method: str
    unit: Unit = "share"
    level: float = LEVEL

    def __float__(self) -> float:
        return float(self.value)

    def brief(self, language: str = "en") -> str:
        """Return the number with its interval: '61.2 % [58.1, 64.2]'."""
        low, high = (written(end, self.unit, language, bare=True) for end in (self.low, self.high))
        return f"{written(self.value, self.unit, language)} [{low}{gap(language)}{high}]"

    def text(self, words: Catalogue) -> str:
        """Return the number with interval, size of the sample, method and seed."""
        said = word(
            "number-sampled" if self.seed is not None else "number-sampled-unseeded",
            number=self.brief(words.language),
            level=written(self.level, "share", words.language),
            n=self.n,
            method=word(f"method-{self.method}"),
            seed=str(self.seed),
        )
        return words.say(said)

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed!r}"
        return f"{self.brief()} sampled (n = {self.n}{seed}; {self.level:.4g} interval, {self.method})"


Number: TypeAlias = Exact | Sampled


def written(value: Fraction | float, unit: Unit, language: str = "en", bare: bool = False) -> str:
    """Return a number as people write it: shares in per cent, one decimal unless it is whole; `bare` leaves '%' out.

    What is nearly nothing or nearly all gets four decimals, and what would be written as 0 or 100 % even so says on
    which side of the last of them it is: '< 0.0001 %', '> 99.9999 %', '< 0.01' of an amount.
    """
    if not bare:
        least = LEAST[unit]
        low = -1 if value < 0 else 1
        size = value * low
        if 0 < size < least / 2:
            return f"{'<' if low > 0 else '>'} {_plain(low * least, unit, language, False)}"
        if unit == "share" and 0 < 1 - size < least / 2:
            return f"{'>' if low > 0 else '<'} {_plain(low * (1 - least), unit, language, False)}"
    return _plain(value, unit, language, bare)


def _plain(value: Fraction | float, unit: Unit, language: str, bare: bool) -> str:
    from babel.numbers import format_decimal, format_percent

    if unit == "amount":
        return format_decimal(round(float(value), 2) + 0.0, format="#,##0.##", locale=language)
    share = float(value)
    pattern = "#,##0.####" if 0 < min(abs(share), abs(1 - share)) < 0.001 else "#,##0.#"
    if bare:
        return format_decimal(share * 100, format=pattern, locale=language)
    return format_percent(share, format=f"{pattern} %", locale=language)


def _power(value: Fraction) -> str:
    """Return a small number by its power of ten: '3.2·10⁻¹²'."""
    digits, _, power = f"{float(value):.1e}".partition("e")
    return f"{digits}·10{str(int(power)).translate(RAISED)}"


def gap(language: str) -> str:
    """Return what stands between two numbers: ', ', and '; ' in a language whose decimals follow a comma."""
    from babel.numbers import get_decimal_symbol

    return "; " if get_decimal_symbol(language) == "," else ", "


def share(hits: Fraction | int, n: int, seed: int | str | None, level: float = LEVEL) -> Sampled:
    """Return the share of `hits` among `n` draws with its Wilson interval.

    A shared hit may count as a fraction; the interval then runs from that of the next smaller whole number to that
    of the next greater. Raises ExplorerError unless 0 <= hits <= n and n > 0.
    """
    if not 0 <= hits <= n or n < 1:
        raise ExplorerError(f"a share needs 0 to n hits among n > 0 draws, got {hits} among {n}")
    low, high = _wilson(floor(hits), n, level)[0], _wilson(ceil(hits), n, level)[1]
    return Sampled(Fraction(hits) / n, low, high, n, seed, "wilson", "share", level)


def _wilson(hits: int, n: int, level: float) -> tuple[float, float]:
    """Return the score interval of a share, written out: importing scipy.stats for it takes longer than most odds."""
    z = NormalDist().inv_cdf((1 + level) / 2)
    middle = (hits + z * z / 2) / (n + z * z)
    half = z / (n + z * z) * sqrt(hits * (n - hits) / n + z * z / 4)
    return max(0.0, middle - half) if hits else 0.0, min(1.0, middle + half) if hits < n else 1.0


def mean(
    n: int,
    total: Fraction | int,
    squares: Fraction | int,
    seed: int | str | None,
    unit: Unit = "amount",
    level: float = LEVEL,
) -> Sampled:
    """Return the mean of `n` draws, given their sum and the sum of their squares, with its Student interval.

    Raises ExplorerError for n < 1. One draw tells nothing of the spread: its interval is without end.
    """
    from scipy.stats import t

    if n < 1:
        raise ExplorerError(f"a mean needs at least one draw, got {n}")
    value = Fraction(total) / n
    if n == 1:
        return Sampled(value, float("-inf"), float("inf"), n, seed, "student", unit, level)
    variance = (Fraction(squares) - value * total) / (n - 1)
    half = float(t.ppf((1 + level) / 2, n - 1)) * sqrt(float(variance) / n)
    return Sampled(value, float(value) - half, float(value) + half, n, seed, "student", unit, level)


__all__ = ["LEVEL", "Exact", "Number", "Sampled", "Unit", "gap", "mean", "share", "written"]
