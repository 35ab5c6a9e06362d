"""A magic card on the table, and the answers to it: Mirror upon Mirror is one frame upon another.

A frame of this flow is one card that is aimed: `seat` who played it, `source` its kind, `cause` the place on the stack
of the card it answers (-1 for the first), `move` the play, and a memo: `to` at whom it was aimed; `asks` who is being
asked and `asked` how many have been; once all answers are given, `now` = [user, target] where a Mirror has turned it
and `stopped` = the kind that undid it. The chain is resolved from its top: a Mirror that is not answered takes effect
by turning the card below it round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import AIMED, BLOCK, HEAL, MAGIC, MIRROR
from explorer.rules.hundred.resolution import EFFECT, EffectCase

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

HAND, SET = 0, 1
PLACES = ("hand", "set")
ANSWERS = {"mirror": MIRROR, "block": BLOCK, "heal": HEAL}
DONE = tuple(f"do-{name}" for name in MAGIC if name not in ("block", "heal", "double"))


def links(s: S) -> list[Frame]:
    """Return the cards on the table from the first, each the cause of the next."""
    steps = s.rules.steps
    return [f for f in s.stack if steps[f.at].id.startswith("spell.")]


def base(s: S) -> Frame:
    """Return the card that all the others on the table answer."""
    return links(s)[0]


def memo(f: Frame) -> dict[str, Any]:
    """Return what a card on the table has noted."""
    assert f.memo is not None
    return f.memo


def direction(s: S, f: Frame) -> tuple[int, int]:
    """Return who uses a card and at whom it points, after the Mirrors that have taken effect."""
    user, target = memo(f).get("now", (f.seat, memo(f)["to"]))
    return user, target


def can_answer(s: S, seat: int) -> bool:
    """Tell from what lies open whether a seat is asked for an answer: it has cards, and none of them is looked at."""
    if s.frozen[seat] and s.rules.frozen_silent:
        return False
    return bool(s.sets[seat]) or (not s.rules.set_only and bool(s.hands[seat]))


def to_ask(s: S, f: Frame) -> list[int]:
    """Return who may answer a card, in order: the target, by ruling then the others."""
    target = memo(f)["to"]
    if f.source not in (*AIMED, MIRROR) or target == f.seat:
        return []
    others = s.seats_left_of(target) if s.rules.anyone_mirrors else []
    return [target, *(seat for seat in others if seat != f.seat)]


def tell(s: S, kind: str, clause: str, f: Frame, **facts: object) -> None:
    """Tell what a card does, with its user and target as they are now."""
    if s.telling is not None:
        user, target = direction(s, f)
        s.tell(kind, clause, seat=s.rules.seats[user], opponent=s.rules.seats[target], **facts)


# asking


def open_card(s: S, f: Frame) -> str:
    """Begin to ask for answers."""
    f.memo = {**memo(f), "asked": 0}
    return "aim"


def aim(s: S, f: Frame) -> str:
    """Ask the next who may answer, or let the card take effect."""
    order, asked = to_ask(s, f), memo(f)["asked"]
    for at in range(asked, len(order)):
        if can_answer(s, order[at]):
            f.memo = {**memo(f), "asked": at + 1, "asks": order[at]}
            return "answer"
    return "take"


def asked(s: S, f: Frame) -> int:
    """Return who is being asked for an answer."""
    seat: int = memo(f)["asks"]
    return seat


def question(s: S, f: Frame) -> Word:
    first = base(s)
    seats, words = s.rules.seats, s.deck.words
    facts = {"seat": seats[asked(s, f)], "opponent": seats[f.seat], "card": words[first.source]}
    if f is first:
        return word("question-answer", **facts)
    return word("question-answer-mirror", **facts)


def answer(s: S, f: Frame, move: Move) -> str:
    """Note an answer, or that there is none."""
    if move.verb == "accept":
        return "aim"
    f.memo = {**memo(f), "from": move.args[0]}
    return move.verb


def take_answer(s: S, f: Frame, kind: int) -> int:
    """Take the card that answers out of the hand or up from the table, and return whose it was."""
    rest = dict(memo(f))
    place, seat = int(rest.pop("from")), int(rest["asks"])
    f.memo = rest
    if place == HAND:
        holding.play(s, seat, kind)
    else:
        holding.unset(s, seat, kind)
    if s.telling is not None:
        facts = {"card": s.deck.words[kind], "opponent": s.rules.seats[f.seat], "answered": s.deck.words[f.source]}
        s.tell("answered", "reactions", seat=s.rules.seats[seat], **facts)
    return seat


def mirror(s: S, f: Frame) -> str:
    """Put a Mirror on top: it is aimed at whoever the card came from, who may answer it in turn."""
    seat = take_answer(s, f, MIRROR)
    s.push("spell.open", seat=seat, source=MIRROR, cause=s.stack.index(f), memo={"to": f.seat})
    return "turned"


def turned(s: S, f: Frame) -> str:
    """Go on when a Mirror has been resolved: by ruling, one that was blocked leaves the card as it was aimed."""
    if memo(f).get("again"):
        f.memo = {"to": memo(f)["to"], "asked": 0}
        return "aim"
    return "take"


def block(s: S, f: Frame) -> str:
    """Undo the effect, or by ruling only the Mirror that turned it."""
    take_answer(s, f, BLOCK)
    return stop(s, f, BLOCK)


def heal(s: S, f: Frame) -> str:
    """Undo a Force or a Pass."""
    take_answer(s, f, HEAL)
    return stop(s, f, HEAL)


def stop(s: S, f: Frame, kind: int) -> str:
    s.grave = (*s.grave, kind)
    f.memo = {**memo(f), "stopped": kind}
    return "take"


# taking effect


def take(s: S, f: Frame) -> str:
    """Let the card take effect where it points, unless it has been undone."""
    found = effect_of(s, f)
    if found != "effect-undone":
        if found == "effect-lands" and "now" in memo(f):
            f.memo = {key: value for key, value in memo(f).items() if key != "now"}
        return f"do-{MAGIC[f.source]}"
    if s.telling is not None:
        by = memo(f)["stopped"]
        clause = "heal" if by == HEAL else "block"
        s.tell("undone", clause, card=s.deck.words[f.source], by=s.deck.words[by])
    return "spent"


def effect_of(s: S, f: Frame) -> str:
    """Return what becomes of a card on the table, as far as answers have been given."""
    return walk(EFFECT, case_of(s, f), s.rules.off).id


def case_of(s: S, f: Frame) -> EffectCase:
    """Return what the tree `effect` looks at: whether a card was undone, and whether it was turned."""
    return EffectCase("stopped" in memo(f), direction(s, f) != (f.seat, memo(f)["to"]))


def do_mirror(s: S, f: Frame) -> str:
    """Turn the card below round: it is now used by whoever this Mirror is used by, against whom it points at."""
    below = s.stack[f.cause]
    user, target = direction(s, f)
    below.memo = {**memo(below), "now": [user, target]}
    if s.telling is not None:
        seats = s.rules.seats
        s.tell("turned", "mirror", card=s.deck.words[below.source], seat=seats[user], opponent=seats[target])
    return "spent"


def spent(s: S, f: Frame) -> str:
    """Put the card, used up, into the graveyard; what undid a Mirror undoes the card below (by ruling: it resumes)."""
    assert f.source >= 0
    if not memo(f).get("kept"):
        s.grave = (*s.grave, f.source)
    if f.source == MIRROR and "stopped" in memo(f):
        below = s.stack[f.cause]
        if s.rules.block_stops_mirror and memo(f)["stopped"] == BLOCK:
            below.memo = {**memo(below), "again": True}
        else:
            below.memo = {**memo(below), "stopped": memo(f)["stopped"]}
    return END


STEPS: tuple[Step, ...] = (
    Step("spell", "open", ("reactions",), ("aim",), open_card, skip="take"),
    Step("spell", "aim", ("reactions",), ("answer", "take"), aim, skip="take"),
    Ask(
        "spell", "answer", ("reactions",), ("aim", "mirror", "block", "heal"), skip="take",
        verbs=("mirror", "block", "heal", "accept"), who=asked, answer=answer, words=question, declinable=True,
    ),
    Step("spell", "mirror", ("mirror", "mirror-chain"), ("turned",), mirror, pushes=True, skip="take"),
    Step("spell", "turned", ("mirror", "block-reflected"), ("aim", "take"), turned, skip="take"),
    Step("spell", "block", ("block",), ("take",), block),
    Step("spell", "heal", ("heal",), ("take",), heal),
    Step("spell", "take", ("reactions",), (*DONE, "spent"), take, skip="spent"),
    Step("spell", "do-mirror", ("mirror",), ("spent",), do_mirror),
    Step("spell", "spent", ("graveyard",), (END,), spent, skip=END),
)  # fmt: skip


__all__ = [
    "ANSWERS", "HAND", "PLACES", "SET", "STEPS", "asked", "base", "can_answer", "case_of", "direction", "effect_of",
    "links", "memo", "tell", "to_ask",
]  # fmt: skip
