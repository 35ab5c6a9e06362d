"""Everything that is wrong with a scene file, for the teacher who wrote it: the file first, then what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from explorer.core.errors import ExplorerError
from explorer.matches.expectations import SceneError
from explorer.matches.scenes import Scene, read_scene
from explorer.matches.staging import run_scene


@dataclass(frozen=True)
class Checked:
    """What was found: the problems in the order of the file's lines, and how many steps came out as they say.

    `scene` is None where the file could not be read.
    """

    scene: Scene | None
    steps: int
    problems: tuple[ExplorerError, ...]


def check_scene(path: Path) -> Checked:
    """Read and run a scene file, going on after a mistake as far as that makes sense.

    A file with mistakes in it is not run; a scene is run up to the first step that cannot be played.
    """
    problems: list[ExplorerError] = []
    try:
        scene, found = read_scene(path)
    except ExplorerError as unreadable:
        return Checked(None, 0, (unreadable,))
    if found:
        return Checked(scene, 0, tuple(sorted(found, key=_line)))
    shots = []
    try:
        shots = run_scene(scene, problem=problems.append)
    except ExplorerError as misplaced:
        problems.append(misplaced)
    failing = {problem.step.key for problem in problems if isinstance(problem, SceneError)}
    return Checked(scene, sum(shot.step.key not in failing for shot in shots), tuple(problems))


def report(path: Path) -> tuple[str, bool]:
    """Return what is to be read about a scene file, and whether all is well with it."""
    checked = check_scene(path)
    if not checked.problems:
        steps = "1 step" if checked.steps == 1 else f"{checked.steps} steps"
        return f"{path}: {steps}, as expected", True
    lines = [str(problem) for problem in checked.problems]
    if checked.scene is not None:
        game = checked.scene.game
        stake = [id for problem in checked.problems if isinstance(problem, SceneError) for id in problem.clauses]
        lines += [f"    {game.cite(id)}: {game.clause(id).text['en']}" for id in dict.fromkeys(stake)]
    return "\n".join(lines), False


def _line(problem: ExplorerError) -> int:
    line: int | None = getattr(problem, "line", None)
    return line or 0


__all__ = ["Checked", "check_scene", "report"]
