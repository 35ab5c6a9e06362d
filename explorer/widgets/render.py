"""The explorer's texts as HTML: answers with their clauses to unfold, what happened, errors in one line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, NotationError, clip
from explorer.core.words import RIGHT_TO_LEFT, Word
from explorer.drawing.show import finding_html, mimebundle
from explorer.drawing.text import safe
from explorer.drawing.trees import guard_chart

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.findings import Finding, Verdict
    from explorer.core.game import Game
    from explorer.core.views import View

RECENT = 12


@dataclass(frozen=True)
class Speech:
    """The language spoken, with the players' own names: turns words into text, and text into safe HTML."""

    game: Game
    language: str
    names: Mapping[Word, str] = field(default_factory=dict)

    @property
    def way(self) -> str:
        return "rtl" if self.language in RIGHT_TO_LEFT else "ltr"

    @property
    def comma(self) -> str:
        return f"{self.say('comma')} "

    def say(self, what: Word | str, part: str = "", **args: Any) -> str:
        """Return the sentence of a word, as plain text."""
        return self.game.words(self.language, self.names).say(what, part, **args)

    def knows(self, id: str) -> bool:
        return self.game.words(self.language).knows(id)

    def html(self, what: Word | str, **args: Any) -> str:
        """Return the sentence of a word, made safe for HTML."""
        return safe(self.say(what, **args))


def framed(inner: str, speech: Speech, kind: str = "") -> str:
    """Put HTML into a box in the language's direction."""
    return f'<div class="rx-box {kind}" dir="{speech.way}" lang="{speech.language}">{inner}</div>'


def board(view: View, speech: Speech) -> str:
    """The board as an inline picture, so that its parts say what they are, with its text twin to unfold."""
    shown = mimebundle(view, speech.language, speech.names)
    if "image/svg+xml" not in shown:
        return shown["text/html"]
    twin = "\n".join(map(safe, view.describe(speech.language, speech.names).splitlines()))
    told = f"<details><summary>{speech.html('draw-description')}</summary><pre>{twin}</pre></details>"
    return framed(shown["image/svg+xml"] + told, speech)


# answers


def verdict_answer(verdict: Verdict, speech: Speech, extra: str = "") -> str:
    """A verdict: fact and way forward of every reason, the clauses to unfold, the questions asked as a lit chart."""
    word, kind = ("legal", "rx-good") if verdict.legal else ("illegal", "rx-bad")
    sign = "✓" if verdict.legal else "✗"
    parts = [
        f'<p class="rx-head"><span class="rx-badge {kind}">{sign} {speech.html(word)}</span> '
        f"<bdi>{safe(verdict.move.text)}</bdi></p>"
    ]
    for reason in verdict.reasons:
        parts.append(f'<p class="rx-fact">{safe(reason.sentence(speech.language, speech.names))}</p>')
        parts.append(_way_forward(reason, speech))
    cited = verdict.reasons or [finding for stage in verdict.stages for finding in stage]
    parts.append(clauses([clause for finding in cited for clause in finding.clauses], speech))
    chart = guard_chart(verdict, speech.language, speech.names)
    svg = chart.svg(speech.game.words(speech.language, speech.names))
    drawn = f'<div class="rx-wide">{svg}</div>' if svg is not None else chart.listing()
    parts.append(f"<details><summary>{safe(chart.title)}</summary>{drawn}</details>")
    return framed("".join(parts) + extra, speech)


def finding_answer(finding: Finding, speech: Speech) -> str:
    """A finding with its decision tree, and the clauses of everything it rests on to unfold."""
    drawn = finding_html(finding, speech.language, speech.names)
    return framed(drawn + clauses(list(_clauses_of(finding)), speech), speech, "rx-tree" if finding.tree else "")


def _clauses_of(finding: Finding) -> Iterable[str]:
    yield from finding.clauses
    for below in finding.below:
        yield from _clauses_of(below)


def _way_forward(reason: Finding, speech: Speech) -> str:
    way = reason.way(speech.language, speech.names)
    if not way:
        return ""
    return f'<p class="rx-way"><b>{speech.html("way-forward")}</b><br>{safe(way)}</p>'


