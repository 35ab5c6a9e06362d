"""The Spy: its player looks at another player's hand, all of it or (by ruling) one card of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.rules.continents import remembering
from explorer.rules.continents.deck import SPY

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def target(f: Frame) -> int:
    """Return whose hand is looked at."""
    assert f.move is not None
    return f.move.args[0]


def play(s: S, f: Frame) -> str:
    """Play the Spy openly; it burns when it has been used."""
    s.play_card(f.seat, SPY)
    s.queue += ((f.seat, SPY),)
    s.spied += 1
    if s.telling is not None:
        s.tell("spy", "spy", seat=s.rules.seats[f.seat], opponent=s.rules.seats[target(f)])
    return "lot" if s.rules.spy_sees_one else "look"


def hand_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.card_moves[kind] for kind in s.hands[target(f)]]


def show_one(s: S, f: Frame, move: Move) -> str:
    f.memo = {"card": move.args[0]}
    return "look"


def look(s: S, f: Frame) -> str:
    """Show the cards to the Spy's player; the others only learn that it happened."""
    owner = target(f)
    kinds = s.hands[owner] if f.memo is None else (f.memo["card"],)
    f.memo = None
    remembering.looked(s, f.seat, owner, kinds)
    if s.telling is not None:
        seats = s.rules.seats
        secret = {"cards": s.card_words(kinds)}
        s.tell_some("spy-saw", "spy", (f.seat,), secret, seat=seats[f.seat], opponent=seats[owner])
    return "used"


def used(s: S, f: Frame) -> str:
    """Burn the Spy."""
    s.queue = ()
    s.burn(SPY)
    if s.telling is not None:
        s.tell("used-burned", "used-burned", card=s.deck.words[SPY])
    return END


STEPS: tuple[Step, ...] = (
    Step("spy", "play", ("spy",), ("lot", "look"), play, skip="look"),
    Lot(
        "spy", "lot", ("spy",), ("look",), verbs=("card",), units=hand_units, answer=show_one,
        luck=lambda s, f: f"spy/{s.spied}",
    ),
    Step("spy", "look", ("spy", "hands-secret"), ("used",), look),
    Step("spy", "used", ("used-burned",), (END,), used),
)  # fmt: skip


__all__ = ["STEPS"]
