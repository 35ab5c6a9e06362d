"""Pirates: moving, and taking what is weak."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    ANY,
    BEFORE_THAT,
    EACH,
    ELSEWHERE,
    HERE,
    OTHERS,
    SCORING,
    THEIRS,
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
from explorer.rules.smashup.writing import ME, base, destroy, may, minion, move, pick, power

CARDS = {
    "pirate-king": Ability(before=Special((move(ME, SCORING),), ELSEWHERE)),
    "buccaneer": Ability(instead=(move(ME),)),
    "saucy-wench": Ability((may(destroy(minion(HERE, most=2))),)),
    "first-mate": Ability(after=Special((move(ME),), HERE)),
    "broadside": Ability(
        (
            Do("choose", base("with-yours")),
            Do("choose", Target("player"), needs=True),
            destroy(minion(THERE, THEIRS, most=2, count=EACH)),
        )
    ),
    "full-sail": Ability((move(minion(whose=YOURS, count=ANY)),), from_hand=True),
    "shanghai": Ability((move(minion(whose=OTHERS)),)),
    "swashbuckling": Ability((power(minion(whose=YOURS, count=EACH), 1, "this-turn"),)),
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
BASES = {
    "grey-opal": Site(after=After("losers", (may(move(minion(HERE, YOURS))),))),
    "tortuga": Site(replaced=After("runners-up", (may(move(minion(whose=YOURS), THERE)),))),
}


__all__ = ["BASES", "CARDS"]
