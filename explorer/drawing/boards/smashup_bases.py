"""A base of `smashup` as a row: its figures and text, power against breakpoint, and each seat's minions beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import smashup_minions as minions
from explorer.drawing.boards import smashup_signs as signs
from explorer.drawing.boards.sheet import EDGE, GAP
from explorer.drawing.palette import INK, LINE, LIT, MUTED, VOID, WHITE
from explorer.drawing.text import width
from explorer.rules.smashup import describing

if TYPE_CHECKING:
    from explorer.drawing.boards.smashup_sheet import Table

PAD = 10.0
TEXT, LINES = 13.0, 9
BAR = 16.0


def row(table: Table, base: int) -> None:
    """Draw a base; what stands on it goes below the seats' minions where the row is lower so."""
    view, y, pen, k = table.view, table.y, table.pen, table.k
    cells = max(minions.height(table, base, seat) for seat in range(view.players))
    lines = table.wrap(describing.base_text(view, table.words, base), TEXT, _across(table) - 2 * PAD)
    beside = max(_panel(table, base, y, False, True), cells)
    figures, strip = _panel(table, base, y, False, False), (17 * len(lines) + 11) * k
    low = max(figures, cells + strip) < beside
    high = max(figures, cells + strip) if low else beside
    pen.open(data_topic=f"base:{table.kit.base_tokens[base]}")
    over = view.breaks(base)
    pen.rect(EDGE, y, table.panel, high, WHITE, 8, stroke=INK if over else LINE, stroke_width=2.4 if over else 1.2)
    _panel(table, base, y, True, not low)
    if low:
        cells = high - strip
        pen.rect(table.left(0), y + cells + 3 * k, _across(table), strip - 3 * k, WHITE, 6, stroke=LINE)
        _text(table, base, lines, table.left(0) + PAD, y + cells + 6 * k)
    pen.close()
    standings = {standing.seat: standing for standing in view.standings(base)}
    for seat in range(view.players):
        minions.cell(table, base, seat, y, cells if low else high, standings.get(seat))
    table.y += high + GAP


def _across(table: Table) -> float:
    """Return how wide all the seats' columns are together."""
    return table.left(table.view.players - 1) + table.column - table.left(0)


def _panel(table: Table, base: int, top: float, drawn: bool, text: bool) -> float:
    """Draw what a base is, with or without what stands on it, or only return how high that is."""
    view, k = table.view, table.k
    x, room, y = EDGE + PAD, table.panel - 2 * PAD, top + 8 * k
    if drawn:
        _heading(table, base, x, y, room)
    y += 50 * k
    if drawn:
        bar(table, base, x, y, room)
    y += (BAR + 12) * k
    for note in describing.base_notes(view, base):
        breaks = note.id == "table-breaks"
        lines = table.wrap(table.words.say(note), TEXT, room - 22 * k, 4, breaks)
        if drawn:
            pen = table.pen
            if breaks:
                pen.rect(x - 4, y - 1 * k, room + 8, (8 + 17 * len(lines)) * k, LIT, 5, stroke=INK, stroke_width=1.2)
            pen.icon(_note_sign(note.id), x, y + 3 * k, 14 * k, INK)
            for i, line in enumerate(lines):
                table.text(x + 21 * k, y + (15 + 17 * i) * k, line, TEXT, bold=breaks)
        y += (8 + 17 * len(lines) + (4 if breaks else 0)) * k
    if text:
        lines = table.wrap(describing.base_text(view, table.words, base), TEXT, room, LINES)
        if drawn:
            _text(table, base, lines, x, y)
        y += (17 * len(lines) + 5) * k
    for action in (a for a in view.attached if a.base == base):
        lines = minions.attached_lines(table, action, room)
        if drawn:
            minions.attached(table, action, lines, x, y)
        y += (4 + 16 * len(lines)) * k
    return y + 7 * k - top


