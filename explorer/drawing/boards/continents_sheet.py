"""One drawing of the board of `continents` under way: where its columns are, what its continents are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.boards.sheet import EDGE, GAP, Sheet

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.continents.views import ContinentsView


class Lands(Sheet):
    """A column for each continent, a row for each seat."""

    def __init__(self, view: ContinentsView, words: Catalogue, large: bool) -> None:
        wider = 1.12 if large else 1.0  # less than what is written: it shall be larger on the same screen
        self.panel = 184 * wider
        self.lands = range(len(view.deck.continents))
        self.column = max(142 * wider, 880 * wider / len(self.lands))
        super().__init__(view, words, large, 2 * EDGE + self.panel + len(self.lands) * (self.column + GAP))
        self.topics = frozenset(view.topics())

    def left(self, continent: int) -> float:
        return EDGE + self.panel + GAP + continent * (self.column + GAP)

    def land(self, continent: int) -> str:
        return self.words.say(self.deck.land_words[continent])

    def coin_topic(self, continent: int) -> str:
        return f"coin:{self.deck.continents[continent]}"


__all__ = ["Lands"]
