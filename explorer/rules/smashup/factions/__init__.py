"""Every faction's cards and home bases, one module each: what they do, in the language of abilities.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from explorer.core.steps import Step
from explorer.rules.smashup import fits
from explorer.rules.smashup.abilities import Ability, Program, Site
from explorer.rules.smashup.factions import aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies
from explorer.rules.smashup.verbs import VERBS as COMMON
from explorer.rules.smashup.verbs import Verb

MODULES = (aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies)
NAMES = tuple(module.__name__.rpartition(".")[2] for module in MODULES)
CARDS: dict[str, Ability] = {id: ability for module in MODULES for id, ability in module.CARDS.items()}
SITES: dict[str, Site] = {id: site for module in MODULES for id, site in module.BASES.items()}


def unforced(ability: Ability) -> Ability:
    """Return a card whose text lets one decline the extra play that it has in it."""

    def free(program: Program) -> Program:
        return tuple(do if do.grant is None else replace(do, grant=replace(do.grant, must=False)) for do in program)

    special = ability.on_turn
    return replace(
        ability,
        play=free(ability.play),
        on_turn=None if special is None else replace(special, program=free(special.program)),
    )


#: what cards and bases say under readings other than the usual ones: by ruling and option
READINGS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    **{ruling: options for module in MODULES for ruling, options in getattr(module, "READINGS", {}).items()},
    "text-plays": {"may": {id: unforced(card) for id, card in CARDS.items() if unforced(card) != card}},
}
STEPS: tuple[Step, ...] = tuple(step for module in MODULES for step in getattr(module, "STEPS", ()))
VERBS: dict[str, Verb] = dict(COMMON)
_TABLES = {name: getattr(fits, name) for name in ("AMOUNTS", "BARS", "BONUSES", "CONCERNS", "FITS", "SCORES", "WHENS")}
for _module in MODULES:
    for _name, _table in {**_TABLES, "VERBS": VERBS}.items():
        _table.update(getattr(_module, _name, {}))

__all__ = ["CARDS", "MODULES", "NAMES", "READINGS", "SITES", "STEPS", "VERBS"]
