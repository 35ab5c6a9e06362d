"""The tree of information-set Monte Carlo tree search: what was tried from here on, how often, with what reward.

Single-observer ISMCTS as in Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE
Transactions on Computational Intelligence and AI in Games 4(2), 2012: every iteration goes down the one tree in another
world that the searching seat cannot tell from the true one, and a move competes only in worlds in which it is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING

from explorer.core.state import CHANCE

if TYPE_CHECKING:
    from explorer.core.horizon import Horizon
    from explorer.core.moves import Move
    from explorer.core.state import State

EXPLORATION = 0.7
WINNING = 0.85  # of a reward is for winning; the rest, for points, tells moves apart where all win or all lose


class Branch:
    """A move in the tree: iterations that took it (`visits`), in which it was legal (`available`), the sums of its
    mover's rewards and wins (each 0 to 1; a shared win counts as a share, and at a horizon the share that is to be
    expected), and of rewards the mean.

    `doubt` is 1 / sqrt(visits), kept for the bound.
    """

    __slots__ = ("available", "below", "doubt", "mean", "reward", "visits", "won")

    def __init__(self) -> None:
        self.below: dict[Move, Branch] = {}
        self.visits = 0
        self.available = 1
        self.reward = self.won = self.mean = 0.0
        self.doubt = 1.0

    def add(self, reward: float, won: float) -> None:
        """Add what came of one iteration that took this move."""
        self.visits = visits = self.visits + 1
        self.reward += reward
        self.won += won
        self.mean = self.reward / visits
        self.doubt = 1 / sqrt(visits)


def iterate(
    root: Branch,
    world: State,
    rng: Random,
    moves: Sequence[Move],
    exploration: float = EXPLORATION,
    horizon: Horizon | None = None,
) -> State:
    """Play a world to its end, down the tree, then by random moves; add what came of it to the branches taken.

    `moves` are the legal moves of the searching seat, which are the same in all worlds that it cannot tell apart.
    With a horizon the world is played on no further than that, counted from where the search begins. One branch is
    added to the tree. The world is used up; it is returned as it ended.
    """
    path: list[tuple[Branch, int]] = []
    until = None if horizon is None else world.turns_begun() + horizon.turns
    branch, actor, fresh = root, world.actor, False
    while actor is not None:
        if actor == CHANCE:
            move = world.sample_chance(rng)
            if move not in branch.below:
                branch.below[move] = Branch()
        else:
            move, fresh = select(branch, moves, rng, exploration)
        branch = branch.below[move]
        path.append((branch, actor))
        world.apply(move)
        if fresh or (until is not None and world.turns_begun() >= until):
            break
        actor = world.actor
        if actor is not None and actor != CHANCE:
            moves = world.legal_moves()
    world.play_out(rng, until=until)  # a game that never ends is broken off, its points as they stand
    if horizon is None or world.actor is None:
        points, won = world.standing()
        rewards = rewards_of(won, points)
        shares = [1 / len(won) if seat in won else 0.0 for seat in range(len(points))]
    else:
        rewards = shares = horizon.shares(world.outlook())
    for branch, actor in path:
        if actor == CHANCE:
            branch.visits += 1
        else:
            branch.add(rewards[actor], shares[actor])
    root.visits += 1
    return world


def select(branch: Branch, moves: Sequence[Move], rng: Random, exploration: float) -> tuple[Move, bool]:
    """Return the move to take among the legal ones, and whether it is new.

    One not tried yet comes first, each as likely; else the one of highest upper confidence bound (UCB1).
    """
    below = branch.below
    best, found = -1.0, moves[0]
    untried: list[Move] = []
    seen, width = 0, 0.0
    for move in moves:
        child = below.get(move)
        if child is None:
            untried.append(move)
            continue
        child.available = available = child.available + 1
        if available != seen:
            seen, width = available, exploration * sqrt(log(available))
        bound = child.mean + width * child.doubt
        if bound > best:
            best, found = bound, move
    if not untried:
        return found, False
    found = untried[int(rng.random() * len(untried))]
    below[found] = Branch()
    return found, True


def rewards_of(won: Sequence[int], points: Sequence[int]) -> list[float]:
    """Return every seat's reward, 0 to 1: mostly its share of the win, for a small part how its points compare."""
    least, most = min(points), max(points)
    near = (1 - WINNING) / ((most - least) or 1)
    share = WINNING / len(won) if won else 0.0
    return [share * (seat in won) + near * (n - least) for seat, n in enumerate(points)]
