"""How far everybody is from a hundred, who wins, what losers pay, when a round ends: trees the engine executes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk
from explorer.core.rules import Part

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

FAR = 1_000_000
COUNTS = (
    Part("count", "nearest", "nearest-wins"),
    Part("count", "either-side", "either-side"),
    Part("count", "rounds", "rounds"),
    Part("count", "player-count", "player-count"),
)


def distance(s: S, points: int) -> int:
    """Return how far some points are from a hundred, above and below alike (002, line 4)."""
    off, aim = s.rules.off, s.rules.aim
    if off:
        if "count:nearest" in off:
            return -points
        if "count:either-side" in off and points > aim:
            return FAR
    return abs(points - aim)


def distances(s: S) -> list[int]:
    """Return how far every seat is from a hundred."""
    return [distance(s, s.points(seat)) for seat in range(s.players)]


# what a player pays when a round ends


class SeatCase:
    """One seat as a round ends: its distance, and the least there is."""

    __slots__ = ("distance", "least")

    def __init__(self, distance: int, least: int) -> None:
        self.distance, self.least = distance, least


PAYS = Decision(
    "is-nearest",
    ("nearest-wins", "penalty"),
    lambda case: case.distance == case.least,
    yes=Outcome("pays-nothing", ("nearest-wins",)),
    no=Outcome("pays-penalty", ("penalty",)),
)


def penalties(s: S) -> list[int]:
    """Return what every seat pays as the points stand: the winners nothing, the others their distance."""
    far = distances(s)
    least = min(far)
    off = s.rules.off
    return [0 if walk(PAYS, SeatCase(each, least), off).id == "pays-nothing" else each for each in far]


# the match


class MatchCase:
    """The match as it stands: what each seat is measured by (its distance, or all it has paid), and the leaders."""

    __slots__ = ("leaders", "measure")

    def __init__(self, s: S) -> None:
        self.measure = totals(s)
        least = min(self.measure)
        self.leaders = [seat for seat, n in enumerate(self.measure) if n == least]


MATCH = Decision(
    "several-nearest",
    ("ties-shared",),
    lambda case: len(case.leaders) > 1,
    yes=Outcome("shared", ("ties-shared",)),
    no=Outcome("winner", ("nearest-wins",)),
)

#: The same over several rounds, which the document does not have: what is compared are penalties.
ROUNDS = Decision(
    "several-lowest",
    ("rounds", "ties-shared"),
    lambda case: len(case.leaders) > 1,
    yes=Outcome("shared", ("rounds", "ties-shared")),
    no=Outcome("winner", ("rounds",)),
    says="several-nearest",
)


def match_tree(s: S) -> Decision:
    """Return the tree that says who wins the match: by distance, or over several rounds by penalties."""
    return ROUNDS if s.rules.several_rounds else MATCH


def totals(s: S) -> list[int]:
    """Return what decides the match: the distance, or over several rounds all penalties, this round's among them."""
    if not s.rules.several_rounds or "count:rounds" in s.rules.off:
        return distances(s)
    now_due = [0] * s.players if s.settled else penalties(s)
    return [paid + now for paid, now in zip(s.penalties, now_due, strict=True)]


def leaders(s: S) -> list[int]:
    """Return who would win if the match ended now."""
    case = MatchCase(s)
    return case.leaders if walk(match_tree(s), case, s.rules.off).id == "shared" else case.leaders[:1]


# the end of a round


class EndCase:
    """A turn that has been finished: has the last card been drawn, have all skipped, is the limit reached?"""

    __slots__ = ("all_skipped", "last_drawn", "limit")

    def __init__(self, s: S) -> None:
        goes_on = s.rules.goes_on and bool(any(s.pool) or s.top or s.bottom)
        self.last_drawn = s.ending == s.to_move and not goes_on
        self.all_skipped = s.rules.skips_end and s.skipped >= s.players
        self.limit = s.rules.limited and s.turn >= s.rules.turn_limit


END_OF_ROUND = Decision(
    "last-card-drawn",
    ("last-card", "finish-turn"),
    lambda case: case.last_drawn,
    yes=Outcome("over-pile", ("finish-turn",)),
    no=Decision(
        "all-skipped",
        ("all-skip",),
        lambda case: case.all_skipped,
        yes=Outcome("over-skipped", ("all-skip",)),
        no=Decision(
            "limit-reached",
            ("all-skip",),
            lambda case: case.limit,
            yes=Outcome("over-limit", ("all-skip",)),
            no=Outcome("goes-on", ("to-the-left",)),
        ),
    ),
)

# what becomes of an effect


class EffectCase:
    """A card that was aimed at somebody, all answers given: stopped, or where it points now."""

    __slots__ = ("stopped", "turned")

    def __init__(self, stopped: bool, turned: bool) -> None:
        self.stopped, self.turned = stopped, turned


EFFECT = Decision(
    "effect-stopped",
    ("block", "heal"),
    lambda case: case.stopped,
    yes=Outcome("effect-undone", ("block", "heal")),
    no=Decision(
        "effect-turned",
        ("mirror",),
        lambda case: case.turned,
        yes=Outcome("effect-back", ("mirror",)),
        no=Outcome("effect-lands", ("reactions",)),
    ),
)

TREES = {"pays": PAYS, "match": MATCH, "rounds": ROUNDS, "end": END_OF_ROUND, "effect": EFFECT}


__all__ = [
    "COUNTS", "EFFECT", "END_OF_ROUND", "MATCH", "PAYS", "ROUNDS", "TREES", "EffectCase", "EndCase", "MatchCase",
    "SeatCase", "distance", "distances", "leaders", "match_tree", "penalties", "totals",
]  # fmt: skip
