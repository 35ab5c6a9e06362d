"""Positions of `influence` as JSON values: written whole, read strictly, checked so that play can go on from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.errors import PositionError, clip
from explorer.core.reading import Table
from explorer.core.steps import Frame
from explorer.rules.influence import knowledge, trail
from explorer.rules.influence.marks import FLIPPED, IMMUNE, colour_bit, colour_of

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState

    S: TypeAlias = InfluenceState


def mark_name(s: S, bit: int) -> str:
    """Return how a mark is written: 'immune', 'flipped' or 'cancelled <colour>'."""
    if bit == IMMUNE:
        return "immune"
    return "flipped" if bit == FLIPPED else f"cancelled {s.deck.colours[colour_of(bit)]}"


def write(s: S) -> dict[str, Any]:
    """Return the facts as JSON values that a teacher can read and write."""
    deck, n = s.deck, s.players

    def names(kinds: Iterable[int]) -> list[str]:
        return [deck.tokens[k] for k in kinds]

    saved: dict[str, Any] = {
        "zones": [deck.regions[r] for r in s.regions],
        "order": list(s.order),
        "turn": s.turn,
        "hands": [names(hand) for hand in s.hands],
        "placed": {
            deck.regions[r]: [names(s.laid(r, seat)) for seat in range(n)]
            for r in s.regions
            if any(s.laid(r, seat) for seat in range(n))
        },
        "marks": [
            {"zone": deck.regions[r], "mark": mark_name(s, bit), "turn": turn, "seat": seat, "counts": list(counts)}
            for r in s.regions
            for bit, turn, seat, counts in s.records[r]
        ],
        "seen": [
            {"zone": deck.regions[place // n], "owner": place % n, "card": index + 1, "by": by, "of": count}
            for place, index, by, count in s.peeks
        ],
        "played": [{"seat": seat, "card": deck.tokens[kind]} for seat, kind in s.played],
        "discarded": [{"seat": seat, "card": deck.tokens[kind]} for seat, kind in s.discards],
        "trail": [trail.trace_to_dict(trace, deck) for trace in s.trail],
    }
    if s.revealed:
        saved["revealed"] = True
    return saved


def read(s: S, table: Table) -> None:
    """Take the facts from a table; what is left out is empty. Raises FileError naming the key."""
    s.empty()
    _read_zones(s, table)
    n = s.players
    order = table.list_of("order", int, [] if _opening(table) else list(range(n)))
    if (order and sorted(set(order)) != sorted(order)) or any(seat not in range(n) for seat in order):
        raise table.fail("order", f"expected seats from 0 to {n - 1}, none of them twice, got {order}")
    s.order = tuple(order)
    s.turn = _from(table, "turn", table.get("turn", int, 1), 0)
    _Cards(s).read(table)
    _read_marks(s, table)
    _read_seen(s, table)
    s.trail = tuple(trail.trace_from_table(entry, s) for entry in table.tables("trail"))
    s.revealed = bool(table.get("revealed", bool, False))
    starter = _seat(s, table, "to_move", table.get("to_move", int, s.order[0] if s.order else 0))
    if not s.revealed:
        begin = "turn.choose" if s.hands[starter] else "turn.skip"
        s.stack = [Frame(s.rules.index[begin], seat=starter)]


def _from(table: Table, key: str, value: int, least: int) -> int:
    if value < least:
        raise table.fail(key, f"expected {least} or more, got {value}")
    return value


def _seat(s: S, table: Table, key: str, seat: int) -> int:
    if not 0 <= seat < s.players:
        raise table.fail(key, f"expected a seat from 0 to {s.players - 1}, got {seat}")
    return seat


def _zone(s: S, table: Table, key: str, name: str) -> int:
    if name not in s.deck.regions or s.deck.regions.index(name) not in s.regions:
        shown = ", ".join(s.deck.regions[r] for r in s.regions)
        raise table.fail(key, f"expected a zone in play ({shown}), got {name!r}")
    return s.deck.regions.index(name)


def _read_zones(s: S, table: Table) -> None:
    deck = s.deck
    regions = []
    for i, name in enumerate(table.list_of("zones", str)):
        if name not in deck.regions:
            raise table.fail(f"zones[{i}]", f"no zone is called {name!r}; there are {', '.join(deck.regions)}")
        regions.append(deck.regions.index(name))
    if len(set(regions)) != len(regions):
        raise table.fail("zones", "the same zone is listed twice")
    if len(regions) != deck.zones and not (_opening(table) and len(regions) < deck.zones):
        where = s.game.cite("five-zones")
        raise table.fail("zones", f"expected {deck.zones} zones ({where}), got {len(regions)}")
    s.regions = tuple(sorted(regions))


def _opening(table: Table) -> bool:
    """Tell whether the position says that it is still being set up."""
    stack = table.values.get("stack")
    first = stack[0] if isinstance(stack, list) and stack else None
    return isinstance(first, dict) and str(first.get("step", "")).startswith("opening.")


class _Cards:
    """Reads every list of cards and keeps count: no card can lie in two places."""

    def __init__(self, s: S) -> None:
        self.s = s
        self.left = Counter(s.deck.cards)

    def read(self, table: Table) -> None:
        s, deck, n = self.s, self.s.deck, self.s.players
        hands = table.list_of("hands", list)
        if len(hands) != n:
            raise table.fail("hands", f"expected {n} hands, got {len(hands)}")
        s.hands = [tuple(sorted(self.take(table, f"hands[{seat}]", hand))) for seat, hand in enumerate(hands)]
        placed = table.table("placed", optional=True)
        for name, rows in placed.items():
            region = _zone(s, placed, name, name)
            if not isinstance(rows, list) or len(rows) != n or not all(isinstance(r, list) for r in rows):
                raise placed.fail(name, f"expected {n} lists of cards, one a seat")
            for seat, row in enumerate(rows):
                if len(row) > deck.most_in_a_zone:
                    most = deck.most_in_a_zone
                    raise placed.fail(f"{name}[{seat}]", f"one seat can have {most} cards there, got {len(row)}")
                kinds = self.take(placed, f"{name}[{seat}]", row)
                for i, kind in enumerate(kinds):
                    if kind >= deck.influence:
                        raise placed.fail(f"{name}[{seat}][{i}]", "only influence cards are placed")
                s.placed[region * n + seat] = kinds
        s.played = tuple(self.gone(table, "played"))
        s.discards = tuple(self.gone(table, "discarded"))
        for i, (_, kind) in enumerate(s.played):
            if kind < deck.influence:
                raise table.fail(f"played[{i}]", f"{deck.tokens[kind]!r} is no tactic")
        s.pool = tuple(sorted(self.left.elements()))

    def take(self, where: Table, key: str, tokens: list[Any]) -> tuple[int, ...]:
        deck = self.s.deck
        kinds = []
        for i, token in enumerate(tokens):
            try:
                kind = deck.kind(token)
            except (ValueError, AttributeError):
                raise where.fail(
                    f"{key}[{i}]", f"unknown card {clip(repr(token))}; cards are written like 'blue 7' or 'radar'"
                ) from None
            self.left[kind] -= 1
            if self.left[kind] < 0:
                held = deck.copies[kind]
                raise where.fail(f"{key}[{i}]", f"{token!r} stands here once too often; the deck has {held}")
            kinds.append(kind)
        return tuple(kinds)

    def gone(self, table: Table, key: str) -> list[tuple[int, int]]:
        found = []
        for entry in table.tables(key):
            seat = _seat(self.s, entry, "seat", entry.get("seat", int))
            found.append((seat, self.take(entry, "card", [entry.get("card", str)])[0]))
            entry.done()
        return found


def _read_marks(s: S, table: Table) -> None:
    for entry in table.tables("marks"):
        region = _zone(s, entry, "zone", entry.get("zone", str))
        bit = _mark_bit(s, entry, entry.get("mark", str))
        turn = _from(entry, "turn", entry.get("turn", int, 1), 0)
        seat = _seat(s, entry, "seat", entry.get("seat", int, 0))
        now = [len(s.laid(region, other)) for other in range(s.players)]
        counts = tuple(entry.list_of("counts", int, now))
        if len(counts) != s.players:
            raise entry.fail("counts", f"expected {s.players} numbers, one a seat, got {len(counts)}")
        entry.done()
        s.marks[region] |= bit
        s.records[region] += ((bit, turn, seat, counts),)


def _mark_bit(s: S, entry: Table, name: str) -> int:
    if name in ("immune", "flipped"):
        return IMMUNE if name == "immune" else FLIPPED
    head, _, colour = name.partition(" ")
    if head == "cancelled" and colour in s.deck.colours:
        return colour_bit(s.deck.colours.index(colour))
    raise entry.fail("mark", f"expected immune, flipped or 'cancelled <colour>', got {clip(repr(name))}")


def _read_seen(s: S, table: Table) -> None:
    peeks = []
    for entry in table.tables("seen"):
        region = _zone(s, entry, "zone", entry.get("zone", str))
        owner = _seat(s, entry, "owner", entry.get("owner", int))
        by = _seat(s, entry, "by", entry.get("by", int))
        laid = len(s.laid(region, owner))
        index, count = entry.get("card", int) - 1, entry.get("of", int, laid)
        if not 0 <= index < count <= laid:
            raise entry.fail("card", "there is no such face-down card")
        entry.done()
        peeks.append((region * s.players + owner, index, by, count))
    s.peeks = tuple(sorted(peeks))


# what must be true of a position as a whole


def check(s: S) -> None:
    """Refuse a position that play cannot go on from. Raises PositionError naming the key."""
    if s.trail and not knowledge.can_have_happened(s):
        raise PositionError("trail", "these thefts, plays and discards cannot have led to these hands")
    if not s.stack:
        if not s.revealed or any(s.hands):
            raise PositionError("stack", "a match is over only when every hand is empty and the cards are revealed")
        return
    if s.revealed:
        raise PositionError("revealed", "the cards are revealed only when the match is over")
    if len(s.stack) > 1:
        raise PositionError("stack", "expected one frame; this game never has more")
    f = s.stack[-1]
    step = s.rules.steps[f.at].id
    if not s.rules.steps[f.at].asks and step != "turn.skip":
        raise PositionError("stack[0].step", f"nobody is asked at {step}")
    if not 0 <= f.seat < s.players:
        raise PositionError("stack[0].seat", f"missing; expected a seat from 0 to {s.players - 1}")
    if step.startswith("opening."):
        _check_opening(s, step)
    elif sorted(s.order) != list(range(s.players)):
        raise PositionError("order", f"expected each seat from 0 to {s.players - 1} once, got {list(s.order)}")
    elif step == "turn.choose" and not s.hands[f.seat]:
        raise PositionError(
            "stack[0].seat", f"seat {f.seat} has no card and is skipped ({s.game.cite('out-of-cards')})"
        )
    elif step in ("turn.radar-lot", "turn.radar-pick", "turn.steal-lot"):
        _check_effect(s, step, f)


def _check_opening(s: S, step: str) -> None:
    """The opening shows zones, then draws the order, then deals round and round: nothing else has happened yet."""
    n, dealt = s.players, sum(map(len, s.hands))
    for key, there in (
        ("placed", any(s.placed)),
        ("played", s.played),
        ("discarded", s.discards),
        ("marks", any(s.marks)),
    ):
        if there:
            raise PositionError(key, "expected nothing while the cards are being dealt")
    if step == "opening.zones" and (s.order or dealt):
        raise PositionError("order" if s.order else "hands", "expected none before the zones are shown")
    if step == "opening.order" and dealt:
        raise PositionError("hands", "expected none before the order is drawn")
    if step in ("opening.deal", "opening.begin") and len(s.order) < n:
        raise PositionError("order", f"expected each seat from 0 to {n - 1} once before the deal, got {list(s.order)}")
    turns = s.order or tuple(range(n))
    if any(len(s.hands[seat]) != dealt // n + (i < dealt % n) for i, seat in enumerate(turns)):
        raise PositionError("hands", "cards are dealt one to each seat in turn: expected hands of equal size")
    missing = {
        "opening.zones": len(s.regions) < s.deck.zones,
        "opening.order": len(s.regions) == s.deck.zones and len(s.order) < n,
        "opening.deal": dealt < s.deck.hand * n,
    }
    if not missing.get(step, True):
        raise PositionError("stack[0].step", f"there is nothing left to do at {step}")


def _check_effect(s: S, step: str, f: Frame) -> None:
    verb = "steal" if step == "turn.steal-lot" else "radar"
    if f.move is None or f.move.verb != verb:
        raise PositionError("stack[0].move", f"expected the {verb} that is taking effect")
    if verb == "steal":
        there, what = s.hands[f.move.args[0]], "the victim has no card"
        if f.move.args[0] == f.seat:
            raise PositionError("stack[0].move", "nobody draws from the own hand")
    else:
        opponent, region = f.move.args
        there, what = s.laid(region, opponent), "no card of that seat lies there"
        reading = "turn.radar-lot" if s.rules.radar_pick == "random-unseen" else "turn.radar-pick"
        if step != reading:
            raise PositionError("stack[0].step", f"under this reading of radar-pick it is {reading}")
    if not there:
        raise PositionError("stack[0].move", what)
    if not s.rules.spend_first and s.deck.tactic[verb] not in s.hands[f.seat]:
        raise PositionError("stack[0].seat", f"seat {f.seat} does not hold the {verb} that is taking effect")
