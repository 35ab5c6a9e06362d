"""One drawing of the table of `smashup` under way: where its columns are, what cards are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.words import word
from explorer.drawing.boards.sheet import EDGE, GAP, Sheet
from explorer.drawing.boards.smashup_signs import faction_sign
from explorer.drawing.text import wrap
from explorer.rules.smashup import describing

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.smashup.views import SmashUpView

PANEL = 288.0
LEAST = 204.0  # a seat's column
USUAL = 1160.0
ROOMY = 1.08  # Vietnamese letters with their marks, and fonts that are wider than most


class Table(Sheet):
    """A row for each base, a column for each seat."""

    view: SmashUpView

    def __init__(self, view: SmashUpView, words: Catalogue, large: bool) -> None:
        wider = 1.14 if large else 1.0  # less than what is written: it shall be larger on the same screen
        self.panel = PANEL * wider
        self.column = max(LEAST, (USUAL - PANEL) / view.players - GAP) * wider
        super().__init__(view, words, large, 2 * EDGE + self.panel + view.players * (self.column + GAP))
        self.deck = self.kit = view.kit
        self.powers = view.powers()
        self.topics = frozenset(view.topics())

    def left(self, seat: int) -> float:
        """Return where a seat's column begins."""
        return EDGE + self.panel + GAP + seat * (self.column + GAP)

    def topic(self, topic: str) -> str | None:
        """Return a topic if it can be explained here, else None."""
        return topic if topic in self.topics else None

    def wrap(self, said: str, size: float, room: float, most: int = 99, bold: bool = False) -> list[str]:
        """Return a text in lines that fit the room at a size of this drawing."""
        return wrap(said, (1.16 if bold else ROOMY) * size * self.k, room, most)

    def card(self, card: int) -> str:
        """Return the name of a card, with the number of the copy where there are several."""
        return self.words.say(self.kit.words[card])

    def about(self, card: int) -> str:
        """Return the name of a card and what stands on it."""
        return f"{self.card(card)}: {describing.card_text(self.view, self.words, card)}"

    def sign_of(self, card: int) -> str:
        """Return the shape of a card's faction."""
        return faction_sign(self.kit.kind[card].faction)

    def base(self, base: int) -> str:
        """Return the name of a base."""
        return self.words.say(self.kit.base_words[base])

    def asked(self, card: int) -> str | None:
        """Return the topic that tells what a card says and when it may be played, if it can be asked about."""
        return self.topic(f"card:{self.kit.kind[card].id}")

    def kinds(self, cards: Sequence[int]) -> list[tuple[str, int | None]]:
        """Return the names of cards as they come, those of one name together, each with one of its cards."""
        first = {self.kit.kind[card].id: card for card in reversed(cards)}
        found = Counter(self.kit.kind[card].id for card in cards)
        say = self.words.say
        return [
            (say("draw-kinds", card=word(f"card-{id}"), count=n) if n > 1 else say(f"card-{id}"), first[id])
            for id, n in found.items()
        ]


__all__ = ["Table"]
