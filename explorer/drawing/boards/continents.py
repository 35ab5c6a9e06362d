"""The board of `continents`: the table of continent cards, the map, the war that is on, piles, hands and a legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word
from explorer.drawing.battle_panel import BattleCalculator
from explorer.drawing.boards import continents_below as below
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.boards import continents_dice as dice
from explorer.drawing.boards import continents_map as maps
from explorer.drawing.boards import continents_progress as progress
from explorer.drawing.boards import continents_seats as seats
from explorer.drawing.boards.continents_knowledge import knowledge
from explorer.drawing.boards.continents_sheet import Lands
from explorer.drawing.boards.continents_war import war
from explorer.drawing.boards.sheet import EDGE
from explorer.drawing.timing_strip import strip_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.counting.odds import Odds
    from explorer.rules.continents.views import ContinentsView

MAP = 256  # how high the map on the board is


class ContinentsBoard:
    """Draws what one view of `continents` sees; it never asks the position."""

    calculator = BattleCalculator()

    def svg(
        self,
        view: ContinentsView,
        language: str = "en",
        names: Mapping[Word, str] | None = None,
        large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str:
        """Return the picture as SVG text. `names` call seats by their players' names; `large` is for projecting.

        Coins lie open: of the `odds` (see `all_odds`) those of the war that is on are drawn, all stand in the words.
        """
        words = view.game.words(language, names)
        sheet = Lands(view, words, large)
        sheet.header()
        seats.heads(sheet)
        for seat in range(view.players):
            seats.row(sheet, seat)
        sheet.rule()
        _middle(sheet, (odds or {}).get("war"))
        if below.shown_hands(sheet):
            sheet.rule()
            below.hands(sheet)
        sheet.rule()
        below.legend(sheet)
        return sheet.picture(odds or {})

    def knowledge(self, view: ContinentsView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return who knows which tactics in whose hand, as far as the view's seat can know that, as an HTML table."""
        return knowledge(view, language, names)

    def picture_of(self, finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the picture that goes with a finding; '' for others than these.

        The map (whether a continent can be attacked), a coin's progress, a pair of dice, when a tactic may be played.
        """
        kind = finding.id.removeprefix("outcome-").partition("-")[0]
        words = finding.game.words(language, names)
        if any(below.id == "finding-moment" for below in finding.below):
            return strip_svg(finding, language, names)
        if kind == "route" or finding.id == "guard-connected":
            return maps.route_svg(finding, language, names)
        if kind == "pair":
            facts = finding.facts
            said = finding.text(language, names)
            pair = ((facts["red"],), (facts["black"],))
            return dice.picture(words, pair, (finding.id,), said, first=facts["pair"])
        if kind == "coin":
            deck = finding.game.deck  # type: ignore[attr-defined]
            shown = [f.facts for f in finding.below if f.id == "finding-progress"]
            rows = [(words.say(facts["seat"]), facts["count"]) for facts in shown]
            holder = next((i for i, facts in enumerate(shown) if facts["seat"] == finding.facts["holder"]), None)
            land = deck.land_words.index(finding.facts["continent"])
            said = finding.sentence(language, names)
            return progress.picture(words, land, deck.number[land], rows, holder, said, headed=False) if rows else ""
        return ""


def _middle(sheet: Lands, odds: Odds | None) -> None:
    """The map on one side; on the other the war that is on, and the piles."""
    pen, k, view, words = sheet.pen, sheet.k, sheet.view, sheet.words
    whole = pen.width - 2 * EDGE
    wide = whole * 0.47
    right, room = EDGE + wide + 28 * k, whole - wide - 28 * k
    own, reached = maps.own_and_reached(view)
    b = view.battle
    top = sheet.y
    said = words.say("draw-map", seat=seat_word(view.looker))
    sheet.text(EDGE, top + 18 * k, said, 17, bold=True, room=wide)
    asked, marked = None, None
    if b is not None:
        names = sheet.deck.continents
        marked = {b.source: cards.SIDES[0]} | {b.target: cards.SIDES[1]} if b.source != b.target else {}
        asked = maps.Asked(names[b.source], names[b.target], True)
    frame = maps.Frame(pen, EDGE, top + 22 * k, wide, MAP * k, k)
    maps.draw(frame, sheet.deck, words, own, reached, asked, marked)
    legend = maps.Frame(pen, EDGE, top + (22 + MAP + 24) * k, wide, 0, k)
    left = maps.legend(legend, words, sheet.deck, bool(own), bool(reached)) + 14 * k
    y = top
    if b is not None:  # what stands beside the map is high: the decks go below the map
        left = below.decks(sheet, EDGE, left + 6 * k, wide)
        y = war(sheet, b, right, y, room, odds) + 8 * k
    else:
        y = below.decks(sheet, right, y, room)
    y = below.spent(sheet, right, y, room)
    if reached:
        y = below.targets(sheet, right, y + 6 * k, room)
    sheet.y = max(left, y)


BOARD = ContinentsBoard()

__all__ = ["BOARD", "ContinentsBoard"]
