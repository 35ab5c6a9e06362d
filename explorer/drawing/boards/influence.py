"""The board of `influence`: zones side by side, a row for each seat, hands, tactics played, and a legend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word
from explorer.drawing import icons
from explorer.drawing.boards import influence_below as below
from explorer.drawing.boards import influence_cards as cards
from explorer.drawing.boards import influence_knowledge
from explorer.drawing.boards import influence_odds as odds_strips
from explorer.drawing.boards import influence_reading as reading
from explorer.drawing.boards.cards import card_back
from explorer.drawing.boards.sheet import EDGE, GAP, LARGE, PAD, Sheet
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, VOID, WHITE
from explorer.drawing.text import wrap
from explorer.rules.influence.views import mark_word

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.counting.odds import Odds
    from explorer.rules.influence.views import InfluenceView


class Zones(Sheet):
    """A column for each zone, a row for each seat."""

    def __init__(self, view: InfluenceView, words: Catalogue, large: bool, odds: Mapping[str, Odds]) -> None:
        slots = max(view.deck.zones, len(view.zones))
        self.panel = 176 * (LARGE if large else 1.0)
        self.column = max(172.0, 860 / slots) if not large else max(200.0, 860 / slots)
        super().__init__(view, words, large, 2 * EDGE + self.panel + slots * (self.column + GAP))
        self.odds, self.slots = odds, slots
        self.zones = [reading.read_zone(view, region) for region in view.zones]
        self.seats = reading.play_order(view)

    def left(self, slot: int) -> float:
        return EDGE + self.panel + GAP + slot * (self.column + GAP)

    def odds_of(self, slot: int) -> Odds | None:
        """Return the odds of the zone in a slot, None where they are not to be shown or no zone lies there."""
        zone = self.zones[slot] if slot < len(self.zones) else None
        return self.odds.get(f"zone:{self.deck.regions[zone.region]}") if zone is not None else None


class InfluenceBoard:
    """Draws what one view of `influence` sees; it never asks the position."""

    def svg(
        self,
        view: InfluenceView,
        language: str = "en",
        names: Mapping[Word, str] | None = None,
        large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str:
        """Return the picture as SVG text. `names` call seats by their players' names; `large` is for projecting.

        `odds` (see `all_odds`) are shown in their places until the match is over.
        """
        words = view.game.words(language, names)
        odds = odds if odds and not view.is_over else {}
        sheet = Zones(view, words, large, odds)
        sheet.header()
        _heads(sheet)
        for seat in sheet.seats:
            _row(sheet, seat)
        if odds:
            odds_strips.nobody(sheet)
        if view.is_over:
            _results(sheet)
        below.hands(sheet)
        below.played(sheet)
        below.legend(sheet)
        return sheet.picture(odds)

    def knowledge(self, view: InfluenceView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return who knows which hidden card as an HTML table, as far as the view's seat can know that."""
        return influence_knowledge.knowledge(view, language, names)


# zones


def _heads(sheet: Zones) -> None:
    pen, k = sheet.pen, sheet.k
    labels = [[_mark_lines(sheet, name) for name, _, _ in zone.marks] for zone in sheet.zones]
    most = max([sum(8 + 18 * len(lines) for lines in marks) for marks in labels], default=0)
    height = (46 + most + (4 if most else 0)) * k
    if sheet.odds:
        odds_strips.heading(sheet, height)
    for slot in range(sheet.slots):
        x = sheet.left(slot)
        if slot >= len(sheet.zones):
            pen.rect(x, sheet.y, sheet.column, height, "none", 8, stroke=LINE, stroke_width=2, stroke_dasharray="6 5")
            continue
        zone = sheet.zones[slot]
        burned = zone.fate == "burned"
        pen.open(data_topic=f"zone:{sheet.deck.regions[zone.region]}")  # what a click asks about
        pen.rect(x, sheet.y, sheet.column, height, VOID if burned else PANEL, 8)
        name = sheet.words.say(f"region-{sheet.deck.regions[zone.region]}")
        sheet.text(x + 12, sheet.y + 30 * k, name, 19, bold=True, room=sheet.column - 68 * k)
        at = x + sheet.column - 30 * k
        pen.circle(at, sheet.y + 23 * k, 17 * k, WHITE, stroke=INK, stroke_width=1.6)
        worth = str(sheet.deck.worth[zone.region])
        sheet.text(at, sheet.y + 29.5 * k, worth, 18, anchor="middle", bold=True)
        sheet.text(at + 18 * k, sheet.y + 19 * k, sheet.mark("region"), 16)
        down = 46.0
        for mark, lines in zip(zone.marks, labels[slot], strict=True):
            _mark(sheet, mark, lines, x + 10, sheet.y + down * k)
            down += 8 + 18 * len(lines)
        pen.close()
    sheet.y += height + GAP


