"""What befell hidden cards since the first theft or discard: a sampled world must be able to have left that trail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.reading import Table
from explorer.core.state import ALL

if TYPE_CHECKING:
    from explorer.rules.influence.deck import Deck
    from explorer.rules.influence.facts import InfluenceState

PLACE, PLAY, DISCARD, THEFT = "place", "play", "discard", "theft"


class Trace(NamedTuple):
    """Something that befell hidden cards: a card placed (`at` = place, `number`), a tactic played openly (`kind`), a
    discard (`number` into the discards, `dead` = kinds without a target then), a theft by `seat` from `other`."""

    what: str
    seat: int
    other: int = -1
    kind: int = -1
    at: int = -1
    number: int = -1
    dead: tuple[int, ...] = ()

    def known_to(self, viewer: int) -> bool:
        """Tell whether a viewer saw the card of a theft: thief and victim did (R000-31)."""
        return viewer in (self.seat, self.other, ALL)


def trace_to_dict(trace: Trace, deck: Deck) -> dict[str, Any]:
    """Return a trace as JSON values."""
    saved: dict[str, Any] = {"what": trace.what, "seat": trace.seat}
    if trace.what == THEFT:
        saved["from"] = trace.other
    if trace.kind >= 0:
        saved["card"] = deck.tokens[trace.kind]
    if trace.at >= 0:
        saved["place"] = trace.at
    if trace.number >= 0:
        saved["index"] = trace.number
    if trace.what == DISCARD:
        saved["dead"] = [deck.tokens[k] for k in trace.dead]
    return saved


def trace_from_table(entry: Table, s: InfluenceState) -> Trace:
    """Read a trace. Raises FileError naming the key."""
    what = entry.choice("what", (PLACE, PLAY, DISCARD, THEFT))
    seat, other = entry.get("seat", int), entry.get("from", int, -1)
    for key, value in (("seat", seat), ("from", other if what == THEFT else 0)):
        if not 0 <= value < s.players:
            raise entry.fail(key, f"expected 0 to {s.players - 1}, got {value}")
    try:
        kind = s.deck.kind(entry.get("card", str)) if "card" in entry else -1
        dead = tuple(s.deck.kind(token) for token in entry.list_of("dead", str, []))
    except ValueError as error:
        raise entry.fail("card", f"unknown card ({error})") from None
    at, index = entry.get("place", int, -1), entry.get("index", int, -1)
    if what == PLACE and not (0 <= at < len(s.placed) and 0 <= index < len(s.placed[at])):
        raise entry.fail("index", "there is no such face-down card")
    if what == DISCARD and not 0 <= index < len(s.discards):
        raise entry.fail("index", "there is no such discarded card")
    if what in (PLAY, THEFT) and kind < 0:
        raise entry.fail("card", "missing; expected the card")
    entry.done()
    return Trace(what, seat, other, kind, at, index, dead)
