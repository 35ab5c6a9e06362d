"""Two readings of a ruling side by side: what comes of a topic under each, and the document's line between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.core.errors import RulingError, among, clip
from explorer.core.rulebook import Option, Ruling
from explorer.core.state import ALL, State
from explorer.core.views import View
from explorer.counting.differing import odds_of_luck, same_odds
from explorer.drawing.markup import Names, findings, image, page, stated
from explorer.drawing.palette import INK, LINE, MUTED, PANEL
from explorer.drawing.text import safe
from explorer.drawing.trees import lit_nodes, tree_chart

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue, Word
    from explorer.counting.odds import Odds

ROOM = 126.0  # of a box's text: two trees must stand beside each other
COLUMNS = '<div style="display:flex;flex-wrap:wrap;align-items:stretch;gap:14px">'


@dataclass(frozen=True)
class Reading:
    """One side: the option, and what comes of the topic under it, or why that cannot be said.

    `odds` are there where luck alone decides; `why` is the reason of a refusal as a word, where it has one.
    """

    option: Option
    finding: Finding | None
    refused: str
    in_force: bool
    usual: bool
    odds: Odds | None = None
    why: Word | None = None


def readings(
    position: State | View, topic: str, ruling: str, options: Sequence[str] | None = None
) -> tuple[Reading, Reading]:
    """Return what comes of a topic ('zone:harbour') under two options of a ruling, as far as the viewer knows.

    Without `options`: the one in force and the first other. Raises RulingError for an unknown ruling or option,
    ExplorerError for an unknown topic.
    """
    view = position if isinstance(position, View) else position.view(ALL)
    asked = _asked(view, ruling)
    now = view.rules.rulings[ruling]
    pair = (now, *(o for o in asked.options if o != now))[:2] if options is None else tuple(options)
    for option in pair:
        if option not in asked.options:
            raise RulingError(ruling, f"no reading {clip(repr(option))}; {among(str(option), asked.options)}")
    if len(pair) != 2:
        raise RulingError(ruling, f"expected two readings to compare, got {len(pair)}")
    view.explain(topic)
    first, second = (_reading(view, topic, asked, option, now) for option in pair)
    return first, second


def _asked(view: View, ruling: str) -> Ruling:
    found = view.game.rulebook.rulings.get(ruling)
    if found is None:
        raise RulingError(ruling, f"unknown; {among(ruling, view.game.rulebook.rulings)}")
    return found


def _reading(view: View, topic: str, ruling: Ruling, option: str, now: str) -> Reading:
    finding, refused, odds, why = None, "", None, None
    try:
        under = view.under({ruling.id: option})
        finding, odds = under.explain(topic), odds_of_luck(under, topic)
    except RulingError as error:
        refused, why = error.expected, error.said
    return Reading(ruling.options[option], finding, refused, option == now, option == ruling.default, odds, why)


def difference(words: Catalogue, first: Reading, second: Reading, language: str, names: Names = None) -> str:
    """Return in a sentence whether the reading matters here, and how."""
    told = [r.finding.sentence(language, names) for r in (first, second) if r.finding is not None]
    if len(told) < 2:
        return words.say("draw-readings-one", first=told[0]) if told else words.say("draw-readings-none")
    if told[0] != told[1]:
        return words.say("draw-readings-differ", first=told[0], second=told[1])
    if first.odds is not None and second.odds is not None and not same_odds(first.odds, second.odds):
        likely = (odds.brief(language, names) for odds in (first.odds, second.odds))
        return words.say("draw-readings-odds", told=told[0], first=next(likely), second=next(likely))
    return words.say("draw-readings-same" if first.finding == second.finding else "draw-readings-way", first=told[0])


def readings_html(
    position: State | View, topic: str, ruling: str, options: Sequence[str] | None = None, language: str = "en",
    names: Names = None,
) -> str:  # fmt: skip
    """Return two readings side by side as HTML: each option with its decision tree, the clauses between them.

    From a view, only what its seat knows; see `readings` for the arguments and what is raised.
    """
    first, second = readings(position, topic, ruling, options)
    words = position.game.words(language, names)
    asked = position.game.rulebook.rulings[ruling]
    said = difference(words, first, second, language, names)
    title = words.say("draw-readings", topic=asked.question[language])
    parts = (
        f'<div style="font-weight:700;font-size:1.2em;margin:.1em 0 .3em">{safe(title)}</div>',
        f'<p style="margin:.2em 0 .8em;font-size:1.05em">{"<br/>".join(map(safe, said.splitlines()))}</p>',
        COLUMNS,
        _side(words, first, second, 1, language, names),
        between(words, asked, language, position),
        _side(words, second, first, 2, language, names),
        "</div>",
    )
    return page("".join(parts), language)


def _basis(grow: int, least: int) -> str:
    """Side by side where the page is wide enough, else one below the other.

    Plain lengths: JupyterLab strips what is computed from a notebook that it does not trust.
    """
    return f"flex:{grow} 1 {least}px;box-sizing:border-box;"


def _side(words: Catalogue, reading: Reading, other: Reading, n: int, language: str, names: Names) -> str:
    inner = _outcome(words, reading.finding, other.finding, language, names)
    if reading.finding is None:
        english = f'<bdi lang="en" dir="ltr">{safe(reading.refused)}</bdi>'
        why = english if reading.why is None else f"{safe(words.say(reading.why))}."
        inner = f'<p style="margin:.3em 0">✗ {safe(words.say("draw-reading-refused"))}</p><p>{why}</p>'
    return column(words, reading.option, n, inner, reading.in_force, reading.usual)


def column(words: Catalogue, option: Option, n: int, inner: str, in_force: bool, usual: bool, least: int = 300) -> str:
    """Return one reading as a column at least so many pixels wide: which it is, and what came of it (`inner`, HTML)."""
    edge = f"border:2px solid {INK}" if in_force else f"border:2px dashed {MUTED}"
    flags = [words.say(f"draw-reading-{flag}") for flag, holds in (("in-force", in_force), ("default", usual)) if holds]
    small = f' <small style="color:{MUTED};font-weight:400">({safe(words.listed(flags))})</small>' if flags else ""
    heading = (
        f'<div style="color:{MUTED}">{safe(words.say("draw-reading", n=n))}{small}</div>'
        f'<div style="font-weight:700;font-size:1.08em;margin-bottom:.5em">{safe(option.text[words.language])}</div>'
    )
    style = f"{_basis(5, least)}{edge};border-radius:10px;padding:.6em .8em;break-inside:avoid"
    return f'<section style="{style}">{heading}{inner}</section>'


def _outcome(words: Catalogue, finding: Finding | None, other: Finding | None, language: str, names: Names) -> str:
    """What came of it, and its tree open where either reading goes; without a tree, what it rests on."""
    if finding is None:
        return ""
    said = f'<p style="margin:.3em 0 .6em"><strong>{stated(finding, language, names)}</strong></p>'
    unfold = set(lit_nodes(finding)) | set(lit_nodes(other) if other is not None else ())
    chart = tree_chart(finding, language, names, unfold, ROOM)
    if chart is None:
        return said + findings(finding.below, language, names)
    svg = chart.svg(words)
    if svg is None:
        return said + chart.listing()  # in the picture the lit leaf says what came of it
    told = f"<details><summary>{safe(words.say('draw-description'))}</summary>{chart.listing()}</details>"
    return f"{image(svg)}{told}"


def between(words: Catalogue, ruling: Ruling, language: str, position: State | View) -> str:
    """Return the document's line: every clause that the ruling touches, where it stands and what it says; what is
    assumed stands apart."""
    game = position.game
    parts = []
    for head, assumed in (("draw-reading-says", False), ("draw-reading-assumed", True)):
        clauses = [id for id in ruling.clauses if (game.clause(id).assumed is not None) == assumed]
        if clauses:
            parts.append(f'<div style="font-weight:700;margin-bottom:.3em">{safe(words.say(head))}</div>')
        for id in clauses:
            cited = safe(game.cite(id, language=language))
            parts.append(
                f'<blockquote style="margin:.3em 0 .8em;padding-inline-start:.7em;border-inline-start:4px solid {INK}">'
                f'{safe(game.clause(id).text[language])}<br/><small style="color:{MUTED}">{cited}</small></blockquote>'
            )
    parts.append(f'<small style="color:{MUTED}"><bdi>{safe(ruling.reference)}</bdi></small>')
    style = f"{_basis(3, 220)}background:{PANEL};border:1px solid {LINE};border-radius:10px;padding:.6em .8em"
    return f'<section style="{style};align-self:flex-start">{"".join(parts)}</section>'


__all__ = ["COLUMNS", "Reading", "between", "column", "difference", "readings", "readings_html"]
