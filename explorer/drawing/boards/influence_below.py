"""What stands below the zones of `influence`: hands that the viewer sees, tactics played, counts and a legend."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import influence_cards as cards
from explorer.drawing.boards.cards import eye
from explorer.drawing.boards.influence_odds import SIGNS
from explorer.drawing.boards.influence_reading import shown_hands
from explorer.drawing.boards.sheet import EDGE, Legend
from explorer.drawing.palette import LINE, MUTED, WHITE, hue
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.drawing.boards.influence import Zones


def hands(sheet: Zones) -> None:
    """The hands that the viewer sees, a line or two each."""
    view, pen, k, deck = sheet.view, sheet.pen, sheet.k, sheet.deck
    seats = [seat for seat in shown_hands(view) if view.hand(seat)]
    if seats:
        sheet.rule()
    for seat in seats:
        sheet.text(EDGE, sheet.y + 24 * k, sheet.name(seat), 17, bold=True, room=sheet.panel - 12)
        sheet.text(EDGE, sheet.y + 44 * k, sheet.words.say("ui-hand"), 14, fill=MUTED)
        start = EDGE + sheet.panel + 8
        x = start
        for kind in view.hand(seat):
            if kind is None:
                continue
            influence = kind < deck.influence
            pen.open(data_topic=f"card:{deck.tokens[kind]}")
            wide = (46 if influence else 94) * k
            if x + wide > pen.width - EDGE:
                x = start
                sheet.y += 72 * k
            if influence:
                said = sheet.words.say(deck.words[kind])
                assumed = bool(deck.is_assumed("influence.values"))
                cards.influence_card(pen, deck, kind, x, sheet.y, wide, 64 * k, title=said, assumed=assumed)
            else:
                cards.tactic_card(pen, deck, sheet.words, kind, x, sheet.y, wide, 64 * k)
            pen.close()
            x += wide + 7 * k
        sheet.y += 76 * k


def played(sheet: Zones) -> None:
    """The tactics played, in order, and how many cards are out of sight."""
    view, words, deck, k, pen = sheet.view, sheet.words, sheet.deck, sheet.k, sheet.pen
    sheet.rule()
    counts = []
    if view.discarded():
        counts.append(words.say("draw-discarded", count=len(view.discarded())))
    left = words.say("draw-undealt", count=len(view.undealt()))
    counts.append(left + sheet.mark("influence.copies"))
    if view.played():
        start = EDGE + sheet.panel + 8
        sheet.text(EDGE, sheet.y + 20 * k, words.say("draw-played"), 15, bold=True, room=sheet.panel - 8)
        x = start
        for seat, kind in view.played():
            said, by = words.say(deck.words[kind]), sheet.name(seat)
            whole = f"{said} · {by}"
            room = min(width(whole, 14 * k), 250 * k) + 44 * k
            if x + room > pen.width - EDGE and x > start:
                x = start
                sheet.y += 36 * k
            pen.rect(x, sheet.y, room, 30 * k, WHITE, 15 * k, stroke=LINE, stroke_width=1.2)
            cards.tactic_icon(pen, deck, kind, x + 12 * k, sheet.y + 6 * k, 18 * k)
            sheet.text(x + 36 * k, sheet.y + 20 * k, whole, 14, room=250 * k)
            x += room + 8 * k
        sheet.y += 42 * k
    sheet.text(EDGE, sheet.y + 18 * k, " · ".join(counts), 14, fill=MUTED)
    sheet.y += 30 * k


def legend(sheet: Zones) -> None:
    """What the signs on this very picture mean: colours by shape, and the signs that occur."""
    view, words, deck, k = sheet.view, sheet.words, sheet.deck, sheet.k
    line = Legend(sheet)
    for i, name in enumerate(deck.colours):
        line.add(words.say(f"colour-{name}"), partial(_colour, sheet, i))
    laid = [card for zone in sheet.zones for row in zone.rows for card in row.cards]
    known = [card for card in laid if card.kind is not None]
    if known and not view.is_over:
        line.add(words.say("draw-known"), lambda x, y: cards.corner_sign(sheet.pen, x, y, 16 * k))
    if any(card.seen_by for card in known):
        line.add(words.say("draw-radar"), lambda x, y: eye(sheet.pen, x + 1, y + 1))
    if any(card.struck for card in known):
        line.add(words.say("draw-struck"), lambda x, y: cards.cross_sign(sheet.pen, x, y, 16 * k))
    if any(row.cards and row.total is not None for zone in sheet.zones for row in zone.rows):
        line.letter(words.say("draw-total"), "=")
    sampled = [odds for odds in sheet.odds.values() if not odds.exact]
    for fate, sign in SIGNS.items():
        if any(fate in odds.outcomes for odds in sheet.odds.values()):
            line.icon(words.say(fate), sign)
    if "winner" in sheet.odds:
        line.icon(words.say("draw-odds-wins"), icons.STAR)
    if sampled:
        line.letter(words.say("draw-odds-sampled", n=sampled[0].n), "≈")
    line.assumed()


def _colour(sheet: Zones, index: int, x: float, y: float) -> None:
    sheet.pen.icon(hue(index).shape, x, y, 16 * sheet.k, hue(index).solid)
