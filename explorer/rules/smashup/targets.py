"""What a text lets be chosen: every limit of a target is one rule, asked one by one for a verdict, together for a list.

Things in play go by their lives, cards out of play, bases, seats and factions by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import BEFORE_THAT, HERE, OTHERS, THEIRS, WITH, YOURS, Amount, Do, Target
from explorer.rules.smashup.fits import AMOUNTS, FITS, here, picked
from explorer.rules.smashup.power import has_tag, power, powers
from explorer.rules.smashup.records import Attached, Minion

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

PRIVATE = ("hand", "deck", "top")


def amount(s: S, f: Frame, value: Amount) -> int:
    """Return an amount as it is now."""
    return value if isinstance(value, int) else AMOUNTS[value](s, f)


def doing(s: S, f: Frame) -> Do:
    """Return what the frame of a program is about to do."""
    memo: Any = f.memo
    found: Do = s.rules.programs[memo["text"]].program[memo["at"]]
    return found


def place(s: S, f: Frame, where: str) -> int:
    """Return the base that a target's place means, -1 where it means none."""
    if where == HERE:
        return here(s, f)
    if where == WITH:
        found = picked(s, f)
        return -1 if found is None else found.base
    base: int = (f.memo or {}).get("old" if where == BEFORE_THAT else "base", -1)
    return base


# limits of minions and actions in play: (state, frame, target, thing)


