"""Tournaments: every two programs meet on every seat, on the same luck, and what that says of their strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip
from explorer.core.game import Game
from explorer.counting.numbers import LEVEL, Sampled
from explorer.laboratory.chunks import Span
from explorer.laboratory.conducting import conduct
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.grids import MOST_PLAYED
from explorer.laboratory.intervals import mean_share
from explorer.laboratory.meeting_words import tournament_html, tournament_text
from explorer.laboratory.outcomes import Outcome
from explorer.laboratory.recipes import MOST_MATCHES, check_player, known_game, recipe_for, whole
from explorer.laboratory.rounds import ShareTally, TournamentRecipe

if TYPE_CHECKING:
    from explorer.laboratory.forest import Forest
    from explorer.laboratory.receipts import TournamentReceipt

MOST_PLAYERS = 20


@dataclass(frozen=True, slots=True)
class Meeting:
    """One player alone among copies of another: its share of the wins, of which `even` would be its part."""

    lone: str
    other: str
    share: Sampled
    even: Fraction

    @property
    def verdict(self) -> int:
        """1 when the interval lies above the even share, -1 below, 0 when it holds it: they were not told apart."""
        return (self.share.low > self.even) - (self.share.high < self.even)


class Tournament(Outcome):
    """The outcome of `explorer.tournament`. In a notebook it shows itself as a table; `shown("ar")` in Arabic.

    recipe:  what was asked for; `tally` the counts; `spans` the deals that they come from.
    stopped: None when all deals were played, 'interrupted' when somebody stopped it, 'failed' when an error did.
    """

    recipe: TournamentRecipe

    def __init__(
        self, recipe: TournamentRecipe, spans: tuple[Span, ...], tally: ShareTally, stopped: str | None = None
    ) -> None:
        self.recipe, self.spans, self.tally, self.stopped = recipe, spans, tally, stopped

    @property
    def done(self) -> int:
        """How many were played."""
        return self.tally.parts

    @property
    def intervals(self) -> int:
        """How many intervals there are that say different things: with two seats, a pair's two are one."""
        pairs = sum(1 for _ in self.recipe.pairs())
        return pairs // 2 if self.recipe.seats == 2 else pairs

    @property
    def level(self) -> float:
        """The level of each interval, so that all hold together at 95 % (Bonferroni)."""
        return 1 - (1 - LEVEL) / self.intervals

    @cached_property
    def meetings(self) -> tuple[Meeting, ...]:
        """Every player alone among every other. Raises LaboratoryError when no deal was played."""
        if not self.done:
            raise LaboratoryError("n", "no deal was played, so there is nothing to compare")
        players, even = self.recipe.players, Fraction(1, self.recipe.seats)
        return tuple(Meeting(players[a], players[b], self._share(f"{a}>{b}"), even) for a, b in self.recipe.pairs())

    def _share(self, pair: str) -> Sampled:
        return mean_share(self.tally.of(pair), self.recipe.scale, self.seed, self.level)

    def meeting(self, lone: str, other: str) -> Meeting:
        """Return one player alone among copies of another. Raises LaboratoryError for players that have not met."""
        for found in self.meetings:
            if (found.lone, found.other) == (lone, other):
                return found
        known = ", ".join(self.recipe.players)
        raise LaboratoryError("players", f"{clip(repr(lone))} has not met {clip(repr(other))}; there are: {known}")

    @property
    def ranking(self) -> tuple[str, ...]:
        """The players by the mean of their shares, the strongest first. Those next to each other may be equal."""
        means = {player: Fraction(0) for player in self.recipe.players}
        for found in self.meetings:
            means[found.lone] += found.share.value
        return tuple(sorted(means, key=lambda player: -means[player]))

    @property
    def receipt(self) -> TournamentReceipt:
        """What it takes to repeat this with `explorer.rerun`, and the digest of what came of it."""
        from explorer.laboratory.receipts import TournamentReceipt

        return TournamentReceipt.of(self.recipe, self.game.rulebook.version, self.spans, self.tally)

    def plot(self, language: str = "en") -> Forest:
        """Return a picture of every share with its interval, and a line at the even one.

        Raises LaboratoryError without matplotlib; ExplorerError for a language that the game lacks.
        """
        from explorer.laboratory.forest import forest_of_meetings

        return forest_of_meetings(self, language)

    def text(self, language: str = "en") -> str:
        """Return the result in plain words. Raises ExplorerError for a language that the game lacks."""
        return tournament_text(self, language)

    def html(self, language: str = "en") -> str:
        """Return the result as HTML. Raises ExplorerError for a language that the game lacks."""
        return tournament_html(self, language)

    def __repr__(self) -> str:
        stopped = f", {self.stopped}" if self.stopped else ""
        players = ", ".join(self.recipe.players)
        return f"<tournament of {self.recipe.game}: {players}; {self.counted()} deals{stopped}, seed {self.seed!r}>"


def tournament(
    game: str | Game,
    players: Sequence[str],
    seats: int = 2,
    n: int = 100,
    *,
    seed: int | str = 0,
    rulings: Mapping[str, str] | None = None,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
) -> Tournament:
    """Return which of these programs is the strongest: every two meet, on every seat, on the same luck.

    On each of `n` deals, for every two players, one sits alone on every seat in turn among copies of the other, and
    the other way round; so neither seats nor cards favour anybody. Deal i has the luck of the seed f"{seed}/{i}".

    players: two to twenty different kinds of program ('random', 'greedy', 'search:200', …).
    seats:   how many seats there are at a table.
    n:       how many deals; each takes as many matches for two players as two tables have seats (two at tables of two).

    Everything else is as in `explorer.simulate`.
    """
    found = known_game(game)
    n = whole("n", n, 1, MOST_MATCHES)
    _check(found, players, seats)
    recipe = recipe_for(found, [players[0]] * seats, n, rulings, seed, 0)
    asked = TournamentRecipe(recipe.game, tuple(players), seats, recipe.rulings, seed, n, recipe.cards)
    per_deal = len(asked.lineups())
    if per_deal * n > MOST_PLAYED:
        said = f"{per_deal:,} matches for each of {n:,} deals would be {per_deal * n:,}"
        raise LaboratoryError("n", f"{said}; at most {MOST_PLAYED // per_deal:,} deals can be asked for")
    return conduct(asked, [(0, n)], Tournament, workers, cluster, progress)


def _check(game: Game, players: Any, seats: Any) -> None:
    """Raise LaboratoryError unless these can meet at tables of so many seats."""
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise LaboratoryError("players", f"expected a list of kinds of player, got {clip(repr(players))}")
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise LaboratoryError("players", f"a tournament is for 2 to {MOST_PLAYERS} players, got {len(players)}")
    for i, kind in enumerate(players):
        check_player(game, i, kind)
        if kind in players[:i]:
            raise LaboratoryError(f"players[{i}]", f"{clip(kind)} stands there twice; it would play against itself")
    low, high = game.players_range
    if type(seats) is not int:
        raise LaboratoryError("seats", f"expected one number of seats, got {clip(repr(seats))}")
    if not low <= seats <= high or seats < 2:
        cited = game.cite_players()
        raise LaboratoryError("seats", f"{game.id} is for {low} to {high} players ({cited}), got {clip(repr(seats))}")


__all__ = ["Meeting", "Tournament", "tournament"]
