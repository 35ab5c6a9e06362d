"""The number line of `hundred`: everybody's points on it, the aim, and the band in which one is as near as the nearest.

It runs from left to right in every language, as number lines do; the words on it run as theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.palette import GOOD, INK, LINE, LIT, MUTED, WHITE, hue
from explorer.drawing.pen import Pen
from explorer.drawing.text import fit, width

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue, Word

LANE, BELOW = 29.0, 56.0
SIDE = 26.0  # kept free at both ends
NAME = 150.0  # the most that a name takes up


@dataclass(frozen=True)
class Spot:
    """A seat on the line: its number and name, its points, whether it is as near as the nearest, what a click asks."""

    seat: int
    name: str
    points: int
    near: bool
    topic: str = ""


class Line:
    """A number line on a picture, at (x, y), so wide, everything `k` times as large as usual."""

    def __init__(self, pen: Pen, x: float, w: float, k: float, aim: int, points: Sequence[int]) -> None:
        self.pen, self.x, self.w, self.k, self.aim = pen, x, w, k, aim
        step = max(10, -(-(aim // 10) // 10) * 10)
        low, high = min(0, *points), max(aim + 2 * step, max(points) + step // 2)
        while (high - low) / step > 16:
            step *= 2
        self.step, self.low, self.high = step, low // step * step, -(-high // step) * step

    def at(self, value: float, wide: float = 0) -> float:
        """Return where a value lies (with the near edge of something so wide around it), for the pen: not mirrored."""
        side = SIDE * self.k
        left = self.x + side + (value - self.low) / (self.high - self.low) * (self.w - 2 * side) - wide / 2
        left = min(max(left, self.x), self.x + self.w - wide) if wide else left
        return self.pen.width - left - wide if self.pen.rtl else left

    def shows_band(self, least: int) -> bool:
        """Tell whether the band of the nearest says anything: not where it is all of the line."""
        return self.aim - least > self.low or self.aim + least < self.high

    def draw(self, words: Catalogue, spots: Sequence[Spot], least: int, y: float) -> float:
        """Draw the line with its spots from y on; return where it ends."""
        pen, k = self.pen, self.k
        said = [f"{fit(spot.name, 14.5 * k, NAME * k, True)} · \u2066{spot.points}\u2069" for spot in spots]
        wide = [1.06 * width(text, 14.5 * k, True) + 40 * k for text in said]
        lanes = self._lanes(spots, wide)
        base = y + (max(lanes, default=0) + 1) * LANE * k + 16 * k
        self._ground(words, least, y, base)
        for spot, lane in zip(spots, lanes, strict=True):
            at = self.at(spot.points)
            pen.line(at, base, at, base - (20 + lane * LANE) * k, INK, 1.4)
        for spot, text, room, lane in zip(spots, said, wide, lanes, strict=True):
            self._label(spot, text, room, base - (16 + (lane + 1) * LANE) * k + 4 * k)
            at = self.at(spot.points)
            pen.circle(at, base, 5.5 * k, INK, stroke=WHITE, stroke_width=1.5)
        return base + BELOW * k

    def _lanes(self, spots: Sequence[Spot], wide: Sequence[float]) -> list[int]:
        """Return how high above the line each label goes, so that none lies on another."""
        lanes = [0] * len(spots)
        taken: list[list[tuple[float, float]]] = []
        for i in sorted(range(len(spots)), key=lambda i: (abs(spots[i].points - self.aim), spots[i].seat)):
            left = self.at(spots[i].points, wide[i])
            right = left + wide[i]
            lane = 0
            while lane < len(taken) and any(left < end + 6 and start < right + 6 for start, end in taken[lane]):
                lane += 1
            if lane == len(taken):
                taken.append([])
            taken[lane].append((left, right))
            lanes[i] = lane
        return lanes

    def _ground(self, words: Catalogue, least: int, top: float, base: float) -> None:
        """The band of the nearest, the line with its marks, the aim, the words for both sides."""
        pen, k, aim = self.pen, self.k, self.aim
        if self.shows_band(least):
            ends = self.at(max(aim - least, self.low)), self.at(min(aim + least, self.high))
            left = min(ends)
            pen.rect(left - 3 * k, top + 2, abs(ends[1] - ends[0]) + 6 * k, base - top + 8 * k, LIT, 6)
        start, end = self.at(self.low), self.at(self.high)
        pen.line(start, base, end, base, INK, 2.4)
        for value in range(self.low, self.high + 1, self.step):
            at, bold = self.at(value), value == aim
            pen.line(at, base - 5 * k, at, base + 5 * k, INK, 1.4)
            pen.text(at, base + 23 * k, f"\u2066{value}\u2069", (16 if bold else 13) * k, anchor="middle",
                     bold=bold, fill=INK if bold else MUTED)  # fmt: skip
        at = self.at(aim)
        pen.line(at, top + 6 * k, at, base + 8 * k, GOOD, 2.6, stroke_dasharray="7 4")
        for side, id in ((-1, "draw-under"), (1, "draw-over")):
            said = words.say(id, aim=aim)
            room = 1.06 * width(said, 13.5 * k)
            sign = -side if pen.rtl else side
            x = at + sign * (34 * k + room / 2)
            pen.text(x, base + 45 * k, said, 13.5 * k, anchor="middle", fill=MUTED)
            tip = at + sign * 22 * k
            pen.icon(icons.POINTER, tip - 5 * k, base + 36 * k, 10 * k, MUTED,
                     transform=self._turned(tip, base + 41 * k, side))  # fmt: skip

    def _turned(self, x: float, y: float, side: int) -> str:
        """Return where a pointer lies that points away from the aim, to the right (1) or left (-1) of the page."""
        scale = 10 * self.k / 24
        at = self.pen.x(x)
        return f"translate({at - side * 12 * scale:.1f} {y - 12 * scale:.1f}) scale({side * scale:.3f} {scale:.3f})"

    def _label(self, spot: Spot, said: str, room: float, y: float) -> None:
        pen, k = self.pen, self.k
        x = self.at(spot.points, room)
        pen.open(data_topic=spot.topic or None)
        edge = {"stroke": INK, "stroke_width": 2.4} if spot.near else {"stroke": LINE, "stroke_width": 1.4}
        pen.rect(x, y, room, 24 * k, WHITE, 12 * k, **edge)
        pen.icon(hue(spot.seat).shape, x + 9 * k, y + 5.5 * k, 13 * k, hue(spot.seat).solid)
        pen.text(x + 27 * k, y + 17 * k, said, 14.5 * k, bold=spot.near, room=room - 32 * k)
        pen.close()


def line_svg(finding: Finding, language: str, names: object = None) -> str:
    """Return the number line that goes with a finding on a seat's points or on the match; '' for other findings."""
    words = finding.game.words(language, names)
    aim: int = finding.facts.get("aim", 0)
    if finding.id.startswith("outcome-pays-"):
        rows = [finding.facts]
        least = finding.facts["least"]
    else:
        rows = [below.facts for below in finding.below if below.id == "finding-standing"]
        least = min((abs(row["points"] - aim) for row in rows), default=0)
    if not rows:
        return ""
    spots = [
        Spot(number(row["seat"]), words.say(row["seat"]), row["points"], abs(row["points"] - aim) == least)
        for row in rows
    ]
    pen = Pen(760, words.right_to_left)
    line = Line(pen, 18, 724, 1.0, aim, [spot.points for spot in spots])
    y = line.draw(words, spots, least, 14.0)
    band = words.say("draw-band", distance=least)
    if line.shows_band(least):
        pen.rect(20, y + 2, 16, 16, LIT, 3, stroke=LINE, stroke_width=1)
        pen.text(44, y + 15, band, 14, fill=MUTED, room=696)
        y += 28
    title = finding.sentence(language, names)  # type: ignore[arg-type]
    desc = "\n".join([f"{spot.name}: {spot.points}" for spot in spots] + [band])
    id = f"line-{sha256(f'{title}{desc}{language}'.encode()).hexdigest()[:12]}"
    return pen.svg(y + 4, id, title, desc, language, pen.width)


def number(seat: Word) -> int:
    """Return the number of the seat that a word names."""
    found: int = dict(seat.args)["n"]
    return found


__all__ = ["Line", "Spot", "line_svg", "number"]
