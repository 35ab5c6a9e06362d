"""A board for each game, found by the game's id among the entry points "explorer.boards"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.words import Word
    from explorer.counting.odds import Odds

GROUP = "explorer.boards"


class Board(Protocol):
    """Draws what one view sees, as SVG text; `names` call seats by their players' names, `odds` are shown as well.

    A board may offer more: `knowledge(view, …)`, who knows what, and `picture_of(finding, …)`, SVG that goes with a
    finding ('' where none does).
    """

    def svg(
        self, view: Any, language: str = "en", names: Mapping[Word, str] | None = None, large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str: ...  # fmt: skip


def board_for(game: Game) -> Board | None:
    """Return the board of a game (also of a variant with other cards), None where no board is registered."""
    return _registered(game.rulebook.id)


@cache
def _registered(id: str) -> Board | None:
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == id:
            board: Board = entry.load()
            return board
    return None
