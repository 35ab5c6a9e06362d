"""Dinosaurs: power."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import (
    DESTROYED,
    EACH,
    HERE,
    THERE,
    WITH,
    YOURS,
    Ability,
    Bonus,
    Do,
    Shield,
    Site,
    Trigger,
    noted,
)
from explorer.rules.smashup.power import powers
from explorer.rules.smashup.writing import base, destroy, minion, pick, power

if TYPE_CHECKING:
    from explorer.rules.smashup.records import Minion
    from explorer.rules.smashup.table import TableTop as S

CARDS = {
    "king-rex": Ability(),
    "laseratops": Ability((destroy(minion(HERE, most=2)),)),
    "armor-stego": Ability(power=(Bonus("me", "two-on-others-turns"),)),
    "war-raptor": Ability(power=(Bonus("me", "raptors-here"),)),
    "augmentation": Ability((power(minion(), 4, "own-turn"),)),
    "howl": Ability((power(minion(whose=YOURS, count=EACH), 1, "own-turn"),)),
    "natural-selection": Ability(
        (
            pick(minion(whose=YOURS, fit="weaker-beside")),
            replace(destroy(minion(WITH, less="picked-power")), needs=True),
        )
    ),
    "rampage": Ability(
        (pick(minion(whose=YOURS)), Do("breakpoint", amount="picked-power", until="this-turn", needs=True))
    ),
    "survival-of-the-fittest": Ability((Do("destroy", minion(THERE, fit="weakest"), each_base="uneven"),)),
    "tooth-and-claw": Ability(attach=minion(), shield=Shield("host", "anything", once=True)),
    "upgrade": Ability(attach=minion(), power=(Bonus("host", 2),)),
    "wildlife-preserve": Ability((Do("free-of-actions"),), attach=base(), shield=Shield(YOURS, "actions")),
}
BASES = {
    "jungle-oasis": Site(),
    "tar-pits": Site(triggers=(Trigger(DESTROYED, (Do("sink"),), "destroyed-here"),)),
}


def free_of_actions(s: S, f: Frame, do: Do) -> None:
    """Discard other players' actions that lie on one's minions here."""
    here = s.base_of(noted(f, "me"))
    mine = {m.life for m in s.minions if m.base == here and m.seat == f.seat}
    for action in [a for a in s.attached if a.host in mine and a.seat != f.seat]:
        s.detach(action)
        s.tell("action-removed", "wildlife-preserve", card=s.card_word(action.card))


def raptors_here(s: S, me: Minion) -> int:
    kind = s.kit.kind[me.card]
    return sum(1 for m in s.minions if m.base == me.base and s.kit.kind[m.card] is kind)


def two_on_others_turns(s: S, me: Minion) -> int:
    return 2 if s.active != me.seat else 0


def weaker_beside(s: S, f: Frame, life: int) -> bool:
    """A minion with a weaker one on its base; if there is no such pair, nothing is left out."""
    every = powers(s)

    def has_weaker(life: int) -> bool:
        base = s.base_of(life)
        return any(m.base == base and every[m.life] < every[life] for m in s.minions)

    return has_weaker(life)


def weakest(s: S, f: Frame, life: int) -> bool:
    every, base = powers(s), s.base_of(life)
    return every[life] == min(every[m.life] for m in s.on(base))


def uneven(s: S, f: Frame, base: int) -> bool:
    every = powers(s)
    return len({every[m.life] for m in s.on(base)}) > 1


VERBS = {"free-of-actions": free_of_actions}
BONUSES = {"raptors-here": raptors_here, "two-on-others-turns": two_on_others_turns}
FITS = {"weaker-beside": weaker_beside, "weakest": weakest, "uneven": uneven}


__all__ = ["BASES", "BONUSES", "CARDS", "FITS", "VERBS"]
