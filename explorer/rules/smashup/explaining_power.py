"""A minion's power as a sum: what is printed, then whatever adds to it, each with its clause and how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.smashup.power import Addition, bonuses, power
from explorer.rules.smashup.records import ACTION, START, TURN

if TYPE_CHECKING:
    from explorer.rules.smashup.records import Effect, Minion
    from explorer.rules.smashup.table import TableTop as S


def clause_named(s: S, name: Word) -> str:
    """Return the clause of the card or base that a word names."""
    kit = s.kit
    return kit.kind[kit.words.index(name)].id if name in kit.words else kit.bases[kit.base_words.index(name)].id


def lasting_word(s: S, e: Effect) -> Word:
    """Return how long an effect lasts."""
    if e.ends == TURN or (e.ends not in (ACTION, START) and e.seat == s.active and e.turn < s.turn):
        return word("lasts-this-turn")
    if e.ends == ACTION:
        return word("lasts-action", card=s.card_word(e.source))
    return word(f"lasts-{e.ends}", seat=seat_word(e.seat))


def until(s: S, e: Effect | None) -> Any:
    """Return how long something lasts: 'none' for as long as its source lies there."""
    return "none" if e is None else lasting_word(s, e)


def power_finding(s: S, minion: Minion) -> Finding:
    """Return what a minion's power comes to, below it each thing that adds to it."""
    added = bonuses(s, minion)
    printed = s.kit.kind[minion.card].power
    bonus = sum(each.amount for each in added)
    facts = {
        "card": s.card_word(minion.card),
        "seat": seat_word(minion.seat),
        "base": s.base_word(minion.base),
        "printed": printed,
        "total": power(s, minion),
        "sources": tuple(each.source for each in added),
        "bonus": bonus,
        "floor": "yes" if printed + bonus < 0 else "no",
    }
    below = tuple(_addend(s, minion, each) for each in added)
    return Finding(s.game, "finding-power", "", True, ("power",), facts, below)


def _addend(s: S, minion: Minion, added: Addition) -> Finding:
    facts = {
        "card": s.card_word(minion.card),
        "source": added.source,
        "amount": added.amount,
        "less": max(0, -added.amount),
        "until": until(s, added.effect),
    }
    return Finding(s.game, "finding-addend", "", True, (clause_named(s, added.source),), facts)


__all__ = ["clause_named", "lasting_word", "power_finding", "until"]
