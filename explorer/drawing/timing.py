"""When a card may be played: the moments of a turn in their order, as a strip for one card or a table for all.

A game tells them as findings: a view's `timing(card)` gives one finding, its `timings()` one for each card. Below such
a finding lies one (`finding-moment`) for each moment; it holds where the card may be played at it. Its facts: `card`,
`moment` and `within` (a moment's name, and of what it is a part), `players` (who may play it then), `own` (1 where the
viewer is among them), `now` (1 where the position waits at it). The finding itself says in its fact `waits` what the
position waits for. The words for moments, parts and players are the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from explorer.core.state import ALL, State
from explorer.drawing.markup import Names, image, page
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, PAPER, WHITE
from explorer.drawing.text import safe
from explorer.drawing.timing_strip import COLOURS, Moment, moments_of, strip_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.views import View
    from explorer.core.words import Catalogue

CELL = "text-align:start;padding:.35em .5em"
SIGNS = {"yes": "✓", "others": "(✓)", "no": "✗"}
SAID = {"yes": "font-weight:600", "others": "", "no": "position:absolute;clip-path:inset(50%)"}


def timing_html(position: State | View, card: str | None = None, language: str = "en", names: Names = None) -> str:
    """Return when one card, or every card of a game, may be played; '' for a game that tells no such thing.

    position: a position (as nobody at the table sees it) or a view (it says when its seat may play).
    card:     a card as the game's `timing` takes it, None for a table of all.
    """
    view = position.view(ALL) if isinstance(position, State) else position
    told: Any = getattr(view, "timings" if card is None else "timing", None)
    if told is None:
        return ""
    drawn = table_html(told(), language, names) if card is None else card_html(told(card), language, names)
    return page(drawn, language)


def card_html(finding: Finding, language: str = "en", names: Names = None) -> str:
    """Return the strip of one card, what it shows folded below in words."""
    words = finding.game.words(language, names)
    entries = "".join(f"<li>{safe(moment.said)}</li>" for moment in moments_of(finding, language, names))
    folded = f"<details><summary>{safe(words.say('draw-description'))}</summary><ol>{entries}</ol></details>"
    return f"{image(strip_svg(finding, language, names))}{folded}"


def table_html(findings: Sequence[Finding], language: str = "en", names: Names = None) -> str:
    """Return when each card may be played: a row for each card, a column for each moment, the one of now marked."""
    if not findings:
        return ""
    words = findings[0].game.words(language, names)
    rows = [moments_of(finding, language, names) for finding in findings]
    waits = words.say("draw-timing-now", moment=findings[0].facts["waits"])
    caption = (
        f'<caption style="text-align:start;padding:0 0 .5em"><span style="font-weight:700;font-size:1.15em">'
        f"{safe(words.say('draw-timing'))}</span><br/>"
        f'<small style="color:{MUTED}">{"◂" if words.right_to_left else "▸"} {safe(waits)}</small></caption>'
    )
    parts = "".join(_part(part, len(list(group))) for part, group in groupby(rows[0], key=lambda moment: moment.part))
    heads = "".join(_head(words, moment) for moment in rows[0])
    body = "".join(_line(words, finding, row) for finding, row in zip(findings, rows, strict=True))
    kinds = {moment.kind for row in rows for moment in row}
    legend = " &ensp; ".join(
        f'<span style="white-space:nowrap">{_sign(kind)} {safe(words.say(f"draw-timing-{kind}"))}</span>'
        for kind in COLOURS
        if kind in kinds
    )
    table = (
        f'<table style="border-collapse:collapse;color:{INK};font-size:.92em;text-align:start;margin:0;'
        f'position:relative">{caption}<thead><tr><td></td>{parts}</tr><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )
    return f'<div style="overflow-x:auto">{table}</div><div style="color:{MUTED};margin:.5em 0 0">{legend}</div>'


def _sign(kind: str) -> str:
    return f'<span aria-hidden="true" style="color:{COLOURS[kind]};font-weight:700">{SIGNS[kind]}</span>'


def _part(said: str, columns: int) -> str:
    style = f"{CELL};background:{PANEL};border-inline-start:2px solid {PAPER}"
    return f'<th scope="colgroup" colspan="{columns}" style="{style}">{safe(said)}</th>'


def _head(words: Catalogue, moment: Moment) -> str:
    pill = f"background:{INK};color:{WHITE};border-radius:1em;padding:0 .6em;white-space:nowrap"
    now = f'<span style="{pill}">{safe(words.say("draw-here"))}</span><br/>' if moment.now else ""
    style = f"{CELL};vertical-align:bottom;border-bottom:2px solid {INK};font-weight:600;{_lit(moment)}"
    return f'<th scope="col" style="{style}">{now}{safe(moment.name)}</th>'


def _lit(moment: Moment) -> str:
    edge = f"2px solid {INK}"
    return f"background:{LIT};border-left:{edge};border-right:{edge}" if moment.now else ""


def _line(words: Catalogue, finding: Finding, row: Sequence[Moment]) -> str:
    clauses = dict.fromkeys(clause for below in finding.below if below.holds for clause in below.clauses)
    cited = finding.game.cite(*clauses, language=words.language)
    name = (
        f'<th scope="row" style="{CELL};vertical-align:top;border-top:1px solid {LINE};min-width:9em">'
        f"{safe(words.say(finding.facts['card']))}<br/>"
        f'<small style="color:{MUTED};font-weight:400">{safe(cited)}</small></th>'
    )
    return f"<tr>{name}{''.join(_cell(words, moment) for moment in row)}</tr>"


def _cell(words: Catalogue, moment: Moment) -> str:
    said = f'<span style="{SAID[moment.kind]}">{safe(moment.who or words.say("draw-timing-no"))}</span>'
    style = f"{CELL};vertical-align:top;border-top:1px solid {LINE};{_lit(moment)}"
    return f'<td title="{safe(moment.said)}" style="{style}">{_sign(moment.kind)} {said}</td>'


__all__ = ["card_html", "table_html", "timing_html"]
