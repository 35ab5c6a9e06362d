"""One drawing of the board of `continents` under way: the pen, what is drawn, how far down it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.core.words import word
from explorer.drawing.palette import LINE
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.continents.views import ContinentsView

EDGE, GAP, PAD = 24, 8, 9


class Sheet:
    """A column for each continent, a row for each seat; `y` is where the next part begins."""

    def __init__(self, view: ContinentsView, words: Catalogue, large: bool) -> None:
        self.view, self.words, self.deck = view, words, view.deck
        self.k = 1.25 if large else 1.0
        wider = 1.12 if large else 1.0  # less than what is written: it shall be larger on the same screen
        self.panel = 184 * wider
        self.lands = range(len(view.deck.continents))
        self.column = max(142 * wider, 880 * wider / len(self.lands))
        self.pen = Pen(2 * EDGE + self.panel + len(self.lands) * (self.column + GAP), words.right_to_left)
        self.topics = frozenset(view.topics())
        self.y = 0.0

    def left(self, continent: int) -> float:
        return EDGE + self.panel + GAP + continent * (self.column + GAP)

    def name(self, seat: int) -> str:
        return self.words.say(seat_word(seat))

    def land(self, continent: int) -> str:
        return self.words.say(self.deck.land_words[continent])

    def coin_topic(self, continent: int) -> str:
        return f"coin:{self.deck.continents[continent]}"

    def mark(self, key: str) -> str:
        """Return the sign of what is assumed, '' for what the document says."""
        return "°" if self.deck.is_assumed(key) else ""

    def text(self, x: float, y: float, said: str, size: float, **given: object) -> None:
        self.pen.text(x, y, said, size * self.k, **given)  # type: ignore[arg-type]

    def rule(self) -> None:
        """A line across, between two parts of the picture."""
        self.y += 4
        self.pen.line(EDGE, self.y, self.pen.width - EDGE, self.y, LINE, 1.2)
        self.y += 14 * self.k


def headline(view: ContinentsView, words: Catalogue) -> str:
    """Return the game and its turn, or that the match is over."""
    game = word(f"game-{view.game.rulebook.id}")
    if view.is_over:
        return words.say("board-over", game=game)
    return words.say("board-title", game=game, turn=view.turn)


def seen_as(view: ContinentsView, words: Catalogue) -> str:
    """Return whose eyes the picture shows the table through."""
    if view.seat in (ALL, PUBLIC):
        return words.say("draw-all" if view.seat == ALL else "draw-public")
    return words.say("draw-as-seen", seat=seat_word(view.seat))


__all__ = ["EDGE", "GAP", "PAD", "Sheet", "headline", "seen_as"]
