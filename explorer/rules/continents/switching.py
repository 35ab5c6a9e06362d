"""Which readings can be switched in the middle of a match, and why some cannot at some moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.errors import RulingError
from explorer.rules.continents.resolution import MatchCase

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S
    from explorer.rules.continents.game import ContinentsRules

DRAWING = ("turn.mix", "turn.draw", "turn.free", "turn.land", "turn.tactic")
DEPLOYMENT = ("battle.against", "battle.attacker", "battle.defender", "battle.helper")
WINDOWS = ("battle.sabotage", "battle.before", "battle.after")
ROLLING = ("battle.choose", "battle.red", "battle.black", "battle.after", "battle.whose")


def waiting(s: S) -> dict[str, tuple[bool, str]]:
    """Return for each ruling that pending work depends on: whether it does now, and why."""
    steps = {s.rules.steps[f.at].id for f in s.stack}
    asked = s.rules.steps[s.stack[-1].at].id if s.stack else ""
    opening = asked.startswith("opening.")
    b = s.battle

    def at(*ids: str) -> bool:
        return not steps.isdisjoint(ids)

    drawing = (
        at(*DRAWING) and not unbegun(s),
        "cards are being drawn under the other reading; finish that first, or go back to the beginning of the turn",
    )
    window = at(*WINDOWS), "a window for tactics is open under the other reading; let it close first"
    dealt = opening, "the match is still being set up under the other reading"
    return {
        "mix": drawing,
        "draw-duty": drawing,
        "row-choice": drawing,
        "tactics-run-out": drawing,
        "attacked-cards": (b is not None, "a battle is on; which cards are attacked is settled"),
        "deploy-rounds": (at(*DEPLOYMENT), "troops are being deployed under the other reading"),
        "troop-limit": (at(*DEPLOYMENT), "troops are being deployed under the other reading"),
        "call-off": (at("battle.call-off"), "the attacker is being asked just that"),
        "dice-rounds": window,
        "helpers-and-dice": window,
        "artillery-time": window,
        "sabotage-time": window,
        "after-sabotage": (at("battle.sabotage"), "Sabotage is being asked for under the other reading"),
        "fewer-dice": (at(*ROLLING), "dice lie there that were thrown under the other reading"),
        "above-six": (at(*ROLLING), "dice lie there that were thrown under the other reading"),
        "helpers-troops": (at(*ROLLING), "dice lie there that were thrown under the other reading"),
        "that-battle": (
            b is not None and b.source == b.target and b.captured > 0, "a card of the attacking continent is captured"
        ),
        "whose-troop": (at("battle.whose"), "the leader of the side is being asked just that"),
        "coin-check": (bool(s.claims), "a coin is waiting to be looked at under the other reading"),
        "spy-sees": (at("spy.lot"), "a Spy is being answered under the other reading"),
        "starting-tie": dealt,
        "coin-at-deal": dealt,
        "no-continents": (at("turn.free"), "free cards are being drawn under the other reading"),
    }  # fmt: skip


def unbegun(s: S) -> bool:
    """Tell whether a turn's first question about drawing waits, and nothing has been answered yet."""
    asked = s.rules.steps[s.stack[-1].at].id if s.stack else ""
    return asked in ("turn.mix", "turn.draw") and s.mix < 0 and s.drawn == (0, 0)


def check_rulings(s: S, rules: ContinentsRules) -> None:
    """Raise RulingError when pending work does not mean the same under other rules, or a match would be over."""
    for key, (waits, why) in waiting(s).items():
        if waits and rules.rulings[key] != s.rules.rulings[key]:
            raise RulingError(key, why)
    if s.is_over:
        return
    trial = s.copy()
    trial.rules = rules
    if MatchCase(trial, False).winner >= 0 and MatchCase(s, False).winner < 0:
        raise RulingError("coins-counted", "somebody has taken two coins; under this reading the match would be over")


__all__ = ["check_rulings", "unbegun"]
