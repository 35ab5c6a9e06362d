"""Parts of the HTML that drawings stand in: the page's own ground, pictures as images, findings as sentences.

Pictures stand in the HTML as images, not as inline SVG: JupyterLab takes SVG elements out of the HTML of a notebook
that it does not trust and leaves their texts behind in a heap. An image stays whole, or says its title.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from re import sub
from typing import TYPE_CHECKING, TypeAlias
from xml.etree import ElementTree

from explorer.core.naming import move_name
from explorer.core.words import RIGHT_TO_LEFT, Word
from explorer.drawing.palette import BAD, GOOD, INK, LINE, MUTED, PAPER
from explorer.drawing.text import FONTS, safe

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.moves import Move
    from explorer.core.words import Catalogue
    from explorer.drawing.chart import Chart

Names: TypeAlias = Mapping[Word, str] | None

LIST = "margin:.3em 0;padding-inline-start:1.4em"
SIGNS = {True: ("✓", GOOD), False: ("✗", BAD), None: ("?", MUTED)}


def named(move: Move, words: Catalogue) -> str:
    """Return what a move is called, as HTML; beside it how it is written, where that is something else."""
    name = move_name(move, words)
    said = f"<bdi>{safe(name)}</bdi>"
    if name == move.text:
        return said
    small = f'<bdi lang="en" dir="ltr">{safe(move.text)}</bdi>'
    return f'{said} <small style="font-weight:400;color:{MUTED}">{small}</small>'


def page(inner: str, language: str, wide: bool = False) -> str:
    """Put HTML on its own ground, so that it reads the same in light and dark themes."""
    way, side = ("rtl", "right") if language in RIGHT_TO_LEFT else ("ltr", "left")
    limit = "" if wide else "max-width:1140px;"
    limit += "margin-left:auto;" if way == "rtl" else ""  # at the side where its text begins
    # an exported notebook gives summaries the colour of its own theme
    inner = inner.replace("<summary>", f'<summary style="color:{INK};cursor:pointer">')
    # JupyterLab aligns paragraphs to the left, and strips `text-align:start` from a notebook it does not trust
    inner = inner.replace("text-align:start", f"text-align:{side}")
    if way == "rtl":
        inner = sub(r"<p(?: style=[\"']([^\"']*)[\"'])?>", r'<p style="direction:rtl;text-align:right;\1">', inner)
    return (
        f'<div dir="{way}" lang="{language}" style="direction:{way};text-align:{side};background:{PAPER};color:{INK};'
        f"border:1px solid {LINE};border-radius:10px;padding:.8em 1em;{limit}font-family:{safe(FONTS)};font-size:15px;"
        f'line-height:1.5">{inner}</div>'
    )


def image(svg: str) -> str:
    """Return an SVG as an image that says its title where it cannot be shown; its own style limits its width."""
    root = ElementTree.fromstring(svg)
    return image_of(svg, root.findtext("{http://www.w3.org/2000/svg}title", ""), root.get("style", ""))


def image_of(svg: str, alt: str, style: str = "") -> str:
    """Return an SVG as an image with an alternative text."""
    coded = b64encode(svg.encode()).decode()
    return f'<img alt="{safe(alt)}" src="data:image/svg+xml;base64,{coded}" style="{safe(style)}">'


def picture(chart: Chart, words: Catalogue) -> str:
    """Return a chart as a picture with its list folded below, or as the open list where nothing can place it."""
    svg = chart.svg(words)
    title = f'<div style="font-weight:700;margin:.8em 0 .3em">{safe(chart.title)}</div>'
    if svg is None:
        return title + chart.listing()
    told = f"<details><summary>{safe(words.say('draw-description'))}</summary>{chart.listing()}</details>"
    return f"{title}{image(svg)}{told}"


def stated(finding: Finding, language: str, names: Names) -> str:
    """Return a finding's sentence and where the rule stands."""
    cited = finding.citation(language)
    small = f' <small style="color:{MUTED};font-weight:400">({safe(cited)})</small>' if cited else ""
    return f"{safe(finding.sentence(language, names))}{small}"


def sign(finding: Finding) -> str:
    """Return a sign for what is unknown and for rules that allow or refuse; elsewhere the sentence says it all."""
    if finding.holds is not None and not finding.id.startswith("guard-"):
        return ""
    shown, colour = SIGNS[finding.holds]
    return f'<span style="color:{colour};font-weight:700;margin-inline-end:.4em">{shown}</span>'


def findings(given: Sequence[Finding], language: str, names: Names) -> str:
    """Return findings as a list; what lies deeper is folded."""
    entries = []
    for f in given:
        said, deeper = f"{sign(f)}{stated(f, language, names)}", findings(f.below, language, names)
        if deeper:
            said = f"<details><summary>{said}</summary>{deeper}</details>"
        entries.append(f'<li style="margin:.15em 0">{said}</li>')
    return f'<ul style="{LIST}">{"".join(entries)}</ul>' if entries else ""
