"""Figures of a simulation, drawn from its numbers: bars or points with their intervals, and the same in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from io import StringIO
from math import isfinite
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter

from explorer.core.errors import clip
from explorer.core.guards import seat_word
from explorer.core.words import RIGHT_TO_LEFT, Catalogue
from explorer.counting.numbers import Sampled, written
from explorer.drawing.markup import image_of, page
from explorer.drawing.palette import BACK_LINE, INK, LINE, MUTED, PAPER, hue
from explorer.laboratory import estimates
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.showing import brief, title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from explorer.laboratory.results import Simulation

SIZE = (7.0, 4.0)  # inches
WHISKERS: Any = {"ecolor": INK, "elinewidth": 1.2, "capsize": 3}
FEW = 8  # so many values are all said in words
MOST_BARS = 25
REACHED = Fraction(1, 10)  # of the matches must get to a move for it to be drawn
RLI, PDI = "\u2067", "\u2069"
# text stays text, so that the browser shapes it: not every matplotlib can shape Arabic
STYLE: Any = {"svg.fonttype": "none", "svg.hashsalt": "rules-explorer", "font.size": 11}


@dataclass(frozen=True)
class Series:
    """What is to be drawn: a number at each place, and the words around. `bars` stand on zero, else points.

    `named` has a name for each place, where places are no numbers. A bar may be `wide`, standing for that many places
    from its own on.
    """

    title: str
    across: str
    up: str
    numbers: dict[int, Sampled]
    named: dict[int, str]
    bars: bool
    wide: int = 1

    def name(self, at: int) -> str:
        """Return what stands at a place."""
        return self.named.get(
            at, f"{self.across} {at}" if self.wide == 1 else f"{self.across} {at}–{at + self.wide - 1}"
        )


class Plot:
    """A picture of a series. It shows itself as an image with an alternative text; `figure` is matplotlib's Figure.

    The picture is SVG, the same bytes for the same numbers and the same matplotlib.
    """

    def __init__(self, series: Series, words: Catalogue) -> None:
        self.series, self.words = series, words

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in inches."""
        return SIZE

    def brief(self, number: Sampled) -> str:
        """Return a number with its interval as it is said in words."""
        return brief(number, self.words)

    @cached_property
    def alt(self) -> str:
        """The picture in words: every value where they are few, else the least and the greatest."""
        numbers = self.series.numbers
        said = {
            at: self.words.say("lab-line", name=self.series.name(at).replace("\n", " · "), number=self.brief(number))
            for at, number in numbers.items()
        }
        if len(said) > FEW:
            by_value = sorted(said, key=lambda at: (numbers[at].value, at))
            return self.words.say(
                "lab-plot-many", title=self.series.title, n=len(said), least=said[by_value[0]], most=said[by_value[-1]]
            )
        return self.words.say("lab-plot-few", title=self.series.title, said="\n".join(said.values()))

    @cached_property
    def figure(self) -> Figure:
        """The figure. Raises LaboratoryError when matplotlib is not installed."""
        try:
            from matplotlib import rc_context
            from matplotlib.figure import Figure
        except ImportError:
            said = "it needs matplotlib, which is not installed; pip install 'rules-explorer[lab]'"
            raise LaboratoryError("plot", said) from None
        with rc_context(STYLE):
            figure = Figure(figsize=self.size, facecolor=PAPER, layout="constrained")
            self._draw(figure.subplots())
        return figure

    def svg(self) -> str:
        """Return the picture as SVG text. Raises LaboratoryError when matplotlib is not installed."""
        figure = self.figure
        from matplotlib import rc_context

        file = StringIO()
        with rc_context(STYLE), catch_warnings():
            simplefilter("ignore", UserWarning)  # direction marks have no glyph in matplotlib's own font, and need none
            figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
        return file.getvalue()

    def _draw(self, axes: Axes) -> None:
        from matplotlib.ticker import MaxNLocator

        series, language = self.series, self.words.language
        places = [at + (series.wide - 1) / 2 for at in series.numbers]
        values = [float(number) for number in series.numbers.values()]
        ends = [(number.low, number.high) if isfinite(number.low) else (v, v) for number, v in self._with(values)]
        around = [[v - low for v, (low, _) in zip(values, ends, strict=True)]]
        around.append([high - v for v, (_, high) in zip(values, ends, strict=True)])
        line = dict(WHISKERS)
        if series.bars:
            wide = 0.8 * series.wide
            axes.bar(places, values, wide, yerr=around, color=hue(1).solid, edgecolor=INK, error_kw=line)
            axes.set_xlim(min(places) - wide, max(places) + wide)
        else:
            axes.errorbar(places, values, yerr=around, fmt="o", color=hue(1).solid, markersize=4, **line)
        axes.set_ylim(bottom=min(0.0, *(low for low, _ in ends)))
        if series.named:
            axes.set_xticks(places, [self.isolated(name) for name in series.named.values()])
        else:
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        unit = next(iter(series.numbers.values())).unit
        axes.yaxis.set_major_formatter(lambda value, _: written(value, unit, language))
        axes.set_title(self.isolated(series.title), color=INK)
        axes.set_xlabel(self.isolated(series.across), color=INK)
        axes.set_ylabel(self.isolated(series.up), color=INK)
        dress(axes, "y")
        if language in RIGHT_TO_LEFT:
            axes.invert_xaxis()
            axes.yaxis.tick_right()
            axes.yaxis.set_label_position("right")

    def _with(self, values: Iterable[float]) -> Iterable[tuple[Sampled, float]]:
        return zip(self.series.numbers.values(), values, strict=True)

    def isolated(self, text: str) -> str:
        """Return a text that runs its own way inside a picture that runs from left to right."""
        return f"{RLI}{text}{PDI}" if self.words.right_to_left else text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        shown = image_of(self.svg(), self.alt, "max-width:100%")
        return {"text/plain": self.alt, "text/html": page(shown, self.words.language)}

    def __repr__(self) -> str:
        return self.alt