def right_place(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    if t.where == "host":
        me = s.action((f.memo or {}).get("me", 0))
        return me is not None and isinstance(thing, Attached) and thing.host == me.host and thing.host > 0
    return place(s, f, t.where) == thing.base


def right_player(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    if t.whose == YOURS:
        return thing.seat == f.seat
    if t.whose == OTHERS:
        return thing.seat != f.seat
    return t.whose != THEIRS or thing.seat == (f.memo or {}).get("who", -1)


def right_power(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    assert isinstance(thing, Minion)
    return power(s, thing) <= most_power(s, f, t)


def most_power(s: S, f: Frame, t: Target) -> int:
    """Return the most power that a target with a limit of power allows."""
    limits = [] if t.most is None else [amount(s, f, t.most)]
    return min(limits if t.less is None else [*limits, amount(s, f, t.less) - 1])


def right_sort(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    if t.another and thing.life == (f.memo or {}).get("me", 0):
        return False
    if t.tag == "faction":
        named: int = (f.memo or {}).get("faction", -1)
        return s.kit.faction[thing.card] % len(s.kit.factions) == named
    return not t.tag or (isinstance(thing, Minion) and has_tag(s, thing, t.tag))


def right_fit(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    return FITS[t.fit](s, f, thing.life)


def not_yet(s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
    return thing.life not in (f.memo or {}).get("picks", ())


@dataclass(frozen=True, slots=True, eq=False)
class Limit:
    """One limit on what may be chosen in play: which targets it can refuse anything for, and what it allows there."""

    matters: Callable[[Target], bool]
    allows: Callable[[S, Frame, Target, Any], bool]

    def holds(self, s: S, f: Frame, t: Target, thing: Minion | Attached) -> bool:
        """Tell whether a target allows a thing as far as this limit goes."""
        return not self.matters(t) or self.allows(s, f, t, thing)


LIMITS: dict[str, Limit] = {
    "place": Limit(lambda t: t.where != "", right_place),
    "player": Limit(lambda t: t.whose != "", right_player),
    "sort": Limit(lambda t: t.another or t.tag != "", right_sort),
    "power": Limit(lambda t: t.most is not None or t.less is not None, right_power),
    "again": Limit(lambda t: t.count != 1, not_yet),
    "fit": Limit(lambda t: t.fit != "", right_fit),
}


@cache
def limits_of(t: Target) -> tuple[Callable[[S, Frame, Target, Any], bool], ...]:
    """Return the limits that can refuse something for a target, but for power: that is counted once for all."""
    return tuple(limit.allows for name, limit in LIMITS.items() if name != "power" and limit.matters(t))


def things(s: S, t: Target) -> tuple[Any, ...]:
    """Return everything in play of the sort that a target speaks of."""
    return s.minions if t.kind == "minion" else s.attached if t.kind == "action" else ()


def in_play(s: S, f: Frame, t: Target) -> list[Any]:
    """Return the minions or actions in play that a target allows."""
    found: Iterable[Any] = things(s, t)
    if found and LIMITS["power"].matters(t):
        every, most = powers(s), most_power(s, f, t)
        found = [m for m in found if every[m.life] <= most]
    for allows in limits_of(t):
        found = [thing for thing in found if allows(s, f, t, thing)]
    return list(found)


# cards out of play


def zone_of(s: S, f: Frame, t: Target) -> tuple[int, ...]:
    """Return the cards of the hand, deck or discard pile that a target speaks of."""
    memo = f.memo or {}
    seat = memo.get("who", -1) if t.whose == THEIRS else f.seat
    if seat < 0:
        return ()
    if t.where == "hand":
        return s.hands[seat]
    if t.where == "deck":
        return s.deck(seat)
    if t.where == "top":
        return s.tops[seat] if t.most is None else s.tops[seat][: amount(s, f, t.most)]
    if t.where == "others-tops":
        tops = (s.tops[other][:1] for other in s.around() if other != seat)
        return tuple(card for top in tops for card in top if card not in s.private)
    return s.discards[seat]


def right_card(s: S, f: Frame, t: Target, card: int) -> bool:
    """Tell whether a card out of play is of the sort that a target allows, and not picked yet."""
    kind = s.kit.kind[card]
    if t.sort and kind.minion != (t.sort == "minion"):
        return False
    picks = (f.memo or {}).get("picks", ())
    if t.same and picks and s.kit.kind[picks[0]].id != kind.id:
        return False
    return (not t.tag or t.tag in kind.tags) and card not in picks


def out_of_play(s: S, f: Frame, t: Target) -> list[int]:
    """Return the cards out of play that a target allows."""
    return [card for card in zone_of(s, f, t) if right_card(s, f, t, card)]


# all together


def candidates(s: S, f: Frame, t: Target) -> list[int]:
    """Return what a target allows, as it is kept in memos: lives for things in play, else numbers."""
    if t.kind in ("minion", "action"):
        return [thing.life for thing in in_play(s, f, t)]
    if t.kind == "card":
        return out_of_play(s, f, t)
    if t.kind == "base":
        return bases(s, f, t)
    if t.kind == "player":
        return [seat for seat in s.around() if right_seat(s, f, t, seat)]
    if t.kind == "faction":
        return sorted({n % len(s.kit.factions) for n, taker in enumerate(s.takers) if taker >= 0})
    return known(s, f, t)


def right_seat(s: S, f: Frame, t: Target, seat: int) -> bool:
    """Tell whether a target allows a player."""
    return t.whose != OTHERS or seat != f.seat


def bases(s: S, f: Frame, t: Target) -> list[int]:
    """Return the bases that a target allows."""
    return [base for base in base_zone(s, t) if right_base(s, f, t, base)]


def base_zone(s: S, t: Target) -> tuple[int, ...]:
    """Return the bases in play, or those of the pile: which are left there everybody can work out."""
    if t.where == "top-three":
        return s.base_tops[:3]
    return (*s.base_tops, *s.base_pool) if t.where == "pile" else s.bases


def right_base(s: S, f: Frame, t: Target, base: int) -> bool:
    """Tell whether a target allows a base of the right zone."""
    if t.another and base == (f.memo or {}).get("base", -1):
        return False
    return not t.fit or FITS[t.fit](s, f, base)


def known(s: S, f: Frame, t: Target) -> list[int]:
    """Return the one thing that is known beforehand, if it is still in play."""
    memo = f.memo or {}
    if t.kind == "picked":
        return [life for life in memo.get("last", ()) if s.minion(life) is not None]
    if t.kind == "it":
        life = memo["it"][3]
    elif t.kind == "host":
        me = s.action(memo.get("me", 0))
        life = 0 if me is None else me.host
    else:
        life = memo.get("me", 0)
    thing = s.minion(life) or s.action(life)
    return [life] if thing is not None and LIMITS["power"].holds(s, f, t, thing) else []


__all__ = [
    "LIMITS", "PRIVATE", "amount", "base_zone", "bases", "candidates", "doing", "most_power", "out_of_play", "place",
    "right_base", "right_card", "right_seat", "things", "zone_of",
]  # fmt: skip
