"""A hint as HTML: the move, its reasons with their clauses, and the moves that the search looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.counting.numbers import written
from explorer.drawing.markup import LIST, Names, named, page
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.players.hints import Considered, Hint

CELL = f"padding:.2em .7em;text-align:start;border:0;border-top:1px solid {LINE}"


def hint_html(hint: Hint, language: str = "en", names: Names = None) -> str:
    """Return a hint on its own ground."""
    return page(hint_body(hint, language, names), language)


def hint_body(hint: Hint, language: str = "en", names: Names = None) -> str:
    """Return the sentences of a hint and a table of the moves looked at, none where there was no choice."""
    first, *others = hint.sentences(language, names)
    items = "".join(f"<li>{safe(sentence)}</li>" for sentence in others)
    said = f'<p style="margin:.2em 0;font-size:1.1em;font-weight:700">{safe(first)}</p>'
    if not others:
        return said
    return f'{said}<ul style="{LIST}">{items}</ul>{_table(hint, language, hint.game.words(language, names))}'


def _table(hint: Hint, language: str, words: Catalogue) -> str:
    heads = "".join(
        f'<th scope="col" style="padding:.2em .7em;text-align:start;border:0">{safe(words.say(id))}</th>'
        for id in ("hint-table", "hint-tried", "hint-won" if hint.game.horizon is None else "hint-expected")
    )
    rows = "".join(_row(considered, words) for considered in hint.considered)
    return (
        f'<div style="overflow-x:auto"><table style="border-collapse:collapse;color:{INK};text-align:start;width:auto;'
        f'margin:.3em 0"><thead><tr style="color:{MUTED}">{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _row(considered: Considered, words: Catalogue) -> str:
    won = written(considered.won, "share", words.language) if considered.tried else "–"
    return (
        f'<tr><th scope="row" style="{CELL};font-weight:400">{named(considered.move, words)}</th>'
        f'<td style="{CELL}">{considered.tried}</td><td style="{CELL}"><bdi>{safe(won)}</bdi></td></tr>'
    )


__all__ = ["hint_body", "hint_html"]
