"""Cards out of the pile: one into a hand, several for a victim of Pierce, and the last of all (002, lines 24, 39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.rules.hundred import holding
from explorer.rules.hundred.opening import pile_luck, pile_units, whole_deck

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def tell_seat(s: S, kind: str, clause: str, seat: int) -> None:
    """Tell something that befell a seat."""
    if s.telling is not None:
        s.tell(kind, clause, seat=s.rules.seats[seat])


def drawn(s: S, seat: int, kind: int, clause: str) -> None:
    """Put a drawn card into a hand and tell whoever may know it."""
    known = holding.draw(s, seat, kind)
    if s.telling is not None:
        card = s.deck.words[kind]
        if known:
            s.tell("drew-known", clause, seat=s.rules.seats[seat], card=card)
        else:
            s.tell_some("drew", clause, (seat,), {"card": card}, seat=s.rules.seats[seat])


def last_card(s: S, seat: int) -> None:
    """Note that the pile has run out: the game ends when this seat has finished its turn (002, line 39)."""
    if s.ending < 0:
        s.ending = seat
        tell_seat(s, "last-card", "last-card", seat)


def next_card(s: S, f: Frame) -> str:
    """Draw the next of several cards while the pile has any."""
    assert f.memo is not None
    return "card" if f.memo["left"] > 0 and holding.pile_size(s) else END


def several(s: S, f: Frame, move: Move) -> str:
    assert f.memo is not None
    drawn(s, f.seat, move.args[0], f.memo["clause"])
    f.memo = {**f.memo, "left": f.memo["left"] - 1}
    if not holding.pile_size(s):
        last_card(s, f.seat if s.rules.victim_finishes else s.to_move)
    return "next"


STEPS: tuple[Step, ...] = (
    Step("draw", "next", ("pierce-redraw", "draw-one"), ("card", END), next_card, skip=END),
    Lot(
        "draw", "card", ("pierce-redraw", "draw-one"), ("next",), verbs=("card",), units=pile_units, answer=several,
        luck=pile_luck, deck=whole_deck,
    ),
)  # fmt: skip


__all__ = ["STEPS", "drawn", "last_card", "tell_seat"]
