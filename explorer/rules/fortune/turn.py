"""A turn of `fortune` step by step: an action (two by expert rules), then hands are filled, then the next seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.core.words import word
from explorer.rules.fortune.opening import lay_open, pile_luck, pile_units, whole_pile
from explorer.rules.fortune.reckoning import MATCH, MatchCase
from explorer.rules.fortune.records import Group, group_of

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S

ACTIONS = ("build", "take", "discard", "steal", "develop")
#: What kind of action a verb is: both ways of building are one.
ACTION_OF = {"build": "build", "take": "build", "discard": "discard", "steal": "steal", "develop": "develop"}
ON_TOP, BELOW = 0, 1


def hand_of(s: S) -> tuple[int, ...]:
    """Return the hand of the seat that is asked, sorted."""
    return s.hands[s.actor or 0]


def begin(s: S, f: Frame) -> str:
    """Open a turn."""
    f.seat, f.move = s.to_move, None
    if s.telling is not None:
        s.tell("turn", "to-the-right", seat=s.rules.seats[s.to_move], turn=s.turn)
    return "look"


def look(s: S, f: Frame) -> str:
    """See what can be stolen from whom, then ask."""
    s.look_around(f.seat)
    return "more" if s.actions else "act"


def act(s: S, f: Frame, move: Move) -> str:
    """Note an action; `done` ends the turn, `draw` brings a card after an early discard."""
    if move.verb == "done":
        if s.telling is not None:
            s.tell("done", "expert-two-actions", seat=s.rules.seats[f.seat])
        return "refill"
    if move.verb == "draw":
        return "early"
    f.move = move
    return move.verb


def build(s: S, f: Frame) -> str:
    """Build a group from cards in the hand."""
    assert f.move is not None
    cards = s.deck.packs[f.move.args[0]]
    for kind in cards:
        s.from_hand(f.seat, kind)
    laid(s, f.seat, cards, "built", "build-from-hand")
    return "acted"


def take(s: S, f: Frame) -> str:
    """Build a group from a discarded card and one in the hand."""
    assert f.move is not None
    thrown, card = f.move.args
    at = len(s.discard) - 1 - s.discard[::-1].index(thrown)
    s.discard = s.discard[:at] + s.discard[at + 1 :]
    s.from_hand(f.seat, card)
    laid(s, f.seat, (thrown, card), "took", "build-from-discard")
    return "turn-up" if s.rules.turns_up and not s.discard and any(s.pool) else "acted"


def laid(s: S, seat: int, cards: tuple[int, ...], kind: str, clause: str) -> None:
    """Lay a new group on top of a fortune."""
    group = group_of(cards, s.deck.silver)
    s.add_group(seat, group)
    if s.telling is not None:
        words = s.deck.words
        s.tell(kind, clause, seat=s.rules.seats[seat], good=words[group.good], cards=s.card_words(cards))


def turn_up(s: S, f: Frame, move: Move) -> str:
    """By ruling, turn up a card where no discarded one is left."""
    lay_open(s, move.args[0])
    return "acted"


def discard(s: S, f: Frame) -> str:
    """Discard a card."""
    assert f.move is not None
    kind = f.move.args[0]
    s.from_hand(f.seat, kind)
    s.discard = (*s.discard, kind)
    if s.telling is not None:
        s.tell("discarded", "discard", seat=s.rules.seats[f.seat], card=s.deck.words[kind])
    return "acted"


def group_at(s: S, seat: int, card: int, place: int) -> int:
    """Return which of a seat's groups a card would develop, counted from the first; -1 for none."""
    fortune = s.fortunes[seat]
    if place == ON_TOP:
        return len(fortune) - 1 if fortune and fortune[-1].good == card else -1
    return next((i for i, group in enumerate(fortune[:-1]) if group.good == card), -1)


def develop(s: S, f: Frame) -> str:
    """Add a good to an own group of it."""
    assert f.move is not None
    card, place = f.move.args
    at = group_at(s, f.seat, card, place)
    s.from_hand(f.seat, card)
    fortune = s.fortunes[f.seat]
    grown: Group = fortune[at].with_cards((card,), s.deck.silver)
    s.fortunes[f.seat] = (*fortune[:at], grown, *fortune[at + 1 :])
    if s.telling is not None:
        s.tell("developed", "expert-develop", seat=s.rules.seats[f.seat], card=s.deck.words[card], count=grown.size)
    return "acted"


def steal(s: S, f: Frame) -> str:
    """Attack: the contest is work of its own, put on the stack."""
    assert f.move is not None
    s.push("duel.open", seat=f.seat, move=f.move)
    return "acted"


def acted(s: S, f: Frame) -> str:
    """Count an action; a second one may follow by expert rules, as long as there are cards for it."""
    assert f.move is not None
    if not s.actions:
        s.first = ACTION_OF[f.move.verb]
    s.actions += 1
    f.move = None
    rules = s.rules
    early = rules.discard_draws and s.first == "discard"
    if s.actions > 1 or not rules.second_after(s.first):
        return "refill"
    if early and rules.draws_at_once and any(s.pool):
        return "early"
    return "look" if s.hands[f.seat] or (early and any(s.pool)) else "refill"