def clauses(ids: Sequence[str], speech: Speech) -> str:
    """Clauses to unfold: where each stands, and what it says in every language of the rulebook."""
    return "".join(_clause(id, speech) for id in dict.fromkeys(ids))


def _clause(id: str, speech: Speech) -> str:
    game = speech.game
    head = f"{speech.html('clause')}: {safe(game.cite(id, language=speech.language))}"
    return f'<details class="rx-clause"><summary>{head}</summary>{clause_texts(id, speech)}</details>'


def clause_texts(id: str, speech: Speech) -> str:
    """What a clause says, the language spoken first, and why it is assumed if it is."""
    clause = speech.game.clause(id)
    languages = sorted(clause.text, key=lambda language: language != speech.language)
    said = [_in_language(clause.text[language], language) for language in languages]
    if clause.assumed is not None:
        said += [_in_language(clause.assumed[language], language, "rx-small") for language in languages]
    return "".join(said)


def _in_language(text: str, language: str, kind: str = "") -> str:
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return f'<p class="{kind}" dir="{way}" lang="{language}">{safe(text)}</p>'


def played_answer(move: str, events: Sequence[Event], speech: Speech) -> str:
    """What a move just played brought, up to where a person is asked again."""
    head = f'<p class="rx-head"><span class="rx-badge rx-good">✓ {speech.html("ui-played")}</span> '
    return framed(f"{head}<bdi>{safe(move)}</bdi></p>{events_list(events, speech)}", speech)


def note(text: str, speech: Speech) -> str:
    """A plain remark."""
    return framed(f"<p>{safe(text)}</p>", speech)


def problem(error: BaseException, speech: Speech) -> str:
    """An error as one clear line, whatever it was: people see no traceback."""
    if isinstance(error, NotationError):
        said = speech.say("error-notation", text=clip(error.text))
        hint = speech.say("error-did-you-mean", moves=speech.comma.join(error.near) or "none")
        return framed(f'<p class="rx-fault">{safe(said)} {safe(hint)}</p>', speech)
    known = isinstance(error, ExplorerError)
    reason = str(error) if known else f"{type(error).__name__}: {clip(str(error))}"
    said = speech.say("ui-error" if known else "ui-unexpected", reason=reason)
    return framed(f'<p class="rx-fault">{safe(said)}</p>', speech)


def complaint(text: str, speech: Speech) -> str:
    """A remark on something that could not be done."""
    return framed(f'<p class="rx-fault">{safe(text)}</p>', speech)


# what happened


def log(events: Sequence[Event], seed: str, speech: Speech) -> str:
    """What happened, the newest last: the last twelve events, those before folded; and the seed to have it again."""
    older, recent = events[:-RECENT], events[-RECENT:]
    luck = f"<small>· {speech.html('ui-seed')}: <bdi>{safe(seed)}</bdi></small>"
    parts = [f"<h3>{speech.html('ui-log')} {luck}</h3>"]
    if older:
        head = speech.html("ui-older", count=len(older))
        parts.append(f"<details><summary>{head}</summary>{events_list(older, speech, unfold=False)}</details>")
    parts.append(events_list(recent, speech))
    return framed("".join(parts), speech)


def events_list(events: Sequence[Event], speech: Speech, unfold: bool = True) -> str:
    """Events, a line each with where the rule stands; `unfold` lets each show what its clauses say."""
    return f'<ol class="rx-events">{"".join(_event(event, speech, unfold) for event in events)}</ol>'


def _event(event: Event, speech: Speech, unfold: bool) -> str:
    said = safe(event.sentence(speech.language, speech.names))
    cited = speech.game.cite(*event.clauses, language=speech.language)
    small = f' <small dir="{speech.way}">({safe(cited)})</small>' if cited else ""
    if not unfold or not cited:
        return f"<li>{said}{small}</li>"
    texts = "".join(clause_texts(clause, speech) for clause in event.clauses)
    return f"<li><details><summary>{said}{small}</summary>{texts}</details></li>"
