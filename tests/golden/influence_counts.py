"""Node counts by depth of `influence`, counted two ways: the listing, and every move of the universe judged."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import explorer

HERE = Path(__file__).parent
FILE = HERE / "influence_nodes.json"
DECK = HERE / "counted.toml"

RADARS = ["radar, radar, blue 2", "orange 1, blue 1, orange 2"]
THEFTS = ["steal, orange 1, flip", "steal, blue 1, radar"]
MARKS = ["flip, immunity, cancel blue", "flip, immunity, cancel blue"]
THREE = ["steal, orange 1, radar", "blue 1, orange 2, immunity", "blue 2, steal, flip"]
ALLOWED = {
    "second-flip": "toggle", "second-immunity": "no-effect", "second-cancel": "no-effect",
    "steal-from": "self-allowed", "immunity-binds": "not-its-player",
}  # fmt: skip
FORBIDDEN = {
    "immunity-on-affected": "forbidden", "cancel-target": "occupied", "flip-target": "occupied",
    "immunity-placement": "frozen",
}  # fmt: skip
END = 99


class Case(NamedTuple):
    """Where to count from (hands, or None for the opening of so many players), how deep, under which readings."""

    name: str
    hands: list[str] | None
    depth: int
    rulings: dict[str, str] = {}  # noqa: RUF012
    players: int = 2


CASES = [
    Case("opening", None, 6),
    Case("opening for three", None, 7, players=3),
    Case("opening in seat order", None, 5, {"first-seat": "seat-order"}),
    Case("radars", RADARS, END),
    Case("radars, the viewer picks", RADARS, END, {"radar-pick": "viewer-picks"}),
    Case("radars, the owner picks", RADARS, END, {"radar-pick": "owner-picks"}),
    Case("radars, glimpses", RADARS, END, {"radar-memory": "glimpse"}),
    Case("thefts", THEFTS, END),
    Case("thefts as a price", THEFTS, END, {"tactic-leaves": "before-effect"}),
    Case("thefts from oneself", THEFTS, END, {"steal-from": "self-allowed"}),
    Case("marks", MARKS, END),
    Case("marks, all allowed", MARKS, END, ALLOWED),
    Case("marks, all forbidden", MARKS, END, FORBIDDEN),
    Case("marks, immunity cleanses", MARKS, END, {"immunity-on-affected": "cleanses"}),
    Case("three players", THREE, 5),
    Case("three players, all allowed", THREE, 5, ALLOWED),
    Case("three players, all forbidden", THREE, 5, FORBIDDEN),
]


def start_of(case: Case) -> Any:
    """The position a case counts from."""
    game = explorer.game("influence", cards=DECK)
    if case.hands is None:
        return game.opening(case.players, case.rulings)
    hands = [hand.split(", ") for hand in case.hands]
    facts = {"game": game.id, "players": len(hands), "zones": ["village", "oasis"], "hands": hands}
    return game.state({**facts, "rulings": case.rulings})


def by_listing(state: Any) -> list[Any]:
    """Seats' legal moves, and what chance can bring."""
    found: list[Any] = state.legal_moves()
    return found


def by_verdict(state: Any) -> list[Any]:
    """The moves of the whole universe that the verdict calls legal."""
    return [move for move in state.game.universe(state.players) if state.verdict(move).legal]


def count(state: Any, depth: int, moves_of: Any = by_listing) -> list[int]:
    """How many lines of so many moves there are, move by move; equal positions are counted together."""
    level: Counter[str] = Counter({state.digest(): 1})
    known = {state.digest(): state}
    counts: list[int] = []
    while depth and level:
        after: Counter[str] = Counter()
        positions: dict[str, Any] = {}
        for digest, lines in level.items():
            for move in moves_of(known[digest]):
                child = known[digest].copy()
                child.apply(move)
                key = child.digest()
                after[key] += lines
                positions.setdefault(key, child)
        if not after:
            break
        counts.append(sum(after.values()))
        level, known = after, positions
        depth -= 1
    return counts
