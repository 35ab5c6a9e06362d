"""A hint as HTML: the move and a plain sentence; folded, its reasons with their clauses and the moves looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.words import word
from explorer.counting.numbers import written
from explorer.counting.odds import topic_name
from explorer.drawing.markup import LIST, Names, named, page
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.words import Catalogue, Word
    from explorer.players.hints import Considered, Hint

CELL = f"padding:.2em .7em;text-align:start;border:0;border-top:1px solid {LINE}"


def hint_html(hint: Hint, language: str = "en", names: Names = None) -> str:
    """Return a hint on its own ground."""
    return page(hint_body(hint, language, names), language)


def hint_body(hint: Hint, language: str = "en", names: Names = None) -> str:
    """Return the move and one plain sentence for it; the figures are folded, and there are none without a choice."""
    words = hint.game.words(language, names)
    first, *others = hint.sentences(language, names)
    if not others:
        return _headline(first)
    said = hint.opening(language, names)
    if not hint.reasons and not hint.foreseen:
        others.insert(0, first)  # with the clause of the question
    items = "".join(f"<li>{safe(sentence)}</li>" for sentence in others)
    figures = f'<ul style="{LIST}">{items}</ul>{_table(hint, language, words)}'
    return (
        f'{_headline(said)}<p style="margin:.2em 0">{safe(words.say(_plain(hint)))}</p>'
        f"<details><summary>{safe(words.say('hint-figures'))}</summary>{figures}</details>"
    )


def _headline(said: str) -> str:
    return f'<p style="margin:.2em 0;font-size:1.1em;font-weight:700">{safe(said)}</p>'


def _plain(hint: Hint) -> Word:
    """Return what speaks for the move without a figure: its greatest effect, else that the search came back to it."""
    if not hint.reasons:
        return word("hint-plain-tried")
    reason = hint.reasons[0]
    change = "more" if reason.change > 0 else "less"
    return word(f"hint-plain-{change}", topic=topic_name(hint.game, reason.topic), outcome=reason.outcome)


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