def _mark_lines(sheet: Zones, name: str) -> list[str]:
    return wrap(sheet.words.say(mark_word(name)), 14 * sheet.k, sheet.column - 14 - 27 * sheet.k, 2)


def _mark(sheet: Zones, mark: tuple[str, int, int], lines: list[str], x: float, y: float) -> None:
    """A mark on a zone: shield, scales upside down or crossed swatch, each with its name."""
    name, turn, seat = mark
    pen, k = sheet.pen, sheet.k
    pen.open(sheet.words.say("draw-since", mark=mark_word(name), turn=turn, seat=seat_word(seat)))
    head, _, colour = name.partition(" ")
    if colour:
        cards.crossed_swatch(pen, sheet.deck.colours.index(colour), x + 1, y + 2 * k, 18 * k)
    else:
        pen.icon(icons.SHIELD if head == "immune" else icons.SCALES_DOWN, x, y + k, 20 * k, INK)
    for i, line in enumerate(lines):
        sheet.text(x + 27 * k, y + (16 + 18 * i) * k, line, 14)
    pen.close()


def _results(sheet: Zones) -> None:
    """What became of each zone, under its column."""
    pen, k = sheet.pen, sheet.k
    signs = {"won": icons.STAR, "burned": icons.FLAME, "ownerless": icons.RING}
    for slot, zone in enumerate(sheet.zones):
        x = sheet.left(slot)
        fill = INK if zone.fate == "won" else VOID
        ink = WHITE if zone.fate == "won" else INK
        pen.rect(x, sheet.y, sheet.column, 38 * k, fill, 8)
        pen.icon(signs[zone.fate], x + 10, sheet.y + 9 * k, 20 * k, ink)
        said = sheet.words.say(zone.winner if zone.winner is not None else f"mark-{zone.fate}")
        room = sheet.column - 48 * k
        sheet.text(x + 38 * k, sheet.y + 25 * k, said, 16, bold=True, fill=ink, room=room)
    sheet.y += 38 * k + GAP


# seats


