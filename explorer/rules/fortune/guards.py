"""What one may answer in `fortune`: every rule of legality once, with its clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.guards import FORM, HAND, OPEN, Guard, form_guards, held_guard
from explorer.core.tables import TableGuard, table_guard
from explorer.core.words import word
from explorer.rules.fortune.answering import gold_allowed, in_number, pays, suits
from explorer.rules.fortune.contest import on
from explorer.rules.fortune.deck import Deck
from explorer.rules.fortune.stealing import REFUSED
from explorer.rules.fortune.turn import BELOW, ON_TOP, group_at, hand_of

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S

ANSWERS = ("answer", "give-up")


# form: does the move make sense now?


def form() -> tuple[Guard, ...]:
    """Return the guards that every move passes first."""
    over, chance, turn, question = form_guards("hands-empty", "to-the-right", "one-action", "draw-pile")

    def acts(s: S, verb: str) -> bool:
        return verb != "done" or s.step != "turn.act"

    def answers(s: S, verb: str) -> bool:
        return s.duel is None or verb in ANSWERS or s.actor is None

    def in_turn(s: S, mover: int) -> bool:
        return s.duel is not None or turn.holds(s, mover)

    def in_contest(s: S, mover: int) -> bool:
        return s.duel is None or turn.holds(s, mover)

    def contest(s: S, verb: str) -> Mapping[str, Any]:
        duel, named = s.duel, {"verb": word(f"verb-{verb}")}
        if duel is None:
            return named
        return {**named, "seat": s.rules.seats[duel.due], "good": s.deck.words[duel.good], "count": duel.demand}

    whose = Guard("turn", turn.clauses, FORM, turn.reads, in_turn, turn.facts)
    asked = Guard("asked", ("defend",), FORM, turn.reads, in_contest, turn.facts)
    must_act = Guard("must-act", ("must-act",), FORM, ("verb",), acts)
    contest_first = Guard("contest-first", ("defend",), FORM, ("verb",), answers, contest)
    return over, chance, whose, asked, must_act, contest_first, question


FORM_GUARDS = form()

# building


def goods_in(deck: Deck, cards: Sequence[int]) -> list[int]:
    return sorted({kind for kind in cards if kind < deck.goods})


def building(cards_of: Callable[..., tuple[int, ...]], *reads: str) -> tuple[Guard, ...]:
    """Return the guards on what a group may be built of: `cards_of(deck, *values)` says which cards these are."""

    def guard(id: str, clauses: tuple[str, ...], holds: Callable[[Deck, tuple[int, ...]], bool]) -> Guard:
        def held(s: S, *values: int) -> bool:
            return holds(s.deck, cards_of(s.deck, *values))

        def facts(s: S, *values: int) -> Mapping[str, Any]:
            cards = cards_of(s.deck, *values)
            return {"cards": s.card_words(cards), "goods": s.card_words(goods_in(s.deck, cards)), "count": len(cards)}

        return Guard(id, clauses, OPEN, reads, held, facts, static=True)

    return (
        guard("two-cards", ("two-cards",), lambda deck, cards: len(cards) == 2),
        guard("no-two-precious", ("no-two-precious",), lambda deck, cards: bool(goods_in(deck, cards))),
        guard("alike", ("group", "build-from-hand"), lambda deck, cards: len(goods_in(deck, cards)) <= 1),
    )


def takeable(s: S) -> Sequence[int]:
    """Return the kinds of discarded cards that may be used: the top one, or by ruling any."""
    return tuple(sorted(set(s.discard))) if s.rules.any_discard else s.discard[-1:]


def thrown_facts(s: S, thrown: int, *_: int) -> Mapping[str, Any]:
    return {"thrown": s.deck.words[thrown], "top": s.card_words(takeable(s))}


def not_just_thrown(s: S, thrown: int) -> bool:
    """Tell whether a discarded card is not the one that this turn's first action discarded."""
    if s.first != "discard" or not s.discard or s.discard[-1] != thrown:
        return True
    return s.rules.any_discard and s.discard.count(thrown) > 1


def hand_good(s: S, thrown: int, card: int) -> bool:
    return card < s.deck.goods


