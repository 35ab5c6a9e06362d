"""When taking back a move is fair among people: Board Game Arena's four conditions, asked of the timeline.

The order: not across another player's action; not changing whose turn it is; not past private information that was
revealed; not past a visible random event (https://en.doc.boardgamearena.com/BGA_Undo_policy).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.errors import ExplorerError
from explorer.core.state import CHANCE

if TYPE_CHECKING:
    from explorer.matches.timeline import Node, Timeline

FAIR, NOTHING, OTHER_PLAYER, TURN_CHANGES, PRIVATE, RANDOM = REASONS = (
    "", "nothing-to-undo", "other-player-acted", "turn-changed", "private-revealed", "random-event",
)  # fmt: skip
WORLDS = 16


class FairUndo(NamedTuple):
    """Whether an undo is fair, and the id of the condition that forbids it ('' when it is)."""

    allowed: bool
    reason: str


def judge_undo(timeline: Timeline) -> FairUndo:
    """Return whether taking back the last move by hand is fair to everybody at the table."""
    undone: list[Node] = []
    node: Node | None = timeline.cursor
    while node is not None:
        undone.insert(0, node)
        if node.by_hand:
            break
        node = node.parent
    if node is None or node.parent is None or node.seat is None:
        return FairUndo(False, NOTHING)
    if node.seat == CHANCE:
        return FairUndo(False, RANDOM)
    for reason, forbids in (
        (OTHER_PLAYER, any(past.seat not in (node.seat, CHANCE) for past in undone)),
        (TURN_CHANGES, timeline.cursor.state.actor not in (node.seat, CHANCE)),
        (PRIVATE, _reveals(node.parent, undone, node.seat)),
        (RANDOM, any(past.seat == CHANCE for past in undone)),
    ):
        if forbids:
            return FairUndo(False, reason)
    return FairUndo(True, FAIR)


def _reveals(before: Node, undone: Sequence[Node], mover: int) -> bool:
    """Tell whether somebody learnt something.

    Others did if they were told a secret; the mover did if in some world that agreed with what it knew (of a sample)
    it would have been told something else. What the mover itself showed openly does not count: it chose to.
    """
    told = [event for node in undone for event in node.events]
    if any(event.secret and event.seen_by - {mover} for event in told):
        return True
    if not any(event.secret and mover in event.seen_by for event in told):
        return False
    rng, view = Random(0), before.state.view(mover)
    seen = [event.as_seen(mover) for event in told]
    for _ in range(WORLDS):
        world = view.sample_world(rng)
        try:
            there = [event.as_seen(mover) for node in undone if node.move for event in world.play(node.move)]
        except ExplorerError:
            return True
        if there != seen:
            return True
    return False
