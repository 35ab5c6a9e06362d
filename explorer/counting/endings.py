"""How far from the aim everybody ends in `hundred` (document 002): played out by programs from sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.guards import seat_word
from explorer.core.hooks import call
from explorer.core.words import word
from explorer.counting.numbers import Sampled, mean, share
from explorer.rules.hundred.facts import HundredState

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.views import View

MOST_WORLDS, MOST_MOVES = 100_000, 10_000


@dataclass(frozen=True)
class Endings:
    """What matches came to that were played on from worlds that agree with what a seat knows.

    players:   the kind of program on each seat; the same for each world.
    distances: how far from the aim each seat ended, on average, with Student's interval (over several rounds: what it
               had paid).
    wins:      how often each seat was among the winners, with Wilson's interval.
    """

    game: Game = field(repr=False, compare=False)
    players: tuple[str, ...]
    distances: tuple[Sampled, ...]
    wins: tuple[Sampled, ...]

    def text(self, language: str = "en", names: Any = None) -> str:
        """Return a line for every seat: who plays it, how far it ends from the aim, how often it wins."""
        words = self.game.words(language, names)
        return "\n".join(
            words.say(
                word(
                    "ending-line", seat=seat_word(seat), player=self.players[seat], distance=far.brief(language),
                    wins=won.brief(language), n=far.n, seed=str(far.seed),
                )
            )
            for seat, (far, won) in enumerate(zip(self.distances, self.wins, strict=True))
        )  # fmt: skip

    def __str__(self) -> str:
        return self.text()


def endings(view: View, players: Sequence[str] | str = "greedy", worlds: int = 100, seed: int | str = 0) -> Endings:
    """Play so many sampled worlds to their end by programs, and return how everybody ended.

    players: a kind of program ('random', 'greedy', 'search:200') for every seat, or one for each.

    Nothing is counted: chance and choices are too many. Raises ExplorerError for another game, a kind of program that
    there is not, another number of programs than seats, a number of worlds that will not do.
    """
    s = view._state
    if not isinstance(s, HundredState):
        raise ExplorerError(f"distances are those of hundred, not of {view.game.id}")
    kinds = (players,) * s.players if isinstance(players, str) else tuple(players)
    if len(kinds) != s.players:
        raise ExplorerError(f"players: expected {s.players} kinds of program, one a seat, got {len(kinds)}")
    if type(worlds) is not int or not 1 <= worlds <= MOST_WORLDS:
        raise ExplorerError(f"worlds: expected a whole number from 1 to {MOST_WORLDS:,}, got {clip(repr(worlds))}")
    programs = [call("player", kind, view.game, seat) for seat, kind in enumerate(kinds)]
    far = [[0, 0] for _ in kinds]
    won = [0] * s.players
    for i, world in enumerate(islice(view.worlds(Random(seed)), worlds)):
        rng = Random(f"{seed}/{i}")
        _play(world, programs, rng)
        for seat, score in enumerate(world.scores()):
            far[seat][0] -= score
            far[seat][1] += score * score
        for seat in world.winners():
            won[seat] += 1
    return Endings(
        view.game, kinds, tuple(mean(worlds, total, squares, seed) for total, squares in far),
        tuple(share(n, worlds, seed) for n in won),
    )  # fmt: skip


def _play(world: HundredState, programs: Sequence[Any], rng: Random) -> None:
    """Play a world to its end; programs see no more than their seats do."""
    for _ in range(MOST_MOVES):
        world.settle(rng)
        seat = world.actor
        if seat is None:
            return
        world.apply(programs[seat].choose(world.view(seat), rng))
    raise ExplorerError(f"it is not over after {MOST_MOVES:,} moves")


__all__ = ["Endings", "endings"]
