"""Signs of `smashup`: a shape for every faction in one ink, a colour with a shape of its own for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.palette import Hue, hue

if TYPE_CHECKING:
    from explorer.drawing.pen import Pen

#: By the ids of the shipped factions.
FACTIONS = {
    "aliens": "M12 4a6.5 6 0 0 1 6.4 5.2C21.6 10 24 11.4 24 13c0 2.8-5.4 5-12 5S0 15.8 0 13c0-1.6 2.4-3 5.6-3.8"
    "A6.5 6 0 0 1 12 4ZM7.5 9.8a15 15 0 0 0 9 0A4.6 4.2 0 0 0 7.5 9.8Z"
    "M5 19h2.5l-1 3.5H4ZM16.5 19H19l1 3.5h-2.5Z",
    "dinosaurs": "M2 12C2 6 7 2.5 13 2.5c6 0 10 3 10 7V13H13l1.5 2.5L23 15v3l-9.5 3.5C6 21.5 2 17.5 2 12Z"
    "M15.5 6a1.8 1.8 0 1 0 .01 0Z",
    "ninjas": "M12 0l2.8 9.2L24 12l-9.2 2.8L12 24l-2.8-9.2L0 12l9.2-2.8ZM12 9.6a2.4 2.4 0 1 0 .01 0Z",
    "pirates": "M12 1a8.5 8 0 0 1 5.5 14.2V19H15v-2h-1.6v2h-2.8v-2H9v2H6.5v-3.8A8.5 8 0 0 1 12 1Z"
    "M8.6 7.5a2.2 2.2 0 1 0 .01 0ZM15.4 7.5a2.2 2.2 0 1 0 .01 0ZM12 11.5l1.2 2.3h-2.4Z"
    "M2 19.5h20V22H2Z",
    "robots": "M11 0h2v4h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-2v4h-3v-4h-4v4H7v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h6Z"
    "M8.5 7.5a2 2 0 1 0 .01 0ZM15.5 7.5a2 2 0 1 0 .01 0ZM7 14v2.5h10V14Z",
    "tricksters": "M12 11.5c-3.5-3-5-4.8-5-7A3.3 3.3 0 0 1 12 2.6a3.3 3.3 0 0 1 5 1.9c0 2.2-1.5 4-5 7Z"
    "M11.5 12c-3 3.5-4.8 5-7 5a3.3 3.3 0 0 1-1.9-5 3.3 3.3 0 0 1 1.9-5c2.2 0 4 1.5 7 5Z"
    "M12.5 12c3-3.5 4.8-5 7-5a3.3 3.3 0 0 1 1.9 5 3.3 3.3 0 0 1-1.9 5c-2.2 0-4-1.5-7-5Z"
    "M11 13h2c0 4 1 7.5 3.5 10.2l-2.2.8C11.8 21 11 17.5 11 13Z",
    "wizards": "M13 .5 18.5 17H22a1.5 1.5 0 0 1 1.5 2v1.5"
    "a1.5 1.5 0 0 1-1.5 1.5H2a1.5 1.5 0 0 1-1.5-1.5V19A1.5 1.5 0 0 1 2 17h3.5Z"
    "M12.5 7l1 2.4 2.6.2-2 1.7.6 2.5-2.2-1.3-2.2 1.3.6-2.5-2-1.7 2.6-.2Z",
    "zombies": "M4.5 23V9.5a7.5 8 0 0 1 15 0V23ZM10.8 6v3H8v2.4h2.8V18h2.4v-6.6H16V9h-2.8V6ZM1 21.5h22V24H1Z",
}  # fmt: skip
ACTION = "M13.5 1 4 13.5h6L8.5 23 20 9.5h-6.5Z"
HANGS = "M3 2h3v9h9V6l8 6.5-8 6.5v-5H3Z"


def seat_hue(seat: int) -> Hue:
    """Return the colour of a seat, with its shape."""
    return hue(seat)


def seat_sign(pen: Pen, seat: int, x: float, y: float, size: float) -> None:
    """The shape of a seat in its colour."""
    shown = seat_hue(seat)
    pen.icon(shown.shape, x, y, size, shown.solid)


def faction_sign(faction: str) -> str:
    """Return the shape of a faction; one that is not shipped has that of any action."""
    return FACTIONS.get(faction, ACTION)


__all__ = ["ACTION", "FACTIONS", "HANGS", "faction_sign", "seat_hue", "seat_sign"]
