"""The opening of `fortune` step by step: who deals, the deal, the first discarded card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def pile_units(s: S, f: Frame) -> Sequence[Move]:
    """Return what the pile can bring."""
    return s.rules.units(s.pool)


def whole_pile(s: S, f: Frame) -> Sequence[Move]:
    """Return all the cards there are: they are shuffled but once."""
    return s.rules.units(s.deck.copies)


def pile_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the pile: another one when a card has been shuffled back."""
    return f"pile/{s.shuffles}"


def dealer(s: S, f: Frame) -> str:
    """See who deals: the last seat, or by ruling a seat drawn by chance."""
    if s.rules.dealer_by_lot:
        return "lot"
    return chosen(s, s.players - 1)


def chosen(s: S, seat: int) -> str:
    s.dealer = seat
    if s.telling is not None:
        s.tell("deals", "dealer-choice", seat=s.rules.seats[seat])
    return "deal"


def draw_dealer(s: S, f: Frame, move: Move) -> str:
    return chosen(s, move.args[0])


def deal_hands(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Deal round and round, from the dealer's right, until every hand is full."""
    n = s.players
    dealt, needed = sum(map(len, s.hands)), s.rules.hand_size * n
    for i, move in enumerate(order[: needed - dealt], dealt):
        seat, kind = (s.dealer + 1 + i) % n, move.args[0]
        s.draw(seat, kind)
        if s.telling is not None:
            s.tell_some("dealt", s.rules.deal_clause, (seat,), {"card": s.deck.words[kind]}, seat=s.rules.seats[seat])
    return "deal" if dealt + len(order) < needed else "turn-up"


def deal_card(s: S, f: Frame, move: Move) -> str:
    return deal_hands(s, f, (move,))


def turn_up(s: S, f: Frame, move: Move) -> str:
    """Lay the pile's top card beside it; by ruling a precious one is shuffled back, and another is turned up."""
    kind = move.args[0]
    if s.rules.first_is_good and kind >= s.deck.goods and any(s.pool[: s.deck.goods]):
        s.shuffles += 1
        if s.telling is not None:
            s.tell("went-back", "first-discard", card=s.deck.words[kind])
        return "turn-up"
    lay_open(s, kind)
    return "start"


def lay_open(s: S, kind: int) -> None:
    """Turn up a card of the pile where discarded ones lie."""
    s.from_pile(kind)
    s.discard = (*s.discard, kind)
    if s.telling is not None:
        s.tell("turned-up", "first-discard", card=s.deck.words[kind])


def start(s: S, f: Frame) -> str:
    """Let the seat to the dealer's right begin."""
    s.to_move, s.turn = (s.dealer + 1) % s.players, 1
    s.push("turn.begin", seat=s.to_move)
    return END


STEPS: tuple[Step, ...] = (
    Step("opening", "dealer", ("dealer-choice",), ("deal", "lot"), dealer, skip="deal"),
    Lot(
        "opening", "lot", ("dealer",), ("deal",), skip="deal", verbs=("dealer",),
        units=lambda s, f: s.rules.dealer_moves, answer=draw_dealer, luck=lambda s, f: "dealer",
    ),
    Lot(
        "opening", "deal", ("deal-five", "expert-hand"), ("deal", "turn-up"), skip="turn-up", verbs=("card",),
        units=pile_units, answer=deal_card, luck=pile_luck, deck=whole_pile, all_at_once=deal_hands,
    ),
    Lot(
        "opening", "turn-up", ("first-discard",), ("start", "turn-up"), skip="start", verbs=("card",), units=pile_units,
        answer=turn_up, luck=pile_luck, deck=whole_pile,
    ),
    Step("opening", "start", ("right-of-dealer",), (END,), start, pushes=True),
)  # fmt: skip

__all__ = ["STEPS", "lay_open", "pile_luck", "pile_units", "whole_pile"]
