"""Colours as data: paper, ink, and one hue with its own shape for each colour of card."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#fbfaf6"  # pictures bring their own ground, so they read the same in light and dark themes
PANEL = "#f0ece2"
WHITE = "#ffffff"
LINE = "#d3ccbd"
INK = "#1c2430"
MUTED = "#565f6d"
LIT = "#fff0c2"  # the seat to move, the path that was taken
PATH = "#0b5cad"
VOID = "#e6e3dc"  # cancelled cards, burned zones
BACK = "#46505f"
BACK_LINE = "#8b95a5"
GOLD, SILVER = "#f3cf63", "#dfe3ea"  # coins and precious cards
GOOD, BAD = "#0b6b4a", "#a32a2a"


@dataclass(frozen=True, slots=True)
class Hue:
    """A colour of card: outline and shape, the light ground under the number, and the shape itself (24 x 24)."""

    solid: str
    tint: str
    shape: str


# The first four stay apart (CIE76 of at least 20) under simulated protanopia, deuteranopia and tritanopia, and
# stand out from white by 3:1; each has a shape as well, so nothing rests on colour alone.
HUES = (
    Hue("#d96c00", "#fdf0e2", "M12 2a10 10 0 1 0 .01 0Z"),
    Hue("#3592cf", "#e8f3fb", "M12 .5 23.5 12 12 23.5 .5 12Z"),
    Hue("#00664f", "#e3f1ed", "M12 1.5 23.5 22H.5Z"),
    Hue("#6f2a8e", "#f2e9f6", "M2.5 2.5h19v19h-19Z"),
    Hue("#7a1f1f", "#f6e7e7", "M8.5 1h7v7.5h7.5v7h-7.5V23h-7v-7.5H1v-7h7.5Z"),
    Hue("#3d3d3d", "#ececec", "M6 1.6h12L24 12l-6 10.4H6L0 12Z"),
)


def hue(index: int) -> Hue:
    """Return the hue of a game's colour by its number."""
    return HUES[index % len(HUES)]
