"""Who knows which hidden card of `influence`, as far as a viewer can know it: from sights, never from deduction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import word
from explorer.drawing.boards.influence_reading import play_order
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF, Cell, Row, table_html
from explorer.drawing.markup import Names

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.influence.views import InfluenceView


def knowledge(view: InfluenceView, language: str = "en", names: Names = None) -> str:
    """Return the table of who knows what; see `table_html`."""
    rows = list(rows_of(view, view.game.words(language, names)))
    return table_html(view, rows, play_order(view), language, names)


def rows_of(view: InfluenceView, words: Catalogue) -> Iterator[Row]:
    """Yield a row for every card that lies hidden, or for several of which nobody but their owner knows anything."""
    table = _Table(view, words)
    if not view.is_over:
        for region in view.zones:
            for owner in play_order(view):
                yield from table.placed(region, owner)
        for owner in play_order(view):
            yield from table.hand(owner)
        yield from table.stolen()
    yield from table.gone()


@dataclass
class _Table:
    """What the rows are made from: the view, its words, the thefts as the viewer knows them."""

    view: InfluenceView
    words: Catalogue
    thefts: tuple[tuple[int, int, int | None], ...] = field(init=False)

    def __post_init__(self) -> None:
        self.thefts = self.view.stolen_cards()
        self.sees_all = self.view.seat == ALL

    def cells(self, cell: Callable[[int], Cell]) -> tuple[Cell, ...]:
        return tuple(cell(seat) for seat in range(self.view.players))

    def say(self, sign: str, id: str, **args: Any) -> Cell:
        return Cell(sign, self.words.say(f"draw-{id}", **args))

    def row(self, group: str, owner: int, kind: int | None, cell: Callable[[int], Cell]) -> Row:
        cards = () if kind is None else (self.words.say(self.view.deck.words[kind]),)
        return Row(group, self.words.say(seat_word(owner)), cards, int(kind is None), self.cells(cell))

    # the places

    def placed(self, region: int, owner: int) -> Iterator[Row]:
        """The cards a seat has laid in a zone."""
        view = self.view
        zone = self.words.say(f"region-{view.deck.regions[region]}")
        faces = zip(view.cards(region, owner), view.backs(region, owner), view.seen_by(region, owner), strict=True)
        looked = looks(view, region, owner)
        for i, (kind, back, seen_by) in enumerate(faces):
            yield self.row(zone, owner, kind, partial(self.of_laid, owner, i, kind, back, seen_by, looked))

    def of_laid(
        self, owner: int, i: int, kind: int | None, back: int | None, seen_by: tuple[int, ...], looked: Looks, seat: int
    ) -> Cell:
        """What a seat knows of the card at `i` among those that `owner` has laid in a zone."""
        if seat == owner:
            return self.say(FULL, "knows")
        if seat in seen_by or (not self.sees_all and looked.sure(seat, i)):
            return self.say(FULL, "knows-radar")
        if seat != self.view.seat and not self.sees_all and looked.perhaps(seat, i):
            return self.say(HALF, "knows-maybe")
        if back is not None:
            return self.say(HALF, "knows-colour", colour=word(f"colour-{self.view.deck.colours[back]}"))
        return self.passed(kind, seat)

    def hand(self, owner: int) -> Iterator[Row]:
        """A seat's hand: card by card for who sees it, else as many backs."""
        open_ = self.view.in_effect()
        mine = open_[1] if open_ is not None and open_[0] == owner else None
        kinds = list(self.view.hand(owner))
        group = self.words.say("draw-hands")
        if mine is not None:
            kinds.remove(mine if mine in kinds else None)
            yield self.row(group, owner, mine, lambda seat: self.say(FULL, "knows-open"))
        for kind in kinds:
            yield replace(self.row(group, owner, kind, partial(self.of_held, owner, kind)), backs="ui-cards")

    def of_held(self, owner: int, kind: int | None, seat: int) -> Cell:
        """What a seat knows of a card in the hand of `owner`."""
        return self.say(FULL, "knows") if seat == owner else self.passed(kind, seat)

    def of_lost(self, owner: int, seat: int) -> Cell:
        """What a seat knows of a card that `owner` discarded face down."""
        return self.say(FULL, "knows") if seat == owner else self.say(EMPTY, "knows-not")

    def of_stolen(self, thief: int, victim: int, seat: int) -> Cell:
        """What a seat knows of a card that went from hand to hand."""
        if seat == victim:
            return self.say(HALF, "knows-went", seat=seat_word(thief))
        return self.say(FULL, "knows") if seat == thief else self.say(EMPTY, "knows-not")

    def passed(self, kind: int | None, seat: int) -> Cell:
        """What a seat knows of a card that it does not have now: it may have seen it change hands."""
        for thief, victim, stolen in reversed(self.thefts):
            if kind is not None and stolen == kind and seat in (thief, victim):
                if seat == thief:
                    return self.say(HALF, "knows-held")
                return self.say(HALF, "knows-went", seat=seat_word(thief))
        return self.say(EMPTY, "knows-not")

    def stolen(self) -> Iterator[Row]:
        """Thefts of cards that others may still hide from this viewer: who took and who lost it know which it is."""
        view, deck = self.view, self.view.deck
        if self.sees_all:
            return  # every card stands in its place already, with what each seat saw of it
        held = set(view.hand(view.seat)) if view.seat >= 0 else set()
        laid = {k for r in view.zones for o in range(view.players) for k in view.cards(r, o)}
        played = [kind for _, kind in view.played()]
        for thief, victim, kind in self.thefts:
            if thief == view.seat:
                continue  # it lies where this seat put it, or went on in another theft
            if kind is not None and (kind in held | laid or played.count(kind) == deck.copies[kind]):
                continue
            card = deck.words[kind] if kind is not None else word("draw-some-card")
            said = self.words.say("draw-stolen-card", card=card, seat=seat_word(thief), opponent=seat_word(victim))
            yield Row(
                self.words.say("draw-stolen"), "", (), 0, self.cells(partial(self.of_stolen, thief, victim)), said
            )

    def gone(self) -> Iterator[Row]:
        """Cards discarded face down, and those that were not dealt."""
        view = self.view
        out = view.discarded()
        if out and not view.rules.discard_shown:
            group = self.words.say("draw-discarded", count=len(out))
            for owner, kind in out:
                yield self.row(group, owner, kind, partial(self.of_lost, owner))
        left = len(view.undealt())
        if left and not (view.is_over and view.rules.undealt_shown):
            cells = self.cells(lambda seat: self.say(EMPTY, "knows-not"))
            yield Row("", "", (), 0, cells, self.words.say("draw-undealt", count=left))


