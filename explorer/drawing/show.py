"""How values show themselves in a notebook: self-contained HTML (no script), and the board as SVG too.

Pictures stand in the HTML as images, not as inline SVG: JupyterLab takes SVG elements out of the HTML of a notebook
that it does not trust and leaves their texts behind in a heap. An image stays whole, or says its title.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from explorer.core.findings import Finding, Verdict
from explorer.core.state import ALL, State
from explorer.core.views import View
from explorer.core.words import RIGHT_TO_LEFT, Word
from explorer.drawing.boards import board_for
from explorer.drawing.flow import flow_chart
from explorer.drawing.palette import BAD, GOOD, INK, LINE, MUTED, PANEL, PAPER, WHITE
from explorer.drawing.text import FONTS, safe
from explorer.drawing.trees import guard_chart, tree_chart

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.words import Catalogue
    from explorer.drawing.chart import Chart

Names = Mapping[Word, str] | None

_LIST = "margin:.3em 0;padding-inline-start:1.4em"
_SIGNS = {True: ("✓", GOOD), False: ("✗", BAD), None: ("?", MUTED)}


class Drawn:
    """A value as it is to be shown: in a language, with the players' names; `large` is for projecting a board."""

    def __init__(self, value: Any, language: str = "en", names: Names = None, large: bool = False) -> None:
        self.value, self.language, self.names, self.large = value, language, names, large

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self.value)} | mimebundle(self.value, self.language, self.names, self.large)


def mimebundle(value: Any, language: str = "en", names: Names = None, large: bool = False) -> dict[str, str]:
    """Return the MIME entries, beside plain text, of a position, a view, a finding or a verdict.

    A position shows everything (what nobody at the table sees), a view what its seat sees.
    """
    if isinstance(value, State):
        value = value.view(ALL)
    if isinstance(value, View):
        return _board(value, language, names, large)
    if isinstance(value, Verdict):
        return {"text/html": verdict_html(value, language, names)}
    if isinstance(value, Finding):
        return {"text/html": finding_html(value, language, names)}
    return {}


def html(value: Any, language: str = "en", names: Names = None, large: bool = False) -> str:
    """Return a value as HTML, '' for a value that has no picture."""
    return mimebundle(value, language, names, large).get("text/html", "")


def _board(view: View, language: str, names: Names, large: bool) -> dict[str, str]:
    words = view.game.words(language, names)
    said = view.describe(language, names)
    plain = f'<pre style="margin:.4em 0;white-space:pre-wrap;font:inherit;color:{INK}">{_lines(said)}</pre>'
    board = board_for(view.game)
    if board is None:
        return {"text/html": _page(plain, language)}
    svg = board.svg(view, language, names, large)
    told = f"<details><summary>{safe(words.say('draw-description'))}</summary>{plain}</details>"
    return {"text/html": _page(_image(svg) + told, language, wide=large), "image/svg+xml": svg}


def _image(svg: str) -> str:
    """An SVG as an image that says its title where it cannot be shown; its own style limits its width."""
    root = ElementTree.fromstring(svg)
    title = root.findtext("{http://www.w3.org/2000/svg}title", "")
    coded = b64encode(svg.encode()).decode()
    style = root.get("style", "")
    return f'<img alt="{safe(title)}" src="data:image/svg+xml;base64,{coded}" style="{safe(style)}">'


def verdict_html(verdict: Verdict, language: str = "en", names: Names = None) -> str:
    """Return a verdict: legal or not, every reason with its clause and a way forward, and the guards as a chart."""
    words = verdict.game.words(language, names)
    sign, colour = _SIGNS[verdict.legal]
    badge = (
        f'<span style="background:{colour};color:{WHITE};border-radius:1em;padding:.15em .8em;font-weight:700">'
        f"{sign} {safe(words.say('legal' if verdict.legal else 'illegal'))}</span>"
    )
    move = f'<strong style="font-size:1.15em"><bdi>{safe(verdict.move.text)}</bdi></strong>'
    parts = [f'<div style="margin:.2em 0 .6em">{badge}&ensp;{move}</div>']
    if verdict.legal:
        parts.append(f"<p style='margin:.4em 0'>{safe(verdict.finding.sentence(language, names))}</p>")
    for reason in verdict.reasons:
        parts.append(f"<p style='margin:.4em 0'>{_stated(reason, language, names)}</p>")
        parts.append(_way(reason, language, names))
    parts.append(_chart(guard_chart(verdict, language, names), words))
    return _page("".join(parts), language)


