"""The kinds of player there are, by name, with a budget after a colon where a kind takes one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from explorer.core.errors import ExplorerError, clip, near
from explorer.players.chance_player import RandomPlayer
from explorer.players.greedy_player import GreedyPlayer
from explorer.players.search_player import SearchPlayer

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.views import View

HUMAN = "human"


class Player(Protocol):
    """A program on a seat. It keeps no memory: the same view and the same luck bring the same move.

    One that cannot promise this says so by an attribute `reproducible` that is False.
    """

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of the view's legal moves. Raises ExplorerError when the view's seat is not asked."""
        ...


def _random(budget: str) -> Player:
    _no_budget("random", budget)
    return RandomPlayer()


def _greedy(budget: str) -> Player:
    return GreedyPlayer(_whole("greedy", budget, "a number of worlds")) if budget else GreedyPlayer()


def _search(budget: str) -> Player:
    if not budget:
        return SearchPlayer()
    if budget.endswith("s"):
        try:
            return SearchPlayer(seconds=float(budget[:-1]))
        except ValueError:
            pass
    return SearchPlayer(_whole("search", budget, "a number of iterations, or of seconds as in 'search:0.5s'"))


def _whole(name: str, budget: str, expected: str) -> int:
    if not (budget.isascii() and budget.isdigit()) or len(budget) > 9:
        raise ExplorerError(f"after {name!r} and a colon stands {expected}; got {clip(repr(budget))}")
    return int(budget)


def _no_budget(name: str, budget: str) -> None:
    if budget:
        raise ExplorerError(f"{name!r} takes no budget, got {clip(repr(budget))}")


_KINDS: dict[str, Callable[[str], Player]] = {"random": _random, "greedy": _greedy, "search": _search}


def kinds() -> list[str]:
    """Return the kinds of program, in alphabetical order."""
    return sorted(_KINDS)


def make_player(name: Any, game: Game, seat: int) -> Player:
    """Return a program for a seat of a game: 'random', 'greedy', 'greedy:32' (worlds), 'search', 'search:2000'
    (iterations), 'search:0.5s' (seconds). Raises ExplorerError, with the kinds there are, for anything else.
    """
    kind, colon, budget = name.partition(":") if isinstance(name, str) else ("", "", "")
    if kind not in _KINDS:
        known = ", ".join([HUMAN, *kinds()])
        hint = near(kind, kinds())
        raise ExplorerError(f"no program plays as {clip(str(name))!r}; seats are taken by: {known}{hint}")
    if colon and not budget:
        raise ExplorerError(f"after {kind!r} and a colon a budget is missing, as in 'search:500'")
    return _KINDS[kind](budget)


def base_kind(name: str) -> str:
    """Return the kind without its budget: 'search' for 'search:500'."""
    return name.partition(":")[0]
