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
    from explorer.core.moves import Move
    from explorer.core.state import State

EXPLORATION = 0.7
WINNING = 0.85  # of a reward is for winning, the rest for points: both matter less alone (see docs/laboratory.md)
TOO_MANY = 100_000


class Branch:
    """A move in the tree: iterations that took it, in which it was legal, the sums of its mover's rewards and wins
    (each 0 to 1; a shared win counts as a share)."""

    __slots__ = ("available", "below", "reward", "visits", "won")

    def __init__(self) -> None:
        self.below: dict[Move, Branch] = {}
        self.visits = 0
        self.available = 0
        self.reward = self.won = 0.0


def iterate(root: Branch, world: State, rng: Random, exploration: float = EXPLORATION) -> State:
    """Play a world to its end, down the tree, then by random moves; add what came of it to the branches taken.

    One branch is added to the tree. The world is used up; it is returned as it ended.
    """
    path: list[tuple[Branch, int]] = []
    branch = root
    while world.actor is not None:
        actor = world.actor
        if actor == CHANCE:
            move, fresh = world.sample_chance(rng), False
        else:
            move, fresh = select(branch, world.legal_moves(), rng, exploration)
        world.apply(move)
        below = branch.below.get(move)
        if below is None:
            below = branch.below[move] = Branch()
        branch = below
        path.append((branch, actor))
        if fresh:
            break
    play_out(world, rng)
    won = world.winners()
    rewards = rewards_of(won, world.scores())
    for branch, actor in path:
        branch.visits += 1
        if actor >= 0:
            branch.reward += rewards[actor]
            if actor in won:
                branch.won += 1 / len(won)
    root.visits += 1
    return world


def select(branch: Branch, moves: Sequence[Move], rng: Random, exploration: float) -> tuple[Move, bool]:
    """Return the move to take among the legal ones: one not tried yet, else the one of highest upper bound (UCB1)."""
    below = branch.below
    untried = [move for move in moves if move not in below]
    if untried:
        for move in moves:
            if move in below:
                below[move].available += 1
        move = untried[int(rng.random() * len(untried))]
        below[move] = tried = Branch()
        tried.available = 1
        return move, True
    best, found = -1.0, moves[0]
    for move in moves:
        child = below[move]
        child.available += 1
        bound = child.reward / child.visits + exploration * sqrt(log(child.available) / child.visits)
        if bound > best:
            best, found = bound, move
    return found, False


def play_out(world: State, rng: Random) -> None:
    """Play a world to its end by moves drawn uniformly."""
    random, apply = rng.random, world.apply
    for _ in range(TOO_MANY):  # a game that never ends is broken off, its points as they stand
        actor = world.actor
        if actor is None:
            return
        if actor == CHANCE:
            apply(world.sample_chance(rng))
        else:
            moves = world.legal_moves()
            apply(moves[int(random() * len(moves))])


def rewards_of(won: Sequence[int], points: Sequence[int]) -> list[float]:
    """Return every seat's reward, 0 to 1: mostly its share of the win, for a small part how its points compare."""
    least, most = min(points), max(points)
    near = (1 - WINNING) / ((most - least) or 1)
    share = WINNING / len(won) if won else 0.0
    return [share * (seat in won) + near * (n - least) for seat, n in enumerate(points)]
