"""Readings on trial: the same position judged again, and what that changes, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError
from explorer.counting.differing import odds_differing
from explorer.drawing.boards import board_for
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


def changes_answer(before: View, after: View, speech: Speech, sums: Mapping[str, str]) -> str:
    """Return what other readings change here: moves that become legal or cease to be, findings, and odds of luck alone.

    `sums` are the calculator's fields that were changed by hand.
    """
    parts = [f"<h4>{speech.html('ui-trial-head')}</h4>", "".join(_switched(before, after, speech))]
    was, now = before.legal_moves(), after.legal_moves()
    come, gone = [m for m in now if m not in was], [m for m in was if m not in now]
    changed = {topic: _findings(before, after, topic, speech) for topic in before.topics()}
    told = [line for line in changed.values() if line]
    odds = _odds(before, after, [topic for topic, line in changed.items() if line], speech)
    odds += _sums(before, after, sums, speech, bool(odds))
    if not (come or gone):
        parts.append(answers.note(speech.say("ui-trial-no-move" if told or odds else "ui-trial-same")))
    parts += [_moves("ui-trial-now-legal", "✓", come, speech), _moves("ui-trial-no-longer", "✗", gone, speech)]
    if told:
        parts.append(f"<p><b>{speech.html('ui-trial-findings')}</b></p><ul>{''.join(told)}</ul>")
    if odds:
        parts.append(f"<p><b>{speech.html('ui-trial-odds')}</b></p><ul>{''.join(odds)}</ul>")
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
    """Return how the finding on a topic changes, or what it rests on; '' where neither does or it cannot be told."""
    try:
        was, now = before.explain(topic), after.explain(topic)
    except ExplorerError:
        return ""
    if was == now:
        return ""
    old, new = (finding.text(speech.language, speech.names) for finding in (was, now))
    if old == new:
        below = [[each.text(speech.language, speech.names) for each in finding.below] for finding in (was, now)]
        old, new = (" ".join(line for line in below[i] if line not in below[1 - i]) for i in (0, 1))
    if old == new:
        return ""
    return _instead(old, new, topic_label(topic, speech))


def _odds(before: View, after: View, told: list[str], speech: Speech) -> list[str]:
    """Return how the odds of what is under way change, of topics whose finding does not tell of it already."""
    pairs = odds_differing(before, after, told)
    return [_instead(*(odds.brief(speech.language, speech.names) for odds in pair)) for pair in pairs]


def _sums(before: View, after: View, sums: Mapping[str, str], speech: Speech, told: bool) -> list[str]:
    """Return how the calculator's gist changes; nothing where it has none, or where odds that it follows tell of it."""
    calculator = getattr(board_for(speech.game), "calculator", None)
    if calculator is None:
        return []
    was, now = (calculator.panel(view, sums, speech.language, speech.names) for view in (before, after))
    if was.told == now.told or (told and was.follows):
        return []
    return [_instead(was.told, now.told, speech.say(calculator.title))]


def _instead(old: str, new: str, about: str = "") -> str:
    head = f"<b>{safe(about)}</b>: " if about else ""
    return f"<li>{head}<del>{safe(old)}</del><br>→ <ins>{safe(new)}</ins></li>"
