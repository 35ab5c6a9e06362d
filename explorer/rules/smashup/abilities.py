"""What a card or base can do, as declarations: when it acts, the step where that begins, and whom it may choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.steps import Frame, Step

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState
    from explorer.rules.smashup.records import Minion

Candidates: TypeAlias = Callable[["SmashUpState", Frame], Iterable[int]]

DESTROYED, PLAYED = "destroyed", "played"
BEFORE, AFTER = "before", "after"


@dataclass(frozen=True, slots=True, eq=False)
class Trigger:
    """What happens after an event (DESTROYED, PLAYED) to a minion: `concerns(state, me, it)` tells whether this
    one does (me = the minion with the ability), `step` is where it begins."""

    on: str
    step: str
    concerns: Callable[[SmashUpState, Minion, Minion], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Special:
    """What a minion in play may do in a scoring window (BEFORE, AFTER): `may(state, me, base)` tells whether it can
    for the base that scores, `step` is where it begins."""

    window: str
    step: str
    may: Callable[[SmashUpState, Minion, int], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What may be chosen at an asking step: cards (or bases, with `bases`), as the clause says. Its id in the
    catalogues is 'guard-<id>'."""

    step: str
    id: str
    clause: str
    candidates: Candidates
    bases: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """Everything one kind of card does. `text` begins what happens when it is played; `instead` what happens when it
    would be destroyed; `from_hand` says that it may be played onto a base that is about to score, once a seat; `offer`
    names the step that offers an extra play at once."""

    clause: str
    text: str = ""
    triggers: tuple[Trigger, ...] = ()
    instead: str = ""
    indestructible: bool = False
    special: Special | None = None
    from_hand: bool = False
    offer: str = ""
    choices: tuple[Choice, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class BaseAbility:
    """Everything one base does: power it adds, a trigger on what befalls a minion there, VP when it scores."""

    clause: str
    power: Callable[[SmashUpState, Minion], int] | None = None
    trigger: tuple[str, str] = ("", "")
    scores: Callable[[SmashUpState, int, int, bool], int] | None = None
    steps: tuple[Step, ...] = field(default=())


def keep(f: Frame, **entries: Any) -> None:
    """Note entries in a frame's memo. The memo is replaced, so copies and saved positions never share a change."""
    f.memo = {**(f.memo or {}), **entries}


def noted(f: Frame, entry: str) -> Any:
    """Return an entry of a frame's memo."""
    assert f.memo is not None
    return f.memo[entry]


__all__ = [
    "AFTER", "BEFORE", "DESTROYED", "PLAYED", "Ability", "BaseAbility", "Choice", "Special",
    "Trigger", "keep", "noted",
]  # fmt: skip
