"""A comparison of readings as a page to print: tables, picture, the rulings with their lines, method and receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.rulebook import Ruling
from explorer.core.words import Catalogue
from explorer.drawing.markup import image_of
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.printing import printed_page
from explorer.drawing.text import safe
from explorer.laboratory.comparison_words import change_html, head, lines, method, settings, title, winners_said
from explorer.laboratory.forest import MOST_ROWS
from explorer.laboratory.showing import notes

if TYPE_CHECKING:
    from explorer.laboratory.comparisons import Compared, Comparison

STYLE = f"""
section {{ margin: 3mm 0 0; }}
section p {{ margin: 1mm 0; }}
h3 {{ font-size: 1.05em; margin: 3mm 0 .5mm; break-after: avoid; }}
.compared {{ break-inside: avoid; }}
table {{ border-collapse: collapse; width: 100%; margin: .8mm 0 0; }}
th, td {{ text-align: start; padding: .5mm 1.4mm; border-bottom: .5pt solid {LINE}; vertical-align: baseline; }}
th:first-child {{ width: 24%; }}
th:last-child {{ width: 32%; }}
thead th {{ border-bottom: 1pt solid {INK}; vertical-align: bottom; }}
tbody th {{ font-weight: 400; }}
td.number {{ white-space: nowrap; }}
tr.seen td {{ font-weight: 700; }}
td.said {{ color: {MUTED}; }}
tr.seen td.said {{ color: {INK}; }}
.ruling {{ break-inside: avoid; }}
.ruling ul {{ margin: .5mm 0; padding-inline-start: 5mm; }}
cite {{ font-style: normal; color: {MUTED}; }}
code {{ font-size: .95em; }}
img {{
  display: block; width: 150mm; max-width: 100%; max-height: 230mm; margin: 2mm auto;
  border: .5pt solid {LINE}; break-inside: avoid;
}}
pre {{
  direction: ltr; text-align: left; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85em; margin: 1mm 0;
}}
.note {{ color: {MUTED}; }}
.warning {{ font-weight: 700; }}
"""


def comparison_page(result: Comparison, language: str) -> str:
    """Return the page. Raises LaboratoryError without matplotlib, ExplorerError for a language the game lacks."""
    words = result.game.words(language)
    heading = title(result, words)
    book = result.game.rulebook
    source = words.say("sheet-source", document=book.number, version=book.version)
    said = [*settings(result, words), source]
    parts = [f"<header><h1>{safe(heading)}</h1>{''.join(f'<p>{safe(each)}</p>' for each in said)}</header>"]
    parts += [f'<p class="warning">{safe(each)}</p>' for each in notes(result, words)]
    parts.append(_section("lab-page-rulings", "".join(_ruling(r, result, words) for r in _rulings(result)), words))
    if result.done:
        found = "".join(_compared(compared, words) for compared in result.comparisons)
        parts.append(_section("lab-page-found", _pictures(result, language) + found, words))
        how = "".join(f'<p class="note">{safe(each)}</p>' for each in method(result, words))
        parts.append(_section("lab-page-method", how, words))
        shown = "\n".join(map(safe, result.receipt.text().splitlines()))
        parts.append(_section("lab-receipt", f'<pre dir="ltr">{shown}</pre>', words))
    return printed_page(heading, "\n".join(parts), language, STYLE)


def _section(name: str, inner: str, words: Catalogue) -> str:
    return f"<section><h2>{safe(words.say(name))}</h2>{inner}</section>"


def _pictures(result: Comparison, language: str) -> str:
    drawn = []
    for family in ("winners", "wins"):
        if result.intervals(family) <= MOST_ROWS:
            plot = result.plot(family, language)
            drawn.append(image_of(plot.svg(), plot.alt))
    return "".join(drawn)


def _rulings(result: Comparison) -> list[Ruling]:
    """Return the rulings in which the readings differ from each other, or from the usual reading."""
    readings = result.recipe.readings
    return [r for r in result.game.rulebook.rulings.values() if any(r.id in reading for reading in readings)]


def _ruling(ruling: Ruling, result: Comparison, words: Catalogue) -> str:
    """Return a ruling: its question, every option that was played, and the lines of the document it rests on."""
    language, readings = words.language, result.recipe.readings
    base = readings[0].get(ruling.id, ruling.default)
    played = {reading.get(ruling.id, ruling.default) for reading in readings}
    options = []
    for option in ruling.options.values():
        if option.id in played:
            mark = f" <cite>({safe(words.say('lab-page-base'))})</cite>" if option.id == base else ""
            options.append(f"<li><code><bdi>{safe(option.id)}</bdi></code>: {safe(option.text[language])}{mark}</li>")
    cited = result.game.cite(*ruling.clauses, language=language) if ruling.clauses else ruling.reference
    return (
        f'<div class="ruling"><h3>{safe(ruling.question[language])}</h3><p><code><bdi>{safe(ruling.id)}</bdi></code> '
        f"<cite>({safe(cited)})</cite></p><ul>{''.join(options)}</ul>"
        f'<p class="note">{safe(ruling.why[language])}</p></div>'
    )


def _compared(compared: Compared, words: Catalogue) -> str:
    heads = ("lab-compare-measure", "lab-compare-before", "lab-compare-after", "lab-compare-change", "lab-compare-says")
    top = "".join(f'<th scope="col">{safe(words.say(id))}</th>' for id in heads)
    rows = []
    for line in lines(compared, words):
        numbers = "".join(f'<td class="number"><bdi>{safe(each)}</bdi></td>' for each in (line.before, line.after))
        seen = ' class="seen"' if line.seen else ""
        rows.append(
            f'<tr{seen}><th scope="row">{safe(line.name)}</th>{numbers}'
            f'<td>{change_html(line.change, words)}</td><td class="said">{safe(line.said)}</td></tr>'
        )
    return (
        f'<div class="compared"><h3>{safe(head(compared, words))}</h3><p>{safe(winners_said(compared, words))}</p>'
        f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
