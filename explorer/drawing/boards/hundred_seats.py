"""The seats of `hundred`: for each its points and what they would cost, its score, its hand and its set cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing import icons
from explorer.drawing.boards import hundred_cards as cards
from explorer.drawing.boards.sheet import EDGE, GAP, Sheet
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, WHITE, hue
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.hundred.views import HundredView

WIDE = 1040.0
PANEL_WIDE, HELD_WIDE, ROW = 250.0, 230.0, 100.0
CARD_W, CARD_H = 36.0, 50.0


class Table(Sheet):
    """One drawing of the board: a row for each seat, the number line above them."""

    view: HundredView

    def __init__(self, view: HundredView, words: Catalogue, large: bool) -> None:
        wider = 1.12 if large else 1.0  # less than what is written: it shall be larger on the same screen
        super().__init__(view, words, large, WIDE * wider)
        self.panel, self.held = PANEL_WIDE * self.k, HELD_WIDE * self.k
        self.topics = frozenset(view.topics())

    def topic(self, kind: int | None) -> str | None:
        """Return what a click on a card asks about, None for a card that cannot be asked about."""
        if kind is None:
            return None
        topic = f"card:{self.deck.tokens[kind]}"
        return topic if topic in self.topics else "card:number"

    def least(self) -> int:
        """Return how far the nearest seat is from the aim."""
        return min(self.view.distance(seat) for seat in range(self.view.players))


def row(sheet: Table, seat: int) -> None:
    """A seat: who it is and where it stands; its score; its hand and set cards."""
    pen, k, view = sheet.pen, sheet.k, sheet.view
    high, asked = ROW * k, view.actor == seat
    if asked:
        edge = {"stroke": INK, "stroke_width": 1.5}
        pen.rect(EDGE - 12, sheet.y - 4, pen.width - 2 * EDGE + 24, high + 8, LIT, 8, **edge)
    _panel(sheet, seat, asked)
    left, wide = EDGE + sheet.panel, pen.width - 2 * EDGE - sheet.panel - sheet.held - GAP
    _score(sheet, seat, left, wide, high)
    _held(sheet, seat, left + wide + GAP, high)
    sheet.y += high + GAP


def _panel(sheet: Table, seat: int, asked: bool) -> None:
    """Shape and name; points and distance; what they would cost; whether the seat is frozen, in turn, or has won."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    x, right = float(EDGE), EDGE + sheet.panel - 12 * k
    pen.open(data_topic=f"points:{seat}")
    pen.rect(x, sheet.y, sheet.panel - 8, ROW * k, "transparent")  # so that a click between the words counts too
    if asked:
        pen.icon(icons.POINTER, x - 3, sheet.y + 12 * k, 15 * k, INK, turned=True)
        x += 18 * k
    pen.icon(hue(seat).shape, x, sheet.y + 11 * k, 18 * k, hue(seat).solid)
    if view.frozen(seat):
        right = _frozen(sheet, seat, right)
    if view.is_over and seat_word(seat) in winners(view):
        right -= 22 * k
        pen.icon(icons.STAR, right, sheet.y + 10 * k, 20 * k, INK)
    sheet.text(x + 26 * k, sheet.y + 27 * k, sheet.name(seat), 18, bold=True, room=right - x - 30 * k)
    near = view.distance(seat) == sheet.least()
    points = f"\u2066{view.points(seat)}\u2069"
    wide = max(width(points, 23 * k, True) + 10 * k, 40 * k)
    sheet.text(EDGE, sheet.y + 55 * k, points, 23, bold=True)
    away = words.say("draw-away", distance=view.distance(seat))
    sheet.text(EDGE + wide, sheet.y + 54 * k, away, 15, bold=near, room=sheet.panel - wide - 12 * k)
    said = [_cost(sheet, seat)]
    if view.paid(seat) and view.rules.several_rounds:
        said.append(words.say("table-paid", count=view.paid(seat)))
    sheet.text(EDGE, sheet.y + 74 * k, said[0], 14, fill=MUTED, room=sheet.panel - 12 * k)
    below = said[1] if len(said) > 1 else ""
    if view.to_move == seat and view.turn and not view.is_over:
        below = f"{words.say('table-turn')} · {below}" if below else words.say("table-turn")
    sheet.text(EDGE, sheet.y + 92 * k, below, 14, fill=MUTED, room=sheet.panel - 12 * k)
    pen.close()


def _cost(sheet: Table, seat: int) -> str:
    """Return what a seat would pay as the points stand, or has paid; nothing for who is to predict it."""
    if sheet.view.predicts and not sheet.view.is_over:
        return ""
    finding = sheet.view.explain(f"points:{seat}")
    count = 0 if finding.id == "outcome-pays-nothing" else finding.facts["distance"]
    return sheet.words.say("table-pays", count=count, over="yes" if sheet.view.is_over else "no")


