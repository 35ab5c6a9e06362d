"""The player that draws its move from a hat."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.views import View


class RandomPlayer:
    """Chooses uniformly among the legal moves."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move. Raises ExplorerError when the view's seat is not asked."""
        return rng.choice(asked_moves(view))


def asked_moves(view: View) -> list[Move]:
    """Return the legal moves of a view's seat. Raises ExplorerError when there are none because it is not asked."""
    moves = view.legal_moves()
    if not moves:
        raise ExplorerError(f"seat {view.seat} is not asked for a move here")
    return moves
