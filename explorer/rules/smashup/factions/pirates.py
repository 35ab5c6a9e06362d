"""Pirates: moving, and taking what is weak. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    BEFORE_THAT,
    EACH,
    ELSEWHERE,
    HERE,
    OTHERS,
    SCORING,
    THERE,
    WITH,
    YOURS,
    Ability,
    After,
    Do,
    Site,
    Special,
    Target,
)
from explorer.rules.smashup.writing import ME, base, destroy, may, minion, move, pick

CARDS = {
    "pirate-king": Ability(before=Special((move(ME, SCORING),), ELSEWHERE)),
    "buccaneer": Ability(instead=(move(ME),)),
    "saucy-wench": Ability((may(destroy(minion(HERE, most=2))),)),
    "first-mate": Ability(after=Special((move(ME),), HERE)),
    "cannon": Ability((destroy(minion(most=2, count=2)),)),
    "dinghy": Ability((move(minion(whose=YOURS, count=2)),)),
    "sea-dogs": Ability(
        (
            Do("choose", Target("faction")),
            Do("choose", base()),
            Do("choose", Target("base", another=True)),
            move(minion(BEFORE_THAT, OTHERS, tag="faction", count=EACH), THERE),
        )
    ),
    "powderkeg": Ability((pick(minion(whose=YOURS)), destroy(minion(WITH, most="picked-power", count=EACH)))),
}
BASES = {"tortuga": Site(replaced=After("runners-up", (may(move(minion(whose=YOURS), THERE)),)))}


__all__ = ["BASES", "CARDS"]
