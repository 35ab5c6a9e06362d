"""Ninjas: destruction, and minions that come when a base is about to score."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import (
    ANY,
    EACH,
    HERE,
    SCORING,
    TURN_END,
    TURN_START,
    WITH,
    YOURS,
    Ability,
    After,
    Bonus,
    Do,
    Grant,
    Shield,
    Site,
    Special,
    Trigger,
    noted,
)
from explorer.rules.smashup.explaining_power import lasting_word
from explorer.rules.smashup.power import powers
from explorer.rules.smashup.records import IGNORES, START, Effect
from explorer.rules.smashup.writing import (
    HOST,
    ME,
    PICKED,
    action,
    base,
    bottom,
    destroy,
    extra,
    give_back,
    may,
    minion,
    move,
    pick,
)

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CARDS = {
    "ninja-master": Ability((may(destroy(minion(HERE))),)),
    "tiger-assassin": Ability((may(destroy(minion(HERE, most=3))),)),
    "shinobi": Ability(from_hand=True),
    "ninja-acolyte": Ability(
        on_turn=Special((give_back(ME), extra(on=HERE, now=True, must=True)), when="no-minion-played")
    ),
    "assassination": Ability(attach=minion(), triggers=(Trigger(TURN_END, (destroy(HOST),), "always"),)),
    "disguise": Ability(
        (
            pick(minion(whose=YOURS, count=2, least=1, fit="beside-picked")),
            Do("extra", amount="picked-count", grant=Grant(on=WITH, now=True, must=True)),
            give_back(replace(PICKED, count=EACH)),
        )
    ),
    "hidden-ninja": Ability((extra(on=SCORING, now=True, must=True),), from_hand=True),
    "infiltrate": Ability(
        (destroy(action(HERE, another=True)), Do("ignore-base")),
        attach=base(),
        triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),),
    ),
    "poison": Ability((destroy(action("host", another=True, count=ANY)),), attach=minion(), power=(Bonus("host", -4),)),
    "smoke-bomb": Ability(
        attach=minion(whose=YOURS),
        shield=Shield("host", "actions"),
        triggers=(Trigger(TURN_START, (destroy(ME),), "own-turn"),),
    ),
    "way-of-deception": Ability((move(minion(whose=YOURS)),)),
    "seeing-stars": Ability((destroy(minion(most=3)),)),
}
BASES = {
    "ninja-dojo": Site(after=After("winners", (may(destroy(minion())),))),
    "temple-of-goju": Site(after=After("all", (bottom(minion(HERE, YOURS, fit="strongest")),))),
}

# R004-12: whether Infiltrate goes; whether all of several strongest do
READINGS = {
    "infiltrate": {"stays": {"infiltrate": replace(CARDS["infiltrate"], triggers=())}},
    "temple-ties": {
        "all": {"temple-of-goju": Site(after=After("all", (bottom(minion(HERE, YOURS, count=EACH, fit="strongest")),)))}
    },
}


def ignore_base(s: S, f: Frame, do: Do) -> None:
    """Let the seat ignore the ability of the base where the action lies, until its next turn starts."""
    base = s.base_of(noted(f, "me"))
    effect = Effect(IGNORES, base, f.seat, f.seat, START, s.turn, f.source)
    s.effects += (effect,)
    s.tell("ignored", "infiltrate", seat=seat_word(f.seat), base=s.base_word(base), until=lasting_word(s, effect))


def strongest(s: S, f: Frame, life: int) -> bool:
    """Tell whether no other minion of the same controller on the same base has more power."""
    me = s.minion(life)
    if me is None:
        return False
    every = powers(s)
    return every[life] == max(every[m.life] for m in s.on(me.base) if m.seat == me.seat)


def beside_picked(s: S, f: Frame, life: int) -> bool:
    """Tell whether a minion is on the same base as those picked already."""
    return all(s.base_of(other) == s.base_of(life) for other in noted(f, "picks"))


def picked_count(s: S, f: Frame) -> int:
    """Return how many were picked before."""
    return len((f.memo or {}).get("last", ()))


VERBS = {"ignore-base": ignore_base}
FITS = {"strongest": strongest, "beside-picked": beside_picked}
AMOUNTS = {"picked-count": picked_count}


__all__ = ["AMOUNTS", "BASES", "CARDS", "FITS", "READINGS", "VERBS"]
