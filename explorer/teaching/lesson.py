"""What a lesson notebook puts beside its text: a clause as a card, a question whose answer the engine knows, a
walkthrough to be read without a kernel, the rule sheet on the page. All of it is HTML that needs no script."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.game import Game
from explorer.core.registry import find_game
from explorer.core.state import State
from explorer.core.views import View
from explorer.core.words import RIGHT_TO_LEFT
from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PAPER
from explorer.drawing.text import FONTS, safe
from explorer.matches.scenes import Scene
from explorer.teaching.questions import Option, Question, Said, ask_legal, ask_outcome
from explorer.teaching.rule_sheet import MARK, Heading, load_sheet, rule_sheet
from explorer.teaching.walkthrough import REVEAL, Walkthrough

_CARD = (
    f"background:{PAPER};color:{INK};border:1px solid {LINE};border-radius:10px;padding:.8em 1em;"
    f"font-family:{FONTS};font-size:15px;line-height:1.5"
)


class Html:
    """A piece of HTML that shows itself in a notebook; `str` of it is the HTML. `plain` stands where there is none."""

    def __init__(self, html: str, plain: str = "") -> None:
        self._html, self._plain = html, plain

    def _repr_html_(self) -> str:
        return self._html

    def __str__(self) -> str:
        return self._html

    def __repr__(self) -> str:
        return self._plain or f"<HTML of {len(self._html)} characters>"


def clause_card(game: Game | str, id: str, language: str = "en") -> Html:
    """Return a clause in every language of its game, the reader's first, with document and lines, or why it is assumed.

    Raises ExplorerError for an unknown clause or a language the game does not speak.
    """
    game = find_game(game) if isinstance(game, str) else game
    clause, words = game.clause(id), game.words(language)
    id = clause.id
    texts = "".join(_spoken(clause.text, other, "1.1em") for other in _first(language, game.rulebook.languages))
    cited = f"{words.say('clause')} {safe(id)} · {safe(game.cite(id, language=language))}"
    why = ""
    if clause.assumed is not None:
        label = f'<div style="margin:.6em 0 0;color:{MUTED}">{safe(words.say("teach-why-assumed"))}</div>'
        why = label + "".join(_spoken(clause.assumed, other, "1em") for other in _first(language, clause.assumed))
    open_ = [ruling for ruling in game.rulebook.rulings.values() if id in ruling.clauses]
    silent = "".join(f"<li>{safe(r.question[language])} <small>{safe(r.reference)}</small></li>" for r in open_)
    if silent:
        label = safe(words.say("teach-silences"))
        silent = f'<details style="margin-top:.6em"><summary>{label}</summary><ul>{silent}</ul></details>'
    head = f'<div style="color:{MUTED};font-size:.9em">{cited}</div>'
    return Html(f"{_open(language)}{head}{texts}{why}{silent}</div>")


def _first(language: str, others: Mapping[str, Any] | tuple[str, ...]) -> list[str]:
    return sorted(others, key=lambda other: other != language)


def _open(language: str, limit: int = 720) -> str:
    way, style = _way(language), f"{safe(_CARD)};{_side(language)};max-width:{limit}px"
    style += ";margin-left:auto" if language in RIGHT_TO_LEFT else ""  # at the side where its text begins
    return f'<div dir="{way}" lang="{language}" style="{style}">'


def _way(language: str) -> str:
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def _side(language: str) -> str:
    """Say in the style too which way a text runs: JupyterLab takes `dir` and `text-align:start` out of a notebook that
    it does not trust, and its own style sets every paragraph to the left."""
    return f"direction:{_way(language)};text-align:{'right' if language in RIGHT_TO_LEFT else 'left'}"


def _spoken(texts: Mapping[str, str], language: str, size: str) -> str:
    style = f"margin:.35em 0;font-size:{size};{_side(language)}"
    return f'<p dir="{_way(language)}" lang="{language}" style="{style}">{safe(texts[language])}</p>'


@dataclass(frozen=True)
class Feedback:
    """What a pupil reads after answering: whether it was right, and the sentences with their clauses that say why."""

    right: bool
    language: str
    verdict: str
    sentences: tuple[Said, ...]

    def __str__(self) -> str:
        told = [f"{said.text} ({said.citation})" if said.citation else said.text for said in self.sentences]
        return " ".join([self.verdict, *told])

    def _repr_html_(self) -> str:
        return f"{_open(self.language)}{self.inner()}</div>"

    def inner(self) -> str:
        """Return the feedback as HTML without the card around it."""
        colour = GOOD if self.right else BAD
        head = f'<strong style="color:{colour}">{"✓" if self.right else "✗"} {safe(self.verdict)}</strong>'
        return head + "".join(_sentence(said, self.language) for said in self.sentences)


def _sentence(said: Said, language: str) -> str:
    cited = f' <small style="color:{MUTED}">({safe(said.citation)})</small>' if said.citation else ""
    ground = f";background:{LIT};padding:.3em .6em" if said.kind == "way" else ""
    return f'<p style="margin:.35em 0;{_side(language)}{ground}">{safe(said.text)}{cited}</p>'


class ExitQuestion:
    """A question at the end of a lesson. The teacher words it; the position and the engine settle what is right."""

    def __init__(self, question: Question, text: Mapping[str, str] | None = None) -> None:
        self.question, self.texts = question, dict(text or {})

    def __repr__(self) -> str:
        return f"<exit question: {self.text()}>"

    def text(self, language: str = "en") -> str:
        """Return the question: the teacher's words in that language, or else the engine's."""
        return self.texts.get(language) or self.question.prompt(language)

    def options(self, language: str = "en") -> tuple[Option, ...]:
        """Return the answers to choose from."""
        return self.question.options(language)

    def answer(self, option: str, language: str = "en") -> Feedback:
        """Return the feedback on an option's id. Raises ExplorerError, with the options there are, for another."""
        ids = [each.id for each in self.options(language)]
        if option not in ids:
            raise ExplorerError(f"no answer is called {option!r}; there are: {', '.join(ids)}")
        right = option == self.question.right
        words = self.question.game.words(language)
        verdict = words.say("teach-right" if right else "teach-wrong")
        return Feedback(right, language, verdict, self.question.because(language))

    def shown(self, language: str = "en") -> Html:
        """Return the question as a card: every answer can be unfolded, and has its feedback below. No kernel needed."""
        answers = "".join(
            folded(option.text, self.answer(option.id, language).inner()) for option in self.options(language)
        )
        asked = f'<div style="margin:0 0 .6em;font-weight:700;font-size:1.1em">{safe(self.text(language))}</div>'
        return Html(f"{_open(language)}{asked}{answers}</div>")

    def _repr_html_(self) -> str:
        return str(self.shown())


