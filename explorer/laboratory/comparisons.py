"""What came of comparing readings: for each of them, what changes, how sure that is, and what it would take to see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import floor, log10
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.core.errors import clip
from explorer.counting.numbers import Sampled, Unit
from explorer.laboratory.chunks import Span
from explorer.laboratory.comparison_words import comparison_html, comparison_text
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.grids import changed
from explorer.laboratory.intervals import exact_share, mean_change, needed, rare
from explorer.laboratory.measuring import FAMILIES, Measure, measures
from explorer.laboratory.moments import Moments, MomentTally
from explorer.laboratory.outcomes import Outcome
from explorer.laboratory.paired import PairedRecipe

if TYPE_CHECKING:
    from explorer.laboratory.forest import Forest
    from explorer.laboratory.receipts import ComparisonReceipt

WORTH = 0.01  # a difference that would be worth seeing: one percentage point, or so much of the mean


@dataclass(frozen=True, slots=True)
class Difference:
    """What a reading changes in one measure.

    family:  'wins' (of `seat`), 'shared', 'points' (mean of all seats), 'spread' (between the best and the worst seat),
             'length', 'choices' (legal moves per move of the match), 'leads', or what was to be measured besides:
             'margin' (between the best seat and the next), a kind of event (how often it happened).
    before, after: the mean under the reading compared with, and under this one; `change` what is between them.
    differ:  in how many matches there is any difference.
    worth:   a small difference (of 1 %), and `needed` about how many matches would show it in four cases of five; None
             where fewer than ten matches, and not a quarter of them, differ: too little to tell from.
    """

    family: str
    seat: int | None
    unit: Unit
    before: Fraction
    after: Fraction
    change: Sampled
    differ: int
    worth: float
    needed: int | None

    @property
    def seen(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.change.low > 0 or self.change.high < 0


@dataclass(frozen=True, slots=True)
class Compared:
    """One reading against the one to compare with, among one group of players.

    players:     kinds, one a seat; `rulings` what this reading says otherwise.
    winners:     the share of matches that somebody else wins, or not just the same seats.
    differences: of every measure, those of seats first.
    """

    players: tuple[str, ...]
    rulings: Mapping[str, str]
    winners: Sampled
    differences: tuple[Difference, ...]

    def of(self, family: str) -> tuple[Difference, ...]:
        """Return the differences of a family: one for every seat of 'wins', at most one of the others."""
        return tuple(each for each in self.differences if each.family == family)


class Comparison(Outcome):
    """The outcome of `explorer.compare_rulings`. In a notebook it shows itself as tables; `shown("ar")` in another
    language.

    recipe:  what was asked for; `tally` the sums, whole numbers and fractions; `spans` the matches that they come from.
    stopped: None when all matches were played, 'interrupted' when somebody stopped it, 'failed' when an error did.
    left_out: readings of the rulings named that would need another seat's secret, 'ruling = reading'.
    """

    recipe: PairedRecipe

    def __init__(
        self,
        recipe: PairedRecipe,
        spans: tuple[Span, ...],
        tally: MomentTally,
        stopped: str | None = None,
        left_out: tuple[str, ...] = (),
    ) -> None:
        self.left_out = left_out
        self.recipe, self.spans, self.tally, self.stopped = recipe, spans, tally, stopped

    @property
    def done(self) -> int:
        """How many were played under every reading."""
        return self.tally.parts

    def intervals(self, family: str) -> int:
        """Return how many intervals of a family are made, which hold together at the level asked for."""
        readings = len(self.recipe.readings) - 1
        return readings * sum(len(players) if family == "wins" else 1 for players in self.recipe.players)

    def level_of(self, family: str) -> float:
        """Return the level of each interval of a family (Bonferroni)."""
        return 1 - (1 - self.recipe.level) / self.intervals(family)

    @cached_property
    def comparisons(self) -> tuple[Compared, ...]:
        """Every reading against the one to compare with, group by group. LaboratoryError when no match was played."""
        book, recipe = self.game.rulebook, self.recipe
        return tuple(
            self._compared(group, reading, changed(recipe.readings[reading], recipe.readings[0], book))
            for group in range(len(recipe.players))
            for reading in range(1, len(recipe.readings))
        )

    def _compared(self, group: int, reading: int, rulings: Mapping[str, str]) -> Compared:
        at, players = f"{group}.{reading}.", self.recipe.players[group]
        differing = self.tally.get(f"{at}winners~")
        if not differing.n:
            raise LaboratoryError("n", "no match was played, so there is nothing to compare")
        winners = exact_share(differing.above, differing.n, self.seed, self.level_of("winners"))
        found = [
            self._difference(
                measure, self.tally.get(f"{group}.0.{measure.id}"), self.tally.get(at + measure.id), change
            )
            for measure in measures(len(players), self.recipe.also)
            if (change := self.tally.get(f"{at}{measure.id}~")).n
        ]
        return Compared(players, rulings, winners, tuple(found))

    def _difference(self, measure: Measure, before: Moments, after: Moments, change: Moments) -> Difference:
        level, scale = self.level_of(measure.family), measure.scale
        number = mean_change(change, scale, measure.unit, self.seed, level, measure.reach)
        usual = before.mean / scale
        worth = WORTH if measure.unit == "share" else _one_digit(max(0.01, WORTH * abs(float(usual))))
        differ = change.above + change.below
        n = needed(change.variance / scale**2, worth, level) if change.n > 1 and not rare(differ, change.n) else None
        return Difference(
            measure.family, measure.seat, measure.unit, usual, after.mean / scale, number, differ, worth, n
        )

    @property
    def receipt(self) -> ComparisonReceipt:
        """What it takes to repeat this with `explorer.rerun`, and the digest of what came of it."""
        from explorer.laboratory.receipts import ComparisonReceipt

        return ComparisonReceipt.of(self.recipe, self.game.rulebook.version, self.spans, self.tally)

    def plot(self, what: str = "wins", language: str = "en") -> Forest:
        """Return a picture of what changes in a measure: a point with its interval for every reading, and zero.

        `what` is 'winners', 'wins', 'shared', 'points', 'spread', 'length', 'choices', 'leads' or what was to be
        measured besides. Raises LaboratoryError for anything else, or without matplotlib; ExplorerError for a language
        the game lacks.
        """
        from explorer.laboratory.forest import forest_of

        families = (*FAMILIES, *self.recipe.also)
        if what not in families:
            known = ", ".join(map(repr, families))
            raise LaboratoryError("plot", f"expected one of {known}, got {clip(repr(what))}")
        return forest_of(self, what, language)

    def page(self, path: str | Path, language: str = "en") -> None:
        """Write a page to print: tables, picture, the rulings with their lines of the document, method and receipt.

        It needs no other file. Raises LaboratoryError when it cannot be written, or without matplotlib.
        """
        from explorer.laboratory.comparison_page import comparison_page
        from explorer.laboratory.files import write_whole

        write_whole(path, comparison_page(self, language), "page")

    def text(self, language: str = "en") -> str:
        """Return the result in plain words. Raises ExplorerError for a language that the game lacks."""
        return comparison_text(self, language)

    def html(self, language: str = "en") -> str:
        """Return the result as HTML. Raises ExplorerError for a language that the game lacks."""
        return comparison_html(self, language)

    def __repr__(self) -> str:
        stopped = f", {self.stopped}" if self.stopped else ""
        made = "1 comparison" if self.intervals("winners") == 1 else f"{self.intervals('winners')} comparisons"
        return f"<{made} of rulings of {self.recipe.game}: {self.counted()} matches each{stopped}, seed {self.seed!r}>"


def _one_digit(value: float) -> float:
    """Return a number rounded to one digit that is not 0."""
    return round(value, -floor(log10(value)))


__all__ = ["FAMILIES", "Compared", "Comparison", "Difference"]
