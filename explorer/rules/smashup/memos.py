"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.errors import FileError
from explorer.core.reading import Table
from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import AFFECTED, AFTER, BEFORE, DESTROYED, PLAYED, Program
from explorer.rules.smashup.leaving import ON_MINION
from explorer.rules.smashup.records import DISCARD, HAND, TOP, Play

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

SCORING = ("base", "passes", "used")
RANKED = (*SCORING, "places", "there", "cancelled", "new")

NEEDS: dict[str, tuple[str, ...]] = {
    "play": ("it",),
    "do": ("text", "at", "me", "here", "picks"),
    "do.next": ("text", "at", "me", "here"),
    "act": ("text", "at", "todo"),
    "act.where": ("text", "at", "todo", "pick", "it"),
    "act.react": ("text", "at", "todo", "it"),
    "destroy.try": ("life",),
    "destroy.after": ("it",),
    "trigger": ("waiting",),
    "extra": ("text", "right", "must"),
    "draw": ("left",),
    "reveal": ("left", "private"),
    "lose": ("left",),
    "pile": ("left",),
    "score.open": ("base",),
    "score": SCORING,
    "score.base-after": RANKED,
    "score.after-open": RANKED,
    "score.after-next": RANKED,
    "score.after": RANKED,
    "score.clear": RANKED,
    "score.new-base": (*RANKED, "place"),
    "score.replaced": RANKED,
    "opening.hands": ("left",),
    "opening.redraw": ("left",),
}

#: steps that follow an answer or another step at once, so no position stands there
PASSING = {
    "turn.card", "turn.use", "turn.score", "score.before-act", "score.after-act", "act.one", "act.move", "trigger.one",
    "play.enter", "destroy.leave", "do.act", "extra.play",
}  # fmt: skip


def number(value: Any, least: int, bound: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < bound


def numbers(value: Any, least: int, bound: int) -> bool:
    return isinstance(value, list) and all(number(each, least, bound) for each in value)


def is_minion(s: S, value: Any) -> bool:
    """Tell whether a value is a minion as noted: card, base, controller, life."""
    bounds = (len(s.kit.cards(s.players)), len(s.kit.bases), s.players, s.lives + 1)
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(number(v, 0, bound) for v, bound in zip(value, bounds, strict=True))
    )


def is_waiting(s: S, value: Any) -> bool:
    """Tell whether a value lists triggers that wait: program, card or -1, seat, life or -1, base."""
    return isinstance(value, list) and all(
        isinstance(entry, list)
        and len(entry) == 5
        and isinstance(entry[0], str)
        and entry[0] in s.rules.programs
        and number(entry[1], -1, len(s.kit.cards(s.players)))
        and number(entry[2], 0, s.players)
        and number(entry[3], -1, s.lives + 1)
        and number(entry[4], -1, len(s.kit.bases))
        for entry in value
    )


def is_used(s: S, value: Any) -> bool:
    """Tell whether a value lists cards played before scoring: seat, kind of card."""
    return isinstance(value, list) and all(
        isinstance(entry, list) and len(entry) == 2 and number(entry[0], 0, s.players) and entry[1] in s.rules.game.ids
        for entry in value
    )


def is_right(s: S, value: Any) -> bool:
    """Tell whether a value is a right to play."""
    cards = len(s.kit.cards(s.players))
    return (
        isinstance(value, list)
        and len(value) == len(Play._fields)
        and number(value[0], 0, s.players)
        and isinstance(value[1], bool)
        and number(value[2], -1, cards)
        and number(value[3], -1, 100)
        and number(value[4], -1, len(s.kit.bases))
        and number(value[5], -1, cards)
        and value[6] in (HAND, DISCARD, TOP)
        and isinstance(value[7], bool)
        and number(value[8], 0, s.lives + 1)
    )


def flags(s: S, value: Any) -> bool:
    return numbers(value, 0, 4) and len(value) == s.players


def anything_numbered(s: S) -> int:
    """Return a bound above every life, card, base, seat and faction."""
    return max(s.lives + 1, len(s.kit.cards(s.players)))


def whole(value: Any, least: int) -> bool:
    return number(value, least, 1 << 31)


SHAPES: Mapping[str, Callable[[S, Any], bool]] = {
    "base": lambda s, value: number(value, -1, len(s.kit.bases)),
    "old": lambda s, value: number(value, -1, len(s.kit.bases)),
    "new": lambda s, value: number(value, -1, len(s.kit.bases)),
    "here": lambda s, value: number(value, -1, len(s.kit.bases)),
    "place": lambda s, value: number(value, 0, s.players + 1),
    "passes": lambda s, value: number(value, 0, s.players + 1),
    "left": lambda s, value: number(value, 0, len(s.kit.kind)),
    "shuffles": lambda s, value: whole(value, 0),
    "me": lambda s, value: number(value, 0, s.lives + 1),
    "life": lambda s, value: number(value, 1, s.lives + 1),
    "todo": lambda s, value: numbers(value, 1, s.lives + 1),
    "picks": lambda s, value: numbers(value, 0, anything_numbered(s)),
    "last": lambda s, value: numbers(value, 0, anything_numbered(s)),
    "queue": lambda s, value: value is None or numbers(value, 0, len(s.kit.bases)),
    "who": lambda s, value: number(value, -1, s.players),
    "faction": lambda s, value: number(value, 0, len(s.kit.factions)),
    "text": lambda s, value: isinstance(value, str) and value in s.rules.programs,
    "must": lambda s, value: isinstance(value, bool),
    "private": lambda s, value: isinstance(value, bool),
    "did": lambda s, value: isinstance(value, bool),
    "right": is_right,
    "it": is_minion,
    "waiting": is_waiting,
    "used": is_used,
    "places": flags,
    "there": flags,
    "cancelled": flags,
}


