"""Cards as any game has them: backs, a card with its sign and name, the eye of who has seen one."""

from __future__ import annotations

from collections.abc import Callable

from explorer.drawing import icons
from explorer.drawing.palette import BACK, BACK_LINE, INK, LINE, WHITE, hue
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import wrap


def eye(pen: Pen, x: float, y: float) -> None:
    """The sign that somebody has seen a card."""
    pen.circle(x + 7, y + 7, 9, WHITE, stroke=INK, stroke_width=1.2)
    pen.icon(icons.EYE, x + 0.5, y + 0.5, 13, INK)


def card_back(pen: Pen, x: float, y: float, w: float, h: float, colour: int | None = None, title: str = "") -> None:
    """A patterned back; `colour` where backs show it."""
    shown = None if colour is None else hue(colour)
    pen.open(title)
    fill, ink = (BACK, BACK_LINE) if shown is None else (shown.tint, shown.solid)
    pen.rect(x, y, w, h, fill, 5 if w > 20 else 2.5, stroke=WHITE if shown is None else ink, stroke_width=1.5)
    pen.path(_lattice(pen, x, y, w, h), stroke=ink, stroke_width=1.2)
    if shown is not None:
        pen.circle(x + w / 2, y + h / 2, w * 0.32, shown.tint)
        pen.icon(shown.shape, x + w * 0.32, y + h / 2 - w * 0.18, w * 0.36, shown.solid)
    pen.close()


def _lattice(pen: Pen, x: float, y: float, w: float, h: float) -> str:
    """Both diagonals of a grid, inside a margin, as one path."""
    step, margin = (8.0, 4.0) if w > 20 else (5.0, 2.0)
    left, top, right, bottom = pen.x(x + margin), y + margin, pen.x(x + w - margin), y + h - margin
    left, right = min(left, right), max(left, right)
    wide, high = right - left, bottom - top
    strokes = []
    for i in range(1, int((wide + high) / step)):
        d = i * step
        x1, y1 = max(0.0, d - high), min(d, high)
        x2, y2 = min(d, wide), max(0.0, d - wide)
        strokes.append(f"M{number(left + x1)} {number(top + y1)}L{number(left + x2)} {number(top + y2)}")
        strokes.append(f"M{number(right - x1)} {number(top + y1)}L{number(right - x2)} {number(top + y2)}")
    return "".join(strokes)


def named_card(
    pen: Pen, said: str, draw: Callable[[float, float, float], None], x: float, y: float, w: float, h: float,
    seen: bool = False,
) -> None:  # fmt: skip
    """A card that shows its sign, drawn by `draw(x, y, size)`, above its name; `seen`: an eye says who knows it."""
    pen.open(said)
    pen.rect(x, y, w, h, WHITE, 6, stroke=INK, stroke_width=1.6)
    pen.rect(x + 3.5, y + 3.5, w - 7, h - 7, "none", 4, stroke=LINE, stroke_width=1)
    size = h * 0.36
    draw(x + (w - size) / 2, y + h * 0.14, size)
    lines = wrap(said, h * 0.19, w - 10, 2)
    for i, line in enumerate(lines):
        down = 0.72 if len(lines) == 2 else 0.8
        pen.text(x + w / 2, y + h * (down + 0.19 * i), line, h * 0.18, anchor="middle")
    if seen:
        eye(pen, x + w - 11, y - 5)
    pen.close()


__all__ = ["card_back", "eye", "named_card"]