def card(inner: str, language: str = "en", limit: int = 720) -> Html:
    """Return HTML on a card of its own, running the way of the language, at most so many pixels wide."""
    return Html(f"{_open(language, limit)}{inner}</div>")


def folded(summary: str, inner: str, after: str = "") -> str:
    """Return HTML that can be unfolded: it keeps to HTML, so it works in a saved notebook too.

    `inner` stands in from the edge; `after` comes below it, unfolded with it, and does not.
    """
    rule = f"border-top:1px solid {LINE};padding:.45em 0 {0 if after else '.45em'}"
    shown = f'<div style="margin:.4em 0 .2em;padding-inline-start:1.1em">{inner}</div>{after}'
    return f'<details style="{rule}"><summary style="cursor:pointer">{safe(summary)}</summary>{shown}</details>'


def exit_question(
    state: State | View,
    text: Mapping[str, str] | None = None,
    *,
    move: str = "",
    topic: str = "",
    seat: int | None = None,
) -> ExitQuestion:
    """Return a question about a position: is `move` legal (for `seat`, by default whoever is asked), or what comes of
    `topic`. `text` is the question in the teacher's own words by language.

    Raises ExplorerError where neither or both are given, where a topic is not decided by a tree, and for a text that
    is not by language.
    """
    given: Any = text
    if given is not None and not isinstance(given, Mapping):
        raise ExplorerError(f"text: expected the question by language, such as {{'en': '…'}}, got {clip(repr(text))}")
    if bool(move) == bool(topic):
        raise ExplorerError("an exit question is about a move or about a topic")
    question: Question | None = ask_legal(state, move, seat) if move else ask_outcome(state, topic)
    if question is None:
        raise ExplorerError(f"no decision tree settles {topic!r} here, so there is nothing to choose from")
    return ExitQuestion(question, text)


