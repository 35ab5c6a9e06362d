"""Aliens: minions go back to hands, bases are exchanged, VP come by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import (
    EACH,
    HERE,
    PLAYED,
    THERE,
    YOURS,
    Ability,
    After,
    Do,
    Site,
    Special,
    Target,
    Trigger,
    noted,
)
from explorer.rules.smashup.records import BREAKPOINT, IGNORES
from explorer.rules.smashup.writing import ME, base, bottom, card, extra, gain, give_back, into_hand, may, minion, move

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def terraforming(verb: str) -> Ability:
    """Return Terraforming with the verb that exchanges the bases."""
    return Ability((Do("choose", base()), Do(verb, Target("base", "pile")), extra(on=THERE)))


CARDS = {
    "supreme-overlord": Ability((may(give_back(minion())),)),
    "invader": Ability((gain(1),)),
    "scout": Ability(after=Special((into_hand(ME),), HERE)),
    "collector": Ability((may(give_back(minion(HERE, most=3))),)),
    "abduction": Ability((give_back(minion()), extra())),
    "beam-up": Ability((give_back(minion()),)),
    "crop-circles": Ability((Do("choose", base()), give_back(minion(THERE, count=EACH)))),
    "disintegrator": Ability((bottom(minion(most=3)),)),
    "invasion": Ability((move(minion()),)),
    "jammed-signal": Ability(attach=base(), cancels_base=True),
    "probe": Ability(
        (Do("look-at-hand", Target("player", whose="others")), Do("discard", card("hand", "minion", whose="theirs")))
    ),
    "terraforming": terraforming("swap-base"),
}
BASES = {
    "homeworld": Site(triggers=(Trigger(PLAYED, (extra(most=2),), "played-here", "owner"),)),
    "mothership": Site(after=After("winners", (may(give_back(minion(HERE, YOURS, most=3))),))),
}

# R004-12: later printings leave actions where they lie
READINGS = {"terraforming": {"stay": {"terraforming": terraforming("swap-under")}}}


def swap_base(s: S, f: Frame, do: Do) -> None:
    """Exchange bases: minions stay with what lies on them, actions on the old base go, it is shuffled into the pile."""
    old = noted(f, "old")
    for action in [a for a in s.attached if a.base == old]:
        s.detach(action)
        s.tell("cleared", "terraforming", card=s.card_word(action.card), base=s.base_word(old))
    s.effects = tuple(e for e in s.effects if e.kind != IGNORES or e.target != old)
    swap_under(s, f, do)


def swap_under(s: S, f: Frame, do: Do) -> None:
    """Exchange bases under everything that lies there; the old one is shuffled into the pile."""
    old, new = noted(f, "old"), noted(f, "base")
    s.attached = tuple(a._replace(base=new) if a.base == old else a for a in s.attached)
    s.bases = tuple(new if base == old else base for base in s.bases)
    s.minions = tuple(m._replace(base=new) if m.base == old else m for m in s.minions)
    s.plays = tuple(right._replace(base=new) if right.base == old and right.life else right for right in s.plays)
    s.effects = tuple(
        e._replace(target=new) if e.kind == IGNORES and e.target == old else e
        for e in s.effects
        if e.kind != BREAKPOINT or e.target != old
    )
    pile = {*s.base_tops, *s.base_pool, old} - {new}
    s.base_pool, s.base_tops, s.base_seer = tuple(sorted(pile)), (), -1
    s.base_shuffles += 1
    s.tell("base-swapped", "terraforming", old=s.base_word(old), base=s.base_word(new))


VERBS = {"swap-base": swap_base, "swap-under": swap_under}


__all__ = ["BASES", "CARDS", "READINGS", "VERBS"]
