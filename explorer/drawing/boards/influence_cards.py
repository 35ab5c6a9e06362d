"""Cards, backs and marks of `influence`: each drawn in its own small box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from explorer.drawing import icons
from explorer.drawing.boards.cards import eye, named_card
from explorer.drawing.palette import BACK, INK, MUTED, VOID, WHITE, hue
from explorer.drawing.pen import Pen

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


def _folded_corner(pen: Pen, x: float, y: float, size: float) -> None:
    s = size / 24
    d = "M24 0V19a5 5 0 0 1-5 5H0Z"
    pen.icon(d, x - size + 1, y - size + 1, size, BACK, turned=True, stroke=WHITE, stroke_width=round(1 / s, 1))


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
    named_card(pen, words.say(deck.words[kind]), partial(tactic_icon, pen, deck, kind), x, y, w, h)


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
