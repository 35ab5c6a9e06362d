"""The kinds of player there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

from explorer.core.errors import ExplorerError, clip
from explorer.players.chance_player import RandomPlayer
from explorer.players.greedy_player import GreedyPlayer

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.views import View

HUMAN = "human"


class Player(Protocol):
    """A program on a seat. It keeps no memory: the same view and the same luck bring the same move."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of the view's legal moves. Raises ExplorerError when the view's seat is not asked."""
        ...


_KINDS: dict[str, Callable[[Game, int], Player]] = {
    "random": lambda game, seat: RandomPlayer(),
    "greedy": lambda game, seat: GreedyPlayer(),
}


def kinds() -> list[str]:
    """Return the kinds of program, in alphabetical order."""
    return sorted(_KINDS)


def make_player(name: str, game: Game, seat: int) -> Player:
    """Return a program of a kind for a seat of a game. Raises ExplorerError, with the kinds there are, for none."""
    if name not in _KINDS:
        known = ", ".join([HUMAN, *kinds()])
        raise ExplorerError(f"no program plays as {clip(str(name))!r}; seats are taken by: {known}")
    return _KINDS[name](game, seat)
