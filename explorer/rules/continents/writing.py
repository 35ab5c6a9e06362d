"""Positions of `continents` as JSON values, as a teacher would write them; what says nothing is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from explorer.core.state import PUBLIC
from explorer.rules.continents.deck import MIXES, SIDES, TACTICS
from explorer.rules.continents.records import LOOK, Battle, Known, Memory

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def seer_name(seer: int) -> int | str:
    return "public" if seer == PUBLIC else seer


def write(s: S) -> dict[str, Any]:
    """Return the facts as JSON values that a teacher can read and write; entries that say nothing are left out."""
    deck = s.deck
    lands = deck.continents
    every: dict[str, Any] = {
        "turn": s.turn,
        "first": s.first,
        "to_move": s.to_move,
        "continents": [
            [lands[c] for c, n in enumerate(s.cards_of(seat)) for _ in range(n)] for seat in range(s.players)
        ],
        "hands": [tactics(hand) for hand in s.hands],
        "row": [lands[c] for c in s.row],
        "burned": counted(s.burned),
        "coins": {lands[c]: seat for c, seat in enumerate(s.coins) if seat >= 0},
        "taken": [[seat, lands[c]] for seat, c in s.taken],
    }
    more: dict[str, Any] = {
        "claims": [[seat, lands[c]] for seat, c in s.claims],
        "attacked": s.attacked,
        "yielded": s.yielded,
        "mix": list(MIXES)[s.mix] if s.mix >= 0 else "",
        "drawn": list(s.drawn) if any(s.drawn) else [],
        "from_row": s.from_row,
        "queue": [[seat, TACTICS[kind]] for seat, kind in s.queue],
        "battle": write_battle(s, s.battle) if s.battle is not None else {},
        "known": [known(k) for k in s.known],
        "looks": [{"by": look.seer, "hand": look.owner, "least": look.least} for look in s.looks],
        "memory": write_memory(s.memory) if s.memory is not None else {},
        "reshuffles": s.reshuffles,
        "thrown": list(s.thrown) if any(s.thrown) else [],
        "spied": s.spied,
    }
    return every | {key: value for key, value in more.items() if value}


def tactics(kinds: Iterable[int]) -> list[str]:
    return [TACTICS[kind] for kind in kinds]


def counted(counts: Iterable[int]) -> dict[str, int]:
    return {TACTICS[kind]: n for kind, n in enumerate(counts) if n}


def known(k: Known) -> dict[str, Any]:
    return {"by": seer_name(k.seer), "hand": k.owner, "card": TACTICS[k.kind], "count": k.number}


def write_battle(s: S, b: Battle) -> dict[str, Any]:
    """Return a battle as JSON values; views show it too, since all of it lies open."""
    lands = s.deck.continents
    saved: dict[str, Any] = {
        "attacker": b.attacker, "defender": b.defender, "source": lands[b.source], "target": lands[b.target],
        "rolls": b.rolls,
    }  # fmt: skip
    if b.against >= 0:
        saved["against"] = b.against
    if b.captured:
        saved["captured"] = b.captured
    if any(b.troops):
        saved["troops"] = [[[seat, TACTICS[kind]] for seat, kind in side] for side in b.troops]
    if any(side >= 0 for side in b.helped):
        saved["helped"] = {str(seat): SIDES[side] for seat, side in enumerate(b.helped) if side >= 0}
    if any(b.dice):
        saved["dice"], saved["pair"] = list(b.dice), b.pair
        saved["red"], saved["black"] = map(list, b.shown)
    return saved


def write_memory(memory: Memory) -> dict[str, Any]:
    return {
        "fresh": counted(memory.fresh),
        "known": [known(k) for k in memory.known],
        "sizes": list(memory.sizes),
        "traces": [
            {"what": t.what, "seat": t.seat, "cards": tactics(t.kinds)} | ({"by": t.other} if t.what == LOOK else {})
            for t in memory.traces
        ],
    }


__all__ = ["write", "write_battle"]
