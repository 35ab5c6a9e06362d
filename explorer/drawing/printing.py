"""Pages to print: one self-contained HTML file for sheets of A4, with the style that all of them share."""

from __future__ import annotations

from explorer.core.words import RIGHT_TO_LEFT
from explorer.drawing.palette import INK, LIT, MUTED, WHITE
from explorer.drawing.text import FONTS, safe

_STYLE = f"""
@page {{ size: A4; margin: 9mm 10mm; }}
* {{ box-sizing: border-box; }}
html {{ background: {WHITE}; }}
body {{ margin: 0 auto; max-width: 190mm; color: {INK}; font: 8.6pt/1.26 {FONTS}; }}
html[dir=rtl] body {{ font-size: 9.3pt; }}
header {{ border-bottom: 1.4pt solid {INK}; padding-bottom: 1.2mm; margin-bottom: 2mm; }}
h1 {{ font-size: 15pt; line-height: 1.2; margin: 0; }}
header p {{ margin: .6mm 0 0; color: {MUTED}; }}
h2 {{
  font-size: 1.06em; line-height: 1.25; margin: 0 0 .8mm; padding: .3mm 1.6mm; background: {LIT}; break-after: avoid;
  border-inline-start: 2pt solid {INK}; print-color-adjust: exact; -webkit-print-color-adjust: exact;
}}
@media screen {{ body {{ padding: 10mm; max-width: 210mm; font-size: 11pt; }} }}
"""


def printed_page(title: str, body: str, language: str, style: str = "") -> str:
    """Return a whole HTML page: the shared style, then the page's own, and the body as it is given."""
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}" dir="{way}"><head><meta charset="utf-8">'
        f"<title>{safe(title)}</title><style>{_STYLE}{style}</style></head>\n"
        f"<body>{body}</body></html>\n"
    )
