"""A walkthrough to click through: say, ask, reveal, go on, at the pupil's pace; drawn by the explorer's own page."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.views import View
from explorer.drawing.markup import page
from explorer.drawing.show import html as drawn
from explorer.drawing.text import safe
from explorer.matches.scenes import Scene
from explorer.teaching.walkthrough import ASK, REVEAL, Walkthrough
from explorer.widgets import answers, messages, screen
from explorer.widgets.messages import Refused, action, switch, text
from explorer.widgets.speech import Speech, topic_label
from explorer.widgets.stage import Stage

WORDS = ("walk-answer-here", "walk-back", "walk-restart")


def walk(scene: Scene | str | Path | Traversable | Walkthrough, *, language: str = "en") -> Walk:
    """Return the walkthrough of a scene: a shipped one by name ('influence/tie-burns'), or a file by its path.

    Raises FileError or SceneError for a scene that does not come out as it says, ExplorerError where there is nothing
    to walk through or the game does not speak the language.
    """
    return Walk(scene if isinstance(scene, Walkthrough) else Walkthrough(scene), language)


class WalkSession:
    """A walkthrough under way, and the language it is told in; like a Session, it takes messages and nothing else."""

    def __init__(self, model: Walkthrough, language: str = "en") -> None:
        model.scene.game.words(language)  # raises for one the game does not speak
        self.model, self.language, self.serial, self.projects = model, language, 0, False
        self.notice: tuple[str, dict[str, Any]] | None = None

    @property
    def speech(self) -> Speech:
        return Speech(self.model.scene.game, self.language)

    def act(self, message: Any) -> None:
        """Do what a message asks for, or say in one sentence why not; see ACTIONS."""
        self.notice = None
        try:
            asked, given = messages.read(message, ACTIONS, self.serial)
            asked.run(self, **given)
        except Refused as refused:
            self.notice = (refused.id, refused.args_said)
        except Exception as error:
            self.notice = ("ui-error", {"reason": str(error)})
        self.serial += 1

    def forward(self) -> None:
        if not self.model.forward():
            raise Refused("walk-over")

    def back(self) -> None:
        if not self.model.back():
            raise Refused("walk-first")

    def commit(self, answer: str) -> None:
        """Keep the pupil's answer, a choice's id or their own words, and show what comes of it."""
        if not answer.strip():
            raise Refused("ui-type-first" if not self.model.choices(self.language) else "ui-predict-choose")
        if self.model.choices() and answer not in [option.id for option in self.model.choices()]:
            raise Refused("ui-message-odd")
        self.model.commit(answer)
        self.model.forward()

    def speak(self, language: str) -> None:
        self.model.scene.game.words(language)
        self.language = language

    def project(self, on: bool) -> None:
        self.projects = on


ACTIONS = {
    "on": action(WalkSession.forward),
    "back": action(WalkSession.back),
    "restart": action(lambda walk: walk.model.restart()),
    "commit": action(WalkSession.commit, answer=text),
    "speak": action(WalkSession.speak, language=text),
    "project": action(WalkSession.project, on=switch),
}


def of(s: WalkSession) -> dict[str, Any]:
    """Return what the page is to show of a walkthrough."""
    model, speech = s.model, s.speech
    at, of_all = model.progress
    stage = model.at.stage
    return {
        "kind": "walk",
        "n": s.serial,
        "language": speech.language,
        "way": speech.way,
        "title": model.title[speech.language],
        "words": {**screen.page_words(speech), **{id: speech.say(id) for id in WORDS}},
        "languages": screen.languages(speech),
        "projects": s.projects,
        "notice": speech.say(s.notice[0], **s.notice[1]) if s.notice is not None else "",
        "at": at,
        "of": of_all,
        "progress": speech.say("walk-progress", n=model.at.step + 1, of=len(model.shots)),
        "stage": speech.say(f"walk-{stage}"),
        "stays": stage != REVEAL,
        "board": screen.board(model.view, speech, s.projects),
        "words_of_board": model.view.describe(speech.language),
        "points": [{"topic": topic, "label": topic_label(topic, speech)} for topic in model.highlight],
        "said": _said(model, speech),
        "asks": _asks(model, speech),
        "told": _told(model, speech),
        "views": _views(model, speech),
        "on": speech.say("walk-skip" if stage == ASK and model.can_answer else "walk-on"),
    }


def _said(model: Walkthrough, speech: Speech) -> str:
    asked = model.asked(speech.language)
    said = [f"<p>{safe(line)}</p>" for line in model.said(speech.language).split("\n\n") if line]
    return "".join(said) + (f'<p class="rx-fact"><b>{safe(asked)}</b></p>' if asked else "")


def _asks(model: Walkthrough, speech: Speech) -> dict[str, Any] | None:
    if not model.can_answer:
        return None
    choices = [{"id": option.id, "label": option.text} for option in model.choices(speech.language)]
    prompt = model.prompt(speech.language) or speech.say("walk-answer")
    return {"move": f"{model.at.step}", "said": prompt, "choices": choices, "answer": model.answer}


def _told(model: Walkthrough, speech: Speech) -> str:
    """What was answered, and on the reveal whether that was right and what came of the step."""
    parts = []
    if model.at.stage == ASK and model.answer:
        parts.append(answers.note(speech.say("walk-committed", answer=_in_words(model, speech))))
    if model.at.stage == REVEAL:
        parts += [_judged(model, speech), *_revealed(model, speech)]
    if model.is_done:
        right, of_all = model.tally
        if of_all:
            parts.append(answers.note(speech.say("walk-tally", right=right, of=of_all)))
        parts.append(answers.note(speech.say("walk-end")))
    return "".join(parts)


def _in_words(model: Walkthrough, speech: Speech) -> str:
    named = {option.id: option.text for option in model.choices(speech.language)}
    return named.get(model.answer, model.answer)


def _judged(model: Walkthrough, speech: Speech) -> str:
    if not model.answer:
        return ""
    thought = answers.note(speech.say("walk-own-words", answer=_in_words(model, speech)))
    right = model.answer_was_right
    if right is None:
        return thought
    word, sign, kind = ("teach-right", "✓", "rx-good") if right else ("teach-wrong", "✗", "rx-bad")
    return answers.headline(sign, speech.say(word), "", kind) + thought


def _revealed(model: Walkthrough, speech: Speech) -> list[str]:
    found = model.revealed(speech.language)
    parts = []
    for said in found.sentences:
        kind = "rx-way" if said.kind == "way" else "rx-fact"
        if not said.clauses:
            parts.append(f'<p class="{kind}">{safe(said.text)}</p>')
            continue
        texts = "".join(answers.clause_texts(clause, speech) for clause in said.clauses)
        head = f"{safe(said.text)} <small>({safe(said.citation)})</small>"
        parts.append(f"<details><summary>{head}</summary>{texts}</details>")
    return parts + [drawn(each, speech.language) for each in found.drawn]


def _views(model: Walkthrough, speech: Speech) -> list[str]:
    return [_view(view, speech) for view in model.revealed(speech.language).views] if model.at.stage == REVEAL else []


def _view(view: View, speech: Speech) -> str:
    return drawn(view, speech.language)


class Walk(Stage):
    """The widget of a walkthrough; `do("on")` does from Python what a click does."""

    def __init__(self, model: Walkthrough, language: str = "en") -> None:
        self.session = WalkSession(model, language)
        super().__init__()

    @property
    def model(self) -> Walkthrough:
        """The walkthrough itself."""
        return self.session.model

    def do(self, action: str, **given: Any) -> None:
        """Do what the page does when it sends that action."""
        self.act({"do": action, "n": self.session.serial, **given})

    def act(self, message: Any) -> None:
        self.session.act(message)
        self.draw()

    def drawn(self) -> dict[str, Any]:
        return of(self.session)

    def static(self) -> str:
        s, speech = self.session, self.session.speech
        said = of(s)
        head = f"<p><b>{safe(said['title'])}</b></p>"
        whole = page(head + said["said"] + said["told"] + answers.note(speech.say("walk-static")), s.language)
        return drawn(s.model.view, s.language) + whole

    def __repr__(self) -> str:
        return f"<walk through {self.model.scene.name}: {self.model.at.stage}, step {self.model.at.step}>"


__all__ = ["Walk", "WalkSession", "walk"]
