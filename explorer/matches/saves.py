"""Saving a match and reading it back: the tree as moves by text, judged again move by move, checked by digests."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, FileError, clip
from explorer.core.reading import Table, load_json
from explorer.core.registry import find_game
from explorer.core.state import CHANCE
from explorer.matches.errors import MatchError
from explorer.matches.luck_sources import KINDS, Luck
from explorer.matches.seating import seat_players

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.matches.match import Match
    from explorer.matches.timeline import Node

FORMAT = "rules-explorer match 1"
EDITED = "the file was edited, or the rules have changed since it was saved"


def to_dict(match: Match) -> dict[str, Any]:
    """Return the whole match as JSON values. Raises MatchError for one with pieces of the rules switched off."""
    root, tree = match.nodes[0].state, match.timeline
    if root.rules.off:
        raise MatchError("save", "pieces of the rules are switched off, and a saved match cannot say so")
    defaults = match.game.rulebook.choose(None)
    return {
        "format": FORMAT,
        "game": match.game.id,
        "version": match.game.rulebook.version,
        "rulings": {k: v for k, v in root.rules.rulings.items() if v != defaults[k]},
        "seats": [{"player": seat.player, "name": seat.name} for seat in match.seats],
        "seed": match.seed,
        "chance": match.luck.kind,
        "script": [move.text for move in match.luck.script],
        "auto": match.auto,
        "start": root.to_dict() if match.started_from_a_position else None,
        "nodes": [_node_to_dict(node) for node in match.nodes],
        "cursor": match.node.n,
        "branch": match.branch_name,
        "branches": [
            {"name": name, "head": head.n, "automatic": name in tree.automatic} for name, head in tree.branches.items()
        ],
    }


@lru_cache(maxsize=4096)
def _digest(node: Node) -> str:
    """Return the digest of a node's position; an explorer writes its match down after every move."""
    return node.state.digest()


def _node_to_dict(node: Node) -> dict[str, Any]:
    digest = {"digest": _digest(node)}
    if node.parent is None or node.move is None:
        return digest
    return {"parent": node.parent.n, "move": node.move.text, "by_hand": node.by_hand, **digest}


def save(match: Match, path: str | Path) -> None:
    """Write the whole match to a file: all of it, or (FileError) what stood there before."""
    path = Path(path)
    text = json.dumps(to_dict(match), indent=1) + "\n"
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise FileError(clip(str(path)), "", f"cannot be written ({error.strerror})") from None


def load_match(source: str | Path | Mapping[str, Any], game: Game | None = None) -> Match:
    """Return the match saved in a file, or held by JSON values as `match.to_dict()` returns them.

    `game` is the game to play it with, the one named there by default. Every move is judged again and every position
    checked. Raises FileError naming the file and the entry, for a save that is cut short, edited or of other rules.
    """
    table = Table("match", "", source) if isinstance(source, Mapping) else _read(source)
    table.choice("format", (FORMAT,))
    id, version = table.get("game", str), table.get("version", str)
    try:
        found = find_game(id) if game is None else game
    except ExplorerError as error:
        raise table.fail("game", str(error)) from None
    if found.id != id:
        raise table.fail("game", f"expected {found.id!r}, got {clip(repr(id))}")
    if version.split(".")[0] != found.rulebook.version.split(".")[0]:
        raise table.fail("version", found.other_version(version))
    match = _match_of(table, found)
    _read_nodes(table, match)
    _read_branches(table, match)
    table.done()
    return match


def _read(path: str | Path) -> Table:
    if not isinstance(path, str | Path):
        raise MatchError("load", f"expected a path or a saved match, got {clip(repr(path))}")
    name, where = clip(Path(path).name), clip(str(path))
    try:
        return load_json(Path(path).read_text(encoding="utf-8"), name)
    except FileNotFoundError:
        raise FileError(where, "", "the file is missing") from None
    except OSError as error:
        raise FileError(where, "", f"cannot be read ({error.strerror})") from None
    except ValueError as error:  # not UTF-8, a path with a null in it, or a number of thousands of digits
        raise FileError(name, "", f"is no saved match ({clip(str(error))})") from None


