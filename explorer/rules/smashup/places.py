"""Places on a base that scores, and the VP that they are worth, as a tree that the engine executes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk
from explorer.rules.smashup.power import strengths

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


class Claim:
    """What one seat can claim of a base that scores: its minions there, and how many seats are ahead of it."""

    __slots__ = ("ahead", "base", "minions", "power", "seat", "sharing")

    def __init__(self, s: S, base: int, seat: int) -> None:
        self.base, self.seat = base, seat
        self.minions = sum(1 for m in s.on(base) if m.seat == seat)
        totals = strengths(s, base)
        self.power = totals.get(seat, 0)
        self.ahead = sum(1 for power in totals.values() if power > self.power)
        self.sharing = sum(1 for power in totals.values() if power == self.power)


PLACES = tuple(Outcome(f"{name}-place", ("places", "tied-places")) for name in ("first", "second", "third"))
UNPLACED = Outcome("no-place", ("places",))

AWARD = Decision(
    "has-minion",
    ("need-minion",),
    lambda claim: claim.minions > 0,
    yes=Decision(
        "nobody-ahead",
        ("places",),
        lambda claim: claim.ahead == 0,
        yes=PLACES[0],
        no=Decision(
            "one-ahead",
            ("places", "tied-places"),
            lambda claim: claim.ahead == 1,
            yes=PLACES[1],
            no=Decision(
                "two-ahead",
                ("places", "tied-places"),
                lambda claim: claim.ahead == 2,
                yes=PLACES[2],
                no=UNPLACED,
            ),
        ),
    ),
    no=Outcome("no-minion", ("need-minion",)),
)


def award_of(s: S, base: int, seat: int) -> int:
    """Return the VP that a seat's place on a base is worth as its minions lie."""
    outcome = walk(AWARD, Claim(s, base, seat), s.rules.off)
    if outcome not in PLACES or base in s.rules.worthless:
        return 0
    worth: int = s.kit.bases[base].worth[PLACES.index(outcome)]
    return worth


__all__ = ["AWARD", "PLACES", "Claim", "award_of"]
