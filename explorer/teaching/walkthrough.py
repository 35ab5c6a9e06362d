"""A scene as a walkthrough: say, ask, reveal, go on. The model only; what draws it is a widget's business."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from explorer.core.errors import ExplorerError, FileError, clip
from explorer.core.reading import Table
from explorer.core.state import State
from explorer.core.views import View
from explorer.matches.scenes import Scene, load_scene
from explorer.matches.staging import run_scene
from explorer.teaching.questions import Names, Option, Question
from explorer.teaching.reveal import Reveal, Teller

SAY, ASK, REVEAL = "say", "ask", "reveal"
LONGEST_ANSWER = 2000


class Place(NamedTuple):
    """Where a walkthrough is: the number of the step (0 is the first) and 'say', 'ask' or 'reveal'."""

    step: int
    stage: str


class Walkthrough:
    """A scene that a pupil goes through at their own pace. Every step is said, asked (if it asks) and revealed.

    The scene runs once, when the walkthrough is made; going forward and back only moves a finger over what came of
    it. Raises SceneError or FileError for a scene that does not come out as it says, and ExplorerError for one whose
    position is refused on purpose, where there is nothing to walk through.
    """

    def __init__(self, scene: Scene | str | Path | Traversable) -> None:
        self.scene = scene if isinstance(scene, Scene) else load_scene(scene)
        self.shots = run_scene(self.scene)
        if not self.shots:
            raise ExplorerError(
                f"{self.scene.name}: its position is refused on purpose; there is nothing to walk through"
            )
        self._tellers = [Teller(self.scene, shot) for shot in self.shots]
        self.places = tuple(Place(i, stage) for i, teller in enumerate(self._tellers) for stage in _stages(teller))
        self.answers: dict[int, str] = {}
        self._index = self._furthest = 0

    # going through

    @property
    def at(self) -> Place:
        """The step and stage that is shown now."""
        return self.places[self._index]

    @property
    def progress(self) -> tuple[int, int]:
        """Which place this is, and of how many: (1, n) at the beginning, (n, n) at the end."""
        return self._index + 1, len(self.places)

    @property
    def is_done(self) -> bool:
        """Whether the last place is shown."""
        return self._index + 1 == len(self.places)

    def forward(self) -> bool:
        """Go on to the next place; return whether there was one. A question may be left unanswered."""
        if self.is_done:
            return False
        self._index += 1
        self._furthest = max(self._furthest, self._index)
        return True

    def back(self) -> bool:
        """Go back to the place before; return whether there was one. Answers stay."""
        if self._index == 0:
            return False
        self._index -= 1
        return True

    def restart(self) -> None:
        """Begin again; answers are forgotten."""
        self._index = self._furthest = 0
        self.answers.clear()

    # what is shown

    @property
    def title(self) -> Mapping[str, str]:
        """The scene's title by language."""
        return self.scene.title

    @property
    def state(self) -> State:
        """The position to show now, a copy to do with as you like: before the reveal, the one before the move."""
        shot = self.shots[self.at.step]
        return (shot.state if self.at.stage == REVEAL else shot.before).copy()

    @property
    def view(self) -> View:
        """The position to show now through the scene's eyes."""
        return view_for_scene(self.scene, self.state)

    @property
    def highlight(self) -> tuple[str, ...]:
        """The topics the step points at, such as 'zone:harbour'."""
        return self.shots[self.at.step].step.highlight

    def said(self, language: str = "en") -> str:
        """Return what the step says, '' where it says nothing. Raises ExplorerError for a language not spoken."""
        return self._text(self.shots[self.at.step].step.say, language)

    def asked(self, language: str = "en") -> str:
        """Return what the step asks, '' before it asks or where it asks nothing."""
        return "" if self.at.stage == SAY else self._text(self.shots[self.at.step].step.ask, language)

    def _text(self, texts: Mapping[str, str], language: str) -> str:
        self.scene.game.words(language)
        return texts.get(language, "")

    def revealed(self, language: str = "en", names: Names = None) -> Reveal:
        """Return what came of the step: sentences with citations, findings to draw, views; empty before the reveal."""
        if self.at.stage != REVEAL:
            return Reveal((), (), ())
        return self._tellers[self.at.step].revealed(language, names)

    # the pupil's answer

    @cached_property
    def _questions(self) -> dict[int, Question | None]:
        return {i: self._tellers[i].question for i, stage in self.places if stage == ASK}

    @property
    def question(self) -> Question | None:
        """The question to which the engine knows the answer, None where only the teacher's own question is asked."""
        return None if self.at.stage == SAY else self._questions.get(self.at.step)

    def prompt(self, language: str = "en") -> str:
        """Return what the choices are about, in the engine's words; '' where there are none."""
        return "" if self.question is None else self.question.prompt(language)

    def choices(self, language: str = "en") -> tuple[Option, ...]:
        """Return the answers to choose from; empty where the question wants the pupil's own words."""
        return () if self.question is None else self.question.options(language)

    @property
    def can_answer(self) -> bool:
        """Whether an answer may be committed here: at a question whose reveal has not been seen."""
        return self.at.stage == ASK and self._index == self._furthest

    def commit(self, answer: str) -> None:
        """Keep the pupil's answer: a choice's id, or their own words (then nobody judges it); '' takes it back.

        Raises ExplorerError where nothing is asked, or the reveal has been seen.
        """
        if self.at.stage != ASK:
            raise ExplorerError("nothing is asked here")
        if not self.can_answer:
            raise ExplorerError("what comes of this step has been seen already; restart to answer again")
        kept = answer.strip()[:LONGEST_ANSWER]
        if kept:
            self.answers[self.at.step] = kept
        else:
            self.answers.pop(self.at.step, None)

    @property
    def answer(self) -> str:
        """What the pupil answered in this step, '' for nothing."""
        return self.answers.get(self.at.step, "")

    @property
    def answer_was_right(self) -> bool | None:
        """Whether the answer was right; None before the reveal, without an answer, and where it cannot be judged."""
        return self._judged(self.at.step) if self.at.stage == REVEAL else None

    def _judged(self, step: int) -> bool | None:
        question, answer = self._questions.get(step), self.answers.get(step)
        if question is None or answer not in [option.id for option in question.options()]:
            return None
        return answer == question.right

    @property
    def tally(self) -> tuple[int, int]:
        """How many answers were right, and how many could be judged, as far as their reveals have been seen."""
        seen = {place.step for place in self.places[: self._furthest + 1] if place.stage == REVEAL}
        judged = [right for right in map(self._judged, sorted(seen)) if right is not None]
        return sum(judged), len(judged)

    # the pupil's progress, to come back to

    def to_dict(self) -> dict[str, Any]:
        """Return where the pupil is and what they answered, as JSON values."""
        answers = {str(step): answer for step, answer in self.answers.items()}
        return {"scene": self.scene.name, "at": self._index, "seen": self._furthest, "answers": answers}

    @classmethod
    def from_dict(
        cls, progress: Mapping[str, Any], scene: Scene | str | Path | Traversable | None = None
    ) -> Walkthrough:
        """Return the walkthrough as it was left; `scene` is needed where it is not one of the shipped ones.

        Raises FileError for a progress that does not belong to the scene (it may have been edited since).
        """
        table = Table("progress", "", progress)
        name = table.get("scene", str)
        walk = cls(name if scene is None else scene)
        if walk.scene.name != name:
            raise table.fail("scene", f"expected {walk.scene.name!r}, got {clip(repr(name))}")
        at, seen, answers = table.get("at", int), table.get("seen", int), table.table("answers", optional=True)
        table.done()
        if not 0 <= at <= seen < len(walk.places):
            raise table.fail("at", f"expected 0 <= at <= seen < {len(walk.places)}, got {at} and {seen}")
        asking = {str(i): i for i, stage in walk.places if stage == ASK}
        for key, _ in answers.items():
            if key not in asking:
                raise answers.fail(key, f"no question is asked in this step; it is in {', '.join(asking) or 'none'}")
            walk.answers[asking[key]] = answers.get(key, str)[:LONGEST_ANSWER]
        walk._index, walk._furthest = at, seen
        return walk

    def __repr__(self) -> str:
        return f"<walkthrough {self.scene.name}: step {self.at.step}, {self.at.stage}>"


def view_for_scene(scene: Scene, state: State) -> View:
    """Return a position through the scene's eyes (ALL unless the scene says `eyes = 0` or "public"), for a pupil who
    is to predict what comes."""
    view = state.view(scene.eyes)
    view.predicts = True
    return view


def _stages(teller: Teller) -> tuple[str, ...]:
    step = teller.step
    there = {SAY: step.say, ASK: step.ask, REVEAL: teller.tells}
    return tuple(stage for stage, shown in there.items() if shown)


__all__ = ["FileError", "Place", "Walkthrough", "view_for_scene"]
