"""What `explain` can tell in `smashup`: how close a base is to breaking, what each seat would score there, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import explain
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.rules.smashup.places import AWARD, Claim, award_of
from explorer.rules.smashup.power import bonuses, breakpoint_of, breaks, power, total
from explorer.rules.smashup.victory import VICTORY, leaders

if TYPE_CHECKING:
    from explorer.rules.smashup.records import Minion
    from explorer.rules.smashup.table import TableTop as SmashUpState


def topics(s: SmashUpState) -> list[str]:
    """Return the ids of everything there is to explain: 'base:…', 'award:<base>:<seat>', 'winner'."""
    tokens = [s.kit.base_tokens[base] for base in s.bases]
    awards = [f"award:{token}:{seat}" for token in tokens for seat in range(s.players)]
    return [*(f"base:{token}" for token in tokens), *awards, "winner"]


def finding(s: SmashUpState, topic: str) -> Finding:
    """Return the finding on a topic. Everything it reads is public, so every seat gets the same one."""
    kind, _, rest = topic.partition(":")
    if kind == "winner":
        return _winner(s)
    token, _, seat = rest.partition(":")
    base = s.kit.base_tokens.index(token)
    return _base(s, base) if kind == "base" else _award(s, base, int(seat))


def _base(s: SmashUpState, base: int) -> Finding:
    facts = {"base": s.base_word(base), "total": total(s, base), "breakpoint": breakpoint_of(s, base)}
    below = tuple(_power(s, minion) for minion in s.on(base))
    holds = breaks(s, base)
    return Finding(s.game, "finding-base", "" if holds else "short", holds, ("breakpoint",), facts, below)


def _power(s: SmashUpState, minion: Minion) -> Finding:
    printed = s.kit.kind[minion.card].power
    added = bonuses(s, minion)
    facts = {
        "card": s.card_word(minion.card),
        "seat": seat_word(minion.seat),
        "printed": printed,
        "total": power(s, minion),
        "sources": tuple(source for source, _ in added),
        "bonus": sum(amount for _, amount in added),
    }
    return Finding(s.game, "finding-power", "", True, ("power",), facts)


def _award(s: SmashUpState, base: int, seat: int) -> Finding:
    claim = Claim(s, base, seat)
    facts = {
        "base": s.base_word(base),
        "seat": seat_word(seat),
        "count": claim.minions,
        "total": claim.power,
        "ahead": claim.ahead,
        "sharing": claim.sharing,
        "vp": award_of(s, base, seat),
    }
    below = tuple(_power(s, minion) for minion in s.on(base) if minion.seat == seat)
    return explain(s.game, AWARD, claim, facts, s.rules.off, below)


def _winner(s: SmashUpState) -> Finding:
    first = leaders(s)
    facts = {
        "seats": tuple(seat_word(seat) for seat in first),
        "seat": seat_word(first[0]),
        "count": len(first),
        "vp": max(s.vp),
        "goal": s.kit.goal,
    }
    return explain(s.game, VICTORY, s, facts, s.rules.off, ())
