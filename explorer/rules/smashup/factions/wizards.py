"""Wizards: more actions, more cards. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import Ability, After, Do, Grant, Site
from explorer.rules.smashup.writing import draw, extra_action, may

CARDS = {
    "archmage": Ability(grant=Grant(minion=False)),
    "chronomage": Ability((extra_action(),)),
    "enchantress": Ability((draw(1),)),
    "mystic-studies": Ability((draw(2),)),
    "time-loop": Ability((Do("extra", amount=2, grant=Grant(minion=False)),)),
}
BASES = {"great-library": Site(after=After("all", (may(draw(1)),)))}


__all__ = ["BASES", "CARDS"]
