"""What can be shared out among workers: a number of equal parts, a way to play each, and counts that add up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Protocol, Self


class Counts(Protocol):
    """What was counted in some parts. `a + b` is that of the parts of both, in whichever order they come."""

    def __add__(self, other: Self, /) -> Self: ...

    def to_dict(self) -> dict[str, Any]:
        """Return the counts as JSON values."""
        ...

    def digest(self) -> str:
        """Return 16 hexadecimal digits that equal counts, and only they, share."""
        ...


class Experiment(Protocol):
    """An experiment of `n` parts (matches, or deals played several times), numbered from 0; a value that can be sent.

    `kind` is its name among the experiments.
    """

    kind: ClassVar[str]

    @property
    def n(self) -> int: ...

    @property
    def each(self) -> int:
        """How many matches a part takes."""
        ...

    def to_dict(self) -> dict[str, Any]:
        """Return the experiment as JSON values; `from_dict` of its class reads them back."""
        ...

    def opened(self) -> Callable[[int], Any]:
        """Return what plays a part by its number, ready for use in this process."""
        ...

    def tally(self, played: Iterable[Any] = ()) -> Any:
        """Return the counts (see `Counts`) of parts that were played, empty ones for none."""
        ...

    def read(self, values: Mapping[str, Any]) -> Any:
        """Return the counts that their `to_dict` wrote."""
        ...


def sendable(experiment: Experiment) -> dict[str, Any]:
    """Return an experiment as JSON values that say its kind; `received` reads them back."""
    return {"kind": experiment.kind, "experiment": experiment.to_dict()}


def received(values: Mapping[str, Any]) -> Experiment:
    """Return the experiment that `sendable` wrote."""
    from explorer.laboratory.futures import FutureRecipe
    from explorer.laboratory.paired import PairedRecipe
    from explorer.laboratory.recipes import Recipe
    from explorer.laboratory.rounds import TournamentRecipe

    kinds: dict[str, Any] = {each.kind: each for each in (Recipe, PairedRecipe, TournamentRecipe, FutureRecipe)}
    found: Experiment = kinds[values["kind"]].from_dict(values["experiment"])
    return found
