"""Who knows which hidden cards of `smashup`: of hands, of decks' tops and bottoms, of the pile of bases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, table_html
from explorer.drawing.markup import Names

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.smashup.views import SmashUpView


def knowledge(view: SmashUpView, language: str = "en", names: Names = None) -> str:
    """Return the table of who knows what; see `table_html`."""
    rows = list(rows_of(view, view.game.words(language, names)))
    return table_html(view, rows, _order(view), language, names)


def rows_of(view: SmashUpView, words: Catalogue) -> Iterator[Row]:
    """Yield rows for the cards in every hand, for known ends of decks and what lies between, for the pile of bases."""
    for owner in _order(view):
        yield from _hand(view, words, owner)
    if not view.rules.open_to_all("deck"):
        for part in (_tops, _bottoms, _rests):
            for owner in _order(view):
                yield from part(view, words, owner)
    yield from _bases(view, words)


def _order(view: SmashUpView) -> list[int]:
    """Return the seats in the order of play, from the one whose turn it is."""
    return [(view.active + i) % view.players for i in range(view.players)]


def _cells(view: SmashUpView, words: Catalogue, who: set[int]) -> tuple[Cell, ...]:
    """Return what every seat knows of cards that these seats know."""
    knows, not_ = Cell(FULL, words.say("draw-knows")), Cell(EMPTY, words.say("draw-knows-not"))
    return tuple(knows if seat in who else not_ for seat in range(view.players))


def _all(view: SmashUpView, words: Catalogue) -> tuple[Cell, ...]:
    return (Cell(FULL, words.say("draw-knows-open")),) * view.players


def _named(view: SmashUpView, words: Catalogue, *cards: int | None) -> tuple[str, ...]:
    """Return the names of those cards whose faces the viewer knows."""
    return tuple(words.say(view.kit.words[card]) for card in cards if card is not None)


def _hand(view: SmashUpView, words: Catalogue, owner: int) -> Iterator[Row]:
    """Cards that all have seen; then the others: one by one to who knows who looked at which, else together."""
    group, name, open_ = words.say("draw-hands"), words.say(seat_word(owner)), set(view.known(owner))
    if view.rules.open_to_all("hand"):
        open_ = {card for card in view.hand(owner) if card is not None}
    if open_:
        yield Row(group, name, _named(view, words, *sorted(open_)), 0, _all(view, words))
    hidden = [card for card in view.hand(owner) if card not in open_]
    if view.seat in (ALL, owner):
        for card in hidden:
            who = {owner, *(seat for seat in range(view.players) if card in view.glimpsed(seat, owner))}
            faces = _named(view, words, card)
            yield Row(group, name, faces, int(card is None), _cells(view, words, who), backs="ui-cards")
    elif hidden:
        yield from _looked_at(view, words, owner, hidden)


def _looked_at(view: SmashUpView, words: Catalogue, owner: int, hidden: list[int | None]) -> Iterator[Row]:
    """What others know of a hand: how many cards each has seen; which, only who has looked can tell, and its owner."""
    group, name = words.say("draw-hands"), words.say(seat_word(owner))
    looked = {seat: len(view.glimpsed(seat, owner)) for seat in range(view.players)}
    mine = [card for card in hidden if card is not None]
    if mine and sum(map(bool, looked.values())) == 1:
        yield Row(group, name, _named(view, words, *mine), 0, _cells(view, words, {owner, view.seat}))
        hidden, mine, looked = hidden[len(mine) :], [], {}
    cells = list(_cells(view, words, {owner}))
    for seat, count in looked.items():
        if count:
            some = Cell(HALF, words.say("draw-knows-some", count=count))
            cells[seat] = Cell(FULL, words.say("draw-knows")) if count == len(hidden) else some
    if hidden:
        yield Row(group, name, _named(view, words, *mine), len(hidden) - len(mine), tuple(cells), backs="ui-cards")


def _tops(view: SmashUpView, words: Catalogue, owner: int) -> Iterator[Row]:
    """The cards on top of a deck that somebody knows."""
    for card, secret in zip(view.top(owner), view.top_hidden(owner), strict=True):
        cells = _cells(view, words, {owner}) if secret else _all(view, words)
        group, name, faces = words.say("draw-deck-top"), words.say(seat_word(owner)), _named(view, words, card)
        yield Row(group, name, faces, int(card is None), cells, backs="ui-cards")


def _bottoms(view: SmashUpView, words: Catalogue, owner: int) -> Iterator[Row]:
    """The cards known to lie under a deck."""
    for card in view.bottom(owner):
        group, name = words.say("draw-deck-bottom"), words.say(seat_word(owner))
        yield Row(group, name, _named(view, words, card), 0, _all(view, words))


def _rests(view: SmashUpView, words: Catalogue, owner: int) -> Iterator[Row]:
    """What nobody knows the order of."""
    between = len(view.deck(owner)) - len(view.top(owner)) - len(view.bottom(owner))
    if between:
        group, name = words.say("draw-deck-rest"), words.say(seat_word(owner))
        yield Row(group, name, (), between, _cells(view, words, set()), backs="ui-cards")


def _bases(view: SmashUpView, words: Catalogue) -> Iterator[Row]:
    """The pile of bases: those on top that somebody has looked at, and how many lie below."""
    group = words.say("draw-base-pile")
    cells = _all(view, words) if view.base_seer < 0 else _cells(view, words, {view.base_seer})
    for base in view.base_tops:
        said = words.say("draw-bases-below", count=1) if base is None else words.say(view.kit.base_words[base])
        yield Row(group, words.say("table-top"), (), 0, cells, said)
    rest = view.base_pile - len(view.base_tops)
    if rest:
        yield Row(group, "", (), 0, _cells(view, words, set()), words.say("draw-bases-below", count=rest))


__all__ = ["knowledge", "rows_of"]
