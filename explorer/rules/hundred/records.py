"""Records of a match of `hundred`: what everybody knows of a hidden card's place, and of cards put back."""

from __future__ import annotations

from typing import NamedTuple


class Note(NamedTuple):
    """What is known of a card in a hand or face down in front of a player. All of it is public but the face.

    serial: which card it is, counted in the order in which cards left the pile: its back can be followed (002,
            clause hand-rows)
    seen:   who knows its face, as a mask: bit n for seat n, the bit after the last seat for everybody who watches
    may:    which kinds it can be, as a mask: a hand without a number, a card set to answer with
    """

    serial: int
    seen: int
    may: int


class Return(NamedTuple):
    """A card that was put back into the pile before the eyes of `by`, when so many cards had left it: no card that left
    the pile before can be it. `seen` are those of them who have not seen a card of its kind come out again since."""

    kind: int
    clock: int
    by: int
    seen: int
