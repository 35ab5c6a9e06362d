"""What lies beside and below the table of `continents`: decks, the surrendered row, burned cards, hands, a legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.boards.cards import card_back, eye
from explorer.drawing.boards.sheet import EDGE, Legend
from explorer.drawing.palette import INK, LINE, MUTED, WHITE, hue
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.drawing.boards.continents_sheet import Lands


def decks(sheet: Lands, x: float, y: float, room: float) -> float:
    """The decks and how many cards are in them; return where their bottom is."""
    pen, k, words, view = sheet.pen, sheet.k, sheet.words, sheet.view
    lands, tactics = view.deck_sizes()
    marks = sheet.mark("continent.cards"), sheet.mark("tactic")
    for i, (said, size) in enumerate((("draw-land-deck", lands), ("draw-tactic-deck", tactics))):
        at = x + i * room / 2
        for n in range(min(3, size)):
            card_back(pen, at + 3 * n * k, y + (4 - 2 * n) * k, 26 * k, 36 * k)
        label = f"{words.say(said, count=size)}{marks[i]}"
        for n, line in enumerate(wrap(label, 14.5 * k, room / 2 - 48 * k, 2)):
            sheet.text(at + 40 * k, y + (20 + 17 * n) * k, line, 14.5)
    return y + 54 * k


def spent(sheet: Lands, x: float, y: float, room: float) -> float:
    """The surrendered row (the newest last) and the burned tactics; return where their bottom is."""
    pen, k, words, view = sheet.pen, sheet.k, sheet.words, sheet.view
    sheet.text(x, y + 19 * k, words.say("draw-row"), 14.5, bold=True, room=118 * k)
    if not view.row:
        sheet.text(x + 124 * k, y + 19 * k, words.say("draw-nothing"), 14.5, fill=MUTED)
    fit = max(1, int((room - 130 * k) // (22 * k)))
    shown = view.row[-fit:]
    for i, c in enumerate(shown):
        pen.open(sheet.land(c), data_topic=sheet.coin_topic(c))
        cards.land_card(pen, c, x + (124 + 22 * i) * k, y, 19 * k, 27 * k)
        pen.close()
    y += 38 * k
    sheet.text(x, y + 19 * k, words.say("draw-burned"), 14.5, bold=True, room=118 * k)
    burned = [(kind, n) for kind, n in enumerate(view.burned()) if n]
    if not burned:
        sheet.text(x + 124 * k, y + 19 * k, words.say("draw-nothing"), 14.5, fill=MUTED)
    at = x + 124 * k
    for kind, n in burned:
        said = f"{n} × {words.say(sheet.deck.words[kind])}"
        wide = 1.1 * width(said, 14 * k) + 50 * k
        if at + wide > x + room and at > x + 124 * k:
            at = x + 124 * k
            y += 30 * k
        pen.rect(at, y + 2 * k, wide, 25 * k, WHITE, 12 * k, stroke=LINE, stroke_width=1.2)
        pen.icon(cards.TACTICS[kind], at + 9 * k, y + 7 * k, 15 * k, INK)
        sheet.text(at + 30 * k, y + 19.5 * k, said, 14)
        at += wide + 6 * k
    return y + 38 * k


def targets(sheet: Lands, x: float, y: float, room: float) -> float:
    """From each continent of the looking seat, what can be attacked: the map in words; return where its bottom is."""
    pen, k = sheet.pen, sheet.k
    sheet.text(x, y + 16 * k, sheet.words.say("draw-targets"), 14.5, bold=True, room=room)
    y += 26 * k
    for source, whose in sheet.view.attacks().items():
        at = x
        for target in (source, *whose):
            first = at == x
            said = sheet.land(target)
            wide = 1.05 * width(said, 14 * k, first) + 34 * k
            if at + wide > x + room and not first:
                at = x + 22 * k
                y += 23 * k
            pen.icon(hue(target).shape, at, y + 4 * k, 13 * k, hue(target).solid)
            sheet.text(at + 18 * k, y + 15.5 * k, said, 14, bold=first)
            at += wide
            if first:
                pen.icon(icons.POINTER, at - 8 * k, y + 6 * k, 10 * k, MUTED, turned=True)
                at += 14 * k
        y += 24 * k
    return y


def shown_hands(sheet: Lands) -> list[int]:
    """Return the seats of whose hand the viewer knows a card."""
    return [seat for seat in range(sheet.view.players) if any(kind is not None for kind in sheet.view.hand(seat))]


def hands(sheet: Lands) -> None:
    """The hands of which the viewer knows a card; what is known through a Spy has an eye, the rest lies face down."""
    view, pen, k = sheet.view, sheet.pen, sheet.k
    for seat in shown_hands(sheet):
        sheet.text(EDGE, sheet.y + 24 * k, sheet.name(seat), 17, bold=True, room=sheet.panel - 12)
        sheet.text(EDGE, sheet.y + 44 * k, sheet.words.say("ui-hand"), 14, fill=MUTED)
        start = x = EDGE + sheet.panel + 8
        spied = not view.sees("hands", seat)
        for kind in view.hand(seat):
            wide = (46 if kind is None else 94) * k
            if x + wide > pen.width - EDGE:
                x = start
                sheet.y += 72 * k
            topic = f"card:{sheet.deck.tokens[kind]}" if kind is not None else ""
            pen.open(data_topic=topic if topic in sheet.topics else None)
            if kind is None:
                card_back(pen, x, sheet.y, wide, 64 * k)
            else:
                cards.tactic_card(pen, sheet.deck, sheet.words, kind, x, sheet.y, wide, 64 * k, spied)
            pen.close()
            x += wide + 7 * k
        sheet.y += 76 * k


def legend(sheet: Lands) -> None:
    """What the signs on this very picture mean."""
    pen, k, words, view = sheet.pen, sheet.k, sheet.words, sheet.view
    line = Legend(sheet)
    line.add(words.say("draw-coin"), lambda x, y: cards.coin(pen, 0, x + 8 * k, y + 8 * k, 8 * k))
    line.add(words.say("draw-goal"), lambda x, y: pen.line(x + 8 * k, y - 2, x + 8 * k, y + 18 * k, INK, 3))
    if view.battle is not None:
        for side, id in enumerate(("side-attacker", "side-defender")):
            line.icon(words.say(id), cards.SIDES[side])
    if any(not view.sees("hands", seat) for seat in shown_hands(sheet)):
        line.add(words.say("draw-spied"), lambda x, y: eye(pen, x + 1, y + 1))
    line.assumed()


__all__ = ["decks", "hands", "legend", "spent"]
