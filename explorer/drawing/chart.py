"""A chart of boxes and arrows with a path lit: drawn where Graphviz is there to place it, and always as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import hypot
from typing import TYPE_CHECKING, Any

from explorer.drawing import icons
from explorer.drawing.layout import Box, Link, Placed, place
from explorer.drawing.notes import Note, draw_notes, listed
from explorer.drawing.palette import BAD, INK, LIT, MUTED, PANEL, PAPER, PATH, WHITE
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import safe, width, wrap

if TYPE_CHECKING:
    from explorer.core.words import Catalogue

SIZE, SMALL = 14.5, 12
ROOM = {"ask": 212.0, "leaf": 190.0, "step": 168.0, "end": 80.0}
MARGIN = 18


@dataclass(frozen=True)
class Item:
    """A box. `kind`: 'ask' (a question), 'leaf' (what comes of it), 'step', 'end'. `lit`: on the path taken, or
    not (dashed), None where there is no path to take; `mark`: '' or 'tick', 'cross', 'here'. `room` is the width
    of its text where it is not the kind's own; `thick` has a thick edge without being lit; `data` become attributes
    `data-…` of its element, by which a widget knows it."""

    id: str
    kind: str
    said: str
    cited: str = ""
    lit: bool | None = False
    mark: str = ""
    room: float | None = None
    thick: bool = False
    data: tuple[tuple[str, str], ...] = ()

    @property
    def wide(self) -> float:
        return ROOM[self.kind] if self.room is None else self.room

    @property
    def lines(self) -> list[str]:
        return wrap(self.said, SIZE * (1.15 if self.bold else 1), self.wide, 6 if self.room is None else 9)

    @property
    def bold(self) -> bool:
        """Whether it stands in bold: what came of the path taken."""
        return bool(self.lit) and self.kind != "ask"

    @property
    def small(self) -> list[str]:
        return wrap(self.cited, SMALL, self.wide, 2)

    @property
    def size(self) -> tuple[float, float]:
        wide = max(width(line, SIZE, self.bold) for line in self.lines) if self.kind == "end" else self.wide
        return wide + 28, 19 * len(self.lines) + 15.5 * len(self.small) + 17


@dataclass(frozen=True)
class Arrow:
    """An arrow, with the answer that leads along it (`answer`: a lit one is ticked); see Link for `level`, `weak`."""

    tail: str
    head: str
    said: str = ""
    lit: bool | None = False
    level: bool = False
    weak: bool = False
    answer: bool = True

    @property
    def ticked(self) -> bool:
        return bool(self.lit) and self.answer


@dataclass(frozen=True)
class Chart:
    """Boxes and arrows in reading order, the root first; `title` names it, `desc` says it in words.

    `shape`: 'tree'; 'chain' (one box after another, the exits beside them); 'net' (arrows may lead back); 'line' (a
    tree of long lines: its list goes in only where the line forks). `notes` stand below, under `noted`.
    """

    title: str
    desc: str
    items: Sequence[Item]
    arrows: Sequence[Arrow]
    shape: str = "tree"
    notes: Sequence[Note] = ()
    noted: str = ""

    def svg(self, words: Catalogue, across: bool = False) -> str | None:
        """Return the picture as SVG text, None where no renderer is there."""
        boxes = [Box(item.id, *item.size) for item in self.items]
        links = [
            Link(
                a.tail,
                a.head,
                width(a.said, SIZE) + (22 if a.ticked or not a.answer else 4) if a.said else 0,
                a.level,
                a.weak,
            )
            for a in self.arrows
        ]
        placed = place(boxes, links, across=across)
        if placed is None:
            return None
        pen = Pen(placed.width + 2 * MARGIN, words.right_to_left)
        order = sorted(range(len(self.arrows)), key=lambda i: bool(self.arrows[i].lit))
        for i in order:
            _arrow(pen, self.arrows[i], placed, i)
        for item in self.items:
            _item(pen, item, *placed.centres[item.id])
        for i in order:
            _answer(pen, self.arrows[i], placed, i)
        id = f"chart-{sha256(repr((self, words.language)).encode()).hexdigest()[:12]}"
        high = placed.height + 2 * MARGIN
        if self.notes:
            high = draw_notes(pen, high, self.noted, self.notes)
        return pen.svg(high, id, self.title, self.desc, words.language, pen.width)

    def listing(self) -> str:
        """Return the chart as an HTML list, what is lit in bold: nested under the answers, flat for chains and nets."""
        items = {item.id: item for item in self.items}
        if self.shape == "tree":
            return _list(self._entry(items, self.items[0].id, None) + "".join(map(listed, self.notes)))
        if self.shape == "line":
            return _list(self._line(items, self.items[0].id))
        if self.shape == "chain":
            return _list("".join(self._entry(items, item.id, None) for item in self.items if item.kind != "leaf"))
        entries = []
        for item in self.items:
            to = " · ".join(items[arrow.head].said for arrow in self.arrows if arrow.tail == item.id)
            entries.append(f"<li>{_worded(item)}{f': {safe(to)}' if to else ''}</li>")
        return _list("".join(entries))

    def _entry(self, items: Mapping[str, Item], id: str, by: Arrow | None) -> str:
        after = [a for a in self.arrows if a.tail == id and (self.shape == "tree" or (a.lit and a.level))]
        below = "".join(self._entry(items, arrow.head, arrow) for arrow in after)
        answer = f"{safe(by.said)}: " if by is not None and by.said else ""
        return f"<li>{answer}{_worded(items[id])}{_list(below)}</li>"

    def _line(self, items: Mapping[str, Item], id: str) -> str:
        """A line of play box after box; where it forks, a list for each branch."""
        entries: list[str] = []
        while True:
            after = [arrow.head for arrow in self.arrows if arrow.tail == id]
            forks = "".join(f"<li>{_list(self._line(items, head))}</li>" for head in after) if len(after) > 1 else ""
            entries.append(f"<li>{_worded(items[id])}{_list(forks)}</li>")
            if len(after) != 1:
                return "".join(entries)
            id = after[0]


def _list(entries: str) -> str:
    return f'<ul style="margin:.1em 0;padding-inline-start:1.3em">{entries}</ul>' if entries else ""


def _worded(item: Item) -> str:
    tick = {"cross": "✗ ", "here": "➤ "}.get(item.mark, "✓ " if item.lit else "")
    said = f"{tick}{safe(item.said)}"
    cited = f' <small style="color:{MUTED}">({safe(item.cited)})</small>' if item.cited else ""
    return f"<strong>{said}</strong>{cited}" if item.lit else f"{said}{cited}"


def _item(pen: Pen, item: Item, cx: float, cy: float) -> None:
    wide, high = item.size
    x, y = MARGIN + cx - wide / 2, MARGIN + cy - high / 2
    ink = MUTED if item.lit is False else INK
    edge: dict[str, Any] = {"stroke": ink, "stroke_width": 2.8 if item.lit or item.thick else 1.2}
    if item.lit is False:
        edge["stroke_dasharray"] = "5 4"
    fill = LIT if item.lit else PANEL if item.kind == "leaf" else WHITE
    corner = {"ask": 12.0, "leaf": 0.0, "step": 5.0, "end": high / 2}[item.kind]
    pen.open(item.said, **{f"data-{key}": value for key, value in item.data})
    pen.rect(x, y, wide, high, fill, corner, **edge)
    if item.kind == "leaf":
        pen.rect(x + 4, y + 4, wide - 8, high - 8, "none", stroke=ink, stroke_width=0.8)
    for i, line in enumerate(item.lines):
        pen.text(MARGIN + cx, y + 24 + 19 * i, line, SIZE, anchor="middle", bold=item.bold, fill=ink)
    down = y + 22 + 19 * len(item.lines)
    for i, line in enumerate(item.small):
        pen.text(MARGIN + cx, down + 15.5 * i, line, SMALL, anchor="middle", fill=MUTED)
    if item.mark:
        ground, sign = {
            "tick": (PATH, icons.TICK), "cross": (BAD, icons.CROSS), "here": (INK, icons.POINTER)
        }[item.mark]  # fmt: skip
        pen.circle(x + 2, y + 2, 11, ground, stroke=PAPER, stroke_width=2)
        pen.icon(sign, x - 4, y - 4, 12, WHITE, turned=item.mark == "here")
    pen.close()


def _arrow(pen: Pen, arrow: Arrow, placed: Placed, i: int) -> None:
    points = [(pen.x(MARGIN + x), MARGIN + y) for x, y in placed.curves[i][0]]
    (bx, by), (ex, ey) = points[-2], points[-1]
    far = hypot(ex - bx, ey - by) or 1.0
    dx, dy = (ex - bx) / far, (ey - by) / far
    head = 10.0  # Graphviz leaves this much for the head
    half = 5.5 if arrow.lit else 4.0
    tip = (ex + head * dx, ey + head * dy)
    curve = f"M{_at(points[0])}C{' '.join(_at(p) for p in points[1:])}"
    colour = PATH if arrow.lit else MUTED
    dash = "5 4" if arrow.lit is False else None
    pen.path(curve, fill="none", stroke=colour, stroke_width=3.6 if arrow.lit else 1.3, stroke_dasharray=dash)
    a, b = (ex - half * dy, ey + half * dx), (ex + half * dy, ey - half * dx)
    pen.path(f"M{_at(tip)}L{_at(a)}L{_at(b)}Z", fill=colour)


def _answer(pen: Pen, arrow: Arrow, placed: Placed, i: int) -> None:
    at = placed.curves[i][1]
    if at is None or not arrow.said:
        return
    x, y = MARGIN + at[0], MARGIN + at[1]
    halo: dict[str, Any] = {"stroke": PAPER, "stroke_width": 5, "paint_order": "stroke", "stroke_linejoin": "round"}
    wide = width(arrow.said, SIZE, bool(arrow.lit))
    if arrow.ticked:
        pen.icon(icons.TICK, x - wide / 2 - 9, y - 7, 13, PATH, **halo)
    shift = 8 if arrow.ticked else 0
    ink = PATH if arrow.lit else MUTED
    pen.text(x + shift, y + 5, arrow.said, SIZE, anchor="middle", bold=bool(arrow.lit), fill=ink, **halo)


def _at(point: tuple[float, float]) -> str:
    return f"{number(point[0])} {number(point[1])}"
