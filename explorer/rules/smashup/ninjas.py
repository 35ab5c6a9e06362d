"""The Ninjas of the slice: Ninja Master and Shinobi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import Ability, Choice, keep, noted
from explorer.rules.smashup.effects import asks, destroy

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def here(s: S, f: Frame) -> list[int]:
    """Return the minions on the base of the minion that acts, itself included."""
    me = s.minion(noted(f, "me"))
    return [] if me is None else [m.card for m in s.on(me.base)]


def pick_target(s: S, f: Frame, move: Move) -> str:
    if move.verb == "pass":
        return END
    target = s.minion_of(move.args[0])
    assert target is not None
    keep(f, pick=target.life)
    return "kill"


def kill(s: S, f: Frame) -> str:
    destroy(s, f, noted(f, "pick"))
    return END


CARDS = {
    "ninja-master": Ability(
        "ninja-master",
        text="ninja-master.choose",
        choices=(Choice("ninja-master.choose", "on-its-base", "ninja-master", here),),
        steps=(
            Ask(
                "ninja-master", "choose", ("ninja-master",), ("kill", END), skip=END, verbs=("choose", "pass"),
                answer=pick_target, words=asks("ninja-master-choose"), declinable=True,
            ),
            Step("ninja-master", "kill", ("ninja-master",), (END,), kill, pushes=True),
        ),
    ),
    "shinobi": Ability("shinobi", from_hand=True),
}  # fmt: skip


__all__ = ["CARDS"]
