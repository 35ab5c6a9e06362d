"""How many of the worlds that a seat cannot tell apart hold an answer to an attack: counted, not tried."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import TYPE_CHECKING

from explorer.core.words import Word
from explorer.rules.fortune import explaining
from explorer.rules.fortune.resolution import TopCase

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def count(s: S, topic: str, viewer: int) -> Mapping[Word, int]:
    """Return in how many deals of the cards that a viewer has not seen a stake comes to each outcome.

    Only the hand that is to answer matters. It is any so many of the unseen cards, and of these only the group's good
    and the precious ones count.
    """
    kind, _, rest = topic.partition(":")
    if kind == "winner":
        return {explaining.outcome(s, topic): 1}
    case = TopCase(s, explaining.seat_in(rest))
    if case.decided or viewer == case.asked:
        return {explaining.outcome(s, topic): 1}
    unseen = list(s.pool)
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            for card in hand:
                unseen[card] += 1
    deck = s.deck
    kinds = s.top(case.owner).good, deck.silver, deck.gold
    there = [unseen[card] for card in kinds]
    others, size = sum(unseen) - sum(there), len(s.hands[case.asked])
    found = {True: 0, False: 0}
    for a in range(min(size, there[0]) + 1):
        for b in range(min(size - a, there[1]) + 1):
            for c in range(min(size - a - b, there[2]) + 1):
                ways = comb(there[0], a) * comb(there[1], b) * comb(there[2], c) * comb(others, size - a - b - c)
                hand = (*(kinds[0],) * a, *(kinds[1],) * b, *(kinds[2],) * c)
                found[case.answers(hand)] += ways
    return {explaining.holder(s, case, answered): n for answered, n in found.items() if n}


__all__ = ["count"]
