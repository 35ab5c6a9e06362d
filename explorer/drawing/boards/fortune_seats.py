"""The rows of `fortune`: who a seat is, what it holds and is worth; its fortune; who may steal its top group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.counting.odds import rounded
from explorer.drawing import icons
from explorer.drawing.boards import fortune_signs as signs
from explorer.drawing.boards.cards import card_back
from explorer.drawing.boards.fortune_pile import height, pile
from explorer.drawing.boards.sheet import EDGE, GAP
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PATH, WHITE
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.counting.odds import Odds
    from explorer.drawing.boards.fortune_sheet import Table

MOST_BACKS = 6


def heads(table: Table) -> None:
    """What the columns hold."""
    columns = (("draw-fortune", table.pile_x, table.pile), ("draw-top-group", table.aside_x, table.aside))
    for said, x, room in columns:
        table.text(x, table.y + 14 * table.k, table.words.say(said), 14, fill=MUTED, room=room)
    table.y += 24 * table.k


def row(table: Table, seat: int, odds: Mapping[str, Odds]) -> None:
    """Draw a seat."""
    pen, view = table.pen, table.view
    told = odds.get(f"group:top-{seat}")
    told = told if told is not None and len(told.outcomes) > 1 else None
    high = max(height(table, seat), _needs(table, seat, told))
    moving = view.actor == seat
    if moving:
        edge = {"stroke": INK, "stroke_width": 1.5}
        pen.rect(EDGE - 12, table.y - 4, pen.width - 2 * EDGE + 24, high + 8, LIT, 8, **edge)
    _panel(table, seat, moving, high)
    pen.open(data_topic=f"fortune:{seat}")
    pen.rect(table.pile_x, table.y, table.pile, high, WHITE, 8, stroke=LINE, stroke_width=1.2)
    if not view.fortune(seat):
        said = table.words.say("table-groups", count=0)
        table.text(table.pile_x + 16, table.y + high / 2 + 5, said, 15, fill=MUTED)
    pen.close()
    pile(table, seat, table.y)
    _aside(table, seat, told)
    table.y += high + GAP + 4


def _panel(table: Table, seat: int, moving: bool, high: float) -> None:
    view, pen, k, words = table.view, table.pen, table.k, table.words
    x, right = float(EDGE), EDGE + table.panel - 8 * k
    pen.open(data_topic="winner")
    pen.rect(x, table.y, table.panel - 4, high, "transparent")  # so that a click between the signs counts too
    if moving:
        pen.icon(icons.POINTER, x - 2, table.y + 12 * k, 15 * k, INK, turned=True)
        x += 20 * k
    duel = view.duel
    if duel is not None and seat in (duel.attacker, duel.defender):
        right -= 22 * k
        pen.icon(signs.SIDES[seat == duel.defender], right, table.y + 10 * k, 19 * k, INK)
    elif view.is_over and seat_word(seat) in ahead(table):
        right -= 24 * k
        pen.icon(icons.STAR, right, table.y + 9 * k, 20 * k, INK)
    table.text(x, table.y + 26 * k, table.name(seat), 18, bold=True, room=0.92 * (right - x))
    x = float(EDGE)
    size = len(view.hand(seat))
    for i in range(min(size, MOST_BACKS)):
        card_back(pen, x + i * 9 * k, table.y + 38 * k, 16 * k, 22 * k)
    at = x + (min(size, MOST_BACKS) * 9 + 13 if size else 0) * k
    said = words.say("table-cards", count=size)
    table.text(at, table.y + 54 * k, said, 14, fill=MUTED, room=table.panel - (at - x) - 8)
    pen.close()
    groups = view.fortune(seat)
    if groups and None not in groups:
        pen.open(data_topic=f"fortune:{seat}")
        total = view.explain(f"fortune:{seat}").facts["total"]
        said = table.amount(total, table.assumed_in(groups))
        table.text(x, table.y + 84 * k, said, 17, bold=True, room=table.panel - 8)
        pen.close()
    if view.to_move == seat and not moving and not view.is_over and view.turn:
        low = table.y + (101 if groups else 82) * k
        table.text(x, low, words.say("draw-its-turn"), 13, fill=MUTED, room=table.panel - 8)


def ahead(table: Table) -> tuple[object, ...]:
    """Return the words of the seats that have won, or are ahead."""
    seats: tuple[object, ...] = table.view.explain("winner").facts["seats"]
    return seats


def _aside(table: Table, seat: int, told: Odds | None) -> None:
    """What the top group is, who may steal it or why nobody may, what becomes of it if somebody tries."""
    view, pen, k = table.view, table.pen, table.k
    x, y, room = table.aside_x, table.y, table.aside
    groups = view.fortune(seat)
    if not groups:
        return
    top = groups[-1]
    if top is not None:
        pen.open(data_topic=f"fortune:{seat}" if view.is_over else f"group:top-{seat}")
        said = table.words.say("draw-top", good=table.deck.words[top.good], count=top.size)
        table.text(x, y + 22 * k, said, 16, bold=True, room=room)
        pen.close()
        y += 28 * k
    if not view.turn or view.is_over:
        return
    y = _thieves(table, seat, x, y) if view.thieves(seat) else _refused(table, seat, x, y, room)
    if told is not None:
        pen.open(data_topic=told.topic)
        for line in _attacked(table, told):
            table.text(x, y + 15 * k, line, 13.5)
            y += 17 * k
        pen.close()


def _needs(table: Table, seat: int, told: Odds | None) -> float:
    """Return how high what stands aside is."""
    view, k = table.view, table.k
    if not view.turn or view.is_over or not view.fortune(seat):
        return 0.0
    lines = _chips(table, seat)
    shown = 24 * len(lines) + 26 if lines else 58
    return (30 + shown + (17 * len(_attacked(table, told)) + 6 if told is not None else 0)) * k


def _attacked(table: Table, told: Odds) -> list[str]:
    """Who is likeliest to have the group if it is attacked, in lines."""
    outcome, share = next(iter(told.outcomes.items()))
    said = table.words.say("draw-attacked", seat=outcome, share=rounded(share, table.words.language))
    return wrap(said, 13.5 * table.k, table.aside, 2)


def _chips(table: Table, seat: int) -> list[list[tuple[int, float]]]:
    """Return the seats that may steal, with the width of each, in two lines at most: long names are cut for that."""
    thieves, k, room = table.view.thieves(seat), table.k, table.aside
    most = room / max(2, -(-len(thieves) // 2)) - 5 * k if len(thieves) > 2 else room
    lines: list[list[tuple[int, float]]] = []
    left = 0.0
    for thief in thieves:
        wide = min(1.06 * width(table.name(thief), 13.5 * k, True) + 16 * k, most)
        if wide > left:
            lines.append([])
            left = room
        lines[-1].append((thief, wide))
        left -= wide + 5 * k
    return lines


def _thieves(table: Table, seat: int, x: float, y: float) -> float:
    """The seats that may steal, each a place to ask why; the one that can do it now in bold."""
    pen, k, view = table.pen, table.k, table.view
    now = view.to_move if view.stealable(seat) else -1
    pen.icon(signs.STEAL, x, y + 4 * k, 14 * k, PATH if now >= 0 else MUTED)
    table.text(x + 20 * k, y + 16 * k, table.words.say("draw-thieves"), 13.5, fill=MUTED, room=table.aside - 20 * k)
    y += 22 * k
    for line in _chips(table, seat):
        at = x
        for thief, wide in line:
            pen.open(data_topic=f"steal:{thief}>{seat}")
            edge = {"stroke": PATH if thief == now else LINE, "stroke_width": 2.0 if thief == now else 1.2}
            pen.rect(at, y, wide, 20 * k, WHITE, 10 * k, **edge)
            middle, name = at + wide / 2, table.name(thief)
            table.text(middle, y + 14.5 * k, name, 13.5, anchor="middle", bold=thief == now, room=wide - 12 * k)
            pen.close()
            at += wide + 5 * k
        y += 24 * k
    return y + 2 * k


def _refused(table: Table, seat: int, x: float, y: float, room: float) -> float:
    """Why nobody may steal: what the tree says to whoever's turn it is, or to the next."""
    view = table.view
    thief = view.to_move if view.to_move != seat else (seat + 1) % view.players
    topic = f"steal:{thief}>{seat}"
    table.pen.open(data_topic=topic)
    said = view.explain(topic).sentence(table.words.language, table.words.names)
    for line in wrap(said, 13.5 * table.k, room, 3):
        table.text(x, y + 16 * table.k, line, 13.5, fill=MUTED)
        y += 18 * table.k
    table.pen.close()
    return y + 4 * table.k


__all__ = ["heads", "row"]
