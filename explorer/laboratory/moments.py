"""Sums over matches that add up in any order: how many, the sum, the sum of squares, how many lie above and below 0."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any, NamedTuple

from explorer.laboratory.errors import LaboratoryError

Value = int | Fraction


class Moments(NamedTuple):
    """What is kept of some values: exact, and of the same size however many they are."""

    n: int = 0
    total: Value = 0
    squares: Value = 0
    above: int = 0
    below: int = 0

    def plus(self, value: Value) -> Moments:
        """Return the moments with one value more."""
        n, total, squares, above, below = self
        return Moments(n + 1, total + value, squares + value * value, above + (value > 0), below + (value < 0))

    def and_of(self, other: Moments) -> Moments:
        """Return the moments of the values of both."""
        n, total, squares, above, below = other
        return Moments(self.n + n, self.total + total, self.squares + squares, self.above + above, self.below + below)

    @property
    def mean(self) -> Fraction:
        """The mean. Raises LaboratoryError when there was no value."""
        if not self.n:
            raise LaboratoryError("n", "nothing of the kind was counted, so there is nothing to estimate")
        return Fraction(self.total) / self.n

    @property
    def variance(self) -> Fraction:
        """The variance as a sample estimates it; 0 for less than two values."""
        return (Fraction(self.squares) - self.mean * self.total) / (self.n - 1) if self.n > 1 else Fraction(0)


@dataclass(frozen=True)
class MomentTally:
    """Moments of many quantities by their names, over `parts` parts of an experiment. `a + b` is that of both."""

    parts: int = 0
    moments: Mapping[str, Moments] = field(default_factory=dict)

    @classmethod
    def of(cls, parts: Iterable[Mapping[str, Value]]) -> MomentTally:
        """Return the tally of parts, each given as the values of what was measured in it."""
        count, found = 0, dict[str, Moments]()
        for values in parts:
            count += 1
            for name, value in values.items():
                found[name] = found.get(name, NONE).plus(value)
        return cls(count, found)

    def __add__(self, other: MomentTally) -> MomentTally:
        names = dict.fromkeys((*self.moments, *other.moments))
        both = {name: self.get(name).and_of(other.get(name)) for name in names}
        return MomentTally(self.parts + other.parts, both)

    def get(self, name: str) -> Moments:
        """Return the moments of a quantity, empty ones for what was never measured."""
        return self.moments.get(name, NONE)

    def to_dict(self) -> dict[str, Any]:
        """Return the tally as JSON values; sums that are not whole are written '7/3'."""
        return {"parts": self.parts, "moments": {name: [*map(str, m)] for name, m in sorted(self.moments.items())}}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> MomentTally:
        """Return the tally that `to_dict` wrote. Raises LaboratoryError for anything else."""
        try:
            found = {name: Moments(*map(_read, entries)) for name, entries in values["moments"].items()}
            return cls(int(values["parts"]), found)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise LaboratoryError("tally", f"not the JSON of a tally ({type(error).__name__}: {error})") from None

    def digest(self) -> str:
        """Return 16 hexadecimal digits that equal tallies, and only they, share."""
        canonical = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]


NONE = Moments()


def _read(text: str) -> Any:
    value = Fraction(text)
    return value.numerator if value.denominator == 1 else value
