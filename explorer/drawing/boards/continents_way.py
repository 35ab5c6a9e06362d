"""Where the map of `continents` lies on a picture, and the way that is asked about: the link that is not there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import dist
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.labels import Point, arc, clearance
from explorer.drawing.palette import BAD, PANEL, PAPER
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.core.findings import Finding


@dataclass(frozen=True)
class Frame:
    """Where on a picture the map is drawn: it is never mirrored, whichever way the words run."""

    pen: Pen
    x: float
    y: float
    w: float
    h: float
    k: float

    def at(self, spot: Point) -> Point:
        """Return where a spot lies, for the pen: turned back where the pen would mirror it."""
        across = 1 - spot[0] if self.pen.rtl else spot[0]
        side, over, under = 58 * self.k, 22 * self.k, 44 * self.k
        return self.x + side + across * (self.w - 2 * side), self.y + over + spot[1] * (self.h - over - under)


@dataclass(frozen=True)
class Asked:
    """A way that is asked about: whether it is open, and where that stands."""

    source: str
    target: str
    open: bool
    cited: str = ""


def asked_of(finding: Finding, language: str) -> Asked:
    """Return the way that a finding is about: one on the way itself, or the guard that asks for it."""
    source, target = (finding.facts[end].id.removeprefix("continent-") for end in ("source", "target"))
    shut = ("outcome-route-none", "outcome-route-apart")
    open = bool(finding.holds) if finding.id.startswith("guard-") else finding.id not in shut
    return Asked(source, target, open, finding.citation(language))


def bow(pen: Pen, a: Point, b: Point, down: float) -> str:
    """Return a path from one place to another, its middle so far (halved) below the straight line."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + down)
    points = [number(v) for x, y in (a, middle, b) for v in (pen.x(x), y)]
    return f"M{points[0]} {points[1]}Q{' '.join(points[2:])}"


class Missing:
    """The link that is not there: a crossed bow from one place to the other, with the clauses that say so."""

    def __init__(self, frame: Frame, lie: Mapping[str, Point], asked: Asked) -> None:
        self.frame, self.asked, k = frame, asked, frame.k
        self.a, self.b = a, b = lie[asked.source], lie[asked.target]
        others = [at for place, at in lie.items() if place not in (asked.source, asked.target)]
        far = dist(a, b)
        bows = [(part * far, arc(a, b, part * far)) for part in (0.25, -0.25, 0.5, -0.5)]
        self.down, self.line = max(bows, key=lambda bow: min(45 * k, clearance(bow[1], others)))
        self.middle = self.line[len(self.line) // 2]
        self.wide = width(asked.cited, 13 * k, True) + 24 * k if asked.cited else 0.0

    def draw(self) -> None:
        """Draw the bow and its cross."""
        pen, k, (x, y) = self.frame.pen, self.frame.k, self.middle
        pen.open(data_topic=f"route:{self.asked.source}>{self.asked.target}")
        pen.path(
            bow(pen, self.a, self.b, self.down), fill="none", stroke=BAD, stroke_width=2.6 * k,
            stroke_linecap="round", stroke_dasharray=f"{number(2 * k)} {number(6 * k)}",
        )  # fmt: skip
        pen.circle(x, y, 13 * k, PAPER, stroke=BAD, stroke_width=2 * k)
        pen.icon(icons.CROSS, x - 7 * k, y - 7 * k, 14 * k, BAD)
        pen.close()

    def cite(self, middle: Point) -> None:
        """Say where the rule stands."""
        pen, k, (x, y) = self.frame.pen, self.frame.k, middle
        if self.asked.cited:
            pen.open(data_topic=f"route:{self.asked.source}>{self.asked.target}")
            pen.rect(x - self.wide / 2, y - 10 * k, self.wide, 20 * k, PANEL, 10 * k)
            pen.text(x, y + 4 * k, self.asked.cited, 13 * k, anchor="middle", fill=BAD, bold=True)
            pen.close()


__all__ = ["Asked", "Frame", "Missing", "asked_of", "bow"]
