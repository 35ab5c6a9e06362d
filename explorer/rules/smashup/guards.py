"""What one may answer in `smashup`: every rule of legality once, with its clause, and the verbs they guard.

Most rules matter at some questions only. Such a guard names the steps that ask them and holds everywhere else. What a
card's text lets be chosen is in choosing.py and choosing_bases.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, OPEN, Guard, form_guards, seat_word
from explorer.core.moves import Arg, Verb
from explorer.rules.smashup import timing
from explorer.rules.smashup.abilities import AFTER, BEFORE, Ability
from explorer.rules.smashup.asked_at import asking, at
from explorer.rules.smashup.choosing import CHOOSE_CARD
from explorer.rules.smashup.choosing_bases import AMONG, CHOOSE_BASE
from explorer.rules.smashup.declining import MAY_DECLINE
from explorer.rules.smashup.describing import play_word
from explorer.rules.smashup.kit import MOST_PLAYERS, Kit
from explorer.rules.smashup.opening import free_factions, may_redraw
from explorer.rules.smashup.records import NO_ACTIONS, Minion, ordinary_plays
from explorer.rules.smashup.rights import (
    PLAYING,
    action_plays,
    barred,
    bars,
    belongs,
    covered,
    hand,
    minion_plays,
    reachable,
    usable,
    used_by,
    within_reach,
    zone,
)
from explorer.rules.smashup.scoring import can_use
from explorer.rules.smashup.turn import can_use_now

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

FORM_GUARDS = form_guards(over="goal", turn="turn-order", question="turn-phases", chance="turn-phases")
WINDOWS = {"score.before": BEFORE, "score.after": AFTER}
WINDOW = ("score.before",)


@dataclass(frozen=True, slots=True, eq=False)
class BoxArg(Arg):
    """A physical card or a faction: the tokens of two boxes, of which fewer players need only the first half."""

    enough: int = 0

    def values(self, players: int) -> range:
        return range(len(self.tokens) if players > self.enough else len(self.tokens) // 2)


# cards: where, of what kind


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
)  # fmt: skip
IN_HAND = at(
    ("turn.play", "extra.offer", "score.before", "hand.discard"), "in-hand", ("opening-hand", "own-hand"), HAND,
    ("card",), within_reach, lambda s, card: {"hand": s.card_words(hand(s))}, reachable,
)  # fmt: skip


# rights to play


def minion_left(s: S, card: int, base: int) -> bool:
    """Tell whether a right to play covers a minion on a base; of what is neither, or of another, other guards speak."""
    return covered(s, card, base) or not s.kit.kind[card].minion or base not in s.bases or not belongs(s, card)


def action_left(s: S, card: int) -> bool:
    """Tell whether a right to play covers an action; of minions and of another's cards other guards speak."""
    return covered(s, card, -1) or s.kit.kind[card].minion or not belongs(s, card)


def plays_left(s: S, card: int, base: int = -1) -> Mapping[str, Any]:
    """Tell what may still be played at all, where the card lies for all to see, and by which right it is played."""
    right = used_by(s, card, base)
    told = {"plays": tuple(play_word(s, right) for right in usable(s)), "zone": zone(s, card)}
    if right is None:
        return {**told, "by": "none", "given": "no"}
    given = "no" if right in ordinary_plays(right.seat) else "own" if right.source == card else "yes"
    text = {"text": s.kit.kind[right.source].id} if right.source >= 0 else {}
    return {**told, "by": play_word(s, right), "given": given, **text}


def belonging(s: S, card: int) -> Mapping[str, Any]:
    """Tell whose card it is, and which factions the seat that is asked has itself."""
    names, taker = s.kit.faction_words, s.owner(card)
    own = tuple(names[n] for n, seat in enumerate(s.takers) if seat == s.actor)
    taken = {"owner": seat_word(taker), "taken": "yes"} if taker >= 0 else {"owner": seat_word(None), "taken": "no"}
    return {"faction": names[s.kit.faction[card]], "factions": own, **taken}


def not_barred(s: S, card: int, base: int) -> bool:
    return not s.kit.kind[card].minion or not barred(s, s.actor or 0, card, base)


def barring(s: S, card: int, base: int) -> Mapping[str, Any]:
    """Return the actions that keep a minion off a base, and the bases where it may be played instead."""
    seat = s.actor or 0
    found = [a.card for a in s.attached if a.base == base and bars(s, a, seat, card)]
    places = () if asking(s) in WINDOW else s.bases  # before a base scores there is only that one
    free = [b for b in places if not barred(s, seat, card, b) and covered(s, card, b)]
    return {"actions": s.card_words(found), "bases": s.base_words(free)}


def not_silenced(s: S) -> bool:
    if not s.effects:
        return True
    asleep = [e for e in s.effects if e.kind == NO_ACTIONS and e.target == s.actor]
    return not any(s.active == e.target and e.turn < s.turn for e in asleep)


