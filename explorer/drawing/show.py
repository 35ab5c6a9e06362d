"""How values show themselves in a notebook: self-contained HTML (no script), and the board as SVG too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from explorer.core.findings import Finding, Verdict
from explorer.core.state import ALL, State
from explorer.core.views import View
from explorer.counting.battle_results import Reckoned
from explorer.counting.odds import Odds
from explorer.drawing.battle_table import reckoned_html
from explorer.drawing.boards import board_for
from explorer.drawing.flow import flow_charts
from explorer.drawing.hint_card import hint_html
from explorer.drawing.markup import SIGNS, Names, findings, image, named, page, picture, sign, stated
from explorer.drawing.odds_table import odds_html
from explorer.drawing.palette import INK, MUTED, PANEL, WHITE
from explorer.drawing.text import safe
from explorer.drawing.trees import guard_chart, tree_chart
from explorer.players.hints import Hint

if TYPE_CHECKING:
    from explorer.core.game import Game


class Drawn:
    """A value as it is to be shown: in a language, with the players' names; `large` is for projecting a board."""

    def __init__(self, value: Any, language: str = "en", names: Names = None, large: bool = False) -> None:
        self.value, self.language, self.names, self.large = value, language, names, large

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self.value)} | mimebundle(self.value, self.language, self.names, self.large)


def mimebundle(value: Any, language: str = "en", names: Names = None, large: bool = False) -> dict[str, str]:
    """Return the MIME entries, beside plain text, of a position, a view, a finding, a verdict, odds or a hint.

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
    if isinstance(value, Odds):
        return {"text/html": odds_html(value, language, names)}
    if isinstance(value, Reckoned):
        return {"text/html": reckoned_html(value, language)}
    if isinstance(value, Hint):
        return {"text/html": hint_html(value, language, names)}
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
        return {"text/html": page(plain, language)}
    svg = board.svg(view, language, names, large)
    told = f"<details><summary>{safe(words.say('draw-description'))}</summary>{plain}</details>"
    return {"text/html": page(image(svg) + told, language, wide=large), "image/svg+xml": svg}


def verdict_html(verdict: Verdict, language: str = "en", names: Names = None) -> str:
    """Return a verdict: legal or not, every reason with its clause, way forward and picture, the guards as a chart."""
    words = verdict.game.words(language, names)
    shown, colour = SIGNS[verdict.legal]
    badge = (
        f'<span style="background:{colour};color:{WHITE};border-radius:1em;padding:.15em .8em;font-weight:700">'
        f"{shown} {safe(words.say('legal' if verdict.legal else 'illegal'))}</span>"
    )
    move = f'<strong style="font-size:1.15em">{named(verdict.move, words)}</strong>'
    parts = [f'<div style="margin:.2em 0 .6em">{badge}&ensp;{move}</div>']
    if verdict.legal:
        parts.append(f"<p style='margin:.4em 0'>{safe(verdict.finding.sentence(language, names))}</p>")
    for reason in verdict.reasons:
        parts.append(f"<p style='margin:.4em 0'>{stated(reason, language, names)}</p>")
        parts.append(_way(reason, language, names))
        parts.append(pictured(reason, language, names))
    parts.append(picture(guard_chart(verdict, language, names), words))
    return page("".join(parts), language)


def finding_html(finding: Finding, language: str = "en", names: Names = None) -> str:
    """Return a finding: its sentence and clause, the decision tree it came from, and the findings below it."""
    words = finding.game.words(language, names)
    said = f"{sign(finding)}<strong>{stated(finding, language, names)}</strong>"
    parts = [f'<p style="margin:.2em 0 .6em;font-size:1.1em">{said}</p>']
    if finding.holds is False:
        parts.append(_way(finding, language, names))
    parts.append(pictured(finding, language, names))
    chart = tree_chart(finding, language, names, noting=False)  # the list below tells what the notes would
    if finding.below:
        parts.append(f'<div style="color:{MUTED}">{safe(words.say("draw-reasons"))}</div>')
        parts.append(findings(finding.below, language, names))
    if chart is not None:
        parts.append(picture(chart, words))
    return page("".join(parts), language)


def pictured(finding: Finding, language: str, names: Names) -> str:
    """Return the picture that the game's board has for such a finding (`picture_of`), its words folded below."""
    draws = getattr(board_for(finding.game), "picture_of", None)
    svg: str = draws(finding, language, names) if draws is not None else ""
    if not svg:
        return ""
    said = ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}desc", "")
    plain = f'<pre style="margin:.4em 0;white-space:pre-wrap;font:inherit;color:{INK}">{_lines(said)}</pre>'
    summary = safe(finding.game.words(language).say("draw-description"))
    return f"{image(svg)}<details><summary>{summary}</summary>{plain}</details>"


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
    """Return the course of a game, the step at which a position (or view) waits lit; see `flow_charts`."""
    charts = flow_charts(game, position, language, flows)
    return page("".join(picture(chart, game.words(language)) for chart in charts), language)


def _lines(text: str) -> str:
    return "\n".join(safe(line) for line in text.splitlines())


__all__ = ["Drawn", "finding_html", "flow_html", "html", "mimebundle", "pictured", "verdict_html"]
