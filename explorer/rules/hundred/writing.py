"""Positions of `hundred` as JSON values, as a teacher would write them; what says nothing is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from explorer.rules.hundred.deck import mask
from explorer.rules.hundred.turn import settable

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def write(s: S) -> dict[str, Any]:
    """Return the facts as JSON values; the pile is what lies nowhere else."""
    deck = s.deck
    tokens, entries = deck.tokens, dict(zip(deck.codes, deck.entries, strict=True))

    def cards(kinds: Iterable[int]) -> list[str]:
        return [tokens[kind] for kind in kinds]

    every: dict[str, Any] = {
        "turn": s.turn,
        "first": s.first,
        "to_move": s.to_move,
        "hands": [cards(hand) for hand in s.hands],
        "score": [[entries[code] for code in laid] for laid in s.laid],
        "graveyard": cards(s.grave),
        "clock": s.clock,
    }
    more: dict[str, Any] = {
        "round": s.round if s.round > 1 else 0,
        "set": [cards(row) for row in s.sets] if any(s.sets) else [],
        "change": list(s.mods) if any(s.mods) else [],
        "frozen": list(s.frozen) if any(s.frozen) else [],
        "top": cards(s.top),
        "bottom": cards(s.bottom),
        "used": list(s.used) if any(s.used) else [],
        "skipped": s.skipped,
        "cut": s.cut,
        "pierced": list(s.pierced),
        "shuffles": s.shuffles,
        "penalties": list(s.penalties) if any(s.penalties) else [],
        "settled": s.settled,
        "arrived": [[note.serial for note in notes] for notes in s.notes] if any(s.notes) else [],
        "set_arrived": [[note.serial for note in notes] for notes in s.set_notes] if any(s.set_notes) else [],
        "seen": seen(s),
        "may": may(s),
        "returns": [
            {"card": tokens[r.kind], "clock": r.clock, "by": eyes(s, r.by), "known_to": eyes(s, r.seen)}
            for r in s.put_back
        ],
    }
    if s.ending >= 0:
        more["last_turn_of"] = s.ending
        return every | {key: value for key, value in more.items() if value or key == "last_turn_of"}
    return every | {key: value for key, value in more.items() if value}


def eyes(s: S, seen: int) -> list[int | str]:
    """Return a mask of who knows as seats and 'public'."""
    found: list[int | str] = [seat for seat in range(s.players) if seen >> seat & 1]
    return [*found, "public"] if seen >> s.players & 1 else found


def seen(s: S) -> list[dict[str, Any]]:
    """Return for every hidden card that others than its owner know who does."""
    return [
        {"card": note.serial, "by": eyes(s, note.seen)}
        for rows in (s.notes, s.set_notes)
        for seat, notes in enumerate(rows)
        for note in notes
        if note.seen != 1 << seat
    ]


def may(s: S) -> list[dict[str, Any]]:
    """Return for every hidden card that can only be of some kinds which; a set card can be any that can be set."""
    usual = (s.deck.every, mask(settable(s)))
    return [
        {"card": note.serial, "kinds": [token for kind, token in enumerate(s.deck.tokens) if note.may >> kind & 1]}
        for rows, default in zip((s.notes, s.set_notes), usual, strict=True)
        for notes in rows
        for note in notes
        if note.may != default
    ]


__all__ = ["write"]
