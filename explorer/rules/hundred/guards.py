"""What one may answer in `hundred`: every rule of legality once, with its clause (the verbs are in `verbs`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.core.guards import FORM, HAND, OPEN, Guard, form_guards, held_guard
from explorer.core.moves import Move
from explorer.core.words import word
from explorer.rules.hundred import holding, timing
from explorer.rules.hundred.deck import FIRST_NUMBER, FORCE, GOBLIN, MIRROR, PASS, PIERCE, RECALL, SWAP
from explorer.rules.hundred.spells import ANSWERS, SET, base, direction, links, memo
from explorer.rules.hundred.spells import HAND as IN_HAND
from explorer.rules.hundred.turn import hand_of, settable

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def me(s: S) -> int:
    """Return the seat that is asked."""
    return s.actor or 0


def step_of(s: S) -> str:
    """Return the id of the step that asks, '' when the match is over."""
    return str(s.rules.steps[s.stack[-1].at].id) if s.stack else ""


# form: does the move make sense now?


def its_moment(s: S, verb: str) -> Mapping[str, Any]:
    """Return what kind of move a refusal speaks of; where it plays a card, the moments that are the card's."""
    found: dict[str, Any] = {"verb": word(f"verb-{verb}")}
    kind = timing.card_of(s, verb)
    if kind is not None and s.actor is not None and not timing.asked(s, verb):
        found |= timing.facts(s, kind)
    return found


def answers_moment(s: S, verb: str) -> Mapping[str, Any]:
    """Return the moments of a card that answers; of others the guards that come later tell."""
    return its_moment(s, verb) if verb in ANSWERS else {"verb": word(f"verb-{verb}")}


def form() -> tuple[Guard, ...]:
    """Return the guards that every move passes first."""
    over, chance, turn, asked_now = form_guards("finish-turn", "to-the-left", "choice", "draw-pile")
    asking = asked_now.facts
    assert asking is not None

    def waits(s: S, verb: str) -> Mapping[str, Any]:
        told = {**asking(s, verb), **its_moment(s, verb)}
        if "answers" in told:  # only the kinds of move that the seat that is asked can make
            told["answers"] = tuple(word(f"verb-{name}") for name in dict.fromkeys(m.verb for m in possible_now(s)))
        return told

    question = replace(asked_now, facts=waits)

    def in_turn(s: S, mover: int) -> bool:
        return step_of(s).startswith("spell.") or turn.holds(s, mover)

    def on_table(s: S, mover: int) -> bool:
        return not step_of(s).startswith("spell.") or turn.holds(s, mover)

    def aimed(s: S, verb: str) -> bool:
        return verb not in (*ANSWERS, "accept") or s.actor is None or step_of(s) == "spell.answer"

    def duty(s: S, verb: str) -> bool:
        return verb not in ("done", "skip") or step_of(s) != "turn.first"

    def unmet(s: S, verb: str) -> Mapping[str, Any]:
        """Return the way forward too: what becomes of a hand that cannot be played is a matter of reading."""
        return {"verb": word(f"verb-{verb}"), "way": "way" if s.rules.buries else "nothing"}

    return (
        over,
        chance,
        Guard("turn", turn.clauses, FORM, turn.reads, in_turn, turn.facts),
        Guard("asked", ("reactions",), FORM, turn.reads, on_table, turn.facts),
        Guard("duty", ("must-play",), FORM, ("verb",), duty, unmet),
        Guard("aimed", ("reactions",), FORM, ("verb",), aimed, answers_moment),
        question,
    )


FORM_GUARDS = form()

# the two cards of a turn


def fits(magic: bool) -> Callable[..., bool]:
    """Return whether one more number (or magic card) fits the turn: one of each, by ruling any two."""

    def holds(s: S) -> bool:
        return sum(s.used) < 2 if s.rules.any_two else not s.used[magic]

    return holds


def used(s: S) -> Mapping[str, Any]:
    """Return how many numbers and magic cards were played in the turn."""
    return {"numbers": s.used[0], "magics": s.used[1]}


