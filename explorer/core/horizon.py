"""How far programs play a long match on before they judge it as it stands: every game says so itself."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple


class Horizon(NamedTuple):
    """A position is played on until `turns` more turns have begun; then its outlook says who is how likely to win.

    `worth`: by how much more of the outlook (`State.outlook`) a seat is e times (2.72 times) as likely to win.
    """

    turns: int
    worth: float

    def shares(self, outlook: Sequence[float]) -> list[float]:
        """Return every seat's expected share of the win, which add up to 1."""
        most = max(outlook)
        weights = [exp((good - most) / self.worth) for good in outlook]
        total = sum(weights)
        return [weight / total for weight in weights]


__all__ = ["Horizon"]