@dataclass(frozen=True)
class Looks:
    """Which seats have aimed Radar at a place, as everybody saw: for each, how many cards lay there at each look.

    Which card it was is not in it. Where a player picks the card, looks at the same one twice are kept once, so only
    that there was a look may be told.
    """

    counts: dict[int, tuple[int, ...]]
    by_chance: bool

    def perhaps(self, seat: int, index: int) -> bool:
        """Tell whether a seat may have seen the card at `index`."""
        counts = self.counts.get(seat, ())
        return bool(counts) and (not self.by_chance or index < max(counts))

    def sure(self, seat: int, index: int) -> bool:
        """Tell whether everybody can tell that a seat has seen it: it has seen all that lay there."""
        counts = self.counts.get(seat, ())
        return self.by_chance and bool(counts) and index < max(counts) <= len(counts)


def looks(view: InfluenceView, region: int, owner: int) -> Looks:
    """Return who has aimed Radar at a place. Public: only who looked and how many cards lay there is read."""
    counts: dict[int, tuple[int, ...]] = {}
    if view.rules.radar_remembers:
        for seat, count in view.looks(region, owner):
            counts[seat] = (*counts.get(seat, ()), count)
    return Looks(counts, view.rules.radar_pick == "random-unseen")


__all__ = ["Looks", "knowledge", "looks", "rows_of"]
