"""The tree of a match on the page: places to go back to, long lines folded and unfolded turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.drawing.history import history_chart

if TYPE_CHECKING:
    from explorer.drawing.chart import Item
    from explorer.matches.timeline import Node
    from explorer.widgets.session import Session
    from explorer.widgets.speech import Speech


def timeline(s: Session, speech: Speech) -> dict[str, Any]:
    """The tree of the match as nested stations: moves by hand, folded lines, and the names of branches.

    What was folded away before a station lies `inside` it: where every turn begins, to be gone to as well.
    """
    return {
        "entries": list(_entries(s, speech)),
        "branches": [{"name": name, "current": name == s.match.branch_name} for name in s.match.branches],
        "node": s.match.node.n,
        "undo": any(node.by_hand for node in s.match.line()),
        "redo": s.match.timeline.branches[s.match.branch_name] is not s.match.node,
    }


def _entries(s: Session, speech: Speech) -> Iterator[dict[str, Any]]:
    """Yield the stations as they stand below each other, a branch that goes off further in."""
    chart = history_chart(s.match, speech.language, s.seat)
    items = {item.id: item for item in chart.items}
    shown = {int(dict(item.data)["node"]) for item in chart.items if "node" in dict(item.data)}
    below: dict[str, list[str]] = {}
    folded: dict[str, str] = {}
    for arrow in chart.arrows:
        below.setdefault(arrow.tail, []).append(arrow.head)
        folded[arrow.head] = arrow.said

    def walk(id: str, depth: int) -> Iterator[dict[str, Any]]:
        while True:
            yield {"id": id, "depth": depth, **_entry(s, items[id], folded.get(id, ""), shown, speech)}
            after = below.get(id, [])
            for head in after[:-1]:
                yield from walk(head, depth + 1)
            if not after:
                return
            id = after[-1]

    yield from walk(chart.items[0].id, 0)


def _entry(s: Session, item: Item, fold: str, shown: set[int], speech: Speech) -> dict[str, Any]:
    data = dict(item.data)
    entry: dict[str, Any] = {"label": item.said, "fold": fold, "here": False, "inside": []}
    if "branch" in data:
        return {**entry, "where": data["branch"], "branch": True}
    if "node" in data:
        n = int(data["node"])
        between = _turns(s, _led_here(s.match.nodes[n], shown), speech) if fold else []
        here = n == s.match.node.n
        return {**entry, "where": n, "cited": item.cited, "here": here, "inside": between}
    first, last = map(int, data["fold"].split())
    line = s.match.nodes[last].line()
    return {**entry, "where": None, "inside": _turns(s, line[s.match.nodes[first].depth :], speech)}


def _led_here(node: Node, shown: set[int]) -> list[Node]:
    """Return what was moved before a node, back to the station before it."""
    found: list[Node] = []
    above = node.parent
    while above is not None and above.n not in shown:
        found.append(above)
        above = above.parent
    return found[::-1]


def _turns(s: Session, nodes: list[Node], speech: Speech) -> list[dict[str, Any]]:
    """Return for every turn the first of these places at which a seat is asked."""
    found: dict[int, dict[str, Any]] = {}
    for node in nodes:
        actor = node.state.actor
        if actor is not None and actor >= 0:
            view: Any = node.state.view(s.seat)
            said = speech.say("ui-turn-line", turn=view.turn, seat=seat_word(actor))
            found.setdefault(view.turn, {"where": node.n, "label": said, "cited": f"#{node.n}"})
    return list(found.values())


__all__ = ["timeline"]
