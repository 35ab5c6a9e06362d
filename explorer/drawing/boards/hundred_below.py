"""What lies around the seats of `hundred`: the line above them, the card on the table, pile, graveyard, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.boards import hundred_cards as cards
from explorer.drawing.boards.cards import eye
from explorer.drawing.boards.hundred_chain import Diagram, answers_to, reach_of
from explorer.drawing.boards.hundred_line import Line, Spot
from explorer.drawing.boards.sheet import EDGE, Legend
from explorer.drawing.palette import INK, LINE, LIT, MUTED, WHITE
from explorer.drawing.text import width, wrap
from explorer.rules.hundred.deck import FIRST_NUMBER

if TYPE_CHECKING:
    from explorer.drawing.boards.hundred_seats import Table

#: The figure behind a fact that may be an assumed one.
ASSUMED = {"table-round": "rounds", "table-limit": "turn_limit"}


def number_line(sheet: Table) -> Line:
    """Return the number line of a board."""
    points = [sheet.view.points(seat) for seat in range(sheet.view.players)]
    return Line(sheet.pen, EDGE, sheet.pen.width - 2 * EDGE, sheet.k, sheet.view.rules.aim, points)


def line(sheet: Table) -> None:
    """The number line with every seat on it."""
    view, pen, least = sheet.view, sheet.pen, sheet.least()
    spots = [
        Spot(seat, sheet.name(seat), view.points(seat), view.distance(seat) == least, f"points:{seat}")
        for seat in range(view.players)
    ]
    pen.open(data_topic="winner")
    sheet.y = number_line(sheet).draw(sheet.words, spots, least, sheet.y) + 4
    pen.close()


def chain(sheet: Table) -> None:
    """The magic card on the table, the Mirrors upon it, and what each answer would bring."""
    reach = reach_of(sheet.view)
    if reach is None:
        return
    k, pen = sheet.k, sheet.pen
    sheet.text(EDGE, sheet.y + 18 * k, sheet.words.say("draw-chain"), 17, bold=True)
    sheet.y += 30 * k
    diagram = Diagram(pen, sheet.words, sheet.deck, EDGE, pen.width - 2 * EDGE, k)
    pen.open(data_topic="effect")
    sheet.y = diagram.draw(reach, sheet.y)
    pen.close()
    found = answers_to(sheet.view, sheet.words)
    if found:
        sheet.y = diagram.answers(found, sheet.y + 4 * k)
    sheet.rule()


def facts(sheet: Table) -> list[str]:
    """Return what else lies open: the last turn, skips, Pierce, what was played in the turn, the round."""
    view, words = sheet.view, sheet.words
    return [text + sheet.mark(ASSUMED.get(id, "")) for id, text in view.open_facts(words)]


def piles(sheet: Table) -> None:
    """The pile with what is known of it, what else lies open, the graveyard."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    pen.open(data_topic="end")
    size = view.pile_size()
    for n in range(min(3, size)):
        cards.back(pen, EDGE + 3 * n * k, sheet.y + (6 - 2 * n) * k, 28 * k, 38 * k)
    left = words.say("ui-deck-left", count=size) + sheet.mark("numbers")
    x = EDGE + 46 * k
    sheet.text(x, sheet.y + 21 * k, left, 15, bold=True)
    x += 1.1 * width(left, 15 * k, True) + 18 * k
    for text in facts(sheet):
        room = 1.06 * width(text, 14 * k) + 24 * k
        if x + room > pen.width - EDGE:
            x = EDGE + 46 * k
            sheet.y += 32 * k
        pen.rect(x, sheet.y + 3 * k, room, 26 * k, WHITE, 13 * k, stroke=INK, stroke_width=1.3)
        sheet.text(x + 12 * k, sheet.y + 20.5 * k, text, 14)
        x += room + 8 * k
    pen.close()
    sheet.y += 52 * k
    top, bottom = view.known_ends()
    for id, row in (("table-top", top[::-1]), ("table-bottom", bottom), ("draw-graveyard", view.graveyard()[::-1])):
        if row or id == "draw-graveyard":
            _row(sheet, words.say(id), row)


