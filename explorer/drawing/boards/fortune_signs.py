"""Signs of `fortune`: a shape for every good, silver and gold; its ground tells what a card of it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.palette import GOLD, INK, SILVER, WHITE, Hue, hue
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.drawing.boards.fortune_sheet import Table
    from explorer.drawing.pen import Pen
    from explorer.rules.fortune.deck import Deck

#: By the ids of the shipped cards; other goods show the shape of their worth.
SIGNS = {
    "phone": "M7 1h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm.5 3v14h9V4Zm3 15.5v2h3v-2Z",
    "headphones": (
        "M12 2a10 10 0 0 0-10 10v8a2 2 0 0 0 2 2h3.5v-9H4.6v-1a7.4 7.4 0 0 1 14.8 0v1h-2.9v9H20a2 2 0 0 0 2-2v-8"
        "A10 10 0 0 0 12 2Z"
    ),
    "bicycle": (
        "M5.5 11a5.2 5.2 0 1 0 .01 0Zm0 2a3.2 3.2 0 1 1-.01 0ZM18.5 11a5.2 5.2 0 1 0 .01 0Zm0 2a3.2 3.2 0 1 1-.01 0Z"
        "M7 4.5h4v1.6H9.9l.9 2.2h4.7l-1-2.8H13V4h2.6l2.6 7-1.5.5-.6-1.6-4.5 5.6h-1L7.9 6.1H7Zm4.4 5.3 1 2.6 2.1-2.6Z"
    ),
    "watch": (
        "M8 .8h8l.7 4.2H7.3ZM8 23.2h8l.7-4.2H7.3ZM12 5a7 7 0 1 0 .01 0Zm0 2.3a4.7 4.7 0 1 1-.01 0Z"
        "M11.2 8.6h1.6v3l2.2 1.5-.9 1.3-2.9-2Z"
    ),
    "oud": (
        "M10 .8h4V4h-4ZM9 5h6v2H9ZM6 8h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z"
        "m6 3.2c-1.8 2.4-3.2 3.8-3.2 5.6a3.2 3.2 0 0 0 6.4 0c0-1.8-1.4-3.2-3.2-5.6Z"
    ),
    "camera": (
        "M8.5 3h7L17 6h4a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4Z"
        "M12 8a5 5 0 1 0 .01 0Zm0 2.2a2.8 2.8 0 1 1-.01 0Z"
    ),
    "motorbike": (
        "M5 12.4a4.7 4.7 0 1 0 .01 0Zm0 2.6a2.1 2.1 0 1 1-.01 0Z"
        "M19 12.4a4.7 4.7 0 1 0 .01 0Zm0 2.6a2.1 2.1 0 1 1-.01 0Z"
        "M1.5 7h6l2.6 2h3.2l2.4-1.9L15 5h-2V3h3.6l3.2 8.4-1.9.5-1.2-2.7-2.9 3.3.5 3.5h-4l-.6-2.5-4-2.4-4.2.2Z"
    ),
    "boat": "M1 16h22l-3.5 6.5h-15ZM11 1v13H2.5ZM13 4l8 10h-8Z",
    "car": (
        "M5.5 5h11l3 6H21a2 2 0 0 1 2 2v5h-2.2a3 3 0 0 1-5.6 0H8.8a3 3 0 0 1-5.6 0H1v-5a2 2 0 0 1 2-2h.4Z"
        "M6.9 7l-1.4 4h4.8V7ZM12.3 7v4h5l-2-4Z"
    ),
    "land": "M1 21 8.5 7l5 8.6 2.7-4.1L23 21ZM18.5 2.5a3 3 0 1 0 .01 0Z",
    "silver": "M7 7h10l4.5 10.5h-19Z",
    "gold": "M8.8 2.5h6.4l2.3 8.5h-11ZM3.3 13h6.4l1.9 8.5H.9ZM14.3 13h6.4l2.4 8.5H12.4Z",
}
ORDER = (1, 2, 0, 3, 4, 5)  # hues from the least worth on


def classes(deck: Deck) -> list[int]:
    """Return what goods are worth, each figure once, the least first."""
    return sorted(set(deck.value[: deck.goods]))


def hue_of(deck: Deck, kind: int) -> Hue:
    """Return the colours of a good: those of its worth."""
    return hue(ORDER[classes(deck).index(deck.value[kind]) % len(ORDER)])


def ground(deck: Deck, kind: int) -> str:
    """Return the ground that a card stands on."""
    return GOLD if kind == deck.gold else SILVER if kind == deck.silver else hue_of(deck, kind).tint


def sign(pen: Pen, deck: Deck, kind: int, x: float, y: float, size: float) -> None:
    """Draw what is on a card."""
    if kind >= deck.goods:
        pen.icon(SIGNS[deck.kinds[kind]], x, y, size, INK)
        return
    colour = hue_of(deck, kind)
    pen.icon(SIGNS.get(deck.kinds[kind], colour.shape), x, y, size, colour.solid)


def mark(deck: Deck, kind: int, worth: int) -> str:
    """Return the sign of what is assumed where a card's worth is; that it counts nothing is a reading, no figure."""
    return "°" if worth and deck.is_assumed(f"value.{deck.kinds[kind]}") else ""


