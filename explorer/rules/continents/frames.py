"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.errors import PositionError
from explorer.core.steps import Frame
from explorer.rules.continents.resolution import MatchCase

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S

WINDOWS = ("battle.before", "battle.after")
BEFORE = ("battle.attacker", "battle.defender", "battle.helper", "battle.sabotage", "battle.call-off")
SHAPES = {
    "turn": (("turn",), ("turn", "battle"), ("turn", "spy"), ("turn", "battle", "spy")),
    "opening": (("opening",),),
}


def check(s: S) -> None:
    """Refuse stacks that no course of a match can leave. Raises PositionError naming the key."""
    if not s.stack:
        if not MatchCase(s, True).ended and MatchCase(s, False).winner < 0:
            raise PositionError("stack", "the match is not over: nobody has two coins, and the limit is not reached")
        return
    ids = [s.rules.steps[f.at].id for f in s.stack]
    flows = tuple(id.partition(".")[0] for id in ids)
    if flows not in (*SHAPES["turn"], *SHAPES["opening"]):
        raise PositionError("stack", f"no course of a match leaves this work: {', '.join(ids)}")
    if not (s.rules.steps[s.stack[-1].at].asks or ids == ["turn.next"]):
        raise PositionError(f"stack[{len(ids) - 1}].step", f"nobody is asked at {ids[-1]}")
    if ("battle" in flows) != (s.battle is not None):
        raise PositionError("battle", "a battle needs a frame on the stack, and a frame of it a battle")
    if MatchCase(s, False).winner >= 0:
        raise PositionError("coins", "somebody has two coins: the match is over, and the stack is empty")
    for i, (f, id) in enumerate(zip(s.stack, ids, strict=True)):
        fault = fault_of(s, f, id, i + 1 == len(ids))
        if fault:
            raise PositionError(f"stack[{i}]", fault)


def fault_of(s: S, f: Frame, id: str, top: bool) -> str:
    """Return what is wrong with a frame, '' for nothing."""
    memo: dict[str, Any] = f.memo or {}
    if not id.startswith("opening.") and not 0 <= f.seat < s.players:
        return "expected a seat"
    if id == "opening.first":
        rolls = memo.get("rolls")
        fine = isinstance(rolls, list) and len(rolls) == s.players and 0 in rolls
        return "" if fine and number(memo.get("round"), 0) else "expected the rolls so far and the round in its memo"
    if not top:
        below = {"turn": ("turn.after", "turn.mix", "turn.draw", "turn.act"), "battle": ("battle.",)}
        return "" if id.startswith(below[id.partition(".")[0]]) else "this step leaves no work on top"
    if id in WINDOWS and not (number(memo.get("at"), 0) and number(memo.get("passes"), 0)):
        return "expected who is asked (at) and how many have passed (passes) in its memo"
    if id in BEFORE and not number(memo.get("at"), 0):
        return "expected who is asked next (at) in its memo"
    if id == "battle.whose" and memo.get("loser") not in (0, 1):
        return "expected the side that lost the pair (loser) in its memo"
    if id == "spy.lot" and (f.move is None or f.move.verb != "spy" or not s.hands[f.move.args[0]]):
        return "expected the Spy that is being answered"
    if id == "turn.free" and not number(memo.get("free"), 1):
        return "expected how many free cards there are (free) in its memo"
    if id in ("battle.after", "battle.whose") and s.battle is not None and not all(s.battle.shown):
        return "expected dice"
    return ""


def number(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < 1000


__all__ = ["check"]
