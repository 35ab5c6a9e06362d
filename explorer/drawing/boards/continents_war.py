"""The war that is on: who attacks whom from where, the cards and troops of both sides, the roll, what was captured."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.counting.numbers import Exact
from explorer.counting.odds import rounded
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.boards.continents_dice import outcomes_of, roll
from explorer.drawing.palette import INK, LINE, MUTED, PANEL, PATH, WHITE
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.counting.odds import Odds
    from explorer.drawing.boards.continents_sheet import Lands
    from explorer.rules.continents.records import Battle


def war(sheet: Lands, b: Battle, x: float, y: float, room: float, odds: Odds | None = None) -> float:
    """Draw the war, what is likely to come of it where `odds` are given, and return where its bottom is."""
    pen, k, words, deck = sheet.pen, sheet.k, sheet.words, sheet.deck
    said = words.say(
        "table-battle", seat=seat_word(b.attacker), opponent=seat_word(b.defender), source=deck.land_words[b.source],
        continent=deck.land_words[b.target],
    )  # fmt: skip
    pen.open(data_topic="war")
    for line in wrap(said, 17 * 1.15 * k, room, 2):  # bold letters are wider
        sheet.text(x, y + 18 * k, line, 17, bold=True)
        y += 23 * k
    y += 6 * k
    half = (room - 10 * k) / 2
    troops = [Counter(b.troops[side]) for side in (0, 1)]
    high = (74 + 26 * max(*map(len, troops), 1)) * k
    for side in (0, 1):
        _side(sheet, b, side, troops[side], x + side * (half + 10 * k), y, half, high)
    pen.close()
    y += high + 10 * k
    if any(b.shown):
        outcomes = outcomes_of(sheet.view)
        next_one = b.pair if b.pair < len(outcomes) else None
        y += roll(pen, words, k, x, y, room, b.shown, outcomes, b.pair, 1, next_one) + 2 * k
    elif b.dice != (0, 0):
        said = words.say("draw-to-roll", red=b.dice[0], black=b.dice[1])
        sheet.text(x, y + 18 * k, said, 15, fill=MUTED, room=room)
        y += 28 * k
    if b.captured and not sheet.view.rules.captured_act:
        cards.land_card(pen, b.target, x, y, 18 * k, 26 * k)
        said = words.say("draw-idle", count=b.captured, continent=deck.land_words[b.target])
        for line in wrap(said, 14.5 * k, room - 30 * k, 2):
            sheet.text(x + 28 * k, y + 18 * k, line, 14.5)
            y += 19 * k
        y += 16 * k
    return y if odds is None else _shares(sheet, odds, x, y + 4 * k, room)


def _shares(sheet: Lands, odds: Odds, x: float, y: float, room: float) -> float:
    """What may come of the war: each outcome with a bar as long as it is likely, and the number in per cent."""
    pen, k, words = sheet.pen, sheet.k, sheet.words
    pen.open(data_topic=odds.topic)  # a click asks why, and how the odds were found
    for outcome, share in odds.outcomes.items():
        sheet.text(x, y + 16 * k, words.say(outcome), 14.5, room=room - 214 * k)
        pen.rect(x + room - 206 * k, y + 6 * k, 130 * k, 10 * k, WHITE, 3, stroke=MUTED, stroke_width=1)
        if float(share) > 0:
            pen.rect(x + room - 206 * k, y + 6 * k, max(130 * k * float(share), 2.0), 10 * k, PATH, 3)
        said = rounded(share, words.language)
        sheet.text(x + room, y + 16 * k, said, 14.5, anchor="end", bold=True)
        y += 24 * k
    how = next((share.how for share in odds.outcomes.values() if isinstance(share, Exact)), "odds-fought")
    for line in wrap(words.say(how), 13.5 * k, room, 3):
        sheet.text(x, y + 15 * k, line, 13, fill=MUTED)
        y += 18 * k
    pen.close()
    return y + 8 * k


def _side(
    sheet: Lands, b: Battle, side: int, troops: Counter[tuple[int, int]], x: float, y: float, w: float, h: float
) -> None:
    """One side: whose it is, the continent cards it fights with, its active troops by owner."""
    pen, k, words = sheet.pen, sheet.k, sheet.words
    pen.rect(x, y, w, h, PANEL, 8)
    pen.icon(cards.SIDES[side], x + 10 * k, y + 9 * k, 18 * k, INK)
    title = words.say(f"side-{'defender' if side else 'attacker'}")
    sheet.text(x + 34 * k, y + 23 * k, sheet.name(b.principal(side)), 16, bold=True, room=w - 42 * k)
    land = b.target if side else b.source
    facts = sheet.view.explain("war").facts
    count: int = facts["defending" if side else "attacking"]
    shown = min(count, 6)
    for i in range(shown):
        cards.land_card(pen, land, x + (10 + 13 * i) * k, y + 36 * k, 18 * k, 26 * k)
    at = x + (10 + (13 * shown + 12 if shown else 0)) * k
    said = words.say("draw-lands", count=count, continent=sheet.deck.land_words[land])
    sheet.text(at, y + 54 * k, said, 14, room=x + w - at - 8)
    if not troops:
        sheet.text(x + 10 * k, y + 86 * k, words.say("draw-no-troops"), 14, fill=MUTED, room=w - 16 * k)
    for i, ((seat, kind), n) in enumerate(troops.items()):
        top = y + (70 + 26 * i) * k
        said = words.say("draw-troops", count=n, card=sheet.deck.words[kind], seat=seat_word(seat))
        wide = min(1.1 * width(said, 14 * k) + 46 * k, w - 20 * k)
        pen.rect(x + 10 * k, top, wide, 23 * k, WHITE, 11 * k, stroke=LINE, stroke_width=1.2)
        pen.icon(cards.TACTICS[kind], x + 17 * k, top + 4 * k, 15 * k, INK)
        sheet.text(x + 37 * k, top + 16.5 * k, said, 14, room=wide - 34 * k)
    pen.open(title)
    pen.rect(x, y, w, 30 * k, "transparent")
    pen.close()


__all__ = ["war"]