def early(s: S, f: Frame, move: Move) -> str:
    """Draw a card after a discard that was the first action."""
    s.drew = True
    drawn(s, f.seat, move.args[0], "expert-discard-draw")
    return "look"


def drawn(s: S, seat: int, kind: int, clause: str) -> None:
    """Draw a card into a hand."""
    s.draw(seat, kind)
    if s.telling is not None:
        s.tell_some("drew", clause, (seat,), {"card": s.deck.words[kind]}, seat=s.rules.seats[seat])
        if not any(s.pool):
            s.tell("pile-empty", "pile-empty")


def refill(s: S, f: Frame) -> str:
    """See whether somebody draws: the player, then whoever defended with cards."""
    return "card" if s.waiting()[0] >= 0 else "pass"


def fill(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Draw cards in order until every hand that may be filled is full, or there are none left."""
    for move in order:
        seat, _ = s.waiting()
        if seat < 0:
            break
        drawn(s, seat, move.args[0], s.rules.refill_clause if seat == s.to_move else "defender-refill")
    return "refill"


def fill_one(s: S, f: Frame, move: Move) -> str:
    return fill(s, f, (move,))


def pass_on(s: S, f: Frame) -> str:
    """Hand the turn to the next seat on the right that has a card; when nobody has, the match is over."""
    if walk(MATCH, MatchCase(s), s.rules.off).id != "match-goes-on":
        return "over"
    n, seat = s.players, s.to_move
    for _ in range(n):
        seat = (seat + 1) % n
        if s.hands[seat]:
            break
        if s.telling is not None:
            s.tell("passed-over", "skip-empty", seat=s.rules.seats[seat])
    s.turn += 1
    s.to_move = f.seat = seat
    s.new_turn()
    return "begin"


def over(s: S, f: Frame) -> str:
    """Count the fortunes: the match is over."""
    if s.telling is not None:
        case = MatchCase(s)
        outcome = walk(MATCH, case, s.rules.off)
        seats = tuple(s.rules.seats[seat] for seat in case.ahead)
        s.tell(outcome.id, outcome.clauses[0], seat=seats[0], seats=seats, total=case.best)
    return END


def asks(name: str) -> Any:
    """Return the words of a question to the player whose turn it is."""
    return lambda s, f: word(f"question-{name}", seat=s.rules.seats[f.seat])


STEPS: tuple[Step, ...] = (
    Step("turn", "begin", ("to-the-right",), ("look",), begin),
    Step("turn", "look", ("top-group",), ("act", "more"), look),
    Ask(
        "turn", "act", ("one-action",), ACTIONS, skip="refill", verbs=ACTIONS, answer=act, words=asks("act"),
        hand=hand_of,
    ),
    Ask(
        "turn", "more", ("expert-two-actions", "expert-discard-draw"), (*ACTIONS, "early", "refill"), skip="refill",
        verbs=(*ACTIONS, "draw", "done"), answer=act, words=asks("more"), declinable=True, hand=hand_of,
    ),
    Step("turn", "build", ("build-from-hand", "build-with-precious", "grow"), ("acted",), build),
    Step("turn", "take", ("build-from-discard", "build-with-precious", "grow"), ("acted", "turn-up"), take),
    Lot(
        "turn", "turn-up", ("first-discard",), ("acted",), skip="acted", verbs=("card",), units=pile_units,
        answer=turn_up, luck=pile_luck, deck=whole_pile,
    ),
    Step("turn", "discard", ("discard",), ("acted",), discard),
    Step("turn", "develop", ("expert-develop",), ("acted",), develop),
    Step("turn", "steal", ("stealing", "top-group"), ("acted",), steal, pushes=True),
    Step(
        "turn", "acted", ("one-action", "expert-two-actions", "expert-discard-draw"), ("look", "early", "refill"),
        acted, skip="refill",
    ),
    Lot(
        "turn", "early", ("expert-discard-draw",), ("look",), skip="refill", verbs=("card",), units=pile_units,
        answer=early, luck=pile_luck, deck=whole_pile,
    ),
    Step("turn", "refill", ("refill", "defender-refill", "pile-empty"), ("card", "pass"), refill, skip="pass"),
    Lot(
        "turn", "card", ("refill", "defender-refill", "expert-hand"), ("refill",), skip="pass", verbs=("card",),
        units=pile_units, answer=fill_one, luck=pile_luck, deck=whole_pile, all_at_once=fill,
    ),
    Step("turn", "pass", ("to-the-right", "skip-empty", "hands-empty"), ("begin", "over"), pass_on, skip="begin"),
    Step("turn", "over", ("greatest-wins", "hands-empty"), (END,), over),
)  # fmt: skip

__all__ = ["ACTION_OF", "BELOW", "ON_TOP", "STEPS", "group_at", "hand_of"]
