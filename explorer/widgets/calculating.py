"""A game's calculator in the explorer: numbers that follow the position until one of them is changed by hand.

Which game has one, and what it reckons, its board says (`calculator`); see `explorer.drawing.boards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.drawing.boards import Calculator, board_for
from explorer.widgets import answers
from explorer.widgets.messages import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from explorer.core.views import View
    from explorer.widgets.session import Session
    from explorer.widgets.speech import Speech


def calculator_of(s: Session) -> Calculator | None:
    """Return the calculator of the game that is looked at, None where it has none."""
    calculator: Calculator | None = getattr(board_for(s.game), "calculator", None)
    return calculator


def _needed(s: Session) -> Calculator:
    found = calculator_of(s)
    if found is None:
        raise Refused("ui-message-odd")
    return found


def reckon(s: Session, field: str, value: str) -> None:
    """Change a field of the calculator; what will not do is said there and kept as it was written."""
    s.sums = _needed(s).changed(s.view, s.sums, field, value)


def follow(s: Session, on: bool) -> None:
    """Let the numbers be those of the position from now on, or stay as they are."""
    s.sums = _needed(s).following(s.view, s.sums, on)


def on_screen(s: Session, view: View, speech: Speech) -> dict[str, Any]:
    """Return what the page draws: nothing where the game has no calculator."""
    found = calculator_of(s)
    if found is None:
        return {}
    panel = found.panel(view, s.sums, speech.language, speech.names)
    shown = {
        "title": speech.say(found.title),
        "fields": panel.fields,
        "follows": panel.follows,
        "told": panel.told,
        "html": panel.html + _rules(panel.clauses, speech),
    }
    return {"calculator": shown}


def _rules(cited: Sequence[str], speech: Speech) -> str:
    """Return the clauses to unfold, all of them in one fold."""
    said = answers.clauses(cited, speech)
    return f"<details><summary>{speech.html('ui-rests-on')}</summary>{said}</details>" if said else ""


__all__ = ["calculator_of", "follow", "on_screen", "reckon"]
