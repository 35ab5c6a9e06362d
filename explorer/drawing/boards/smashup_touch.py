"""What a card or base of `smashup` touches: the source at the left, a line to each thing touched, base by base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.words import Word
from explorer.drawing.boards.smashup_findings import (
    EDGE,
    broken,
    capital,
    cited,
    finished,
    seat_label,
    seat_number,
    seat_room,
)
from explorer.drawing.boards.smashup_signs import seat_hue
from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PANEL, PATH, WHITE
from explorer.drawing.pen import Pen, number

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue

WIDE, SOURCE, BOX = 760.0, 196.0, 290.0
SIZE, SMALL = 14.5, 13.5
HINDERS = ("touch-bars", "touch-silence", "touch-cancels", "touch-cancelled", "touch-ignored", "touch-ignores")
PROTECTS = ("touch-shield", "touch-indestructible", "touch-instead", "touch-kept-off")


def colour_of(touch: Finding) -> str:
    """Return the colour of a line: what protects or adds, what hinders or takes away, anything else."""
    if touch.id in HINDERS or touch.facts.get("less"):
        return BAD
    if touch.id in PROTECTS:
        return GOOD
    return PATH if touch.id in ("touch-power", "touch-scores", "touch-breakpoint") else MUTED


def grouped(finding: Finding) -> list[tuple[Word | str, list[Finding]]]:
    """Return what is touched base by base, in the order in which they are told; what is at no base comes last."""
    found: dict[Word | str, list[Finding]] = {}
    for below in finding.below:
        found.setdefault(below.facts["at"], []).append(below)
    return sorted(found.items(), key=lambda pair: pair[0] == "none")


def touch_svg(finding: Finding, words: Catalogue) -> str:
    """Return the picture of what a source touches; '' where it touches nothing."""
    if not finding.below:
        return ""
    pen = Pen(WIDE, words.right_to_left)
    groups, y = grouped(finding), 18.0
    ends: list[tuple[float, str, bool]] = []
    for at, touches in groups:
        y = _group(pen, words, at, touches, y, ends) + 14
    middle = (18.0 + y - 14) / 2
    high = max(y, _source(pen, words, finding, middle, y))
    for end, colour, passing in ends:
        _line(pen, EDGE + SOURCE, max(middle, 70.0), BOX, end, colour, passing)
    return finished(pen, high + 2, finding, words, "touch")


def _source(pen: Pen, words: Catalogue, finding: Finding, middle: float, bottom: float) -> float:
    """The box of the source, level with the middle of what it touches; return where it ends."""
    facts = finding.facts
    named = broken(words.say(facts["source"]), 16, SOURCE - 44, 3)
    seat, at = facts["seat"], facts["at"]
    where = words.say(at) if isinstance(at, Word) and at != facts["source"] else ""
    high = 26 + 21 * len(named) + (20 if seat != "none" else 0) + (18 if where else 0) + 34
    y = max(18.0, min(middle, bottom) - high / 2)
    pen.rect(EDGE, y, SOURCE, high, LIT, 8, stroke=INK, stroke_width=1.8)
    at_y = y + 28
    for line in named:
        pen.text(EDGE + 12, at_y, line, 16, bold=True, room=SOURCE - 22)
        at_y += 21
    if seat != "none":
        seat_label(pen, words, seat, EDGE + 12, at_y, SIZE, SOURCE - 24)
        at_y += 20
    if where:
        pen.text(EDGE + 12, at_y, where, SMALL, fill=MUTED, room=SOURCE - 24)
        at_y += 18
    cited(pen, finding, words, EDGE + 12, at_y, SOURCE - 24)
    return y + high + 16


def _group(
    pen: Pen, words: Catalogue, at: Word | str, touches: list[Finding], y: float, ends: list[tuple[float, str, bool]]
) -> float:
    """One base with what is touched there; notes in `ends` where lines come to. Return where it ends."""
    room = WIDE - EDGE - BOX
    rows = [(touch, broken(_short(touch, words), SMALL, room - 58, 5)) for touch in touches]
    high = 40 + sum(34 + SMALL * 1.3 * len(said) for _, said in rows)
    pen.rect(BOX, y, room, high, PANEL, 8, stroke=LINE, stroke_width=1.2)
    head = words.say(at) if isinstance(at, Word) else words.say("draw-at-no-base")
    pen.text(BOX + 14, y + 24, head, SIZE, bold=True, room=room - 28)
    row = y + 38
    for touch, said in rows:
        colour = colour_of(touch)
        pen.open(touch.sentence(words.language, words.names))
        tall = 27 + SMALL * 1.3 * len(said)
        pen.rect(BOX + 26, row, room - 36, tall, WHITE, 6, stroke=colour, stroke_width=1.3)
        _target(pen, words, touch, BOX + 36, row + 18, room - 56)
        text = row + 18 + SMALL * 1.35
        for line in said:
            pen.text(BOX + 36, text, line, SMALL, fill=INK if colour == MUTED else colour)
            text += SMALL * 1.3
        pen.close()
        ends.append((row + tall / 2, colour, isinstance(touch.facts["until"], Word)))
        row += 34 + SMALL * 1.3 * len(said)
    return y + high


def _short(touch: Finding, words: Catalogue) -> str:
    return capital(words.say(touch.id, "short", **touch.facts))


def _target(pen: Pen, words: Catalogue, touch: Finding, x: float, y: float, room: float) -> None:
    """What is touched: a minion with its controller, the base itself, or a player."""
    facts = touch.facts
    if facts["kind"] == "base":
        pen.text(x, y, words.say("draw-base-itself"), SIZE, bold=True, room=room)
        return
    if facts["kind"] == "player":
        seat_label(pen, words, facts["seat"], x, y, SIZE, room)
        return
    wide = seat_room(words, facts["seat"], SMALL)
    pen.text(x, y, words.say(facts["target"]), SIZE, bold=True, room=room - wide - 10)
    seat_label(pen, words, facts["seat"], x + room - wide, y, SMALL, wide)


def _line(pen: Pen, x1: float, y1: float, x2: float, y2: float, colour: str, passing: bool) -> None:
    """A line to what is touched, dashed where it lasts only for a while."""
    a, b = pen.x(x1), pen.x(x2 + 16)
    bend = (a + b) / 2
    pen.path(
        f"M{number(a)} {number(y1)}C{number(bend)} {number(y1)} {number(bend)} {number(y2)} {number(b)} {number(y2)}",
        fill="none", stroke=colour, stroke_width=2, stroke_dasharray="7 5" if passing else None,
    )  # fmt: skip
    way = -1 if pen.rtl else 1
    tip = b + way * 9
    pen.path(f"M{number(b)} {number(y2 - 5)}L{number(tip)} {number(y2)}L{number(b)} {number(y2 + 5)}Z", fill=colour)


def power_svg(finding: Finding, words: Catalogue) -> str:
    """Return a minion's power as a sum: a bar for what is printed, one for each thing that adds to it, the total."""
    facts = finding.facts
    wide = 620.0
    pen = Pen(wide, words.right_to_left)
    shown = seat_hue(seat_number(facts["seat"]))
    steps: list[tuple[str, int, Finding | None]] = [(words.say("draw-printed"), facts["printed"], None)]
    steps += [(words.say(below.facts["source"]), below.facts["amount"], below) for below in finding.below]
    sums = [0]
    for _, amount, _ in steps:
        sums.append(sums[-1] + amount)
    low, most = min(sums), max(*sums, 1)
    left, room = 300.0, wide - EDGE - 300.0 - 44

    def at(value: int) -> float:
        return left + room * (value - low) / (most - low)

    y = 16.0
    for i, (name, amount, below) in enumerate(steps):
        start, end = sorted((at(sums[i]), at(sums[i + 1])))
        colour = shown.solid if below is None else BAD if amount < 0 else PATH
        pen.open(name if below is None else below.sentence(words.language, words.names))
        pen.text(EDGE, y + 18, name, 15, room=left - EDGE - 12)
        if below is not None:
            until = below.facts["until"]
            notes = [*([words.say(until)] if until != "none" else []), below.citation(words.language)]
            for n, note in enumerate(notes):
                pen.text(EDGE, y + 35 + 15 * n, note, 12, fill=MUTED, room=left - EDGE - 12)
        pen.rect(start, y + 5, max(end - start, 2.0), 18, shown.tint if below is None else WHITE, 3, stroke=colour,
                 stroke_width=1.8)  # fmt: skip
        sign = str(amount) if below is None else f"+{amount}" if amount >= 0 else f"−{-amount}"
        pen.text(wide - EDGE, y + 19, sign, 15, anchor="end", bold=True, fill=INK if below is None else colour)
        pen.close()
        y += 30 if below is None else 48 if below.facts["until"] == "none" else 63
    if low < 0:
        pen.line(at(0), 12, at(0), y, MUTED, 1.4, stroke_dasharray="3 4")
    pen.line(EDGE, y, wide - EDGE, y, INK, 1.6)
    pen.text(EDGE, y + 25, words.say(facts["card"]), 16, bold=True, room=left - EDGE + 60)
    pen.text(wide - EDGE, y + 25, str(facts["total"]), 18, anchor="end", bold=True)
    if facts["floor"] == "yes":
        pen.text(wide - EDGE - 34, y + 25, words.say("draw-never-below"), SMALL, anchor="end", fill=MUTED, room=240)
    return finished(pen, y + 42, finding, words, "power")


__all__ = ["colour_of", "grouped", "power_svg", "touch_svg"]
