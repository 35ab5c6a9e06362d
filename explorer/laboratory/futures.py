"""What may follow a move: every candidate played on in the same worlds, which the mover cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import combinations
from math import lcm
from random import Random
from typing import Any, ClassVar, NamedTuple

from explorer.core.game import Game
from explorer.core.state import State
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.moments import MomentTally, Value
from explorer.laboratory.playout import Played, play_on
from explorer.laboratory.recipes import Cards, Recipe
from explorer.players import make_player


class World(NamedTuple):
    """One world played on: after every candidate, and (None where nobody may know) after the move in the true one."""

    futures: tuple[Played, ...]
    true: Played | None


@dataclass(frozen=True, slots=True)
class FutureRecipe:
    """An experiment of `n` worlds: in each, every one of `moves` is played, then the match to its end by `players`.

    position: where the mover stands, as JSON values; worlds are drawn from its view, so only what it knows matters.
    judged:   the number of the move that is also played on from the true position; None for none.
    """

    kind: ClassVar[str] = "futures"

    game: str
    players: tuple[str, ...]
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    judged: int | None
    seed: int | str
    n: int
    cards: Cards | None = None

    @property
    def each(self) -> int:
        """How many matches a part takes."""
        return len(self.moves) + (self.judged is not None)

    @property
    def scale(self) -> int:
        """In how many parts a win is counted, so that all shares of it are whole."""
        return lcm(*range(1, len(self.players) + 1))

    def open(self) -> Game:
        """Return the game, compiled for use."""
        return Recipe(self.game, self.players, {}, self.seed, self.n, 0, self.cards).open()

    def state(self) -> State:
        """Return the position."""
        found: State = self.open().state(self.position)
        return found

    def opened(self) -> Callable[[int], World]:
        """Return what plays the futures of a world by its number."""
        game, true = self.open(), self.state()
        seat = true.actor
        assert seat is not None
        view = true.view(seat)
        moves = [game.parse(move) for move in self.moves]
        programs = [make_player(kind, game, at) for at, kind in enumerate(self.players)]

        def after(position: State, move: int, luck: str) -> Played:
            state = position.copy()
            state.apply(moves[move])
            return play_on(state, programs, luck)

        def play(i: int) -> World:
            luck = f"{self.seed}/{i}"
            try:
                world = view.sample_world(Random(f"{luck}/world"))
                futures = tuple(after(world, move, luck) for move in range(len(moves)))
                return World(futures, None if self.judged is None else after(true, self.judged, luck))
            except Exception as error:
                said = f"could not be played on ({type(error).__name__}: {error})"
                raise LaboratoryError(f"world {i}, seed {luck!r}", said) from error

        return play

    def tally(self, played: Iterable[World] = ()) -> MomentTally:
        """Return the tally of worlds that were played on."""
        seat = self.state().actor
        assert seat is not None
        return MomentTally.of(self._measured(world, seat) for world in played)

    def _measured(self, world: World, seat: int) -> dict[str, Value]:
        """Return all values of a world: '2.wins', '2.points', and '0-2.wins' what move 0 brought more than move 2."""
        wins = [self._won(match, seat) for match in world.futures]
        points = [match.scores[seat] for match in world.futures]
        found: dict[str, Value] = {}
        for a in range(len(wins)):
            found[f"{a}.wins"], found[f"{a}.points"] = wins[a], points[a]
        for a, b in combinations(range(len(wins)), 2):
            found[f"{a}-{b}.wins"], found[f"{b}-{a}.wins"] = wins[a] - wins[b], wins[b] - wins[a]
        if world.true is not None and self.judged is not None:
            found["true.wins"] = self._won(world.true, seat)
            found["true~.wins"] = found["true.wins"] - wins[self.judged]
        return found

    def _won(self, match: Played, seat: int) -> int:
        return self.scale // len(match.winners) if seat in match.winners else 0

    def read(self, values: Mapping[str, Any]) -> MomentTally:
        """Return the tally that its `to_dict` wrote."""
        return MomentTally.from_dict(values)

    def to_dict(self) -> dict[str, Any]:
        """Return the experiment as JSON values."""
        cards = None if self.cards is None else asdict(self.cards)
        plain = {name: getattr(self, name) for name in ("game", "position", "judged", "seed", "n")}
        return {**plain, "players": list(self.players), "moves": list(self.moves), "cards": cards}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> FutureRecipe:
        """Return the experiment that `to_dict` wrote."""
        cards = None if values["cards"] is None else Cards(**values["cards"])
        plain = {**values, "players": tuple(values["players"]), "moves": tuple(values["moves"]), "cards": cards}
        return cls(**plain)
