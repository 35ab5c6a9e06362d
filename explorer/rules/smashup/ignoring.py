"""A base that a seat may ignore: before the base does to it what it cannot decline, it is asked.

What a base lets a seat do can be declined anyway, and VP are taken by everybody; nobody is asked about these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.core.words import Word
from explorer.rules.smashup.abilities import keep, noted
from explorer.rules.smashup.power import ignores
from explorer.rules.smashup.programs import clause_of
from explorer.rules.smashup.records import Effect
from explorer.rules.smashup.wording import asks_of_card

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def ignoring(s: S, f: Frame) -> Effect | None:
    """Return what lets the seat ignore the base whose text a frame carries out, None where nothing does."""
    if f.source >= 0 or not s.effects:
        return None
    return next((e for e in s.effects if ignores(e, noted(f, "here"), f.seat)), None)


def may_ignore(s: S, f: Frame) -> bool:
    """Tell whether a seat has to be asked if it ignores a base, which is done once."""
    if f.source >= 0 or not s.effects or (f.memo or {}).get("heeds"):
        return False
    first = s.rules.programs[noted(f, "text")].program[0]
    declinable = first.may or (first.grant is not None and not first.grant.must)
    return not declinable and ignoring(s, f) is not None


def ignoring_card(s: S, f: Frame) -> Word:
    """Return the card that lets the seat ignore the base."""
    effect = ignoring(s, f)
    assert effect is not None
    return s.card_word(effect.source)


def answer(s: S, f: Frame, move: Move) -> str:
    return "heed" if move.verb == "pass" else "ignored"


def heed(s: S, f: Frame) -> str:
    keep(f, heeds=True)
    return "next"


def ignored(s: S, f: Frame) -> str:
    s.tell("base-ignored", clause_of(s, f), seat=seat_word(f.seat), base=s.base_word(noted(f, "here")))
    return END


STEPS: tuple[Step, ...] = (
    Ask(
        "do", "ignore", ("infiltrate",), ("heed", "ignored"), verbs=("yes", "pass"), answer=answer,
        words=asks_of_card("do-ignore", by=ignoring_card), declinable=True, skip="heed",
    ),
    Step("do", "heed", ("infiltrate",), ("next",), heed),
    Step("do", "ignored", ("infiltrate",), (END,), ignored),
)  # fmt: skip


__all__ = ["STEPS", "ignoring", "may_ignore"]
