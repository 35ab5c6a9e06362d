"""Places on a base that scores, and the VP that they are worth, as a tree that the engine executes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.decisions import Decision, Outcome, walk
from explorer.rules.smashup.fits import SCORES
from explorer.rules.smashup.power import cancelled, strengths

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


class Claim:
    """What one seat can claim of a base that scores: its minions there, and how many seats are ahead of it."""

    __slots__ = ("ahead", "base", "minions", "power", "seat", "sharing")

    def __init__(self, s: S, base: int, seat: int, totals: Mapping[int, int] | None = None) -> None:
        """`totals` are the powers of all who have minions there, if they are known already."""
        self.base, self.seat = base, seat
        if totals is None:
            totals = strengths(s, base)
        self.minions = sum(1 for m in s.on(base) if m.seat == seat)
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


class Gain(NamedTuple):
    """VP that a base brings a seat: for its place, or by the ability of the base; the clause says which."""

    seat: int
    vp: int
    clause: str


def place_of(s: S, base: int, seat: int, totals: Mapping[int, int] | None = None) -> int:
    """Return the place of a seat on a base, 1 to 3 (0 for none), as the minions lie."""
    outcome = walk(AWARD, Claim(s, base, seat, totals), s.rules.off)
    return PLACES.index(outcome) + 1 if outcome in PLACES else 0


def award_of(s: S, base: int, seat: int) -> int:
    """Return the VP that a seat's place on a base is worth as its minions lie."""
    return worth_of(s, base, place_of(s, base, seat))


def worth_of(s: S, base: int, place: int) -> int:
    """Return the VP of a place on a base, 0 for none."""
    if not place or base in s.rules.worthless:
        return 0
    worth: int = s.kit.bases[base].worth[place - 1]
    return worth


def extra_of(s: S, base: int, seat: int, place: int) -> int:
    """Return the VP that the ability of a base brings a seat beside its place, if it counts for that seat."""
    name = s.rules.sites[base].scores
    if not name or cancelled(s, base):
        return 0
    return SCORES[name](s, base, seat, place == 1)


def gains_of(s: S, base: int, totals: Mapping[int, int] | None = None) -> list[Gain]:
    """Return everything that a base which scores brings as its minions lie: places first, then its ability."""
    if totals is None:
        totals = strengths(s, base)
    places = [(seat, place_of(s, base, seat, totals)) for seat in s.around()]
    found = [Gain(seat, worth_of(s, base, place), "places") for seat, place in places]
    if s.rules.sites[base].scores:
        found += [Gain(seat, extra_of(s, base, seat, place), s.kit.bases[base].id) for seat, place in places]
    return found


__all__ = ["AWARD", "PLACES", "Claim", "Gain", "award_of", "extra_of", "gains_of", "place_of"]
