"""Every faction's cards and home bases, one module each: what they do, in the language of abilities.py."""

from __future__ import annotations

from explorer.rules.smashup.abilities import Ability, Site
from explorer.rules.smashup.factions import aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies
from explorer.rules.smashup.verbs import VERBS as COMMON
from explorer.rules.smashup.verbs import Verb

MODULES = (aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies)
NAMES = tuple(module.__name__.rpartition(".")[2] for module in MODULES)
CARDS: dict[str, Ability] = {id: ability for module in MODULES for id, ability in module.CARDS.items()}
SITES: dict[str, Site] = {id: site for module in MODULES for id, site in module.BASES.items()}
VERBS: dict[str, Verb] = dict(COMMON)
for _module in MODULES:
    VERBS |= getattr(_module, "VERBS", {})

__all__ = ["CARDS", "MODULES", "NAMES", "SITES", "VERBS"]
