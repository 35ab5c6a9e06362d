"""The games there are: those that are registered, and variants of them with other cards."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path

from explorer.core.errors import ExplorerError, clip, near
from explorer.core.game import Game

GROUP = "explorer.rules"

_variants: dict[str, Game] = {}


def variant(game: Game, cards: Path) -> Game:
    """Return the game played with another card file: the same object each time for the same contents.

    Its id is 'game(file-digest)'. Raises FileError when the file does not hold what it must.
    """
    contents = cards.read_bytes() if cards.is_file() else b""
    id = f"{game.id}({cards.stem}-{sha256(contents).hexdigest()[:6]})"
    found = _variants.get(id)
    if found is None:
        found = type(game)(game.folder, cards.resolve())
        found.id = id
        _ = found.lexicon  # reads the file now, so that a mistake shows at once
        _variants[id] = found
    return found


@cache
def _registered(id: str) -> Game | None:
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == id:
            game: Game = entry.load()
            return game
    return None


def find_game(id: str) -> Game:
    """Return the game registered under an id (entry point group 'explorer.rules'), or a variant made before.

    Raises ExplorerError, with the games there are, for an unknown id.
    """
    game = (_variants.get(id) or _registered(id)) if type(id) is str else None
    if game is None:
        there = game_ids()
        if not there:
            raise ExplorerError("no game is registered: rules-explorer is not installed here; use .venv/bin/python")
        hint = near(str(id), game_ids(previews=True))
        raise ExplorerError(f"no game is called {clip(str(id))!r}; there are: {', '.join(there)}{hint}")
    return game


def game_ids(previews: bool = False) -> list[str]:
    """Return the ids of the registered games; `previews` adds those that are not complete yet."""
    names = sorted({entry.name for entry in metadata.entry_points(group=GROUP)})
    return [n for n in names if previews or not find_game(n).preview]
