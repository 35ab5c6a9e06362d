"""What a tally says of matches to come: every figure a number with its interval."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from explorer.counting.numbers import Sampled, mean, share
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.intervals import cut
from explorer.laboratory.tally import Tally

Seed = int | str


def win_shares(tally: Tally, seed: Seed) -> tuple[Sampled, ...]:
    """Return the share of matches that each seat wins; a match won by k seats counts 1/k for each."""
    _needed(tally.matches, "n")
    return tuple(share(wins, tally.matches, seed) for wins in tally.wins)


def points(tally: Tally, seed: Seed) -> tuple[Sampled, ...]:
    """Return the mean points of each seat at the end."""
    return tuple(mean_of(counts, seed) for counts in tally.scores)


def shared(tally: Tally, seed: Seed) -> Sampled:
    """Return the share of matches that more than one seat wins."""
    _needed(tally.matches, "n")
    return share(tally.shared, tally.matches, seed)


def length(tally: Tally, seed: Seed) -> Sampled:
    """Return the mean length of a match in moves of seats."""
    return mean_of(tally.lengths, seed)


def lead_changes(tally: Tally, seed: Seed) -> Sampled:
    """Return how often the lead changes in a match, over the matches in which it was followed."""
    return mean_of(tally.leads, seed)


def choices(tally: Tally, seed: Seed) -> Sampled:
    """Return how many legal moves there are per move.

    Moves of one match are not independent of each other, so the interval is that of a ratio of two sums over matches,
    linearized: the legal moves of a match less the ratio times its moves (Cochran, "Sampling Techniques", ch. 6).
    """
    n = tally.matches
    moves = sum(moves * count for moves, count in tally.lengths.items())
    total = sum(number * count for number, count in tally.choices.items())
    _needed(moves, "choices")
    ratio = Fraction(total, moves)
    moves_squared = sum(moves * moves * count for moves, count in tally.lengths.items())
    residuals = tally.squares - 2 * ratio * tally.crossed + ratio * ratio * moves_squared
    number = mean(n, ratio * n, ratio * ratio * n + residuals * Fraction(n * n, moves * moves), seed)
    return cut(number, 0.0)


def choices_by_turn(tally: Tally, seed: Seed) -> dict[int, Sampled]:
    """Return how many legal moves there are at the first, second, … move of the matches that get there."""
    return {turn: mean_of(counts, seed) for turn, counts in sorted(tally.turns.items())}


def shares_of(counts: Mapping[int, int], seed: Seed) -> dict[int, Sampled]:
    """Return the share of each value among the counted ones."""
    n = sum(counts.values())
    return {value: share(count, n, seed) for value, count in sorted(counts.items())}


def mean_of(counts: Mapping[int, int], seed: Seed) -> Sampled:
    """Return the mean of values, given how often each was counted. Raises LaboratoryError when nothing was.

    Where no value is below 0 the interval is not either.
    """
    n = sum(counts.values())
    _needed(n, "n")
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    number = mean(n, total, squares, seed)
    return number if min(counts) < 0 else cut(number, 0.0)


def _needed(count: int, key: str) -> None:
    if count == 0:
        raise LaboratoryError(key, "nothing of the kind was counted, so there is nothing to estimate")
