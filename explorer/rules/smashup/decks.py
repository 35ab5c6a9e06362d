"""Decks and hands as effects use them: drawing, revealing the top card, discarding at random and down to the limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.rules.smashup.abilities import keep, noted
from explorer.rules.smashup.effects import asks

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


# drawing


def draw_cards(s: S, seat: int, count: int, cause: int = -1) -> None:
    """Begin drawing cards, one by one."""
    s.push("draw.next", seat=seat, cause=cause, memo={"left": count})


def draw_next(s: S, f: Frame) -> str:
    """Draw a known card, or go to chance for an unknown one; an empty deck is made anew from the discard pile."""
    seat = f.seat
    if noted(f, "left") == 0:
        return "limit"
    if s.tops[seat]:
        pile = s.tops
    elif s.pools[seat]:
        return "lot"
    elif s.bottoms[seat]:
        pile = s.bottoms
    else:
        return "shuffle" if s.discards[seat] else "limit"
    card, pile[seat] = pile[seat][0], pile[seat][1:]
    _drawn(s, f, card, seen=True)
    return "next"


def shuffle(s: S, f: Frame) -> str:
    s.reshuffle(f.seat)
    s.tell("reshuffled", "reshuffle", seat=seat_word(f.seat))
    return "next"


def _drawn(s: S, f: Frame, card: int, seen: bool) -> None:
    s.add_to_hand(f.seat, card, seen)
    keep(f, left=noted(f, "left") - 1)
    s.tell_some(
        "drew", "draw-two", range(s.players) if seen else (f.seat,), {"card": s.card_word(card)}, seat=seat_word(f.seat)
    )


def pool_units(s: S, f: Frame) -> Sequence[Move]:
    """Return the cards that may come from the pool of the frame's seat."""
    return [s.rules.draw_moves[card] for card in s.pools[f.seat]]


def take_from_pool(s: S, seat: int, card: int) -> None:
    """Take a card out of a seat's pool."""
    s.pools[seat] = tuple(c for c in s.pools[seat] if c != card)


def draw_lot(s: S, f: Frame, move: Move) -> str:
    take_from_pool(s, f.seat, move.args[0])
    _drawn(s, f, move.args[0], seen=False)
    return "next"


def deck_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the deck of the frame's seat; a new deck has an order of its own."""
    return f"deck-{f.seat}-{s.shuffles[f.seat]}"


def whole_deck(s: S, f: Frame) -> Sequence[Move]:
    """Return all the cards of the frame's seat, so that its deck's order is one thing."""
    return [s.rules.draw_moves[card] for card in s.kit.cards_of(f.seat)]


def draw_limit(s: S, f: Frame) -> str:
    if s.rules.limit_always:
        s.push("hand.limit", seat=f.seat)
    return END


# the hand limit


def hand_limit(s: S, f: Frame) -> str:
    return "discard" if len(s.hands[f.seat]) > s.kit.limit else END


def discard_one(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    s.take_from_hand(f.seat, card)
    s.to_discards(card)
    s.tell("discarded", "hand-limit", seat=seat_word(f.seat), card=s.card_word(card))
    return "limit"


# revealing the top card of a deck: it lies on top, known to all, until something takes it


def reveal_next(s: S, f: Frame) -> str:
    seat = f.seat
    if s.tops[seat]:
        s.tell("revealed", "reveal", seat=seat_word(seat), card=s.card_word(s.tops[seat][0]))
        return END
    if s.pools[seat]:
        return "lot"
    if s.bottoms[seat]:
        s.tops[seat], s.bottoms[seat] = s.bottoms[seat], ()
        return "next"
    return "shuffle" if s.discards[seat] else END


def reveal_lot(s: S, f: Frame, move: Move) -> str:
    take_from_pool(s, f.seat, move.args[0])
    s.tops[f.seat] = (move.args[0],)
    return "next"


# losing cards at random from a hand


def lose_at_random(s: S, f: Frame, seat: int, count: int) -> None:
    """Begin discarding cards of a seat's hand at random, as an effect of the frame's minion."""
    s.push("lose.next", seat=seat, source=f.source, cause=f.cause, memo={"left": count, "me": noted(f, "me")})


def lose_next(s: S, f: Frame) -> str:
    return "lot" if noted(f, "left") and s.hands[f.seat] else END


def hand_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.lose_moves[card] for card in s.hands[f.seat]]


def lose_lot(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    s.take_from_hand(f.seat, card)
    s.to_discards(card)
    keep(f, left=noted(f, "left") - 1)
    s.tell("lost", "random-discard", seat=seat_word(f.seat), card=s.card_word(card))
    return "next"


def lose_luck(s: S, f: Frame) -> str:
    return f"lose-{noted(f, 'me')}-{f.seat}-{noted(f, 'left')}"


STEPS: tuple[Step, ...] = (
    Step("draw", "next", ("draw-two",), ("lot", "next", "shuffle", "limit"), draw_next, skip="limit"),
    Lot(
        "draw", "lot", ("draw-two",), ("next",), verbs=("draw",), units=pool_units, answer=draw_lot, luck=deck_luck,
        deck=whole_deck,
    ),
    Step("draw", "shuffle", ("reshuffle",), ("next",), shuffle),
    Step("draw", "limit", ("hand-limit",), (END,), draw_limit, pushes=True),
    Step("hand", "limit", ("hand-limit",), ("discard", END), hand_limit, skip=END),
    Ask(
        "hand", "discard", ("hand-limit",), ("limit",), verbs=("discard",), answer=discard_one,
        words=asks("hand-discard"),
    ),
    Step("reveal", "next", ("reveal",), ("lot", "next", "shuffle", END), reveal_next, skip=END),
    Lot(
        "reveal", "lot", ("reveal",), ("next",), verbs=("draw",), units=pool_units, answer=reveal_lot, luck=deck_luck,
        deck=whole_deck,
    ),
    Step("reveal", "shuffle", ("reshuffle",), ("next",), shuffle),
    Step("lose", "next", ("random-discard",), ("lot", END), lose_next, skip=END),
    Lot(
        "lose", "lot", ("random-discard",), ("next",), verbs=("lose",), units=hand_units, answer=lose_lot,
        luck=lose_luck,
    ),
)  # fmt: skip


__all__ = [
    "STEPS", "deck_luck", "draw_cards", "lose_at_random", "pool_units", "take_from_pool",
    "whole_deck",
]  # fmt: skip
