"""What lies below the bases of `smashup`: work under way, what holds for a while, every seat's cards, a legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import smashup_signs as signs
from explorer.drawing.boards.cards import card_back, eye
from explorer.drawing.boards.sheet import EDGE, Legend
from explorer.drawing.boards.smashup_sheet import ROOMY
from explorer.drawing.palette import INK, MUTED, PAPER, WHITE
from explorer.drawing.palette import LINE as GREY
from explorer.drawing.text import width
from explorer.rules.smashup import describing

if TYPE_CHECKING:
    from explorer.drawing.boards.smashup_sheet import Table

MOST_WORK = 6
WIDE, HIGH = 132.0, 60.0  # a card that is known; with a name in three lines it is higher
LINE = 15.0
BACK, BACK_HIGH, STEP = 26.0, 36.0, 12.0
NAME = 22.0  # the frame of a card's name


def work(table: Table) -> None:
    """What is being carried out, a line each, the newest first."""
    pending = table.view.work
    if not pending:
        return
    pen, k, words = table.pen, table.k, table.words
    pen.open(data_topic=table.topic("pending"))
    table.text(EDGE, table.y + 15 * k, words.say("draw-work"), 15, bold=True)
    table.y += 23 * k
    for n, (step, seat, source) in enumerate(pending[:MOST_WORK]):
        x = EDGE + 4.0
        ink = INK if n == 0 else MUTED
        pen.icon(icons.POINTER if n == 0 else signs.HANGS, x, table.y + 3 * k, 12 * k, ink, turned=True)
        x += 20 * k
        if seat >= 0:
            signs.seat_sign(pen, seat, x, table.y + 2.5 * k, 13 * k)
        x += 20 * k
        said = words.say(describing.work_word(step, seat, source))
        for line in table.wrap(said, 14, pen.width - EDGE - x, 3, n == 0):
            table.text(x, table.y + 14 * k, line, 14, bold=n == 0, fill=ink)
            table.y += 20 * k
    if len(pending) > MOST_WORK:
        said = words.say("draw-more-work", count=len(pending) - MOST_WORK)
        table.text(EDGE + 24 * k, table.y + 14 * k, said, 14, fill=MUTED)
        table.y += 20 * k
    pen.close()
    table.rule()


def passing(table: Table) -> None:
    """What holds for a while and is on no base."""
    said = [table.words.say(found) for found in describing.passing(table.view)]
    if not said:
        return
    k = table.k
    table.text(EDGE, table.y + 15 * k, table.words.say("draw-passing"), 15, bold=True)
    table.y += 23 * k
    for text in said:
        for line in table.wrap(text, 14, table.pen.width - 2 * EDGE - 4):
            table.text(EDGE + 4, table.y + 14 * k, line, 14)
            table.y += 19 * k
    table.rule()


def hands(table: Table) -> None:
    """Every seat's cards: the hand, face up what the viewer knows, ends of the deck, discard pile."""
    for seat in range(table.view.players):
        _hand(table, seat)


def _hand(table: Table, seat: int) -> None:
    view, pen, k, words = table.view, table.pen, table.k, table.words
    hand, ends = view.hand(seat), [("draw-deck-top", view.top(seat)), ("draw-deck-bottom", view.bottom(seat))]
    rows = [(words.say(title), _ends(table, cards)) for title, cards in ends if cards]
    if view.discards(seat):
        rows.append((words.say("table-discards"), table.kinds(view.discards(seat)[::-1])))
    known = [card for card in hand if card is not None]
    names = {card: table.wrap(table.card(card), 13, (WIDE - 34) * k, 4) for card in known}
    high = HIGH + LINE * max([0, *(len(lines) - 2 for lines in names.values())]) if known else BACK_HIGH
    if not hand and not rows:
        return
    top, start = table.y, EDGE + table.panel * 0.62
    signs.seat_sign(pen, seat, EDGE, top + 4 * k, 15 * k)
    for i, line in enumerate(table.wrap(table.name(seat), 16, start - EDGE - 35 * k, 2, True)):
        table.text(EDGE + 23 * k, top + (17 + 20 * i) * k, line, 16, bold=True)
    if hand:
        x, down = start, 10 * k if known else 0.0
        glimpsed = {card for card in known if not view.sees("hand", seat)}
        for card in known:
            if x + WIDE * k > pen.width - EDGE:
                x = start
                table.y += (high + 7) * k
            _card(table, card, names[card], x, table.y, high, card in glimpsed)
            x += (WIDE + 7) * k
        hidden = len(hand) - len(known)
        for _ in range(hidden):
            if x + BACK * k > pen.width - EDGE:
                x = start
                table.y += (high + 7) * k
            card_back(pen, x, table.y + down, BACK * k, BACK_HIGH * k)
            x += STEP * k
        table.y += (high + 8) * k
    for title, cards in rows:
        _names(table, start, title, cards)
    table.y = max(table.y, top + 30 * k) + 8 * k