def edge(deck: Deck, kind: int) -> str:
    """Return the colour of a card's edge."""
    return INK if kind >= deck.goods else hue_of(deck, kind).solid


def small_card(pen: Pen, deck: Deck, words: Catalogue, kind: int, x: float, y: float, w: float, h: float) -> None:
    """A card that shows its sign alone; its title names it."""
    pen.open(words.say(deck.words[kind]))
    pen.rect(x, y, w, h, WHITE, 4)
    pen.rect(x, y, w, h, ground(deck, kind), 4, stroke=edge(deck, kind), stroke_width=1.5)
    size = min(w, h) * 0.68
    sign(pen, deck, kind, x + (w - size) / 2, y + (h - size) / 2, size)
    pen.close()


def large_card(table: Table, kind: int, x: float, y: float, w: float, h: float, lit: bool = False) -> None:
    """A card with its sign, its name and what it is worth; a thick edge where it can be taken."""
    pen, deck, worth = table.pen, table.deck, table.view.rules.worth[kind]
    said = table.words.say(deck.words[kind])
    pen.open(said)
    pen.rect(x, y, w, h, ground(deck, kind), 6, stroke=INK, stroke_width=2.8 if lit else 1.5)
    size = h * 0.38
    sign(pen, deck, kind, x + (w - size) / 2, y + h * 0.08, size)
    fits = min(h * 0.18, (w - 10) / (1.05 * width(said, 1.0)))  # long names are written smaller, not cut
    pen.text(x + w / 2, y + h * 0.68, said, fits, anchor="middle")
    pen.text(x + w / 2, y + h * 0.92, f"{worth}{mark(deck, kind, worth)}", h * 0.18, anchor="middle")
    pen.close()


def badge(pen: Pen, icon: str, x: float, y: float, k: float, ink: str = INK) -> None:
    """A sign in a disc at the corner of a group; (x, y) is its centre."""
    pen.circle(x, y, 11 * k, WHITE, stroke=ink, stroke_width=1.6)
    pen.icon(icon, x - 7 * k, y - 7 * k, 14 * k, ink)


LOCK = "M7 10V7a5 5 0 0 1 10 0v3h2.5v12.5h-15V10Zm2.4 0h5.2V7a2.6 2.6 0 0 0-5.2 0Z"
PROTECTED, STEAL = LOCK, icons.STEAL
SIDES = (icons.SWORD, icons.SHIELD)

__all__ = [
    "PROTECTED", "SIDES", "SIGNS", "STEAL", "badge", "classes", "edge", "ground", "hue_of", "large_card", "mark",
    "sign", "small_card",
]  # fmt: skip
