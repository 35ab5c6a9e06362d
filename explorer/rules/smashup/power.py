"""Power, computed whenever it is asked: the printed number, then what adds to it, then the floor of zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState
    from explorer.rules.smashup.records import Minion


def bonuses(s: SmashUpState, minion: Minion) -> list[tuple[Word, int]]:
    """Return what adds to a minion's printed power: the source's name and the amount."""
    ability = s.rules.base_abilities[minion.base]
    amount = ability.power(s, minion) if ability.power is not None else 0
    return [(s.base_word(minion.base), amount)] if amount else []


def power(s: SmashUpState, minion: Minion) -> int:
    """Return a minion's power now, never below zero."""
    return max(0, s.kit.kind[minion.card].power + sum(amount for _, amount in bonuses(s, minion)))


def strength(s: SmashUpState, base: int, seat: int) -> int:
    """Return the power of all the minions that a seat controls on a base."""
    return sum(power(s, m) for m in s.on(base) if m.seat == seat)


def total(s: SmashUpState, base: int) -> int:
    """Return the power of all minions on a base, whoever controls them."""
    return sum(power(s, m) for m in s.on(base))


def breaks(s: SmashUpState, base: int) -> bool:
    """Tell whether the power on a base reaches its breakpoint."""
    return total(s, base) >= s.kit.bases[base].breakpoint


def breaking(s: SmashUpState) -> list[int]:
    """Return the bases in play that would score now."""
    return [base for base in s.bases if breaks(s, base)]


__all__ = ["bonuses", "breaking", "breaks", "power", "strength", "total"]