OWN_CARD = at(
    (*PLAYING, *WINDOW), "own-card", ("two-factions", "own-deck"), OPEN, ("card",), belongs, belonging,
    among=reachable, settles=("in-hand",),
)  # fmt: skip
MINION_LEFT = at(
    PLAYING, "minion-left", ("one-minion-one-action", "extra-play"), OPEN, ("card", "base"), minion_left,
    plays_left, among=minion_plays, settles=("in-hand", "own-card", "base-in-play", "not-barred"),
)  # fmt: skip
ACTION_LEFT = at(
    PLAYING, "action-left", ("one-minion-one-action", "extra-play"), OPEN, ("card",), action_left,
    plays_left, among=action_plays, settles=("in-hand", "own-card"),
)  # fmt: skip
NOT_BARRED = at((*PLAYING, *WINDOW), "not-barred", ("cannot-beats-can",), OPEN, ("card", "base"), not_barred, barring)
NOT_SILENCED = at((*PLAYING, *WINDOW), "not-silenced", ("cannot-beats-can",), OPEN, (), not_silenced)


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
    return minion is not None and card in with_ability(s, (minion,))


def with_ability(s: S, minions: Iterable[Minion]) -> list[int]:
    """Return the cards of those minions in play that have an ability for the question that is asked."""
    step = asking(s)
    if step == "turn.play":
        return [m.card for m in minions if can_use_now(s, m)]
    window, base = WINDOWS[step], scoring(s)
    return [m.card for m in minions if can_use(s, m, window, base)]


def usable_facts(s: S, card: int) -> Mapping[str, Any]:
    """Return what of the seat's own can be used now, and the moments of the card that was named."""
    own = with_ability(s, [m for m in s.minions if m.seat == s.actor])
    return {"usable": s.card_words(own), **timing.facts(s, card)}


YOURS = Guard(
    "your-card", ("control",), OPEN, ("card",),
    lambda s, card: (minion := s.minion_of(card)) is None or minion.seat == s.actor,
    lambda s, card: {"owner": seat_word(m.seat if (m := s.minion_of(card)) is not None else s.owner(card))},
)  # fmt: skip
FROM_HAND = at(
    WINDOW, "special-card", ("before-scoring",), OPEN, ("card",), from_hand, timing.facts,
    among=lambda s: [card for card in hand(s) if from_hand(s, card)], settles=("in-hand",),
)  # fmt: skip
ONCE = at(WINDOW, "special-once", ("shinobi",), OPEN, ("card",), not_used, scoring_facts)
ONTO_SCORING = at(WINDOW, "onto-scoring", ("shinobi",), OPEN, ("base",), lambda s, base: base == scoring(s),
                  scoring_facts)  # fmt: skip
USABLE = at(
    (*WINDOWS, "turn.play"), "usable-now", ("special-now",), OPEN, ("card",), usable_now, usable_facts,
    among=lambda s: with_ability(s, s.minions), settles=("card-in-play",),
)  # fmt: skip

# the set-up

FREE_FACTION = at(
    ("opening.take",), "free-faction", ("two-factions",), OPEN, ("faction",),
    lambda s, faction: faction in free_factions(s, s.actor or 0),
    lambda s, faction: {"factions": tuple(s.kit.faction_words[n] for n in free_factions(s, s.actor or 0))},
    lambda s: free_factions(s, s.actor or 0),
)  # fmt: skip
NO_MINION = Guard(
    "no-minion-in-hand", ("mulligan",), HAND, (), lambda s: asking(s) != "opening.redraw" or may_redraw(s)
)


def possible(name: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible", ("turn-phases",), HAND, (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )  # fmt: skip


def make_verbs(kit: Kit) -> tuple[Verb, ...]:
    """Return the verbs of a game with these cards: plays, abilities, choices, declining, then what chance does."""
    card, base = BoxArg("card", kit.tokens, enough=kit.most_players), Arg("base", kit.base_tokens)
    seat = Arg("seat", tuple(f"seat {n}" for n in range(MOST_PLAYERS)), by_players=True)
    faction = BoxArg("faction", kit.faction_tokens, enough=kit.most_players)
    named = Arg("faction", kit.factions)
    return (
        Verb("play", "play {card} @ {base}", (card, base),
             (IS_MINION, BASE_IN_PLAY, OWN_CARD, MINION_LEFT, NOT_BARRED, FROM_HAND, ONCE, ONTO_SCORING, IN_HAND)),
        Verb("act", "play {card}", (card,), (IS_ACTION, OWN_CARD, ACTION_LEFT, NOT_SILENCED, FROM_HAND, IN_HAND)),
        Verb("use", "use {card}", (card,), (CARD_IN_PLAY, YOURS, USABLE)),
        Verb("choose", "choose {card}", (card,), CHOOSE_CARD),
        Verb("choose-base", "choose base {base}", (base,), CHOOSE_BASE),
        Verb("choose-seat", "choose {seat}", (seat,), (AMONG["seat"],)),
        Verb("choose-faction", "choose {faction}", (named,), (AMONG["faction"],)),
        Verb("take", "take {faction}", (faction,), (FREE_FACTION,)),
        Verb("discard", "discard {card}", (card,), (IN_HAND,)),
        Verb("yes", "yes", (), (NO_MINION,)),
        Verb("done", "done"),
        Verb("pass", "pass", (), (MAY_DECLINE,)),
        Verb("draw", "draw {card}", (card,), (possible("card"),), chance=True),
        Verb("lose", "lose {card}", (card,), (possible("card"),), chance=True),
        Verb("base", "base {base}", (base,), (possible("base"),), chance=True),
        Verb("faction", "faction {faction}", (faction,), (possible("faction"),), chance=True),
        Verb("first", "first {seat}", (seat,), (possible("seat"),), chance=True),
    )  # fmt: skip


__all__ = ["FORM_GUARDS", "make_verbs"]
