"""The odds on the board of `influence`: in every cell how likely its seat gets the zone, below them nobody's share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.counting.odds import full, rounded
from explorer.drawing import icons
from explorer.drawing.boards.sheet import EDGE, GAP, PAD
from explorer.drawing.palette import INK, LINE, MUTED, PATH, WHITE
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.counting.numbers import Number
    from explorer.counting.odds import Odds
    from explorer.drawing.boards.influence import Zones

STRIP = 24  # how high a cell's odds are
BURNED, OWNERLESS, DRAWN = word("fate-burned"), word("fate-ownerless"), word("fate-drawn")
SIGNS = {BURNED: icons.FLAME, OWNERLESS: icons.RING}


def heading(sheet: Zones, height: float) -> None:
    """What the numbers are, in the corner beside the zones' names."""
    k, said = sheet.k, sheet.words.say
    lines = wrap(said("draw-odds"), 14 * k, sheet.panel - 12, 2)
    top = sheet.y + height - (6 + 18 * len(lines)) * k
    sheet.text(EDGE, top, said("ui-odds"), 15, bold=True, room=sheet.panel)
    for i, line in enumerate(lines):
        sheet.text(EDGE, top + 18 * (i + 1) * k, line, 14, fill=MUTED)


def of_cell(sheet: Zones, odds: Odds, seat: int, x: float, bottom: float) -> None:
    """How likely a seat gets a zone, at the foot of its cell."""
    _share(sheet, odds, seat_word(seat), odds.of(seat), x + PAD, bottom, sheet.column - 2 * PAD)


def of_match(sheet: Zones, seat: int, bottom: float) -> None:
    """How likely a seat wins the match, at the foot of its panel."""
    odds = sheet.odds.get("winner")
    if odds is not None:
        _share(sheet, odds, seat_word(seat), odds.of(seat), EDGE, bottom, sheet.panel - 12, icons.STAR)


def nobody(sheet: Zones) -> None:
    """How likely a zone goes to nobody, and why; and how likely the match is drawn."""
    pen, k, height = sheet.pen, sheet.k, 34 * sheet.k
    drawn = sheet.odds["winner"].outcomes.get(DRAWN) if "winner" in sheet.odds else None
    bottom = sheet.y + height - 4 * k
    if drawn is None:
        sheet.text(EDGE, sheet.y + 22 * k, sheet.words.say("nobody"), 15, fill=MUTED, room=sheet.panel - 12)
    else:
        _share(sheet, sheet.odds["winner"], DRAWN, drawn, EDGE, bottom, sheet.panel - 12, named=True)
    for slot in range(sheet.slots):
        x, odds = sheet.left(slot), sheet.odds_of(slot)
        for fate, sign in SIGNS.items():
            if odds is not None and fate in odds.outcomes:
                pen.rect(x, sheet.y, sheet.column, height, "none", 8, stroke=LINE, stroke_width=1.2)
                _share(sheet, odds, fate, odds.outcomes[fate], x + PAD, bottom, sheet.column - 2 * PAD, sign)
    sheet.y += height + GAP


def _share(
    sheet: Zones, odds: Odds, outcome: Word, number: Number, x: float, bottom: float, room: float, sign: str = "",
    named: bool = False,
) -> None:  # fmt: skip
    """One share: its sign (or its name), a bar as long as it is likely, and the number in per cent."""
    pen, k, words = sheet.pen, sheet.k, sheet.words
    said = words.say(word("odds-item", outcome=outcome, number=full(number, words.language)))
    pen.open(said, data_topic=odds.topic)  # a click asks why, and how the odds were found
    lead = 20 * k if sign else 0.0
    if named:
        name = words.say(outcome)
        lead = min(width(name, 14 * k) + 6 * k, room / 2)
        sheet.text(x, bottom - 5 * k, name, 14, room=lead)
    elif sign:
        pen.icon(sign, x - 1, bottom - 17 * k, 15 * k, INK)
    wide = room - lead - 64 * k
    pen.rect(x + lead, bottom - 14 * k, wide, 9 * k, WHITE, 3, stroke=MUTED, stroke_width=1)
    filled = wide * float(number)
    if filled > 0:
        fill = PATH if outcome.id == "seat" else MUTED
        pen.rect(x + lead, bottom - 14 * k, max(filled, 2.0), 9 * k, fill, 3)
    sheet.text(x + room, bottom - 5 * k, rounded(number, words.language), 14, anchor="end", bold=True)
    pen.close()


__all__ = ["SIGNS", "STRIP", "heading", "nobody", "of_cell", "of_match"]
