"""Who knows which card of whom in `hundred`, as far as a viewer can know it: from what was seen, never deduced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, table_html
from explorer.drawing.markup import Names
from explorer.rules.hundred.deck import FIRST_NUMBER

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.hundred.views import HundredView


def knowledge(view: HundredView, language: str = "en", names: Names = None) -> str:
    """Return the table of who knows what; see `table_html`."""
    rows = list(rows_of(view, view.game.words(language, names)))
    return table_html(view, rows, _order(view), language, names)


def rows_of(view: HundredView, words: Catalogue) -> Iterator[Row]:
    """Yield a row for every card in a hand, for every set card, for cards known to lie in the pile and for the rest."""
    for owner in _order(view):
        yield from _cards(view, words, owner, "draw-hands", view.hand(owner), view.known_of_hand(owner))
    for owner in _order(view):
        yield from _cards(view, words, owner, "table-set", view.set_cards(owner), view.known_of_set(owner))
    everybody = tuple(Cell(FULL, words.say("draw-knows-open")) for _ in range(view.players))
    nobody = tuple(Cell(EMPTY, words.say("draw-knows-not")) for _ in range(view.players))
    top, bottom = view.known_ends()
    group = words.say("draw-pile")
    for id, row in (("table-top", top[::-1]), ("table-bottom", bottom)):
        for kind in row:
            yield Row(group, words.say(id), (words.say(view.deck.words[kind]),), 0, everybody)
    back = view.put_back()
    for kind, by, there in back:
        knows = Cell(FULL, words.say("draw-knows")) if there else Cell(HALF, words.say("draw-knows-put-back"))
        cells = tuple(knows if by >> seat & 1 else nobody[seat] for seat in range(view.players))
        said = words.say("draw-put-back" if there else "draw-put-back-since")
        yield Row(group, said, (words.say(view.deck.words[kind]),), 0, cells)
    rest = view.pile_size() - len(top) - len(bottom) - sum(there for *_, there in back)
    if rest:
        yield Row(group, "", (), rest, nobody, backs="ui-cards")


def _order(view: HundredView) -> list[int]:
    """Return the seats in the order of play, from the one whose turn it is."""
    return [(view.to_move + i) % view.players for i in range(view.players)]


def _cards(
    view: HundredView, words: Catalogue, owner: int, group: str, row: tuple[int | None, ...],
    known: tuple[tuple[int, int], ...],
) -> Iterator[Row]:  # fmt: skip
    """A row for each card: who has seen its face, and what everybody can tell of it from what was done."""
    for kind, (seen, may) in zip(row, known, strict=True):
        hint = _hint(view, words, may)
        cells = tuple(
            Cell(FULL, words.say("draw-knows")) if seat == owner or seen >> seat & 1 else hint
            for seat in range(view.players)
        )
        cards = () if kind is None else (words.say(view.deck.words[kind]),)
        yield Row(words.say(group), words.say(seat_word(owner)), cards, int(kind is None), cells, backs="ui-cards")


def _hint(view: HundredView, words: Catalogue, may: int) -> Cell:
    """Return what those know who have not seen a card: nothing, or which kinds it can be."""
    deck = view.deck
    if may == deck.every:
        return Cell(EMPTY, words.say("draw-knows-not"))
    kinds = [kind for kind in range(deck.kinds) if may >> kind & 1]
    if len(kinds) > 4:
        magic = all(kind < FIRST_NUMBER for kind in kinds)
        return Cell(HALF, words.say("draw-knows-magic" if magic else "draw-knows-part"))
    return Cell(HALF, words.say("draw-knows-one-of", cards=tuple(deck.words[kind] for kind in kinds)))


__all__ = ["knowledge", "rows_of"]