def told(scene: Scene | str | Path | Traversable, language: str = "en") -> Html:
    """Return a walkthrough to be read: every question is folded over its answer and all that comes after it, for what
    is said next often gives the answer away.

    Raises what Walkthrough raises, and ExplorerError for a language the game does not speak.
    """
    walk = Walkthrough(scene)
    walk.scene.game.words(language)
    title = f'<div style="margin:0 0 .4em;font-weight:700;font-size:1.1em">{safe(walk.title[language])}</div>'
    return Html(f"{_open(language)}{title}{_numbered(tuple(_steps(walk, language)))}</div>")


def _numbered(steps: tuple[tuple[str, str, str], ...], first: int = 1) -> str:
    """Return the steps as a list: a question ends it, and those after the question are a list folded under it."""
    items = ""
    for n, (said, asked, answer) in enumerate(steps, 1):
        after = _numbered(steps[n:], first + n) if asked and n < len(steps) else ""
        shown = folded(asked, answer, after) if asked else answer
        items += f'<li style="margin:.5em 0">{said}{shown}</li>'
        if asked:
            break
    edge = "1.5em" if first == 1 else "0"  # the lists within stand below each other, not in from each other
    return f'<ol start="{first}" style="margin:0;padding-inline-start:{edge}">{items}</ol>'


def _steps(walk: Walkthrough, language: str) -> Iterator[tuple[str, str, str]]:
    """Yield of each step what it says (HTML), its question and the answer (HTML), going through the scene once."""
    going = True
    while going:
        step, said = walk.at.step, walk.said(language)
        asked = answer = ""
        while going and walk.at.step == step:
            asked = walk.asked(language) or asked
            if walk.at.stage == REVEAL:
                answer = "".join(_sentence(each, language) for each in walk.revealed(language).sentences)
            going = walk.forward()
        yield f'<div style="margin:0 0 .3em">{safe(said)}</div>' if said else "", asked, answer


def sheet(game: Game | str, language: str = "en") -> Html:
    """Return the rule sheet folded under its title, and a link that saves the page to be printed (A4).

    The page's own style would reach the whole notebook, so here the sheet carries its style on each element.
    """
    found = load_sheet(game)
    game, words = found.game, found.game.words(language)
    title = words.say("sheet-title", game=words.say(f"game-{game.id}"))
    coded = b64encode(rule_sheet(game, language).encode()).decode()
    link = (
        f'<div style="margin:0 0 .6em"><a download="{game.id}-{language}.html" '
        f'href="data:text/html;charset=utf-8;base64,{coded}">⤓ {safe(title)} (HTML, A4)</a></div>'
    )
    inner = "".join(_heading(heading, game, language) for heading in found.headings)
    legend = safe(words.say("sheet-legend-assumed", mark=MARK))
    foot = f'<div style="margin:.8em 0 0;color:{MUTED};font-size:.9em">{legend}</div>'
    columns = f'<div style="columns:2 300px;column-gap:2em">{inner}</div>'
    return Html(f"{_open(language, 1000)}{link}{folded(title, columns + foot)}</div>")


def _heading(heading: Heading, game: Game, language: str) -> str:
    lines = []
    for clause in heading.clauses:
        mark = f"{MARK} " if clause.assumed is not None else ""
        cited = f'<small style="color:{MUTED}">({safe(game.cite(clause.id, language=language))})</small>'
        lines.append(f'<li style="margin:.2em 0">{mark}{safe(clause.text[language])} {cited}</li>')
    name = f'<div style="font-weight:700;background:{LIT};padding:.1em .5em">{safe(heading.title[language])}</div>'
    entries = f'<ul style="margin:.3em 0;padding-inline-start:1.2em">{"".join(lines)}</ul>'
    return f'<div style="margin:0 0 .7em">{name}{entries}</div>'


__all__ = ["ExitQuestion", "Feedback", "Html", "card", "clause_card", "exit_question", "folded", "sheet", "told"]
