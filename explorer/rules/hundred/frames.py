"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.errors import PositionError
from explorer.core.steps import Frame
from explorer.rules.hundred.deck import AIMED, BLOCK, HEAL, HUNT, MIRROR, PASS, RECALL
from explorer.rules.hundred.spells import can_answer, to_ask
from explorer.rules.hundred.verbs import CARD_OF

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

#: Where a frame below others may wait, flow by flow.
WAITING = {"turn": ("turn.after", "turn.check"), "spell": ("spell.turned", "spell.spent")}
#: Where nothing can have been played in the turn.
UNPLAYED = ("turn.choose", "turn.draw", "turn.burn", "turn.first")


def check(s: S) -> None:
    """Refuse stacks that no course of a match can leave. Raises PositionError naming the key."""
    if not s.stack:
        if not s.settled:
            raise PositionError("stack", "an empty stack means that the match is over, and nothing has been settled")
        return
    ids = [s.rules.steps[f.at].id for f in s.stack]
    flows = [id.partition(".")[0] for id in ids]
    spells = flows.count("spell")
    shapes = (
        ["opening"], ["turn"] + ["spell"] * spells, ["turn", "draw"], *([["turn", "spell", "draw"]] if spells else []),
    )  # fmt: skip
    if flows not in shapes:
        raise PositionError("stack", f"no course of a match leaves this work: {', '.join(ids)}")
    if s.settled:
        raise PositionError("settled", "the round has been counted; nothing is left to do in it")
    top = s.stack[-1]
    if not (s.rules.steps[top.at].asks or ids in (["turn.begin"], ["opening.start"])):
        raise PositionError(f"stack[{len(ids) - 1}].step", f"nobody is asked at {ids[-1]}")
    for i, (f, id) in enumerate(zip(s.stack, ids, strict=True)):
        fault = fault_of(s, f, id, i)
        if fault:
            raise PositionError(f"stack[{i}]", fault)
    fault = "" if s.rules.off else fault_of_used(s, ids)
    if fault:
        raise PositionError("used", fault)
    if ids[-1] in ("turn.burn", "turn.draw", "draw.card") and not (any(s.pool) or s.top or s.bottom):
        raise PositionError("pile", "a card is to be drawn and the pile is empty")


def fault_of(s: S, f: Frame, id: str, at: int) -> str:
    """Return what is wrong with a frame, '' for nothing."""
    flow, memo, is_top = id.partition(".")[0], f.memo or {}, at + 1 == len(s.stack)
    if flow == "opening":
        return ""
    if not 0 <= f.seat < s.players:
        return "expected a seat"
    if not is_top and id not in WAITING[flow]:
        return f"other work cannot lie on {id}"
    if flow == "turn":
        return "" if f.seat == s.to_move else f"expected the seat to move, {s.to_move}, got {f.seat}"
    if flow == "draw":
        fine = number(memo.get("left"), 0, 1000) and memo.get("clause") in ("pierce-redraw", "draw-one")
        return "" if fine else "expected how many cards are to be drawn (left) and why (clause) in its memo"
    return fault_of_card(s, f, id, at, memo)


def fault_of_used(s: S, ids: list[str]) -> str:
    """Return what the cards played in this turn say against the work that waits, '' for nothing."""
    numbers, magics = s.used
    if not s.rules.any_two and max(s.used) > 1:
        return f"a turn has one number and one magic card at most ({s.game.cite('both-played')}), got {list(s.used)}"
    if len(ids) == 1 and ids[0] in UNPLAYED and any(s.used):
        return f"nothing has been played yet at {ids[0]}; expected [0, 0], got {list(s.used)}"
    if len(ids) > 1 and ids[1].startswith("spell."):
        both = s.stack[1].source == PASS and s.rules.pass_takes_both
        if not magics or (both and not numbers):
            return (
                f"a magic card is on the table and counts among the cards of the turn ({s.game.cite('magic-played')}); "
                f"expected {[max(numbers, int(both)), max(1, magics)]}, got {list(s.used)}"
            )
    return ""


def fault_of_play(s: S, f: Frame, to: int) -> str:
    """Return what the card played first says against the move that played it, '' for nothing."""
    if f.source not in (*AIMED, RECALL) or f.cause != -1:
        return "expected the number of the magic card that was played first (source), and no cause"
    if f.move is None or CARD_OF.get(f.move.verb) != f.source:
        return "expected the move that played this card"
    if f.seat != s.to_move:
        return f"expected the seat to move, {s.to_move}, got {f.seat}"
    if to != (f.seat if f.source == RECALL else f.move.args[-1]):
        return f"{f.move} does not aim at seat {to} (to, in its memo)"
    noted = s.stack[0].move
    if noted is not None and noted != f.move:
        return f"{f.move} was played, and stack[0] says {noted}; leave the move out there"
    return ""


def fault_of_mirror(s: S, f: Frame, to: int) -> str:
    """Return what is wrong with a Mirror and the card below it, '' for nothing."""
    below = s.stack[f.cause]
    may = to_ask(s, below)
    if f.seat not in may:
        who = " or ".join(map(str, may)) or "nobody"
        return f"seat {f.seat} was not asked about the card below; expected {who} ({s.game.cite('reactions')})"
    if to != below.seat:
        cited = s.game.cite("mirror")
        return f"a Mirror turns against seat {below.seat}, who played the card below ({cited}), not seat {to}"
    return ""


def fault_of_card(s: S, f: Frame, id: str, at: int, memo: dict[str, Any]) -> str:
    """Return what is wrong with a card on the table."""
    if not number(memo.get("to"), 0, s.players):
        return "expected the seat at whom the card is aimed (to) in its memo"
    if at > 1 and (f.source != MIRROR or f.cause != at - 1):
        return f"expected a Mirror (source {MIRROR}) whose cause is the card below ({at - 1})"
    fault = fault_of_play(s, f, memo["to"]) if at == 1 else fault_of_mirror(s, f, memo["to"])
    if fault:
        return fault
    now, stopped = memo.get("now", [0, 0]), memo.get("stopped", BLOCK)
    if not (isinstance(now, list) and len(now) == 2 and all(number(seat, 0, s.players) for seat in now)):
        return "expected two seats, user and target (now), in its memo"
    if stopped not in (BLOCK, HEAL):
        return "expected what undid the card (stopped) in its memo"
    if id == "spell.answer":
        order = to_ask(s, f)
        asked = memo.get("asked", 0)
        if not number(asked, 1, len(order) + 1) or memo.get("asks") != order[asked - 1]:
            return f"expected how many were asked (asked) and who is being asked (asks), one of {order}, in its memo"
        if not can_answer(s, memo["asks"]):
            return f"seat {memo['asks']} has nothing to answer with and is not asked"
    if id == "spell.lay" and not (number(memo.get("lays"), 0, s.players) and s.hands[memo["lays"]]):
        return "expected who lays a number (lays), with a card in hand, in its memo"
    if id in ("spell.pick", "spell.lot"):
        target = now[1] if "now" in memo else memo["to"]
        score, face_down = s.laid[target], s.sets[target] if f.source != HUNT else ()
        there = face_down if id == "spell.lot" else (*score, *face_down)
        if not there:
            return f"seat {target} has nothing to take"
    return ""


def number(value: Any, least: int, bound: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < bound


__all__ = ["check"]