def used_up(s: S, magic: bool) -> Mapping[str, Any]:
    """Return the same for a card that does not fit; the way forward is a magic card (or a number) where one does.

    By one reading numbers come first, so that none can follow a magic card.
    """
    late = not magic and s.used[1] and s.rules.number_first
    return {**used(s), "way": "way" if fits(magic)(s) and not late else "stop"}


PILE_THERE = Guard("pile-there", ("last-card",), OPEN, (), lambda s: holding.pile_size(s) > 0)
NUMBER_FITS = Guard("number-fits", ("number-played", "both-played"), OPEN, (), fits(False), lambda s: used_up(s, True))
MAGIC_FITS = Guard("magic-fits", ("magic-played", "both-played"), OPEN, (), fits(True), lambda s: used_up(s, False))
NUMBER_FIRST = Guard(
    "number-first", ("order-free",), OPEN, (), lambda s: not s.used[1], when=("slot-order", ("number-first",))
)
BOTH_FIT = Guard(
    "both-fit", ("both-played",), OPEN, (), lambda s: not any(s.used), used, when=("two-cards", ("any-two",))
)
PASS_FITS = Guard(
    "both-fit", ("both-played",), OPEN, (), lambda s: not s.used[0] and not (s.rules.any_two and s.used[1]), used,
    when=("pass-slot", ("both",)),
)  # fmt: skip

# targets


def others(s: S) -> Sequence[int]:
    """Return the other seats than the one that is asked."""
    found: Sequence[int] = s.rules.others[me(s)]
    return found


def other_facts(s: S, *_: int) -> Mapping[str, Any]:
    """Return at whom a card could be aimed."""
    return {"seats": s.seat_words(others(s))}


def target(id: str, clause: str, there: Callable[[S, int], bool]) -> Guard:
    """Return the guard that a player has what a card is about."""

    def facts(s: S, opponent: int) -> Mapping[str, Any]:
        return {"seats": s.seat_words(o for o in others(s) if there(s, o))}

    return Guard(id, (clause,), OPEN, ("opponent",), there, facts)


def another(clause: str) -> Guard:
    """Return the guard that a card is aimed at another player."""
    return Guard(
        "another", (clause,), OPEN, ("opponent",), lambda s, opponent: opponent != s.actor, other_facts, among=others
    )


ANOTHER, NOT_ONESELF = another("another-player"), another("not-oneself")
STEALABLE = target("stealable", "goblin", lambda s, o: bool(s.laid[o] or s.sets[o]))
HUNTABLE = target("huntable", "hunt", lambda s, o: bool(s.laid[o]))
FORCEABLE = target("forceable", "force", lambda s, o: bool(s.hands[o]))
PIERCE_ONCE = Guard(
    "pierce-once", ("pierce-once",), OPEN, (), lambda s: not s.pierced, lambda s: {"seats": s.seat_words(s.pierced)},
    when=("pierce-once", ("anyone",)),
)  # fmt: skip
PIERCE_ONCE_EACH = Guard(
    "pierce-once", ("pierce-once",), OPEN, (), lambda s: s.actor not in s.pierced,
    lambda s: {"seats": s.seat_words(s.pierced)}, when=("pierce-once", ("each",)),
)  # fmt: skip
NOT_LAST = Guard(
    "not-last", ("pierce-not-last",), OPEN, (), lambda s: s.ending < 0, when=("pierce-last", ("that-turn",))
)
NOT_LAST_LAP = Guard(
    "not-last-lap", ("pierce-not-last",), OPEN, (), lambda s: s.ending < 0 and holding.pile_size(s) >= s.players,
    lambda s: {"count": holding.pile_size(s), "players": s.players}, when=("pierce-last", ("last-lap",)),
)  # fmt: skip
MINUS_OWN = Guard(
    "minus-own", ("plus-minus",), OPEN, ("change", "opponent"),
    lambda s, change, opponent: not change or opponent == s.actor, when=("minus-whose", ("own",)),
)  # fmt: skip


# the graveyard, setting


def recallable(s: S, magic: int = 0) -> Mapping[str, Any]:
    """Return which cards Recall could take."""
    never = {PIERCE, *([RECALL] if s.rules.rulings["recall-recall"] == "never" else [])}
    kinds = sorted({kind for kind in s.grave if kind < FIRST_NUMBER} - never)
    return {"cards": s.card_words(kinds), "card": s.deck.words[magic]}


