"""How far a seat is towards a continent's coin: a place for each card that its domination number asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.palette import INK, LINE, MUTED, hue
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.words import Catalogue, Word
    from explorer.rules.continents.views import ContinentsView

GAP = 2.0


def strip(pen: Pen, continent: int, count: int, number: int, x: float, y: float, room: float, high: float) -> None:
    """Cards in their places, empty places for those still missing, and a bar where the number is reached."""
    places = max(count, number)
    wide = min(high * 0.72, (room - GAP * places - 4) / places)
    for i in range(places):
        at = x + i * (wide + GAP) + (4 if i >= number else 0)
        if i < count:
            cards.land_card(pen, continent, at, y, wide, high)
        else:
            pen.rect(at, y, wide, high, "none", 3, stroke=LINE, stroke_width=1.2, stroke_dasharray="3 2")
    goal = x + number * (wide + GAP) + 0.5
    pen.line(goal, y - 3, goal, y + high + 3, INK if count >= number else MUTED, 3 if count >= number else 1.6)


def progress_svg(
    view: ContinentsView, continent: int, language: str = "en", names: Mapping[Word, str] | None = None
) -> str:
    """Return every seat's way to one continent's coin as a picture of its own."""
    words = view.game.words(language, names)
    rows = [(words.say(seat_word(seat)), view.cards(seat)[continent]) for seat in range(view.players)]
    holder = view.coin(continent)
    said = view.explain(f"coin:{view.deck.continents[continent]}").sentence(language, names)
    return picture(words, continent, view.deck.number[continent], rows, holder, said)


def picture(
    words: Catalogue, continent: int, number: int, rows: Sequence[tuple[str, int]], holder: int | None, said: str,
    headed: bool = True,
) -> str:  # fmt: skip
    """Return rows of (name, cards) as a picture; `holder` is the row that has the coin, `said` its title, which stands
    above it where it is `headed`."""
    pen = Pen(560, words.right_to_left)
    y = 16.0
    if headed:
        pen.icon(hue(continent).shape, 16, 16, 20, hue(continent).solid)
        pen.text(46, 32, said, 16, bold=True, room=490)
        y = 52.0
    counted = [words.say("draw-of", count=count, number=number) for _, count in rows]
    for i, (name, count) in enumerate(rows):
        pen.text(16, y + 20, name, 16, room=130)
        strip(pen, continent, count, number, 156, y, 270, 28)
        pen.text(444, y + 20, counted[i], 16, bold=count >= number)
        if holder == i:
            cards.coin(pen, continent, 526, y + 14, 14)
        y += 42
    desc = "\n".join(f"{name}: {of}" for (name, _), of in zip(rows, counted, strict=True))
    seen = f"{said}{desc}{holder}{headed}{words.language}"
    id = f"progress-{sha256(seen.encode()).hexdigest()[:12]}"
    return pen.svg(y + 2, id, said, desc, words.language, pen.width)


__all__ = ["picture", "progress_svg", "strip"]
