"""The work that waits, newest first: for every frame whose it is, what it is doing, what is left, what set it off.

Picks among cards that do not lie in play are left out: who picks them may be the only one to know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.state import CHANCE, PUBLIC
from explorer.core.words import Word, word
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.fits import it
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.records import Play
from explorer.rules.smashup.targets import doing
from explorer.rules.smashup.texts import do_word

if TYPE_CHECKING:
    from explorer.core.steps import Frame
    from explorer.rules.smashup.table import TableTop as S

Facts = dict[str, Any]


def pending_finding(s: S) -> Finding:
    """Return what is asked now and of whom, below it every frame of the stack, newest first, and what the last move
    brought, as everybody saw it."""
    question = s.question
    assert question is not None
    facts = {
        "count": len(s.stack),
        "asks": question.asks,
        "seat": word("chance") if s.actor == CHANCE else seat_word(question.seat),
    }
    below = tuple(frame_finding(s, f) for f in reversed(s.stack))
    return Finding(s.game, "finding-pending", "", True, question.clauses, facts, (*below, *_lately(s)))


def _lately(s: S) -> tuple[Finding, ...]:
    events = tuple(
        Finding(s.game, f"event-{e.kind}", "hidden" if e.hidden else "", True, e.clauses, {**e.facts, **e.secret})
        for e in (event.as_seen(PUBLIC) for event in s.events)
    )
    return (Finding(s.game, "finding-lately", "", True, (), {"count": len(events)}, events),) if events else ()


def frame_finding(s: S, f: Frame) -> Finding:
    """Return what one frame is, in words."""
    step = s.rules.steps[f.at].step
    own = TOLD.get(step.flow)
    facts: Facts = {
        "seat": seat_word(f.seat) if f.seat >= 0 else "none",
        "step": word(f"step-{step.flow}-{step.name}"),
        "source": "none",
        "card": "none",
        "cause": s.card_word(f.cause) if f.cause >= 0 else "none",
        **(own(s, f) if own is not None else {}),
    }
    if facts["cause"] == facts["source"]:
        facts["cause"] = "none"
    clauses = step.clauses
    if "text" in (f.memo or {}):
        clauses = (*clauses, clause_of(s, f))
    elif f.source >= 0:
        clauses = (*clauses, s.kit.kind[f.source].id)
    return Finding(s.game, f"frame-{step.flow}", "", True, tuple(dict.fromkeys(clauses)), facts)


# what each flow's frames tell


def _base(s: S, f: Frame) -> Facts:
    return {"base": s.base_word(noted(f, "base"))}


def _play(s: S, f: Frame) -> Facts:
    memo = f.memo or {}
    base = memo["base"] if "base" in memo else it(f).base
    return {"source": s.card_word(f.source), "base": s.base_word(base)}


def _action(s: S, f: Frame) -> Facts:
    return {"source": s.card_word(f.source)}


def _source(s: S, f: Frame) -> Word:
    """Return the card or base whose text a frame carries out: the physical card where there is one."""
    name: Word = s.card_word(f.source) if f.source >= 0 else source_word(s, f)
    return name


def _text(s: S, f: Frame) -> Facts:
    """What is being done now (nothing between two things), and what is left of the text."""
    program, at = s.rules.programs[noted(f, "text")].program, noted(f, "at")
    working = s.rules.steps[f.at].step.name != "next"
    return {
        "source": _source(s, f),
        "now": do_word(program[at]) if working else "none",
        "left": tuple(do_word(do) for do in program[at + working :]),
    }


def _act(s: S, f: Frame) -> Facts:
    todo = noted(f, "todo")
    asked = (f.memo or {}).get("pick") if s.rules.steps[f.at].step.name == "where" else None
    lives = [asked, *todo] if asked is not None else todo
    left = tuple(s.card_word(thing.card) for life in lives for thing in s.lying if thing.life == life)
    return {"source": _source(s, f), "now": do_word(doing(s, f)), "left": left}


def _destroy(s: S, f: Frame) -> Facts:
    memo = f.memo or {}
    gone = it(f) if "it" in memo else s.minion(memo["life"])
    facts: Facts = {"card": "none" if gone is None else s.card_word(gone.card)}
    return facts | ({"source": _source(s, f)} if "text" in memo else {})


def _trigger(s: S, f: Frame) -> Facts:
    memo = f.memo or {}

    def named(entry: list[Any]) -> Word:
        _, card, _, _, base = entry
        name: Word = s.card_word(card) if card >= 0 else s.base_word(base)
        return name

    return {
        "now": named(memo["pick"]) if "pick" in memo else "none",
        "waiting": tuple(map(named, memo["waiting"])),
        "card": s.card_word(it(f).card) if "it" in memo else "none",
    }


def _extra(s: S, f: Frame) -> Facts:
    right = Play(*noted(f, "right"))
    card = s.card_word(right.card) if right.card >= 0 else "none"
    return {"source": _source(s, f), "kind": "minion" if right.minion else "action", "card": card}


def _cards(s: S, f: Frame) -> Facts:
    return {"count": noted(f, "left"), "source": s.card_word(f.source) if f.source >= 0 else "none"}


TOLD: Mapping[str, Callable[[S, Frame], Facts]] = {
    "score": _base, "play": _play, "action": _action, "do": _text, "act": _act, "destroy": _destroy,
    "trigger": _trigger, "extra": _extra, "draw": _cards, "reveal": _cards, "lose": _cards, "pile": _cards,
}  # fmt: skip


__all__ = ["frame_finding", "pending_finding"]
