"""What a step of a scene shows when its answer is revealed: sentences with their clauses, and findings to draw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from explorer.core.findings import Finding, Verdict
from explorer.core.guards import seat_word
from explorer.core.naming import moves_of
from explorer.core.state import ALL, PUBLIC
from explorer.core.views import View
from explorer.core.words import Catalogue, word
from explorer.matches.expectations import Shot
from explorer.matches.scenes import Scene
from explorer.teaching.questions import LegalQuestion, Names, Question, Said, outcome_question, said_of

TELLING = frozenset({"finding", "facts", "offers", "offers_not", "scores", "winners", "view"})
MOST_MOVES = 12  # a longer list of moves is no answer


@dataclass(frozen=True)
class Reveal:
    """What is revealed: sentences in order, findings and verdicts to draw, and views that show what a seat sees."""

    sentences: tuple[Said, ...]
    drawn: tuple[Finding | Verdict, ...]
    views: tuple[View, ...]


class Teller:
    """Tells what came of one step, as far as the scene's eyes may see it."""

    def __init__(self, scene: Scene, shot: Shot) -> None:
        self.scene, self.shot, self.step, self.eyes = scene, shot, shot.step, scene.eyes
        self.game, self.state, self.view = scene.game, shot.state, shot.state.view(scene.eyes)

    @property
    def tells(self) -> bool:
        """Whether the step has anything to reveal."""
        step = self.step
        acts = step.ask or step.moves or step.judge or step.under
        return bool(acts) or not step.say or not TELLING.isdisjoint(step.expect)

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics that the step says something about."""
        return tuple(dict.fromkeys((*self.step.expect.get("finding", ()), *self.step.expect.get("facts", ()))))

    @property
    def question(self) -> Question | None:
        """What a pupil can be asked about this step so that the engine knows the answer, None where nothing."""
        predict = self.step.predict
        if predict in ("none", "move"):
            return self._legal() if predict == "move" else None
        for topic in (predict,) if predict else self.step.expect.get("finding", ()):
            asked = outcome_question(topic, self.view.explain(topic))
            if asked is not None:
                return asked
        doubtful = self.step.judge or not {"refused", "guard", "legal"}.isdisjoint(self.step.expect)
        return self._legal() if doubtful else None  # that a move which is simply played is legal need not be asked

    def _legal(self) -> LegalQuestion | None:
        if not self.step.judge and len(self.step.moves) != 1:
            return None
        verdict = self.shot.verdict
        if verdict is None and not self.shot.error:  # a move that was played
            before = self.shot.before.under(self.step.under) if self.step.under else self.shot.before
            verdict = before.verdict(self.step.moves[0], self.step.by)
        return None if verdict is None else LegalQuestion(verdict, self._own())

    def _own(self) -> bool:
        """Whether the eyes may see the hand of whoever moved."""
        mover = self.step.by if self.step.by is not None else self.shot.before.actor
        return self.eyes in (ALL, mover)

    def revealed(self, language: str, names: Names) -> Reveal:
        """Return everything that came of the step, in a language."""
        sentences = list(self._sentences(language, names))
        if not sentences:
            cite = self.game.cite
            clauses = {id: self.game.clause(id).text[language] for id in self.scene.clauses}
            sentences = [Said("clause", text, cite(id, language=language), (id,)) for id, text in clauses.items()]
        legal = LegalQuestion(self.shot.verdict, self._own()) if self.shot.verdict is not None else None
        drawn: list[Finding | Verdict] = [legal.drawn] if legal is not None and legal.drawn is not None else []
        drawn += [self.view.explain(topic) for topic in self.topics]
        return Reveal(tuple(sentences), tuple(drawn), tuple(self._views()))

    def _views(self) -> Iterator[View]:
        for seat in self.step.expect.get("view", ()):
            viewer = PUBLIC if seat == "public" else int(seat)
            if self.eyes == ALL or viewer == PUBLIC:
                yield self.state.view(viewer)

    def _sentences(self, language: str, names: Names) -> Iterator[Said]:
        words = self.game.words(language, names)
        for id, option in self.step.under.items():
            ruling = self.game.rulebook.rulings.get(id)
            if ruling is not None and option in ruling.options and not self.shot.error:
                text = f"{ruling.question[language]} {ruling.options[option].text[language]}"
                yield Said("ruling", text, ruling.reference, ruling.clauses)
        if self.shot.error:
            yield Said("error", words.say("ui-error", reason=self.shot.error))
        if self.shot.verdict is not None:
            yield from LegalQuestion(self.shot.verdict, self._own()).because(language, names)
        for event in self.shot.events:
            seen = event.as_seen(self.eyes, self.eyes == ALL)
            cited = self.game.cite(*seen.clauses, language=language)
            yield Said("event", seen.sentence(language, names), cited, seen.clauses)
        for topic in self.topics:
            yield said_of("finding", self.view.explain(topic), language, names)
        yield from self._offers(words)
        yield from self._result(words)

    def _offers(self, words: Catalogue) -> Iterator[Said]:
        if self.eyes not in (ALL, self.state.actor):
            return
        for key, kind in (("offers", "offers"), ("offers_not", "offers-not")):
            moves = moves_of(self.game, self.step.expect.get(key, ()))
            if 0 < len(moves) <= MOST_MOVES:
                yield Said(kind, words.say(f"teach-{kind}", moves=moves))

    def _result(self, words: Catalogue) -> Iterator[Said]:
        if self.eyes != ALL and not self.state.is_over:
            return  # points as the position stands count hidden cards as well
        if "scores" in self.step.expect:
            each = [word("teach-score", seat=seat_word(i), count=n) for i, n in enumerate(self.state.scores())]
            yield Said("scores", words.say("teach-scores", scores=tuple(each)))
        if self.state.winners() and "winners" in self.step.expect:
            seats = tuple(map(seat_word, self.state.winners()))
            yield Said("winners", words.say("teach-winners", seats=seats, count=len(seats)))
