"""A fortune as it lies: groups lengthwise and crosswise in turn, precious cards peeping out beneath their good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.boards import fortune_signs as signs
from explorer.drawing.boards.cards import card_back
from explorer.drawing.palette import INK, PATH

if TYPE_CHECKING:
    from explorer.drawing.boards.fortune_sheet import Table
    from explorer.rules.fortune.records import Group

LONG, SHORT, SLIP = 68.0, 48.0, 16.0
LAP = 5.0  # how far a group lies over the one before
ROOM = 22.0  # above and below a line of groups together
LEAST = 108.0


def size_of(lies: str) -> tuple[float, float]:
    """Return how wide and high a group is as it lies."""
    return (LONG, SHORT) if lies == "crosswise" else (SHORT, LONG)


def lines_of(table: Table, seat: int) -> list[list[int]]:
    """Return the places of a fortune's groups, broken into lines that fit the column."""
    lines: list[list[int]] = [[]]
    x = 0.0
    for i, lies in enumerate(table.view.lies(seat)):
        wide = (size_of(lies)[0] - LAP) * table.k
        if x + wide > table.pile - 28 * table.k and lines[-1]:
            lines.append([])
            x = 0.0
        lines[-1].append(i)
        x += wide
    return lines


def _high(table: Table, seat: int, line: list[int]) -> float:
    """Return how high a line is, the precious cards that peep out counted in."""
    groups, lies = table.view.fortune(seat), table.view.lies(seat)
    most = LONG
    for i in line:
        group = groups[i]
        slips = 0 if group is None else bool(group.silver) + bool(group.gold)
        most = max(most, (LONG + size_of(lies[i])[1]) / 2 + slips * SLIP)
    return (most + ROOM) * table.k


def pile(table: Table, seat: int, y: float) -> None:
    """Draw a fortune from its first group on, the top one last, over all others."""
    pen, k, view = table.pen, table.k, table.view
    groups, lies = view.fortune(seat), view.lies(seat)
    for line in lines_of(table, seat):
        x = table.pile_x + 16 * k
        for i in line:
            w, h = (part * k for part in size_of(lies[i]))
            top = i == len(groups) - 1
            pen.open(data_topic=f"group:top-{seat}" if top and not view.is_over else f"fortune:{seat}")
            at = y + (LONG * k - h) / 2 + 11 * k
            _group(table, seat, groups[i], x, at, w, h, top)
            if i == 0:
                signs.badge(pen, signs.PROTECTED, x + 2 * k, at + 3 * k, k)
            if top and view.stealable(seat):
                signs.badge(pen, signs.STEAL, x + w - 2 * k, at + 3 * k, k, PATH)
            pen.close()
            x += w - LAP * k
        y += _high(table, seat, line) - 8 * k


def _group(table: Table, seat: int, group: Group | None, x: float, y: float, w: float, h: float, top: bool) -> None:
    pen, k, deck = table.pen, table.k, table.deck
    if group is None:
        card_back(pen, x, y, w, h, title=table.words.say("table-covered"))
        return
    cards = [table.words.say(deck.words[kind]) for kind in reversed(table.view.cards_of(group))]
    pen.open(table.words.listed(cards))
    beneath = [(kind, n) for kind, n in ((deck.silver, group.silver), (deck.gold, group.gold)) if n]
    for i in reversed(range(len(beneath))):
        kind, n = beneath[i]
        low = y + h + i * SLIP * k
        pen.rect(x + 4 * k, low - 10 * k, w - 8 * k, (SLIP + 10) * k, signs.ground(deck, kind), 4, stroke=INK)
        middle = x + w / 2
        signs.sign(pen, deck, kind, middle - (15 if n > 1 else 6) * k, low + 1.5 * k, 12 * k)
        if n > 1:
            table.text(middle + 8 * k, low + 12.5 * k, f"×{n}", 13, anchor="middle")
    edge = {"stroke": INK if top else signs.edge(deck, group.good), "stroke_width": 2.8 if top else 1.4}
    pen.rect(x, y, w, h, signs.ground(deck, group.good), 6, **edge)
    said = f"×{group.goods}"
    worth = f"{table.view.worth(group)}{'°' if table.assumed_in((group,)) else ''}"
    if w > h:
        signs.sign(pen, deck, group.good, x + 6 * k, y + 12 * k, 24 * k)
        table.text(x + 47 * k, y + 21 * k, said, 14, anchor="middle", bold=True)
        table.text(x + 46 * k, y + 39 * k, worth, 13, anchor="middle")
    else:
        signs.sign(pen, deck, group.good, x + 12.5 * k, y + 7 * k, 23 * k)
        table.text(x + w / 2, y + 45 * k, said, 14, anchor="middle", bold=True)
        table.text(x + w / 2, y + 62 * k, worth, 13, anchor="middle")
    pen.close()


def height(table: Table, seat: int) -> float:
    """Return how high a fortune is as drawn."""
    k = table.k
    return max(LEAST * k, sum(_high(table, seat, line) - 8 * k for line in lines_of(table, seat)) + 8 * k)


__all__ = ["height", "pile"]
