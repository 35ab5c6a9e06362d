"""Robots: many small minions that bring more minions. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    DESTROYED,
    EACH,
    HERE,
    OTHERS,
    Ability,
    Do,
    Grant,
    Site,
    Trigger,
    destroy,
    draw,
    extra,
    minion,
)

CARDS = {
    "nukebot": Ability(triggers=(Trigger(DESTROYED, (destroy(minion(HERE, OTHERS, count=EACH)),), "this"),)),
    "warbot": Ability(indestructible=True),
    "hoverbot": Ability((Do("reveal"), Do("play-revealed", grant=Grant()))),
    "zapbot": Ability((extra(most=2),)),
    "microbot-archive": Ability(triggers=(Trigger(DESTROYED, (draw(1),), "own-microbot"),)),
}
BASES = {"factory": Site(scores="per-five-power"), "central-brain": Site(power=1)}
