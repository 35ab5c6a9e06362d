"""Whose turn it is, in one line: yours, another seat's, that of chance or a program; or how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import CHANCE
from explorer.drawing.text import safe
from explorer.matches.seating import HUMAN
from explorer.widgets.render import framed

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.views import View
    from explorer.matches.match import Match
    from explorer.widgets.render import Speech


def somebody_waits(match: Match) -> bool:
    """Tell whether a program or chance is to move and nobody lets it, as in a match made with `auto=False`."""
    if match.actor == CHANCE:
        return match.luck.kind != "ask"
    return match.actor is not None and match.seats[match.actor].player != HUMAN


def turn_line(match: Match, view: View, moves: Sequence[Move], speech: Speech) -> str:
    """Return the line for whoever looks on with this view and may play these moves."""
    question, actor = view.question, match.actor
    if question is None:
        winner = view.explain("winner") if "winner" in view.topics() else None
        told = winner.sentence(speech.language, speech.names) if winner is not None else ""
        return _line(speech.say("ui-game-over"), told, speech, " ")
    if moves or actor == view.seat:
        return _line(speech.say("ui-your-move"), speech.say(question.asks), speech)
    told = ""
    if not somebody_waits(match):
        told = speech.say("ui-ask-chance" if actor == CHANCE else "ui-switch-seat", seat=seat_word(actor))
    return _line(speech.say("ui-turn", seat=seat_word(actor)), told, speech)


def _line(head: str, told: str, speech: Speech, between: str = " · ") -> str:
    return framed(f"<b>{safe(head)}</b>" + (f"{between}{safe(told)}" if told else ""), speech)
