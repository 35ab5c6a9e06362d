"""Answers as HTML: verdicts and findings with their clauses to unfold, what happened, errors in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError, FileError, NotationError, RulingError, clip
from explorer.core.words import RIGHT_TO_LEFT
from explorer.drawing.hint_card import hint_body
from explorer.drawing.markup import named
from explorer.drawing.odds_table import odds_html
from explorer.drawing.show import finding_html, pictured
from explorer.drawing.text import safe
from explorer.drawing.trees import guard_chart
from explorer.widgets.speech import move_label

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.findings import Finding, Verdict
    from explorer.core.moves import Move
    from explorer.core.rulebook import Clause
    from explorer.counting.odds import Odds
    from explorer.players.hints import Hint
    from explorer.widgets.speech import Speech


def invitation(speech: Speech) -> str:
    """What stands in the place of the answer before anything was asked."""
    return note(speech.say("ui-answer-hint"))


def note(text: str) -> str:
    """A plain remark."""
    return f"<p>{safe(text)}</p>"


def fault(text: str) -> str:
    """A remark on something that could not be done."""
    return f'<p class="rx-fault">{safe(text)}</p>'


def headline(sign: str, said: str, about: str, kind: str) -> str:
    """A badge and what it is about, as HTML."""
    return f'<p class="rx-head"><span class="rx-badge {kind}">{sign} {safe(said)}</span> <bdi>{about}</bdi></p>'


def verdict_answer(verdict: Verdict, speech: Speech, head: str = "") -> str:
    """A verdict: fact, way forward and picture of every reason, clauses to unfold, the questions asked as a lit chart.

    `head` stands in the place of the badge.
    """
    word, kind, sign = ("legal", "rx-good", "✓") if verdict.legal else ("illegal", "rx-bad", "✗")
    parts = [head or headline(sign, speech.say(word), named(verdict.move, speech.words), kind)]
    for ground in verdict.grounds(speech.language):
        parts.append(f'<p class="rx-fact">{safe(ground.sentence(speech.language, speech.names))}</p>')
    for reason in verdict.reasons:
        parts.append(f'<p class="rx-fact">{safe(reason.sentence(speech.language, speech.names))}</p>')
        parts.append(_way_forward(reason, speech))
        parts.append(pictured(reason, speech.language, speech.names))
    cited = verdict.reasons or [finding for stage in verdict.stages for finding in stage]
    parts.append(clauses([clause for finding in cited for clause in finding.clauses], speech))
    chart = guard_chart(verdict, speech.language, speech.names)
    svg = chart.svg(speech.words)
    drawn = f'<div class="rx-wide" tabindex="0">{svg}</div>' if svg is not None else chart.listing()
    shown = "" if verdict.legal else " open"
    parts.append(f"<details{shown}><summary>{safe(chart.title)}</summary>{drawn}</details>")
    return "".join(parts)


def finding_answer(finding: Finding, speech: Speech, odds: Odds | None = None) -> str:
    """A finding with its decision tree, its odds where they are shown, and the clauses that it rests on to unfold."""
    likely = "" if odds is None else odds_html(odds, speech.language, speech.names)
    return finding_html(finding, speech.language, speech.names) + likely + clauses(list(_clauses_of(finding)), speech)


def hint_answer(hint: Hint, speech: Speech) -> str:
    """A hint as a notebook draws it, and the clauses of its reasons, or else of the question, to unfold."""
    cited = [clause for reason in hint.reasons for clause in reason.clauses] or list(hint.clauses)
    return hint_body(hint, speech.language, speech.names) + clauses(cited, speech)


def _clauses_of(finding: Finding) -> Iterable[str]:
    yield from finding.clauses
    for below in finding.below:
        yield from _clauses_of(below)


def _way_forward(reason: Finding, speech: Speech) -> str:
    way = reason.way(speech.language, speech.names)
    if not way:
        return ""
    return f'<p class="rx-way"><b>{speech.html("way-forward")}</b><br>{safe(way)}</p>'


def played_answer(move: Move, events: Sequence[Event], speech: Speech) -> str:
    """What a move just played brought, up to where a person is asked again."""
    head = headline("✓", speech.say("ui-played"), safe(move_label(move, speech)), "rx-good")
    return head + events_list(events, speech)


def since_answer(events: Sequence[Event], speech: Speech) -> str:
    """What happened since this player last moved."""
    if not events:
        return invitation(speech)
    return f"<h4>{speech.html('ui-since')}</h4>{events_list(events, speech)}"


def events_list(events: Sequence[Event], speech: Speech) -> str:
    """Events, a line each with where the rule stands, to unfold what it says."""
    return f'<ol class="rx-events">{"".join(_event(event, speech) for event in events)}</ol>'


def _event(event: Event, speech: Speech) -> str:
    said = safe(event.sentence(speech.language, speech.names))
    cited = speech.game.cite(*event.clauses, language=speech.language)
    if not cited:
        return f"<li>{said}</li>"
    texts = "".join(clause_texts(clause, speech) for clause in event.clauses)
    return f"<li><details><summary>{said} <small>({safe(cited)})</small></summary>{texts}</details></li>"


# clauses


def clauses(ids: Sequence[str], speech: Speech) -> str:
    """Clauses to unfold: where each stands, and what it says in every language of the rulebook."""
    return "".join(_clause(id, speech) for id in dict.fromkeys(ids))


def _clause(id: str, speech: Speech) -> str:
    cited = safe(speech.game.cite(id, language=speech.language))
    head = f"{speech.html('clause')}: {cited}"
    return f'<details class="rx-clause"><summary>{head}</summary>{clause_texts(id, speech)}</details>'


def clause_texts(id: str, speech: Speech) -> str:
    """What a clause says, the language spoken first, and why it is assumed if it is."""
    return "".join(_said(speech.game.clause(id), speech.language))


def _said(clause: Clause, first: str) -> Iterator[str]:
    languages = sorted(clause.text, key=lambda language: language != first)
    yield from (in_language(clause.text[language], language) for language in languages)
    if clause.assumed is not None:
        yield from (in_language(clause.assumed[language], language, "rx-small") for language in languages)


def in_language(text: str, language: str, kind: str = "") -> str:
    """A paragraph in a language, in its direction."""
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return f'<p class="{kind}" dir="{way}" lang="{language}">{safe(text)}</p>'


# what went wrong


def problem(error: BaseException, speech: Speech) -> str:
    """An error as one clear line, whatever it was: people see no traceback."""
    if isinstance(error, NotationError):
        said = speech.say("error-notation", text=clip(error.text))
        alike = speech.say("error-did-you-mean", moves=speech.listed(error.near) or "none")
        way = speech.say("error-written-so", moves=speech.listed(error.examples)) if error.examples else ""
        return fault(f"{said} {alike}") + (note(way) if way and not error.near else "")
    if not isinstance(error, ExplorerError):
        return fault(speech.say("ui-unexpected", reason=f"{type(error).__name__}: {clip(str(error))}"))
    if isinstance(error, RulingError) and error.said is not None:
        question = speech.game.rulebook.rulings[error.key].question[speech.language]
        return fault(speech.say("error-reading-why", question=question, reason=error.said))
    if error.said is not None:
        return fault(speech.say(error.said))
    if speech.language == "en":
        return fault(speech.say("ui-error", reason=str(error)))
    return fault(_kind_of(error, speech)) + in_language(str(error), "en", "rx-small")


def _kind_of(error: ExplorerError, speech: Speech) -> str:
    """Return what sort of thing went wrong, for who does not read the reason, which has no word."""
    if isinstance(error, RulingError) and error.key in speech.game.rulebook.rulings:
        return speech.say("error-reading", question=speech.game.rulebook.rulings[error.key].question[speech.language])
    return speech.say("error-file" if isinstance(error, FileError) else "error-other")
