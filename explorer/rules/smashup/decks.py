"""Decks and hands as effects use them: drawing, revealing, looking at the top, discarding at random and to a limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.rules.smashup.abilities import keep, noted
from explorer.rules.smashup.table import without
from explorer.rules.smashup.wording import asks

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# drawing


def draw_cards(s: S, seat: int, count: int, cause: int = -1, text: str = "") -> None:
    """Begin drawing cards, one by one; `text` is the program that says so, '' where no card or base does."""
    s.push("draw.next", seat=seat, cause=cause, memo={"left": count, **({"text": text} if text else {})})


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
    secret = card in s.private
    s.private = without(s.private, card)
    _drawn(s, f, card, seen=not secret)
    return "next"


def shuffle(s: S, f: Frame) -> str:
    s.reshuffle(f.seat)
    s.tell("reshuffled", "reshuffle", seat=seat_word(f.seat))
    return "next"


def _says_so(s: S, f: Frame) -> str:
    """Return the clause by which cards are drawn: of a card or base, of an exchanged hand, or of the turn."""
    if f.memo and "text" in f.memo:
        return s.rules.programs[f.memo["text"]].clause
    return "mulligan" if s.rules.steps[s.stack[0].at].id.startswith("opening.") else "draw-two"


def _drawn(s: S, f: Frame, card: int, seen: bool) -> None:
    s.add_to_hand(card, seen)
    keep(f, left=noted(f, "left") - 1)
    viewers = range(s.players) if seen else (f.seat,)
    s.tell_some("drew", _says_so(s, f), viewers, {"card": s.card_word(card)}, seat=seat_word(f.seat))


def pool_units(s: S, f: Frame) -> Sequence[Move]:
    """Return the cards that may come from the pool of the frame's seat."""
    moves = s.rules.draw_moves
    return [moves[card] for card in s.pools[f.seat]]


def take_from_pool(s: S, seat: int, card: int) -> None:
    """Take a card out of a seat's pool."""
    s.pools[seat] = without(s.pools[seat], card)


def draw_lot(s: S, f: Frame, move: Move) -> str:
    take_from_pool(s, f.seat, move.args[0])
    _drawn(s, f, move.args[0], seen=False)
    return "next"


def deck_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the deck of the frame's seat; a new deck has an order of its own."""
    return f"deck-{f.seat}-{s.shuffles[f.seat]}"


def whole_deck(s: S, f: Frame) -> Sequence[Move]:
    """Return all the cards of the frame's seat, so that its deck's order is one thing."""
    return [s.rules.draw_moves[card] for card in s.own_cards(f.seat)]


def draw_limit(s: S, f: Frame) -> str:
    limit_at_once(s, f.seat)
    return END


# the hand limit


def limit_at_once(s: S, seat: int) -> None:
    """Let a seat that has come by cards discard down to ten now, if the limit counts at all times."""
    if s.rules.limit_always:
        s.push("hand.limit", seat=seat)


def hand_limit(s: S, f: Frame) -> str:
    return "discard" if len(s.hands[f.seat]) > s.kit.limit else END


def discard_one(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    s.take_from_hand(card)
    s.to_discards(card)
    s.tell("discarded", "surplus", seat=seat_word(f.seat), card=s.card_word(card))
    return "limit"


# revealing the top cards of a deck: they lie on top, known to all (or, looked at, to their owner), until taken


def reveal_top(s: S, f: Frame, count: int) -> None:
    """Begin turning up the top cards of the deck of the frame's seat, for all to see."""
    s.push("reveal.next", seat=f.seat, source=f.source, cause=f.cause, memo={"left": count, "private": False})


def look_at_top(s: S, f: Frame, count: int) -> None:
    """Begin looking at the top cards of the deck of the frame's seat; nobody else sees them."""
    s.push("reveal.next", seat=f.seat, source=f.source, cause=f.cause, memo={"left": count, "private": True})


def reveal_next(s: S, f: Frame) -> str:
    """Go on until so many cards of the top are known."""
    seat, left = f.seat, noted(f, "left")
    if len(s.tops[seat]) >= left:
        return "show"
    if s.pools[seat]:
        return "lot"
    if s.bottoms[seat]:
        s.tops[seat], s.bottoms[seat] = (*s.tops[seat], s.bottoms[seat][0]), s.bottoms[seat][1:]
        return "next"
    return "shuffle" if s.discards[seat] and not (s.tops[seat] and noted(f, "private")) else "show"


def reveal_shuffle(s: S, f: Frame) -> str:
    """Make a new deck under the cards that lie turned up already."""
    s.private = tuple(c for c in s.private if c not in s.tops[f.seat])
    return shuffle(s, f)


def reveal_lot(s: S, f: Frame, move: Move) -> str:
    take_from_pool(s, f.seat, move.args[0])
    s.tops[f.seat] += (move.args[0],)
    s.private += (move.args[0],)
    return "next"


def reveal_show(s: S, f: Frame) -> str:
    """Tell who may see it what lies on top."""
    seat, cards = f.seat, s.tops[f.seat][: noted(f, "left")]
    if not cards:
        return END
    if noted(f, "private"):
        s.tell_some("looked-at-top", "look", (seat,), {"cards": s.card_words(cards)}, seat=seat_word(seat))
    else:
        s.private = tuple(c for c in s.private if c not in cards)
        s.tell("revealed", "reveal", seat=seat_word(seat), cards=s.card_words(cards))
    return END


# losing cards at random from a hand


def lose_at_random(s: S, f: Frame, seat: int, count: int) -> None:
    """Begin discarding cards of a seat's hand at random, as an effect of the frame's card."""
    s.push("lose.next", seat=seat, source=f.source, cause=f.cause, memo={"left": count})


def lose_next(s: S, f: Frame) -> str:
    return "lot" if noted(f, "left") and s.hands[f.seat] else END


def hand_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.lose_moves[card] for card in s.hands[f.seat]]


def lose_lot(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    s.take_from_hand(card)
    s.to_discards(card)
    keep(f, left=noted(f, "left") - 1)
    s.tell("lost", "random-discard", seat=seat_word(f.seat), card=s.card_word(card))
    return "next"


def lose_luck(s: S, f: Frame) -> str:
    return f"lose-{s.turn}-{s.lives}-{f.source}-{f.seat}-{noted(f, 'left')}"


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
        "hand", "discard", ("surplus",), ("limit",), verbs=("discard",), answer=discard_one,
        words=asks("hand-discard", count=lambda s, f: len(s.hands[f.seat]), limit=lambda s, f: s.kit.limit),
    ),
    Step("reveal", "next", ("reveal",), ("lot", "next", "shuffle", "show"), reveal_next, skip=END),
    Lot(
        "reveal", "lot", ("reveal",), ("next",), verbs=("draw",), units=pool_units, answer=reveal_lot, luck=deck_luck,
        deck=whole_deck,
    ),
    Step("reveal", "shuffle", ("reshuffle",), ("next",), reveal_shuffle),
    Step("reveal", "show", ("reveal", "look"), (END,), reveal_show),
    Step("lose", "next", ("random-discard",), ("lot", END), lose_next, skip=END),
    Lot(
        "lose", "lot", ("random-discard",), ("next",), verbs=("lose",), units=hand_units, answer=lose_lot,
        luck=lose_luck,
    ),
)  # fmt: skip


__all__ = [
    "STEPS", "deck_luck", "draw_cards", "limit_at_once", "look_at_top", "lose_at_random", "pool_units", "reveal_top",
    "take_from_pool", "whole_deck",
]  # fmt: skip
