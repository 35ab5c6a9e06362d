"""Card games taught by their rules: play a turn, ask why, why not and what if, and read the clause that says so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from explorer.core import hooks
from explorer.core.errors import (
    ExplorerError,
    FileError,
    FlowError,
    IllegalMove,
    NotationError,
    PositionError,
    RulingError,
    Uncountable,
)
from explorer.core.registry import find_game, game_ids, variant
from explorer.core.state import ALL, CHANCE, PUBLIC

_LATER = {
    "explore": "explorer.widgets.explorer_widget",
    "walk": "explorer.widgets.walk_widget",
    "run_scene": "explorer.matches.staging",
    "Match": "explorer.matches.match",
    "MatchError": "explorer.matches.errors",
    "load_match": "explorer.matches.saves",
    "simulate": "explorer.laboratory.simulation",
    "compare_rulings": "explorer.laboratory.comparing",
    "tournament": "explorer.laboratory.meetings",
    "judge_move": "explorer.laboratory.judging",
    "rerun": "explorer.laboratory.repeating",
    "LaboratoryError": "explorer.laboratory.errors",
}

__all__ = [
    "ALL", "CHANCE", "PUBLIC", "ExplorerError", "FileError", "FlowError", "IllegalMove", "LaboratoryError", "Match",
    "MatchError", "NotationError", "PositionError", "RulingError", "Uncountable", "compare_rulings", "explore", "game",
    "games", "judge_move", "load_match", "rerun", "run_scene", "simulate", "tournament", "walk",
]  # fmt: skip

hooks.provide("match", "explorer.matches.match:new_match")
hooks.provide("hint", "explorer.players.hints:hint_for")
hooks.provide("player", "explorer.players:make_player")
hooks.provide("odds", "explorer.counting.odds:odds_of")
hooks.provide("render", "explorer.drawing.show:mimebundle")


def games() -> list[str]:
    """Return the ids of the games that are complete, in alphabetical order."""
    return game_ids()


def game(id: str, cards: str | Path | None = None) -> Any:
    """Return the game of that id, such as 'influence'; `cards` is the path of another `cards.toml` to play it with.

    Raises ExplorerError for an unknown id, and FileError for a card file that does not hold what it must.
    """
    found = find_game(id)
    if cards is None:
        return found
    if not isinstance(cards, str | Path):
        raise ExplorerError(f"cards: expected the path of a card file, got {cards!r:.60}")
    return variant(found, Path(cards))


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'explorer' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
