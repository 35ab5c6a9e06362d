"""Where the boxes and arrows of a graph go: Graphviz places them, the pen draws them in the page's own fonts.

Letting Graphviz write the text would measure it with other fonts than the reader's and lay mixed right-to-left text
out wrongly; so it is given boxes of known sizes and asked for positions only.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

POINTS = 72.0


@dataclass(frozen=True)
class Box:
    """A box to be placed: its name and size in pixels."""

    id: str
    width: float
    height: float


@dataclass(frozen=True)
class Link:
    """An arrow between two boxes, with room for a label of so many pixels; `level` keeps both on one level, and
    `weak` links do not pull boxes about."""

    tail: str
    head: str
    label: float = 0
    level: bool = False
    weak: bool = False


@dataclass(frozen=True)
class Placed:
    """The result: the picture's size, the centre of each box, the curve and label place of each link."""

    width: float
    height: float
    centres: dict[str, tuple[float, float]]
    curves: tuple[tuple[tuple[tuple[float, float], ...], tuple[float, float] | None], ...]


def renderer() -> Path | None:
    """Return the bundled Graphviz, or one that the system has; None where there is neither (as in a browser)."""
    if sys.platform == "emscripten":
        return None
    name = "graphviz-pure"
    folders = [sysconfig.get_path("scripts"), str(Path(sys.executable).parent)]
    found = next((w for w in (shutil.which(name, path=f) for f in folders) if w), None)
    found = found or shutil.which(name) or shutil.which("dot")
    return Path(found) if found else None


def place(boxes: Sequence[Box], links: Sequence[Link], *, across: bool = False) -> Placed | None:
    """Return where everything goes, from the top down (`across`: from the start on); None without a renderer."""
    command = renderer()
    if command is None:
        return None
    try:
        return _place(str(command), tuple(boxes), tuple(links), across)
    except Exception:  # a broken renderer must not take the explanation with it: the list still says all
        return None


@lru_cache(maxsize=64)
def _place(command: str, boxes: tuple[Box, ...], links: tuple[Link, ...], across: bool) -> Placed:
    import graphviz
    import graphviz.backend.dot_command as dot_command

    graph = graphviz.Digraph(
        graph_attr={"ranksep": "0.36", "nodesep": "0.3", "rankdir": "LR" if across else "TB"},
        node_attr={"shape": "box", "fixedsize": "true", "label": ""},
        edge_attr={"fontname": "Times", "fontsize": "14"},
    )
    names = {box.id: f"n{i}" for i, box in enumerate(boxes)}
    for box in boxes:
        graph.node(names[box.id], width=f"{box.width / POINTS:.3f}", height=f"{box.height / POINTS:.3f}")
    for link in links:
        more = {"label": "M" * max(1, round(link.label / 12))} if link.label else {}
        if link.weak:
            more |= {"constraint": "false"}
        if link.level:
            with graph.subgraph() as level:
                level.attr(rank="same")
                level.node(names[link.tail])
                level.node(names[link.head])
        graph.edge(names[link.tail], names[link.head], **more)
    before = dot_command.DOT_BINARY
    dot_command.DOT_BINARY = Path(command)
    try:
        plain = graph.pipe(format="plain", encoding="utf-8", quiet=True)
    finally:
        dot_command.DOT_BINARY = before
    return _read(plain, {short: id for id, short in names.items()}, [(names[k.tail], names[k.head]) for k in links])


def _read(plain: str, ids: dict[str, str], wanted: list[tuple[str, str]]) -> Placed:
    """Read Graphviz's plain output: inches, from the lower left corner."""
    width = height = 0.0
    centres: dict[str, tuple[float, float]] = {}
    curves: dict[tuple[str, str], tuple[tuple[tuple[float, float], ...], tuple[float, float] | None]] = {}

    def at(x: str, y: str) -> tuple[float, float]:
        return float(x) * POINTS, height - float(y) * POINTS

    for line in plain.splitlines():
        word, *rest = shlex.split(line) or [""]
        if word == "graph":
            width, height = float(rest[1]) * POINTS, float(rest[2]) * POINTS
        elif word == "node":
            centres[ids[rest[0]]] = at(rest[1], rest[2])
        elif word == "edge":
            count = int(rest[2])
            points = tuple(at(rest[3 + 2 * i], rest[4 + 2 * i]) for i in range(count))
            after = rest[3 + 2 * count :]
            curves[rest[0], rest[1]] = points, at(after[1], after[2]) if len(after) == 5 else None
    return Placed(width, height, centres, tuple(curves[pair] for pair in wanted))
