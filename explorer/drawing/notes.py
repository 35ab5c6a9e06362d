"""Notes under a chart: numbers to be compared, such as every seat's total, each with what it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from explorer.drawing import icons
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PATH, WHITE
from explorer.drawing.pen import Pen
from explorer.drawing.text import safe, width, wrap

SIZE, LEADING, BADGE = 14, 19, 46
EDGE = 18


@dataclass(frozen=True)
class Note:
    """A line under the picture: a number to be compared with those of other notes, and what it is."""

    number: str
    said: str
    cited: str = ""
    lit: bool = False

    @property
    def whole(self) -> str:
        return f"{self.said} ({self.cited})" if self.cited else self.said


def listed(note: Note) -> str:
    """Return a note as an entry of a list."""
    said = f"<strong>{safe(note.said)}</strong>" if note.lit else safe(note.said)
    cited = f' <small style="color:{MUTED}">({safe(note.cited)})</small>' if note.cited else ""
    return f"<li>{said}{cited}</li>"


def draw_notes(pen: Pen, y: float, title: str, notes: Sequence[Note]) -> float:
    """Draw notes from y on as a table, a row each, those that count most ticked; return where they end."""
    wide = pen.width - 2 * EDGE
    badge = max(BADGE, *(width(note.number, SIZE + 3, True) + 20 for note in notes))
    pen.text(EDGE, y + 6, title, SIZE, fill=MUTED, room=wide)
    y += 16
    for note in notes:
        lines = wrap(note.whole, SIZE * (1.08 if note.lit else 1.0), wide - badge - 44, 5)
        high = LEADING * len(lines) + 15
        edge = {"stroke": INK, "stroke_width": 2.4} if note.lit else {"stroke": LINE, "stroke_width": 1.2}
        pen.open(note.said)
        pen.rect(EDGE, y, wide, high, LIT if note.lit else WHITE, 6, **edge)
        middle = y + high / 2 + 6
        pen.text(EDGE + badge / 2, middle, note.number, SIZE + 3, anchor="middle", bold=True)
        pen.line(EDGE + badge, y + 6, EDGE + badge, y + high - 6, LINE, 1)
        for i, line in enumerate(lines):
            pen.text(EDGE + badge + 12, y + 21 + LEADING * i, line, SIZE, bold=note.lit)
        if note.lit:
            pen.icon(icons.TICK, pen.width - EDGE - 26, y + high / 2 - 7, 15, PATH)
        pen.close()
        y += high + 6
    return y + EDGE - 6


__all__ = ["Note", "draw_notes", "listed"]
