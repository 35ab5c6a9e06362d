"""Which cards the text of a card lets be chosen: a guard for each limit; a refusal cites the card's clause too.

The order of what is destroyed and of triggers that wait is chosen by a card as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, OPEN, Guard, seat_word
from explorer.rules.smashup.abilities import Target
from explorer.rules.smashup.acting import act_cards
from explorer.rules.smashup.asked_at import at
from explorer.rules.smashup.power import power
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.targets import (
    LIMITS,
    PRIVATE,
    candidates,
    doing,
    most_power,
    place,
    right_card,
    zone_of,
)
from explorer.rules.smashup.triggers import trigger_cards

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CHOOSING = ("do.choose",)


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
        return thing is None or allowed.holds(s, s.stack[-1], t, thing)

    def said(s: S, card: int) -> Mapping[str, Any]:
        more = {} if facts is None or target(s).kind == "card" else facts(s, card)
        return {**choice_facts(s), **more}

    return at(CHOOSING, f"target-{name}", (clause,), OPEN, ("card",), holds, said)


def place_facts(s: S, card: int) -> Mapping[str, Any]:
    base = place(s, s.stack[-1], target(s).where)
    return {"place": s.base_word(base) if base >= 0 else source_word(s, s.stack[-1])}


def power_facts(s: S, card: int) -> Mapping[str, Any]:
    t, f, minion = target(s), s.stack[-1], s.minion_of(card)
    most = most_power(s, f, t) if t.most is not None or t.less is not None else -1
    return {"power": 0 if minion is None else power(s, minion), "most": most}


def own_zone(s: S, card: int) -> bool:
    """Tell whether a card of a hand or deck is one that the text lets be chosen: known to who chooses, not to all."""
    f, t = s.stack[-1], target(s)
    return t.kind != "card" or (card in zone_of(s, f, t) and right_card(s, f, t, card))


ON_CARDS: tuple[Guard, ...] = (
    limit("place", "targets", place_facts),
    limit("player", "control"),
    limit("sort", "targets"),
    limit("power", "power", power_facts),
    limit("fit", "targets"),
    limit("again", "any-number"),
    at(CHOOSING, "target-card", ("targets",), HAND, ("card",), own_zone, choice_facts),
)
CHOOSE_CARD: tuple[Guard, ...] = (
    at(CHOOSING, "target-kind", ("targets",), OPEN, ("card",), of_sort, choice_facts, candidate_cards,
       settles=[guard.id for guard in ON_CARDS]),
    *ON_CARDS,
    at(
        ("act.order",), "still-to-do", ("fixed-targets",), OPEN, ("card",),
        lambda s, card: card in act_cards(s, s.stack[-1]),
        lambda s, card: {"choices": s.card_words(act_cards(s, s.stack[-1]))},
        lambda s: act_cards(s, s.stack[-1]),
    ),
    at(
        ("trigger.order",), "waiting-card", ("simultaneous",), OPEN, ("card",),
        lambda s, card: card in trigger_cards(s, s.stack[-1]),
        lambda s, card: {"choices": s.card_words(trigger_cards(s, s.stack[-1]))},
        lambda s: trigger_cards(s, s.stack[-1]),
    ),
)  # fmt: skip


__all__ = ["CHOOSE_CARD", "choice_facts", "of_sort", "target"]