THROWN_THERE = Guard(
    "thrown-there", ("build-from-discard",), OPEN, ("thrown",), lambda s, thrown: thrown in takeable(s), thrown_facts,
    among=takeable,
)  # fmt: skip
NOT_JUST_THROWN = Guard(
    "not-just-thrown", ("build-from-discard",), OPEN, ("thrown",), not_just_thrown, thrown_facts,
    when=("take-back", ("forbidden",)),
)  # fmt: skip
HAND_GOOD = Guard(
    "hand-good", ("build-from-discard", "build-with-precious"), OPEN, ("thrown", "card"), hand_good, thrown_facts,
    when=("discard-precious", ("hand-good",)), static=True,
)  # fmt: skip


def another_kind(action: str) -> Guard:
    """Return the guard that a second action is of another kind than the first, by ruling."""
    return Guard(
        "another-kind", ("expert-two-actions",), OPEN, (), lambda s: s.first != action,
        lambda s: {"action": word(f"action-{action}")}, when=("same-action", ("different",)),
    )  # fmt: skip


# discarding


def could_act(s: S) -> Mapping[str, Any]:
    """Return the moves that are left besides discarding."""
    found: list[Any] = []
    for verb in ("build", "take", "steal", "develop"):
        s.rules.lister[verb].extend(s, found)
    return {"count": len(found), "moves": tuple(found[:6])}


NOTHING_ELSE = Guard(
    "nothing-else", ("must-act", "discard"), HAND, (), lambda s: could_act(s)["count"] == 0, could_act,
    when=("discard-duty", ("last-resort",)),
)  # fmt: skip

# stealing: what the tree says of every seat stands in `targets`


def targets(s: S) -> list[int]:
    return s.targets


#: What the tree comes to where a guard of stealing refuses.
REFUSALS = {
    "another-player": "steal-self", "own-group": "steal-groupless", "group-there": "steal-nothing",
    "not-protected": "steal-protected", "not-barred": "steal-barred", "hand-to-face": "steal-defenceless",
}  # fmt: skip


def refusal(id: str, *clauses: str) -> TableGuard:
    """Return the guard that the tree on stealing does not come to one of the outcomes that refuse."""
    code = REFUSED[REFUSALS[id]]
    return table_guard(
        id, clauses, ("opponent",), targets, lambda players, opponent: opponent, lambda entry: entry != code,
        target_facts,
    )  # fmt: skip


def target_facts(s: S, opponent: int, *_: int) -> Mapping[str, Any]:
    """Return what can be stolen instead, and what lies on top there."""
    open_to = [seat for seat, entry in enumerate(s.targets) if entry >= 0]
    top = [s.top(opponent).good] if s.fortunes[opponent] else []
    seats = tuple(s.rules.seats[seat] for seat in open_to)
    return {"seats": seats, "good": s.card_words(top), "count": len(s.fortunes[opponent])}


STEAL_GUARDS = (
    refusal("another-player", "stealing"),
    refusal("own-group", "own-group-first"),
    refusal("group-there", "top-group"),
    refusal("not-protected", "first-protected"),
    refusal("not-barred", "expert-no-repeat"),
    refusal("hand-to-face", "empty-hand"),
)


def fits_target(deck: Deck) -> TableGuard:
    """Return the guard that the attacking card is of the group's good, or precious."""

    def passes(entry: int, opponent: int, card: int) -> bool:
        return entry < 0 or card == entry or card >= deck.goods

    return table_guard(
        "fits-the-group", ("attack-card",), ("opponent", "card"), targets, lambda players, opponent, card: opponent,
        passes, target_facts, by_values=True,
    )  # fmt: skip


# developing


def developing(s: S, *_: int) -> Mapping[str, Any]:
    """Return the way forward where the rule is not played: not one that needs it."""
    return {} if s.rules.develops else {"way": "off"}


def own_goods(s: S, card: int, place: int) -> Mapping[str, Any]:
    fortune = s.fortunes[s.actor or 0]
    groups = fortune[-1:] if place == ON_TOP or not s.rules.develops_any else fortune
    return {"goods": s.card_words(dict.fromkeys(group.good for group in groups)), **developing(s)}


