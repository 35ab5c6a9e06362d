"""The Pirates of the slice: Buccaneer, Powderkeg, Pirate King and First Mate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import AFTER, BEFORE, Ability, Choice, Special, keep, noted
from explorer.rules.smashup.effects import asks, destroy_all
from explorer.rules.smashup.power import power

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def elsewhere(s: S, f: Frame) -> list[int]:
    """Return the bases other than the one of the minion that moves."""
    me = s.minion(noted(f, "me"))
    return [] if me is None else [base for base in s.bases if base != me.base]


def move_to(s: S, f: Frame, base: int) -> str:
    me = s.minion(noted(f, "me"))
    assert me is not None
    s.move_minion(me, base)
    s.tell("moved", "move", card=s.card_word(me.card), base=s.base_word(base))
    return END


def move_there(s: S, f: Frame, move: Move) -> str:
    return move_to(s, f, move.args[0])


def join(s: S, f: Frame) -> str:
    return move_to(s, f, noted(f, "base"))


def own_minions(s: S, f: Frame) -> list[int]:
    return [m.card for m in s.minions if m.seat == f.seat]


def any_fuse(s: S, f: Frame) -> str:
    """An action may be played even if there is nothing for it to do."""
    return "choose" if own_minions(s, f) else END


def choose_fuse(s: S, f: Frame, move: Move) -> str:
    fuse = s.minion_of(move.args[0])
    assert fuse is not None
    keep(f, pick=fuse.life)
    return "blow-up"


def blow_up(s: S, f: Frame) -> str:
    """Fix the targets by the powers of this moment: the chosen minion and all on its base that are no stronger."""
    fuse = s.minion(noted(f, "pick"))
    assert fuse is not None
    limit = power(s, fuse)
    destroy_all(s, f, [m.life for m in s.on(fuse.base) if power(s, m) <= limit])
    return END


CARDS = {
    "buccaneer": Ability(
        "buccaneer",
        instead="buccaneer.where",
        choices=(Choice("buccaneer.where", "buccaneer-elsewhere", "buccaneer", elsewhere, bases=True),),
        steps=(
            Ask(
                "buccaneer", "where", ("buccaneer", "move"), (END,), verbs=("choose-base",),
                answer=move_there, words=asks("buccaneer-where"),
            ),
        ),
    ),
    "powderkeg": Ability(
        "powderkeg",
        text="powderkeg.look",
        choices=(Choice("powderkeg.choose", "own-minion", "powderkeg", own_minions),),
        steps=(
            Step("powderkeg", "look", ("powderkeg",), ("choose", END), any_fuse, skip=END),
            Ask(
                "powderkeg", "choose", ("powderkeg",), ("blow-up",), skip=END, verbs=("choose",),
                answer=choose_fuse, words=asks("powderkeg-choose"),
            ),
            Step("powderkeg", "blow-up", ("powderkeg", "fixed-targets"), (END,), blow_up, pushes=True),
        ),
    ),
    "pirate-king": Ability(
        "pirate-king",
        special=Special(BEFORE, "pirate-king.join", lambda s, me, base: me.base != base),
        steps=(Step("pirate-king", "join", ("pirate-king", "move"), (END,), join),),
    ),
    "first-mate": Ability(
        "first-mate",
        special=Special(AFTER, "first-mate.where", lambda s, me, base: me.base == base),
        choices=(Choice("first-mate.where", "first-mate-elsewhere", "first-mate", elsewhere, bases=True),),
        steps=(
            Ask(
                "first-mate", "where", ("first-mate", "move"), (END,), verbs=("choose-base",),
                answer=move_there, words=asks("first-mate-where"),
            ),
        ),
    ),
}  # fmt: skip


__all__ = ["CARDS"]
