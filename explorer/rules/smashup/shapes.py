"""What each entry of a frame's memo must be in a written position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.rules.smashup.records import DISCARD, HAND, TOP, Play

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def number(value: Any, least: int, bound: int) -> bool:
    """Tell whether a value is a whole number from `least` to below `bound`."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < bound


def numbers(value: Any, least: int, bound: int) -> bool:
    return isinstance(value, list) and all(number(each, least, bound) for each in value)


def is_minion(s: S, value: Any) -> bool:
    """Tell whether a value is a minion as noted: card, base, controller, life."""
    bounds = (len(s.kit.cards(s.players)), len(s.kit.bases), s.players, s.lives + 1)
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(number(v, 0, bound) for v, bound in zip(value, bounds, strict=True))
    )


def is_waiting(s: S, value: Any) -> bool:
    """Tell whether a value lists triggers that wait: program, card or -1, seat, life or -1, base."""
    return isinstance(value, list) and all(
        isinstance(entry, list)
        and len(entry) == 5
        and isinstance(entry[0], str)
        and entry[0] in s.rules.programs
        and number(entry[1], -1, len(s.kit.cards(s.players)))
        and number(entry[2], 0, s.players)
        and number(entry[3], -1, s.lives + 1)
        and number(entry[4], -1, len(s.kit.bases))
        for entry in value
    )


def is_used(s: S, value: Any) -> bool:
    """Tell whether a value lists cards played before scoring: seat, kind of card."""
    return isinstance(value, list) and all(
        isinstance(entry, list)
        and len(entry) == 2
        and number(entry[0], 0, s.players)
        and isinstance(entry[1], str)
        and entry[1] in s.rules.game.ids
        for entry in value
    )


def is_right(s: S, value: Any) -> bool:
    """Tell whether a value is a right to play."""
    cards = len(s.kit.cards(s.players))
    return (
        isinstance(value, list)
        and len(value) == len(Play._fields)
        and number(value[0], 0, s.players)
        and isinstance(value[1], bool)
        and number(value[2], -1, cards)
        and number(value[3], -1, 100)
        and number(value[4], -1, len(s.kit.bases))
        and number(value[5], -1, cards)
        and value[6] in (HAND, DISCARD, TOP)
        and isinstance(value[7], bool)
        and number(value[8], 0, s.lives + 1)
    )


def flags(s: S, value: Any) -> bool:
    return numbers(value, 0, 4) and len(value) == s.players


def anything_numbered(s: S) -> int:
    """Return a bound above every life, card, base, seat and faction."""
    return max(s.lives + 1, len(s.kit.cards(s.players)))


def whole(value: Any, least: int) -> bool:
    return number(value, least, 1 << 31)


SHAPES: Mapping[str, Callable[[S, Any], bool]] = {
    "base": lambda s, value: number(value, -1, len(s.kit.bases)),
    "old": lambda s, value: number(value, -1, len(s.kit.bases)),
    "new": lambda s, value: number(value, -1, len(s.kit.bases)),
    "here": lambda s, value: number(value, -1, len(s.kit.bases)),
    "place": lambda s, value: number(value, 0, s.players + 1),
    "passes": lambda s, value: number(value, 0, s.players + 1),
    "left": lambda s, value: number(value, 0, len(s.kit.kind)),
    "shuffles": lambda s, value: whole(value, 0),
    "me": lambda s, value: number(value, 0, s.lives + 1),
    "life": lambda s, value: number(value, 1, s.lives + 1),
    "todo": lambda s, value: numbers(value, 1, s.lives + 1),
    "picks": lambda s, value: numbers(value, 0, anything_numbered(s)),
    "last": lambda s, value: numbers(value, 0, anything_numbered(s)),
    "queue": lambda s, value: value is None or numbers(value, 0, len(s.kit.bases)),
    "who": lambda s, value: number(value, -1, s.players),
    "faction": lambda s, value: number(value, 0, len(s.kit.factions)),
    "text": lambda s, value: isinstance(value, str) and value in s.rules.programs,
    "must": lambda s, value: isinstance(value, bool),
    "private": lambda s, value: isinstance(value, bool),
    "did": lambda s, value: isinstance(value, bool),
    "right": is_right,
    "it": is_minion,
    "waiting": is_waiting,
    "used": is_used,
    "places": flags,
    "there": flags,
    "cancelled": lambda s, value: isinstance(value, bool),
    "heeds": lambda s, value: isinstance(value, bool),
}


__all__ = ["SHAPES", "number"]
