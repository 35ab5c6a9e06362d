"""A contest for a group, card by card: a frame on the stack, from the attack to whoever keeps every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.core.words import Word, word
from explorer.rules.fortune.answering import demand_after
from explorer.rules.fortune.records import Attack, Duel, Play
from explorer.rules.fortune.resolution import FATE, FateCase
from explorer.rules.fortune.turn import hand_of

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def on(s: S) -> Duel:
    """Return the contest that is on."""
    assert s.duel is not None
    return s.duel


def laid_by(s: S, move: Move) -> tuple[int, ...]:
    """Return the cards that an attack or an answer lays."""
    return (move.args[1],) if move.verb == "steal" else s.deck.replies[move.args[0]]


def open_duel(s: S, f: Frame) -> str:
    """Open the contest for the top group of the seat that is attacked."""
    assert f.move is not None
    owner = f.move.args[0]
    good = s.top(owner).good
    s.duel = Duel(f.seat, owner, good)
    if s.telling is not None:
        seats = s.rules.seats
        s.tell("attacked", "attack-card", seat=seats[f.seat], opponent=seats[owner], good=s.deck.words[good])
    return "lay"


def lay(s: S, f: Frame) -> str:
    """Lay the cards of an attack or an answer; they say how many answer them."""
    assert f.move is not None
    duel, cards = on(s), laid_by(s, f.move)
    f.move = None
    for kind in cards:
        s.from_hand(f.seat, kind)
    demand = demand_after(s.rules, cards, duel.demand if duel.plays else 0)
    s.duel = duel._replace(plays=(*duel.plays, Play(f.seat, cards, demand)))
    if s.telling is not None:
        clause = "defend" if duel.plays else "attack-card"
        s.tell("laid", clause, seat=s.rules.seats[f.seat], cards=s.card_words(cards), count=demand)
    return "due"


def due(s: S, f: Frame) -> str:
    """Ask the other one, who may answer; without a card there is nothing to ask."""
    f.seat = on(s).due
    if s.hands[f.seat]:
        return "answer"
    if s.telling is not None:
        s.tell("out-of-cards", "stop-any-time", seat=s.rules.seats[f.seat])
    return "fate"


def answer(s: S, f: Frame, move: Move) -> str:
    """Note an answer, or that the seat stops."""
    if move.verb == "answer":
        f.move = move
        return "lay"
    if s.telling is not None:
        s.tell("gave-up", "stop-any-time", seat=s.rules.seats[f.seat])
    return "fate"


def fate(s: S, f: Frame) -> str:
    """See who wins the contest (003, line 37)."""
    duel = on(s)
    outcome = walk(FATE, FateCase(duel), s.rules.off)
    won = outcome.id == "duel-stolen"
    s.attacks += (Attack(duel.defender, won, duel.defended),)
    if s.telling is not None:
        seats = s.rules.seats
        count = s.top(duel.defender).size + len(duel.pot)
        facts = {"good": s.deck.words[duel.good], "count": count}
        s.tell(
            outcome.id, outcome.clauses[0], seat=seats[duel.attacker], opponent=seats[duel.defender], **facts
        )  # fmt: skip
    return "stolen" if won else "kept"


def stolen(s: S, f: Frame) -> str:
    """Move the group, with every card played, to the top of the attacker's fortune."""
    duel = on(s)
    owner = s.fortunes[duel.defender]
    s.fortunes[duel.defender] = owner[:-1]
    s.add_group(duel.attacker, owner[-1].with_cards(duel.pot, s.deck.silver))
    s.duel = None
    return END


def kept(s: S, f: Frame) -> str:
    """Leave the group where it is, with every card played."""
    duel = on(s)
    owner = s.fortunes[duel.defender]
    s.fortunes[duel.defender] = (*owner[:-1], owner[-1].with_cards(duel.pot, s.deck.silver))
    s.duel = None
    return END


def asks(s: S, f: Frame) -> Word:
    """Return the words of the question for an answer."""
    duel = on(s)
    name = "question-answer-two" if duel.demand == 2 else "question-answer"
    seats = s.rules.seats
    return word(name, seat=seats[f.seat], opponent=seats[duel.other(f.seat)], good=s.deck.words[duel.good])


STEPS: tuple[Step, ...] = (
    Step("duel", "open", ("attack-card",), ("lay",), open_duel),
    Step("duel", "lay", ("attack-card", "defend", "expert-gold"), ("due",), lay),
    Step("duel", "due", ("stop-any-time",), ("answer", "fate"), due, skip="fate"),
    Ask(
        "duel", "answer", ("defend", "stop-any-time"), ("lay", "fate"), skip="fate", verbs=("answer", "give-up"),
        answer=answer, words=asks, declinable=True, hand=hand_of,
    ),
    Step("duel", "fate", ("attacker-takes", "defender-keeps"), ("stolen", "kept"), fate),
    Step("duel", "stolen", ("attacker-takes", "stolen-on-top"), (END,), stolen),
    Step("duel", "kept", ("defender-keeps",), (END,), kept),
)  # fmt: skip

__all__ = ["STEPS", "laid_by", "on"]
