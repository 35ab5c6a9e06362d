"""Rulings switched in mid-match: which cannot be, because work is under way that means something else under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.switching import held_back
from explorer.core.words import word
from explorer.rules.hundred.spells import links

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S
    from explorer.rules.hundred.game import HundredRules

#: Readings that say who is asked what while a card is on the table.
ON_THE_TABLE = (
    "mirror-by", "reactions-from", "frozen-reacts", "mirror-mirror", "mirror-swap", "block-after-mirror",
    "mirrored-pass", "plus-minus-card", "goblin-brings", "hunt-return", "force-shown", "freeze-again",
    "frozen-in-turn", "swap-what", "pierce-graveyard", "set-cards",
)  # fmt: skip
IN_TURN = ("nothing-playable", "slot-order", "two-cards", "pass-slot", "hand-refill")
STEPS_OF_TURN = ("turn.first", "turn.more", "draw.card")


def check_rulings(s: S, rules: HundredRules) -> None:
    """Raise RulingError when pending work does not mean the same under other rules."""
    changed = [key for key, option in rules.rulings.items() if option != s.rules.rulings[key]]
    step = s.step
    for key in changed:
        if key in ON_THE_TABLE and links(s):
            raise held_back(s.rules.game, key, word("switch-table"))
        if key in IN_TURN and (step in STEPS_OF_TURN or links(s)):
            raise held_back(s.rules.game, key, word("switch-turn"))
        if key == "starter" and step.startswith("opening."):
            raise held_back(s.rules.game, key, word("switch-opening"))
        if key == "all-skip" and step == "turn.burn":
            raise held_back(s.rules.game, key, word("switch-burning"))
        if key == "all-skip" and rules.skips_end and s.skipped >= s.players and not s.is_over:
            raise held_back(s.rules.game, key, word("switch-over"))
        if key == "freeze-again" and not rules.freeze_adds and max(s.frozen) > rules.frozen_turns:
            raise held_back(s.rules.game, key, word("switch-frozen"))
        if key == "last-by-pierce" and s.ending >= 0:
            raise held_back(s.rules.game, key, word("switch-last-turn"))
        if key == "hunt-return" and (s.top or s.bottom):
            raise held_back(s.rules.game, key, word("switch-hunted"))
        if key == "set-cards" and any(s.sets):
            raise held_back(s.rules.game, key, word("switch-set"))
        if key == "rounds" and (s.round > 1 or s.is_over):
            raise held_back(s.rules.game, key, word("switch-round"))


__all__ = ["check_rulings"]
