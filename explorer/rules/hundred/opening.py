"""Setting a round up: who begins, five cards each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.rules.hundred import holding

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def start(s: S, f: Frame) -> str:
    """Draw lots for who begins, or by ruling let seat 0; a later round is begun by the next seat."""
    if s.first < 0 and s.rules.lots_drawn:
        return "first"
    s.first = 0 if s.first < 0 else (s.first + 1) % s.players
    return "deal"


def first(s: S, f: Frame, move: Move) -> str:
    s.first = move.args[0]
    if s.telling is not None:
        s.tell("starts", "starter", seat=s.rules.seats[s.first])
    return "deal"


def pile_units(s: S, f: Frame) -> Sequence[Move]:
    """Return what can be drawn: what is known to lie on top, else any card of the pile, else what lies beneath."""
    if s.top:
        return (s.rules.card_moves[s.top[-1]],)
    units: Sequence[Move] = s.rules.units(s.pool)
    return units or (s.rules.card_moves[s.bottom[0]],)


def whole_deck(s: S, f: Frame) -> Sequence[Move]:
    """Return all the cards, in the order of their kinds."""
    return s.rules.deck_moves


def pile_luck(s: S, f: Frame) -> str:
    """Name the stretch of luck that orders the pile: a new one whenever it is shuffled."""
    return f"pile/{s.round}/{s.shuffles}"


def deal_all(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Deal from the first player on, card by card, until every hand is full."""
    n, hand = s.players, s.rules.hand_size
    dealt = sum(map(len, s.hands))
    for i, move in enumerate(order[: hand * n - dealt], dealt):
        seat, kind = (max(0, s.first) + i) % n, move.args[0]
        holding.draw(s, seat, kind)
        if s.telling is not None:
            s.tell_some("dealt", "deal-five", (seat,), {"card": s.deck.words[kind]}, seat=s.rules.seats[seat])
    return "deal" if dealt + len(order) < hand * n else "begin"


def deal(s: S, f: Frame, move: Move) -> str:
    return deal_all(s, f, (move,))


def begin(s: S, f: Frame) -> str:
    s.first = s.to_move = max(0, s.first)
    s.turn += 1
    s.push("turn.begin", seat=s.to_move)
    return END


STEPS: tuple[Step, ...] = (
    Step("opening", "start", ("starter",), ("first", "deal"), start, skip="deal"),
    Lot(
        "opening", "first", ("starter",), ("deal",), verbs=("first",), units=lambda s, f: s.rules.first_moves,
        answer=first, luck=lambda s, f: "first",
    ),
    Lot(
        "opening", "deal", ("deal-five",), ("deal", "begin"), skip="begin", verbs=("card",), units=pile_units,
        answer=deal, luck=pile_luck, deck=whole_deck, all_at_once=deal_all,
    ),
    Step("opening", "begin", ("starter",), (END,), begin, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "pile_luck", "pile_units", "whole_deck"]