IN_GRAVE = Guard("in-grave", ("recall",), OPEN, ("magic",), lambda s, magic: magic in s.grave, recallable)
NOT_PIERCE = Guard(
    "recall-not-pierce", ("recall-not-pierce",), OPEN, ("magic",), lambda s, magic: magic != PIERCE, recallable,
    static=True,
)  # fmt: skip
NOT_RECALL = Guard(
    "recall-not-recall", ("recall",), OPEN, ("magic",), lambda s, magic: magic != RECALL, recallable,
    when=("recall-recall", ("never",)), static=True,
)  # fmt: skip
SETTABLE = Guard(
    "settable", ("set-cards",), OPEN, ("magic",), lambda s, magic: magic in settable(s),
    lambda s, magic: {"cards": s.card_words(settable(s)), "card": s.deck.words[magic]},
)  # fmt: skip

# answers


def first_card(s: S, *_: int) -> Mapping[str, Any]:
    """Return the card that all the others on the table answer, and whose the one on top is."""
    return {"first": s.deck.words[base(s).source], "opponent": s.rules.seats[links(s)[-1].seat]}


def aimed_at_mover(s: S) -> bool:
    """Tell whether the card on top is aimed at the seat that is asked."""
    return bool(memo(links(s)[-1])["to"] == s.actor)


NOT_ON_MIRROR = Guard(
    "not-on-mirror", ("mirror-chain",), OPEN, (), lambda s: links(s)[-1].source != MIRROR, first_card,
    when=("mirror-mirror", ("no",)),
)  # fmt: skip
NOT_ON_SWAP = Guard(
    "not-on-swap", ("swap", "mirror"), OPEN, (), lambda s: base(s).source != SWAP, first_card,
    when=("mirror-swap", ("no-use",)),
)  # fmt: skip
AIMED_AT_YOU = Guard(
    "aimed-at-you", ("block", "heal"), OPEN, (), aimed_at_mover,
    lambda s: {"target": s.rules.seats[memo(links(s)[-1])["to"]]},
)  # fmt: skip
BLOCK_NOT_PIERCE = Guard(
    "block-not-pierce", ("block-not-pierce",), OPEN, (), lambda s: base(s).source != PIERCE, first_card
)
AFTER_MIRROR = Guard(
    "after-mirror", ("block-reflected",), OPEN, (), lambda s: links(s)[-1].source != MIRROR, first_card,
    when=("block-after-mirror", ("no",)),
)  # fmt: skip
HEALABLE = Guard("healable", ("heal",), OPEN, (), lambda s: base(s).source in (FORCE, PASS), first_card)
FROM_SET = Guard(
    "from-set", ("set-cards", "reactions"), OPEN, ("place",), lambda s, place: place == SET,
    when=("reactions-from", ("set-only",)),
)  # fmt: skip


def possible_now(s: S) -> list[Move]:
    """Return what the seat that is asked can do, nothing where no seat is asked."""
    return [] if s.actor is None or s.actor < 0 else s.legal_moves()


def answer_held(verb: str) -> Guard:
    """Return the guard that the card one answers with is where it is said to be: in the hand, or set."""
    kind = ANSWERS[verb]

    def held(s: S, place: int) -> bool:
        return kind in (s.hands if place == IN_HAND else s.sets)[me(s)]

    def facts(s: S, place: int) -> Mapping[str, Any]:
        return {
            "card": s.deck.words[kind], "moves": tuple(move for move in possible_now(s) if move.verb in ANSWERS),
        }  # fmt: skip

    return Guard("answer-held", (verb,), HAND, ("place",), held, facts)


# what is taken, what is laid


def target_of(s: S) -> int:
    """Return at whom the card that takes effect points."""
    return direction(s, links(s)[-1])[1]


def lies_there(s: S, *_: int) -> Mapping[str, Any]:
    """Return what can be taken from the target."""
    seat = target_of(s)
    return {
        "opponent": s.rules.seats[seat], "cards": s.code_words(dict.fromkeys(s.laid[seat])), "count": len(s.sets[seat]),
    }  # fmt: skip


