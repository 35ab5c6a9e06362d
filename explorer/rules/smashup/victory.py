"""Victory points and when they decide the match, as a tree that the engine executes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk
from explorer.core.guards import seat_word

if TYPE_CHECKING:
    from explorer.core.reading import Table
    from explorer.core.words import Word
    from explorer.rules.smashup.rules import SmashUpRules
    from explorer.rules.smashup.table import TableTop

WON = Outcome("match-won", ("goal",))
WON_FIRST = Outcome("first-won", ("tied-lead",), "match-won")
LEVEL_FIRST = Outcome("play-on-first", ("tied-lead",), "play-on-tied")

VICTORY = Decision(
    "goal-reached",
    ("goal",),
    lambda s: max(s.vp) >= s.kit.goal,
    yes=Decision(
        "earlier-wins",
        ("tied-lead",),
        lambda s: s.rules.first_wins and max(s.arrived) > 1,
        yes=Decision(
            "earlier-tied",
            ("tied-lead",),
            lambda s: len(ahead(s, first_there(s))) > 1,
            yes=LEVEL_FIRST,
            no=WON_FIRST,
        ),
        no=Decision(
            "lead-tied",
            ("tied-lead",),
            lambda s: len(ahead(s, range(s.players))) > 1,
            yes=Outcome("play-on-tied", ("tied-lead",)),
            no=WON,
        ),
    ),
    no=Outcome("play-on", ("goal",)),
)


def first_there(s: TableTop) -> list[int]:
    """Return the seats that were the first to have points enough."""
    return [seat for seat, place in enumerate(s.arrived) if place == 1]


def ahead(s: TableTop, seats: Sequence[int]) -> list[int]:
    """Return those of some seats that have most victory points."""
    best = max(s.vp[seat] for seat in seats)
    return [seat for seat in seats if s.vp[seat] == best]


def leaders(s: TableTop) -> list[int]:
    """Return the seats that lead: by points, or by points among those that were first to have enough."""
    by_place = walk(VICTORY, s, s.rules.off) in (WON_FIRST, LEVEL_FIRST)
    return ahead(s, first_there(s) if by_place else range(s.players))


def reached(s: TableTop, rules: SmashUpRules | None = None) -> bool:
    """Tell whether somebody has points enough and is alone in front, by other rules if some are given."""
    if rules is not None:
        s = s.copy()
        s.rules = rules
    return walk(VICTORY, s, s.rules.off) in (WON, WON_FIRST)


def decided(s: TableTop) -> bool:
    """Tell whether somebody has won, and say so."""
    if not reached(s):
        return False
    seat = leaders(s)[0]
    s.tell("match-won", "goal", seat=seat_word(seat), vp=s.vp[seat])
    return True


def winners(s: TableTop) -> list[int]:
    """Return the seat that has won a match that is over."""
    return leaders(s)


def read_arrived(s: TableTop, table: Table) -> list[int]:
    """Return in which place seats came to the goal; all together where nothing is said.

    Raises FileError when it does not fit the points.
    """
    there = [int(vp >= s.kit.goal) for vp in s.vp]
    found = list(table.list_of("arrived", int, there))
    if [int(place > 0) for place in found] != there or min(found) < 0:
        raise table.fail("arrived", f"expected a place for each seat with {s.kit.goal} VP, and 0 for every other")
    if {*found} - {0} != {*range(1, max(found) + 1)}:
        raise table.fail("arrived", f"expected the places 1, 2, … without a gap, got {found}")
    return found


def gain(s: TableTop, gains: Iterable[tuple[int, int, str]], source: Word) -> None:
    """Give victory points, as (seat, VP, clause), that a base or a text (`source`) brings at one time; they are never
    taken back. Who has enough with them has arrived there together."""
    for seat, vp, clause in gains:
        if vp:
            s.vp[seat] += vp
            s.tell("gained", clause, seat=seat_word(seat), vp=vp, source=source)
            if s.rules.victory_at == "at-once":
                s.push("victory.now", seat=seat)
    last = max(s.arrived)
    for seat, vp in enumerate(s.vp):
        if vp >= s.kit.goal and not s.arrived[seat]:
            s.arrived[seat] = last + 1
