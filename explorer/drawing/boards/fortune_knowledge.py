"""Who knows which cards of `fortune`: whoever holds them; covered groups, where a reading hides them, by memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, table_html
from explorer.drawing.markup import Names

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.fortune.views import FortuneView


def knowledge(view: FortuneView, language: str = "en", names: Names = None) -> str:
    """Return the table of who knows what; see `table_html`."""
    rows = list(rows_of(view, view.game.words(language, names)))
    return table_html(view, rows, _order(view), language, names)


def rows_of(view: FortuneView, words: Catalogue) -> Iterator[Row]:
    """Yield a row for every card in a hand, for covered groups that a reading hides, and one for the pile."""
    nobody = Cell(EMPTY, words.say("draw-knows-not"))
    owns = Cell(FULL, words.say("draw-knows"))
    for owner in _order(view):
        name = words.say(seat_word(owner))
        cells = tuple(owns if view.rules.open_to_all("hands") or seat == owner else nobody for seat in _seats(view))
        for kind in view.hand(owner):
            cards = () if kind is None else (words.say(view.deck.words[kind]),)
            yield Row(words.say("draw-hands"), name, cards, int(kind is None), cells, backs="table-cards")
    for owner in _order(view):
        yield from _covered(view, words, owner)
    if view.pile_size:
        count = words.say("table-cards", count=view.pile_size)
        said = f"{words.say('draw-draw-pile')}: {count}"
        yield Row("", "", (), 0, tuple(nobody for _ in _seats(view)), said)


def _covered(view: FortuneView, words: Catalogue, owner: int) -> Iterator[Row]:
    """What lies beneath a top group under the reading that covers it: everybody saw it being laid."""
    if not view.rules.covers or view.rules.open_to_all("covered"):
        return
    saw = Cell(HALF, words.say("draw-saw-laid"))
    owns = Cell(FULL, words.say("draw-knows"))
    cells = tuple(owns if seat == owner else saw for seat in _seats(view))
    for at, group in enumerate(view.fortune(owner)[:-1]):
        if group is None:
            said = words.say("table-covered")
        else:
            shown = [words.say(view.deck.words[kind]) for kind in reversed(view.cards_of(group))]
            said = words.listed(shown)
        yield Row(words.say("draw-beneath"), words.say(seat_word(owner)), (), 0, cells, f"{at + 1}. {said}")


def _seats(view: FortuneView) -> range:
    return range(view.players)


def _order(view: FortuneView) -> list[int]:
    """Return the seats in the order of play, from the one whose turn it is."""
    return [(view.to_move + i) % view.players for i in _seats(view)]


__all__ = ["knowledge", "rows_of"]
