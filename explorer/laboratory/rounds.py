"""Every two players meet on every seat, on the same luck: what is played for one deal, and what is counted of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import chain, permutations
from math import lcm
from typing import Any, ClassVar

from explorer.core.game import Game
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Played
from explorer.laboratory.recipes import Cards, Recipe

Lineup = tuple[int, ...]  # who sits where, by the players' numbers
Deal = Mapping[Lineup, Played]


@dataclass(frozen=True)
class ShareTally:
    """How often a lone player had which share of the wins of a deal, for every pair '0>1' (0 alone among 1s).

    A share is counted in parts of `TournamentRecipe.scale`. `a + b` is that of the deals of both.
    """

    parts: int = 0
    shares: Mapping[str, Counter[int]] = field(default_factory=dict)

    def __add__(self, other: ShareTally) -> ShareTally:
        pairs = dict.fromkeys(chain(self.shares, other.shares))
        return ShareTally(self.parts + other.parts, {pair: self.of(pair) + other.of(pair) for pair in pairs})

    def of(self, pair: str) -> Counter[int]:
        """Return the counts of a pair, empty where it has not met."""
        return self.shares.get(pair, Counter())

    def to_dict(self) -> dict[str, Any]:
        """Return the tally as JSON values."""
        shares = {pair: {str(v): n for v, n in sorted(c.items())} for pair, c in sorted(self.shares.items())}
        return {"parts": self.parts, "shares": shares}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> ShareTally:
        """Return the tally that `to_dict` wrote. Raises LaboratoryError for anything else."""
        try:
            shares = {pair: Counter({int(v): int(n) for v, n in c.items()}) for pair, c in values["shares"].items()}
            return cls(int(values["parts"]), shares)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise LaboratoryError("tally", f"not the JSON of a tally ({type(error).__name__}: {error})") from None

    def digest(self) -> str:
        """Return 16 hexadecimal digits that equal tallies, and only they, share."""
        canonical = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class TournamentRecipe:
    """An experiment of `n` deals. On each, for every two of `players`, either sits alone on every seat in turn.

    rulings: the readings that are not the default ones.
    """

    kind: ClassVar[str] = "tournament"

    game: str
    players: tuple[str, ...]
    seats: int
    rulings: Mapping[str, str]
    seed: int | str
    n: int
    cards: Cards | None = None

    @property
    def scale(self) -> int:
        """In how many parts a share of the wins of a deal is counted, so that all are whole."""
        return self.seats * lcm(*range(1, self.seats + 1))

    @property
    def each(self) -> int:
        """How many matches a part takes."""
        return len(self.lineups())

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield every two players in both orders: the first is the lone one."""
        return permutations(range(len(self.players)), 2)

    def lineups(self) -> list[Lineup]:
        """Return who sits where in the matches of a deal, each once."""
        return list(dict.fromkeys(lineup for pair in self.pairs() for lineup in self.seatings(*pair)))

    def seatings(self, lone: int, other: int) -> list[Lineup]:
        """Return the lone player on every seat in turn among copies of another."""
        return [tuple(lone if at == seat else other for at in range(self.seats)) for seat in range(self.seats)]

    def recipe(self, lineup: Lineup) -> Recipe:
        """Return the recipe of the matches of one lineup."""
        return Recipe(self.game, tuple(self.players[i] for i in lineup), self.rulings, self.seed, self.n, 0, self.cards)

    def open(self) -> Game:
        """Return the game, compiled for use."""
        return self.recipe((0,) * self.seats).open()

    def opened(self) -> Callable[[int], Deal]:
        """Return what plays all matches of a deal by its number."""
        plays = {lineup: self.recipe(lineup).opened() for lineup in self.lineups()}
        return lambda i: {lineup: play(i) for lineup, play in plays.items()}

    def tally(self, played: Iterable[Deal] = ()) -> ShareTally:
        """Return the tally of deals that were played."""
        deals = list(played)
        shares: dict[str, Counter[int]] = {}
        for lone, other in self.pairs() if deals else ():
            lineups = self.seatings(lone, other)
            shares[f"{lone}>{other}"] = Counter(
                sum(self._won(deal[lineup], seat) for seat, lineup in enumerate(lineups)) for deal in deals
            )
        return ShareTally(len(deals), shares)

    def _won(self, match: Played, seat: int) -> int:
        """Return a seat's share of a win in parts of a deal: a match is one of as many as there are seats."""
        return self.scale // self.seats // len(match.winners) if seat in match.winners else 0

    def read(self, values: Mapping[str, Any]) -> ShareTally:
        """Return the tally that its `to_dict` wrote."""
        return ShareTally.from_dict(values)

    def to_dict(self) -> dict[str, Any]:
        """Return the experiment as JSON values."""
        return {**asdict(self), "players": list(self.players), "rulings": dict(self.rulings)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> TournamentRecipe:
        """Return the experiment that `to_dict` wrote."""
        cards = None if values["cards"] is None else Cards(**values["cards"])
        return cls(**{**values, "players": tuple(values["players"]), "cards": cards})
