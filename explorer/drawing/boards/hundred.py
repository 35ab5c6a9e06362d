"""The board of `hundred`: the number line with every seat, scores and set cards, the chain on the table, the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.words import Word
from explorer.drawing.boards import hundred_below as below
from explorer.drawing.boards import hundred_seats as seats
from explorer.drawing.boards.hundred_answers import answers_html
from explorer.drawing.boards.hundred_chain import finding_svg
from explorer.drawing.boards.hundred_knowledge import knowledge
from explorer.drawing.boards.hundred_line import line_svg
from explorer.drawing.timing_strip import strip_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.counting.odds import Odds
    from explorer.rules.hundred.views import HundredView

LINES = ("outcome-pays-nothing", "outcome-pays-penalty", "outcome-winner", "outcome-shared")


class HundredBoard:
    """Draws what one view of `hundred` sees; it never asks the position."""

    def svg(
        self,
        view: HundredView,
        language: str = "en",
        names: Mapping[Word, str] | None = None,
        large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str:
        """Return the picture as SVG text. `names` call seats by their players' names; `large` is for projecting.

        Scores lie open: what `odds` there are stand in the words, not in the picture.
        """
        sheet = seats.Table(view, view.game.words(language, names), large)
        sheet.header()
        below.line(sheet)
        for seat in range(view.players):
            seats.row(sheet, seat)
        sheet.rule()
        below.chain(sheet)
        below.piles(sheet)
        if below.shown_hands(sheet):
            sheet.rule()
            below.hands(sheet)
        sheet.rule()
        below.legend(sheet)
        return sheet.picture(odds or {})

    def knowledge(self, view: HundredView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return who knows which card of whom, as far as the view's seat can know that, as an HTML table."""
        return knowledge(view, language, names)

    def answers(self, view: HundredView, language: str = "en") -> str:
        """Return what can answer what under the readings in force, as an HTML table."""
        return answers_html(view.rules, language)

    def picture_of(self, finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the picture that goes with a finding; '' for others than these.

        Points and the match (the number line), the effect on the table (its chain), when a card may be played.
        """
        if any(f.id == "finding-moment" for f in finding.below):
            return strip_svg(finding, language, names)
        if finding.id in LINES:
            return line_svg(finding, language, names)
        return finding_svg(finding, language, names)


BOARD = HundredBoard()

__all__ = ["BOARD", "HundredBoard"]
