"""A forest plot: one row for every difference, a point with its interval, and a line where there would be none."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.counting.numbers import Sampled, Unit, written
from explorer.drawing.palette import INK, PAPER, hue
from explorer.drawing.text import wrap
from explorer.laboratory.comparison_words import change_brief, measure_name, named, signed, title
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.judging_words import title as judgement_title
from explorer.laboratory.meeting_words import ordered
from explorer.laboratory.meeting_words import title as tournament_title
from explorer.laboratory.plots import WHISKERS, Plot, Series, dress

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from explorer.core.words import Catalogue
    from explorer.laboratory.comparisons import Compared, Comparison
    from explorer.laboratory.judging import Judgement
    from explorer.laboratory.meetings import Tournament

WIDE, ROW, AROUND = 7.0, 0.34, 1.5  # inches
MOST_ROWS = 120
ROOM, TITLE = 230.0, 470.0  # of a row's name and of the title, in the units of drawing.text


class Forest(Plot):
    """A picture of numbers beside the one that would say nothing, `zero`. A full point's interval leaves it out."""

    def __init__(self, series: Series, words: Catalogue, zero: float) -> None:
        super().__init__(series, words)
        self.zero = zero

    @property
    def size(self) -> tuple[float, float]:
        rows = [len(self._broken(name)) for name in self.series.named.values()]
        return WIDE, AROUND + ROW * sum(max(1.0, 0.7 * lines) for lines in rows)

    def tick(self, value: float) -> str:
        """Return what stands at a place of the scale."""
        return written(value, self.unit, self.words.language)

    @property
    def unit(self) -> Unit:
        """What the numbers are."""
        return next(iter(self.series.numbers.values())).unit

    def _broken(self, text: str, size: float = 11, room: float = ROOM) -> list[str]:
        """Return a text broken into lines, where it says so and where there is no more room."""
        return [self.isolated(line) for part in text.split("\n") for line in wrap(part, size, room)]

    def _draw(self, axes: Axes) -> None:
        series, rtl = self.series, self.words.right_to_left
        axes.axvline(self.zero, color=INK, linewidth=1)
        for at, number in series.numbers.items():
            value = float(number)
            ends = [[value - number.low], [number.high - value]] if isfinite(number.low) else None
            seen = number.low > self.zero or number.high < self.zero
            face = hue(1).solid if seen else PAPER
            axes.errorbar([value], [at], xerr=ends, fmt="o", markersize=6, markerfacecolor=face,
                          markeredgecolor=hue(1).solid, markeredgewidth=1.5, **WHISKERS)  # fmt: skip
        names = ["\n".join(self._broken(name)) for name in series.named.values()]
        axes.set_yticks(list(series.named), names)
        axes.set_ylim(max(series.named) + 0.6, min(series.named) - 0.6)
        axes.xaxis.set_major_formatter(lambda value, _: self.tick(value))
        axes.figure.suptitle("\n".join(self._broken(series.title, 12, TITLE)), color=INK, fontsize=12)
        axes.set_xlabel(self.isolated(series.up), color=INK)
        dress(axes, "x")
        if rtl:
            axes.yaxis.tick_right()


class ChangeForest(Forest):
    """A picture of changes: they carry their sign."""

    def brief(self, number: Sampled) -> str:
        return change_brief(number, self.words)

    def tick(self, value: float) -> str:
        return signed(value, self.unit, self.words.language)


def forest_of(result: Comparison, family: str, language: str) -> Forest:
    """Return the picture of what changes in a family of measures. LaboratoryError where there is nothing to draw."""
    words = result.game.words(language)
    numbers: dict[int, Sampled] = {}
    rows: dict[int, str] = {}
    for compared in _by_reading(result.comparisons):
        for seat, number in _changes(compared, family):
            at = len(numbers)
            numbers[at], rows[at] = number, _row_name(compared, seat, len(result.recipe.players) > 1, words)
    if not numbers:
        raise LaboratoryError("plot", f"nothing was counted of {family!r}, so there is nothing to draw")
    if len(numbers) > MOST_ROWS:
        said = f"{len(numbers)} rows are more than a picture holds ({MOST_ROWS})"
        less = "" if family == "winners" else ", or plot('winners')"
        raise LaboratoryError("plot", f"{said}; compare fewer rulings, or with one number of seats{less}")
    name = words.say("lab-compare-winners-name") if family == "winners" else measure_name(family, None, words)
    share = next(iter(numbers.values())).unit == "share"
    up = words.say("lab-compare-change-of-shares" if share else "lab-compare-change")
    heading = f"{words.say('lab-compare-plot', name=name)}\n{title(result, words)}"
    return ChangeForest(Series(heading, "", up, numbers, rows, False), words, 0.0)


def forest_of_meetings(result: Tournament, language: str) -> Forest:
    """Return the picture of a tournament. LaboratoryError where there is nothing to draw, or too much."""
    words = result.game.words(language)
    met = ordered(result)
    if len(met) > MOST_ROWS:
        raise LaboratoryError("plot", f"{len(met)} rows are more than a picture holds ({MOST_ROWS})")
    rows = {at: words.say("lab-lone-among", lone=each.lone, other=each.other) for at, each in enumerate(met)}
    numbers = {at: each.share for at, each in enumerate(met)}
    heading = f"{words.say('lab-tournament-plot')}\n{tournament_title(result, words)}"
    return Forest(Series(heading, "", words.say("lab-wins"), numbers, rows, False), words, float(met[0].even))


def forest_of_moves(result: Judgement, language: str) -> Forest:
    """Return the picture of how far moves are behind the best. LaboratoryError where there is one move only."""
    words = result.game.words(language)
    best, *others = result.candidates
    if not others:
        raise LaboratoryError("plot", "there is one move only, so there is nothing to draw")
    numbers = {at: each.behind for at, each in enumerate(others) if each.behind is not None}
    rows = {at: each.move for at, each in enumerate(others)}
    heading = f"{words.say('lab-judge-plot', move=best.move)}\n{judgement_title(result, words)}"
    up = words.say("lab-compare-change-of-shares")
    return ChangeForest(Series(heading, "", up, numbers, rows, False), words, 0.0)


def _by_reading(comparisons: Sequence[Compared]) -> list[Compared]:
    """Return comparisons so that those of one reading stand together, as the readings first come."""
    readings = [compared.rulings for compared in comparisons]
    return sorted(comparisons, key=lambda compared: readings.index(compared.rulings))


def _changes(compared: Compared, family: str) -> list[tuple[int | None, Sampled]]:
    if family == "winners":
        return [(None, compared.winners)]
    return [(each.seat, each.change) for each in compared.of(family)]


def _row_name(compared: Compared, seat: int | None, several: bool, words: Catalogue) -> str:
    parts = [words.say("lab-players", n=len(compared.players))] if several else []
    if seat is not None:
        parts.append(words.say(seat_word(seat)))
    return "\n".join([named(compared.rulings, words), *([" · ".join(parts)] if parts else [])])