def _names(table: Table, start: float, title: str, cards: list[tuple[str, int | None]]) -> None:
    """The names of cards that lie together, each in a small frame of its own that can be asked about."""
    pen, k, x = table.pen, table.k, start
    table.text(x, table.y + 15 * k, f"{title}:", 13.5, fill=MUTED)
    x += ROOMY * width(f"{title}: ", 13.5 * k) + 6 * k
    for said, card in cards:
        wide = ROOMY * width(said, 13 * k) + 14 * k
        if x + wide > pen.width - EDGE and x > start:
            x = start
            table.y += (NAME + 4) * k
        if card is None:
            pen.open()
        else:
            pen.open(table.about(card), data_topic=table.asked(card))
        pen.rect(x, table.y, wide, NAME * k, PAPER if card is None else WHITE, 5, stroke=GREY, stroke_width=1.2)
        table.text(x + 7 * k, table.y + 15.5 * k, said, 13)
        pen.close()
        x += wide + 5 * k
    table.y += (NAME + 6) * k


def _ends(table: Table, cards: tuple[int | None, ...]) -> list[tuple[str, int | None]]:
    """Return known cards of a deck in their order, each by its name."""
    hidden = table.words.say("draw-secret")
    return [(hidden if card is None else table.card(card), card) for card in cards]


def _card(table: Table, card: int, lines: list[str], x: float, y: float, high: float, seen: bool) -> None:
    """A card: faction, name, and its power or that it is an action."""
    pen, k, kind = table.pen, table.k, table.kit.kind[card]
    pen.open(table.about(card), data_topic=table.asked(card))
    pen.rect(x, y, WIDE * k, high * k, WHITE, 6, stroke=INK, stroke_width=1.4)
    pen.icon(table.sign_of(card), x + 7 * k, y + 7 * k, 17 * k, INK)
    for i, line in enumerate(lines):
        table.text(x + 29 * k, y + (18 + LINE * i) * k, line, 13)
    if kind.minion:
        table.text(x + 8 * k, y + (high - 8) * k, f"{kind.power}{table.mark('card')}", 16, bold=True)
    else:
        pen.icon(signs.ACTION, x + 7 * k, y + (high - 21) * k, 14 * k, MUTED)
        table.text(x + 29 * k, y + (high - 8) * k, table.words.say("draw-action"), 12.5, fill=MUTED)
    if seen:
        eye(pen, x + (WIDE - 11) * k, y - 4)
    pen.close()


def base_pile(table: Table) -> None:
    """The pile of bases, what is known of its top, and the bases put aside."""
    k, rows = table.k, describing.base_pile_lines(table.view, table.words)
    for line in table.wrap(" · ".join(rows), 14, table.pen.width - 2 * EDGE):
        table.text(EDGE, table.y + 15 * k, line, 14)
        table.y += 20 * k
    table.rule()


def legend(table: Table) -> None:
    """What the signs on this very picture mean."""
    view, words, pen, k = table.view, table.words, table.pen, table.k
    key = Legend(table)
    if view.bases:
        key.add(words.say("draw-worth"), lambda x, y: _box(table, x, y))
        key.add(words.say("draw-mark"), lambda x, y: pen.line(x + 8 * k, y - 1, x + 8 * k, y + 18 * k, INK, 2.6))
    if any(view.standings(base) for base in view.bases):
        key.add(words.say("draw-places"), lambda x, y: _ring(table, x, y))
    if any(view.kit.kind[m.card].power != table.powers[m.life] for m in view.minions):
        key.letter(words.say("draw-changed-power"), "→", 15)
    if view.attached:
        key.icon(words.say("draw-attached"), signs.HANGS)
    if any(
        card is not None and not view.sees("hand", seat) for seat in range(view.players) for card in view.hand(seat)
    ):
        key.add(words.say("draw-glimpsed"), lambda x, y: eye(pen, x + 1, y + 1))
    for n, faction in enumerate(table.kit.factions):
        takes = any(table.view.factions[i] >= 0 for i in range(n, len(view.factions), len(table.kit.factions)))
        if takes or any(view.kit.bases[base].faction == faction for base in view.bases):
            key.icon(words.say(table.kit.faction_words[n]), signs.faction_sign(faction))
    key.assumed()


def _box(table: Table, x: float, y: float) -> None:
    table.pen.rect(x, y, 16 * table.k, 16 * table.k, WHITE, 3, stroke=INK, stroke_width=1.2)
    table.text(x + 8 * table.k, y + 13 * table.k, "4", 12.5, anchor="middle", bold=True)


def _ring(table: Table, x: float, y: float) -> None:
    table.pen.circle(x + 8 * table.k, y + 8 * table.k, 9 * table.k, WHITE, stroke=INK, stroke_width=1.3)
    table.text(x + 8 * table.k, y + 12.5 * table.k, "1", 12.5, anchor="middle", bold=True)


__all__ = ["base_pile", "hands", "legend", "passing", "work"]
