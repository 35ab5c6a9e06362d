"""Scenes: text files that set up a position, play or judge moves, and say what must come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, FileError, RulingError, among, clip, near
from explorer.core.game import Game
from explorer.core.reading import Table, load_toml
from explorer.core.registry import find_game
from explorer.core.sources import seeds
from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.core.toml_lines import line_of

EXPECTATIONS: dict[str, type] = {
    "refused": str, "guard": str, "legal": bool, "events": list, "actor": object, "question": str, "scores": list,
    "winners": list, "finding": dict, "facts": dict, "state": dict, "view": dict, "offers": list, "offers_not": list,
    "sizes": dict, "during": dict, "error": str,
}  # fmt: skip
MOMENTS = {key: EXPECTATIONS[key] for key in ("state", "view", "sizes", "scores", "finding", "facts")}
EYES = {"all": ALL, "public": PUBLIC}


@dataclass(frozen=True)
class SceneStep:
    """One step: words for the pupil, then moves to play or one to judge, then what must come of it.

    `by` is the seat that wants to move (whoever is asked, when None); `chance` the answers chance gives, in order,
    the luck tape giving the rest unless `pending`; `under` rulings to switch first; `predict` what a pupil is offered
    answers to: a topic, 'move', 'none', or '' for what the step is seen to be about.
    """

    key: str
    say: Mapping[str, str]
    ask: Mapping[str, str]
    highlight: tuple[str, ...]
    predict: str
    moves: tuple[str, ...]
    judge: str
    by: int | None
    chance: tuple[str, ...]
    pending: bool
    under: Mapping[str, str]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """A scene as read: `start` (players, seed) or `position`, rulings, the clauses it is about, its steps.

    `eyes` says through whose eyes a pupil sees it: a seat, PUBLIC or ALL. `error`, if any, is part of the message with
    which the position itself must be refused. `text` is the file as written.
    """

    name: str
    file: str
    game: Game = field(repr=False)
    title: Mapping[str, str]
    clauses: tuple[str, ...]
    rulings: Mapping[str, str]
    players: int
    seed: int | str
    position: Mapping[str, Any] | None
    opening: bool
    eyes: int
    error: str
    steps: tuple[SceneStep, ...]
    text: str = field(repr=False)

    def line(self, key: str) -> int | None:
        """Return the line of a key such as 'step[0].expect.actor', or of the nearest table around it."""
        return line_of(self.text, key)


def find_scene(name: str) -> Path | Traversable:
    """Return the file of a shipped scene such as 'influence/tie-burns'. Raises ExplorerError for none."""
    game, _, rest = name.partition("/")
    path = find_game(game).folder / "scenes" / f"{rest}.toml"
    if not path.is_file():
        raise ExplorerError(f"no scene is called {clip(repr(name))}; {among(name, scene_names(game))}")
    return path


def scene_names(game: str) -> list[str]:
    """Return the names of a game's shipped scenes, in alphabetical order."""
    folder = seeds() / game / "scenes"
    if not folder.is_dir():
        return []
    return sorted(f"{game}/{f.name.removesuffix('.toml')}" for f in folder.iterdir() if f.name.endswith(".toml"))


def load_scene(where: str | Path | Traversable) -> Scene:
    """Read and check a scene: a shipped one by name ('influence/tie-burns'), or any file by its path.

    Raises FileError naming file, line, key and what was expected.
    """
    scene, problems = read_scene(where)
    for problem in problems:
        raise problem
    return scene


def read_scene(where: str | Path | Traversable) -> tuple[Scene, list[FileError]]:
    """Read a scene as `load_scene` does, and return it with everything that is wrong with the file.

    Raises FileError where the file cannot be read at all, is no TOML or belongs to no game.
    """
    if isinstance(where, str):
        where = Path(where) if where.endswith(".toml") else find_scene(where)
    if not isinstance(where, Path | Traversable):
        raise ExplorerError(
            f"expected a scene's name, such as 'influence/tie-burns', or its path, got {clip(repr(where))}"
        )
    top = load_toml(where)
    try:
        game = find_game(top.get("game", str))
    except FileError:
        raise
    except ExplorerError as unknown:
        raise top.fail("game", str(unknown)) from None
    problems = top.problems = []
    texts = _texts(top, "title", game.rulebook.languages)
    clauses = tuple(top.list_of("clauses", str, []))
    for clause in clauses:
        _known(top, "clauses", clause, game)
    rulings = {key: _text(top, f"rulings.{key}", value) for key, value in top.table("rulings", optional=True).items()}
    try:
        game.rulebook.choose(rulings)
    except RulingError as wrong:
        if all(rulings.values()):  # else it has been told already that one is no text
            top.refuse(f"rulings.{wrong.key}", wrong.expected)
    start, position = top.table("start", optional=True), None
    if "position" in top:
        if "start" in top:
            top.refuse("start", "a scene has a position or a start (players and seed), not both")
            start.seen.add("players")
        position = top.get("position", dict)
        players = position.get("players", 0)
    elif "start" in top:
        players = start.get("players", int)
    else:
        top.refuse("position", "missing; expected a [position], or a [start] with players and seed")
        players = 0
    seed = start.values.get("seed", "scene")
    start.seen.add("seed")
    opening = start.get("opening", bool, False)
    start.done()
    eyes = _eyes(top, players)
    error = top.get("error", str, "")
    steps = tuple(_step(table, game, players) for table in top.tables("step"))
    if not top.values.get("step") and not error:
        top.refuse("step", "expected at least one [[step]]")
    top.done()
    name = f"{game.id}/{where.name.removesuffix('.toml')}"
    scene = Scene(
        name, top.file, game, texts, clauses, rulings, players, seed, position, opening, eyes, error, steps, top.text
    )
    return scene, problems


