"""What answers a question in a lesson, folded under it, so that nobody reads it before they have thought."""

from __future__ import annotations

from typing import Any

from explorer.core.errors import ExplorerError, clip
from explorer.drawing.palette import INK
from explorer.drawing.show import html
from explorer.drawing.text import safe
from explorer.teaching.lesson import Html, folded


def behind(question: str, answer: Any, language: str = "en") -> Html:
    """Return an answer folded under its question: a text line by line, or a value as it shows itself.

    Where no HTML is shown, the answer stands as plain text. Raises ExplorerError for a value that has no picture.
    """
    shown = _lines(answer) if isinstance(answer, str) else _picture(answer, language)
    if not shown:
        raise ExplorerError(
            f"there is nothing to fold under {clip(repr(question))}: {clip(repr(answer))} has no picture"
        )
    return Html(folded(question, shown), str(answer) if not isinstance(answer, Html) else "")


def _lines(text: str) -> str:
    lines = "\n".join(map(safe, text.splitlines()))
    style = f"white-space:pre-wrap;font:inherit;color:{INK};margin:0"
    return f'<pre style="{style}">{lines}</pre>'


def _picture(value: Any, language: str) -> str:
    """Return a value's HTML: a game's own, or what it shows in a notebook."""
    own = html(value, language)
    if not own and hasattr(value, "_repr_html_"):
        own = value._repr_html_()
    if not own and hasattr(value, "_repr_mimebundle_"):
        own = value._repr_mimebundle_().get("text/html", "")
    return str(own)


__all__ = ["behind"]
