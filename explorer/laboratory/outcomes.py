"""What every outcome of an experiment is and does alike: whose it is, how much was done, how it shows itself."""

from __future__ import annotations

from typing import Any

from explorer.core.game import Game
from explorer.laboratory.showing import ShownIn


class Outcome:
    """An outcome. `recipe` is what was asked for; `stopped` None, 'interrupted' or 'failed'."""

    recipe: Any
    stopped: str | None

    @property
    def game(self) -> Game:
        game: Game = self.recipe.open()
        return game

    @property
    def n(self) -> int:
        """How much was asked for: matches, deals or worlds."""
        asked: int = self.recipe.n
        return asked

    @property
    def seed(self) -> int | str:
        seed: int | str = self.recipe.seed
        return seed

    @property
    def done(self) -> int:
        """How much of it was played."""
        raise NotImplementedError

    def text(self, language: str = "en") -> str:
        """Return the outcome in plain words. Raises ExplorerError for a language that the game lacks."""
        raise NotImplementedError

    def html(self, language: str = "en") -> str:
        """Return the outcome as HTML. Raises ExplorerError for a language that the game lacks."""
        raise NotImplementedError

    def shown(self, language: str) -> ShownIn:
        """Return the outcome as it shows itself in a notebook in another language."""
        return ShownIn(self, language)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.shown("en")._repr_mimebundle_()

    def __str__(self) -> str:
        return self.text()

    def counted(self) -> str:
        """Return how much was done, for a short name: '1,000', or '20 of 1,000' when it was stopped."""
        return f"{self.done:,} of {self.n:,}" if self.stopped else f"{self.n:,}"