def finding_html(finding: Finding, language: str = "en", names: Names = None) -> str:
    """Return a finding: its sentence and clause, the decision tree it came from, and the findings below it."""
    words = finding.game.words(language, names)
    said = f"{_sign(finding)}<strong>{_stated(finding, language, names)}</strong>"
    parts = [f'<p style="margin:.2em 0 .6em;font-size:1.1em">{said}</p>']
    if finding.holds is False:
        parts.append(_way(finding, language, names))
    chart = tree_chart(finding, language, names)
    if finding.below:
        parts.append(f'<div style="color:{MUTED}">{safe(words.say("draw-reasons"))}</div>')
        parts.append(_below(finding, language, names))
    if chart is not None:
        parts.append(_chart(chart, words))
    return _page("".join(parts), language)


def _below(finding: Finding, language: str, names: Names) -> str:
    """The findings below one, as a list; what lies deeper is folded."""
    entries = []
    for f in finding.below:
        said, deeper = f"{_sign(f)}{_stated(f, language, names)}", _below(f, language, names)
        if deeper:
            said = f"<details><summary>{said}</summary>{deeper}</details>"
        entries.append(f'<li style="margin:.15em 0">{said}</li>')
    return f'<ul style="{_LIST}">{"".join(entries)}</ul>' if entries else ""


def _sign(finding: Finding) -> str:
    """A sign for what is unknown and for rules that allow or refuse; elsewhere the sentence says it all."""
    if finding.holds is not None and not finding.id.startswith("guard-"):
        return ""
    sign, colour = _SIGNS[finding.holds]
    return f'<span style="color:{colour};font-weight:700;margin-inline-end:.4em">{sign}</span>'


def _stated(finding: Finding, language: str, names: Names) -> str:
    cited = finding.citation(language)
    small = f' <small style="color:{MUTED};font-weight:400">({safe(cited)})</small>' if cited else ""
    return f"{safe(finding.sentence(language, names))}{small}"


def _way(finding: Finding, language: str, names: Names) -> str:
    way = finding.way(language, names)
    if not way:
        return ""
    label = finding.game.words(language).say("way-forward")
    return (
        f'<div style="background:{PANEL};border-inline-start:4px solid {INK};padding:.4em .8em;margin:.4em 0 .8em">'
        f'<div style="color:{MUTED};font-size:.9em">{safe(label)}</div>{safe(way)}</div>'
    )


def flow_html(game: Game, position: Any = None, language: str = "en", flows: tuple[str, ...] | None = None) -> str:
    """Return the course of a game, the step at which a position (or view) waits lit; see `flow_chart`."""
    return _page(_chart(flow_chart(game, position, language, flows), game.words(language)), language)


def _chart(chart: Chart, words: Catalogue) -> str:
    """A chart as a picture with its list folded below, or as the open list where nothing can place it."""
    svg = chart.svg(words)
    title = f'<div style="font-weight:700;margin:.8em 0 .3em">{safe(chart.title)}</div>'
    if svg is None:
        return title + chart.listing()
    told = f"<details><summary>{safe(words.say('draw-description'))}</summary>{chart.listing()}</details>"
    return f"{title}{_image(svg)}{told}"


def _page(inner: str, language: str, wide: bool = False) -> str:
    """Put HTML on its own ground, so that it reads the same in light and dark themes."""
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    limit = "" if wide else "max-width:1140px;"
    return (
        f'<div dir="{way}" lang="{language}" style="direction:{way};text-align:start;background:{PAPER};color:{INK};'
        f"border:1px solid {LINE};border-radius:10px;padding:.8em 1em;{limit}font-family:{safe(FONTS)};font-size:15px;"
        f'line-height:1.5">{inner}</div>'
    )


def _lines(text: str) -> str:
    return "\n".join(safe(line) for line in text.splitlines())


__all__ = ["Drawn", "finding_html", "flow_html", "html", "mimebundle", "verdict_html"]
