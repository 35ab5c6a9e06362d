"""What the board of `influence` reads from a view: totals, struck cards, what became of a zone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.core.state import ALL

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Word
    from explorer.rules.influence.views import InfluenceView


@dataclass(frozen=True)
class Laid:
    """One card in a zone: its kind where the viewer knows it, the colour its back shows, and what is on it."""

    kind: int | None
    back: int | None
    struck: bool
    seen_by: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """A seat's cards in a zone, in order, and their valid total where the viewer knows all of them."""

    cards: tuple[Laid, ...]
    total: int | None


@dataclass(frozen=True)
class Zone:
    """A zone as the viewer sees it. `fate` is '' until the end, then 'won', 'burned' or 'ownerless'."""

    region: int
    marks: tuple[tuple[str, int, int], ...]
    rows: tuple[Row, ...]
    fate: str
    winner: Word | None


def read_zone(view: InfluenceView, region: int) -> Zone:
    """Return what a view shows of a zone."""
    finding = view.explain(f"zone:{view.deck.regions[region]}")
    totals = {below.facts["seat"]: below for below in finding.below if below.id == "finding-zone-total"}
    rows = []
    for seat in range(view.players):
        total = next((f for who, f in totals.items() if dict(who.args)["n"] == seat), None)
        rows.append(_row(view, region, seat, total))
    fate = finding.id.removeprefix("outcome-").split("-")[0] if view.is_over and finding.tree else ""
    winner = finding.facts["seat"] if fate == "won" else None
    return Zone(region, view.marks(region), tuple(rows), fate, winner)


def _row(view: InfluenceView, region: int, seat: int, total: Finding | None) -> Row:
    kinds = view.cards(region, seat)
    struck = _struck(view, region, kinds, total)
    cards = zip(kinds, view.backs(region, seat), struck, view.seen_by(region, seat), strict=True)
    return Row(tuple(Laid(*card) for card in cards), total.facts["total"] if total else None)


def _struck(view: InfluenceView, region: int, kinds: tuple[int | None, ...], total: Finding | None) -> list[bool]:
    """Tell for each card whether the viewer knows that it does not count."""
    deck = view.deck
    if total is not None:
        # what the rules counted, matched from the last card back: an earlier copy is struck first
        left = Counter(total.facts["counted"])
        found = []
        for kind in reversed(kinds):
            counts = kind is not None and left[deck.words[kind]] > 0
            if kind is not None and counts:
                left[deck.words[kind]] -= 1
            found.append(not counts)
        return found[::-1]
    gone = {name.partition(" ")[2] for name, _, _ in view.marks(region)}
    lasting: bool = view.rules.cancel_lasts
    return [k is not None and lasting and deck.colours[deck.colour_of(k)] in gone for k in kinds]


def play_order(view: InfluenceView) -> tuple[int, ...]:
    """Return the seats in the order of play, those not drawn yet last."""
    return (*view.order, *(seat for seat in range(view.players) if seat not in view.order))


def shown_hands(view: InfluenceView) -> list[int]:
    """Return the seats whose hands this viewer sees, the own one or (for ALL) every one."""
    seats = play_order(view)
    return [seat for seat in seats if view.seat in (seat, ALL) or None not in view.hand(seat)]
