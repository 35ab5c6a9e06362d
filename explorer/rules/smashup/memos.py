"""What the frames of a written position must hold, so that a mistake is named before it can do harm."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.errors import FileError
from explorer.core.reading import Table
from explorer.core.steps import Ask, Frame
from explorer.rules.smashup.abilities import Ability, BaseAbility

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S
    from explorer.rules.smashup.kit import Kit

SCORING = ("base", "passes", "used")
TRIGGERED = ("me", "it", "shuffles")

NEEDS: dict[str, tuple[str, ...]] = {
    "play": ("it",),
    "destroy.try": ("life",),
    "destroy.after": ("it",),
    "mass": ("lives",),
    "trigger": ("it", "waiting", "shuffles"),
    "draw": ("left",),
    "lose": ("left", "me"),
    "score.open": ("base",),
    "score": SCORING,
    "score.new-base": ("base", "place"),
}

#: steps that follow an answer or another step at once, so no position stands there
PASSING = {
    "turn.card", "turn.score", "score.before-act", "score.after-act", "mass.one", "trigger.one", "play.enter",
    "destroy.leave",
}  # fmt: skip


def number(value: Any, least: int, bound: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < bound


def is_minion(s: S, value: Any) -> bool:
    """Tell whether a value is a minion as noted: card, base, controller, life."""
    bounds = (s.players * s.kit.each, len(s.kit.bases), s.players, s.lives + 1)
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(number(v, 0, bound) for v, bound in zip(value, bounds, strict=True))
    )


def is_waiting(s: S, value: Any) -> bool:
    """Tell whether a value lists triggers that wait: step, card or -1, seat, life or -1."""
    return isinstance(value, list) and all(
        isinstance(entry, list)
        and len(entry) == 4
        and entry[0] in s.rules.triggers
        and number(entry[1], -1, s.players * s.kit.each)
        and number(entry[2], 0, s.players)
        and number(entry[3], -1, s.lives + 1)
        for entry in value
    )


def is_used(s: S, value: Any) -> bool:
    """Tell whether a value lists cards played before scoring: seat, kind of card."""
    kinds = {kind.id for kind in s.kit.kinds}
    return isinstance(value, list) and all(
        isinstance(entry, list) and len(entry) == 2 and number(entry[0], 0, s.players) and entry[1] in kinds
        for entry in value
    )


def lives(s: S, value: Any) -> bool:
    return isinstance(value, list) and all(number(life, 1, s.lives + 1) for life in value)


SHAPES: Mapping[str, Callable[[S, Any], bool]] = {
    "base": lambda s, value: number(value, 0, len(s.kit.bases)),
    "place": lambda s, value: number(value, 0, s.players + 1),
    "passes": lambda s, value: number(value, 0, s.players + 1),
    "left": lambda s, value: number(value, 0, len(s.kit.kind)),
    "shuffles": lambda s, value: number(value, 0, 1 << 31),
    "me": lambda s, value: number(value, -1, s.lives + 1),
    "life": lambda s, value: number(value, 1, s.lives + 1),
    "lives": lives,
    "it": is_minion,
    "waiting": is_waiting,
    "used": is_used,
}


def needs_of(
    kit: Kit, abilities: Mapping[str, Ability], bases: Mapping[str, BaseAbility]
) -> dict[str, tuple[str, ...]]:
    """Return what the frames of every card's and base's flow must hold, from how each flow is begun."""
    needs = dict(NEEDS)
    for kind in kit.kinds:
        ability = abilities[kind.id]
        if ability.text and kind.minion:
            needs[_flow(ability.text)] = ("me",)
        if ability.special is not None:
            needs[_flow(ability.special.step)] = ("me", "base")
        if ability.instead:
            needs[_flow(ability.instead)] = ("me",)
        for trigger in ability.triggers:
            needs[_flow(trigger.step)] = TRIGGERED
    for base in bases.values():
        if base.trigger[1]:
            needs[_flow(base.trigger[1])] = TRIGGERED
    return needs


def passing_of(abilities: Mapping[str, Ability]) -> frozenset[str]:
    """Return the steps at which no position stands: those named above, and what follows a card's question."""
    after = {
        f"{ask.flow}.{name}"
        for ability in abilities.values()
        for ask in ability.steps
        if isinstance(ask, Ask)
        for name in ask.then
    }
    return frozenset(PASSING | after)


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
        if id in s.rules.passing:
            raise entry.fail("step", f"no position stands at {id!r}")
        if frame.seat < 0 and id not in ("opening.bases", "opening.first"):
            raise entry.fail("seat", "missing; expected a seat")
        if _flow(id) == "turn" and frame.seat != s.active:
            raise entry.fail("seat", f"expected the active player, {s.active}, got {frame.seat}")
        if _flow(id) == "action" and frame.source not in s.aside:
            raise entry.fail("source", "expected an action that lies aside")
        bounds = {"source": frame.source, "cause": frame.cause}
        for key, value in bounds.items():
            if not number(value, -1, s.players * s.kit.each):
                raise entry.fail(key, f"expected a card's number, got {value!r}")
        _check_memo(s, frame, entry, id)


def _check_memo(s: S, frame: Frame, entry: Table, id: str) -> None:
    memo = frame.memo or {}
    needs = s.rules.needs.get(id, s.rules.needs.get(_flow(id), ()))
    for key in needs:
        if key not in memo:
            raise entry.fail(f"memo.{key}", f"missing; {id!r} needs it")
    for key, shape in SHAPES.items():
        if key in memo and not shape(s, memo[key]):
            raise entry.fail(f"memo.{key}", f"not what {id!r} can work with: {memo[key]!r}")
    if _flow(id) == "score" and id != "score.new-base" and memo["base"] not in s.bases:
        raise entry.fail("memo.base", "that base is not in play")


def check_answerable(s: S, entries: Sequence[Table]) -> None:
    """Raise FileError when somebody, or chance, is asked and nothing can be answered."""
    if s.actor is not None and not s.legal_moves():
        last = entries[-1] if entries else Table("position", "stack", {})
        raise FileError(last.file, last.path("step"), "nothing can be answered here")


__all__ = ["check_answerable", "check_frames", "needs_of", "passing_of"]
