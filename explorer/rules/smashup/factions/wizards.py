"""Wizards: more actions, more cards. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import YOURS, Ability, After, Do, Grant, Site
from explorer.rules.smashup.writing import PICKED, card, destroy, draw, extra, extra_action, may, minion, pick

CARDS = {
    "archmage": Ability(grant=Grant(minion=False)),
    "chronomage": Ability((extra_action(),)),
    "enchantress": Ability((draw(1),)),
    "mystic-studies": Ability((draw(2),)),
    "sacrifice": Ability((pick(minion(whose=YOURS)), draw("picked-power"), destroy(PICKED))),
    "scry": Ability((Do("take", card("deck", "action")), Do("shuffle"))),
    "summon": Ability((extra(),)),
    "time-loop": Ability((Do("extra", amount=2, grant=Grant(minion=False)),)),
}
BASES = {"great-library": Site(after=After("all", (may(draw(1)),)))}


__all__ = ["BASES", "CARDS"]
