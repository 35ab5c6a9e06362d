"""The board of `continents`: the table of continent cards, the map, the war that is on, piles, hands and a legend."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word
from explorer.counting.odds import described
from explorer.drawing import icons
from explorer.drawing.boards import continents_below as below
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.boards import continents_dice as dice
from explorer.drawing.boards import continents_map as maps
from explorer.drawing.boards import continents_progress as progress
from explorer.drawing.boards import continents_seats as seats
from explorer.drawing.boards.continents_sheet import EDGE, Sheet, headline, seen_as
from explorer.drawing.boards.continents_war import war
from explorer.drawing.palette import INK, MUTED
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.counting.odds import Odds
    from explorer.rules.continents.views import ContinentsView

MAP = 256  # how high the map on the board is


class ContinentsBoard:
    """Draws what one view of `continents` sees; it never asks the position."""

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
        sheet = Sheet(view, words, large)
        _header(sheet)
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
        title = f"{headline(view, words)}. {seen_as(view, words)}"
        # from what this seat sees, never from the position: an id must not tell hidden cards apart
        seen = json.dumps(view.to_dict(), sort_keys=True)
        id = f"board-{sha256(seen.encode()).hexdigest()[:12]}-{language}{'-odds' if odds else ''}"
        said = described(view, odds or {}, language, names)
        return sheet.pen.svg(sheet.y + 4, id, title, said, language, None if large else sheet.pen.width)

    def picture_of(self, finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the picture that goes with a finding: the map, a coin's progress or a pair of dice; '' for others."""
        kind = finding.id.removeprefix("outcome-").partition("-")[0]
        words = finding.game.words(language, names)
        if kind == "route":
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


def _header(sheet: Sheet) -> None:
    view, words, pen, k = sheet.view, sheet.words, sheet.pen, sheet.k
    said = seen_as(view, words)
    size = 14 * k
    room = min(width(said, size) + 36 * k, pen.width * 0.55)
    x = pen.width - EDGE - room
    pen.rect(x, 20, room, 28 * k, "none", 14 * k, stroke=MUTED, stroke_width=1.2)
    pen.text(x + room / 2, 20 + 19 * k, said, size, anchor="middle", fill=MUTED, room=room - 16)
    sheet.text(EDGE, 20 + 22 * k, headline(view, words), 24, bold=True, room=x - EDGE - 16)
    question = view.question
    if question is not None:
        asked = words.say(question.asks)
        pen.icon(icons.POINTER, EDGE, 20 + 42 * k, 15 * k, INK, turned=True)
    else:
        asked = view.explain("winner").sentence(words.language, words.names)
        pen.icon(icons.STAR, EDGE - 1, 20 + 40 * k, 18 * k, INK)
    sheet.text(EDGE + 24 * k, 20 + 55 * k, asked, 17, room=pen.width - 2 * EDGE - 24 * k)
    sheet.y = 20 + 74 * k


def _middle(sheet: Sheet, odds: Odds | None) -> None:
    """The map on one side; on the other the war that is on, and the piles."""
    pen, k, view, words = sheet.pen, sheet.k, sheet.view, sheet.words
    whole = pen.width - 2 * EDGE
    wide = whole * 0.47
    right, room = EDGE + wide + 28 * k, whole - wide - 28 * k
    own, reached = maps.own_and_reached(view)
    b = view.battle
    top = sheet.y
    said = words.say("draw-map", seat=seat_word(maps.looking(view)))
    sheet.text(EDGE, top + 18 * k, said, 17, bold=True, room=wide)
    asked, marked = None, None
    if b is not None or view.is_over:
        reached = frozenset()  # nobody can attack now
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
        y = below.targets(sheet, own, reached, right, y + 6 * k, room)
    sheet.y = max(left, y)


BOARD = ContinentsBoard()

__all__ = ["BOARD", "ContinentsBoard"]