def _match_of(table: Table, game: Game) -> Match:
    """Return the match at its root, from everything but the tree."""
    from explorer.matches.match import Match

    rulings = dict(table.table("rulings").items())
    kinds, names = [], []
    if "seats" not in table:
        raise table.fail("seats", "missing; expected a list of tables, one a seat")
    for entry in table.tables("seats"):
        kinds.append(entry.get("player", str))
        names.append(entry.get("name", str))
        entry.done()
    kind, script, seed = table.choice("chance", KINDS), table.list_of("script", str), table.values.get("seed")
    auto = table.get("auto", bool)
    table.seen |= {"seed", "start"}
    if seed is None:
        raise table.fail("seed", "missing; expected a whole number or a text")
    start = None if table.values.get("start") is None else table.table("start").values
    try:
        root = game.opening(len(kinds), rulings) if start is None else game.state(start, f"{table.file}: start")
        seats = seat_players(game, kinds, names, root)
        return Match(game, seats, Luck(game, kind, seed, script), root, start is not None, auto)
    except FileError:
        raise
    except ExplorerError as error:
        raise table.fail("", str(error)) from None


def _read_nodes(table: Table, match: Match) -> None:
    """Play the tree again, node by node, through verdicts; every position must be the one that was saved."""
    entries = table.tables("nodes")
    if not entries:
        raise table.fail("nodes", "expected at least the start")
    for i, entry in enumerate(entries):
        node = _replayed(entry, match, i) if i else match.node
        digest = entry.get("digest", str)
        if digest != node.state.digest():
            raise entry.fail("digest", f"the position is not the one that was saved; {EDITED}")
        entry.done()


def _replayed(entry: Table, match: Match, n: int) -> Node:
    at = entry.get("parent", int)
    if not 0 <= at < n:
        raise entry.fail("parent", f"expected an earlier node, 0 to {n - 1}, got {clip(str(at))}")
    parent, by_hand = match.timeline.nodes[at], entry.get("by_hand", bool)
    state = parent.state.copy()
    try:
        move = match.game.parse(entry.get("move", str), state)
        told = state.play(move)
        expected = match.luck.answer(parent) if parent.state.actor == CHANCE and not by_hand else move
    except FileError:
        raise
    except ExplorerError as error:
        raise entry.fail("move", f"{error} ({EDITED})") from None
    if expected is not move:
        raise entry.fail("move", f"the match's luck brings {clip(str(expected))!r} here, not {move.text!r}; {EDITED}")
    if parent.leading_to(move) is not None:
        raise entry.fail("move", "the same move leads on from there already")
    return match.timeline.grow(parent, move, by_hand, tuple(told), state)


def _read_branches(table: Table, match: Match) -> None:
    tree, count = match.timeline, len(match.nodes)

    def node_at(where: Table, key: str) -> Node:
        n = where.get(key, int)
        if not 0 <= n < count:
            raise where.fail(key, f"expected a node from 0 to {count - 1}, got {clip(str(n))}")
        return tree.nodes[n]

    tree.branches.clear()
    for entry in table.tables("branches"):
        name = entry.get("name", str)
        if name in tree.branches:
            raise entry.fail("name", "two branches have this name")
        tree.branches[name] = node_at(entry, "head")
        if entry.get("automatic", bool):
            tree.automatic.add(name)
        entry.done()
    heads = set(map(id, tree.branches.values()))
    for node in tree.nodes:
        if not node.children and id(node) not in heads:
            raise table.fail("branches", f"no branch ends at node {node.n}, where a line ends")
    tree.current = table.get("branch", str)
    tree.cursor = node_at(table, "cursor")
    if tree.current not in tree.branches or tree.cursor not in tree.branches[tree.current].line():
        raise table.fail("branch", f"expected a branch that runs through node {tree.cursor.n}")
