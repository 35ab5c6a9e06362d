"""What one may answer in `smashup`: every rule of legality once, with its clause, and the verbs they guard.

Most rules matter at some questions only. Such a guard names the steps that ask them and holds everywhere else.
Guards that belong to one card are made from what the card declares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, OPEN, Guard, form_guards, seat_word
from explorer.core.moves import Arg, Verb
from explorer.rules.smashup.abilities import Ability, Choice
from explorer.rules.smashup.effects import mass_cards, trigger_bases, trigger_cards
from explorer.rules.smashup.kit import MOST_PLAYERS, Kit
from explorer.rules.smashup.power import breaking
from explorer.rules.smashup.scoring import can_use
from explorer.rules.smashup.turn import allows, usable

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S

FORM_GUARDS = form_guards(over="goal", turn="turn-order", question="turn-phases", chance="turn-phases")
WINDOWS = {"score.before": "before", "score.after": "after"}


@dataclass(frozen=True, slots=True, eq=False)
class CardArg(Arg):
    """A physical card: `each` of them belong to every player, so the number of players bounds the values."""

    each: int = 0

    def values(self, players: int) -> range:
        return range(self.each * players)


def asking(s: S) -> str:
    """Return the id of the step that asks."""
    id: str = s.rules.steps[s.stack[-1].at].id
    return id


def at(
    asked: tuple[str, ...],
    id: str,
    clause: str,
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
            return range(s.players * s.kit.each if reads == ("card",) else len(s.kit.bases))
        return among(s)

    def facts_there(s: S, *values: int) -> Mapping[str, Any]:
        return {} if facts is None or asking(s) not in steps else facts(s, *values)

    listed = None if among is None else values_there
    return Guard(id, (clause,), stage, reads, holds_there, facts_there, among=listed)


# cards: whose, of what kind, where

OWN_CARD = Guard(
    "own-card", ("own-deck",), OPEN, ("card",), lambda s, card: s.kit.owner(card) == s.actor,
    lambda s, card: {"owner": seat_word(s.kit.owner(card))},
)  # fmt: skip
IS_MINION = Guard("is-minion", ("play-minion",), OPEN, ("card",), lambda s, card: s.kit.kind[card].minion, static=True)
IS_ACTION = Guard(
    "is-action", ("action-then-discard",), OPEN, ("card",), lambda s, card: not s.kit.kind[card].minion, static=True
)
BASE_IN_PLAY = Guard(
    "base-in-play", ("bases-in-play",), OPEN, ("base",), lambda s, base: base in s.bases,
    lambda s, base: {"bases": s.base_words(s.bases)}, among=lambda s: s.bases,
)  # fmt: skip
CARD_IN_PLAY = Guard(
    "card-in-play", ("play-minion",), OPEN, ("card",), lambda s, card: s.minion_of(card) is not None,
    among=lambda s: [m.card for m in s.minions],
)  # fmt: skip


def hand(s: S) -> tuple[int, ...]:
    return s.hands[s.actor or 0]


IN_HAND = at(
    ("turn.play", "score.before", "hand.discard"), "in-hand", "opening-hand", HAND, ("card",),
    lambda s, card: card in hand(s), lambda s, card: {"hand": s.card_words(hand(s))}, hand,
)  # fmt: skip


# rights to play


def play_left(s: S, card: int, base: int) -> bool:
    return any(allows(s, right, card, base) for right in usable(s))


def action_left(s: S, card: int) -> bool:
    return any(allows(s, right, card, -1) for right in usable(s))


def revealed(s: S) -> list[int]:
    """Return the card that may be played at once."""
    return [right.card for right in s.plays if right.now]


ACTION_LEFT = at(("turn.play",), "action-left", "one-minion-one-action", OPEN, ("card",), action_left)


# windows before and after a base scores


def scoring(s: S) -> int:
    """Return the base that scores."""
    base: int = s.stack[-1].memo["base"]  # type: ignore[index]
    return base


def from_hand(s: S, card: int) -> bool:
    ability: Ability = s.rules.abilities[card]
    return ability.from_hand


def not_used(s: S, card: int) -> bool:
    used: list[Any] = s.stack[-1].memo["used"]  # type: ignore[index]
    return [s.actor, s.kit.kind[card].id] not in used


def scoring_facts(s: S, *values: int) -> Mapping[str, Any]:
    return {"scoring": s.base_word(scoring(s))}


def usable_now(s: S, card: int) -> bool:
    minion = s.minion_of(card)
    return minion is not None and can_use(s, minion, WINDOWS[asking(s)], scoring(s))


WINDOW = ("score.before",)
FROM_HAND = at(WINDOW, "special-card", "before-scoring", OPEN, ("card",), from_hand)
ONCE = at(WINDOW, "special-once", "shinobi", OPEN, ("card",), not_used, scoring_facts)
ONTO_SCORING = at(WINDOW, "onto-scoring", "shinobi", OPEN, ("base",), lambda s, base: base == scoring(s), scoring_facts)
USABLE = at(tuple(WINDOWS), "usable-now", "special-now", OPEN, ("card",), usable_now, scoring_facts)


# choices


def choice_guard(choice: Choice) -> Guard:
    """Return the guard that a choice stays within what its clause lets be chosen."""

    def candidates(s: S) -> list[int]:
        return list(choice.candidates(s, s.stack[-1]))

    def facts(s: S, value: int) -> Mapping[str, Any]:
        names = s.base_words if choice.bases else s.card_words
        return {"choices": names(candidates(s))}

    reads = ("base",) if choice.bases else ("card",)
    return at(
        (choice.step,), choice.id, choice.clause, OPEN, reads, lambda s, value: value in candidates(s), facts,
        candidates,
    )  # fmt: skip


CHOICES = (
    Choice("mass.order", "still-to-destroy", "fixed-targets", mass_cards),
    Choice("trigger.order", "waiting-card", "simultaneous", trigger_cards),
    Choice("trigger.order", "waiting-base", "simultaneous", trigger_bases, bases=True),
    Choice("turn.choose", "base-breaks", "breakpoint", lambda s, f: breaking(s), bases=True),
)


def possible(name: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible", ("turn-phases",), HAND, (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )  # fmt: skip


def make_verbs(kit: Kit, abilities: Mapping[str, Ability]) -> tuple[Verb, ...]:
    """Return the verbs of a game with these cards: plays, abilities, choices, declining, then what chance does."""
    card, base = CardArg("card", kit.tokens, each=kit.each), Arg("base", kit.base_tokens)
    seat = Arg("seat", tuple(f"seat {n}" for n in range(MOST_PLAYERS)), by_players=True)
    offers = tuple(ability.offer for ability in abilities.values() if ability.offer)
    minion_left = at(("turn.play", *offers), "minion-left", "one-minion-one-action", OPEN, ("card", "base"), play_left)
    offered = at(
        offers, "offered-card", "extra-play", OPEN, ("card",), lambda s, card: card in revealed(s),
        lambda s, card: {"cards": s.card_words(revealed(s))}, revealed,
    )  # fmt: skip
    choices = (*CHOICES, *(choice for ability in abilities.values() for choice in ability.choices))
    of_cards = tuple(choice_guard(choice) for choice in choices if not choice.bases)
    of_bases = tuple(choice_guard(choice) for choice in choices if choice.bases)
    return (
        Verb(
            "play", "play {card} @ {base}", (card, base),
            (IN_HAND, OWN_CARD, IS_MINION, BASE_IN_PLAY, minion_left, offered, FROM_HAND, ONCE, ONTO_SCORING),
        ),
        Verb("act", "play {card}", (card,), (IN_HAND, OWN_CARD, IS_ACTION, ACTION_LEFT)),
        Verb("use", "use {card}", (card,), (OWN_CARD, CARD_IN_PLAY, USABLE)),
        Verb("choose", "choose {card}", (card,), of_cards),
        Verb("choose-base", "choose base {base}", (base,), of_bases),
        Verb("discard", "discard {card}", (card,), (IN_HAND, OWN_CARD)),
        Verb("done", "done"),
        Verb("pass", "pass"),
        Verb("draw", "draw {card}", (card,), (possible("card"),), chance=True),
        Verb("lose", "lose {card}", (card,), (possible("card"),), chance=True),
        Verb("base", "base {base}", (base,), (possible("base"),), chance=True),
        Verb("first", "first {seat}", (seat,), (possible("seat"),), chance=True),
    )  # fmt: skip


__all__ = ["FORM_GUARDS", "make_verbs"]
