"""Which bases, players and factions may be chosen: for a text, or because one of several must come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import OPEN, Guard
from explorer.core.steps import Frame
from explorer.rules.smashup.acting import elsewhere
from explorer.rules.smashup.asked_at import at
from explorer.rules.smashup.choosing import choice_facts, target
from explorer.rules.smashup.power import breaking
from explorer.rules.smashup.targets import base_zone, candidates, right_base
from explorer.rules.smashup.triggers import trigger_bases

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def base_there(s: S, base: int) -> bool:
    return base in base_zone(s, target(s))


def choices(s: S) -> list[int]:
    """Return what the text that asks allows."""
    return candidates(s, s.stack[-1], target(s))


def one_of(step: str, id: str, clause: str, bases: Callable[[S, Frame], Sequence[int]]) -> Guard:
    """Return the guard that a base is one of those that a step asks about."""

    def there(s: S) -> Sequence[int]:
        return bases(s, s.stack[-1])

    return at(
        (step,), id, (clause,), OPEN, ("base",), lambda s, base: base in there(s),
        lambda s, base: {"choices": s.base_words(there(s))}, there,
    )  # fmt: skip


CHOOSE_BASE: tuple[Guard, ...] = (
    at(("do.base",), "target-base", ("targets",), OPEN, ("base",), base_there, choice_facts, choices,
       settles=("target-base-fit",)),
    at(("do.base",), "target-base-fit", ("targets",), OPEN, ("base",),
       lambda s, base: right_base(s, s.stack[-1], target(s), base), choice_facts),
    one_of("act.where", "other-base", "move", elsewhere),
    one_of("trigger.order", "waiting-base", "simultaneous", trigger_bases),
    one_of("turn.choose", "base-breaks", "breakpoint", lambda s, f: breaking(s)),
)  # fmt: skip

AMONG: dict[str, Guard] = {
    name: at((f"do.{name}",), f"target-{name}", ("targets",), OPEN, (name,), lambda s, value: value in choices(s),
             choice_facts, choices)
    for name in ("seat", "faction")
}  # fmt: skip


__all__ = ["AMONG", "CHOOSE_BASE"]
