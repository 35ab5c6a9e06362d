"""The player that looks one move ahead: what its points would be, over worlds that agree with what it knows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError, clip
from explorer.core.state import CHANCE
from explorer.players.chance_player import asked_moves

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.state import State
    from explorer.core.views import View

WORLDS = 8
MOST_WORLDS = 10_000


class GreedyPlayer:
    """Plays the move after which it leads by most (or trails by least), as things stand (`State.outlook`).

    A lead is the seat's points less those of the best other seat, added up over sampled worlds (determinization);
    chance that a move calls for is drawn, with the same luck for every move. Among equals it draws.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        """Set how many worlds it looks at. Raises ExplorerError for less than 1 or more than 10,000."""
        if type(worlds) is not int or not 0 < worlds <= MOST_WORLDS:
            raise ExplorerError(f"a greedy player needs 1 to {MOST_WORLDS} worlds, got {clip(repr(worlds))}")
        self.worlds = worlds

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move. Raises ExplorerError when the view's seat is not asked."""
        moves = asked_moves(view)
        if len(moves) == 1:
            return moves[0]
        drawn = view.worlds(rng)
        worlds = [(next(drawn), rng.getrandbits(48)) for _ in range(self.worlds)]
        leads = [sum([_lead_after(world, move, view.seat, luck) for world, luck in worlds]) for move in moves]
        best = max(leads)
        return rng.choice([move for move, lead in zip(moves, leads, strict=True) if lead == best])


def _lead_after(world: State, move: Move, seat: int, luck: int) -> float:
    state = world.copy()
    state.apply(move)
    if state.actor == CHANCE:
        state.settle(Random(luck))
    points = state.outlook()
    own = points[seat]
    return own - max([n for other, n in enumerate(points) if other != seat], default=0)
