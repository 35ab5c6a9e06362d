"""One drawing of the table of `fortune` under way: where its three columns are, what can be asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.boards.fortune_signs import mark
from explorer.drawing.boards.sheet import EDGE, GAP, Sheet

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.fortune.records import Group
    from explorer.rules.fortune.views import FortuneView


class Table(Sheet):
    """A row for each seat: who it is, its fortune from the first group to the top one, who may steal that."""

    view: FortuneView

    def __init__(self, view: FortuneView, words: Catalogue, large: bool) -> None:
        wider = 1.14 if large else 1.0  # less than what is written: it shall be larger on the same screen
        self.panel, self.pile, self.aside = 206 * wider, 600 * wider, 250 * wider
        super().__init__(view, words, large, 2 * EDGE + self.panel + self.pile + self.aside + 2 * GAP)
        self.pile_x = EDGE + self.panel + GAP
        self.aside_x = self.pile_x + self.pile + GAP

    def amount(self, thousands: int, assumed: bool) -> str:
        """Return an amount in thousands, marked where it rests on an assumed figure."""
        return f"{self.words.say('draw-thousand', amount=thousands)}{'°' if assumed else ''}"

    def assumed_in(self, groups: tuple[Group | None, ...]) -> bool:
        """Tell whether what groups are worth rests on an assumed figure."""
        deck, worth = self.deck, self.view.rules.worth
        kinds = {kind for group in groups if group is not None for kind in group.cards(deck.silver)}
        return any(mark(deck, kind, worth[kind]) for kind in kinds)


__all__ = ["Table"]
