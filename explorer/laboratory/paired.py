"""The same matches under several readings: what is played, and what is measured in each and between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from explorer.core.game import Game
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.measuring import kinds_of, measures
from explorer.laboratory.moments import MomentTally, Value
from explorer.laboratory.playout import Played, Playout
from explorer.laboratory.recipes import Cards, Recipe

Block = Sequence[Sequence[Played]]  # by players, then by reading: one match under all of them


@dataclass(frozen=True, slots=True)
class PairedRecipe:
    """An experiment: each of `n` matches is played by every group of `players` under every reading, on the same luck.

    readings: what is not as by default, the one to compare with first.
    lead:     in how many matches, from the first on, the lead is followed; `level` that of the intervals together.
    also:     what is measured besides, as `known_measures` returned it.
    """

    kind: ClassVar[str] = "comparison"

    game: str
    players: tuple[tuple[str, ...], ...]
    readings: tuple[Mapping[str, str], ...]
    seed: int | str
    n: int
    lead: int
    level: float
    cards: Cards | None = None
    also: tuple[str, ...] = ()

    @property
    def each(self) -> int:
        """How many matches a part takes."""
        return len(self.players) * len(self.readings)

    def recipe(self, group: int, reading: int) -> Recipe:
        """Return the recipe of the matches of one group of players under one reading."""
        return Recipe(self.game, self.players[group], self.readings[reading], self.seed, self.n, self.lead, self.cards)

    def open(self) -> Game:
        """Return the game, compiled for the first group under the first reading."""
        return self.recipe(0, 0).open()

    def opened(self) -> Callable[[int], Block]:
        """Return what plays a match, by its number, for every group under every reading.

        It raises LaboratoryError, naming match, seed and reading, when that fails.
        """
        kinds = kinds_of(self.also)
        groups = [
            [Playout(self.recipe(group, reading), kinds).match for reading in range(len(self.readings))]
            for group in range(len(self.players))
        ]

        def played(play: Callable[[int], Played], i: int, reading: Mapping[str, str]) -> Played:
            try:
                return play(i)
            except LaboratoryError as error:
                chosen = ", ".join(f"{id} = {option}" for id, option in reading.items()) or "the usual readings"
                raise LaboratoryError(f"{error.key}, {chosen}", error.expected) from error

        return lambda i: [
            [played(play, i, reading) for play, reading in zip(plays, self.readings, strict=True)] for plays in groups
        ]

    def tally(self, played: Iterable[Block] = ()) -> MomentTally:
        """Return the tally of matches that were played under every reading."""
        return MomentTally.of(map(self._measured, played))

    def read(self, values: Mapping[str, Any]) -> MomentTally:
        """Return the tally that its `to_dict` wrote."""
        return MomentTally.from_dict(values)

    def _measured(self, block: Block) -> dict[str, Value]:
        """Return all values of a match: '0.1.length' under reading 1, '0.1.length~' what that is more than under 0."""
        found: dict[str, Value] = {}
        for group, matches in enumerate(block):
            usual = matches[0]
            for reading, match in enumerate(matches):
                at = f"{group}.{reading}."
                if reading:
                    found[f"{at}winners~"] = int(match.winners != usual.winners)
                for measure in measures(len(match.scores), self.also):
                    value, before = measure.of(match), measure.of(usual)
                    if value is not None and before is not None:
                        found[at + measure.id] = value
                        if reading:
                            found[f"{at}{measure.id}~"] = value - before
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return the experiment as JSON values."""
        players, readings = [*map(list, self.players)], [*map(dict, self.readings)]
        return {**asdict(self), "players": players, "readings": readings, "also": [*self.also]}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> PairedRecipe:
        """Return the experiment that `to_dict` wrote."""
        cards = None if values["cards"] is None else Cards(**values["cards"])
        players, readings = tuple(map(tuple, values["players"])), tuple(values["readings"])
        given = {"players": players, "readings": readings, "cards": cards, "also": tuple(values["also"])}
        return cls(**{**values, **given})
