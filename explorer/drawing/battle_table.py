"""Rolls, battles and plans to stop as HTML tables: what they come to in rows, a plan as a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.counting.battle_results import BattleOdds, Reckoned, RollOdds, Stopping
from explorer.counting.numbers import written
from explorer.drawing.markup import page
from explorer.drawing.palette import INK, LINE, MUTED
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
        body = _plan(found, words)
    elif isinstance(found, BattleOdds):
        body = _battle(found, words)
    else:
        assert isinstance(found, RollOdds)
        told = [words.say("odds-thrown"), *([words.say("reckoned-as-it-helps")] if found.played else [])]
        body = _roll(found, words)
    head = f'<div style="font-weight:700;font-size:1.1em;margin:0 0 .4em">{safe(words.say(found.head))}</div>'
    below = "".join(
        f'<p style="margin:.5em 0 0;color:{MUTED}">{safe(item[:1].upper() + item[1:])}.</p>' for item in told
    )
    return page(f'{head}<div style="overflow-x:auto">{body}</div>{below}', language)


def _roll(found: RollOdds, words: Catalogue) -> str:
    """Return a row for what both sides can lose."""
    heads = [words.say(id) for id in ("reckoned-pairs", "draw-odds-share", "draw-odds-exactly")]
    return _table(heads, [(words.say(label), one.brief(words.language), one.fraction) for label, one in found.rows()])


def _battle(found: BattleOdds, words: Catalogue) -> str:
    """Return a row for each number of cards: how likely just so many are captured, and surrendered."""
    heads = [words.say(id) for id in ("reckoned-number", "reckoned-taken", "reckoned-lost")]
    rows = []
    for n in sorted({*found.taken, *found.lost}):
        shares = [written(chances.get(n, 0.0), "share", words.language) for chances in (found.taken, found.lost)]
        rows.append((written(n, "amount", words.language), *shares))
    return _table(heads, rows)


def _plan(found: Stopping, words: Catalogue) -> str:
    """Return the plan as a grid: down what the attacker has left, across what the defender has left."""
    grid = {cards: on for cards, on in found.grid().items() if max(cards) <= MOST}
    mine, theirs = (sorted({cards[side] for cards in grid}) for side in (0, 1))
    said = {True: words.say("reckoned-go-on"), False: words.say("reckoned-stop"), None: ""}
    corner = f"{words.say('reckoned-attacking-left')} \\ {words.say('reckoned-defending-left')}"
    heads = [corner, *(written(n, "amount", words.language) for n in theirs)]
    rows = [[written(n, "amount", words.language), *(said[grid.get((n, m))] for m in theirs)] for n in mine]
    shown = _table(heads, rows)
    if len(grid) < len(found.places):
        cut = words.say("reckoned-plan-cut", most=MOST)
        shown += f'<div style="color:{MUTED};font-size:.9em">{safe(cut)}</div>'
    return shown


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col" style="{CELL}">{safe(head)}</th>' for head in heads)
    lines = "".join(
        f'<tr><th scope="row" style="{BODY}"><bdi>{safe(first)}</bdi></th>'
        + "".join(f'<td style="{BODY}"><bdi>{safe(cell)}</bdi></td>' for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<table style="border-collapse:collapse;color:{INK};font-size:1em;text-align:start;margin:0;width:auto">'
        f"<thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
    )


__all__ = ["reckoned_html"]