def _flow(step: str) -> str:
    return step.partition(".")[0]


def check_frames(s: S, entries: Sequence[Table]) -> None:
    """Raise FileError for a frame that does not hold what its step needs."""
    steps = [s.rules.steps[frame.at].id for frame in s.stack]
    missing = s.players + 1 - len(s.bases)
    if missing and steps and _flow(steps[0]) != "opening" and (missing > 1 or steps[-1] != "score.new-base"):
        raise entries[0].fail("step", f"at {steps[-1]!r} there are {s.players + 1} bases (004, line 31)")
    for frame, entry in zip(s.stack, entries, strict=True):
        id = s.rules.steps[frame.at].id
        if id in PASSING:
            raise entry.fail("step", f"no position stands at {id!r}")
        if frame.seat < 0 and id not in ("opening.bases", "opening.first", "opening.next-faction"):
            raise entry.fail("seat", "missing; expected a seat")
        if _flow(id) == "turn" and frame.seat != s.active:
            raise entry.fail("seat", f"expected the active player, {s.active}, got {frame.seat}")
        if _flow(id) == "action" and frame.source not in s.aside and s.action_of(frame.source) is None:
            raise entry.fail("source", "expected an action that lies aside or has come into play")
        bounds = {"source": frame.source, "cause": frame.cause}
        for key, value in bounds.items():
            if not number(value, -1, len(s.kit.cards(s.players))):
                raise entry.fail(key, f"expected a card's number, got {value!r}")
        _check_memo(s, frame, entry, id)


def _check_memo(s: S, frame: Frame, entry: Table, id: str) -> None:
    memo = frame.memo or {}
    needs = NEEDS.get(id, NEEDS.get(_flow(id), ()))
    for key in needs:
        if key not in memo:
            raise entry.fail(f"memo.{key}", f"missing; {id!r} needs it")
    for key, shape in SHAPES.items():
        if key in memo and not shape(s, memo[key]):
            raise entry.fail(f"memo.{key}", f"not what {id!r} can work with: {memo[key]!r}")
    if _flow(id) == "score" and id not in ("score.new-base", "score.replaced") and memo["base"] not in s.bases:
        raise entry.fail("memo.base", "that base is not in play")
    if _flow(id) == "trigger":
        for waiting in memo["waiting"]:
            _check_given(entry, waiting[0], memo)
    if "at" in needs:
        program = s.rules.programs[memo["text"]].program
        if not number(memo["at"], 0, len(program) + (id == "do.next")):
            raise entry.fail("memo.at", f"{memo['text']!r} has {len(program)} things to do, got {memo['at']!r}")
        _check_noted(frame, entry, program)
        _check_question(s, frame, entry, id, program)


#: what a program that begins at such a moment knows from the start, and what a choice before has noted
GIVEN: dict[str, tuple[str, ...]] = dict.fromkeys((DESTROYED, PLAYED, AFFECTED), ("it", "shuffles", "who"))
GIVEN |= dict.fromkeys((BEFORE, AFTER, "replaced"), ("base",))
CHOSEN = {"base": "base", "player": "who", "faction": "faction"}


def _check_noted(frame: Frame, entry: Table, program: Program) -> None:
    """Raise FileError when something is not noted that the program was given, or has chosen already."""
    memo = frame.memo or {}
    targets = [do.target for do in program[: memo["at"]] if do.target is not None and not do.needs]
    chosen = [CHOSEN[target.kind] for target in targets if target.kind in CHOSEN and not target.fit]
    _check_given(entry, memo["text"], memo, *chosen)


def _check_given(entry: Table, text: str, memo: Mapping[str, Any], *chosen: str) -> None:
    for key in (*GIVEN.get(text.rpartition(".")[2], ()), *chosen):
        if memo.get(key) is None:
            raise entry.fail(f"memo.{key}", f"missing; {text!r} needs it")


def _check_question(s: S, frame: Frame, entry: Table, id: str, program: Program) -> None:
    """Raise FileError when a program does not ask what the step asks."""
    memo = frame.memo or {}
    if id == "do.next":
        return
    do = program[memo["at"]]
    asked = {"do.base": "base", "do.seat": "player", "do.faction": "faction"}.get(id)
    kind = "" if do.target is None else do.target.kind
    wrong = (asked is not None and kind != asked) or (id == "do.choose" and (do.target is None or not do.target.chosen))
    if wrong or (_flow(id) == "act" and do.verb not in ON_MINION):
        raise entry.fail("memo.at", f"{memo['text']!r} does not ask this there")


def check_answerable(s: S, entries: Sequence[Table]) -> None:
    """Raise FileError when somebody, or chance, is asked and nothing can be answered."""
    if s.actor is not None and not s.legal_moves():
        last = entries[-1] if entries else Table("position", "stack", {})
        raise FileError(last.file, last.path("step"), "nothing can be answered here")


__all__ = ["check_answerable", "check_frames"]
