"""Zombies: cards that come back from the discard pile. Not complete yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.rules.smashup.abilities import TURN_START, Ability, Site, Trigger
from explorer.rules.smashup.writing import ME, base, destroy

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CARDS = {
    "tenacious-z": Ability(from_discard=True),
    "overrun": Ability(attach=base(), bars="others", triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),)),
    "coming-to-get-you": Ability(attach=base(), from_discard=True),
}
BASES = {"rhodes-plaza-mall": Site(scores="per-minion")}


def per_minion(s: S, base: int, seat: int, won: bool) -> int:
    return sum(1 for m in s.on(base) if m.seat == seat)


SCORES = {"per-minion": per_minion}


__all__ = ["BASES", "CARDS", "SCORES"]
