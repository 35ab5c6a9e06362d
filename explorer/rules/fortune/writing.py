"""Positions of `fortune` as JSON values, as a teacher would write them; what says nothing is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from explorer.rules.fortune.deck import Deck
    from explorer.rules.fortune.facts import FortuneState as S
    from explorer.rules.fortune.records import Duel, Group


def named(deck: Deck, cards: Iterable[int]) -> list[str]:
    """Return cards by their names."""
    return [deck.kinds[kind] for kind in cards]


def write(s: S) -> dict[str, Any]:
    """Return the facts as JSON values that a teacher can read and write; the pile is whatever lies nowhere else."""
    deck = s.deck
    every: dict[str, Any] = {
        "turn": s.turn,
        "dealer": s.dealer,
        "to_move": s.to_move,
        "hands": [named(deck, hand) for hand in s.hands],
        "fortunes": [[write_group(deck, group) for group in fortune] for fortune in s.fortunes],
        "discard": named(deck, s.discard),
    }
    more: dict[str, Any] = {
        "actions": s.actions,
        "first": s.first,
        "drew": s.drew,
        "attacks": [{"on": a.opponent, "won": a.won, "defended": a.defended} for a in s.attacks],
        "duel": write_duel(deck, s.duel) if s.duel is not None else {},
        "shuffles": s.shuffles,
    }
    return every | {key: value for key, value in more.items() if value}


def write_group(deck: Deck, group: Group) -> list[str]:
    """Return a group from its lowest card to its face: precious ones lie beneath (003, line 24)."""
    return named(deck, group.cards(deck.silver))


def write_duel(deck: Deck, duel: Duel) -> dict[str, Any]:
    """Return a contest: who against whom, and what was laid, the attacker's card first."""
    return {
        "attacker": duel.attacker,
        "defender": duel.defender,
        "plays": [named(deck, play.cards) for play in duel.plays],
    }


__all__ = ["named", "write", "write_group"]
