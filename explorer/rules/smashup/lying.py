"""Minions, actions and effects in play as JSON values, and back again with every mistake named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.reading import Table
from explorer.rules.smashup.records import (
    ACTION,
    BREAKPOINT,
    IGNORES,
    NEXT_TURN,
    NO_ACTIONS,
    POWER,
    SHIELD,
    START,
    TURN,
    Attached,
    Effect,
    Minion,
)

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop

KINDS = (POWER, BREAKPOINT, NO_ACTIONS, SHIELD, IGNORES)
ENDS = (TURN, NEXT_TURN, START, ACTION)


def written_attached(s: TableTop) -> list[dict[str, Any]]:
    """Return the actions in play: on a base, or on the minion with that card."""
    found = []
    for a in s.attached:
        entry: dict[str, Any] = {"card": s.kit.tokens[a.card], "seat": a.seat, "life": a.life}
        host = s.minion(a.host) if a.host > 0 else None
        if host is None:
            entry["base"] = s.kit.base_tokens[a.base]
        else:
            entry["on"] = s.kit.tokens[host.card]
        if a.note >= 0:
            entry["note"] = a.note
        found.append(entry)
    return found


def written_effects(s: TableTop) -> list[dict[str, Any]]:
    """Return what holds for a while."""
    return [
        {**effect._asdict(), "source": s.kit.tokens[effect.source] if effect.source >= 0 else ""}
        for effect in s.effects
    ]


def read_minions(s: TableTop, table: Table, left: list[set[int]]) -> None:
    """Take the minions from a table, and their cards out of their owners' decks. Raises FileError naming the key."""
    from explorer.rules.smashup.positions import base_named, take

    for i, entry in enumerate(table.tables("minions") if "minions" in table else []):
        card = take(s, entry, "card", [entry.get("card", str)], left, -1)[0]
        base = base_named(s, entry, "base", entry.get("base", str))
        if base not in s.bases:
            raise entry.fail("base", "that base is not in play")
        if not s.kit.kind[card].minion:
            raise entry.fail("card", "only minions stay on bases by themselves; actions are 'attached'")
        s.minions += (Minion(card, base, _seat(s, entry, card), _life(s, entry, i)),)
        entry.done()


def _seat(s: TableTop, entry: Table, card: int) -> int:
    seat = entry.get("seat", int, s.owner(card))
    if not 0 <= seat < s.players:
        raise entry.fail("seat", f"expected 0 to {s.players - 1}, got {seat}")
    return seat


def _life(s: TableTop, entry: Table, i: int) -> int:
    life = entry.get("life", int, i + 1)
    if life < 1 or any(thing.life == life for thing in s.lying):
        raise entry.fail("life", "expected 1 or more, different for everything in play")
    return life


def read_attached(s: TableTop, table: Table, left: list[set[int]]) -> None:
    """Take the actions in play from a table. Raises FileError naming the key."""
    from explorer.rules.smashup.positions import base_named, card_named, take

    first = max((m.life for m in s.minions), default=0)
    for i, entry in enumerate(table.tables("attached") if "attached" in table else []):
        card = take(s, entry, "card", [entry.get("card", str)], left, -1)[0]
        attach = s.rules.abilities[card].attach
        if attach is None:
            raise entry.fail("card", "expected an action that stays in play")
        base = host = -1
        if "on" in entry and "base" in entry:
            raise entry.fail("on", "an action lies on a base or on a minion, not on both")
        if ("on" in entry) != (attach.kind == "minion"):
            where = "on a minion in play ('on')" if attach.kind == "minion" else "on a base ('base')"
            raise entry.fail("base" if "base" in entry else "on", f"expected it {where}")
        if "on" in entry:
            minion = s.minion_of(card_named(s, entry, "on", entry.get("on", str)))
            if minion is None:
                raise entry.fail("on", "expected a minion in play")
            host = minion.life
        else:
            base = base_named(s, entry, "base", entry.get("base", str))
            if base not in s.bases:
                raise entry.fail("base", "that base is not in play")
        seat, life = _seat(s, entry, card), _life(s, entry, first + i)
        note = entry.get("note", int, -1)
        if not -1 <= note < len(s.kit.factions):
            raise entry.fail("note", f"expected the number of a faction, 0 to {len(s.kit.factions) - 1}, got {note}")
        s.attached += (Attached(card, base, host, seat, life, note),)
        entry.done()


def read_effects(s: TableTop, table: Table) -> None:
    """Take what holds for a while from a table. Raises FileError naming the key."""
    from explorer.rules.smashup.positions import card_named

    for entry in table.tables("effects") if "effects" in table else []:
        kind, ends = entry.choice("kind", KINDS), entry.choice("ends", ENDS)
        target, amount = entry.get("target", int), entry.get("amount", int, 0)
        seat, turn = entry.get("seat", int, s.active), entry.get("turn", int, s.turn)
        name = entry.get("source", str, "")
        source = card_named(s, entry, "source", name) if name else -1
        fits = {
            POWER: s.minion(target) is not None,
            NO_ACTIONS: 0 <= target < s.players,
        }.get(kind, target in s.bases)
        if not fits or not 0 <= seat < s.players:
            raise entry.fail("target", f"nothing that an effect of the kind {kind!r} can be on: {target}")
        if kind in (SHIELD, IGNORES) and not 0 <= amount < s.players:
            raise entry.fail("amount", f"expected a seat, 0 to {s.players - 1}, got {amount}")
        entry.done()
        s.effects += (Effect(kind, target, amount, seat, ends, turn, source),)


__all__ = ["read_attached", "read_effects", "read_minions", "written_attached", "written_effects"]
