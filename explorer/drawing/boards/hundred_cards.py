"""Cards of `hundred`: thirteen magic signs, numbers, entries of a score; each drawn in its own small box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards.cards import card_back, eye, named_card
from explorer.drawing.palette import INK, LINE, LIT, WHITE
from explorer.drawing.pen import Pen
from explorer.rules.hundred.deck import DOUBLE, FIRST_NUMBER, PLUS_MINUS, code_of

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.hundred.deck import Deck

MIRROR = "M12 .5a8 8.5 0 1 0 .01 0ZM12 3a5.5 6 0 1 1-.01 0ZM10.4 17h3.2v6.5h-3.2Z"
HEAL = "M8.5 1h7v7.5H23v7h-7.5V23h-7v-7.5H1v-7h7.5Z"
FREEZE = (
    "M10.7.5h2.6v8.7l7.6-4.3 1.3 2.2-7.6 4.4v1l7.6 4.4-1.3 2.2-7.6-4.3v8.7h-2.6v-8.7l-7.6 4.3-1.3-2.2 7.6-4.4v-1"
    "L1.8 7.1l1.3-2.2 7.6 4.3Z"
)
HUNT = (
    "M12 3a9 9 0 1 0 .01 0Zm0 2.6a6.4 6.4 0 1 1-.01 0ZM12 9.4a2.6 2.6 0 1 0 .01 0Z"
    "M10.9 0h2.2v3h-2.2Zm0 21h2.2v3h-2.2ZM0 10.9h3v2.2H0Zm21 0h3v2.2h-3Z"
)
SWAP = "M2 5h13V1.5l7.5 5-7.5 5V8H2ZM22 16H9v-3.5l-7.5 5 7.5 5V19h13Z"
FORCE = "M10 1h4v9.5h5.5L12 18 4.5 10.5H10ZM3 20h18v3H3Z"
PASS = "M1 10h10.5V4.5L19 12l-7.5 7.5V14H1ZM20.5 3h2.5v18h-2.5Z"
RECALL = "M9 1.5V6h4.5a8.2 8.2 0 1 1-8.2 8.2h3.2a5 5 0 1 0 5-5H9v4.5L1.5 7.6Z"
#: In the order of the magic kinds; what has no path is written.
SIGNS: tuple[str, ...] = (
    icons.SWORD, MIRROR, icons.SHIELD, HEAL, FREEZE, icons.STEAL, HUNT, SWAP, FORCE, PASS, "", "", RECALL,
)  # fmt: skip
WRITTEN = {DOUBLE: "×2", PLUS_MINUS: "±"}


def sign(pen: Pen, deck: Deck, kind: int, x: float, y: float, size: float, fill: str = INK) -> None:
    """The sign of a magic kind in a box of its size."""
    if kind in WRITTEN:
        said = f"\u2066×{deck.figure('times')}\u2069" if kind == DOUBLE else WRITTEN[kind]
        pen.text(x + size / 2, y + size * 0.82, said, size * 0.86, anchor="middle", bold=True, fill=fill)
    else:
        pen.icon(SIGNS[kind], x, y, size, fill, turned=SIGNS[kind] in (PASS, RECALL))


def card(
    pen: Pen, deck: Deck, words: Catalogue, kind: int, x: float, y: float, w: float, h: float, seen: bool = False,
    assumed: bool = False,
) -> None:  # fmt: skip
    """A card by its kind: a magic one with sign and name, a number with its value. `seen`: an eye says that it is
    another's; `assumed`: its value is."""
    said = words.say(deck.words[kind])
    if kind < FIRST_NUMBER:
        named_card(pen, said, lambda x, y, size: sign(pen, deck, kind, x, y, size), x, y, w, h, seen)
        return
    number(pen, str(deck.value[kind]), x, y, w, h, said, "°" if assumed else "")
    if seen:
        eye(pen, x + w - 11, y - 5)


def number(pen: Pen, value: str, x: float, y: float, w: float, h: float, title: str, mark: str = "") -> None:
    """A number card."""
    pen.open(title)
    pen.rect(x, y, w, h, WHITE, 5, stroke=INK, stroke_width=1.5)
    pen.text(x + w / 2, y + h * 0.62, value, h * (0.4 if len(value) < 3 else 0.3), anchor="middle", bold=True)
    if mark:
        pen.text(x + w - 5, y + h * 0.3, mark, h * 0.26, anchor="end")
    pen.close()


def entry(pen: Pen, deck: Deck, words: Catalogue, code: int, x: float, y: float, w: float, h: float) -> None:
    """An entry of a score: a number, a doubled one on a second card, or a change laid as a card."""
    title = words.say(deck.code_words[code])
    kind, worth = code_of(code), deck.worth(code)
    if kind == PLUS_MINUS:
        pen.open(title)
        pen.rect(x, y, w, h, LIT, 5, stroke=INK, stroke_width=1.5, stroke_dasharray="4 3")
        pen.text(x + w / 2, y + h * 0.62, signed(worth), h * 0.34, anchor="middle", bold=True)
        pen.close()
    elif code >= 0:
        number(pen, str(worth), x, y, w, h, title)
    else:
        pen.open(title)
        pen.rect(x + 3, y - 3, w, h, LIT, 5, stroke=INK, stroke_width=1.5)
        pen.rect(x, y, w, h, WHITE, 5, stroke=INK, stroke_width=1.5)
        said = f"\u2066{deck.value[kind]}×{deck.figure('times')}\u2069"
        pen.text(x + w / 2, y + h * 0.4, said, h * 0.24, anchor="middle")
        pen.line(x + 5, y + h * 0.5, x + w - 5, y + h * 0.5, LINE, 1)
        pen.text(x + w / 2, y + h * 0.84, str(worth), h * 0.34, anchor="middle", bold=True)
        pen.close()


def signed(value: int) -> str:
    """Return a change with its sign in front, whichever way the text around runs."""
    return f"\u2066{'+' if value > 0 else '−'}{abs(value)}\u2069"


def back(pen: Pen, x: float, y: float, w: float, h: float, title: str = "") -> None:
    """The back of a card."""
    card_back(pen, x, y, w, h, title=title)


__all__ = ["FREEZE", "SIGNS", "back", "card", "entry", "number", "sign", "signed"]
