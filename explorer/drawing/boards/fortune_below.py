"""What lies below the fortunes: the contest that is on, the pile and the discarded cards, hands, a legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing.boards import fortune_duel
from explorer.drawing.boards import fortune_signs as signs
from explorer.drawing.boards.cards import card_back
from explorer.drawing.boards.sheet import EDGE, Legend
from explorer.drawing.palette import INK, MUTED, PATH
from explorer.drawing.text import wrap

if TYPE_CHECKING:
    from explorer.drawing.boards.fortune_sheet import Table

WIDE, HIGH = 86.0, 74.0  # a card that is shown in full
SMALL, STEP = 26.0, 24.0


def middle(table: Table) -> None:
    """The pile and the discarded cards; beside them, the contest while one is on."""
    whole = table.pen.width - 2 * EDGE
    if table.view.duel is None:
        _decks(table, EDGE, table.y, whole)
        table.y += (HIGH + 34) * table.k
        return
    room = whole * 0.6
    bottom = _contest(table, EDGE, table.y, room)
    at = EDGE + room + 30 * table.k
    low = _decks(table, at, table.y, whole - room - 30 * table.k, stacked=True)
    table.y = max(bottom, low) + 6 * table.k


def _contest(table: Table, x: float, y: float, room: float) -> float:
    finding = table.view.explain("duel")
    said = table.words.say("draw-contest", good=finding.facts["good"])
    pen, k = table.pen, table.k
    pen.open(data_topic="duel")
    table.text(x, y + 18 * k, said, 17, bold=True, room=room)
    ladder = fortune_duel.ladder_of(finding, table.words)
    told = not table.view.predicts
    bottom = fortune_duel.draw(pen, table.deck, table.words, k, ladder, x, y + 30 * k, room, told)
    pen.close()
    return bottom


def _decks(table: Table, x: float, y: float, room: float, stacked: bool = False) -> float:
    """The pile, then the discarded cards in order, the top one in full; return where their bottom is."""
    pen, k, words, view = table.pen, table.k, table.words, table.view
    table.text(x, y + 16 * k, words.say("draw-draw-pile"), 15, bold=True)
    for n in range(min(3, view.pile_size)):
        card_back(pen, x + 3 * n * k, y + (30 - 2 * n) * k, 50 * k, 66 * k)
    said = words.say("table-cards", count=view.pile_size)
    table.text(x + (66 if view.pile_size else 0) * k, y + 68 * k, said, 14, fill=MUTED)
    if stacked:
        y += (HIGH + 40) * k
    else:
        x, room = table.pile_x, room - (table.pile_x - x)
    said = words.say("draw-discarded-pile", count=len(view.discard))
    table.text(x, y + 16 * k, said, 15, bold=True, room=room)
    if not view.discard:
        table.text(x, y + 46 * k, words.say("draw-none"), 14, fill=MUTED)
        return y + (HIGH + 30) * k
    beneath, takeable = view.discard[:-1], view.takeable
    reached = any_reached(table)
    fits = max(0, int((room - (WIDE + 60) * k) // (STEP * k)))
    hidden = len(beneath) - fits if len(beneath) > fits else 0
    if hidden:
        table.text(x, y + 68 * k, f"+{hidden}", 15, fill=MUTED)
        x += 44 * k
    for kind in beneath[hidden:]:
        signs.small_card(pen, table.deck, words, kind, x, y + 38 * k, SMALL * k, 44 * k)
        if reached and kind in takeable:
            pen.line(x + 2, y + 88 * k, x + (SMALL - 2) * k, y + 88 * k, INK, 3)
        x += STEP * k
    top = view.discard[-1]
    lit = top in takeable and not view.is_over
    signs.large_card(table, top, x + (8 * k if beneath else 0), y + 26 * k, WIDE * k, HIGH * k, lit)
    return y + (HIGH + 34) * k


def any_reached(table: Table) -> bool:
    """Tell whether cards beneath the top discarded one can be built with, by a reading."""
    return bool(table.view.rules.any_discard) and len(table.view.discard) > 1 and not table.view.is_over


def shown_hands(table: Table) -> list[int]:
    """Return the seats of whose hand the viewer knows a card."""
    return [seat for seat in range(table.view.players) if any(kind is not None for kind in table.view.hand(seat))]


def hands(table: Table) -> None:
    """The hands that the viewer knows."""
    view, pen, k = table.view, table.pen, table.k
    for seat in shown_hands(table):
        table.text(EDGE, table.y + 24 * k, table.name(seat), 17, bold=True, room=table.panel - 12)
        table.text(EDGE, table.y + 44 * k, table.words.say("ui-hand"), 14, fill=MUTED)
        start = x = table.pile_x
        for kind in view.hand(seat):
            if kind is None:
                continue
            if x + WIDE * k > pen.width - EDGE:
                x = start
                table.y += (HIGH + 8) * k
            signs.large_card(table, kind, x, table.y, WIDE * k, HIGH * k)
            x += (WIDE + 8) * k
        table.y += (HIGH + 12) * k


def legend(table: Table) -> None:
    """What the signs on this very picture mean."""
    k, words, view, deck, pen = table.k, table.words, table.view, table.deck, table.pen
    line = Legend(table)
    for worth in signs.classes(deck):
        kind = deck.value.index(worth)
        colour = signs.hue_of(deck, kind)

        def swatch(x: float, y: float, tint: str = colour.tint, solid: str = colour.solid) -> None:
            pen.rect(x, y, 16 * k, 16 * k, tint, 3, stroke=solid, stroke_width=2)

        marks = {signs.mark(deck, kind, worth) for kind in range(deck.goods) if deck.value[kind] == worth}
        line.add(words.say("draw-each", amount=f"{worth}{'' if '' in marks else '°'}"), swatch)
    for kind in (deck.silver, deck.gold):
        worth = view.rules.worth[kind]
        marked = f"{worth}{signs.mark(deck, kind, worth)}"
        said = words.say("draw-precious", card=deck.words[kind], amount=marked)

        def precious(x: float, y: float, kind: int = kind) -> None:
            signs.small_card(pen, deck, words, kind, x, y, 17 * k, 17 * k)

        line.add(said, precious)
    if any(view.fortune(seat) for seat in range(view.players)):
        line.icon(words.say("draw-first"), signs.PROTECTED)
    if view.duel is not None:
        for side, id in enumerate(("draw-attacking", "draw-defending")):
            line.icon(words.say(id), signs.SIDES[side])
    if any_reached(table):
        line.add(words.say("draw-takeable"), lambda x, y: pen.line(x, y + 9 * k, x + 18 * k, y + 9 * k, INK, 3))
    if any(view.stealable(seat) for seat in range(view.players)):
        said = words.say("draw-stealable", seat=view.rules.seats[view.to_move])
        line.add(said, lambda x, y: pen.icon(signs.STEAL, x, y, 16 * k, PATH))
    line.assumed()


def note(table: Table) -> None:
    """How a fortune is to be read."""
    for part in wrap(table.words.say("draw-lies"), 14 * table.k, table.pen.width - 2 * EDGE, 2):
        table.text(EDGE, table.y + 12 * table.k, part, 14, fill=MUTED)
        table.y += 20 * table.k


__all__ = ["hands", "legend", "middle", "note", "shown_hands"]
