"""The board of `fortune`: every seat's pile of groups, who may steal what, the contest that is on, cards, a legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.words import Word
from explorer.drawing.boards import fortune_below as below
from explorer.drawing.boards import fortune_seats as seats
from explorer.drawing.boards.fortune_duel import ladder_svg
from explorer.drawing.boards.fortune_knowledge import knowledge
from explorer.drawing.boards.fortune_sheet import Table
from explorer.drawing.boards.fortune_sum import fortune_svg, match_svg
from explorer.drawing.boards.fortune_tree import refusal_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.counting.odds import Odds
    from explorer.rules.fortune.views import FortuneView


class FortuneBoard:
    """Draws what one view of `fortune` sees; it never asks the position."""

    def svg(
        self,
        view: FortuneView,
        language: str = "en",
        names: Mapping[Word, str] | None = None,
        large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str:
        """Return the picture as SVG text. `names` call seats by their players' names; `large` is for projecting.

        Of the `odds` (see `all_odds`) those of top groups stand beside them: who would have one if it were attacked.
        """
        words = view.game.words(language, names)
        table = Table(view, words, large)
        table.header()
        seats.heads(table)
        for seat in range(view.players):
            seats.row(table, seat, odds or {})
        table.rule()
        below.middle(table)
        if below.shown_hands(table):
            table.rule()
            below.hands(table)
        table.rule()
        below.note(table)
        below.legend(table)
        return table.picture(odds or {})

    def knowledge(self, view: FortuneView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return who knows which cards, as far as the view's seat can know that, as an HTML table."""
        return knowledge(view, language, names)

    def picture_of(self, finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the picture that goes with a finding; '' for others than these.

        A contest as a ladder, the sum of a fortune, all fortunes side by side, why a steal is refused.
        """
        words = finding.game.words(language, names)
        if finding.id == "finding-fortune":
            return fortune_svg(finding, words)
        kind = finding.id.removeprefix("outcome-").partition("-")[0]
        if kind == "duel":
            return ladder_svg(finding, words)
        if kind == "match":
            return match_svg(finding, words)
        return refusal_svg(finding, words)


BOARD = FortuneBoard()

__all__ = ["BOARD", "FortuneBoard"]
