"""What can answer what in `hundred`: a row for each card that is aimed, a column for each answer, from the guards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.drawing.markup import SIGNS, page
from explorer.drawing.palette import INK, LINE, MUTED, PANEL
from explorer.drawing.text import safe
from explorer.rules.hundred.chains import answer_findings
from explorer.rules.hundred.spells import ANSWERS

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue
    from explorer.rules.hundred.game import HundredRules

CELL = "text-align:start;padding:.4em .7em;vertical-align:top"


def answers_html(rules: HundredRules, language: str = "en") -> str:
    """Return which answer may be given to which card as an HTML table, with the clause that allows or forbids it.

    Where a Mirror changes nothing of that, one row stands for both; a card that this deck has not is left out.
    """
    words, deck = rules.game.words(language), rules.deck
    found = answer_findings(rules)
    heads = [words.say("draw-aimed"), *(words.say(deck.words[kind]) for kind in ANSWERS.values())]
    head = "".join(f'<th scope="col" style="{CELL};border-bottom:2px solid {INK}">{safe(said)}</th>' for said in heads)
    rows = []
    for kind in dict.fromkeys(kind for kind, _ in found):
        if not deck.copies[kind]:
            continue
        plain, mirrored = found[kind, False], found[kind, True]
        name = words.say(deck.words[kind])
        if not plain["mirror"].holds or _same(plain, mirrored):
            rows.append(_line(words, name, plain))
        else:
            rows.append(_line(words, words.say("draw-as-played", card=deck.words[kind]), plain))
            rows.append(_line(words, words.say("draw-after-mirror", card=deck.words[kind]), mirrored))
    caption = (
        f'<caption style="text-align:start;padding:0 0 .5em"><span style="font-weight:700;font-size:1.15em">'
        f"{safe(words.say('draw-answers-table'))}</span><br/>"
        f'<small style="color:{MUTED}">{safe(words.say("draw-answers-note"))}</small></caption>'
    )
    table = (
        f'<table style="border-collapse:collapse;color:{INK};text-align:start;margin:0">'
        f"{caption}<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )
    return page(f'<div style="overflow-x:auto">{table}</div>', language)


def _same(plain: Mapping[str, Finding], mirrored: Mapping[str, Finding]) -> bool:
    """Tell whether every answer meets the same, mirrored or not."""
    return all((plain[verb].id, plain[verb].holds) == (mirrored[verb].id, mirrored[verb].holds) for verb in plain)


def _line(words: Catalogue, name: str, answers: Mapping[str, Finding]) -> str:
    th = f'<th scope="row" style="{CELL};border-top:1px solid {LINE};background:{PANEL}">{safe(name)}</th>'
    return f'<tr style="break-inside:avoid">{th}{"".join(_cell(words, finding) for finding in answers.values())}</tr>'


def _cell(words: Catalogue, finding: Finding) -> str:
    """A tick or a cross, in words whether the answer is allowed or what forbids it, and where that stands."""
    sign, colour = SIGNS[finding.holds]
    whole = finding.sentence(words.language)
    said = words.say("draw-yes") if finding.holds else whole
    weight = "font-weight:700" if finding.holds else ""
    return (
        f'<td style="{CELL};border-top:1px solid {LINE};max-width:18em" title="{safe(whole)}">'
        f'<span aria-hidden="true" style="color:{colour};font-weight:700">{sign}</span> '
        f'<span style="{weight}">{safe(said)}</span> '
        f'<small style="color:{MUTED}">({safe(finding.citation(words.language))})</small></td>'
    )


__all__ = ["answers_html"]
