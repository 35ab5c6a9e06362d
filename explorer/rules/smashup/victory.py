"""Victory points and when they decide the match, as a tree that the engine executes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk
from explorer.core.guards import seat_word

if TYPE_CHECKING:
    from explorer.core.words import Word
    from explorer.rules.smashup.table import TableTop

WON = Outcome("match-won", ("goal",))

VICTORY = Decision(
    "goal-reached",
    ("goal",),
    lambda s: max(s.vp) >= s.kit.goal,
    yes=Decision(
        "lead-tied",
        ("tied-lead",),
        lambda s: len(leaders(s)) > 1,
        yes=Outcome("play-on-tied", ("tied-lead",)),
        no=WON,
    ),
    no=Outcome("play-on", ("goal",)),
)


def leaders(s: TableTop) -> list[int]:
    """Return the seats with most victory points."""
    best = max(s.vp)
    return [seat for seat, points in enumerate(s.vp) if points == best]


def reached(s: TableTop) -> bool:
    """Tell whether somebody has points enough and is alone in front."""
    return walk(VICTORY, s, s.rules.off) is WON


def decided(s: TableTop) -> bool:
    """Tell whether somebody has won, and say so."""
    if not reached(s):
        return False
    s.tell("match-won", "goal", seat=seat_word(leaders(s)[0]), vp=max(s.vp))
    return True


def winners(s: TableTop) -> list[int]:
    """Return the seat that has won a match that is over."""
    return leaders(s)


def gain(s: TableTop, seat: int, vp: int, clause: str, source: Word) -> None:
    """Give victory points for a base or a text (`source`); they are never taken back."""
    if vp:
        s.vp[seat] += vp
        s.tell("gained", clause, seat=seat_word(seat), vp=vp, source=source)
        if s.rules.victory_at == "at-once":
            s.push("victory.now", seat=seat)
