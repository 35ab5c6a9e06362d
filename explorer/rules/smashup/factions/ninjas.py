"""Ninjas: minions and actions that come when a base is about to score. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    ANY,
    HERE,
    TURN_END,
    TURN_START,
    YOURS,
    Ability,
    Bonus,
    Shield,
    Site,
    Special,
    Trigger,
)
from explorer.rules.smashup.writing import HOST, ME, action, destroy, extra, give_back, may, minion, move

CARDS = {
    "ninja-master": Ability((may(destroy(minion(HERE))),)),
    "tiger-assassin": Ability((may(destroy(minion(HERE, most=3))),)),
    "shinobi": Ability(from_hand=True),
    "ninja-acolyte": Ability(
        on_turn=Special((give_back(ME), extra(on=HERE, now=True, must=True)), when="no-minion-played")
    ),
    "assassination": Ability(attach=minion(), triggers=(Trigger(TURN_END, (destroy(HOST),), "always"),)),
    "poison": Ability((destroy(action("host", another=True, count=ANY)),), attach=minion(), power=(Bonus("host", -4),)),
    "smoke-bomb": Ability(
        attach=minion(whose=YOURS),
        shield=Shield("host", "actions"),
        triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),),
    ),
    "way-of-deception": Ability((move(minion(whose=YOURS)),)),
    "seeing-stars": Ability((destroy(minion(most=3)),)),
}
BASES: dict[str, Site] = {}


__all__ = ["BASES", "CARDS"]
