"""What a scene's step expects, compared with what came of it: one check for every kind of expectation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.events import Event
from explorer.core.findings import Verdict
from explorer.core.state import ALL, CHANCE, PUBLIC, State
from explorer.matches.scenes import Scene, SceneStep

#: What is wrong where a step could not be played as it is written: a move was refused, or something is no move.
UNPLAYED = ("the move", "the step")


class SceneError(ExplorerError):
    """A scene did not come out as it says: file, line and step, what was expected, what came, the clauses at stake.

    A step that could not be played at all (see UNPLAYED) has nothing to do with those clauses; what refuses it says
    its own. `key` is the entry of the step that says otherwise ('expect.' and `what`, by default), `line` the line it
    is on.
    """

    def __init__(self, scene: Scene, step: SceneStep, what: str, expected: Any, got: Any, key: str = "") -> None:
        self.scene, self.step, self.what, self.expected, self.got = scene, step, what, expected, got
        self.key = key or f"expect.{what}"
        self.line = scene.line(f"{step.key}.{self.key}")
        where = scene.file if self.line is None else f"{scene.file}, line {self.line}"
        self.clauses = () if what.startswith(UNPLAYED) else scene.clauses
        cited = "; ".join(f"{clause}: {scene.game.cite(clause)}" for clause in self.clauses)
        super().__init__(
            f"{where}: {step.key}: {what}: expected {expected!r}, got {got!r}" + (f" [{cited}]" if cited else "")
        )


@dataclass
class Shot:
    """What came of one step: the positions before and after it, its events, the verdict on a move judged or refused.

    `error` is the message where the step was refused as bad input, as it should be. `moments` holds, where the step
    looks at them, the position as it stood when the first event of a kind was told.
    """

    step: SceneStep
    before: State
    state: State
    events: list[Event] = field(default_factory=list)
    verdict: Verdict | None = None
    moments: dict[str, State] = field(default_factory=dict)
    error: str = ""


def _same(scene: Scene, step: SceneStep, what: str, expected: Any, got: Any, key: str = "") -> None:
    if expected != got:
        raise SceneError(scene, step, what, expected, got, key)


def _refused(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    cited = sorted({c for r in (shot.verdict.reasons if shot.verdict is not None else ()) for c in r.clauses})
    if expected not in cited:
        raise SceneError(scene, step, "refused by", expected, cited or "a legal move", "expect.refused")


def _guard(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    got = [r.id.removeprefix("guard-") for r in (shot.verdict.reasons if shot.verdict is not None else ())]
    if expected not in got:
        raise SceneError(scene, step, "refused by guard", expected, got or "a legal move", "expect.guard")


def _legal(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _same(scene, step, "legal", expected, shot.verdict.legal if shot.verdict is not None else True)


def _events(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _same(scene, step, "events", expected, [e.kind for e in shot.events])


def _actor(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    actor = shot.state.actor
    _same(scene, step, "actor", expected, "over" if actor is None else "chance" if actor == CHANCE else actor)


def _question(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    question = shot.state.question
    _same(scene, step, "question", expected, question.asks.id if question else "")


def _scores(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _same(scene, step, "scores", expected, shot.state.scores())


def _winners(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _same(scene, step, "winners", expected, shot.state.winners())


def _finding(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for topic, id in expected.items():
        _same(scene, step, f"finding on {topic}", id, shot.state.explain(topic).id, f"expect.finding.{topic}")


def _facts(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for topic, facts in expected.items():
        told = shot.state.explain(topic)
        for name, value in facts.items():
            found = [f for f in (told, *told.below) if name in f.facts]
            if value not in (got := {f.facts[name] for f in found}):
                what, key = f"{name} in the finding on {topic}", f"expect.facts.{topic}.{name}"
                said = [f"{f.facts[name]}: {f.sentence()}" for f in found] if len(got) > 1 else map(str, got)
                raise SceneError(scene, step, what, value, sorted(said), key)


def _state(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _within(scene, step, "state", expected, shot.state.to_dict())


def _view(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for seat, facts in expected.items():
        view = shot.state.view(PUBLIC if seat == "public" else int(seat) if seat.isdecimal() else seat)
        _within(scene, step, f"view.{seat}", facts, view.to_dict())


def _within(scene: Scene, step: SceneStep, where: str, expected: Any, got: Any) -> None:
    """Compare what is expected with a part of a table: only the keys named are looked at; 'hidden' means null."""
    if isinstance(expected, Mapping):
        for key, value in expected.items():
            if not isinstance(got, Mapping) or key not in got:
                raise SceneError(scene, step, where, f"an entry {key!r}", got)
            _within(scene, step, f"{where}.{key}", value, got[key])
        return
    _same(scene, step, where, _hidden(expected), got)


def _hidden(value: Any) -> Any:
    if isinstance(value, list):
        return [_hidden(v) for v in value]
    return None if value == "hidden" else value


def _offers(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    listed = {str(m) for m in shot.state.legal_moves()}
    for text in expected:
        if str(shot.state.move(text)) not in listed:
            raise SceneError(scene, step, "offers", text, sorted(listed))


def _offers_not(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    listed = {str(m) for m in shot.state.legal_moves()}
    for text in expected:
        if str(shot.state.move(text)) in listed:
            raise SceneError(scene, step, "offers_not", f"{text} not offered", "it is offered")


def _sizes(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    table = shot.state.view(ALL).to_dict()
    for key, sizes in expected.items():
        found = table.get(key)
        if not isinstance(found, list | dict):
            raise SceneError(scene, step, f"sizes.{key}", "a list in the view", found)
        _same(scene, step, f"sizes.{key}", sizes, [len(x) for x in found] if isinstance(sizes, list) else len(found))


def _during(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for kind, checks in expected.items():
        if kind not in shot.moments:
            key = f"expect.during.{kind}"
            raise SceneError(scene, step, "during", f"an event {kind!r}", [e.kind for e in shot.events], key)
        for what, value in checks.items():
            try:
                CHECKS[what](scene, step, Shot(step, shot.before, shot.moments[kind]), value)
            except SceneError as failure:
                key = failure.key.replace("expect.", f"expect.during.{kind}.", 1)
                raise SceneError(scene, step, failure.what, failure.expected, failure.got, key) from None


CHECKS: dict[str, Callable[[Scene, SceneStep, Shot, Any], None]] = {
    "refused": _refused, "guard": _guard, "legal": _legal, "events": _events, "actor": _actor,
    "question": _question, "scores": _scores, "winners": _winners, "finding": _finding, "facts": _facts,
    "state": _state, "view": _view, "offers": _offers, "offers_not": _offers_not, "sizes": _sizes, "during": _during,
    "error": lambda scene, step, shot, expected: _same(scene, step, "error", expected, "no error"),
}  # fmt: skip

__all__ = ["CHECKS", "SceneError", "Shot"]