LIES_THERE = Guard(
    "lies-there", ("goblin", "hunt"), OPEN, ("entry",),
    lambda s, entry: s.deck.codes[entry] in s.laid[target_of(s)], lies_there,
)  # fmt: skip
SET_THERE = Guard(
    "set-there", ("goblin", "hunt"), OPEN, (),
    lambda s: links(s)[-1].source == GOBLIN and bool(s.sets[target_of(s)]), lies_there,
)  # fmt: skip

# the own hand


def numbers_held(s: S) -> list[int]:
    """Return the numbers in the hand of the seat that is asked, as arguments."""
    return [kind - FIRST_NUMBER for kind in dict.fromkeys(s.hands[me(s)]) if kind >= FIRST_NUMBER]


def magic_held(s: S) -> list[int]:
    """Return the kinds of magic card in the hand of the seat that is asked."""
    return [kind for kind in dict.fromkeys(hand_of(s)) if kind < FIRST_NUMBER]


def hand_facts(s: S, *_: int) -> Mapping[str, Any]:
    """Return the hand of the seat that is asked."""
    return {"hand": s.card_words(hand_of(s))}


def number_facts(s: S, number: int) -> Mapping[str, Any]:
    """Return a number card, and the hand of the seat that is asked."""
    return {"card": s.deck.words[FIRST_NUMBER + number], **hand_facts(s)}


def playable(s: S) -> list[Move]:
    """Return what the seat that is asked can play as its first card, last resorts left out."""
    out: list[Move] = []
    for lister in s.rules.listers[s.rules.index["turn.first"]]:
        lister.extend(s, out)
    return out


NUMBER_IN_HAND = held_guard(
    "number-held", ("number-played",), ("number",), hand_of, lambda number: FIRST_NUMBER + number, number_facts
)
NUMBER_TOO = Guard(
    "number-held", ("number-played",), HAND, ("number",), lambda s, number: FIRST_NUMBER + number in s.hands[me(s)],
    number_facts, among=numbers_held,
)  # fmt: skip
MAGIC_IN_HAND = held_guard(
    "in-hand", ("magic-played",), ("magic",), hand_of, lambda magic: magic,
    lambda s, magic: {"card": s.deck.words[magic], **hand_facts(s)},
)  # fmt: skip
NOT_SET_YET = Guard(
    "not-set-yet", ("set-cards",), HAND, ("magic",), lambda s, magic: magic in s.hands[me(s)],
    lambda s, magic: {"card": s.deck.words[magic]}, when=("set-cards", ("any-magic",)),
)  # fmt: skip
BURY_HELD = Guard(
    "in-hand", ("magic-played",), HAND, ("magic",), lambda s, magic: magic in s.hands[me(s)],
    lambda s, magic: {"card": s.deck.words[magic], **hand_facts(s)}, among=magic_held,
)  # fmt: skip
STUCK = Guard(
    "stuck", ("last-resort",), HAND, (), lambda s: not playable(s),
    lambda s: {"moves": tuple(playable(s)[:6])}, last_resort=True,
)  # fmt: skip
BURIES = Guard("buries", ("last-resort",), OPEN, (), lambda s: s.rules.buries)
ENDS = Guard("ends", ("last-resort",), OPEN, (), lambda s: not s.rules.buries)
NO_NUMBER = Guard(
    "no-number", ("force",), HAND, (), lambda s: not numbers_held(s),
    lambda s: {"cards": s.card_words(FIRST_NUMBER + n for n in numbers_held(s))}, last_resort=True,
)  # fmt: skip


def held(kind: int) -> Guard:
    """Return the guard that a magic card is in the mover's hand (by ruling it may also be set)."""

    def facts(s: S) -> Mapping[str, Any]:
        return {"card": s.deck.words[kind], **hand_facts(s)}

    return held_guard("in-hand", ("magic-played",), (), hand_of, lambda: kind, facts)


def possible(name: str, *clauses: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible", clauses, HAND, (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )  # fmt: skip
