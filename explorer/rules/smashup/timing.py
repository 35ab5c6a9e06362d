"""Whether now is the moment for a card, and which moments are: told of a position from what a rehearsal has found.

What a card may ever do at a moment (a finding below) and what it may do now (the finding itself) are two things: now is
for the guards of the position to say, as far as they read what all can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, among, clip
from explorer.core.findings import Finding
from explorer.core.guards import HAND
from explorer.core.moments import moment_finding, of_now, timing_finding, waits
from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.core.words import Word, word
from explorer.rules.smashup.rehearsal import (
    ANOTHERS,
    ANYBODYS,
    EVENT,
    MINE,
    MOMENTS,
    OFFER,
    Chance,
    Told,
    judged,
    moments,
    place_of,
)

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def kinds(s: S, seat: int) -> list[str]:
    """Return the kinds of card that a seat's factions hold; for nobody's view, or before any is taken, of all that
    take part."""
    kit = s.kit
    taken = {n % len(kit.factions) for n, taker in enumerate(s.takers) if taker >= 0 and seat in (ALL, PUBLIC, taker)}
    return [k.id for k in kit.kinds if not taken or kit.factions.index(k.faction) in taken]


def kind_named(s: S, name: str) -> str:
    """Return the kind of card of that name ('shinobi'), or of the card written so ('shinobi-2').

    Raises ExplorerError for no such card.
    """
    ids = [k.id for k in s.kit.kinds]
    if name in ids:
        return name
    if name in s.kit.numbers:
        return s.kit.kind[s.kit.numbers[name]].id
    raise ExplorerError(f"no card is called {clip(repr(name))}; {among(str(name), ids)}")


def findings(s: S, id: str, seat: int) -> tuple[Finding, ...]:
    """Return for each moment whether a card may do something at it, where, and (`own`) whether for this seat."""
    told = moments(s.rules, next(card for card, k in enumerate(s.kit.kind) if k.id == id))
    return tuple(_finding(s, step, said, id, seat) for step, said in zip(MOMENTS, told, strict=True))


def _finding(s: S, step: str, told: Told, id: str, seat: int) -> Finding:
    """Return one moment: whether the card may ever do something at it; `own` where that goes for this seat and turn.

    At the moment of now, that of the seat that is asked is what its guards say now.
    """
    now, everybody = s.step == step, seat in (ALL, PUBLIC)
    if now and (everybody or seat == s.actor):
        here = _now(s, id)
        own = bool(here.chances)
        told = here if own else told
    else:
        mine = everybody or any(s.kit.kind[card].id == id for card in s.own_cards(seat))
        own = mine and (everybody or any(_in_turn(s, chance, seat) for chance in told.chances))
    name, part = word(f"moment-{step.replace('.', '-')}"), "part-any" if step in (OFFER, EVENT) else "part-turn"
    players = tuple(map(chance_word, told.chances))
    return moment_finding(s, word(f"card-{id}"), name, word(part), players, told.clauses, bool(players) and own, now)


def _in_turn(s: S, chance: Chance, seat: int) -> bool:
    return chance.turn == ANYBODYS or (chance.turn == MINE) == (seat == s.active)


def _now(s: S, id: str) -> Told:
    """Return what the guards say of the cards of a kind that belong to the seat that is asked."""
    actor = s.actor or 0
    chances: dict[Chance, None] = {}
    says: tuple[str, ...] = ()
    denies: tuple[str, ...] = ("own-deck",)
    for card in (card for card in s.own_cards(actor) if s.kit.kind[card].id == id):
        may, clauses = judged(s, card, HAND - 1)
        if may:
            chances[Chance(MINE if actor == s.active else ANOTHERS, place_of(s, card))] = None
            says += clauses
        else:
            denies = clauses
    return Told(tuple(chances), tuple(dict.fromkeys(says)) or denies)


def chance_word(chance: Chance) -> Word:
    """Return where and in whose turn a card may do something, or what it waits for."""
    if chance.place in ("hand", "here", "elsewhere", "play", "discard", "top", "itself", "instead"):
        return word("chance-card", turn=chance.turn, place=chance.place)
    return word(f"concern-{chance.place}")


def finding(s: S, name: str, seat: int) -> Finding:
    """Return whether now is the moment for a card, for a seat (or PUBLIC, or ALL), the moments below it.

    It reads rules and what lies open, never a hand: whether the seat holds the card is another question.
    """
    id = kind_named(s, name)
    below = findings(s, id, seat)
    here = _now(s, id) if s.step in MOMENTS and s.actor != CHANCE else Told((), ())
    asked = seat in (ALL, PUBLIC, s.actor)
    now = of_now(below)
    at = asked and now is not None and now.holds
    moments = tuple(f.facts["moment"] for f in below if f.holds)
    told = {"card": word(f"card-{id}"), "moments": moments, "at": "yes" if at else "no"}
    return timing_finding(s, seat, below, bool(here.chances), told, here.clauses)


def facts(s: S, card: int) -> dict[str, Any]:
    """Return what a guard adds that refuses a card at a moment not its own: the moments, and what is asked now."""
    seat = s.actor if s.actor is not None and s.actor >= 0 else PUBLIC
    return {"below": findings(s, s.kit.kind[card].id, seat), "waits": waits(s)}


__all__ = ["facts", "finding", "findings", "kind_named", "kinds"]
