"""What a lesson notebook puts beside its text: a clause as a card, and a question whose answer the engine knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.game import Game, find_game
from explorer.core.state import State
from explorer.core.views import View
from explorer.core.words import RIGHT_TO_LEFT
from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PAPER
from explorer.drawing.text import FONTS, safe
from explorer.teaching.questions import Option, Question, Said, ask_legal, ask_outcome

_CARD = (
    f"background:{PAPER};color:{INK};border:1px solid {LINE};border-radius:10px;padding:.8em 1em;max-width:720px;"
    f"font-family:{FONTS};font-size:15px;line-height:1.5;text-align:start"
)


class Html:
    """A piece of HTML that shows itself in a notebook; `str` of it is the HTML."""

    def __init__(self, html: str) -> None:
        self._html = html

    def _repr_html_(self) -> str:
        return self._html

    def __str__(self) -> str:
        return self._html


def clause_card(game: Game | str, id: str, language: str = "en") -> Html:
    """Return a clause in every language of its game, the reader's first, with document and lines, or why it is assumed.

    Raises ExplorerError for an unknown clause or a language the game does not speak.
    """
    game = find_game(game) if isinstance(game, str) else game
    clause, words = game.clause(id), game.words(language)
    texts = "".join(_spoken(clause.text, other, "1.1em") for other in _first(language, game.rulebook.languages))
    cited = f"{words.say('clause')} {safe(id)} · {safe(game.cite(id, language=language))}"
    why = ""
    if clause.assumed is not None:
        label = f'<p style="margin:.6em 0 0;color:{MUTED}">{safe(words.say("teach-why-assumed"))}</p>'
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


def _open(language: str) -> str:
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return f'<div dir="{way}" lang="{language}" style="{safe(_CARD)}">'


def _spoken(texts: Mapping[str, str], language: str, size: str) -> str:
    way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    style = f"margin:.35em 0;font-size:{size};text-align:start"
    return f'<p dir="{way}" lang="{language}" style="{style}">{safe(texts[language])}</p>'


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
        colour = GOOD if self.right else BAD
        head = f'<strong style="color:{colour}">{"✓" if self.right else "✗"} {safe(self.verdict)}</strong>'
        lines = []
        for said in self.sentences:
            cited = f' <small style="color:{MUTED}">({safe(said.citation)})</small>' if said.citation else ""
            ground = f";background:{LIT};padding:.3em .6em" if said.kind == "way" else ""
            lines.append(f'<p style="margin:.35em 0{ground}">{safe(said.text)}{cited}</p>')
        return f"{_open(self.language)}{head}{''.join(lines)}</div>"


class ExitQuestion:
    """A question at the end of a lesson. The teacher words it; the position and the engine settle what is right."""

    def __init__(self, question: Question, text: Mapping[str, str] | None = None) -> None:
        self.question, self.texts = question, dict(text or {})

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

    Raises ExplorerError where neither or both are given, and where a topic is not decided by a tree.
    """
    if bool(move) == bool(topic):
        raise ExplorerError("an exit question is about a move or about a topic")
    question: Question | None = ask_legal(state, move, seat) if move else ask_outcome(state, topic)
    if question is None:
        raise ExplorerError(f"no decision tree settles {topic!r} here, so there is nothing to choose from")
    return ExitQuestion(question, text)


__all__ = ["ExitQuestion", "Feedback", "Html", "clause_card", "exit_question"]
