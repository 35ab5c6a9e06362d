"""The widget itself: one JSON screen drawn by `static/explorer.js`, small messages back; it knows no game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import anywidget
from traitlets import Dict

STATIC = Path(__file__).parent / "static"


def packed(name: str) -> str:
    """Return a file of the page without indentation and lines of comment: every widget sends its own copy.

    In a script the blanks beside signs go as well, outside of "…" and `…`; lines stay lines.
    """
    lines = [line.strip() for line in (STATIC / name).read_text(encoding="utf-8").splitlines()]
    whole = "\n".join(line for line in lines if line and not line.startswith("//"))
    if not name.endswith(".js"):
        return whole
    parts = re.split(r"""("[^"\n]*"|`[^`]*`)""", whole)
    parts[::2] = [re.sub(r" *([=<>?:,;{}()|&!\[\]]) *", r"\1", code) for code in parts[::2]]
    return "".join(parts)


class Stage(anywidget.AnyWidget):
    """A page made in Python and drawn in the browser. Subclasses say what the screen is and take the messages.

    The page gets `screen` only, in one piece, and sends `{"do": …, "n": the number of its screen, …}`.
    """

    _esm = packed("explorer.js")
    _css = packed("explorer.css")
    screen = Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(screen=self.drawn())
        self.on_msg(self._received)

    def drawn(self) -> dict[str, Any]:
        """Return the screen as it is to be now."""
        raise NotImplementedError

    def act(self, message: Any) -> None:
        """Do what a message asks for and show what has come of it; never raises for a message."""
        raise NotImplementedError

    def draw(self) -> None:
        """Send the screen as it is now."""
        self.screen = self.drawn()

    def static(self) -> str:
        """Return the page as HTML without a script, for a notebook that is read and not run."""
        raise NotImplementedError

    def _received(self, _: Any, content: Any, buffers: Any) -> None:
        self.act(content)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the widget, and beside it the picture for a page without a kernel."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, "text/plain": repr(self), "text/html": self.static()}, metadata
