"""Power and breakpoints, computed whenever they are asked: printed numbers, what adds to them, the floor of zero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.words import Word
from explorer.rules.smashup.records import BREAKPOINT, IGNORES, POWER

if TYPE_CHECKING:
    from explorer.rules.smashup.records import Attached, Effect, Minion
    from explorer.rules.smashup.table import TableTop


def cancelled(s: TableTop, base: int) -> bool:
    """Tell whether a base's ability counts for nobody."""
    return any(cancels(s, a, base) for a in s.attached)


def cancels(s: TableTop, a: Attached, base: int) -> bool:
    """Tell whether an action in play takes a base's ability away."""
    return a.base == base and s.rules.abilities[a.card].cancels_base


def ignores(e: Effect, base: int, seat: int) -> bool:
    """Tell whether an effect lets a seat ignore what a base's ability does to it."""
    return e.kind == IGNORES and e.target == base and e.amount == seat


def has_tag(s: TableTop, minion: Minion, tag: str, among: Sequence[Minion] | None = None) -> bool:
    """Tell whether a minion in play counts as a member of a tribe such as the Microbots.

    `among`: the `lenders`, for whoever asks about many minions and looks them up once.
    """
    if tag in s.kit.kind[minion.card].tags:
        return True
    return any(lends(s, m, minion, tag) for m in (lenders(s) if among is None else among))


def lenders(s: TableTop) -> list[Minion]:
    """Return the minions in play that make others count as members of a tribe."""
    abilities = s.rules.abilities
    return [m for m in s.minions if abilities[m.card].counts_as]


def lends(s: TableTop, source: Minion, minion: Minion, tag: str) -> bool:
    """Tell whether a minion in play makes another count as a member of a tribe."""
    return source.seat == minion.seat and s.rules.abilities[source.card].counts_as == tag


class Addition(NamedTuple):
    """What adds to a minion's power: its life, the name of the source, the amount, and the effect if it passes."""

    life: int
    source: Word
    amount: int
    effect: Effect | None = None


def additions(s: TableTop) -> list[Addition]:
    """Return everything that adds to the power of minions in play."""
    found: list[Addition] = []
    for base in s.bases:
        amount = s.rules.sites[base].power
        if amount and not cancelled(s, base):
            found += [Addition(m.life, s.base_word(base), amount) for m in s.minions if m.base == base]
    abilities, lending = s.rules.abilities, lenders(s)
    for source in s.lying:
        for bonus in abilities[source.card].power:
            amount = bonus.amount if isinstance(bonus.amount, int) else s.rules.amounts[bonus.amount](s, source)
            if bonus.whom == "me":
                lives = [source.life]
            elif bonus.whom == "host":
                lives = [source.host]
            else:
                own = [m for m in s.minions if m.seat == source.seat]
                lives = [m.life for m in own if not bonus.tag or has_tag(s, m, bonus.tag, lending)]
            found += [Addition(life, s.card_word(source.card), amount) for life in lives if amount]
    found += [Addition(e.target, s.card_word(e.source), e.amount, e) for e in s.effects if e.kind == POWER]
    return found


def powers(s: TableTop) -> Mapping[int, int]:
    """Return the power of every minion in play by its life, none below zero.

    It rests on what lies in play, on effects and on whose turn it is; while these are the same it is counted once.
    """
    last = s.rules.counted
    if (
        last.minions is not s.minions
        or last.attached is not s.attached
        or last.effects is not s.effects
        or last.bases is not s.bases
        or last.active != s.active
    ):
        last = s.rules.counted = Counted(s.minions, s.attached, s.effects, s.bases, s.active, _count(s))
    return last.powers


class Counted(NamedTuple):
    """Facts that power rests on, and the powers counted for them."""

    minions: tuple[Minion, ...] = ()
    attached: tuple[Attached, ...] = ()
    effects: tuple[Effect, ...] = ()
    bases: tuple[int, ...] = ()
    active: int = -1
    powers: Mapping[int, int] = {}


def _count(s: TableTop) -> dict[int, int]:
    """Count the power of every minion: one pass over what lies in play."""
    kinds, off = s.kit.kind, s.rules.powerless
    found = {m.life: 0 if m.card in off else kinds[m.card].power for m in s.minions}
    for added in additions(s):
        found[added.life] += added.amount
    return {life: max(0, amount) for life, amount in found.items()}


def bonuses(s: TableTop, minion: Minion) -> list[Addition]:
    """Return what adds to a minion's printed power."""
    return [added for added in additions(s) if added.life == minion.life]


def power(s: TableTop, minion: Minion) -> int:
    """Return a minion's power now; of one that has left play, the printed one."""
    found = powers(s).get(minion.life)
    return s.kit.kind[minion.card].power if found is None else found


def strengths(s: TableTop, base: int) -> dict[int, int]:
    """Return the power that every seat with a minion on a base has there."""
    every, found = powers(s), dict[int, int]()
    for m in s.minions:
        if m.base == base:
            found[m.seat] = found.get(m.seat, 0) + every[m.life]
    return found


def strength(s: TableTop, base: int, seat: int) -> int:
    """Return the power of all the minions that a seat controls on a base."""
    return strengths(s, base).get(seat, 0)


def total(s: TableTop, base: int) -> int:
    """Return the power of all minions on a base, whoever controls them."""
    return sum(strengths(s, base).values())


def breakpoint_of(s: TableTop, base: int) -> int:
    """Return the power that breaks a base now: the printed number and what changes it, never below zero."""
    changed = sum(e.amount for e in s.effects if e.kind == BREAKPOINT and e.target == base)
    return max(0, s.kit.bases[base].breakpoint + changed)


def breaks(s: TableTop, base: int) -> bool:
    """Tell whether the power on a base reaches its breakpoint."""
    return total(s, base) >= breakpoint_of(s, base)


def breaking(s: TableTop) -> list[int]:
    """Return the bases in play that would score now."""
    every, totals = powers(s), dict.fromkeys(s.bases, 0)
    for m in s.minions:
        totals[m.base] += every[m.life]
    return [base for base, total in totals.items() if total >= breakpoint_of(s, base)]


__all__ = [
    "Addition", "Counted", "additions", "bonuses", "breaking", "breakpoint_of", "breaks", "cancelled", "cancels",
    "has_tag", "ignores", "lenders", "lends", "power", "powers", "strength", "strengths", "total",
]  # fmt: skip
