"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.errors import PositionError

if TYPE_CHECKING:
    from explorer.core.steps import Frame
    from explorer.rules.fortune.facts import FortuneState as S

WRITTEN = ("turn.look", "duel.due")


def check(s: S) -> None:
    """Refuse stacks that no course of a match can leave. Raises PositionError naming the key."""
    if not s.stack:
        if any(s.hands):
            raise PositionError("stack", f"the match is not over: somebody has cards ({s.game.cite('hands-empty')})")
        if s.duel is not None:
            raise PositionError("duel", "a match that is over has no contest")
        return
    ids = [s.rules.steps[f.at].id for f in s.stack]
    flows = tuple(id.partition(".")[0] for id in ids)
    if flows not in (("opening",), ("turn",), ("turn", "duel")):
        raise PositionError("stack", f"no course of a match leaves this work: {', '.join(ids)}")
    top = len(ids) - 1
    if not (s.rules.steps[s.stack[-1].at].asks or ids[-1] in WRITTEN):
        raise PositionError(f"stack[{top}].step", f"nobody is asked at {ids[-1]}")
    if ("duel" in flows) != (s.duel is not None):
        raise PositionError("duel", "a contest needs a frame on the stack, and a frame of it a contest")
    if flows[0] == "turn" and s.stack[0].seat != s.to_move:
        raise PositionError("to_move", f"it is the turn of seat {s.stack[0].seat}, not of seat {s.to_move}")
    fault = fault_of(s, s.stack[-1], ids[-1])
    if fault:
        raise PositionError(f"stack[{top}]", fault)
    if s.duel is not None:
        _check_steal(s, s.stack[0], ids[0])


def _check_steal(s: S, below: Frame, id: str) -> None:
    """Refuse a contest beneath which another steal lies than its own: whose, from whom and with what."""
    duel = s.duel
    assert duel is not None
    if id != "turn.acted" or below.move is None or below.move.verb != "steal":
        raise PositionError("stack[0]", "a contest comes of a steal: expected the step turn.acted with that move")
    if duel.attacker != s.to_move:
        raise PositionError(
            "duel.attacker", f"it is the turn of seat {s.to_move}, so that one attacks ({s.game.cite('attack-card')})"
        )
    first = s.game.lexicon.moves["steal"][duel.defender, duel.plays[0].cards[0]]
    if below.move is not first:
        raise PositionError("stack[0].move", f"the contest began with {first.text!r}, got {below.move.text!r}")


def fault_of(s: S, f: Frame, id: str) -> str:
    """Return what is wrong with the topmost frame, '' for nothing."""
    if id in ("turn.look", "turn.act", "turn.more"):
        if not s.hands[s.to_move] and not (id == "turn.more" and s.rules.discard_draws and any(s.pool)):
            return f"seat {s.to_move} is to move and has no card ({s.game.cite('skip-empty')})"
        if id != "turn.look" and (s.actions > 0) != (id == "turn.more"):
            return "expected turn.act before the first action, turn.more after it"
        if s.actions > 1 or (s.actions and not s.rules.second_after(s.first)):
            return f"there is no second action ({s.game.cite('one-action')})"
    if id == "turn.card" and s.waiting()[0] < 0:
        return "nobody has to draw"
    if id in ("turn.early", "turn.turn-up", "opening.turn-up", "opening.deal") and not any(s.pool):
        return "the pile is empty"
    if id == "turn.turn-up" and f.move is None:
        return "expected the move that took the last discarded card"
    if id == "opening.deal" and min(map(len, s.hands)) >= s.rules.hand_size:
        return "every hand is full"
    if s.duel is not None and id == "duel.answer":
        if f.seat != s.duel.due:
            return f"seat {s.duel.due} answers next, not seat {f.seat} ({s.game.cite('defend')})"
        if not s.hands[f.seat]:
            return f"seat {f.seat} has no card to answer with ({s.game.cite('stop-any-time')})"
    return ""


__all__ = ["check"]
