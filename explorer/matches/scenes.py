"""Scenes: text files that set up a position, play or judge moves, and say what must come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, FileError, RulingError
from explorer.core.game import Game, find_game, seeds
from explorer.core.reading import Table, load_toml

EXPECTATIONS: dict[str, type] = {
    "refused": str, "guard": str, "legal": bool, "events": list, "actor": object, "question": str, "scores": list,
    "winners": list, "finding": dict, "facts": dict, "state": dict, "view": dict, "offers": list, "offers_not": list,
    "sizes": dict, "during": dict, "error": str,
}  # fmt: skip
MOMENTS = ("state", "view", "sizes", "scores", "finding", "facts")


@dataclass(frozen=True)
class SceneStep:
    """One step: words for the pupil, then moves to play or one to judge, then what must come of it.

    `by` is the seat that wants to move (whoever is asked, when None); `chance` the answers chance gives, in order,
    the luck tape giving the rest unless `pending`; `under` rulings to switch first.
    """

    key: str
    say: Mapping[str, str]
    ask: Mapping[str, str]
    highlight: tuple[str, ...]
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

    `error`, if any, is part of the message with which the position itself must be refused.
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
    error: str
    steps: tuple[SceneStep, ...]


def find_scene(name: str) -> Path | Traversable:
    """Return the file of a shipped scene such as 'influence/tie-burns'. Raises ExplorerError for none."""
    game, _, rest = name.partition("/")
    path = find_game(game).folder / "scenes" / f"{rest}.toml"
    if not path.is_file():
        raise ExplorerError(f"no scene is called {name!r}; there are: {', '.join(scene_names(game))}")
    return path


def scene_names(game: str) -> list[str]:
    """Return the names of a game's shipped scenes, in alphabetical order."""
    folder = seeds() / game / "scenes"
    if not folder.is_dir():
        return []
    return sorted(f"{game}/{f.name.removesuffix('.toml')}" for f in folder.iterdir() if f.name.endswith(".toml"))


def load_scene(where: str | Path | Traversable) -> Scene:
    """Read and check a scene: a shipped one by name ('influence/tie-burns'), or any file by its path.

    Raises FileError naming file, key and what was expected.
    """
    if isinstance(where, str):
        where = Path(where) if where.endswith(".toml") else find_scene(where)
    top = load_toml(where)
    try:
        game = find_game(top.get("game", str))
    except FileError:
        raise
    except ExplorerError as unknown:
        raise top.fail("game", str(unknown)) from None
    texts = _texts(top, "title", game.rulebook.languages)
    clauses = tuple(top.list_of("clauses", str, []))
    for clause in clauses:
        if clause not in game.rulebook.clauses:
            raise top.fail("clauses", f"{game.rulebook.file} has no clause {clause!r}")
    rulings = {key: _text(top, f"rulings.{key}", value) for key, value in top.table("rulings", optional=True).items()}
    try:
        game.rulebook.choose(rulings)
    except RulingError as wrong:
        raise top.fail(f"rulings.{wrong.key}", wrong.expected) from None
    start, position = top.table("start", optional=True), None
    if "position" in top:
        if "start" in top:
            raise top.fail("start", "a scene has a position or a start (players and seed), not both")
        position = top.get("position", dict)
        players = position.get("players", 0)
    else:
        players = start.get("players", int)
    seed = start.values.get("seed", "scene")
    start.seen.add("seed")
    opening = bool(start.get("opening", bool, False))
    start.done()
    error = top.get("error", str, "")
    steps = tuple(_step(table, game) for table in top.tables("step"))
    if not steps and not error:
        raise top.fail("step", "expected at least one [[step]]")
    top.done()
    name = f"{game.id}/{where.name.removesuffix('.toml')}"
    return Scene(name, top.file, game, texts, clauses, rulings, players, seed, position, opening, error, steps)


def _text(table: Table, key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise table.fail(key, f"expected text, got {value!r}")
    return value


def _texts(table: Table, key: str, languages: tuple[str, ...], *, optional: bool = False) -> dict[str, str]:
    if optional and key not in table:
        table.seen.add(key)
        return {}
    return table.texts(key, languages)


def _check_types(expect: Table, kinds: Mapping[str, type]) -> None:
    for key, _ in expect.items():
        if key not in kinds:
            raise expect.fail(key, f"unknown expectation; expected one of {', '.join(kinds)}")
        expect.get(key, kinds[key])
        if key in ("facts", "view"):
            for inner, _ in expect.table(key).items():
                expect.table(key).get(inner, dict)


def _step(table: Table, game: Game) -> SceneStep:
    languages = game.rulebook.languages
    say, ask = _texts(table, "say", languages, optional=True), _texts(table, "ask", languages, optional=True)
    move = table.get("move", str, "")
    moves = tuple(table.list_of("moves", str, [move] if move else []))
    judged = table.get("judge", str, "")
    if move and "moves" in table:
        raise table.fail("moves", "a step has one move or a list of moves, not both")
    if moves and judged:
        raise table.fail("judge", "a step plays a move or judges one, not both")
    by = table.get("by", int) if "by" in table else None
    chance = tuple(table.list_of("chance", str, []))
    pending = bool(table.get("pending", bool, False))
    under = dict(table.table("under", optional=True).items())
    expect = table.table("expect", optional=True)
    _check_types(expect, EXPECTATIONS)
    for kind, _ in expect.table("during", optional=True).items():
        _check_types(expect.table("during").table(kind), {key: EXPECTATIONS[key] for key in MOMENTS})
    if "refused" in expect and expect.get("refused", str) not in game.rulebook.clauses:
        raise expect.fail("refused", f"{game.rulebook.file} has no clause {expect.get('refused', str)!r}")
    step = SceneStep(
        table.key, say, ask, tuple(table.list_of("highlight", str, [])), moves, judged, by, chance, pending, under,
        dict(expect.values),
    )  # fmt: skip
    table.done()
    return step


__all__ = ["FileError", "Scene", "SceneStep", "find_scene", "load_scene", "scene_names"]
