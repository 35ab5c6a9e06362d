"""What a decision in `smashup` costs when more cards lie in play: at most in proportion, is the goal.

Random games for two, three and four; every decision (listing the moves and applying one, chance after it included) is
timed and filed under the number of cards in play. The line is fitted to the means by least squares, each weighted by
its decisions, and once more to the lower and the upper half of the decisions: where the cost bends upwards, the upper
half is steeper. The exponent is fitted to logarithms: 1 would be cost in proportion to the cards, 2 to their square.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import log
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

from harness import Goal, options, report, spread

import explorer

FEW = 40  # a number of cards met less often in a round is left out


class Line(NamedTuple):
    """A line through points: where it begins, and how much it rises for one more."""

    start: float
    slope: float


def fit(points: Sequence[tuple[float, float, float]]) -> Line:
    """Return the line of least squares through points (across, up, weight)."""
    weight = sum(w for _, _, w in points)
    x0, y0 = sum(x * w for x, _, w in points) / weight, sum(y * w for _, y, w in points) / weight
    slope = sum(w * (x - x0) * (y - y0) for x, y, w in points) / sum(w * (x - x0) ** 2 for x, _, w in points)
    return Line(y0 - slope * x0, slope)


def time_games(seconds: float, rng: Random) -> dict[int, list[float]]:
    """Return the microseconds of every decision of random games by the number of cards then in play."""
    game, found = explorer.game("smashup"), defaultdict[int, list[float]](list)
    gc.collect()
    end, players = process_time() + seconds, 2
    while process_time() < end:
        s: Any = game.start(players, seed=rng.getrandbits(48))
        players = 2 + (players - 1) % 3
        while s.actor is not None:
            cards = len(s.minions) + len(s.attached)
            begun = process_time()
            moves = s.legal_moves()
            s.apply(moves[int(rng.random() * len(moves))])
            s.settle(rng)
            found[cards].append((process_time() - begun) * 1e6)
    return {cards: costs for cards, costs in sorted(found.items()) if len(costs) >= FEW}


def line_of(costs: Mapping[int, Sequence[float]]) -> Line:
    return fit([(cards, fmean(each), len(each)) for cards, each in costs.items()])


def exponent_of(costs: Mapping[int, Sequence[float]]) -> float:
    """Return the power of the number of cards that the cost grows with (no card at all is left out)."""
    return fit([(log(cards), log(fmean(each)), len(each)) for cards, each in costs.items() if cards]).slope


def bend_of(costs: Mapping[int, Sequence[float]]) -> float:
    """Return how many times steeper the line is through the half of the decisions with more cards in play."""
    middle = median(cards for cards, each in costs.items() for _ in each)
    halves = [{n: each for n, each in costs.items() if n and (n > middle) == upper} for upper in (False, True)]
    low, high = (line_of(half).slope for half in halves)
    return high / low


def draw(costs: Mapping[int, Sequence[float]], line: Line, path: str) -> None:
    """Write a picture: the mean for each number of cards, its spread, and the line."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("agg")
    plt: Any = import_module("matplotlib.pyplot")
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    across = list(costs)
    quartiles = [spread(costs[cards]) for cards in across]
    axes.fill_between(across, [q.low for q in quartiles], [q.high for q in quartiles], alpha=0.2, label="middle half")
    axes.plot(across, [fmean(costs[cards]) for cards in across], "o", label="mean")
    axes.plot(across, [line.start + line.slope * cards for cards in across], label="least squares")
    axes.set(xlabel="cards in play", ylabel="CPU time of a decision (µs)", ylim=(0, None))
    axes.set_title(f"smashup: {line.start:.0f} µs + {line.slope:.1f} µs for each card in play")
    axes.legend(frameon=False)
    figure.savefig(path)


def main() -> int:
    chosen = options(__doc__, plot="write a picture there, such as cards.svg (needs matplotlib)")
    rng = Random(1)
    time_games(chosen.seconds, rng)  # warm up
    rounds = [time_games(chosen.seconds * 5, rng) for _ in range(chosen.rounds)]
    costs = defaultdict[int, list[float]](list)
    for found in rounds:
        for cards, each in found.items():
            costs[cards] += each
    costs = defaultdict(list, sorted(costs.items()))
    line = line_of(costs)
    print(f"\n{'cards':>5} {'decisions':>9} {'median µs':>9} {'mean µs':>8} {'line µs':>8}")
    for cards, each in costs.items():
        fitted = line.start + line.slope * cards
        print(f"{cards:>5} {len(each):>9} {median(each):>9.1f} {fmean(each):>8.1f} {fitted:>8.1f}")
    print(f"line through the means: {line.start:.1f} µs + {line.slope:.2f} µs for each card in play")
    print(f"slope by round: {spread(line_of(found).slope for found in rounds)}")
    if chosen.plot:
        draw(costs, line, chosen.plot)
    goals = [
        Goal("exponent of the cards in play", spread(map(exponent_of, rounds)), 1.0, at_least=False),
        Goal("slope with many cards in play / with few", spread(map(bend_of, rounds)), 1.5, at_least=False),
    ]
    return report(goals, chosen.gate)


if __name__ == "__main__":
    sys.exit(main())
