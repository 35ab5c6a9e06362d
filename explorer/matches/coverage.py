"""The proof that every clause matters: switch its guard, step or decision off and see which scenes fail."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from explorer.core.errors import ExplorerError
from explorer.core.game import Game
from explorer.matches.scenes import Scene, load_scene, scene_names
from explorer.matches.staging import run_scene


@dataclass
class Coverage:
    """What was found for one game: lines in no clause, clauses nobody proves, pieces whose switching off goes unseen.

    `proofs` maps each clause to scenes that fail when one of its pieces is off (or the test that shows it),
    `untaken` lists declared (step, successor) pairs that no scene took.
    """

    game: Game
    scenes: int
    uncovered_lines: list[int] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)
    proofs: dict[str, list[str]] = field(default_factory=dict)
    silent: list[str] = field(default_factory=list)
    untaken: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def holes(self) -> list[str]:
        """Every reason why the rulebook is not covered, as sentences; empty when it is."""
        found = [f"line {n} of the document is in no clause" for n in self.uncovered_lines]
        found += [f"scene {name}" for name in self.failing]
        found += [f"clause {clause}: nothing fails without it" for clause, by in self.proofs.items() if not by]
        found += [f"{piece} can be switched off and no scene fails" for piece in self.silent]
        found += [f"no scene goes from {step} to {name}" for step, name in self.untaken]
        return found + self.unknown

    def report(self, details: bool = False) -> str:
        """Return the findings as text; `details` adds the scenes clause by clause."""
        book = self.game.rulebook
        lines = [
            f"{self.game.id}: {book.lines - len(self.uncovered_lines)} of {book.lines} lines covered, "
            f"{sum(1 for by in self.proofs.values() if by)} of {len(book.clauses)} clauses proved, "
            f"{self.scenes} scenes, {len(self.holes)} holes"
        ]
        if details:
            lines += [f"  {clause} ({self.game.cite(clause)}): {', '.join(by)}" for clause, by in self.proofs.items()]
        return "\n".join(lines + [f"  HOLE {hole}" for hole in self.holes])


def measure(game: Game, root: Path | None = None, every: bool = False) -> Coverage:
    """Switch every piece of the rules off in turn, run scenes until one fails, and return what that shows.

    `root` is the checkout, against which tests named by definitions are looked up (skipped when None). `every` goes on
    after the first scene that fails, and names all that do.
    """
    scenes, found = [], Coverage(game, 0, game.rulebook.uncovered())
    trace: set[tuple[str, str]] = set()
    for name in scene_names(game.id):
        try:
            scene = load_scene(name)
            _run_traced(scene, trace)
            scenes.append(scene)
        except ExplorerError as error:
            found.failing.append(f"{name} fails: {error}")
    found.scenes = len(scenes)
    found.proofs = {clause: [] for clause in game.rulebook.clauses}
    for piece, clauses in game.pieces().items():
        failing = (scene.name for scene in _likely_first(scenes, piece, clauses) if _fails(scene, frozenset((piece,))))
        broken = list(failing if every else islice(failing, 1))
        if not broken:
            found.silent.append(piece)
        for clause in clauses:
            if clause not in found.proofs:
                found.unknown.append(f"{piece} cites {clause!r}, which is no clause")
                continue
            known = found.proofs[clause]
            known += [name for name in broken if name not in known]
    for each in game.rulebook.clauses.values():
        if each.kind == "definition":
            found.proofs[each.id] = _shown(each.shown_by, scenes, root)
    declared = {(step.id, name) for step in game.steps for name in step.then}
    found.untaken = sorted(declared - trace)
    return found


def _likely_first(scenes: list[Scene], piece: str, clauses: tuple[str, ...]) -> list[Scene]:
    """Return the scenes, those first that name the piece or are about one of its clauses."""
    id = piece.partition(":")[2]

    def far(scene: Scene) -> int:
        about = len(set(clauses).intersection(scene.clauses))
        return -about - (f'"{id}"' in scene.text)

    return sorted(scenes, key=far)


def _run_traced(scene: Scene, trace: set[tuple[str, str]]) -> None:
    readings = [] if scene.error else [scene.rulings]
    for step in scene.steps:
        if step.under and "error" not in step.expect:  # readings last until they are switched again
            readings.append({**readings[-1], **step.under})
    rules = [scene.game.rules(scene.players, reading) for reading in readings]
    for each in rules:
        each.trace_into(trace)
    try:
        run_scene(scene)
    finally:
        for each in rules:
            each.trace_into(None)


def _fails(scene: Scene, off: frozenset[str]) -> bool:
    try:
        run_scene(scene, off)
    except Exception:  # with a piece of the rules missing, anything may go wrong: that is the proof
        return True
    return False


def _shown(by: str, scenes: list[Scene], root: Path | None) -> list[str]:
    if "::" not in by:
        return [by] if any(scene.name == by for scene in scenes) else []
    if root is None:
        return [by]
    file, _, test = by.partition("::")
    path = root / file
    return [by] if path.is_file() and f"def {test}(" in path.read_text(encoding="utf-8") else []
