"""Zombies: cards that come back from the discard pile. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import ME, TURN_START, Ability, Site, Trigger, base, destroy

CARDS = {
    "tenacious-z": Ability(from_discard=True),
    "overrun": Ability(attach=base(), bars="others", triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),)),
    "coming-to-get-you": Ability(attach=base(), from_discard=True),
}
BASES = {"rhodes-plaza-mall": Site(scores="per-minion")}
