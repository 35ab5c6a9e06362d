"""Readings on trial: the same position judged again, and what that changes, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError
from explorer.drawing.text import safe
from explorer.widgets import answers
from explorer.widgets.speech import Speech, move_label, topic_label

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.state import State
    from explorer.core.views import View

MOST = 24


def differing(state: State, rulings: Mapping[str, str]) -> dict[str, str]:
    """Return those rulings that are not in force in a position anyway."""
    now = state.rules.rulings
    return {id: option for id, option in rulings.items() if now.get(id) != option}


def changes_answer(before: View, after: View, speech: Speech) -> str:
    """Return what other readings change here: moves that become legal or cease to be, and findings."""
    parts = [f"<h4>{speech.html('ui-trial-head')}</h4>", "".join(_switched(before, after, speech))]
    was, now = before.legal_moves(), after.legal_moves()
    come, gone = [m for m in now if m not in was], [m for m in was if m not in now]
    changed = [_findings(before, after, topic, speech) for topic in before.topics()]
    told = [line for line in changed if line]
    if not (come or gone or told):
        parts.append(answers.note(speech.say("ui-trial-same")))
    parts += [_moves("ui-trial-now-legal", "✓", come, speech), _moves("ui-trial-no-longer", "✗", gone, speech)]
    if told:
        parts.append(f"<p><b>{speech.html('ui-trial-findings')}</b></p><ul>{''.join(told)}</ul>")
    return "".join(parts)


def _switched(before: View, after: View, speech: Speech) -> list[str]:
    was, now = before.rules.rulings, after.rules.rulings
    said = []
    for id in now:
        if was.get(id) != now[id]:
            ruling = speech.game.rulebook.rulings[id]
            option = ruling.options[now[id]].text[speech.language]
            said.append(
                f'<p class="rx-fact">{safe(ruling.question[speech.language])} <b>{safe(option)}</b></p>'
                + answers.clauses(ruling.clauses, speech)
            )
    return said


def _moves(id: str, sign: str, moves: list[Move], speech: Speech) -> str:
    if not moves:
        return ""
    listed = "".join(f"<li>{sign} {safe(move_label(move, speech))}</li>" for move in moves[:MOST])
    more = f"<li>… +{len(moves) - MOST}</li>" if len(moves) > MOST else ""
    return f"<p><b>{speech.html(id, count=len(moves))}</b></p><ul class='rx-plain'>{listed}{more}</ul>"


def _findings(before: View, after: View, topic: str, speech: Speech) -> str:
    """Return how the finding on a topic changes, '' where it does not or cannot be told."""
    try:
        was, now = before.explain(topic), after.explain(topic)
    except ExplorerError:
        return ""
    if was == now:
        return ""
    old, new = (finding.text(speech.language, speech.names) for finding in (was, now))
    if old == new:
        return ""
    return f"<li><b>{safe(topic_label(topic, speech))}</b>: <del>{safe(old)}</del><br>→ <ins>{safe(new)}</ins></li>"
