"""Running a scene: every step played through the rules, everything it expects compared with what came."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path

from explorer.core.errors import ExplorerError, FileError, IllegalMove, among, clip
from explorer.core.events import Event
from explorer.core.luck import Tape
from explorer.core.moves import Move
from explorer.core.state import CHANCE, State
from explorer.matches.expectations import CHECKS, SceneError, Shot
from explorer.matches.scenes import Scene, SceneStep, load_scene

Told = Callable[[ExplorerError], None]


def _at_once(problem: ExplorerError) -> None:
    raise problem


class _Watch(list[Event]):
    """Listens to a position and keeps a copy of it at the first event of each kind."""

    def __init__(self, state: State, moments: dict[str, State]) -> None:
        super().__init__()
        self.state, self.moments = state, moments

    def append(self, event: Event) -> None:
        super().append(event)
        self.moments.setdefault(event.kind, self.state.copy())


def run_scene(
    scene: Scene | str | Path | Traversable, off: frozenset[str] = frozenset(), problem: Told = _at_once
) -> list[Shot]:
    """Run a scene (read already, or by name or path) and return a shot for every step.

    `off` switches pieces of the rules off. Raises SceneError at the first thing that is not as expected, and
    FileError for a file that is no scene; `problem` may be a function that notes what is not as expected, and the
    scene goes on, until a step cannot be played.
    """
    read = scene if isinstance(scene, Scene) else load_scene(scene)
    tape = Tape(read.seed)
    try:
        state = opening_of(read, off, tape)
    except ExplorerError as error:
        if read.error and read.error in str(error):
            return []
        raise _misplaced(read, error) from error
    if read.error:
        line = read.line("error")
        raise FileError(read.file, "error", f"expected a refusal with {read.error!r}, got a position", line)
    shots: list[Shot] = []
    for step in read.steps:
        shot = _run_step(read, step, state, tape, problem)
        if shot is None:
            break
        shots.append(shot)
        state = shot.state
    return shots


def _misplaced(scene: Scene, error: ExplorerError) -> FileError:
    """Return what is wrong with the position a scene begins with, as a mistake in its file."""
    place = "start" if scene.position is None else "position"
    inner = getattr(error, "key", "")
    line = scene.line(f"{place}.{inner}" if inner else place)
    if isinstance(error, FileError):
        return FileError(error.file, error.key, error.expected, line)
    return FileError(scene.file, place, str(error).removeprefix("position: "), line)


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


def _run_step(scene: Scene, step: SceneStep, before: State, tape: Tape, problem: Told) -> Shot | None:
    """Play or judge what a step says and compare; None where it could not be played and that was noted."""
    shot = Shot(step, before, before.copy())
    at = ["under"]
    try:
        _perform(scene, shot, tape, at)
    except IllegalMove as refusal:
        shot.verdict = refusal.verdict
        if "refused" not in step.expect and "guard" not in step.expect:
            what, entry = f"the move{_which(step, at[0])}", _entry(scene, step, at[0])
            problem(SceneError(scene, step, what, "a legal move", str(refusal), entry))
            return None
    except ExplorerError as error:
        shot.error = str(error)
        if "error" not in step.expect:
            what, entry = f"the step{_which(step, at[0])}", _entry(scene, step, at[0])
            problem(SceneError(scene, step, what, "no error", shot.error, entry))
            return None
        if step.expect["error"] not in shot.error:
            problem(SceneError(scene, step, "error", step.expect["error"], shot.error))
        return shot
    _check_topics(scene, shot, problem)
    for what, expected in step.expect.items():
        try:
            CHECKS[what](scene, step, shot, expected)
        except SceneError as failure:
            problem(failure)
        except ExplorerError as error:  # the expectation itself names no move, topic or seat
            key = f"{step.key}.expect.{what}"
            problem(FileError(scene.file, key, str(error), scene.line(key)))
    return shot


def _check_topics(scene: Scene, shot: Shot, problem: Told) -> None:
    """See that what the step points at, or asks about, can be explained once it has been played."""
    step = shot.step
    named = [(topic, f"highlight[{i}]") for i, topic in enumerate(step.highlight)]
    named += [(step.predict, "predict")] if step.predict not in ("", "none", "move") else []
    for topic, entry in named:
        topics = shot.state.topics()
        if topic not in topics:
            said = f"nothing to explain about {topic!r}; {among(topic, topics)}"
            key = f"{step.key}.{entry}"
            problem(FileError(scene.file, key, said, scene.line(key)))


def _perform(scene: Scene, shot: Shot, tape: Tape, at: list[str]) -> None:
    """Switch readings, judge and play what a step says; `at` always holds the entry that is being done."""
    step = shot.step
    if step.under:
        shot.state = shot.state.under(step.under)
    if step.judge:
        at[0] = "judge"
        shot.verdict = shot.state.verdict(step.judge, step.by)
    for i, text in enumerate(step.moves, 1):
        at[0] = f"moves[{i - 1}]"
        _play(shot, text, step.by)
        if i == len(step.moves):
            for j, answer in enumerate(step.chance):
                at[0] = f"chance[{j}]"
                _play(shot, answer, None)
        while shot.state.actor == CHANCE and not step.pending and not scene.opening:
            _play(shot, tape.choose(shot.state), None)


def _entry(scene: Scene, step: SceneStep, at: str) -> str:
    """Return the entry of a step as its file writes it: a single move may stand there as `move`."""
    alone = at == "moves[0]" and scene.line(f"{step.key}.move") != scene.line(step.key)
    return "move" if alone else at


def _which(step: SceneStep, at: str) -> str:
    """Return which of several moves or answers of chance is being done: " 'draw blue 7' (2 of 3)"."""
    kind, _, rest = at.partition("[")
    texts = {"moves": step.moves, "chance": step.chance}.get(kind, ())
    if len(texts) < 2:
        return ""
    i = int(rest.removesuffix("]"))
    return f" {clip(repr(texts[i]))} ({i + 1} of {len(texts)})"


def _play(shot: Shot, move: Move | str, by: int | None) -> None:
    """Play a move; where the step looks at moments inside it, play it on a watched copy as well."""
    trial = shot.state.copy() if "during" in shot.step.expect else None
    shot.events += shot.state.play(move, by)
    if trial is not None:
        trial.telling = _Watch(trial, shot.moments)
        trial.apply(trial.move(move))


__all__ = ["SceneError", "Shot", "opening_of", "run_scene"]
