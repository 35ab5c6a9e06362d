"""What fortunes count, and who wins by them: the tree of the match."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


def scores(s: S) -> list[int]:
    """Return what every fortune counts, in thousands; cards in hand count nothing."""
    worth = s.rules.worth
    silver, gold = worth[-2], worth[-1]
    return [sum([n * worth[good] + sv * silver + g * gold for good, n, sv, g in fortune]) for fortune in s.fortunes]


class MatchCase:
    """The match: cards still in hands, what every fortune counts, who has most, who leads by the tie-break of a
    reading. Counted when asked for: while there are cards in hands nobody needs to know."""

    def __init__(self, s: S) -> None:
        self.s = s

    @property
    def cards(self) -> int:
        return sum(map(len, self.s.hands))

    @cached_property
    def scores(self) -> list[int]:
        return scores(self.s)

    @property
    def best(self) -> int:
        return max(self.scores)

    @cached_property
    def leaders(self) -> list[int]:
        best = self.best
        return [seat for seat, score in enumerate(self.scores) if score == best]

    @cached_property
    def ahead(self) -> list[int]:
        s, leaders = self.s, self.leaders
        if not s.rules.groups_break_ties:
            return leaders
        most = max(_groups_of(s, seat) for seat in leaders)
        return [seat for seat in leaders if _groups_of(s, seat) == most]


def _groups_of(s: S, seat: int) -> tuple[int, int]:
    """Return how many groups and how many precious cards a seat has."""
    return len(s.fortunes[seat]), sum(group.silver + group.gold for group in s.fortunes[seat])


MATCH = Decision(
    "all-played",
    ("hands-empty",),
    lambda case: not any(case.s.hands),
    yes=Decision(
        "one-greatest",
        ("greatest-wins",),
        lambda case: len(case.leaders) == 1,
        yes=Outcome("match-won", ("greatest-wins",)),
        no=Decision(
            "groups-decide",
            ("shared-win",),
            lambda case: len(case.ahead) < len(case.leaders),
            yes=Outcome("match-on-groups", ("shared-win",)),
            no=Outcome("match-shared", ("shared-win",)),
        ),
    ),
    no=Outcome("match-goes-on", ("hands-empty",)),
)


def winners(s: S) -> list[int]:
    """Return who has won a match that is over."""
    case = MatchCase(s)
    outcome = walk(MATCH, case, s.rules.off).id
    return [] if outcome == "match-goes-on" else case.ahead


__all__ = ["MATCH", "MatchCase", "scores", "winners"]
