"""Running a scene: every step played through the rules, everything it expects compared with what came."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, FileError, IllegalMove
from explorer.core.events import Event
from explorer.core.findings import Verdict
from explorer.core.luck import Tape
from explorer.core.moves import Move
from explorer.core.state import ALL, CHANCE, PUBLIC, State
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
    """What came of one step: the position after it, its events, and the verdict if a move was judged or refused.

    `moments` holds, where the step looks at them, the position as it stood when the first event of a kind was told.
    """

    step: SceneStep
    state: State
    events: list[Event] = field(default_factory=list)
    verdict: Verdict | None = None
    moments: dict[str, State] = field(default_factory=dict)


class _Watch(list[Event]):
    """Listens to a position and keeps a copy of it at the first event of each kind."""

    def __init__(self, state: State, moments: dict[str, State]) -> None:
        super().__init__()
        self.state, self.moments = state, moments

    def append(self, event: Event) -> None:
        super().append(event)
        self.moments.setdefault(event.kind, self.state.copy())


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
        if isinstance(error, FileError):
            raise
        raise FileError(read.file, "start" if read.position is None else "position", str(error)) from error
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
        for i, text in enumerate(step.moves, 1):
            _play(shot, text, step.by)
            if i == len(step.moves):
                for answer in step.chance:
                    _play(shot, answer, None)
            while state.actor == CHANCE and not step.pending and not scene.opening:
                _play(shot, tape.choose(state), None)
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
        try:
            CHECKS[what](scene, step, shot, expected)
        except SceneError:
            raise
        except ExplorerError as error:  # the expectation itself names no move, topic or seat
            raise FileError(scene.file, f"{step.key}.expect.{what}", str(error)) from error
    return shot


def _play(shot: Shot, move: Move | str, by: int | None) -> None:
    """Play a move; where the step looks at moments inside it, play it on a watched copy as well."""
    trial = shot.state.copy() if "during" in shot.step.expect else None
    shot.events += shot.state.play(move, by)
    if trial is not None:
        trial.telling = _Watch(trial, shot.moments)
        trial.apply(trial.move(move))


def _same(scene: Scene, step: SceneStep, what: str, expected: Any, got: Any) -> None:
    if expected != got:
        raise SceneError(scene, step, what, expected, got)


def _refused(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    cited = sorted({c for r in (shot.verdict.reasons if shot.verdict is not None else ()) for c in r.clauses})
    if expected not in cited:
        raise SceneError(scene, step, "refused by", expected, cited or "a legal move")


def _guard(scene: Scene, step: SceneStep, shot: Shot, expected: Any) -> None:
    got = [r.id.removeprefix("guard-") for r in (shot.verdict.reasons if shot.verdict is not None else ())]
    if expected not in got:
        raise SceneError(scene, step, "refused by guard", expected, got or "a legal move")


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
            raise SceneError(scene, step, "during", f"an event {kind!r}", [e.kind for e in shot.events])
        for what, value in checks.items():
            CHECKS[what](scene, step, Shot(step, shot.moments[kind]), value)


CHECKS: dict[str, Callable[[Scene, SceneStep, Shot, Any], None]] = {
    "refused": _refused, "guard": _guard, "legal": _legal, "events": _events, "actor": _actor,
    "question": _question, "scores": _scores, "winners": _winners, "finding": _finding, "facts": _facts,
    "state": _state, "view": _view, "offers": _offers, "offers_not": _offers_not, "sizes": _sizes, "during": _during,
    "error": lambda scene, step, shot, expected: _same(scene, step, "error", expected, "no error"),
}  # fmt: skip