def _note_sign(id: str) -> str:
    return {"table-breaks": icons.FLAME, "table-cancelled": icons.NO_ENTRY, "table-effect-ignores": icons.NO_ENTRY,
            "table-effect-shield": icons.SHIELD}.get(id, icons.FLAG)  # fmt: skip


def _text(table: Table, base: int, lines: list[str], x: float, y: float) -> None:
    """What stands on the base, struck out where it does not count."""
    struck = {"text_decoration": "line-through"} if table.view.ignored(base) else {}
    said, topic = describing.base_text(table.view, table.words, base), f"touch:{table.kit.bases[base].id}"
    table.pen.open(said, data_topic=table.topic(topic))
    for i, line in enumerate(lines):
        table.text(x, y + (13 + 17 * i) * table.k, line, TEXT, fill=MUTED, **struck)
    table.pen.close()


def _heading(table: Table, base: int, x: float, y: float, room: float) -> None:
    """Home faction and name; below, the power there and the breakpoint, and what the places are worth."""
    view, pen, k, printed = table.view, table.pen, table.k, table.kit.bases[base]
    home = table.words.say(view.home(base))
    pen.open(home)
    pen.icon(signs.faction_sign(printed.faction), x, y + 1 * k, 17 * k, INK)
    pen.close()
    table.text(x + 24 * k, y + 15.5 * k, table.base(base), 16.5, bold=True, room=room - 24 * k)
    mark = table.mark("base")
    total, limit = sum(view.strengths(base).values()), f"/ {view.breakpoint(base)}{'' if printed.line else mark}"
    y += 41 * k
    table.text(x, y, str(total), 19, bold=True)
    at = x + 1.12 * width(str(total), 19 * k, True) + 7 * k
    table.text(at, y, limit, 15)
    if view.breakpoint(base) != printed.breakpoint:
        at += 1.08 * width(limit, 15 * k) + 7 * k
        table.text(at, y, str(printed.breakpoint), 13, fill=MUTED, text_decoration="line-through")
    table.pen.open(data_topic=table.topic(f"score:{printed.id}"))
    worth = [f"{vp}{mark if n == 2 else ''}" for n, vp in enumerate(printed.worth)]
    right = x + room
    table.text(right, y, "VP", 13, anchor="end", fill=MUTED)
    right -= 24 * k
    for n in (2, 1, 0):
        wide = (31 if n == 2 and mark else 24) * k
        pen.rect(right - wide, y - 16 * k, wide, 21 * k, LIT if n == 0 else WHITE, 4, stroke=INK, stroke_width=1.1)
        table.text(right - wide / 2, y, worth[n], 14.5, anchor="middle", bold=True)
        right -= wide + 3 * k
    table.pen.close()


def bar(table: Table, base: int, x: float, y: float, room: float) -> None:
    """Every seat's power side by side, and the mark that breaks the base; what is beyond it reaches past the mark."""
    view, pen, k = table.view, table.pen, table.k
    strong, limit = view.strengths(base), view.breakpoint(base)
    total = sum(strong.values())
    unit = room / max(limit, total, 1)
    high = BAR * k
    over = total >= limit
    pen.rect(x, y, room, high, VOID, 3)
    at = x
    for seat in sorted(strong):
        wide = strong[seat] * unit
        if wide <= 0:
            continue
        shown = signs.seat_hue(seat)
        pen.open(table.words.say("table-strength", seat=table.name(seat), power=strong[seat]))
        pen.rect(at, y, wide, high, shown.solid, 0, stroke=WHITE, stroke_width=1.0)
        if wide > 15 * k:
            pen.icon(shown.shape, at + wide / 2 - 5 * k, y + 3 * k, 10 * k, WHITE)
        pen.close()
        at += wide
    mark = x + limit * unit
    if over:
        pen.rect(x, y, room, high, "none", 3, stroke=INK, stroke_width=1.8)
    pen.line(mark, y - 4 * k, mark, y + high + 4 * k, WHITE, 5)
    pen.line(mark, y - 5 * k, mark, y + high + 5 * k, INK, 2.6)


__all__ = ["bar", "row"]
