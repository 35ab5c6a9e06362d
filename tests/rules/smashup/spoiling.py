"""Positions as they are written, spoiled at one place at random."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

JUNK: tuple[Any, ...] = (
    None, "x", "", -7, -1, 0, 1, 2, 3, 7, 10**6, 10**30, 1.5, True, False, [], [0], ["x"], {}, {"a": 1}, [[]], [[], []],
)  # fmt: skip


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the place of everything inside a JSON value, as the keys that lead there."""
    if at:
        yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from places(part, (*at, key))


def found(value: Any, at: tuple[Any, ...]) -> Any:
    """Return what stands at a place."""
    for key in at:
        value = value[key]
    return value


def spoil(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a copy with one entry left out, doubled, moved by a little, or replaced by junk or by another entry."""
    spoiled = deepcopy(position)
    everywhere = list(places(spoiled))
    *way, key = rng.choice(everywhere)
    parent = found(spoiled, tuple(way))
    value, how = parent[key], rng.choice(("out", "twice", "near", "other", "junk"))
    if how == "out":
        del parent[key]
    elif how == "twice" and isinstance(parent, list):
        parent.insert(rng.randrange(len(parent) + 1), deepcopy(value))
    elif how == "near" and type(value) is int:
        parent[key] = value + rng.choice((-1, 1, 2))
    elif how == "other":
        alike = [at for at in everywhere if type(found(spoiled, at)) is type(value)]
        parent[key] = deepcopy(found(spoiled, rng.choice(alike)))
    else:
        parent[key] = rng.choice(JUNK)
    return spoiled