def _frozen(sheet: Table, seat: int, right: float) -> float:
    """A pill with a snowflake and how many turns a seat will lose; return where its near edge is."""
    pen, k = sheet.pen, sheet.k
    count = sheet.view.frozen(seat)
    x = right - 54 * k
    pen.open(sheet.words.say("table-frozen", count=count))
    pen.rect(x, sheet.y + 8 * k, 54 * k, 24 * k, PANEL, 12 * k, stroke=INK, stroke_width=1.4)
    pen.icon(cards.FREEZE, x + 9 * k, sheet.y + 12 * k, 16 * k, INK)
    sheet.text(x + 38 * k, sheet.y + 25.5 * k, str(count), 15, anchor="middle", bold=True)
    pen.close()
    return x - 4 * k


def _score(sheet: Table, seat: int, x: float, wide: float, high: float) -> None:
    """The entries of a score as they came, then what plus-minus cards have done."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    pen.open(data_topic=f"points:{seat}")
    pen.rect(x, sheet.y, wide, high, WHITE, 8, stroke=LINE, stroke_width=1.2)
    sheet.text(x + 10 * k, sheet.y + 20 * k, words.say("table-score"), 14, fill=MUTED)
    room = wide - 20 * k
    if view.change(seat):
        said = cards.signed(view.change(seat))
        pill = 1.08 * width(said, 16 * k, True) + 42 * k
        at = x + wide - pill - 8 * k
        pen.open(words.say("table-change", count=view.change(seat)))
        pen.rect(at, sheet.y + 8 * k, pill, 24 * k, LIT, 12 * k, stroke=INK, stroke_width=1.4, stroke_dasharray="4 3")
        sheet.text(at + 16 * k, sheet.y + 26 * k, "±", 17, anchor="middle", bold=True)
        sheet.text(at + 30 * k, sheet.y + 25.5 * k, said, 15, bold=True)
        pen.close()
    row = view.score(seat)
    if not row:
        sheet.text(x + 10 * k, sheet.y + 64 * k, words.say("draw-no-card"), 14, fill=MUTED)
    step = min((CARD_W + 6) * k, (room - CARD_W * k) / max(len(row) - 1, 1))
    for i, code in enumerate(row):
        cards.entry(pen, sheet.deck, words, code, x + 10 * k + i * step, sheet.y + 38 * k, CARD_W * k, CARD_H * k)
    pen.close()


def _held(sheet: Table, seat: int, x: float, high: float) -> None:
    """The backs of the hand with their number; the set cards, faces where the viewer knows them."""
    view, pen, k, words = sheet.view, sheet.pen, sheet.k, sheet.words
    pen.rect(x, sheet.y, sheet.held, high, WHITE, 8, stroke=LINE, stroke_width=1.2)
    size = len(view.hand(seat))
    sheet.text(x + 10 * k, sheet.y + 20 * k, f"{words.say('ui-hand')} · {words.say('ui-cards', count=size)}", 14,
               fill=MUTED, room=sheet.held - 16 * k)  # fmt: skip
    step = min(13 * k, (sheet.held - 40 * k) / max(size, 1))
    for i in range(size):
        cards.back(pen, x + 10 * k + i * step, sheet.y + 27 * k, 16 * k, 22 * k)
    row = view.set_cards(seat)
    sheet.text(x + 10 * k, sheet.y + 76 * k, words.say("table-set"), 14, fill=MUTED, room=sheet.held * 0.48)
    if not row:
        sheet.text(x + sheet.held * 0.54, sheet.y + 76 * k, "–", 14, fill=MUTED)
    space = sheet.held * 0.46 - 8 * k
    step = min(34 * k, (space - 30 * k) / max(len(row) - 1, 1))
    for i, kind in enumerate(row):
        at = x + sheet.held * 0.54 + i * step
        if kind is None:
            cards.back(pen, at, sheet.y + 55 * k, 28 * k, 38 * k, words.say("card-back"))
            continue
        pen.open(words.say("draw-set-known", card=sheet.deck.words[kind]), data_topic=sheet.topic(kind))
        pen.rect(at, sheet.y + 55 * k, 28 * k, 38 * k, WHITE, 4, stroke=INK, stroke_width=1.5, stroke_dasharray="4 3")
        cards.sign(pen, sheet.deck, kind, at + 5 * k, sheet.y + 65 * k, 18 * k)
        pen.close()


def winners(view: HundredView) -> tuple[object, ...]:
    """Return who has won a match that is over, or shares it."""
    finding = view.explain("winner")
    shared: tuple[object, ...] = finding.facts["seats"]
    return shared if finding.id == "outcome-shared" else (finding.facts["seat"],)


__all__ = ["Table", "row", "winners"]
