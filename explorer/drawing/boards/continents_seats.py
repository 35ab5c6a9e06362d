"""The table of `continents`: a column for each continent with its number and coin, a row for each seat's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing import icons
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.boards.cards import card_back
from explorer.drawing.boards.continents_progress import strip
from explorer.drawing.boards.sheet import EDGE, GAP, PAD
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, WHITE, hue
from explorer.drawing.text import wrap

if TYPE_CHECKING:
    from explorer.core.words import Word
    from explorer.drawing.boards.continents_sheet import Lands
    from explorer.rules.continents.views import ContinentsView

HEAD, ROW = 80, 78


def heads(sheet: Lands) -> None:
    """Each continent's sign, name and domination number, and its coin while nobody has it."""
    pen, k, deck, view = sheet.pen, sheet.k, sheet.deck, sheet.view
    for c in sheet.lands:
        x = sheet.left(c)
        pen.open(data_topic=sheet.coin_topic(c))
        pen.rect(x, sheet.y, sheet.column, HEAD * k, PANEL, 8)
        pen.icon(hue(c).shape, x + PAD, sheet.y + 9 * k, 18 * k, hue(c).solid)
        lines = wrap(sheet.land(c), 18 * k, sheet.column - 36 * k, 2)
        for i, line in enumerate(lines):
            sheet.text(x + PAD + 25 * k, sheet.y + (23 + 18 * i) * k, line, 15.5, bold=True)
        number = f"{deck.number[c]}{sheet.mark('continent.number')}"
        said = sheet.words.say("draw-of", count=number, number=f"{deck.cards[c]}{sheet.mark('continent.cards')}")
        sheet.text(x + PAD, sheet.y + 68 * k, said, 14, fill=MUTED, room=sheet.column - 2 * PAD - 30 * k)
        if view.coin(c) is None:
            cards.coin(pen, c, x + sheet.column - 20 * k, sheet.y + 62 * k, 12.5 * k)
        pen.close()
    for i, line in enumerate(wrap(sheet.words.say("draw-numbers"), 14 * k, sheet.panel - 12 * k, 3)[::-1]):
        sheet.text(EDGE, sheet.y + (68 - 18 * i) * k, line, 14, fill=MUTED)
    sheet.y += HEAD * k + GAP


def row(sheet: Lands, seat: int) -> None:
    """A seat: who it is, its hand and coins; then its cards of each continent."""
    pen, k, view = sheet.pen, sheet.k, sheet.view
    counts = view.cards(seat)
    moving = view.actor == seat
    if moving:
        edge = {"stroke": INK, "stroke_width": 1.5}
        pen.rect(EDGE - 12, sheet.y - 4, pen.width - 2 * EDGE + 16, ROW * k + 8, LIT, 8, **edge)
    _panel(sheet, seat, moving)
    for c in sheet.lands:
        x, number = sheet.left(c), sheet.deck.number[c]
        holds = view.coin(c) == seat
        pen.open(data_topic=sheet.coin_topic(c))
        edge = {"stroke": INK, "stroke_width": 2.6} if holds else {"stroke": LINE, "stroke_width": 1.2}
        pen.rect(x, sheet.y, sheet.column, ROW * k, WHITE, 8, **edge)
        said = sheet.words.say("draw-of", count=counts[c], number=number)
        sheet.text(x + PAD, sheet.y + 25 * k, said, 15, bold=counts[c] > 0, fill=INK if counts[c] else MUTED)
        strip(pen, c, counts[c], number, x + PAD, sheet.y + 40 * k, sheet.column - 2 * PAD, 26 * k)
        if holds:
            cards.coin(pen, c, x + sheet.column - 20 * k, sheet.y + 19 * k, 14 * k)
        pen.close()
    sheet.y += ROW * k + GAP


def _panel(sheet: Lands, seat: int, moving: bool) -> None:
    """A seat's name with its signs, the backs of its hand with their number, and its coins of those needed."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    x, right = float(EDGE), EDGE + sheet.panel - 8 * k
    pen.open(data_topic="winner")
    pen.rect(x, sheet.y, sheet.panel - 4, ROW * k, "transparent")  # so that a click between the signs counts too
    if moving:
        pen.icon(icons.POINTER, x - 2, sheet.y + 12 * k, 15 * k, INK, turned=True)
        x += 18 * k
    b = view.battle
    if b is not None and b.side_of(seat) >= 0:
        right -= 22 * k
        pen.icon(cards.SIDES[b.side_of(seat)], right, sheet.y + 9 * k, 20 * k, INK)
        right -= 4 * k
    elif view.is_over and seat_word(seat) in winners(view):
        right -= 24 * k
        pen.icon(icons.STAR, right, sheet.y + 9 * k, 20 * k, INK)
    sheet.text(x, sheet.y + 26 * k, sheet.name(seat), 18, bold=True, room=right - x)
    x = float(EDGE)
    if view.to_move == seat and not view.is_over and view.turn:
        said = words.say("draw-turn")
        sheet.text(x, sheet.y + 44 * k, said, 13, fill=MUTED, room=sheet.panel - 8)
    size = len(view.hand(seat))
    for i in range(min(size, 5)):
        card_back(pen, x + i * 8 * k, sheet.y + 50 * k, 15 * k, 21 * k)
    at = x + (min(size, 5) * 8 + 13 if size else 0) * k
    said = words.say("ui-cards", count=size)
    sheet.text(at, sheet.y + 66 * k, said, 14, fill=MUTED, room=sheet.panel - (at - x) - 62 * k)
    _coins(sheet, seat, EDGE + sheet.panel - 12 * k)
    pen.close()


def winners(view: ContinentsView) -> tuple[Word, ...]:
    """Return who has won a match that is over, or shares it."""
    finding = view.explain("winner")
    shared: tuple[Word, ...] = finding.facts["seats"]
    return shared if finding.id == "outcome-match-shared" else (finding.facts["seat"],)


def _coins(sheet: Lands, seat: int, right: float) -> None:
    """The coins a seat has, and the places of those it needs yet, from the right."""
    held = [c for c in sheet.lands if sheet.view.coin(c) == seat]
    r = 10 * sheet.k
    for i in range(max(min(sheet.deck.coins_to_win, 3), min(len(held), 3))):
        x, y = right - r - (2 * r + 4) * i, sheet.y + 61 * sheet.k
        if i < len(held):
            cards.coin(sheet.pen, held[i], x, y, r)
        else:
            cards.no_coin(sheet.pen, x, y, r)


__all__ = ["heads", "row", "winners"]
