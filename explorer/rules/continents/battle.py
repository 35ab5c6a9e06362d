"""A battle of `continents` from the declaration to its end, but for the windows for tactics and the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.core.words import word
from explorer.rules.continents.deck import TROOP
from explorer.rules.continents.records import Battle
from explorer.rules.continents.resolution import WAR, WarCase
from explorer.rules.continents.turn import hand_of

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def on(s: S) -> Battle:
    """Return the battle that is on."""
    assert s.battle is not None
    return s.battle


def in_order(s: S) -> list[int]:
    """Return who is asked in which order: attacker, defender, the others from the attacker's left."""
    b = on(s)
    n = s.players
    if n == 2:
        return [b.attacker, b.defender]
    others = [(b.attacker + i) % n for i in range(1, n)]
    return [b.attacker, b.defender, *(seat for seat in others if seat != b.defender)]


def spied(s: S, f: Frame, move: Move) -> str:
    """Note a Spy; the memo remembers which question it put off."""
    f.move = move
    f.memo = {**(f.memo or {}), "asked": s.rules.steps[f.at].step.name}
    return "spy"


def spy(s: S, f: Frame) -> str:
    """Play a Spy. In a window it was the attacker's card of this round; elsewhere the same is asked again."""
    assert f.move is not None and f.memo is not None
    s.push("spy.play", seat=f.seat, move=f.move)
    f.move = None
    memo = dict(f.memo)
    asked: str = memo.pop("asked")
    f.memo = memo
    return {"before": "before-next", "after": "after-next"}.get(asked, asked)


# first stage: war is declared


def declare(s: S, f: Frame) -> str:
    """Open the war: from one continent on another, all of whose cards are attacked, or by ruling some."""
    assert f.move is not None
    target, opponent, source = f.move.args
    f.move = None
    s.battle = Battle(f.seat, opponent, source, target, (-1,) * s.players)
    f.memo = {"at": 0}
    if s.telling is not None:
        seats = s.rules.seats
        facts = {"continent": s.land_word(target), "source": s.land_word(source)}
        s.tell("war-declared", "attack-from", seat=seats[f.seat], opponent=seats[opponent], **facts)
    return "against" if s.rules.cards_named else "deploy"


def against(s: S, f: Frame, move: Move) -> str:
    number = move.args[0] + 1
    s.battle = on(s)._replace(against=number)
    if s.telling is not None:
        facts = {"count": number, "continent": s.land_word(on(s).target)}
        s.tell("cards-named", "attack-what", seat=s.rules.seats[f.seat], **facts)
    return "deploy"


# second stage: troops are deployed


def deploy(s: S, f: Frame) -> str:
    """Ask the next in order for troops: once each, or by ruling round and round until nobody adds any."""
    assert f.memo is not None
    order, at = in_order(s), f.memo["at"]
    while True:
        if at == len(order):
            if not (s.rules.deploy_again and f.memo.get("laid")):
                break
            at = 0
            f.memo = {"at": 0}
        if s.hands[order[at]]:
            f.memo = {**f.memo, "at": at + 1}
            f.seat = order[at]
            return ("attacker", "defender", "helper")[min(at, 2)]
        at += 1
    f.seat, f.memo = order[0], {"at": 0}
    return "call-off" if s.rules.may_call_off else "sabotage-next"


def answer_troop(s: S, f: Frame, move: Move) -> str:
    """Note a troop to be laid, a Spy, or that the seat lays no more."""
    if move.verb == "done":
        return "deploy"
    if move.verb == "spy":
        return spied(s, f, move)
    f.move = move
    return "lay"


def lay(s: S, f: Frame) -> str:
    """Lay a Troop face up beside a side's continent cards; the same seat may lay another."""
    assert f.move is not None and f.memo is not None
    seat, side = f.seat, f.move.args[0]
    f.move = None
    s.play_card(seat, TROOP)
    add_troop(s, seat, side, TROOP)
    f.memo = {**f.memo, "laid": True}
    b = on(s)
    if s.telling is not None:
        clause = ("attacker-deploys", "defender-deploys", "others-help")[b.side_of(seat)]
        s.tell("deployed", clause, seat=s.rules.seats[seat], side=s.rules.side_words[side], card=s.deck.words[TROOP])
    if not s.hands[seat]:
        return "deploy"
    return ("attacker", "defender", "helper")[b.side_of(seat)]


def add_troop(s: S, seat: int, side: int, kind: int) -> None:
    """Make a card an active troop of a side."""
    b = on(s)
    b = b.with_troops(side, (*b.troops[side], (seat, kind)))
    if b.side_of(seat) < 0:
        b = b._replace(helped=(*b.helped[:seat], side, *b.helped[seat + 1 :]))
    s.battle = b


