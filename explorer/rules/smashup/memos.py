"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.errors import FileError
from explorer.core.reading import Table
from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import AFFECTED, AFTER, BEFORE, DESTROYED, PLAYED, Program
from explorer.rules.smashup.ignoring import may_ignore
from explorer.rules.smashup.leaving import ON_MINION
from explorer.rules.smashup.shapes import SHAPES, number
from explorer.rules.smashup.targets import zone_of
from explorer.rules.smashup.victory import reached

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

SCORING = ("base", "passes", "used")
RANKED = (*SCORING, "places", "there", "cancelled", "new")

NEEDS: dict[str, tuple[str, ...]] = {
    "play": ("it",),
    "do": ("text", "at", "me", "here", "picks"),
    "do.next": ("text", "at", "me", "here"),
    "do.ignore": ("text", "at", "me", "here"),
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


def _flow(step: str) -> str:
    return step.partition(".")[0]


def check_frames(s: S, entries: Sequence[Table]) -> None:
    """Raise FileError for a frame that does not hold what its step needs."""
    steps = [s.rules.steps[frame.at].id for frame in s.stack]
    if not steps and not reached(s):
        raise FileError("position", "stack", "an empty one means that the match is over, and nobody has won it")
    missing = s.players + 1 - len(s.bases)
    if missing and steps and _flow(steps[0]) != "opening" and (missing > 1 or steps[-1] != "score.new-base"):
        raise entries[0].fail("step", f"at {steps[-1]!r} there are {s.players + 1} bases (004, line 31)")
    _check_order(s, steps, entries)
    attaching: set[int] = set()
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
        if _attaches(s, frame, id):
            if frame.source in attaching:
                raise entry.fail("source", "that action is being put into play already")
            attaching.add(frame.source)


def _attaches(s: S, frame: Frame, id: str) -> bool:
    """Tell whether a frame is about to put an action into play that stays."""
    memo = frame.memo or {}
    if _flow(id) != "do" or memo["at"] >= len(program := s.rules.programs[memo["text"]].program):
        return False
    return bool(program[memo["at"]].verb == "attach")


def _check_order(s: S, steps: Sequence[str], entries: Sequence[Table]) -> None:
    """Raise FileError for work that cannot lie where it does: a turn or the set-up is at the bottom, one base at a time
    scores above it, and no action is carried out twice."""
    carried: set[int] = set()
    for place, (id, frame, entry) in enumerate(zip(steps, s.stack, entries, strict=True)):
        if place and _flow(id) in ("turn", "opening"):
            raise entry.fail("step", f"{id!r} belongs at the bottom of the stack")
        if _flow(id) == "score" and (place != 1 or steps[0] != "turn.check"):
            raise entry.fail("step", f"{id!r} belongs right above 'turn.check'")
        if _flow(id) == "action" and frame.source in carried:
            raise entry.fail("source", "that action is being carried out already")
        if _flow(id) == "action":
            carried.add(frame.source)


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
    if "it" in memo and (now := s.minion(memo["it"][-1])) is not None and now.card != memo["it"][0]:
        raise entry.fail("memo.it", f"life {now.life} is that of {s.kit.tokens[now.card]!r}")
    if _flow(id) == "trigger":
        for waiting in memo["waiting"]:
            _check_given(entry, waiting[0], memo)
    if "at" in needs:
        program = s.rules.programs[memo["text"]].program
        if not _says(s, frame.source, memo["text"]):
            raise entry.fail("source", f"expected a card that says {memo['text']!r} (-1 where a base does)")
        if memo["text"].endswith(".replaced") and memo.get("base") not in s.bases:
            raise entry.fail("memo.base", "that base is not in play")
        here = memo.get("here", -1)
        if frame.source < 0 and (here < 0 or s.kit.bases[here].id != s.rules.programs[memo["text"]].clause):
            raise entry.fail("memo.here", f"expected the base that says {memo['text']!r}")
        if not number(memo["at"], 0, len(program) + (id == "do.next")):
            raise entry.fail("memo.at", f"{memo['text']!r} has {len(program)} things to do, got {memo['at']!r}")
        _check_noted(frame, entry, program)
        _check_question(s, frame, entry, id, program)


def _says(s: S, source: int, text: str) -> bool:
    """Tell whether a text is that of a card, or of a base where there is none (-1)."""
    clause = s.rules.programs[text].clause
    return s.kit.kind[source].id == clause if source >= 0 else clause not in s.rules.game.ids


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
    if id == "do.ignore" and not may_ignore(s, frame):
        raise entry.fail("step", f"nothing lets seat {frame.seat} ignore what {memo['text']!r} does")
    do = program[memo["at"]]
    asked = {"do.base": "base", "do.seat": "player", "do.faction": "faction"}.get(id)
    kind = "" if do.target is None else do.target.kind
    wrong = (asked is not None and kind != asked) or (id == "do.choose" and (do.target is None or not do.target.chosen))
    if wrong or (_flow(id) == "act" and do.verb not in ON_MINION):
        raise entry.fail("memo.at", f"{memo['text']!r} does not ask this there")
    if id in ("do.choose", "do.whether") and do.target is not None:
        lives = [thing.life for thing in s.lying]
        there = zone_of(s, frame, do.target) if do.target.kind == "card" else lives
        if not set(memo["picks"]) <= set(there) or len(memo["picks"]) != len(set(memo["picks"])):
            raise entry.fail("memo.picks", f"expected some of {sorted(there)}, each once, got {memo['picks']!r}")


def check_answerable(s: S, entries: Sequence[Table]) -> None:
    """Raise FileError when somebody, or chance, is asked and nothing can be answered."""
    if s.actor is not None and not s.legal_moves():
        last = entries[-1] if entries else Table("position", "stack", {})
        raise FileError(last.file, last.path("step"), "nothing can be answered here")


__all__ = ["check_answerable", "check_frames"]
