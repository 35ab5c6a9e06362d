"""A base scores: the window before, places and their VP, the window after. What follows is in replacing.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import Ask, Frame, Step
from explorer.rules.smashup.abilities import AFTER, BEFORE, ELSEWHERE, HERE, Special, keep, noted
from explorer.rules.smashup.places import gains_of, place_of
from explorer.rules.smashup.power import cancelled
from explorer.rules.smashup.programs import begin, key
from explorer.rules.smashup.records import Minion
from explorer.rules.smashup.victory import gain
from explorer.rules.smashup.wording import asks, scoring_base

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# windows: seat after seat to the left may use an ability or pass, until all have passed in a row


def special_of(s: S, minion: Minion, window: str) -> Special | None:
    """Return what a minion in play may do in a window, None for nothing."""
    ability = s.rules.abilities[minion.card]
    found: Special | None = ability.before if window == BEFORE else ability.after
    return found


def can_use(s: S, minion: Minion, window: str, base: int) -> bool:
    """Tell whether a minion in play has an ability for a window of the base that scores."""
    special = special_of(s, minion, window)
    if special is None:
        return False
    return {HERE: minion.base == base, ELSEWHERE: minion.base != base}.get(special.where, True)


def _may_act(s: S, f: Frame, seat: int, window: str) -> bool:
    """Tell from public facts alone whether a seat is asked: before scoring, whoever holds any card may hold one."""
    if window == BEFORE and s.hands[seat]:
        return True
    return any(m.seat == seat and can_use(s, m, window, noted(f, "base")) for m in s.minions)


def open_scoring(s: S, f: Frame) -> str:
    s.tell("scoring", "before-scoring", base=s.base_word(noted(f, "base")))
    keep(f, used=[])
    return _open_window(s, f, "before-next")


def _open_window(s: S, f: Frame, name: str) -> str:
    keep(f, passes=0)
    f.seat = s.active
    return name


def before_next(s: S, f: Frame) -> str:
    return _next_seat(s, f, BEFORE, "before", "award")


def after_next(s: S, f: Frame) -> str:
    return _next_seat(s, f, AFTER, "after", "clear" if s.rules.base_first else "base-after")


def _next_seat(s: S, f: Frame, window: str, ask: str, over: str) -> str:
    for passes in range(noted(f, "passes"), s.players):
        keep(f, passes=passes)
        if _may_act(s, f, f.seat, window):
            return ask
        f.seat = s.after(f.seat)
    return over


def answer_before(s: S, f: Frame, move: Move) -> str:
    return _answer(s, f, move, "before-act", "before-next")


def answer_after(s: S, f: Frame, move: Move) -> str:
    return _answer(s, f, move, "after-act", "after-next")


def _answer(s: S, f: Frame, move: Move, act: str, passed: str) -> str:
    if move.verb != "pass":
        f.move = move
        return act
    keep(f, passes=noted(f, "passes") + 1)
    f.seat = s.after(f.seat)
    return passed


def act_before(s: S, f: Frame) -> str:
    _act(s, f, BEFORE)
    return "before-next"


def act_after(s: S, f: Frame) -> str:
    _act(s, f, AFTER)
    return "after-next"


def _act(s: S, f: Frame, window: str) -> None:
    """Play the card onto the base, or begin what the minion does; after that everybody may act again."""
    move, seat = f.move, f.seat
    assert move is not None
    card, base = move.args[0], noted(f, "base")
    if move.verb == "play":
        keep(f, used=[*noted(f, "used"), [seat, s.kit.kind[card].id]])
        s.take_out(card)
        s.push("play.enter", seat=seat, source=card, cause=card, memo={"card": card, "base": base})
    elif move.verb == "act":
        s.take_out(card)
        s.aside += (card,)
        s.push("action.text", seat=seat, source=card, cause=card, memo={"base": base})
    else:
        minion = s.minion_of(card)
        assert minion is not None
        s.tell("used", s.kit.kind[card].id, seat=seat_word(seat), card=s.card_word(card))
        begin(s, key(s, card, window), seat, card, card, me=minion.life, here=minion.base, base=base)
    f.move, f.seat = None, s.after(seat)
    keep(f, passes=0)


# places


def award(s: S, f: Frame) -> str:
    """Give each seat the VP of its place, and what the base adds when it scores; places are those of this moment."""
    base = noted(f, "base")
    there = [int(any(m.seat == seat for m in s.on(base))) for seat in range(s.players)]
    keep(f, places=[place_of(s, base, seat) for seat in range(s.players)], there=there)
    gain(s, gains_of(s, base), s.base_word(base))
    keep(f, cancelled=cancelled(s, base), new=-1)
    return "base-after" if s.rules.base_first else "after-open"


def after_open(s: S, f: Frame) -> str:
    return _open_window(s, f, "after-next")


STEPS: tuple[Step, ...] = (
    Step("score", "open", ("one-base-at-a-time", "before-scoring"), ("before-next",), open_scoring),
    Step("score", "before-next", ("before-scoring",), ("before", "award"), before_next, skip="award"),
    Ask(
        "score", "before", ("before-scoring",), ("before-act", "before-next"), verbs=("use", "play", "act", "pass"),
        answer=answer_before, words=asks("score-before", base=scoring_base), declinable=True,
        skip="award",
    ),
    Step("score", "before-act", ("before-scoring", "special-now"), ("before-next",), act_before, pushes=True),
    Step("score", "award", ("places", "tied-places", "need-minion"), ("base-after", "after-open"), award, pushes=True),
    Step("score", "after-open", ("after-cards",), ("after-next",), after_open),
    Step("score", "after-next", ("after-cards",), ("after", "clear", "base-after"), after_next, skip="clear"),
    Ask(
        "score", "after", ("after-cards",), ("after-act", "after-next"), verbs=("use", "pass"),
        answer=answer_after, words=asks("score-after", base=scoring_base), declinable=True,
        skip="clear",
    ),
    Step("score", "after-act", ("after-cards", "special-now"), ("after-next",), act_after, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "can_use"]
