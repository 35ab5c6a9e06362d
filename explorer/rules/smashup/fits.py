"""What cards say in words of their own, by name: amounts, conditions, which targets fit, whom a trigger concerns.

Every name has its words in the catalogues ('amount-…', 'when-…', 'fit-…', 'concern-…', 'bar-…', 'site-scores-…').
What several factions need stands here; a faction's module has tables of the same names for what only it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.power import power, powers
from explorer.rules.smashup.records import Attached, Minion

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def here(s: S, f: Frame) -> int:
    """Return the base of the card whose program runs: where it lies, or where it was when this began."""
    memo = f.memo or {}
    base = s.base_of(memo["me"]) if memo.get("me", 0) else -1
    return base if base >= 0 else memo.get("here", -1)


def it(f: Frame) -> Minion:
    """Return the minion of the trigger as it was then."""
    return Minion(*noted(f, "it"))


def picked(s: S, f: Frame) -> Minion | None:
    """Return the minion picked before, None when there is none (any more)."""
    last = (f.memo or {}).get("last", [])
    return s.minion(last[0]) if last else None


def _own(s: S, base: int, seat: int) -> int:
    return sum(1 for m in s.minions if m.base == base and m.seat == seat)


# amounts of things done: (state, frame)

AMOUNTS: dict[str, Callable[[S, Frame], int]] = {
    "yours-here": lambda s, f: _own(s, here(s, f), f.seat),
    "yours-there": lambda s, f: _own(s, (f.memo or {}).get("base", -1), f.seat),
    "own-power": lambda s, f: powers(s).get((f.memo or {}).get("me", 0), 0),
    "picked-power": lambda s, f: power(s, found) if (found := picked(s, f)) is not None else 0,
}


# amounts of power that a card adds as it lies there: (state, card in play)


BONUSES: dict[str, Callable[[S, Any], int]] = {}

# conditions: (state, frame)

WHENS: dict[str, Callable[[S, Frame], bool]] = {
    "first-minion": lambda s, f: s.played[f.seat] == 1,
    "no-minion-played": lambda s, f: s.played[f.seat] == 0,
}

# which minions, bases and players fit: (state, frame, number)


FITS: dict[str, Callable[[S, Frame, int], bool]] = {
    "with-yours": lambda s, f, base: _own(s, base, f.seat) > 0,
    "without-yours": lambda s, f, base: _own(s, base, f.seat) == 0,
}

# whom a trigger concerns: (state, card in play or just gone, minion it happened to or None, frame of the cause)


def at(s: S, me: Any) -> int:
    """Return the base of a card as it lies (or lay) there."""
    if isinstance(me, Minion):
        return me.base
    return me.base if me.base >= 0 else s.base_of(me.host)


def others_play_here(s: S, me: Any, it: Minion) -> bool:
    """The card was there before another player's minion was played onto its base."""
    return it.base == at(s, me) and it.seat != me.seat and me.life < it.life


CONCERNS: dict[str, Callable[[S, Any, Any], bool]] = {
    "this": lambda s, me, it: me.life == it.life,
    "this-by-another": lambda s, me, it: me.life == it.life,
    "others-play-here": others_play_here,
    "played-here": lambda s, me, it: True,
    "destroyed-here": lambda s, me, it: True,
    "always": lambda s, me, it: True,
    "every-turn": lambda s, me, it: True,
    "own-turn": lambda s, me, it: me.seat == s.active,
}

# VP that a base gives beside its places: (state, base, seat, whether that seat was first)

SCORES: dict[str, Callable[[S, int, int, bool], int]] = {}

# who is kept from playing which minions on a base: (state, the action there, seat, card)

BARS: dict[str, Callable[[S, Attached, int, int], bool]] = {
    "others": lambda s, me, seat, card: seat != me.seat,
    "faction-named": lambda s, me, seat, card: s.kit.faction[card] % len(s.kit.factions) == me.note,
}


__all__ = [
    "SCORES",
    "AMOUNTS", "BARS", "BONUSES", "CONCERNS", "FITS", "WHENS", "at", "here", "it", "picked",
]  # fmt: skip
