"""The marks on a zone, as bits of one number: immune, flipped, and one for every cancelled colour."""

from __future__ import annotations

IMMUNE, FLIPPED = 1, 2
FIRST_COLOUR = 4


def colour_bit(colour: int) -> int:
    """Return the mark that says a colour (by index) is cancelled."""
    return FIRST_COLOUR << colour


def colour_of(bit: int) -> int:
    """Return the colour (index) that a mark cancels."""
    return (bit // FIRST_COLOUR).bit_length() - 1
