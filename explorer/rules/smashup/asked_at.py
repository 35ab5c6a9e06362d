"""Guards that matter at some questions only: there they are rules, everywhere else they hold for every value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.guards import Guard

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def asking(s: S) -> str:
    """Return the id of the step that asks."""
    id: str = s.rules.steps[s.stack[-1].at].id
    return id


def at(
    asked: tuple[str, ...],
    id: str,
    clauses: tuple[str, ...],
    stage: int,
    reads: tuple[str, ...],
    holds: Callable[..., bool],
    facts: Callable[..., Mapping[str, Any]] | None = None,
    among: Callable[[S], Sequence[Any]] | None = None,
    settles: Iterable[str] = (),
) -> Guard:
    """Return a guard that matters at some steps only: everywhere else it holds, for every value."""
    steps = frozenset(asked)

    def holds_there(s: S, *values: int) -> bool:
        return asking(s) not in steps or holds(s, *values)

    def facts_there(s: S, *values: int) -> Mapping[str, Any]:
        found = {} if facts is None or asking(s) not in steps else dict(facts(s, *values))
        card = found.pop("text", "")
        return {**found, "clauses": (*clauses, card)} if card else found

    return Guard(
        id, clauses, stage, reads, holds_there, facts_there, among=among, at=steps, there=holds,
        settles=frozenset(settles),
    )  # fmt: skip


__all__ = ["asking", "at"]
