"""Pirates: moving, and taking what is weak. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    EACH,
    ELSEWHERE,
    HERE,
    ME,
    SCORING,
    WITH,
    YOURS,
    Ability,
    Site,
    Special,
    destroy,
    may,
    minion,
    move,
    pick,
)

CARDS = {
    "pirate-king": Ability(before=Special((move(ME, SCORING),), ELSEWHERE)),
    "buccaneer": Ability(instead=(move(ME),)),
    "saucy-wench": Ability((may(destroy(minion(HERE, most=2))),)),
    "first-mate": Ability(after=Special((move(ME),), HERE)),
    "powderkeg": Ability((pick(minion(whose=YOURS)), destroy(minion(WITH, most="picked-power", count=EACH)))),
}
BASES: dict[str, Site] = {}