def call_off(s: S, f: Frame, move: Move) -> str:
    if move.verb == "spy":
        return spied(s, f, move)
    if move.verb == "go-on":
        return "sabotage-next"
    if s.telling is not None:
        s.tell("stopped", "go-on", seat=s.rules.seats[f.seat])
    return "burn"


# after a roll


def fate(s: S, f: Frame) -> str:
    """See what comes of the war: over, spent, or the attacker may go on (001, lines 48, 49)."""
    b = on(s)
    outcome = walk(WAR, WarCase(s, b), s.rules.off)
    if s.telling is not None and outcome.id != "war-goes-on":
        seats = s.rules.seats
        facts = {"continent": s.land_word(b.target), "source": s.land_word(b.source)}
        s.tell(outcome.id, outcome.clauses[0], seat=seats[b.attacker], opponent=seats[b.defender], **facts)
    if outcome.id != "war-goes-on":
        return "burn"
    f.seat = b.attacker
    return "go-on"


def go_on(s: S, f: Frame, move: Move) -> str:
    """Repeat the third stage or stop (001, line 49)."""
    if move.verb == "spy":
        return spied(s, f, move)
    if s.telling is not None:
        s.tell("goes-on" if move.verb == "go-on" else "stopped", "go-on", seat=s.rules.seats[f.seat])
    return "before-open" if move.verb == "go-on" else "burn"


def burn(s: S, f: Frame) -> str:
    """Burn every active troop that is left, helpers' too (001, line 50)."""
    b = on(s)
    left = [kind for side in b.troops for _, kind in side]
    for kind in left:
        s.burn(kind)
    s.battle = b._replace(troops=((), ()))
    if left and s.telling is not None:
        s.tell("troops-burned", "troops-burn-after", count=len(left))
    return "over"


def over(s: S, f: Frame) -> str:
    """End the battle, and with it the work of this frame."""
    if s.telling is not None:
        s.tell("battle-over", "turn-over", seat=s.rules.seats[on(s).attacker])
    s.battle = None
    return END


def asks(name: str) -> Any:
    """Return the words of a question in a battle: to whom, about which continents."""

    def words(s: S, f: Frame) -> Any:
        b = on(s)
        return word(
            f"question-{name}", seat=s.rules.seats[f.seat], opponent=s.rules.seats[b.defender],
            continent=s.land_word(b.target), source=s.land_word(b.source),
        )  # fmt: skip

    return words


LAYING = ("lay", "deploy", "spy")
STEPS: tuple[Step, ...] = (
    Step("battle", "declare", ("attack-from", "attack-whom", "attack-what"), ("against", "deploy"), declare),
    Ask(
        "battle", "against", ("attack-what",), ("deploy",), verbs=("against",), answer=against, words=asks("against"),
    ),
    Step(
        "battle", "deploy", ("helper-order",), ("attacker", "defender", "helper", "call-off", "sabotage-next"), deploy,
        skip="sabotage-next",
    ),
    Ask(
        "battle", "attacker", ("attacker-deploys",), LAYING, skip="deploy", verbs=("troop", "done", "spy"),
        answer=answer_troop, words=asks("attacker"), declinable=True, hand=hand_of,
    ),
    Ask(
        "battle", "defender", ("defender-deploys",), LAYING[:2], skip="deploy", verbs=("troop", "done"),
        answer=answer_troop, words=asks("defender"), declinable=True, hand=hand_of,
    ),
    Ask(
        "battle", "helper", ("others-help", "helper-order"), LAYING[:2], skip="deploy", verbs=("troop", "done"),
        answer=answer_troop, words=asks("helper"), declinable=True, hand=hand_of,
    ),
    Step(
        "battle", "lay", ("attacker-deploys", "defender-deploys", "others-help"),
        ("attacker", "defender", "helper", "deploy"), lay, skip="deploy",
    ),
    Ask(
        "battle", "call-off", ("go-on",), ("sabotage-next", "burn", "spy"), verbs=("go-on", "stop", "spy"),
        answer=call_off, words=asks("call-off"), hand=hand_of,
    ),
    Step(
        "battle", "spy", ("spy",), ("attacker", "call-off", "before-next", "after-next", "go-on"), spy, pushes=True,
    ),
    Step("battle", "fate", ("war-over", "attack-spent", "go-on"), ("go-on", "burn"), fate, skip="burn"),
    Ask(
        "battle", "go-on", ("go-on",), ("before-open", "burn", "spy"), skip="burn", verbs=("go-on", "stop", "spy"),
        answer=go_on, words=asks("go-on"), hand=hand_of,
    ),
    Step("battle", "burn", ("troops-burn-after",), ("over",), burn),
    Step("battle", "over", ("turn-over",), (END,), over),
)  # fmt: skip


__all__ = ["STEPS", "add_troop", "asks", "in_order", "on", "spied"]
