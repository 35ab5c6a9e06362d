"""Zombies: cards that come back from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.rules.smashup.abilities import ANY, THERE, TURN_START, Ability, After, Do, Site, Trigger
from explorer.rules.smashup.records import DISCARD
from explorer.rules.smashup.writing import ME, base, card, destroy, draw, extra, may

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CARDS = {
    "zombie-lord": Ability((extra(most=2, on=THERE, zone=DISCARD, now=True, each_base="without-yours"),)),
    "grave-digger": Ability((may(Do("take", card("discard", "minion"))),)),
    "walker": Ability((Do("look"), may(Do("discard", card("top", most=1))))),
    "grave-robbing": Ability((Do("take", card("discard")),)),
    "lend-a-hand": Ability((Do("shuffle-in", card("discard", count=ANY)),)),
    "mall-crawl": Ability((Do("discard", card("deck", count=ANY, same=True)), Do("shuffle"))),
    "not-enough-bullets": Ability((Do("take", card("discard", "minion", count=ANY, same=True)),)),
    "outbreak": Ability((extra(on="alone"),)),
    "they-keep-coming": Ability((extra(zone=DISCARD, now=True, must=True),)),
    "tenacious-z": Ability(from_discard=True),
    "overrun": Ability(attach=base(), bars="others", triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),)),
    "coming-to-get-you": Ability(attach=base(), from_discard=True),
}
BASES = {
    "evans-city-cemetery": Site(after=After("winners", (Do("discard-hand"), draw(5)))),
    "rhodes-plaza-mall": Site(scores="per-minion"),
}


def per_minion(s: S, base: int, seat: int, won: bool) -> int:
    return sum(1 for m in s.on(base) if m.seat == seat)


SCORES = {"per-minion": per_minion}


__all__ = ["BASES", "CARDS", "SCORES"]
