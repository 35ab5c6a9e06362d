"""What cards say in words of their own, by name: amounts, conditions, which targets fit, whom a trigger concerns.

Every name has its words in the catalogues ('amount-…', 'when-…', 'fit-…', 'concern-…', 'bar-…'). A card that needs
something new adds a function here, or to the table of the same name in its faction's module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.power import has_tag, power, powers
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


def raptors_here(s: S, me: Minion) -> int:
    kind = s.kit.kind[me.card]
    return sum(1 for m in s.minions if m.base == me.base and s.kit.kind[m.card] is kind)


def two_on_others_turns(s: S, me: Minion) -> int:
    return 2 if s.active != me.seat else 0


def other_microbots(s: S, me: Minion) -> int:
    return sum(1 for m in s.minions if m.seat == me.seat and m.life != me.life and has_tag(s, m, "microbot"))


BONUSES: dict[str, Callable[[S, Any], int]] = {
    "raptors-here": raptors_here,
    "two-on-others-turns": two_on_others_turns,
    "other-microbots": other_microbots,
}

# conditions: (state, frame)

WHENS: dict[str, Callable[[S, Frame], bool]] = {
    "first-minion": lambda s, f: s.played[f.seat] == 1,
    "no-minion-played": lambda s, f: s.played[f.seat] == 0,
}

# which minions, bases and players fit: (state, frame, number)


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


def strongest(s: S, f: Frame, life: int) -> bool:
    me = s.minion(life)
    if me is None:
        return False
    every = powers(s)
    return every[life] == max(every[m.life] for m in s.on(me.base) if m.seat == me.seat)


def uneven(s: S, f: Frame, base: int) -> bool:
    every = powers(s)
    return len({every[m.life] for m in s.on(base)}) > 1


FITS: dict[str, Callable[[S, Frame, int], bool]] = {
    "weaker-beside": weaker_beside,
    "weakest": weakest,
    "strongest": strongest,
    "uneven": uneven,
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


CONCERNS: Mapping[str, Callable[[S, Any, Any], bool]] = {
    "this": lambda s, me, it: me.life == it.life,
    "this-by-another": lambda s, me, it: me.life == it.life,
    "own-microbot": lambda s, me, it: it.seat == me.seat and (me.life == it.life or has_tag(s, it, "microbot")),
    "others-play-here": others_play_here,
    "played-here": lambda s, me, it: True,
    "destroyed-here": lambda s, me, it: True,
    "always": lambda s, me, it: True,
    "own-turn": lambda s, me, it: me.seat == s.active,
}

# who is kept from playing which minions on a base: (state, the action there, seat, card)

BARS: dict[str, Callable[[S, Attached, int, int], bool]] = {
    "others": lambda s, me, seat, card: seat != me.seat,
    "faction-named": lambda s, me, seat, card: s.kit.faction[card] % len(s.kit.factions) == me.note,
}


__all__ = [
    "AMOUNTS", "BARS", "BONUSES", "CONCERNS", "FITS", "WHENS", "at", "here", "it", "picked",
]  # fmt: skip
