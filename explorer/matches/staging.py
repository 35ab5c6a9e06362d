"""Running a scene: every step played through the rules, everything it expects compared with what came."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, IllegalMove
from explorer.core.events import Event
from explorer.core.findings import Verdict
from explorer.core.luck import Tape
from explorer.core.state import ALL, CHANCE, State
from explorer.matches.scenes import Scene, SceneStep, load_scene


class SceneError(ExplorerError):
    """A scene did not come out as it says: file and step, what was expected, what came, and the clauses at stake."""

    def __init__(self, scene: Scene, step: SceneStep, what: str, expected: Any, got: Any) -> None:
        self.scene, self.step, self.what, self.expected, self.got = scene, step, what, expected, got
        cited = "; ".join(f"{clause}: {scene.game.cite(clause)}" for clause in scene.clauses)
        super().__init__(
            f"{scene.file}: {step.key}: {what}: expected {expected!r}, got {got!r}" + (f" [{cited}]" if cited else "")
        )


@dataclass
class Shot:
    """What came of one step: the position after it, its events, and the verdict if a move was judged or refused."""

    step: SceneStep
    state: State
    events: list[Event] = field(default_factory=list)
    verdict: Verdict | None = None


def run_scene(scene: Scene | str | Path | Traversable, off: frozenset[str] = frozenset()) -> list[Shot]:
    """Run a scene (read already, or by name or path) and return a shot for every step.

    `off` switches pieces of the rules off. Raises SceneError at the first thing that is not as expected, and
    FileError for a file that is no scene.
    """
    read = scene if isinstance(scene, Scene) else load_scene(scene)
    tape = Tape(read.seed)
    try:
        state = opening_of(read, off, tape)
    except ExplorerError as error:
        if read.error and read.error in str(error):
            return []
        raise
    if read.error:
        raise ExplorerError(f"{read.file}: error: expected a refusal with {read.error!r}, got a position")
    shots = []
    for step in read.steps:
        shot = _run_step(read, step, state, tape)
        shots.append(shot)
        state = shot.state
    return shots


def opening_of(scene: Scene, off: frozenset[str], tape: Tape) -> State:
    """Return the position a scene begins with."""
    game = scene.game
    if scene.position is not None:
        position = {**scene.position, "rulings": dict(scene.rulings)}
        state: State = game.state(position, scene.file)
        state.rules = game.rules(state.players, scene.rulings, off)
        state.run()
        return state
    state = game.state_class.opening(game.rules(scene.players, scene.rulings, off))
    state.run()
    if not scene.opening:
        tape.settle(state)
    return state


def _run_step(scene: Scene, step: SceneStep, before: State, tape: Tape) -> Shot:
    state = before.copy()
    shot = Shot(step, state)
    try:
        if step.under:
            shot.state = state = state.under(step.under)
        if step.judge:
            shot.verdict = state.verdict(step.judge, step.by)
        for text in step.moves:
            shot.events += state.play(text, step.by)
            if text is step.moves[-1]:
                for answer in step.chance:
                    shot.events += state.play(answer)
            while state.actor == CHANCE and not step.pending and not scene.opening:
                shot.events += state.play(tape.choose(state))
    except IllegalMove as refusal:
        shot.verdict = refusal.verdict
        if "refused" not in step.expect and "guard" not in step.expect:
            raise SceneError(scene, step, "the move", "a legal move", str(refusal)) from None
    except ExplorerError as error:
        if "error" not in step.expect:
            raise SceneError(scene, step, "the step", "no error", str(error)) from error
        _same(scene, step, "error", True, step.expect["error"] in str(error))
        return shot
    for what, expected in step.expect.items():
        CHECKS[what](scene, step, shot, expected)
    return shot


def _same(scene: Scene, step: SceneStep, what: str, expected: Any, got: Any) -> None:
    if expected != got:
        raise SceneError(scene, step, what, expected, got)


def _refused(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    cited = sorted({c for r in (shot.verdict.reasons if shot.verdict else ()) for c in r.clauses})
    if expected not in cited:
        raise SceneError(scene, step, "refused by", expected, cited or "a legal move")


def _guard(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    got = [r.id.removeprefix("guard-") for r in (shot.verdict.reasons if shot.verdict else ())]
    if expected not in got:
        raise SceneError(scene, step, "refused by guard", expected, got or "a legal move")


def _legal(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _same(scene, step, "legal", expected, shot.verdict.legal if shot.verdict else True)


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
        _same(scene, step, f"finding on {topic}", id, shot.state.explain(topic).id)


def _facts(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for topic, facts in expected.items():
        told = shot.state.explain(topic)
        for name, value in facts.items():
            got = {f.facts[name] for f in (told, *told.below) if name in f.facts}
            if value not in got:
                raise SceneError(scene, step, f"{name} in the finding on {topic}", value, sorted(map(str, got)))


def _state(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    _within(scene, step, "state", expected, shot.state.to_dict())


def _view(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    for seat, facts in expected.items():
        view = shot.state.view(-2 if seat == "public" else int(seat))
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
        found = table[key]
        _same(scene, step, f"sizes.{key}", sizes, [len(x) for x in found] if isinstance(sizes, list) else len(found))


CHECKS = {
    "refused": _refused, "guard": _guard, "legal": _legal, "events": _events, "actor": _actor,
    "question": _question, "scores": _scores, "winners": _winners, "finding": _finding, "facts": _facts,
    "state": _state, "view": _view, "offers": _offers, "offers_not": _offers_not, "sizes": _sizes,
    "error": lambda scene, step, shot, expected: _same(scene, step, "error", expected, "no error"),
}  # fmt: skip
