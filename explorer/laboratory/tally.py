"""A tally: whole numbers that add up, in any order, to the same counts however the matches were shared out."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from itertools import chain
from typing import Any

from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Played


@dataclass(frozen=True)
class Tally:
    """The counts of some matches between as many seats as `scores` has entries.

    matches: how many; `winners` how often each group of seats won together, by the seats in order.
    scores:  for every seat, how often it ended with so many points.
    lengths: how many matches took so many moves of seats.
    turns:   for the first, second, … move of a match, how often there were so many legal moves.
    leads:   how many of the matches in which the lead was followed saw it change so often.
    squares, crossed: sums over the matches of the square of their choices, and of choices times moves (`choices` of a
             match being the sum of the numbers of legal moves): what an interval of choices per move needs.

    It holds no list of matches, so it does not grow with them. `a + b` is that of all the matches of both.
    """

    scores: tuple[Counter[int], ...]
    matches: int = 0
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    turns: Mapping[int, Counter[int]] = field(default_factory=dict)
    leads: Counter[int] = field(default_factory=Counter)
    squares: int = 0
    crossed: int = 0

    @classmethod
    def of(cls, seats: int, played: Iterable[Played] = ()) -> Tally:
        """Return the tally of matches between so many seats, an empty one for none."""
        matches = list(played)
        turns: dict[int, Counter[int]] = {}
        for match in matches:
            for turn, count in enumerate(match.choices, 1):
                turns.setdefault(turn, Counter())[count] += 1
        totals = [(sum(match.choices), len(match.choices)) for match in matches]
        return cls(
            tuple(Counter(match.scores[seat] for match in matches) for seat in range(seats)),
            len(matches),
            Counter(match.winners for match in matches),
            Counter(moves for _, moves in totals),
            turns,
            Counter(match.leads for match in matches if match.leads is not None),
            sum(choices * choices for choices, _ in totals),
            sum(choices * moves for choices, moves in totals),
        )

    def __add__(self, other: Tally) -> Tally:
        both = {turn: Counter[int]() for turn in chain(self.turns, other.turns)}
        for turn, counts in chain(self.turns.items(), other.turns.items()):
            both[turn].update(counts)
        return Tally(
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
            self.matches + other.matches,
            self.winners + other.winners,
            self.lengths + other.lengths,
            both,
            self.leads + other.leads,
            self.squares + other.squares,
            self.crossed + other.crossed,
        )

    # what follows from the counts

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def wins(self) -> tuple[Fraction, ...]:
        """How many matches each seat won; one that k seats won together counts 1/k for each of them."""
        shares = [
            sum((Fraction(n, len(won)) for won, n in self.winners.items() if seat in won), Fraction(0))
            for seat in range(self.seats)
        ]
        return tuple(shares)

    @property
    def shared(self) -> int:
        """How many matches more than one seat won."""
        return sum(n for won, n in self.winners.items() if len(won) > 1)

    @property
    def drawn(self) -> int:
        """How many matches all seats won together."""
        return self.winners[tuple(range(self.seats))]

    @property
    def choices(self) -> Counter[int]:
        """How often there were so many legal moves, over all moves of seats."""
        return sum(self.turns.values(), Counter())

    # JSON

    def to_dict(self) -> dict[str, Any]:
        """Return the tally as JSON values; groups of winners are written '0+2'."""
        return {
            "matches": self.matches,
            "winners": {"+".join(map(str, won)): n for won, n in sorted(self.winners.items())},
            "scores": [_written(counts) for counts in self.scores],
            "lengths": _written(self.lengths),
            "turns": {str(turn): _written(counts) for turn, counts in sorted(self.turns.items())},
            "leads": _written(self.leads),
            "squares": self.squares,
            "crossed": self.crossed,
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Tally:
        """Return the tally that `to_dict` wrote. Raises LaboratoryError for anything else."""
        try:
            winners = {tuple(map(int, won.split("+"))) if won else (): n for won, n in values["winners"].items()}
            return cls(
                tuple(map(_read, values["scores"])),
                _whole(values["matches"]),
                Counter({won: _whole(n) for won, n in winners.items()}),
                _read(values["lengths"]),
                {int(turn): _read(counts) for turn, counts in values["turns"].items()},
                _read(values["leads"]),
                _whole(values["squares"]),
                _whole(values["crossed"]),
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise LaboratoryError("tally", f"not the JSON of a tally ({type(error).__name__}: {error})") from None

    def digest(self) -> str:
        """Return 16 hexadecimal digits that equal tallies, and only they, share."""
        canonical = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]


def _written(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(value): n for value, n in sorted(counts.items())}


def _read(counts: Mapping[str, int]) -> Counter[int]:
    return Counter({int(value): _whole(n) for value, n in counts.items()})


def _whole(n: Any) -> int:
    if type(n) is not int:
        raise TypeError(f"expected a whole number, got {n!r}")
    return n
