"""What every board is drawn on: the pen, whose view it shows, how far down it has come; its head, legend and foot."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.core.words import word
from explorer.counting.odds import described
from explorer.drawing import icons
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.pen import Pen
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.counting.odds import Odds

EDGE, GAP, PAD = 24, 8, 9
LARGE = 1.25


class Sheet:
    """One drawing under way; `y` is where the next part begins, `k` how much larger than usual everything is."""

    def __init__(self, view: Any, words: Catalogue, large: bool, wide: float) -> None:
        self.view, self.words, self.deck, self.large = view, words, view.deck, large
        self.k = LARGE if large else 1.0
        self.pen = Pen(wide, words.right_to_left)
        self.y = 0.0

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.words.say(seat_word(seat))

    def mark(self, key: str) -> str:
        """Return the sign of what is assumed, '' for what the document says."""
        return "°" if self.deck.is_assumed(key) else ""

    def text(self, x: float, y: float, said: str, size: float, **given: object) -> None:
        """Write a text at the size of this drawing; see `Pen.text`."""
        self.pen.text(x, y, said, size * self.k, **given)  # type: ignore[arg-type]

    def rule(self) -> None:
        """A line across, between two parts of the picture."""
        self.y += 4
        self.pen.line(EDGE, self.y, self.pen.width - EDGE, self.y, LINE, 1.2)
        self.y += 14

    def headline(self) -> str:
        """Return the game and its turn, or that the match is over."""
        game = word(f"game-{self.view.game.rulebook.id}")
        if self.view.is_over:
            return self.words.say("board-over", game=game)
        return self.words.say("board-title", game=game, turn=self.view.turn)

    def seen_as(self) -> str:
        """Return whose eyes the picture shows the table through."""
        if self.view.seat in (ALL, PUBLIC):
            return self.words.say("draw-all" if self.view.seat == ALL else "draw-public")
        return self.words.say("draw-as-seen", seat=seat_word(self.view.seat))

    def header(self) -> None:
        """The game, whose eyes see it, and what is asked, or how the match has ended."""
        words, pen, k = self.words, self.pen, self.k
        said = self.seen_as()
        size = 14 * k
        room = min(width(said, size) + 36 * k, pen.width * 0.55)
        x = pen.width - EDGE - room
        pen.rect(x, 20, room, 28 * k, "none", 14 * k, stroke=MUTED, stroke_width=1.2)
        pen.text(x + room / 2, 20 + 19 * k, said, size, anchor="middle", fill=MUTED, room=room - 16)
        self.text(EDGE, 20 + 22 * k, self.headline(), 24, bold=True, room=x - EDGE - 16)
        question = self.view.question
        if question is not None:
            asked = words.say(question.asks)
            pen.icon(icons.POINTER, EDGE, 20 + 42 * k, 15 * k, INK, turned=True)
        else:
            asked = self.view.explain("winner").sentence(words.language, words.names)
            pen.icon(icons.STAR, EDGE - 1, 20 + 40 * k, 18 * k, INK)
        lines = wrap(asked, 17 * k, pen.width - 2 * EDGE - 24 * k, 3)
        for i, line in enumerate(lines):
            self.text(EDGE + 24 * k, 20 + (55 + 22 * i) * k, line, 17)
        self.y = 20 + (52 + 22 * len(lines)) * k

    def picture(self, odds: Mapping[str, Odds]) -> str:
        """Return what has been drawn as SVG text, with a title and the table in words for who does not see it."""
        view, words = self.view, self.words
        # from what this seat sees, never from the position: an id must not tell hidden cards apart
        seen = json.dumps(view.to_dict(), sort_keys=True)
        id = f"board-{sha256(seen.encode()).hexdigest()[:12]}-{words.language}{'-odds' if odds else ''}"
        said = described(view, odds, words.language, words.names)
        title = f"{self.headline()}. {self.seen_as()}"
        return self.pen.svg(self.y + 4, id, title, said, words.language, None if self.large else self.pen.width)


class Legend:
    """Signs with their meaning, one after another, going on below where the line is full."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet, self.x = sheet, float(EDGE)

    def add(self, said: str, draw: Callable[[float, float], None]) -> None:
        """Add a sign, drawn by `draw(x, y)` in a box of 16 by 16, and what it means."""
        sheet, k = self.sheet, self.sheet.k
        room = 1.08 * width(said, 14 * k) + 24 * k
        if self.x + room > sheet.pen.width - EDGE and self.x > EDGE:
            self.x = EDGE
            sheet.y += 27 * k
        draw(self.x, sheet.y + 3 * k)
        sheet.text(self.x + 24 * k, sheet.y + 16 * k, said, 14, fill=MUTED)
        self.x += room + 20 * k

    def icon(self, said: str, path: str) -> None:
        """Add one of the icons."""
        self.add(said, lambda x, y: self.sheet.pen.icon(path, x, y, 16 * self.sheet.k, INK))

    def letter(self, said: str, sign: str, size: float = 17) -> None:
        """Add a sign that is a character."""
        k = self.sheet.k
        self.add(said, lambda x, y: self.sheet.text(x + 3, y + size * 0.85 * k, sign, size, bold=True))

    def assumed(self) -> None:
        """Add the sign of what is assumed, with the references, where anything is; the legend ends here."""
        sheet = self.sheet
        if sheet.deck.assumed:
            references = sheet.words.listed(dict.fromkeys(reference for _, reference in sheet.deck.assumed))
            self.letter(sheet.words.say("draw-assumed", reference=references), "°", 20)
        sheet.y += 34 * sheet.k


__all__ = ["EDGE", "GAP", "LARGE", "PAD", "Legend", "Sheet"]
