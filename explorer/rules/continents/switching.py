"""Which readings can be switched in the middle of a match, and why some cannot at some moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.switching import held_back
from explorer.core.words import Word, word
from explorer.rules.continents.resolution import MatchCase

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S
    from explorer.rules.continents.game import ContinentsRules

DRAWING = ("turn.mix", "turn.draw", "turn.free", "turn.land", "turn.tactic")
DEPLOYMENT = ("battle.against", "battle.attacker", "battle.defender", "battle.helper")
WINDOWS = ("battle.sabotage", "battle.before", "battle.after")
ROLLING = ("battle.choose", "battle.red", "battle.black", "battle.after", "battle.whose")


def waiting(s: S) -> dict[str, tuple[bool, Word]]:
    """Return for each ruling that pending work depends on: whether it does now, and why."""
    steps = {s.rules.steps[f.at].id for f in s.stack}
    asked = s.rules.steps[s.stack[-1].at].id if s.stack else ""
    opening = asked.startswith("opening.")
    b = s.battle

    def at(*ids: str) -> bool:
        return not steps.isdisjoint(ids)

    drawing = (
        at(*DRAWING) and not unbegun(s),
        word("switch-drawing"),
    )
    window = at(*WINDOWS), word("switch-window")
    dealt = opening, word("switch-opening")
    return {
        "mix": drawing,
        "draw-duty": drawing,
        "row-choice": drawing,
        "tactics-run-out": drawing,
        "attacked-cards": (b is not None, word("switch-attacked")),
        "deploy-rounds": (at(*DEPLOYMENT), word("switch-deploying")),
        "troop-limit": (at(*DEPLOYMENT), word("switch-deploying")),
        "call-off": (at("battle.call-off"), word("switch-call-off")),
        "dice-rounds": window,
        "helpers-and-dice": window,
        "artillery-time": window,
        "sabotage-time": window,
        "after-sabotage": (at("battle.sabotage"), word("switch-sabotage")),
        "fewer-dice": (at(*ROLLING), word("switch-dice")),
        "above-six": (at(*ROLLING), word("switch-dice")),
        "helpers-troops": (at(*ROLLING), word("switch-dice")),
        "that-battle": (
            b is not None and b.source == b.target and b.captured > 0, word("switch-captured")
        ),
        "whose-troop": (at("battle.whose"), word("switch-whose")),
        "coin-check": (bool(s.claims), word("switch-coin")),
        "spy-sees": (at("spy.lot"), word("switch-spy")),
        "starting-tie": dealt,
        "coin-at-deal": dealt,
        "no-continents": (at("turn.free"), word("switch-free")),
    }  # fmt: skip


def unbegun(s: S) -> bool:
    """Tell whether a turn's first question about drawing waits, and nothing has been answered yet."""
    asked = s.rules.steps[s.stack[-1].at].id if s.stack else ""
    return asked in ("turn.mix", "turn.draw") and s.mix < 0 and s.drawn == (0, 0)


def check_rulings(s: S, rules: ContinentsRules) -> None:
    """Raise RulingError when pending work does not mean the same under other rules, or a match would be over."""
    for key, (waits, why) in waiting(s).items():
        if waits and rules.rulings[key] != s.rules.rulings[key]:
            raise held_back(s.rules.game, key, why)
    if s.is_over:
        return
    trial = s.copy()
    trial.rules = rules
    if MatchCase(trial, False).winner >= 0 and MatchCase(s, False).winner < 0:
        raise held_back(s.rules.game, "coins-counted", word("switch-over"))


__all__ = ["check_rulings", "unbegun"]
