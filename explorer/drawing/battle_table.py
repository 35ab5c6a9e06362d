"""Rolls, battles and plans to stop as HTML tables: what they come to in rows, a plan as a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.counting.battle_results import BattleOdds, Reckoned, RollOdds, Stopping
from explorer.counting.numbers import written
from explorer.drawing.markup import page, picture
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL
from explorer.drawing.roll_tree import roll_chart
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.words import Catalogue

CELL = "padding:.25em .6em;text-align:start;border:0"
BODY = f"{CELL};border-top:1px solid {LINE};white-space:nowrap"
MOST = 16  # active cards of a side that a grid shows


def reckoned_html(found: Reckoned, language: str = "en") -> str:
    """Return something reckoned as HTML: a table under its heading, then what it does not show in sentences."""
    words = found.game.words(language)
    told = found.items(language)
    if isinstance(found, Stopping):
        body = plan_table(found, words)
    elif isinstance(found, BattleOdds):
        body = _battle(found, words)
    else:
        assert isinstance(found, RollOdds)
        told = [words.say("odds-thrown"), *([words.say("reckoned-as-it-helps")] if found.played else [])]
        chart = roll_chart(found, language)
        body = _roll(found, words) + (picture(chart, words) if chart is not None else "")
    head = f'<div style="font-weight:700;font-size:1.1em;margin:0 0 .4em">{safe(words.say(found.head))}</div>'
    below = "".join(
        f'<p style="margin:.5em 0 0;color:{MUTED}">{safe(item[:1].upper() + item[1:])}.</p>' for item in told
    )
    return page(f"{head}{body}{below}", language)


def _roll(found: RollOdds, words: Catalogue) -> str:
    """Return a row for what both sides can lose."""
    heads = [words.say(id) for id in ("reckoned-pairs", "draw-odds-share", "draw-odds-exactly")]
    rows = [(words.say(label), one.brief(words.language), one.fraction) for label, one in found.rows()]
    return table(heads, [[safe(cell) for cell in row] for row in rows])


def _battle(found: BattleOdds, words: Catalogue) -> str:
    """Return a row for each number of cards: how likely just so many are captured, and surrendered."""
    heads = [words.say(id) for id in ("reckoned-number", "reckoned-taken", "reckoned-lost")]
    rows = []
    for n in sorted({*found.taken, *found.lost}):
        shares = [written(chances.get(n, 0.0), "share", words.language) for chances in (found.taken, found.lost)]
        rows.append((written(n, "amount", words.language), *map(safe, shares)))
    return table(heads, rows)


def plan_table(found: Stopping, words: Catalogue) -> str:
    """Return the plan as a grid: down what the attacker has left, across the defender; the present place is marked."""
    grid = {cards: on for cards, on in found.grid().items() if max(cards) <= MOST}
    here = found.here
    mine, theirs = (
        sorted({cards[side] for cards in (*grid, *([here] if max(here) <= MOST else []))}) for side in (0, 1)
    )
    if not mine:
        return ""
    heads = ["", *(written(n, "amount", words.language) for n in theirs)]
    rows = [
        [written(n, "amount", words.language), *(_cell(grid.get((n, m)), (n, m) == here, words) for m in theirs)]
        for n in mine
    ]
    shown = table(heads, rows, words.say("reckoned-grid"))
    if len(grid) < len(found.places):
        cut = words.say("reckoned-plan-cut", most=MOST)
        shown += f'<div style="color:{MUTED};font-size:.9em">{safe(cut)}</div>'
    return shown


def _cell(on: bool | None, here: bool, words: Catalogue) -> str:
    """What the plan says for one place, in words and by its ground; the present place has an edge and a sign."""
    said = {True: words.say("reckoned-go-on"), False: words.say("reckoned-stop"), None: ""}[on]
    ground = {True: LIT, False: PANEL, None: "none"}[on]
    edge = f";outline:2px solid {INK};font-weight:700" if here else ""
    now = f"◉ {safe(words.say('reckoned-now'))} " if here else ""
    return f'<span style="display:block;padding:0 .4em;background:{ground}{edge}">{now}{safe(said)}</span>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    """Return a table that scrolls where it is too wide; cells are HTML, heads are text."""
    top = "".join(
        f'<th scope="col" style="{CELL}">{safe(head)}</th>' if head else f'<td style="{CELL}"></td>' for head in heads
    )
    above = f'<p style="color:{MUTED};margin:0">{safe(caption)}</p>' if caption else ""
    named = f' aria-label="{safe(caption)}"' if caption else ""
    lines = "".join(
        f'<tr><th scope="row" style="{BODY};white-space:normal"><bdi>{first}</bdi></th>'
        + "".join(f'<td style="{BODY}"><bdi>{cell}</bdi></td>' for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'{above}<div tabindex="0" style="overflow-x:auto">'
        f'<table{named} style="border-collapse:collapse;color:{INK};font-size:1em;text-align:start;margin:0;'
        'width:auto">'
        f"<thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


__all__ = ["plan_table", "reckoned_html", "table"]
