"""What fortunes come to: number times value, kind by kind, for one fortune or for all of them side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import fortune_signs as signs
from explorer.drawing.palette import INK, LINE, LIT, MUTED, WHITE
from explorer.drawing.pen import Pen
from explorer.drawing.text import width

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue
    from explorer.rules.fortune.deck import Deck

WIDE, EDGE = 660.0, 18.0
NAME = 150.0


@dataclass(frozen=True)
class Part:
    """So many cards of a kind, what one is worth, what all are."""

    kind: int
    count: int
    value: int
    amount: int


def parts_of(finding: Finding) -> list[Part]:
    """Return what a fortune is made of, the goods before silver and gold, from the findings below one."""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    told = [below.facts for below in finding.below if below.id == "finding-worth"]
    return [Part(deck.words.index(f["card"]), f["count"], f["value"], f["amount"]) for f in told]


def fortune_svg(finding: Finding, words: Catalogue) -> str:
    """Return the sum of one fortune, a line for each kind of card; '' for one without a card."""
    parts = parts_of(finding)
    if not parts:
        return ""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    pen = Pen(WIDE, words.right_to_left)
    most = max(part.amount for part in parts) or 1
    y = 16.0
    for part in parts:
        name, marked = words.say(deck.words[part.kind]), signs.mark(deck, part.kind, part.value)
        pen.open(name)
        signs.small_card(pen, deck, words, part.kind, EDGE, y, 30, 34)
        pen.text(EDGE + 42, y + 23, name, 15.5, room=NAME)
        pen.text(EDGE + 300, y + 23, f"{part.count} × {part.value}{marked}", 15.5, anchor="end")
        bar = 190 * part.amount / most
        ground, edge = signs.ground(deck, part.kind), signs.edge(deck, part.kind)
        pen.rect(EDGE + 318, y + 8, max(bar, 2.0), 18, ground, 3, stroke=edge)
        pen.text(WIDE - EDGE, y + 23, f"{part.amount}{marked}", 15.5, anchor="end", bold=True)
        pen.close()
        y += 42
    pen.line(EDGE, y, WIDE - EDGE, y, INK, 1.6)
    total, assumed = finding.facts["total"], any(signs.mark(deck, part.kind, part.value) for part in parts)
    pen.text(EDGE, y + 27, words.say("draw-sum"), 16.5, bold=True, room=200)
    pen.text(WIDE - EDGE, y + 27, f"{_thousand(words, total)}{'°' if assumed else ''}", 16.5, anchor="end", bold=True)
    return _finished(pen, y + 44, finding, words, [below.sentence(words.language) for below in finding.below])


def match_svg(finding: Finding, words: Catalogue) -> str:
    """Return all fortunes side by side: a bar for each, in it a part for each kind of card; '' for empty ones."""
    rows = [below for below in finding.below if below.id == "finding-standing"]
    best = max((row.facts["total"] for row in rows), default=0)
    if not best:
        return ""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    pen = Pen(WIDE, words.right_to_left)
    leading = finding.facts["seats"]
    y = 14.0
    for row in rows:
        parts = [part for part in parts_of(row) if part.amount]
        ahead = row.facts["seat"] in leading
        if ahead:
            pen.rect(EDGE - 8, y, WIDE - 2 * EDGE + 16, 70, LIT, 8, stroke=INK, stroke_width=1.4)
            pen.icon(icons.STAR, EDGE, y + 9, 17, INK)
        pen.text(EDGE + 24, y + 24, words.say(row.facts["seat"]), 16, bold=ahead, room=NAME)
        assumed = any(signs.mark(deck, part.kind, part.value) for part in parts)
        said = f"{_thousand(words, row.facts['total'])}{'°' if assumed else ''}"
        pen.text(WIDE - EDGE, y + 24, said, 16, anchor="end", bold=True, room=240)
        sum_ = f"{' + '.join(str(part.amount) for part in parts)} =" if len(parts) > 1 else ""
        at = WIDE - EDGE - 1.12 * width(said, 16, True) - 4
        pen.text(at, y + 24, sum_, 14, anchor="end", fill=MUTED, room=at - 200)
        _bar(pen, deck, words, parts, y + 34, (WIDE - 2 * EDGE - 24) / best)
        y += 78
    told = [row.sentence(words.language, words.names) for row in rows]
    told += [below.sentence(words.language) for row in rows for below in row.below]
    return _finished(pen, y + 6, finding, words, told)


def _bar(pen: Pen, deck: Deck, words: Catalogue, parts: Sequence[Part], y: float, scale: float) -> None:
    x = EDGE + 24
    if not parts:
        pen.rect(x, y, 4, 28, WHITE, 2, stroke=LINE)
    for part in parts:
        wide = part.amount * scale
        title = f"{words.say(deck.words[part.kind])}: {part.count} × {part.value} = {part.amount}"
        pen.open(title)
        pen.rect(x, y, wide, 28, signs.ground(deck, part.kind), 2, stroke=signs.edge(deck, part.kind), stroke_width=1.2)
        said = str(part.amount)
        if wide >= 52:
            signs.sign(pen, deck, part.kind, x + 6, y + 6, 16)
            pen.text(x + 26 + (wide - 26) / 2, y + 20, said, 14, anchor="middle", bold=True)
        elif wide >= 20:
            signs.sign(pen, deck, part.kind, x + wide / 2 - 8, y + 6, 16)
        pen.close()
        x += wide


def _thousand(words: Catalogue, amount: int) -> str:
    return words.say("draw-thousand", amount=amount)


def _finished(pen: Pen, high: float, finding: Finding, words: Catalogue, said: Sequence[str]) -> str:
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    references = words.listed(dict.fromkeys(name for key, name in deck.assumed if key.startswith("value.")))
    if references:
        note = f"° {words.say('draw-assumed', reference=references)}"
        pen.text(EDGE, high + 8, note, 13, fill=MUTED, room=WIDE - 2 * EDGE)
        high += 22
    title = finding.sentence(words.language, words.names)
    desc = "\n".join([title, *said])
    id = f"sum-{sha256(f'{desc}{words.language}'.encode()).hexdigest()[:12]}"
    return pen.svg(high, id, title, desc, words.language, WIDE)


__all__ = ["Part", "fortune_svg", "match_svg", "parts_of"]
