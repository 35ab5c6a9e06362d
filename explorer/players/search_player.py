"""The player that looks ahead: information-set Monte Carlo tree search over worlds its seat cannot tell apart."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError, clip
from explorer.players.chance_player import asked_moves
from explorer.players.tree import Branch, iterate

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.views import View

ITERATIONS = 1500
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3_600.0
TIMED_AT_A_TIME = 16


class SearchPlayer:
    """Plays the move that its search tried most often, for so many iterations or so many seconds.

    The same view, luck and number of iterations bring the same move; under a limit of time they need not
    (`reproducible` is then False).
    """

    def __init__(self, iterations: int = ITERATIONS, seconds: float | None = None) -> None:
        """Set the budget; `seconds`, when given, takes the place of `iterations`.

        Raises ExplorerError for a budget that is not above 0, or beyond ten million iterations or an hour.
        """
        if seconds is None:
            if type(iterations) is not int or not 0 < iterations <= MOST_ITERATIONS:
                raise ExplorerError(f"a search needs 1 to {MOST_ITERATIONS} iterations, got {clip(repr(iterations))}")
        elif type(seconds) not in (int, float) or not 0 < seconds <= MOST_SECONDS:
            raise ExplorerError(f"a search needs above 0 and at most {MOST_SECONDS:.0f} s, got {clip(repr(seconds))}")
        self.iterations, self.seconds = iterations, seconds
        self.reproducible = seconds is None

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move. Raises ExplorerError when the view's seat is not asked."""
        moves = asked_moves(view)
        return moves[0] if len(moves) == 1 else ranked(self.search(view, rng), moves)[0]

    def search(self, view: View, rng: Random) -> Branch:
        """Return the tree that the budget brings. Raises ExplorerError when the view's seat is not asked."""
        moves = asked_moves(view)
        root, worlds, horizon = Branch(), view.worlds(rng), view.game.horizon
        if self.seconds is None:
            for _ in range(self.iterations):
                iterate(root, next(worlds), rng, moves, horizon=horizon)
            return root
        end = perf_counter() + self.seconds
        while root.visits == 0 or perf_counter() < end:
            for _ in range(TIMED_AT_A_TIME):
                iterate(root, next(worlds), rng, moves, horizon=horizon)
        return root


def ranked(root: Branch, moves: list[Move]) -> list[Move]:
    """Return moves from the one tried most often down; among equals the better rewarded, then the first listed."""
    untried = Branch()

    def worth(move: Move) -> tuple[int, float]:
        branch = root.below.get(move, untried)
        return branch.visits, branch.reward

    return sorted(moves, key=worth, reverse=True)
