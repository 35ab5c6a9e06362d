"""Odds as a table: a row for each outcome with a bar, its share, and how exactly that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.core.words import word
from explorer.counting.numbers import Exact, Number, written
from explorer.counting.odds import Odds, short, topic_name
from explorer.drawing.markup import Names, page
from explorer.drawing.palette import INK, LINE, MUTED, PATH, WHITE
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.words import Catalogue

CELL = "padding:.25em .6em;text-align:start;vertical-align:middle;border:0"


def odds_html(odds: Odds, language: str = "en", names: Names = None) -> str:
    """Return odds as an HTML table, with whose eyes they are for and how they were found."""
    words = odds.game.words(language, names)
    said = words.say(word("odds-head", topic=topic_name(odds.game, odds.topic)))
    caption = (
        f'<caption style="text-align:start;padding:0 0 .4em"><span style="font-weight:700;font-size:1.1em">{safe(said)}'
        f'</span><br/><span style="color:{MUTED};font-weight:400">{safe(_seen(odds, words))}</span></caption>'
    )
    known = "draw-odds-exactly" if odds.exact else "draw-odds-between"
    heads = "".join(
        f'<th scope="col"{across} style="{CELL}">{safe(words.say(id))}</th>'
        for id, across in (("draw-odds-outcome", ""), ("draw-odds-share", ' colspan="2"'), (known, ""))
    )
    rows = "".join(_row(words.say(outcome), number, language) for outcome, number in odds.outcomes.items())
    table = (
        f'<table style="border-collapse:collapse;color:{INK};font-size:1em;text-align:start;margin:0;width:auto">'
        f"{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )
    how = f'<p style="margin:.5em 0 0;color:{MUTED}">{safe(_sentence(odds.how(language)))}</p>'
    return page(f'<div style="overflow-x:auto">{table}</div>{how}', language)


def shares_html(odds: Odds, language: str = "en", names: Names = None, across: int = 3) -> str:
    """Return the outcomes and their shares alone as a small HTML table, `across` of them in a row.

    It has no dress of its own, only a class: the page sends many of them.
    """
    words = odds.game.words(language, names)
    cells = [
        f'<th scope="row">{safe(words.say(outcome))}</th><td>{safe(short(number, language))}</td>'
        for outcome, number in odds.outcomes.items()
    ]
    high = -(-len(cells) // across)  # the likeliest in the first column, from the top down
    rows = "".join(f"<tr>{''.join(cells[n::high])}</tr>" for n in range(high))
    return f'<table class="rx-shares"><tbody>{rows}</tbody></table>'


def _seen(odds: Odds, words: Catalogue) -> str:
    if odds.seat in (ALL, PUBLIC):
        return words.say("draw-all" if odds.seat == ALL else "draw-public")
    return words.say("draw-as-seen", seat=seat_word(odds.seat))


def _row(outcome: str, number: Number, language: str) -> str:
    if isinstance(number, Exact):
        share, known = number.brief(language), number.fraction
    else:
        low, high = (written(end, "share", language, bare=True) for end in (number.low, number.high))
        share, known = f"≈ {written(number.value, 'share', language)}", f"{low} – {high} %"
    bar = (
        f'<div style="width:5em;height:.75em;background:{WHITE};border:1px solid {MUTED};border-radius:3px">'
        f'<div style="width:{100 * float(number):.1f}%;height:100%;background:{PATH}"></div></div>'
    )
    cell = f"{CELL};border-top:1px solid {LINE}"
    whole = f"{cell};white-space:nowrap"
    return (
        f'<tr><th scope="row" style="{cell}"><bdi>{safe(outcome)}</bdi></th><td style="{cell}">{bar}</td>'
        f'<td style="{whole};font-weight:700"><bdi>{safe(share)}</bdi></td>'
        f'<td style="{whole}"><bdi>{safe(known)}</bdi></td></tr>'
    )


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


__all__ = ["odds_html", "shares_html"]
