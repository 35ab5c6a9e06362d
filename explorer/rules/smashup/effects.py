"""What every card may set off: playing, destroying (one or many), and triggers put in order.

Each is a flow of small steps on the position's stack; a frame's memo holds lives, cards and bases as numbers.
`seat` is whose effect it is, `source` the card that does it, `cause` the card whose play or ability began it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.core.words import word
from explorer.rules.smashup.abilities import DESTROYED, PLAYED, keep, noted
from explorer.rules.smashup.records import Minion

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def minion_in(f: Frame, entry: str = "it") -> Minion:
    """Return the minion noted in a frame as it was then: its last known place and controller."""
    return Minion(*noted(f, entry))


def carry_on(s: S, f: Frame, step: str, **memo: Any) -> Frame:
    """Push a further effect of the same card, with the same root cause."""
    return s.push(step, seat=f.seat, source=f.source, cause=f.cause, memo=memo or None)


def asks(name: str) -> Any:
    """Return the words of a question put to the seat that is asked."""
    return lambda s, f: word(f"question-{name}", seat=seat_word(s.actor))


def active_player(s: S, f: Frame) -> int:
    return s.active


# playing a minion: it lies there, its text runs to the end, then what others do about it


def play_minion(s: S, seat: int, card: int, base: int) -> None:
    """Begin playing a minion that has left where it was. It is the cause of all that comes of it."""
    s.push("play.enter", seat=seat, source=card, cause=card, memo={"card": card, "base": base})


def enter(s: S, f: Frame) -> str:
    card, base = noted(f, "card"), noted(f, "base")
    minion = s.enter(card, base, f.seat)
    keep(f, it=list(minion))
    s.tell("played", "play-minion", seat=seat_word(f.seat), card=s.card_word(card), base=s.base_word(base))
    return "text"


def text(s: S, f: Frame) -> str:
    ability = s.rules.abilities[f.source]
    if ability.text:
        carry_on(s, f, ability.text, me=minion_in(f).life)
    return "after"


def after_play(s: S, f: Frame) -> str:
    call_triggers(s, f, PLAYED, minion_in(f))
    return END


# playing an action


def play_action(s: S, seat: int, card: int) -> None:
    """Begin carrying out an action that has left the hand."""
    s.aside += (card,)
    s.push("action.text", seat=seat, source=card, cause=card)


def action_text(s: S, f: Frame) -> str:
    s.tell("action", "action-then-discard", seat=seat_word(f.seat), card=s.card_word(f.source))
    carry_on(s, f, s.rules.abilities[f.source].text)
    return "discard"


def action_discard(s: S, f: Frame) -> str:
    s.aside = tuple(c for c in s.aside if c != f.source)
    s.to_discards(f.source)
    return END


# destroying


def destroy(s: S, f: Frame, life: int) -> None:
    """Begin destroying a minion, as an effect of the frame's card."""
    carry_on(s, f, "destroy.try", life=life)


def try_destroy(s: S, f: Frame) -> str:
    minion = s.minion(noted(f, "life"))
    if minion is None:
        return END
    ability = s.rules.abilities[minion.card]
    if ability.indestructible:
        s.tell("indestructible", ability.clause, card=s.card_word(minion.card))
        return END
    if ability.instead:
        s.push(ability.instead, seat=minion.seat, source=minion.card, cause=f.cause, memo={"me": minion.life})
        return END
    return "leave"


def leave(s: S, f: Frame) -> str:
    minion = s.minion(noted(f, "life"))
    assert minion is not None
    keep(f, it=list(minion))
    s.leave(minion)
    s.tell("destroyed", "destroy", card=s.card_word(minion.card), base=s.base_word(minion.base))
    return "after"


def after_destroy(s: S, f: Frame) -> str:
    call_triggers(s, f, DESTROYED, minion_in(f))
    return END


# destroying many: the targets are fixed first, then each is dealt with by itself


def destroy_all(s: S, f: Frame, lives: Sequence[int]) -> None:
    """Begin destroying minions whose lives are fixed now."""
    if lives:
        carry_on(s, f, "mass.next", lives=list(lives))


def mass_next(s: S, f: Frame) -> str:
    left = [life for life in noted(f, "lives") if s.minion(life) is not None]
    keep(f, lives=left)
    return in_order(f, left)


def in_order(f: Frame, left: list[Any]) -> str:
    """Go on with the only one that is left, ask which comes next while there are several, end when there is none."""
    if not left:
        return END
    if len(left) > 1:
        return "order"
    keep(f, pick=left[0])
    return "one"


