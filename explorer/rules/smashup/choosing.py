"""What the text of a card lets be chosen, and declined: a guard for each limit; a refusal cites the card's clause too.

Other choices are here too: which of many comes next, which base scores first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, OPEN, Guard, seat_word
from explorer.rules.smashup.abilities import Target, noted
from explorer.rules.smashup.acting import act_cards, elsewhere
from explorer.rules.smashup.doing import least
from explorer.rules.smashup.playing import playable
from explorer.rules.smashup.power import breaking, power
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.records import Play
from explorer.rules.smashup.targets import (
    LIMITS,
    PRIVATE,
    amount,
    base_zone,
    candidates,
    doing,
    place,
    right_base,
    right_card,
    zone_of,
)
from explorer.rules.smashup.triggers import trigger_bases, trigger_cards

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CHOOSING = ("do.choose",)


def asking(s: S) -> str:
    """Return the id of the step that asks."""
    id: str = s.rules.steps[s.stack[-1].at].id
    return id


def at(
    asked: tuple[str, ...],
    id: str,
    clauses: tuple[str, ...],
    stage: int,
    reads: tuple[str, ...],
    holds: Callable[..., bool],
    facts: Callable[..., Mapping[str, Any]] | None = None,
    among: Callable[[S], Sequence[int]] | None = None,
) -> Guard:
    """Return a guard that matters at some steps only: everywhere else it holds, for every value."""
    steps = frozenset(asked)

    def holds_there(s: S, *values: int) -> bool:
        return asking(s) not in steps or holds(s, *values)

    def values_there(s: S) -> Sequence[int]:
        if among is None or asking(s) not in steps:
            return every(s, reads[0])
        return among(s)

    def facts_there(s: S, *values: int) -> Mapping[str, Any]:
        found = {} if facts is None or asking(s) not in steps else dict(facts(s, *values))
        card = found.pop("text", "")
        return {**found, "clauses": (*clauses, card)} if card else found

    listed = None if among is None else values_there
    return Guard(id, clauses, stage, reads, holds_there, facts_there, among=listed, at=steps, there=holds)


def every(s: S, name: str) -> range:
    """Return every value of an argument."""
    numbers = {"card": s.kit.cards(s.players), "base": range(len(s.kit.bases)), "seat": range(s.players)}
    return numbers.get(name, range(len(s.takers)))


def target(s: S) -> Target:
    """Return what the text that asks lets be chosen."""
    found = doing(s, s.stack[-1]).target
    assert found is not None
    return found


def choice_facts(s: S, *values: int) -> dict[str, Any]:
    """Return what can be chosen, and the text that says so."""
    f, t = s.stack[-1], target(s)
    found = candidates(s, f, t)
    if t.kind == "base":
        names: tuple[Any, ...] = s.base_words(found)
    elif t.kind == "player":
        names = tuple(seat_word(seat) for seat in found)
    elif t.kind == "faction":
        names = tuple(s.kit.faction_words[n] for n in found)
    elif t.kind == "card":
        names = s.card_words(found)
    else:
        names = s.card_words(thing.card for thing in s.lying if thing.life in found)
    return {"source": source_word(s, f), "choices": names, "text": clause_of(s, f)}


# cards


def of_sort(s: S, card: int) -> bool:
    """Tell whether a card lies where the text looks for one, by what is public."""
    t = target(s)
    if t.kind == "minion":
        return s.minion_of(card) is not None
    if t.kind == "action":
        return s.action_of(card) is not None
    return t.where in PRIVATE or card in zone_of(s, s.stack[-1], t)


def candidate_cards(s: S) -> list[int]:
    f, t = s.stack[-1], target(s)
    found = candidates(s, f, t)
    if t.kind == "card":
        return found
    lives = {*found}
    return [thing.card for thing in s.lying if thing.life in lives]


def limit(name: str, clause: str, facts: Callable[[S, int], Mapping[str, Any]] | None = None) -> Guard:
    """Return the guard of one limit on things in play; a card that is not in play has no place in it."""

    allowed = LIMITS[name]

    def holds(s: S, card: int) -> bool:
        t = target(s)
        if t.kind == "card":
            return True
        thing = s.minion_of(card) if t.kind == "minion" else s.action_of(card)
        return thing is None or allowed(s, s.stack[-1], t, thing)

    def said(s: S, card: int) -> Mapping[str, Any]:
        more = {} if facts is None or target(s).kind == "card" else facts(s, card)
        return {**choice_facts(s), **more}

    return at(CHOOSING, f"target-{name}", (clause,), OPEN, ("card",), holds, said)


def place_facts(s: S, card: int) -> Mapping[str, Any]:
    base = place(s, s.stack[-1], target(s).where)
    return {"place": s.base_word(base) if base >= 0 else source_word(s, s.stack[-1])}


def power_facts(s: S, card: int) -> Mapping[str, Any]:
    t, f, minion = target(s), s.stack[-1], s.minion_of(card)
    most = -1 if t.most is None else amount(s, f, t.most)
    if t.less is not None:
        most = amount(s, f, t.less) - 1
    return {"power": 0 if minion is None else power(s, minion), "most": most}


def own_zone(s: S, card: int) -> bool:
    """Tell whether a card of a hand or deck is one that the text lets be chosen: known to who chooses, not to all."""
    f, t = s.stack[-1], target(s)
    return t.kind != "card" or (card in zone_of(s, f, t) and right_card(s, f, t, card))


SORT = at(CHOOSING, "target-kind", ("targets",), OPEN, ("card",), of_sort, choice_facts)
ZONE = at(CHOOSING, "target-card", ("targets",), HAND, ("card",), own_zone, choice_facts)
STILL = at(
    ("act.order",), "still-to-do", ("fixed-targets",), OPEN, ("card",),
    lambda s, card: card in act_cards(s, s.stack[-1]),
    lambda s, card: {"choices": s.card_words(act_cards(s, s.stack[-1]))},
    lambda s: act_cards(s, s.stack[-1]),
)  # fmt: skip
WAITING = at(
    ("trigger.order",), "waiting-card", ("simultaneous",), OPEN, ("card",),
    lambda s, card: card in trigger_cards(s, s.stack[-1]),
    lambda s, card: {"choices": s.card_words(trigger_cards(s, s.stack[-1]))},
    lambda s: trigger_cards(s, s.stack[-1]),
)  # fmt: skip


def listed_cards(s: S) -> Sequence[int]:
    """Return what may be chosen at any of the questions that a card answers."""
    step = asking(s)
    if step == "act.order":
        return act_cards(s, s.stack[-1])
    return trigger_cards(s, s.stack[-1]) if step == "trigger.order" else candidate_cards(s)


CHOOSE_CARD: tuple[Guard, ...] = (
    replace(SORT, among=listed_cards, at=frozenset(), there=None),
    limit("place", "targets", place_facts),
    limit("player", "control"),
    limit("sort", "targets"),
    limit("power", "power", power_facts),
    limit("fit", "targets"),
    limit("again", "any-number"),
    ZONE,
    STILL,
    WAITING,
)  # fmt: skip


# bases, players, factions


def base_choices(s: S) -> list[int]:
    f, step = s.stack[-1], asking(s)
    if step == "do.base":
        return candidates(s, f, target(s))
    if step == "act.where":
        return elsewhere(s, f)
    return breaking(s) if step == "turn.choose" else trigger_bases(s, f)


def base_there(s: S, base: int) -> bool:
    return base in base_zone(s, target(s))


CHOOSE_BASE: tuple[Guard, ...] = (
    replace(at(("do.base",), "target-base", ("targets",), OPEN, ("base",), base_there, choice_facts),
            among=base_choices, at=frozenset(), there=None),
    at(("do.base",), "target-base-fit", ("targets",), OPEN, ("base",),
       lambda s, base: right_base(s, s.stack[-1], target(s), base), choice_facts),
    at(("act.where",), "other-base", ("move",), OPEN, ("base",), lambda s, base: base in elsewhere(s, s.stack[-1]),
       lambda s, base: {"choices": s.base_words(elsewhere(s, s.stack[-1]))}),
    at(("trigger.order",), "waiting-base", ("simultaneous",), OPEN, ("base",),
       lambda s, base: base in trigger_bases(s, s.stack[-1]),
       lambda s, base: {"choices": s.base_words(trigger_bases(s, s.stack[-1]))}),
    at(("turn.choose",), "base-breaks", ("breakpoint",), OPEN, ("base",), lambda s, base: base in breaking(s),
       lambda s, base: {"choices": s.base_words(breaking(s))}),
)  # fmt: skip

AMONG: dict[str, Guard] = {
    name: at((f"do.{name}",), f"target-{name}", ("targets",), OPEN, (name,),
             lambda s, value: value in candidates(s, s.stack[-1], target(s)), choice_facts,
             lambda s: candidates(s, s.stack[-1], target(s)))
    for name in ("seat", "faction")
}  # fmt: skip


# declining


def may_decline(s: S) -> bool:
    """Tell whether no is an answer: what a text does not leave open has to be done as far as it can."""
    f, step = s.stack[-1], asking(s)
    if step == "do.choose":
        return len(noted(f, "picks")) >= least(s, f)
    if step == "extra.offer" and noted(f, "must"):
        return not playable(s, Play(*noted(f, "right")))
    return True


MAY_DECLINE = Guard(
    "may-decline", ("may-or-must",), HAND, (), may_decline,
    lambda s: {"source": source_word(s, s.stack[-1]), "clauses": ("may-or-must", clause_of(s, s.stack[-1]))}
    if asking(s) in ("do.choose", "extra.offer") else {},
)  # fmt: skip


__all__ = ["AMONG", "CHOOSE_BASE", "CHOOSE_CARD", "MAY_DECLINE", "asking", "at"]
