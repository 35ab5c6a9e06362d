"""Triggers: all that waits for the same event, in the order that the active player picks one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import Trigger, keep, noted
from explorer.rules.smashup.fits import CONCERNS, at
from explorer.rules.smashup.power import cancelled
from explorer.rules.smashup.programs import active_player, begin, key, site_key
from explorer.rules.smashup.records import ACTION, Minion
from explorer.rules.smashup.wording import asks, waiting_texts

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def call_triggers(s: S, f: Frame, on: str, it: Minion | None = None, who: int = -1) -> None:
    """Collect what follows an event (to a minion `it`, set off by seat `who`) and begin it. Entries that wait are
    [program, card or -1, seat, life, base]; `shuffles` tells later whether a card in the discard pile is still it."""
    waiting: list[list[Any]] = []
    gone = [] if it is None or s.minion(it.life) is not None else [it]
    for me in (*gone, *s.lying):
        for trigger in s.rules.abilities[me.card].triggers:
            if trigger.on == on and CONCERNS[trigger.concerns](s, me, it):
                seat = _seat(s, trigger, me.seat, it, who)
                waiting.append([key(s, me.card, on), me.card, seat, me.life, at(s, me)])
    for base in s.bases if it is None else [b for b in s.bases if b == it.base]:
        for trigger in s.rules.sites[base].triggers:
            if trigger.on != on:
                continue
            seat = _seat(s, trigger, s.active if it is None else it.seat, it, who)
            if not cancelled(s, base):
                waiting.append([site_key(s, base, on), -1, seat, -1, base])
    if waiting:
        memo = {} if it is None else {"it": list(it), "shuffles": s.shuffles[s.owner(it.card)]}
        s.push("trigger.next", seat=f.seat, cause=f.cause, memo={**memo, "who": who, "waiting": waiting})


def _seat(s: S, trigger: Trigger, seat: int, it: Minion | None, who: int) -> int:
    if trigger.seat == "owner" and it is not None:
        return s.owner(it.card)
    return who if trigger.seat == "them" else seat


def trigger_next(s: S, f: Frame) -> str:
    """Go on with what waits; what kept the last text off was for that text alone."""
    done = (f.memo or {}).get("pick")
    if done is not None and s.effects:
        s.effects = tuple(e for e in s.effects if e.ends != ACTION or e.source != done[1])
    return in_order(f, noted(f, "waiting"))


def in_order(f: Frame, left: list[Any]) -> str:
    """Go on with the only one that is left, ask which comes next while there are several, end when there is none."""
    if not left:
        return END
    if len(left) > 1:
        return "order"
    keep(f, pick=left[0])
    return "one"


def trigger_cards(s: S, f: Frame) -> list[int]:
    """Return the cards whose triggers wait."""
    return [entry[1] for entry in noted(f, "waiting") if entry[1] >= 0]


def trigger_bases(s: S, f: Frame) -> list[int]:
    """Return the bases whose triggers wait."""
    return [entry[4] for entry in noted(f, "waiting") if entry[1] < 0]


def trigger_order(s: S, f: Frame, move: Move) -> str:
    place, number = (1, move.args[0]) if move.verb == "choose" else (4, move.args[0])
    waiting = noted(f, "waiting")
    keep(f, pick=next(e for e in waiting if e[place] == number and (move.verb == "choose") == (e[1] >= 0)))
    return "one"


def trigger_one(s: S, f: Frame) -> str:
    entry = noted(f, "pick")
    text, card, seat, life, base = entry
    keep(f, waiting=[other for other in noted(f, "waiting") if other != entry])
    memo = {name: noted(f, name) for name in ("it", "shuffles", "who") if name in (f.memo or {})}
    begin(s, text, seat, card, f.cause if f.cause >= 0 else card, me=max(life, 0), here=base, **memo)
    return "next"


STEPS: tuple[Step, ...] = (
    Step("trigger", "next", ("simultaneous",), ("order", "one", END), trigger_next, skip=END),
    Ask(
        "trigger", "order", ("simultaneous",), ("one",), who=active_player, verbs=("choose", "choose-base"),
        answer=trigger_order, words=asks("trigger-order", waiting=waiting_texts), skip=END,
    ),
    Step("trigger", "one", ("simultaneous",), ("next",), trigger_one, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "call_triggers", "in_order", "trigger_bases", "trigger_cards"]
