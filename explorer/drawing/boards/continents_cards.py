"""Cards, coins and dice of `continents`: each drawn in its own small box, told apart by shape as well as colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards.cards import named_card
from explorer.drawing.palette import BAD, GOLD, HUES, INK, LINE, WHITE, hue
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.continents.deck import Deck

RED = BAD
#: In the order of the tactics' numbers: troop, surprise deploy, sabotage, rally, bombard, artillery, spy.
TACTICS = (icons.HELMET, icons.BOLT, icons.NO_ENTRY, icons.FLAG, icons.BOMB, icons.CANNON, icons.EYE)
SIDES = (icons.SWORD, icons.SHIELD)
PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8),
}  # fmt: skip


def land_card(pen: Pen, continent: int, x: float, y: float, w: float, h: float) -> None:
    """A continent card, small: its continent's shape on its colour; dashed where a large deck uses them again."""
    colour, again = hue(continent), continent >= len(HUES)
    pen.rect(
        x, y, w, h, colour.tint, 3, stroke=colour.solid, stroke_width=1.5, stroke_dasharray="3 2" if again else None
    )
    size = min(w, h) * 0.66
    pen.icon(colour.shape, x + (w - size) / 2, y + (h - size) / 2, size, colour.solid)


def coin(pen: Pen, continent: int, x: float, y: float, r: float) -> None:
    """A domination coin with its continent's shape; (x, y) is its centre."""
    pen.circle(x, y, r, GOLD, stroke=INK, stroke_width=1.6)
    pen.icon(hue(continent).shape, x - r * 0.55, y - r * 0.55, r * 1.1, INK)


def no_coin(pen: Pen, x: float, y: float, r: float) -> None:
    """A place for a coin that is still missing."""
    pen.circle(x, y, r, "none", stroke=LINE, stroke_width=1.6, stroke_dasharray="3 3")


def tactic_card(
    pen: Pen, deck: Deck, words: Catalogue, kind: int, x: float, y: float, w: float, h: float, seen: bool = False
) -> None:
    """A tactics card: its sign and its name; an eye says that it is another's and known through a Spy."""
    named_card(
        pen, words.say(deck.words[kind]), lambda x, y, size: pen.icon(TACTICS[kind], x, y, size, INK), x, y, w, h, seen
    )


def die(pen: Pen, pips: int, side: int, x: float, y: float, size: float, faint: bool = False) -> None:
    """A die: the attacker's red with round corners, the defender's black and square. Beyond six it shows a number."""
    pen.open(str(pips), opacity=0.45 if faint else None)
    pen.rect(x, y, size, size, INK if side else RED, 2 if side else size * 0.28)
    if pips not in PIPS:
        pen.text(x + size / 2, y + size * 0.7, str(pips), size * 0.56, anchor="middle", bold=True, fill=WHITE)
    for at in PIPS.get(pips, ()):
        pen.circle(x + size * (0.25 + 0.25 * (at % 3)), y + size * (0.25 + 0.25 * (at // 3)), size * 0.09, WHITE)
    pen.close()


__all__ = ["GOLD", "RED", "SIDES", "TACTICS", "coin", "die", "land_card", "no_coin", "tactic_card"]
