"""Who knows what, as a table: a row for hidden cards, a column for each seat, told by shape and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC, State
from explorer.core.views import View
from explorer.drawing.boards import board_for
from explorer.drawing.markup import Names, page
from explorer.drawing.palette import INK, LINE, MUTED, PANEL
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.words import Catalogue

FULL, HALF, EMPTY = "●", "◐", "○"


class Cell(NamedTuple):
    """What one seat knows: how much (FULL, HALF or EMPTY), and in words."""

    sign: str
    said: str


@dataclass(frozen=True)
class Row:
    """Cards of one place and owner, in `group` (a zone, the hands), and what each seat knows of them, seat by seat.

    `cards` are the names of those whose faces the viewer knows, `unseen` is how many others there are, called by the
    message `backs`; `said` takes the place of both.
    """

    group: str
    owner: str
    cards: tuple[str, ...]
    unseen: int
    cells: tuple[Cell, ...]
    said: str = ""
    backs: str = "ui-hidden-cards"


def merged(rows: Sequence[Row]) -> list[Row]:
    """Return the rows with neighbours joined that lie in one place and of which everybody knows the same."""
    found: list[Row] = []
    for row in rows:
        last = found[-1] if found else None
        if last is not None and not (last.said or row.said) and _alike(last, row):
            cards = last.cards + row.cards
            found[-1] = replace(row, cards=cards, unseen=last.unseen + row.unseen)
        else:
            found.append(row)
    return found


def _alike(a: Row, b: Row) -> bool:
    return (a.group, a.owner, a.cells, bool(a.unseen)) == (b.group, b.owner, b.cells, bool(b.unseen))


def knowledge_html(position: State | View, language: str = "en", names: Names = None) -> str:
    """Return who knows which hidden cards, as far as a view's seat can know that; a position shows all of it.

    '' for a game whose board offers no such table.
    """
    view = position.view(ALL) if isinstance(position, State) else position
    drawn = getattr(board_for(view.game), "knowledge", None)
    return str(drawn(view, language, names)) if drawn is not None else ""


def table_html(view: View, rows: Sequence[Row], seats: Sequence[int], language: str, names: Names = None) -> str:
    """Return rows as an HTML table with its caption and headings, in the order of the `seats` given."""
    words = view.game.words(language, names)
    seen = {ALL: words.say("draw-all"), PUBLIC: words.say("draw-public")}.get(view.seat)
    seen = seen or words.say("draw-as-seen", seat=seat_word(view.seat))
    if not rows:
        return page(f"<p>{safe(words.say('draw-knowledge-none'))}</p>", language)
    caption = (
        f'<caption style="text-align:start;padding:0 0 .5em"><span style="font-weight:700;font-size:1.15em">'
        f"{safe(words.say('draw-knowledge'))}</span><br/>{safe(seen)}<br/>"
        f'<small style="color:{MUTED}">{safe(words.say("draw-knowledge-note"))}</small></caption>'
    )
    heads = [words.say("draw-hidden-card"), *(words.say(seat_word(seat)) for seat in seats)]
    head = "".join(_th("col", said, f"border-bottom:2px solid {INK};vertical-align:bottom") for said in heads)
    body = []
    for group in dict.fromkeys(row.group for row in rows):
        mine = merged([row for row in rows if row.group == group])
        lines = [_group(group, len(heads)), *(_line(words, row, seats) for row in mine)]
        edge = "" if group else f' style="border-top:2px solid {INK}"'
        body.append(f"<tbody{edge}>{''.join(lines)}</tbody>")
    table = (
        f'<table style="border-collapse:collapse;color:{INK};font-size:1em;text-align:start;margin:0">'
        f"{caption}<thead><tr>{head}</tr></thead>{''.join(body)}</table>"
    )
    return page(f'<div style="overflow-x:auto">{table}</div>', language)


def _th(scope: str, said: str, style: str, more: str = "") -> str:
    return f'<th scope="{scope}"{more} style="text-align:start;padding:.35em .7em;{style}">{said_safe(said)}</th>'


def said_safe(said: str) -> str:
    """Return a text, perhaps with a name typed by people in it, kept apart from the direction of the text around."""
    return f"<bdi>{safe(said)}</bdi>"


def _group(said: str, columns: int) -> str:
    style = f"background:{PANEL};border-top:1.5px solid {INK}"
    across = f' colspan="{columns}"'
    return f"<tr>{_th('rowgroup', said, style, across)}</tr>" if said else ""


def _line(words: Catalogue, row: Row, seats: Sequence[int]) -> str:
    cards = [*row.cards, *([words.say(row.backs, count=row.unseen)] if row.unseen else [])]
    said = row.said or words.listed(cards)
    owner = f'<span style="color:{MUTED};font-weight:400">{said_safe(row.owner)}</span><br/>' if row.owner else ""
    edge = f"border-top:1px solid {LINE}"
    name = (
        f'<th scope="row" style="text-align:start;vertical-align:top;padding:.35em .7em;max-width:22em;{edge}">'
        f"{owner}{said_safe(said)}</th>"
    )
    cells = "".join(_cell(row.cells[seat], edge) for seat in seats)
    return f'<tr style="break-inside:avoid">{name}{cells}</tr>'


def _cell(cell: Cell, edge: str) -> str:
    weight = "font-weight:700;" if cell.sign == FULL else f"color:{MUTED};" if cell.sign == EMPTY else ""
    return (
        f'<td style="text-align:start;vertical-align:top;padding:.35em .7em;max-width:13em;{weight}{edge}">'
        f'<span aria-hidden="true">{cell.sign}</span> {safe(cell.said)}</td>'
    )


__all__ = ["EMPTY", "FULL", "HALF", "Cell", "Row", "knowledge_html", "merged", "table_html"]