MAY_DEVELOP = Guard("may-develop", ("expert-develop",), OPEN, (), lambda s: s.rules.develops, static=True)
ADDS_A_GOOD = Guard(
    "adds-a-good", ("expert-develop",), OPEN, ("card",), lambda s, card: card < s.deck.goods, static=True
)
ON_TOP_ONLY = Guard(
    "on-top-only", ("expert-develop",), OPEN, ("place",), lambda s, place: place != BELOW,
    developing, when=("develop-which", ("top",)), static=True,
)  # fmt: skip
OWN_GROUP = Guard(
    "own-group-of-it", ("expert-develop",), OPEN, ("card", "place"),
    lambda s, card, place: card >= s.deck.goods or group_at(s, s.actor or 0, card, place) >= 0, own_goods,
)  # fmt: skip

# the second action


def may_draw(s: S) -> bool:
    rules = s.rules
    return bool(rules.discard_draws and s.first == "discard" and s.actions == 1 and not s.drew and any(s.pool))


MAY_DRAW = Guard("may-draw", ("expert-discard-draw",), OPEN, (), may_draw)

# answering in a contest


def answer_facts(s: S, reply: int) -> Mapping[str, Any]:
    duel = on(s)
    return {"good": s.deck.words[duel.good], "cards": s.card_words(s.deck.replies[reply]), "count": duel.demand}


ONE_CARD = Guard(
    "one-card", ("equal-strength", "defend"), OPEN, ("reply",),
    lambda s, reply: in_number(s.rules, s.deck.replies[reply]), answer_facts, static=True,
)  # fmt: skip
SUITS = Guard(
    "suits", ("defend",), OPEN, ("reply",), lambda s, reply: suits(s.rules, on(s).good, s.deck.replies[reply]),
    answer_facts,
)  # fmt: skip
PAYS = Guard(
    "pays", ("expert-gold",), OPEN, ("reply",),
    lambda s, reply: not s.rules.gold_doubles or pays(s.rules, on(s).demand, s.deck.replies[reply]), answer_facts,
)  # fmt: skip
GOLD_ALLOWED = Guard(
    "gold-for-gold-only", ("expert-gold",), OPEN, ("reply",),
    lambda s, reply: gold_allowed(s.rules, on(s).demand, s.deck.replies[reply]), answer_facts,
    when=("gold-to-single", ("never",)),
)  # fmt: skip

# the own hand


def hand_facts(s: S, cards: Sequence[int]) -> Mapping[str, Any]:
    return {"hand": s.card_words(hand_of(s)), "cards": s.card_words(cards), "count": len(cards)}


def held(
    deck: Deck, clause: str, cards_of: Callable[..., tuple[int, ...]], *reads: str, several: bool = False
) -> tuple[Guard, ...]:
    """Return the guards that cards are in the mover's hand: the first of them, then (for several) all of them."""

    def facts(s: S, *values: int) -> Mapping[str, Any]:
        return hand_facts(s, cards_of(deck, *values))

    def all_held(s: S, *values: int) -> bool:
        hand, cards = hand_of(s), cards_of(deck, *values)
        if len(cards) == 2:  # nearly always
            a, b = cards
            return a not in hand or (hand.count(a) > 1 if a == b else b in hand)
        return cards[0] not in hand or all(hand.count(kind) >= cards.count(kind) for kind in cards)

    first = held_guard("in-hand", (clause,), reads, hand_of, lambda *values: cards_of(deck, *values)[0], facts)
    rest = Guard("all-in-hand", (clause,), HAND, reads, all_held, facts)
    return (first, rest) if several else (first,)


def possible(name: str, clause: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible", (clause,), HAND, (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )  # fmt: skip


__all__ = [
    "ADDS_A_GOOD", "FORM_GUARDS", "GOLD_ALLOWED", "HAND_GOOD", "MAY_DEVELOP", "MAY_DRAW", "NOTHING_ELSE",
    "NOT_JUST_THROWN", "ONE_CARD", "ON_TOP_ONLY", "OWN_GROUP", "PAYS", "STEAL_GUARDS", "SUITS", "THROWN_THERE",
    "another_kind", "building", "fits_target", "held", "possible", "takeable",
]  # fmt: skip