def _row(sheet: Table, title: str, row: tuple[int, ...]) -> None:
    """A titled row of open cards as pills, going on below where the line is full."""
    pen, k, words, deck = sheet.pen, sheet.k, sheet.words, sheet.deck
    start = EDGE + 190 * k
    lines = wrap(title, 1.12 * 14.5 * k, 178 * k, 3)
    for i, text in enumerate(lines):
        sheet.text(EDGE, sheet.y + (19 + 17 * i) * k, text, 14.5, bold=True)
    least = sheet.y + 17 * (len(lines) - 1) * k
    if not row:
        sheet.text(start, sheet.y + 19 * k, words.say("draw-no-card"), 14, fill=MUTED)
    x = start
    for kind in row:
        said, magic = words.say(deck.words[kind]), kind < FIRST_NUMBER
        room = 1.08 * width(said, 14 * k) + (44 if magic else 22) * k
        if x + room > pen.width - EDGE:
            x = start
            sheet.y += 31 * k
        pen.open(said, data_topic=sheet.topic(kind))
        pen.rect(x, sheet.y + 1 * k, room, 26 * k, WHITE, 7 * k, stroke=LINE, stroke_width=1.3)
        if magic:
            cards.sign(pen, deck, kind, x + 9 * k, sheet.y + 6 * k, 16 * k)
        sheet.text(x + (31 if magic else 11) * k, sheet.y + 19 * k, said, 14)
        pen.close()
        x += room + 6 * k
    sheet.y = max(sheet.y, least) + 37 * k


def shown_hands(sheet: Table) -> list[int]:
    """Return the seats of whose hand the viewer knows a card."""
    return [seat for seat in range(sheet.view.players) if any(kind is not None for kind in sheet.view.hand(seat))]


def hands(sheet: Table) -> None:
    """The hands of which the viewer knows a card; another's known card has an eye, the rest lies face down."""
    view, pen, k = sheet.view, sheet.pen, sheet.k
    for seat in shown_hands(sheet):
        start = x = EDGE + 150 * k
        sheet.text(EDGE, sheet.y + 24 * k, sheet.name(seat), 17, bold=True, room=140 * k)
        sheet.text(EDGE, sheet.y + 44 * k, sheet.words.say("ui-hand"), 14, fill=MUTED)
        known = not view.sees("hands", seat)
        for kind in view.hand(seat):
            wide = (92 if kind is not None and kind < FIRST_NUMBER else 46) * k
            if x + wide > pen.width - EDGE:
                x = start
                sheet.y += 72 * k
            pen.open(data_topic=sheet.topic(kind))
            if kind is None:
                cards.back(pen, x, sheet.y, wide, 64 * k)
            else:
                assumed = bool(sheet.mark("numbers"))
                cards.card(pen, sheet.deck, sheet.words, kind, x, sheet.y, wide, 64 * k, known, assumed)
            pen.close()
            x += wide + 7 * k
        sheet.y += 76 * k


def legend(sheet: Table) -> None:
    """What the signs on this very picture mean."""
    view, words, pen, k = sheet.view, sheet.words, sheet.pen, sheet.k
    seats = range(view.players)
    key = Legend(sheet)
    band = words.say("draw-band", distance=sheet.least())
    if number_line(sheet).shows_band(sheet.least()):
        key.add(band, lambda x, y: pen.rect(x, y, 16 * k, 16 * k, LIT, 3, stroke=LINE, stroke_width=1))
    if any(view.frozen(seat) for seat in seats):
        key.icon(words.say("draw-frozen"), cards.FREEZE)
    if any(view.change(seat) for seat in seats):
        key.letter(words.say("draw-changed"), "±")
    if any(code < 0 and ~code >= FIRST_NUMBER for seat in seats for code in view.score(seat)):
        key.letter(words.say("draw-doubled", times=sheet.deck.figure("times")), "×")
    if any(kind is not None for seat in seats for kind in view.set_cards(seat)):
        key.add(
            words.say("draw-set-sign"),
            lambda x, y: pen.rect(
                x + 1, y - 1, 13 * k, 18 * k, WHITE, 3, stroke=INK, stroke_width=1.4, stroke_dasharray="3 2"
            ),
        )
    if any(not view.sees("hands", seat) for seat in shown_hands(sheet)):
        key.add(words.say("draw-eye"), lambda x, y: eye(pen, x + 1, y + 1))
    key.assumed()


__all__ = ["chain", "hands", "legend", "line", "piles", "shown_hands"]