def dress(axes: Axes, grid: Any) -> None:
    """Give axes the colours of all pictures, and a grid across 'x' or 'y'."""
    axes.set_facecolor(PAPER)
    axes.tick_params(colors=MUTED, labelcolor=INK)
    axes.grid(axis=grid, color=LINE)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_color(BACK_LINE)


def plot_of(result: Simulation, what: str, language: str) -> Plot:
    """Return the picture of 'wins', 'scores', 'length' or 'choices' of a result; errors as in `Simulation.plot`."""
    words = result.game.words(language)
    tally, seed = result.tally, result.seed
    seats = {seat: words.say(seat_word(seat)) for seat in range(tally.seats)}
    named: dict[int, str] = {}
    wide = 1
    if what == "wins":
        head, across, up, bars = "lab-wins", "ui-seat", "lab-wins", True
        named, numbers = seats, dict(enumerate(result.win_shares))
    elif what == "scores":
        head, across, up, bars = "lab-points", "ui-seat", "lab-points", True
        named, numbers = seats, dict(enumerate(result.points))
    elif what == "length":
        head, across, up, bars = "lab-length", "lab-moves", "lab-share-of-matches", True
        wide = _width(tally.lengths)
        numbers = estimates.shares_of(_grouped(tally.lengths, wide), seed)
    elif what == "choices":
        head, across, up, bars = "lab-choices", "lab-move-number", "lab-choices", False
        by_turn = estimates.choices_by_turn(tally, seed)
        numbers = {turn: number for turn, number in by_turn.items() if number.n >= REACHED * tally.matches}
    else:
        expected = "expected 'wins', 'scores', 'length' or 'choices'"
        raise LaboratoryError("plot", f"{expected}, got {clip(repr(what))}")
    if not numbers:
        raise LaboratoryError("plot", "no match was played, so there is nothing to draw")
    heading = words.say("lab-plot-title", name=words.say(head), title=title(result, words))
    return Plot(Series(heading, words.say(across), words.say(up), numbers, named, bars, wide), words)


def _width(counts: Mapping[int, int]) -> int:
    """Return for how many values a bar must stand so that there are not too many."""
    return -(-(max(counts) - min(counts) + 1) // MOST_BARS) if counts else 1


def _grouped(counts: Mapping[int, int], width: int) -> Counter[int]:
    """Return the counts of groups of so many neighbouring values, each under its least."""
    grouped: Counter[int] = Counter()
    for value, count in counts.items():
        grouped[value - value % width] += count
    return grouped
