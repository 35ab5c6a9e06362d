"""What may come in `smashup`, for what a seat knows: the next card of a deck, counted over the cards it can be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import Word, word
from explorer.rules.smashup.knowledge import unseen

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

NEXT, KIND = "next-card", "next-card-kind"


def topics(s: S) -> list[str]:
    """Return the prospects there are: of every deck whether the next card is a minion, and which card it is."""
    if s.is_over or s.step.startswith("opening."):
        return []
    with_cards = [seat for seat in range(s.players) if s.deck(seat) or s.discards[seat]]
    return [f"{topic}:{seat}" for seat in with_cards for topic in (NEXT, KIND)]


def topic_word(topic: str) -> Word | None:
    """Return what a prospect is called, None for another topic."""
    kind, _, seat = topic.partition(":")
    return word(f"topic-{kind}", seat=seat_word(int(seat))) if kind in (NEXT, KIND) else None


def next_cards(s: S, viewer: int, seat: int) -> list[int]:
    """Return the cards, each as likely, that the next card of a deck can be for what a viewer (a seat, PUBLIC or ALL)
    knows. An empty deck is made anew from the discard pile."""
    sees = viewer in (ALL, seat) or s.rules.open_to_all("deck")
    if s.tops[seat]:
        card = s.tops[seat][0]
        return [card] if sees or card not in s.private else unseen(s, viewer, seat)
    if s.pools[seat]:
        return list(s.pools[seat]) if sees else unseen(s, viewer, seat)
    return list(s.bottoms[seat][:1] or s.discards[seat])


def prospect(s: S, topic: str, viewer: int) -> tuple[dict[Word, Fraction], Word]:
    """Return how likely each outcome of a prospect is, and how that was counted."""
    kind, _, seat = topic.partition(":")
    ways = Counter(_drawn(s, kind, card) for card in next_cards(s, viewer, int(seat)))
    return {outcome: Fraction(n, ways.total()) for outcome, n in ways.items()}, word("odds-unseen")


def happen(s: S, topic: str, rng: Random) -> Word:
    """Return what a prospect comes to in this position, the next card drawn from `rng`."""
    kind, _, seat = topic.partition(":")
    return _drawn(s, kind, rng.choice(next_cards(s, ALL, int(seat))))


def _drawn(s: S, topic: str, card: int) -> Word:
    kind = s.kit.kind[card]
    if topic == KIND:
        return word(f"card-{kind.id}")
    return word("fate-minion" if kind.minion else "fate-action")


__all__ = ["happen", "next_cards", "prospect", "topic_word", "topics"]
