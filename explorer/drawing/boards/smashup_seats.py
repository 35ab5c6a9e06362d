"""The head of the table of `smashup`: the turn and what may still be played; over each column, whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import smashup_signs as signs
from explorer.drawing.boards.cards import card_back
from explorer.drawing.boards.sheet import EDGE, GAP
from explorer.drawing.palette import GOLD, INK, LINE, LIT, MUTED, VOID, WHITE
from explorer.drawing.text import width
from explorer.rules.smashup import describing

if TYPE_CHECKING:
    from explorer.drawing.boards.smashup_sheet import Table

PAD = 10.0
HEAD, FOOT = 76.0, 50.0


def heads(table: Table) -> None:
    """Draw the head of every column, and of the bases."""
    view, k = table.view, table.k
    most = max(sum(3 + 17 * len(lines) for _, lines in factions(table, seat)) for seat in range(view.players))
    high = max((HEAD + max(40, most) + FOOT) * k, _turn(table, False))
    _turn(table, True)
    for seat in range(view.players):
        _seat(table, seat, high)
    table.y += high + GAP + 2


def factions(table: Table, seat: int) -> list[tuple[str, list[str]]]:
    """Return the factions of a seat, each with its name in lines."""
    kit, room = table.kit, table.column - 2 * PAD - 23 * table.k
    return [
        (kit.factions[n % len(kit.factions)], table.wrap(table.words.say(kit.faction_words[n]), 13.5, room, 2))
        for n, taker in enumerate(table.view.factions)
        if taker == seat
    ]


def _turn(table: Table, drawn: bool) -> float:
    """Draw whose turn it is, its phase and what may still be played, or only return how high that is."""
    view, k, words, x = table.view, table.k, table.words, float(EDGE)
    room, y = table.panel - 8, table.y
    if view.is_over:
        return 0.0
    lines = table.wrap(words.say(describing.turn_word(view)), 15, room, 3, True)
    for line in lines:
        if drawn:
            table.text(x, y + 19 * k, line, 15, bold=True)
        y += 20 * k
    y += 8 * k
    if view.plays and drawn:
        table.text(x, y + 14 * k, words.say("table-rights"), 13.5, fill=MUTED)
    y += 20 * k if view.plays else 0
    for said, count in _rights(table):
        shown = f"{said} ×{count}" if count > 1 else said
        parts = table.wrap(shown, 13.5, room - 24 * k, 3)
        if drawn:
            table.pen.icon(icons.TICK, x + 2, y + 4 * k, 13 * k, INK)
            for i, part in enumerate(parts):
                table.text(x + 22 * k, y + (15 + 17 * i) * k, part, 13.5)
        y += (17 * len(parts) + 4) * k
    return y - table.y


def _rights(table: Table) -> list[tuple[str, int]]:
    """Return what may still be played, equal rights counted."""
    found: dict[str, int] = {}
    for right in table.view.plays:
        said = table.words.say(table.view.right(right))
        found[said] = found.get(said, 0) + 1
    return list(found.items())


def _seat(table: Table, seat: int, high: float) -> None:
    view, pen, k, words = table.view, table.pen, table.k, table.words
    x, y, wide = table.left(seat), table.y, table.column
    shown, asked = signs.seat_hue(seat), view.actor == seat
    pen.open(data_topic="winner")
    pen.rect(x, y, wide, high, LIT if asked else WHITE, 8, stroke=INK if asked else shown.solid, stroke_width=1.8)
    pen.rect(x + 1, y + 1, wide - 2, 5 * k, shown.solid, 4)
    at, right = x + PAD, x + wide - PAD
    if asked:
        right -= 17 * k
        pen.icon(icons.POINTER, right + 2 * k, y + 15 * k, 15 * k, INK, turned=True)
    elif view.is_over and seat in view.leaders:
        right -= 22 * k
        pen.icon(icons.STAR, right, y + 11 * k, 20 * k, INK)
    signs.seat_sign(pen, seat, at, y + 14 * k, 17 * k)
    table.text(at + 25 * k, y + 28.5 * k, table.name(seat), 17, bold=True, room=0.95 * (right - at - 25 * k))
    _points(table, seat, at, y + 40 * k, wide - 2 * PAD)
    pen.close()
    y += HEAD * k
    if seat not in view.factions:
        table.text(at, y + 13 * k, words.say("draw-none-taken"), 13.5, fill=MUTED, room=wide - 2 * PAD)
    for faction, lines in factions(table, seat):
        pen.icon(signs.faction_sign(faction), at, y, 16 * k, INK)
        for i, line in enumerate(lines):
            table.text(at + 23 * k, y + (13 + 17 * i) * k, line, 13.5)
        y += (3 + 17 * len(lines)) * k
    _counts(table, seat, at, table.y + high - FOOT * k, wide - 2 * PAD)


def _points(table: Table, seat: int, x: float, y: float, room: float) -> None:
    """VP as a number and as a bar up to the goal."""
    pen, k, vp, goal = table.pen, table.k, table.view.vp[seat], table.kit.goal
    said = f"{vp}"
    table.text(x, y + 16 * k, said, 19, bold=True)
    at = x + 1.12 * width(said, 19 * k, True) + 6 * k
    rest = f"/ {goal} VP"
    table.text(at, y + 16 * k, rest, 13.5, fill=MUTED)
    at += 1.06 * width(rest, 13.5 * k) + 8 * k
    left = x + room - at
    pen.rect(at, y + 5 * k, left, 10 * k, VOID, 5 * k)
    if vp:
        pen.rect(at, y + 5 * k, left * min(1.0, vp / goal), 10 * k, GOLD, 5 * k)
    pen.rect(at, y + 5 * k, left, 10 * k, "none", 5 * k, stroke=INK, stroke_width=1)


def _counts(table: Table, seat: int, x: float, y: float, room: float) -> None:
    """How many cards are in hand, deck and discard pile."""
    view, pen, k = table.view, table.pen, table.k
    pen.line(x, y - 1 * k, x + room, y - 1 * k, LINE, 1)
    sizes = (("draw-hand", len(view.hand(seat))), ("draw-deck", len(view.deck(seat))),
             ("draw-discards", len(view.discards(seat))))  # fmt: skip
    for n, (id, size) in enumerate(sizes):
        at = x + n * room / 3
        if n < 2:
            card_back(pen, at, y + 6 * k, 13 * k, 18 * k)
        else:
            pen.rect(at, y + 6 * k, 13 * k, 18 * k, WHITE, 2.5, stroke=MUTED, stroke_width=1.4)
        table.text(at + 19 * k, y + 21 * k, str(size), 16, bold=True)
        table.text(at, y + 39 * k, table.words.say(id), 12.5, fill=MUTED, room=room / 3 - 4)


__all__ = ["heads"]
