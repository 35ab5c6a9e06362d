"""Who knows which tactics of `continents`, as far as a viewer can know it: from what was seen, never from deduction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import PUBLIC
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, table_html
from explorer.drawing.markup import Names

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.continents.views import ContinentsView


def knowledge(view: ContinentsView, language: str = "en", names: Names = None) -> str:
    """Return the table of who knows what; see `table_html`."""
    rows = list(rows_of(view, view.game.words(language, names)))
    return table_html(view, rows, _order(view), language, names)


def rows_of(view: ContinentsView, words: Catalogue) -> Iterator[Row]:
    """Yield a row for every tactic in a hand, then one for each deck of which nobody knows the order."""
    for owner in _order(view):
        yield from _hand(view, words, owner)
    unknown = tuple(Cell(EMPTY, words.say("draw-knows-not")) for _ in range(view.players))
    for said, size in zip(("draw-land-deck", "draw-tactic-deck"), view.deck_sizes(), strict=True):
        if size:
            yield Row("", "", (), 0, unknown, words.say(said, count=size))


def _order(view: ContinentsView) -> list[int]:
    """Return the seats in the order of play, from the one whose turn it is."""
    return [(view.to_move + i) % view.players for i in range(view.players)]


def _hand(view: ContinentsView, words: Catalogue, owner: int) -> Iterator[Row]:
    """A hand card by card: of each kind first the cards that most seats know of."""
    hand = view.hand(owner)
    public = view.known_by(PUBLIC, owner).kinds
    seen = {seat: view.known_by(seat, owner) for seat in range(view.players) if seat != owner}
    before: Counter[int | None] = Counter()

    def cell(seat: int, kind: int | None) -> Cell:
        if seat == owner:
            return Cell(FULL, words.say("draw-knows"))
        if kind is not None and before[kind] < public[kind]:
            return Cell(FULL, words.say("draw-knows-back"))
        if seen[seat].all or (kind is not None and before[kind] < seen[seat].kinds[kind]):
            return Cell(FULL, words.say("draw-knows-spy"))
        if seen[seat].perhaps:
            return Cell(HALF, words.say("draw-knows-spy-maybe"))
        return Cell(EMPTY, words.say("draw-knows-not"))

    group, name = words.say("draw-hands"), words.say(seat_word(owner))
    for kind in hand:
        cells = tuple(cell(seat, kind) for seat in range(view.players))
        before[kind] += 1
        cards = () if kind is None else (words.say(view.deck.words[kind]),)
        yield Row(group, name, cards, int(kind is None), cells, backs="ui-cards")


__all__ = ["knowledge", "rows_of"]
