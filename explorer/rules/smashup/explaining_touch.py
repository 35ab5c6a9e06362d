"""What a card in play, a base or a passing effect touches now, asked of the predicates that the engine asks.

Every touch is a finding whose facts say what is touched (`target`), of what kind (`kind`), at which base (`at`), under
whose control (`seat`), by how much and how long.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.smashup.abilities import AFTER, BEFORE, HERE, PLAYED, Program, Trigger
from explorer.rules.smashup.acting import keeps_off, spans
from explorer.rules.smashup.explaining_power import clause_named, lasting_word, until
from explorer.rules.smashup.places import extra_of, place_of
from explorer.rules.smashup.power import additions, cancels, ignores, lends
from explorer.rules.smashup.records import BREAKPOINT, NO_ACTIONS, Attached, Minion
from explorer.rules.smashup.rights import bars
from explorer.rules.smashup.scoring import can_use
from explorer.rules.smashup.texts import do_word, grant_word, right_word, tag_word
from explorer.rules.smashup.turn import can_use_now

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def sources(s: S) -> list[int]:
    """Return the cards that do something now: those in play, and those of which an effect lasts."""
    return list(dict.fromkeys([*(t.card for t in s.lying), *(e.source for e in s.effects if e.source >= 0)]))


def touch_finding(s: S, token: str) -> Finding:
    """Return what a card or base (by its notation) touches, below it a finding for each thing touched."""
    if token in s.kit.base_tokens:
        base = s.kit.base_tokens.index(token)
        source, below = s.base_word(base), tuple(_of_base(s, base))
        facts: dict[str, Any] = {"seat": "none", "at": s.base_word(base)}
    else:
        card = s.kit.numbers[token]
        thing = s.minion_of(card) or s.action_of(card)
        source, below = s.card_word(card), tuple(_of_card(s, card, thing))
        facts = {
            "seat": "none" if thing is None else seat_word(thing.seat),
            "at": "none" if thing is None else s.base_word(s.base_of(thing.life)),
        }
    facts = {"source": source, "count": len(below), **facts}
    return Finding(s.game, "finding-touch", "", True, (clause_named(s, source),), facts, below)


class Telling:
    """Tells of one source: `minion`, `base` and `player` make the finding on something touched."""

    def __init__(self, s: S, source: Word) -> None:
        self.s, self.source, self.clause = s, source, clause_named(s, source)

    def minion(self, id: str, m: Minion, clauses: tuple[str, ...] = (), **facts: Any) -> Finding:
        s = self.s
        there = {"target": s.card_word(m.card), "at": s.base_word(m.base), "seat": seat_word(m.seat)}
        return self._finding(id, "minion", clauses, {**there, **facts})

    def base(self, id: str, base: int, clauses: tuple[str, ...] = (), **facts: Any) -> Finding:
        name = self.s.base_word(base)
        return self._finding(id, "base", clauses, {"target": name, "at": name, "seat": "none", **facts})

    def player(self, id: str, seat: int, at: int = -1, clauses: tuple[str, ...] = (), **facts: Any) -> Finding:
        name, where = seat_word(seat), self.s.base_word(at) if at >= 0 else "none"
        return self._finding(id, "player", clauses, {"target": name, "at": where, "seat": name, **facts})

    def _finding(self, id: str, kind: str, clauses: tuple[str, ...], facts: dict[str, Any]) -> Finding:
        known = {"source": self.source, "kind": kind, "until": "none", **facts}
        return Finding(self.s.game, f"touch-{id}", "", True, (*clauses, self.clause), known)


def _added(s: S, tell: Telling) -> Iterator[Finding]:
    """Yield the power that a source adds."""
    for added in additions(s):
        m = s.minion(added.life)
        if m is not None and added.source == tell.source:
            more = {"amount": added.amount, "less": max(0, -added.amount), "until": until(s, added.effect)}
            yield tell.minion("power", m, ("power",), **more)


def _waits(trigger: Trigger) -> Word:
    who = word(f"seat-{trigger.seat}") if trigger.seat else "none"
    when = word(f"on-{trigger.on}", concerns=word(f"concern-{trigger.concerns}"), who=who)
    return word("waits-for", when=when, does=_done(trigger.program))


def _done(program: Program) -> tuple[Word, ...]:
    return tuple(do_word(do) for do in program)


# cards


def _of_card(s: S, card: int, thing: Minion | Attached | None) -> Iterator[Finding]:
    tell = Telling(s, s.card_word(card))
    yield from _added(s, tell)
    if isinstance(thing, Minion):
        yield from _of_minion(s, tell, thing)
    elif thing is not None:
        yield from _of_action(s, tell, thing)
    if thing is not None:
        yield from _rights_and_triggers(s, tell, thing)
    yield from _effects(s, tell, card)


def _of_minion(s: S, tell: Telling, me: Minion) -> Iterator[Finding]:
    ability = s.rules.abilities[me.card]
    if ability.indestructible:
        yield tell.minion("indestructible", me, ("destroy",))
    if ability.instead:
        yield tell.minion("instead", me, ("destroy",), does=_done(ability.instead))
    tag = ability.counts_as
    for m in s.minions if tag else ():
        if lends(s, me, m, tag) and tag not in s.kit.kind[m.card].tags:
            yield tell.minion("counts-as", m, tag=tag_word(tag))
    for window in (BEFORE, AFTER):
        for base in s.bases:
            if can_use(s, me, window, base):
                yield tell.base("usable", base, (f"{window}-scoring",), window=window, user=seat_word(me.seat))
    if ability.on_turn is not None and s.step == "turn.play" and can_use_now(s, me):
        yield tell.player("usable-now", me.seat, me.base, ("special-now",), does=_done(ability.on_turn.program))


def _of_action(s: S, tell: Telling, me: Attached) -> Iterator[Finding]:
    ability = s.rules.abilities[me.card]
    if ability.shield is not None:
        for m in s.minions:
            if spans(me, ability.shield, m):
                once = "yes" if ability.shield.once else "no"
                yield tell.minion("shield", m, ("affect",), against=ability.shield.against, once=once)
    for base in s.bases:
        if cancels(s, me, base):
            yield tell.base("cancels", base)
    if ability.bars:
        yield from _barred(s, tell, me)
    if ability.from_discard:
        yield tell.player("raises", me.seat, s.base_of(me.life))


def _barred(s: S, tell: Telling, me: Attached) -> Iterator[Finding]:
    """Yield whom an action keeps off its base: a seat altogether, or with minions of some factions."""
    kit = s.kit
    for seat in range(s.players):
        minions = [card for card in s.own_cards(seat) if kit.kind[card].minion]
        kept = [card for card in minions if bars(s, me, seat, card)]
        factions = tuple(dict.fromkeys(kit.faction_words[kit.faction[card]] for card in kept))
        if kept:
            yield tell.player("bars", seat, me.base, factions=() if kept == minions else factions)


def _rights_and_triggers(s: S, tell: Telling, me: Minion | Attached) -> Iterator[Finding]:
    ability = s.rules.abilities[me.card]
    at = s.base_of(me.life)
    if ability.grant is not None:
        here = at if ability.grant.on == HERE else -1
        grant = grant_word(replace(ability.grant, on="") if here >= 0 else ability.grant)
        if here >= 0:
            grant = word("grant-there", grant=grant, base=s.base_word(here))
        yield tell.player("grant", me.seat, here, ("extra-play",), grant=grant)
    for right in (right for right in s.plays if right.source == me.card):
        yield tell.player("left", right.seat, right.base, ("extra-play",), grant=right_word(s, right))
    for trigger in ability.triggers:
        waits = _waits(trigger)
        if trigger.on == PLAYED or isinstance(me, Attached):
            yield tell.base("waits", at, ("simultaneous",), waits=waits)
        else:
            yield tell.minion("waits", me, ("simultaneous",), waits=waits)


def _effects(s: S, tell: Telling, card: int) -> Iterator[Finding]:
    """Yield what effects of a card do for a while, beside power."""
    for e in s.effects:
        if e.source != card:
            continue
        lasts = lasting_word(s, e)
        if e.kind == BREAKPOINT:
            yield tell.base("breakpoint", e.target, ("breakpoint", "lasting"), amount=-e.amount, until=lasts)
        elif e.kind == NO_ACTIONS:
            yield tell.player("silence", e.target, clauses=("lasting",), until=lasts)
        for m in s.minions:
            if keeps_off(e, card, m):
                yield tell.minion("kept-off", m, ("affect",), until=lasts)
        for base in s.bases:
            for seat in range(s.players):
                if ignores(e, base, seat):
                    yield tell.player("ignores", seat, base, ("lasting",), base=s.base_word(base), until=lasts)


# bases


def _of_base(s: S, base: int) -> Iterator[Finding]:
    tell, site = Telling(s, s.base_word(base)), s.rules.sites[base]
    for a in s.attached:
        if cancels(s, a, base):
            yield tell.base("cancelled", base, (s.kit.kind[a.card].id,), by=s.card_word(a.card))
            return
    for e in s.effects:
        for seat in range(s.players):
            if ignores(e, base, seat):
                by, lasts = s.card_word(e.source), lasting_word(s, e)
                yield tell.player("ignored", seat, base, (s.kit.kind[e.source].id,), by=by, until=lasts)
    yield from _added(s, tell)
    for trigger in site.triggers:
        yield tell.base("waits", base, ("simultaneous",), waits=_waits(trigger))
    for seat in range(s.players):
        vp = extra_of(s, base, seat, place_of(s, base, seat))
        if vp:
            yield tell.player("scores", seat, base, vp=vp)
    for name, after in (("after", site.after), ("replaced", site.replaced)):
        if after is not None:
            when = word(f"site-{name}", whom=word(f"whom-{after.whom}"))
            waits = word("waits-for", when=when, does=_done(after.program))
            yield tell.base("waits", base, ("after-scoring",), waits=waits)


__all__ = ["sources", "touch_finding"]
