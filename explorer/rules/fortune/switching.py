"""Which readings can be switched in the middle of a match of `fortune`, and why some cannot at some moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.switching import held_back
from explorer.core.words import Word, word

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S
    from explorer.rules.fortune.game import FortuneRules

ALL_OF_THEM = "expert-rules"


def reasons(s: S, rules: FortuneRules) -> list[tuple[str, bool, bool, Word]]:
    """Return for what pending work depends on: the ruling, whether it changes, whether it does now, and why."""
    now = s.rules
    fighting = s.duel is not None, word("switch-contest")
    opening = s.step.startswith("opening."), word("switch-opening")
    choosing = s.step in ("turn.more", "turn.early"), word("switch-second")
    return [
        ("expert-gold", now.gold_doubles != rules.gold_doubles, *fighting),
        ("gold-vs-gold", now.gold_doubles_again != rules.gold_doubles_again, *fighting),
        ("gold-to-single", now.gold_answers_single != rules.gold_answers_single, *fighting),
        ("overpay", now.may_overpay != rules.may_overpay, *fighting),
        ("expert-hand", now.hand_size != rules.hand_size, *opening),
        ("dealer", now.dealer_by_lot != rules.dealer_by_lot, *opening),
        ("first-discard", now.first_is_good != rules.first_is_good, *opening),
        ("expert-two-actions", now.two_actions != rules.two_actions, *choosing),
        ("expert-discard-draw", now.discard_draws != rules.discard_draws, *choosing),
        ("discard-ends", now.discard_ends != rules.discard_ends, *choosing),
        ("early-draw", now.draws_at_once != rules.draws_at_once, *choosing),
        (
            "expert-hand", now.hand_size > rules.hand_size, max(map(len, s.hands)) > rules.hand_size,
            word("switch-hand", count=rules.hand_size),
        ),
        (
            "expert-develop", now.develops and not rules.develops,
            any(fortune and fortune[0].size > 2 for fortune in s.fortunes), word("switch-developed"),
        ),
    ]  # fmt: skip


def check_rulings(s: S, rules: FortuneRules) -> None:
    """Raise RulingError when pending work does not mean the same under other rules."""
    for key, changes, waits, why in reasons(s, rules):
        if changes and waits:
            told = key if s.rules.rulings[key] != rules.rulings[key] else ALL_OF_THEM
            raise held_back(s.rules.game, told, why)


__all__ = ["check_rulings"]
