"""Giving answers: shown in the language spoken, said again in another, and whatever goes wrong is one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from explorer.core.errors import IllegalMove
from explorer.core.game import Game
from explorer.matches.match import Match
from explorer.widgets import render
from explorer.widgets.render import Speech


class Answering:
    """The part of the explorer that answers. It knows the match, the language spoken and where answers are shown."""

    game: Game
    match: Match
    language: str
    answer: Any

    @property
    def speech(self) -> Speech:
        """The language spoken, with the players' names."""
        return Speech(self.game, self.language, self.match.names_as_words())

    def _show(self, told: Callable[[Speech], str]) -> None:
        """Show an answer, and keep what it says so that it can be said in another language."""
        self.answer.value = told(self.speech)
        self._told = told

    def _say(self, id: str, **args: Any) -> None:
        self._show(lambda speech: render.note(speech.say(id, **args), speech))

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Show what goes wrong as an answer: an error in a callback would vanish."""
        try:
            yield
        except IllegalMove as refusal:
            verdict = refusal.verdict
            self._show(lambda speech: render.verdict_answer(verdict, speech))
        except Exception as error:
            wrong = error
            self._show(lambda speech: render.problem(wrong, speech))


def hint(speech: Speech) -> str:
    """What stands in the place of the answer before anything was asked."""
    return render.note(speech.say("ui-answer-hint"), speech)