def _row(sheet: Zones, seat: int) -> None:
    view, pen, k = sheet.view, sheet.pen, sheet.k
    rows = [zone.rows[seat] for zone in sheet.zones]
    per_line, step = _spread(sheet)
    lines = max([-(-len(row.cards) // per_line) for row in rows], default=0)
    sums = any(row.cards and row.total is not None for row in rows)
    height = max((8 + 50 * max(lines, 1) + (20 if sums else 0) + 4) * k, 70 * k)
    strip = odds_strips.STRIP * k if sheet.odds else 0.0
    height += strip
    moving = view.actor == seat
    if moving:
        pen.rect(EDGE - 12, sheet.y - 4, pen.width - 2 * EDGE + 16, height + 8, LIT, 8, stroke=INK, stroke_width=1.5)
    pen.open(data_topic=f"score:{seat}")
    _panel(sheet, seat, height, moving)
    pen.close()
    if sheet.odds:
        odds_strips.of_match(sheet, seat, sheet.y + height)
    for slot in range(sheet.slots):
        x = sheet.left(slot)
        zone = sheet.zones[slot] if slot < len(sheet.zones) else None
        won = zone is not None and zone.winner == seat_word(seat)
        fill = VOID if zone is not None and zone.fate == "burned" else WHITE
        edge = {"stroke": INK, "stroke_width": 3} if won else {"stroke": LINE, "stroke_width": 1.2}
        pen.rect(x, sheet.y, sheet.column, height, fill, 8, **edge)
        if zone is not None:
            _cell(sheet, zone, seat, x, per_line, step, height - strip)
            odds = sheet.odds_of(slot)
            if odds is not None and (zone.rows[seat].cards or odds.of(seat).value):
                odds_strips.of_cell(sheet, odds, seat, x, sheet.y + height)
    sheet.y += height + GAP


def _spread(sheet: Zones) -> tuple[int, float]:
    """Return how many cards go on a line of a cell, and how far apart they lie (they may overlap a little)."""
    room, wide, closest = sheet.column - 2 * PAD, 32 * sheet.k, 26 * sheet.k
    fewest = int((room - wide) // (wide + 4) + 1)
    most = int((room - wide) // closest + 1)
    longest = max([len(row.cards) for zone in sheet.zones for row in zone.rows], default=0)
    if longest <= fewest:
        return max(fewest, 1), wide + 4
    return most, (room - wide) / max(most - 1, 1)


def _cell(sheet: Zones, zone: reading.Zone, seat: int, x: float, per_line: int, step: float, height: float) -> None:
    pen, k, deck = sheet.pen, sheet.k, sheet.deck
    row = zone.rows[seat]
    for i, card in enumerate(row.cards):
        at = x + PAD + (i % per_line) * step
        y = sheet.y + (9 + 50 * (i // per_line)) * k
        if card.kind is None:
            card_back(pen, at, y, 32 * k, 44 * k, card.back)
            continue
        title = sheet.words.say(deck.words[card.kind])
        if card.seen_by:
            seats = tuple(seat_word(other) for other in card.seen_by)
            title = sheet.words.say("draw-seen-by", card=deck.words[card.kind], seats=seats)
        cards.influence_card(
            pen, deck, card.kind, at, y, 32 * k, 44 * k, title=title, struck=card.struck,
            face_down=not sheet.view.is_over, seen=bool(card.seen_by),
        )  # fmt: skip
    if row.cards and row.total is not None:
        at = x + sheet.column - 12
        sheet.text(at, sheet.y + height - 8 * k, f"= {row.total}", 15, anchor="end", bold=True, fill=INK)


def _panel(sheet: Zones, seat: int, height: float, moving: bool) -> None:
    """A seat's name, the backs of its hand with their number, and its points at the end."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    x, indent = float(EDGE), 0.0
    if moving:
        pen.icon(icons.POINTER, x - 2, sheet.y + 14 * k, 15 * k, INK, turned=True)
        indent = 18 * k
    points = view.points() if view.is_over else None
    room = sheet.panel - indent - 8 - (44 * k if points else 0)
    sheet.text(x + indent, sheet.y + 28 * k, sheet.name(seat), 18, bold=True, room=room)
    if points is not None:
        best = points[seat] == max(points)
        at = x + sheet.panel - 30 * k
        pen.open(words.say("draw-points", count=points[seat]))
        pen.circle(at, sheet.y + 23 * k, 20 * k, INK if best else WHITE, stroke=INK, stroke_width=1.6)
        fill = WHITE if best else INK
        sheet.text(at, sheet.y + 30 * k, str(points[seat]), 20, anchor="middle", bold=True, fill=fill)
        pen.close()
        said = wrap(words.say("draw-points", count=points[seat]), 14 * k, sheet.panel, 1)[0]
        sheet.text(x, sheet.y + 50 * k, said, 14, fill=MUTED)
        return
    held = view.hand(seat)
    pen.open(words.say("ui-hand"))
    if held:
        step = min(11 * k, (sheet.panel - 62 * k) / len(held))
        for i in range(len(held)):
            card_back(pen, x + i * step, sheet.y + 39 * k, 15 * k, 21 * k)
        sheet.text(x + len(held) * step + 12 * k, sheet.y + 55 * k, f"× {len(held)}", 15, fill=MUTED)
    else:
        sheet.text(x, sheet.y + 55 * k, words.say("ui-cards", count=0), 14, fill=MUTED)
    pen.close()


BOARD = InfluenceBoard()
