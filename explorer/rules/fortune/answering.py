"""What answers what in a contest: what a play demands is a tree, what an answer may be is what the guards ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk

if TYPE_CHECKING:
    from explorer.rules.fortune.game import FortuneRules


class DemandCase:
    """Cards laid in a contest, and how many cards they had to answer (0: they open it)."""

    __slots__ = ("answered", "cards", "rules")

    def __init__(self, rules: FortuneRules, cards: tuple[int, ...], answered: int) -> None:
        self.rules, self.cards, self.answered = rules, cards, answered


DEMAND = Decision(
    "gold-laid",
    ("expert-gold",),
    lambda case: case.rules.gold_doubles and case.rules.deck.gold in case.cards,
    yes=Decision(
        "gold-settles",
        ("expert-gold",),
        lambda case: case.answered == 2 and not case.rules.gold_doubles_again,
        yes=Outcome("demand-one", ("expert-gold",)),
        no=Outcome("demand-two", ("expert-gold",)),
    ),
    no=Outcome("demand-single", ("equal-strength", "defend")),
)


def demand_after(rules: FortuneRules, cards: tuple[int, ...], answered: int) -> int:
    """Return how many cards answer these."""
    return 2 if walk(DEMAND, DemandCase(rules, cards, answered), rules.off).id == "demand-two" else 1


# what an answer may be: each of these is what a guard asks


def in_number(rules: FortuneRules, cards: tuple[int, ...]) -> bool:
    """One card answers one card; two are laid only where gold counts as two (003, lines 36, 75)."""
    return len(cards) == 1 or rules.gold_doubles


def suits(rules: FortuneRules, good: int, cards: tuple[int, ...]) -> bool:
    """Every card is of the group's good or precious (003, lines 34, 36)."""
    first = rules.deck.goods
    return all(kind == good or kind >= first for kind in cards)


def pays(rules: FortuneRules, demand: int, cards: tuple[int, ...]) -> bool:
    """One card for one; for a gold two others or a gold (003, line 75)."""
    if demand == 1:
        return len(cards) == 1
    golds = cards.count(rules.deck.gold)
    if len(cards) == 1:
        return golds == 1
    return golds == 0 or rules.may_overpay


def gold_allowed(rules: FortuneRules, demand: int, cards: tuple[int, ...]) -> bool:
    """Gold may answer a single card, but for one reading."""
    return demand == 2 or not (rules.gold_doubles and rules.deck.gold in cards)


def answers_in(rules: FortuneRules, hand: tuple[int, ...], good: int, demand: int) -> Iterator[tuple[int, ...]]:
    """Yield what a hand could answer with, each lot of cards once."""
    deck = rules.deck
    mine = {kind: hand.count(kind) for kind in (good, deck.silver, deck.gold)}
    pairs = [(a, b) for a in mine for b in mine if a <= b] if rules.gold_doubles else []
    for cards in [*((kind,) for kind in mine), *pairs]:
        if (
            all(cards.count(kind) <= mine[kind] for kind in cards)
            and pays(rules, demand, cards)
            and (rules.gold_answers_single or gold_allowed(rules, demand, cards))
        ):
            yield cards


def can_answer(rules: FortuneRules, hand: tuple[int, ...], good: int, demand: int) -> bool:
    """Tell whether a hand holds an answer."""
    return any(answers_in(rules, hand, good, demand))


__all__ = [
    "DEMAND",
    "DemandCase",
    "answers_in",
    "can_answer",
    "demand_after",
    "gold_allowed",
    "in_number",
    "pays",
    "suits",
]
