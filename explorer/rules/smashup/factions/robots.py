"""Robots: many small minions that bring more minions, and Microbots that strengthen each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.rules.smashup.abilities import (
    ANY,
    DESTROYED,
    EACH,
    HERE,
    OTHERS,
    YOURS,
    Ability,
    Bonus,
    Do,
    Grant,
    Site,
    Trigger,
)
from explorer.rules.smashup.power import has_tag, strength
from explorer.rules.smashup.writing import base, card, destroy, draw, extra, minion

if TYPE_CHECKING:
    from explorer.rules.smashup.records import Minion
    from explorer.rules.smashup.table import TableTop as S

MICROBOT = "microbot"

CARDS = {
    "nukebot": Ability(triggers=(Trigger(DESTROYED, (destroy(minion(HERE, OTHERS, count=EACH)),), "this"),)),
    "warbot": Ability(indestructible=True),
    "hoverbot": Ability((Do("reveal"), Do("play-revealed", grant=Grant()))),
    "zapbot": Ability((extra(most=2),)),
    "microbot-alpha": Ability(power=(Bonus("me", "other-microbots"),), counts_as=MICROBOT),
    "microbot-archive": Ability(triggers=(Trigger(DESTROYED, (draw(1),), "own-microbot"),)),
    "microbot-fixer": Ability((extra(when="first-minion"),), power=(Bonus(YOURS, 1, MICROBOT),)),
    "microbot-guard": Ability((destroy(minion(HERE, less="yours-here")),)),
    "microbot-reclaimer": Ability(
        (extra(when="first-minion"), Do("shuffle-in", card("discard", tag=MICROBOT, count=ANY)))
    ),
    "tech-center": Ability((Do("choose", base()), draw("yours-there"))),
}
BASES = {"factory": Site(scores="per-five-power"), "central-brain": Site(power=1)}


def other_microbots(s: S, me: Minion) -> int:
    return sum(1 for m in s.minions if m.seat == me.seat and m.life != me.life and has_tag(s, m, "microbot"))


def own_microbot(s: S, me: Minion, it: Minion) -> bool:
    return it.seat == me.seat and (me.life == it.life or has_tag(s, it, MICROBOT))


def per_five_power(s: S, base: int, seat: int, won: bool) -> int:
    return strength(s, base, seat) // 5 if won else 0


BONUSES = {"other-microbots": other_microbots}
CONCERNS = {"own-microbot": own_microbot}
SCORES = {"per-five-power": per_five_power}


__all__ = ["BASES", "BONUSES", "CARDS", "CONCERNS", "SCORES"]
