"""Hints in the explorer: for the person who is asked, from what their seat knows; told and marked, never played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.widgets import answers
from explorer.widgets.messages import Refused
from explorer.widgets.reckoning import hint_here, place

if TYPE_CHECKING:
    from explorer.widgets.session import Session


def hint(s: Session) -> None:
    """Tell which move a search finds best here, and why. Raises Refused where no hint is offered."""
    refused = _refused(s)
    if refused:
        raise Refused(refused)
    found = hint_here(s)
    s.hinted = place(s), found.move
    s.told = lambda speech: answers.hint_answer(found, speech)


def on_screen(s: Session) -> dict[str, str]:
    """Return what the page draws: nothing where no hint is offered, else `hint`, the move told here ('' for none)."""
    if _refused(s):
        return {}
    return {"hint": s.hinted[1].text if s.hinted is not None and s.hinted[0] == place(s) else ""}


def _refused(s: Session) -> str:
    """Return the id of the sentence that says why there is no hint here, '' where there is one.

    None while readings are on trial: no move is offered then. None while a pupil predicts first: a hint names legal
    moves before they have committed themselves. None in a game that names no stakes: its reasons could cite no clause.
    """
    if s.trial:
        return "ui-trial-first"
    if s.predicts:
        return "ui-hint-predicting"
    asked = s.seat in s.people and s.state.actor == s.seat
    return "" if asked and s.view.stakes() else "ui-hint-none"


__all__ = ["hint", "on_screen"]
