"""The board of `smashup`: a row for each base, a column for each seat, work under way, known cards, a legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.words import Word
from explorer.drawing.boards import smashup_bases as bases
from explorer.drawing.boards import smashup_below as below
from explorer.drawing.boards import smashup_seats as seats
from explorer.drawing.boards.smashup_knowledge import knowledge
from explorer.drawing.boards.smashup_pictures import picture_of
from explorer.drawing.boards.smashup_sheet import Table
from explorer.drawing.timing_strip import strip_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.counting.odds import Odds
    from explorer.rules.smashup.views import SmashUpView


class SmashUpBoard:
    """Draws what one view of `smashup` sees; it never asks the position."""

    def svg(
        self,
        view: SmashUpView,
        language: str = "en",
        names: Mapping[Word, str] | None = None,
        large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str:
        """Return the picture as SVG text. `names` call seats by their players' names; `large` is for projecting.

        The `odds` are told in the table in words alone: what they say of bases, the places say, and nothing there is
        uncertain as things stand.
        """
        table = Table(view, view.game.words(language, names), large)
        table.header()
        seats.heads(table)
        for base in view.bases:
            bases.row(table, base)
        table.rule()
        below.work(table)
        below.passing(table)
        below.hands(table)
        below.base_pile(table)
        below.legend(table)
        return table.picture(odds or {})

    def knowledge(self, view: SmashUpView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return who knows which cards, as far as the view's seat can know that, as an HTML table."""
        return knowledge(view, language, names)

    def picture_of(self, finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the picture that goes with a finding; '' for others than these.

        When a card may be played or used, and those of smashup_pictures.py.
        """
        return strip_svg(finding, language, names) or picture_of(finding, finding.game.words(language, names))


BOARD = SmashUpBoard()

__all__ = ["BOARD", "SmashUpBoard"]