def _eyes(top: Table, players: Any) -> int:
    """Return through whose eyes the scene is seen: `eyes = 0`, "public" or (by default) "all"."""
    eyes = top.values.get("eyes", "all")
    top.seen.add("eyes")
    if isinstance(eyes, str) and eyes in EYES:
        return EYES[eyes]
    if type(eyes) is int and eyes >= 0 and (type(players) is not int or eyes < players):
        return eyes
    top.refuse("eyes", f"expected the number of a seat that plays, or one of {', '.join(EYES)}; got {clip(repr(eyes))}")
    return ALL


def _known(table: Table, key: str, clause: str, game: Game) -> None:
    if clause not in game.rulebook.clauses:
        hint = near(clause, game.rulebook.clauses)
        table.refuse(key, f"{game.rulebook.file} has no clause {clause!r}{hint}")


def _text(table: Table, key: str, value: Any) -> str:
    if not isinstance(value, str):
        table.refuse(key, f"expected text, got {clip(repr(value))}")
        return ""
    return value


def _texts(table: Table, key: str, languages: tuple[str, ...], *, optional: bool = False) -> dict[str, str]:
    if optional and key not in table:
        table.seen.add(key)
        return {}
    return table.texts(key, languages, every=False)


def _check_types(expect: Table, kinds: Mapping[str, type]) -> None:
    for key, _ in expect.items():
        if key not in kinds:
            hint = near(key, kinds)
            expect.refuse(key, f"unknown expectation; expected one of {', '.join(kinds)}{hint}")
            continue
        expect.get(key, kinds[key], expect.values[key] if kinds[key] is object else None)
        if key in ("facts", "view") and isinstance(expect.values[key], dict):
            parts = expect.table(key)
            for inner, _ in parts.items():
                parts.get(inner, dict)


def _step(table: Table, game: Game, players: Any) -> SceneStep:
    languages = game.rulebook.languages
    say, ask = _texts(table, "say", languages, optional=True), _texts(table, "ask", languages, optional=True)
    move = table.get("move", str, "")
    moves = tuple(table.list_of("moves", str, [move] if move else []))
    judged = table.get("judge", str, "")
    if move and "moves" in table:
        table.refuse("moves", "a step has one move or a list of moves, not both")
    if moves and judged:
        table.refuse("judge", "a step plays a move or judges one, not both")
    table.seen.add("by")
    by = table.get("by", int) if "by" in table else None
    if by is not None and type(players) is int and players > 0 and not CHANCE <= by < players:
        table.refuse("by", f"expected a seat from 0 to {players - 1}, or {CHANCE} for chance, got {by}")
    chance = tuple(table.list_of("chance", str, []))
    pending = table.get("pending", bool, False)
    under = dict(table.table("under", optional=True).items())
    predict = table.get("predict", str, "")
    if predict == "move" and not judged and len(moves) != 1:
        table.refuse("predict", "a step that asks about its move has one move, or judges one")
    expect = table.table("expect", optional=True)
    _check_types(expect, EXPECTATIONS)
    if isinstance(expect.values.get("during"), dict):
        during = expect.table("during")
        for kind, _ in during.items():
            _check_types(during.table(kind), MOMENTS)
    refused = expect.values.get("refused")
    if isinstance(refused, str):
        _known(expect, "refused", refused, game)
    highlight = tuple(table.list_of("highlight", str, []))
    step = SceneStep(
        table.key, say, ask, highlight, predict, moves, judged, by, chance, pending, under, dict(expect.values)
    )
    table.done()
    return step


__all__ = ["FileError", "Scene", "SceneStep", "find_scene", "load_scene", "read_scene", "scene_names"]
