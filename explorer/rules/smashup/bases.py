"""The bases of the slice: what each adds to power, does when a minion is destroyed there, or gives when it scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.steps import END, Frame, Step
from explorer.rules.smashup.abilities import DESTROYED, BaseAbility, noted
from explorer.rules.smashup.effects import minion_in
from explorer.rules.smashup.power import strength
from explorer.rules.smashup.victory import gain

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def sink(s: S, f: Frame) -> str:
    """Put the destroyed minion under its owner's deck. If it went into a new deck since, it is another card."""
    card = minion_in(f).card
    owner = s.kit.owner(card)
    if s.shuffles[owner] == noted(f, "shuffles"):
        s.discards[owner] = tuple(c for c in s.discards[owner] if c != card)
        s.bottoms[owner] += (card,)
        s.tell("sank", "tar-pits", card=s.card_word(card), seat=seat_word(owner))
    return END


def gleam(s: S, f: Frame) -> str:
    gain(s, s.kit.owner(minion_in(f).card), 1, "cave-of-shinies")
    return END


def per_five_power(s: S, base: int, seat: int, won: bool) -> int:
    return strength(s, base, seat) // 5 if won else 0


def per_minion(s: S, base: int, seat: int, won: bool) -> int:
    return sum(1 for m in s.on(base) if m.seat == seat)


BASES = {
    "jungle-oasis": BaseAbility("jungle-oasis"),
    "tar-pits": BaseAbility(
        "tar-pits",
        trigger=(DESTROYED, "tar-pits.sink"),
        steps=(Step("tar-pits", "sink", ("tar-pits",), (END,), sink),),
    ),
    "central-brain": BaseAbility("central-brain", power=lambda s, minion: 1),
    "cave-of-shinies": BaseAbility(
        "cave-of-shinies",
        trigger=(DESTROYED, "cave-of-shinies.gleam"),
        steps=(Step("cave-of-shinies", "gleam", ("cave-of-shinies",), (END,), gleam, pushes=True),),
    ),
    "rhodes-plaza-mall": BaseAbility("rhodes-plaza-mall", scores=per_minion),
    "factory": BaseAbility("factory", scores=per_five_power),
}


__all__ = ["BASES"]
