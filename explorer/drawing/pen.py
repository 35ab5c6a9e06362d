"""A pen that writes SVG: coordinates are given as for left-to-right, and mirrored for a right-to-left language."""

from __future__ import annotations

import re
from typing import Any

from explorer.drawing.palette import INK, PAPER
from explorer.drawing.text import FONTS, against, fit, safe


def number(value: float) -> str:
    """Return a coordinate, short and the same everywhere."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def attributes(given: dict[str, Any]) -> str:
    """Return keyword arguments as XML attributes: `stroke_width=2` becomes `stroke-width="2"`."""
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(v) if isinstance(v, float) else safe(v)}"'
        for key, v in given.items()
        if v is not None
    )


class Pen:
    """Collects the parts of one picture of a given width; the height is known when it is finished."""

    def __init__(self, width: float, rtl: bool = False) -> None:
        self.width, self.rtl = width, rtl
        self.parts: list[str] = []

    def x(self, x: float, w: float = 0) -> float:
        """Return where x (of something w wide) lies on the page."""
        return self.width - x - w if self.rtl else x

    def open(self, title: str = "", **given: Any) -> None:
        """Begin a group; `title` is what a pointer resting on it shows."""
        self.parts.append(f"<g{attributes(given)}>")
        if title:
            self.parts.append(f"<title>{safe(title)}</title>")

    def close(self) -> None:
        self.parts.append("</g>")

    def rect(self, x: float, y: float, w: float, h: float, fill: str, r: float = 0, **given: Any) -> None:
        shape = {"x": float(self.x(x, w)), "y": float(y), "width": float(w), "height": float(h)}
        self.parts.append(f"<rect{attributes(shape | {'rx': float(r) if r else None, 'fill': fill} | given)}/>")

    def circle(self, x: float, y: float, r: float, fill: str, **given: Any) -> None:
        shape = {"cx": float(self.x(x)), "cy": float(y), "r": float(r), "fill": fill}
        self.parts.append(f"<circle{attributes(shape | given)}/>")

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, w: float = 1, **given: Any) -> None:
        ends = {"x1": float(self.x(x1)), "y1": float(y1), "x2": float(self.x(x2)), "y2": float(y2)}
        self.parts.append(f"<line{attributes(ends | {'stroke': stroke, 'stroke_width': w} | given)}/>")

    def icon(self, d: str, x: float, y: float, size: float, fill: str, turned: bool = False, **given: Any) -> None:
        """Draw a path made in a box of 24 by 24 at (x, y); `turned` ones point along the reading direction."""
        scale = size / 24
        left = self.x(x, size)
        flip = turned and self.rtl
        move = f"translate({number(left + size if flip else left)} {number(y)}) "
        grow = f"scale(-{scale:.3f} {scale:.3f})" if flip else f"scale({scale:.3f})"
        shape = {"d": d, "transform": move + grow, "fill": fill, "fill_rule": "evenodd"}
        self.parts.append(f"<path{attributes(shape | given)}/>")

    def path(self, points: str, **given: Any) -> None:
        """Draw a path in the picture's own coordinates (not mirrored: the caller has done it)."""
        self.parts.append(f"<path{attributes({'d': points} | given)}/>")

    def text(
        self, x: float, y: float, said: str, size: float, *, anchor: str = "start", bold: bool = False,
        fill: str = INK, room: float | None = None, **given: Any,
    ) -> None:  # fmt: skip
        """Write a text with its baseline at y; where it does not fit the room it is cut, its title says it whole."""
        if not said:
            return
        shown = said if room is None else fit(said, size, room, bold)
        style = "unicode-bidi:plaintext" if against(shown, self.rtl) else None
        kept = {"x": float(self.x(x)), "y": float(y), "font_size": float(size), "fill": fill, "style": style}
        kept["text_anchor"] = None if anchor == "start" else anchor
        kept["font_weight"] = 700 if bold else None
        whole = f"<title>{safe(said)}</title>" if shown != said else ""
        self.parts.append(f"<text{attributes(kept | given)}>{whole}{safe(shown)}</text>")

    def svg(self, height: float, id: str, title: str, desc: str, language: str, widest: float | None) -> str:
        """Return the finished picture. `id` makes its ids unique on a page; `widest` in pixels, None for no limit."""
        id = re.sub(r"[^A-Za-z0-9-]", "-", id)
        limit = "" if widest is None else f"max-width:{number(widest)}px;"
        way = "rtl" if self.rtl else "ltr"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(height)}" role="img" '
            f'aria-labelledby="{id}-title {id}-desc" xml:lang="{language}" lang="{language}" direction="{way}" '
            f'style="width:100%;{limit}height:auto;display:block;direction:{way}" font-family="{safe(FONTS)}">'
            f'<title id="{id}-title">{safe(title)}</title><desc id="{id}-desc">{_lines(desc)}</desc>'
            f'<rect width="{number(self.width)}" height="{number(height)}" rx="10" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>"
        )


def _lines(text: str) -> str:
    return "\n".join(safe(line) for line in text.splitlines())
