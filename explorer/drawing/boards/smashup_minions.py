"""The minions of one seat on one base: its power there, and a chip for each, with the actions that lie on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from explorer.drawing.boards import smashup_signs as signs
from explorer.drawing.palette import INK, LINE, MUTED, WHITE
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.drawing.boards.smashup_sheet import Table
    from explorer.rules.smashup.open_view import Standing
    from explorer.rules.smashup.records import Attached, Minion

SIZE = 13.5
CHIP = 178.0  # how wide a chip is at least
PAD = 8.0
HEAD = 30.0


class Chip(NamedTuple):
    """A minion to be drawn: its name in lines, the actions on it, also in lines, and how high all of it is."""

    minion: Minion
    lines: list[str]
    actions: list[tuple[Attached, list[str]]]
    high: float


def chips(table: Table, base: int, seat: int) -> list[list[Chip]]:
    """Return the minions of a seat on a base in rows, as many side by side as the column has room for."""
    view, k = table.view, table.k
    wide, fits = _room(table)
    found = []
    for m in view.minions:
        if m.base == base and m.seat == seat:
            lines = table.wrap(table.card(m.card), SIZE, wide - _figures(table, m) - 43 * k, 3)
            actions = [(a, attached_lines(table, a, wide - 16 * k)) for a in view.attached if a.host == m.life]
            below = sum(3 + 16 * len(said) for _, said in actions)
            found.append(Chip(m, lines, actions, (10 + 16 * len(lines) + below) * k))
    return [found[i : i + fits] for i in range(0, len(found), fits)]


def _room(table: Table) -> tuple[float, int]:
    """Return how wide a chip is, and how many stand side by side."""
    inner = table.column - 2 * PAD
    fits = max(1, int((inner + 6) // (CHIP * table.k + 6)))
    return (inner - 6 * (fits - 1)) / fits, fits


def height(table: Table, base: int, seat: int) -> float:
    """Return how high a seat's part of a base is."""
    rows = chips(table, base, seat)
    return HEAD * table.k + sum(max(chip.high for chip in row) + 5 for row in rows) + 4


def cell(table: Table, base: int, seat: int, y: float, high: float, standing: Standing | None) -> None:
    """Draw a seat's part of a base."""
    pen, k, x, wide = table.pen, table.k, table.left(seat), table.column
    rows = chips(table, base, seat)
    empty = "" if rows else table.words.say("draw-no-minion")
    pen.open(empty, data_topic=f"award:{table.kit.base_tokens[base]}:{seat}")
    shown = signs.seat_hue(seat)
    edge = {"stroke": shown.solid if rows else LINE, "stroke_width": 1.4 if rows else 1.0}
    pen.rect(x, y, wide, high, shown.tint if rows else "none", 8, **edge)
    if not rows:
        pen.rect(x, y, wide, high, "transparent")  # so that a click counts everywhere, and a pointer resting is told
        table.text(x + wide / 2, y + 27 * k, "–", 15, anchor="middle", fill=MUTED)
        pen.close()
        return
    signs.seat_sign(pen, seat, x + PAD, y + 9 * k, 14 * k)
    total = str(sum(table.powers[chip.minion.life] for row in rows for chip in row))
    table.text(x + PAD + 21 * k, y + 22 * k, total, 18, bold=True)
    if standing is not None:
        place(table, standing, x + wide - PAD, y + 15 * k)
    pen.close()
    y += HEAD * k
    room, _ = _room(table)
    for row in rows:
        for i, chip in enumerate(row):
            _chip(table, chip, x + PAD + i * (room + 6), y, room)
        y += max(chip.high for chip in row) + 5


def place(table: Table, standing: Standing, right: float, y: float) -> None:
    """The place in a ring, and the VP that come with it; what the base adds after a plus."""
    pen, k = table.pen, table.k
    more = f"+{standing.more}" if standing.more else ""
    said = f"{standing.vp}{more} VP"
    pen.open(table.words.say("table-standing", place=standing.place, vp=standing.vp, more=standing.more))
    table.text(right, y + 5.5 * k, said, 14, anchor="end", bold=True)
    at = right - 1.12 * width(said, 14 * k, True) - 15 * k
    pen.circle(at, y, 10 * k, WHITE, stroke=INK, stroke_width=1.3)
    table.text(at, y + 5 * k, str(standing.place or "–"), 13.5, anchor="middle", bold=True)
    pen.close()


def _figures(table: Table, minion: Minion) -> float:
    """Return how much room a minion's power takes."""
    printed, now = _powers(table, minion)
    return (1.1 * width(now, 15 * table.k, True)) + (1.1 * width(printed, 12.5 * table.k) + 6 if printed else 0)


def _powers(table: Table, minion: Minion) -> tuple[str, str]:
    """Return the printed power, '' where it is the power now, and that."""
    printed, now = table.kit.kind[minion.card].power, table.powers[minion.life]
    return f"{printed}→" if printed != now else "", f"{now}{table.mark('card')}"


def _chip(table: Table, chip: Chip, x: float, y: float, wide: float) -> None:
    pen, k, m = table.pen, table.k, chip.minion
    shown = signs.seat_hue(m.seat)
    pen.open(table.about(m.card), data_topic=table.topic(f"power:{table.kit.tokens[m.card]}"))
    pen.rect(x, y, wide, chip.high, WHITE, 5, stroke=LINE, stroke_width=1.1)
    pen.rect(x, y, 4, chip.high, shown.solid, 2)
    high = (10 + 16 * len(chip.lines)) * k
    pen.icon(table.sign_of(m.card), x + 9 * k, y + high / 2 - 8 * k, 16 * k, INK)
    for i, line in enumerate(chip.lines):
        table.text(x + 30 * k, y + (18 + 16 * i) * k, line, SIZE)
    printed, now = _powers(table, m)
    right = x + wide - 6 * k
    table.text(right, y + high / 2 + 5.5 * k, now, 15, anchor="end", bold=True)
    if printed:
        left = right - 1.1 * width(now, 15 * k, True) - 3 * k
        table.text(left, y + high / 2 + 5 * k, printed, 12.5, anchor="end", fill=MUTED)
    y += high - 2 * k
    pen.close()
    for action, said in chip.actions:
        attached(table, action, said, x + 12 * k, y)
        y += (3 + 16 * len(said)) * k


def attached_lines(table: Table, action: Attached, room: float) -> list[str]:
    """Return the name of an action that stays, and what it names, in lines."""
    said = table.card(action.card)
    if action.note >= 0:
        said = f"{said}: {table.words.say(table.kit.faction_words[action.note])}"
    return table.wrap(said, 13, room - 31 * table.k, 2)


def attached(table: Table, action: Attached, said: list[str], x: float, y: float) -> None:
    """An action that stays: a sign that it hangs on what is above, who controls it, its name."""
    pen, k = table.pen, table.k
    pen.open(table.about(action.card), data_topic=table.topic(f"touch:{table.kit.tokens[action.card]}"))
    pen.icon(signs.HANGS, x, y + 2 * k, 11 * k, MUTED, turned=True)
    signs.seat_sign(pen, action.seat, x + 15 * k, y + 2.5 * k, 11 * k)
    for i, line in enumerate(said):
        table.text(x + 31 * k, y + (13 + 16 * i) * k, line, 13)
    pen.close()


__all__ = ["attached", "attached_lines", "cell", "height"]