def mass_cards(s: S, f: Frame) -> list[int]:
    """Return the cards of the minions still to be destroyed."""
    lives = noted(f, "lives")
    return [m.card for m in s.minions if m.life in lives]


def mass_order(s: S, f: Frame, move: Move) -> str:
    minion = s.minion_of(move.args[0])
    assert minion is not None
    keep(f, pick=minion.life)
    return "one"


def mass_one(s: S, f: Frame) -> str:
    life = noted(f, "pick")
    keep(f, lives=[other for other in noted(f, "lives") if other != life])
    destroy(s, f, life)
    return "next"


# triggers: all that wait for the same event, in the order that the active player picks one by one


def call_triggers(s: S, f: Frame, on: str, it: Minion) -> None:
    """Collect what happens after an event to a minion and begin it. Entries are [step, card or -1, seat, life];
    `shuffles` tells later whether a card that went to the discard pile may still be the same one there."""
    waiting: list[list[Any]] = []
    gone = [] if s.minion(it.life) is not None else [it]
    for me in (*gone, *s.minions):
        for trigger in s.rules.abilities[me.card].triggers:
            if trigger.on == on and trigger.concerns(s, me, it):
                waiting.append([trigger.step, me.card, me.seat, me.life])
    event, step = s.rules.base_abilities[it.base].trigger
    if event == on and it.base in s.bases:
        waiting.append([step, -1, it.seat, -1])
    if waiting:
        shuffles = s.shuffles[s.kit.owner(it.card)]
        carry_on(s, f, "trigger.next", it=list(it), waiting=waiting, shuffles=shuffles)


def trigger_next(s: S, f: Frame) -> str:
    return in_order(f, noted(f, "waiting"))


def trigger_cards(s: S, f: Frame) -> list[int]:
    """Return the cards whose triggers wait."""
    return [card for _, card, _, _ in noted(f, "waiting") if card >= 0]


def trigger_bases(s: S, f: Frame) -> list[int]:
    """Return the base whose trigger waits, if it does."""
    return [minion_in(f).base for _, card, _, _ in noted(f, "waiting") if card < 0]


def trigger_order(s: S, f: Frame, move: Move) -> str:
    card = move.args[0] if move.verb == "choose" else -1
    keep(f, pick=next(entry for entry in noted(f, "waiting") if entry[1] == card))
    return "one"


def trigger_one(s: S, f: Frame) -> str:
    entry = noted(f, "pick")
    step, card, seat, life = entry
    keep(f, waiting=[other for other in noted(f, "waiting") if other != entry])
    memo = {"me": life, "it": noted(f, "it"), "shuffles": noted(f, "shuffles")}
    s.push(step, seat=seat, source=card, cause=f.cause, memo=memo)
    return "next"


STEPS: tuple[Step, ...] = (
    Step("play", "enter", ("play-minion",), ("text",), enter),
    Step("play", "text", ("play-minion", "nested-play"), ("after",), text, pushes=True),
    Step("play", "after", ("nested-play",), (END,), after_play, pushes=True),
    Step("action", "text", ("action-then-discard",), ("discard",), action_text, pushes=True),
    Step("action", "discard", ("action-then-discard",), (END,), action_discard),
    Step("destroy", "try", ("destroy",), ("leave", END), try_destroy, pushes=True),
    Step("destroy", "leave", ("destroy",), ("after",), leave),
    Step("destroy", "after", ("destroy", "simultaneous"), (END,), after_destroy, pushes=True),
    Step("mass", "next", ("fixed-targets",), ("order", "one", END), mass_next, skip=END),
    Ask(
        "mass", "order", ("fixed-targets", "simultaneous"), ("one",), who=active_player, verbs=("choose",),
        answer=mass_order, words=asks("mass-order"), skip=END,
    ),
    Step("mass", "one", ("fixed-targets",), ("next",), mass_one, pushes=True),
    Step("trigger", "next", ("simultaneous",), ("order", "one", END), trigger_next, skip=END),
    Ask(
        "trigger", "order", ("simultaneous",), ("one",), who=active_player, verbs=("choose", "choose-base"),
        answer=trigger_order, words=asks("trigger-order"), skip=END,
    ),
    Step("trigger", "one", ("simultaneous",), ("next",), trigger_one, pushes=True),
)  # fmt: skip


__all__ = [
    "STEPS", "asks", "carry_on", "destroy", "destroy_all", "mass_cards", "minion_in",
    "play_action", "play_minion", "trigger_bases", "trigger_cards",
]  # fmt: skip
