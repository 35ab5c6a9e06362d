"""Cards, backs and marks of `influence`: each drawn in its own small box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.drawing import icons
from explorer.drawing.palette import BACK, BACK_LINE, INK, LINE, MUTED, VOID, WHITE, hue
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import wrap

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.influence.deck import Deck

TACTICS = (icons.RADAR, icons.STEAL, icons.SCALES_DOWN, icons.SHIELD)


def influence_card(
    pen: Pen, deck: Deck, kind: int, x: float, y: float, w: float, h: float, *, title: str = "",
    struck: bool = False, face_down: bool = False, seen: bool = False, assumed: bool = False,
) -> None:  # fmt: skip
    """An influence card: number and shape on its colour. `face_down`: known to the viewer, yet face down on the
    table (a folded corner); `seen`: known through Radar (an eye); `struck`: its colour does not count (a cross)."""
    colour = hue(deck.colour_of(kind))
    pen.open(title)
    outline = {"stroke": MUTED if struck else colour.solid, "stroke_width": 2}
    pen.rect(x, y, w, h, VOID if struck else colour.tint, 5, **outline)
    if face_down:
        _folded_corner(pen, x + w, y + h, h * 0.27)
    halo: dict[str, Any] = {"stroke": VOID, "stroke_width": 3, "paint_order": "stroke"} if struck else {}
    if struck:
        _cross(pen, x + 2, y + 2, w - 4, h - 4, 2.2)
    value = str(deck.points[kind])
    ink = MUTED if struck else INK
    pen.text(x + w / 2, y + h * 0.46, value, h * 0.39, anchor="middle", bold=True, fill=ink, **halo)
    pen.icon(colour.shape, x + w / 2 - h * 0.16, y + h * 0.57, h * 0.32, colour.solid)
    if assumed:
        pen.text(x + w - 3, y + h * 0.27, "°", h * 0.22, anchor="end", fill=INK)
    if seen:
        eye(pen, x + w - 9, y - 5)
    pen.close()


def eye(pen: Pen, x: float, y: float) -> None:
    """The sign that a card was seen through Radar."""
    pen.circle(x + 7, y + 7, 9, WHITE, stroke=INK, stroke_width=1.2)
    pen.icon(icons.EYE, x + 0.5, y + 0.5, 13, INK)


def _folded_corner(pen: Pen, x: float, y: float, size: float) -> None:
    s = size / 24
    d = "M24 0V19a5 5 0 0 1-5 5H0Z"
    pen.icon(d, x - size + 1, y - size + 1, size, BACK, turned=True, stroke=WHITE, stroke_width=round(1 / s, 1))


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


def tactic_icon(pen: Pen, deck: Deck, kind: int, x: float, y: float, size: float) -> None:
    """The sign of a tactic; cancel cards show the colour they cancel, crossed out."""
    if kind < deck.cancel:
        pen.icon(TACTICS[kind - deck.influence], x, y, size, INK, turned=kind == deck.steal)
    else:
        crossed_swatch(pen, kind - deck.cancel, x, y, size)


def crossed_swatch(pen: Pen, colour: int, x: float, y: float, size: float) -> None:
    """A colour that is cancelled: its swatch and shape, crossed out."""
    shown = hue(colour)
    pen.rect(x, y, size, size, shown.tint, 3, stroke=shown.solid, stroke_width=1.5)
    pen.icon(shown.shape, x + size * 0.22, y + size * 0.22, size * 0.56, shown.solid)
    _cross(pen, x + 1, y + 1, size - 2, size - 2, 2.2)


def tactic_card(pen: Pen, deck: Deck, words: Catalogue, kind: int, x: float, y: float, w: float, h: float) -> None:
    """A tactic in hand: its sign and its name."""
    said = words.say(deck.words[kind])
    pen.open(said)
    pen.rect(x, y, w, h, WHITE, 6, stroke=INK, stroke_width=1.6)
    pen.rect(x + 3.5, y + 3.5, w - 7, h - 7, "none", 4, stroke=LINE, stroke_width=1)
    size = h * 0.36
    tactic_icon(pen, deck, kind, x + w / 2 - size / 2, y + h * 0.14, size)
    lines = wrap(said, h * 0.19, w - 10, 2)
    for i, line in enumerate(lines):
        down = 0.72 if len(lines) == 2 else 0.8
        pen.text(x + w / 2, y + h * (down + 0.19 * i), line, h * 0.18, anchor="middle")
    pen.close()


def corner_sign(pen: Pen, x: float, y: float, size: float) -> None:
    """The folded corner, for the legend."""
    pen.rect(x, y, size, size, WHITE, 3, stroke=MUTED, stroke_width=1.4)
    _folded_corner(pen, x + size, y + size, size * 0.75)


def cross_sign(pen: Pen, x: float, y: float, size: float) -> None:
    """The cross over a card that does not count, for the legend."""
    pen.rect(x, y, size, size, VOID, 3, stroke=MUTED, stroke_width=1.4)
    _cross(pen, x + 2, y + 2, size - 4, size - 4, 2.2)


def _cross(pen: Pen, x: float, y: float, w: float, h: float, thick: float) -> None:
    pen.line(x, y, x + w, y + h, INK, thick, stroke_linecap="round")
    pen.line(x + w, y, x, y + h, INK, thick, stroke_linecap="round")
