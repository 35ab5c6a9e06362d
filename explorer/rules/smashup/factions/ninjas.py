"""Ninjas: minions and actions that come when a base is about to score. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import HERE, Ability, Site, destroy, may, minion

CARDS = {
    "ninja-master": Ability((may(destroy(minion(HERE))),)),
    "tiger-assassin": Ability((may(destroy(minion(HERE, most=3))),)),
    "shinobi": Ability(from_hand=True),
    "seeing-stars": Ability((destroy(minion(most=3)),)),
}
BASES: dict[str, Site] = {}
