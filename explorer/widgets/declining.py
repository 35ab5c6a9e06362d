"""Passing by itself: where somebody is asked and has nothing to answer but no, the explorer says it for them.

A match asks every seat in its windows, so that being asked tells nothing of a hand. At a screen with one person, the
others programs, it would only cost clicks. Where people share a screen nobody passes by themselves: it would tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.state import ALL

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.widgets.session import Session


def alone(s: Session) -> bool:
    """Tell whether one person plays, and that person, or everybody's cards, are looked at."""
    return len(s.people) == 1 and s.seat in (*s.people, ALL)


def offered(s: Session) -> bool:
    """Tell whether there is a choice to make: one person, who looks on, and questions to which no is an answer."""
    return alone(s) and any(getattr(each.step, "declinable", False) for each in s.state.rules.steps)


def only_no(s: Session) -> bool:
    """Tell whether whoever looks on is asked now and can only say no, and lets that be said by itself."""
    question = s.state.question
    if question is None or not question.declinable or not s.passes or s.predicts or s.trial:
        return False
    return alone(s) and s.match.actor in s.people and len(s.view.legal_moves()) == 1


def pass_on(s: Session) -> tuple[list[Event], int]:
    """Say no as long as nothing else can be said; return what happened, as the seat saw it, and how many times."""
    seen: list[Event] = []
    count = 0
    while only_no(s):
        seen += s.seen(s.match.play(s.view.legal_moves()[0]))
        count += 1
    return seen, count


def on_screen(s: Session) -> dict[str, Any]:
    """Return what the page draws: nothing where there is no choice to make."""
    return {"passes": s.passes} if offered(s) else {}


__all__ = ["offered", "on_screen", "only_no", "pass_on"]
