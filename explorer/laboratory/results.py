"""What came of an experiment: its counts, the estimates that follow from them, its matches, its receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.counting.numbers import Sampled
from explorer.laboratory import estimates
from explorer.laboratory.chunks import Span
from explorer.laboratory.outcomes import Outcome
from explorer.laboratory.receipts import Receipt
from explorer.laboratory.recipes import Recipe, whole
from explorer.laboratory.showing import simulation_html, simulation_text
from explorer.laboratory.tally import Tally

if TYPE_CHECKING:
    from explorer.laboratory.plots import Plot
    from explorer.matches.match import Match


class Simulation(Outcome):
    """The outcome of `explorer.simulate`. In a notebook it shows itself as a table; `shown("ar")` in another language.

    recipe:  what was asked for; `game` the game itself.
    tally:   the counts, whole numbers and fractions; `spans` the matches that they come from.
    stopped: None when all matches were played, 'interrupted' when somebody stopped it, 'failed' when an error did.

    The estimates are numbers with 95 % intervals that name their sample; they raise LaboratoryError when no match was
    played (or the lead followed in none).
    """

    recipe: Recipe

    def __init__(self, recipe: Recipe, spans: tuple[Span, ...], tally: Tally, stopped: str | None = None) -> None:
        self.recipe, self.spans, self.tally, self.stopped = recipe, spans, tally, stopped

    @property
    def done(self) -> int:
        """How many were played."""
        return self.tally.matches

    # estimates

    @property
    def win_shares(self) -> tuple[Sampled, ...]:
        """The share of matches won by each seat; a match won by k seats counts 1/k for each of them."""
        return estimates.win_shares(self.tally, self.seed)

    @property
    def points(self) -> tuple[Sampled, ...]:
        """The mean points of each seat at the end of a match."""
        return estimates.points(self.tally, self.seed)

    @property
    def shared(self) -> Sampled:
        """The share of matches won by more than one seat."""
        return estimates.shared(self.tally, self.seed)

    @property
    def length(self) -> Sampled:
        """The mean length of a match, in moves of seats."""
        return estimates.length(self.tally, self.seed)

    @property
    def choices(self) -> Sampled:
        """How many legal moves there are to choose from, per move."""
        return estimates.choices(self.tally, self.seed)

    @property
    def lead_changes(self) -> Sampled:
        """How often the lead changes hands in a match; see `explorer.laboratory.playout.Lead`."""
        return estimates.lead_changes(self.tally, self.seed)

    # matches and receipt

    def match(self, i: int) -> Match:
        """Return match i (0 to n - 1), played again: open it with `explorer.explore`, go back, ask why.

        Raises LaboratoryError for a number that is none of the matches.
        """
        whole("match", i, 0, self.n - 1)
        recipe = self.recipe
        match: Match = self.game.match(recipe.players, seed=recipe.seed_of(i), rulings=recipe.rulings)
        return match

    @property
    def receipt(self) -> Receipt:
        """What it takes to repeat this with `explorer.rerun`, and the digest of what came of it."""
        return Receipt.of(self.recipe, self.game.rulebook.version, self.spans, self.tally)

    # showing

    def plot(self, what: str = "wins", language: str = "en") -> Plot:
        """Return a picture of 'wins', 'scores', 'length' or 'choices', with the intervals of the same numbers.

        Raises LaboratoryError for anything else, or without matplotlib; ExplorerError for a language the game lacks.
        """
        from explorer.laboratory.plots import plot_of

        return plot_of(self, what, language)

    def text(self, language: str = "en") -> str:
        """Return the result in plain words. Raises ExplorerError for a language that the game lacks."""
        return simulation_text(self, language)

    def html(self, language: str = "en") -> str:
        """Return the result as HTML. Raises ExplorerError for a language that the game lacks."""
        return simulation_html(self, language)

    def __repr__(self) -> str:
        stopped = f", {self.stopped}" if self.stopped else ""
        wins = f"; wins: {', '.join(number.brief() for number in self.win_shares)}" if self.done else ""
        return f"<simulation of {self.recipe.game}: {self.counted()} matches{stopped}, seed {self.seed!r}{wins}>"
