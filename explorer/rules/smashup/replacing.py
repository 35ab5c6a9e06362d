"""What a base does once it has scored; then its cards go, and another base comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.rules.smashup.abilities import AFTER, After, keep, noted
from explorer.rules.smashup.opening import all_bases, base_luck, base_units, new_pile, take_base
from explorer.rules.smashup.programs import begin, site_key
from explorer.rules.smashup.records import BREAKPOINT, IGNORES

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def concerned(s: S, f: Frame, whom: str) -> list[int]:
    """Return the seats that a base speaks of, the active player first."""
    places, there = noted(f, "places"), noted(f, "there")
    tests = {
        "winners": lambda seat: places[seat] == 1,
        "first-winner": lambda seat: places[seat] == 1,
        "losers": lambda seat: there[seat] and places[seat] != 1,
        "runners-up": lambda seat: places[seat] == 2,
        "all": lambda seat: there[seat],
    }
    found = [seat for seat in s.around() if tests[whom](seat)]
    return found[:1] if whom == "first-winner" else found


def _base_does(s: S, f: Frame, name: str, after: After | None) -> None:
    """Begin what a base does for each seat that it speaks of, in order from the active player."""
    base = noted(f, "base")
    if after is not None and not noted(f, "cancelled"):
        for seat in reversed(concerned(s, f, after.whom)):
            begin(s, site_key(s, base, name), seat, me=0, here=base, base=noted(f, "new"))


def base_after(s: S, f: Frame) -> str:
    """Begin what the base does; the reading says whether cards on it had their turn already."""
    _base_does(s, f, AFTER, s.rules.sites[noted(f, "base")].after)
    return "after-open" if s.rules.base_first else "clear"


# the base goes


def clear(s: S, f: Frame) -> str:
    """Discard every card that is still on the base. It is not destroyed."""
    base = noted(f, "base")
    for action in [a for a in s.attached if a.base == base]:
        s.detach(action)
        s.tell("cleared", "cards-discarded", card=s.card_word(action.card), base=s.base_word(base))
    for minion in s.on(base):
        s.leave(minion)
        s.to_discards(minion.card)
        s.tell("cleared", "cards-discarded", card=s.card_word(minion.card), base=s.base_word(base))
    return "replace"


def replace(s: S, f: Frame) -> str:
    """Put the base aside and remember its place."""
    base = noted(f, "base")
    keep(f, place=s.bases.index(base))
    s.bases = tuple(b for b in s.bases if b != base)
    s.effects = tuple(e for e in s.effects if e.kind not in (BREAKPOINT, IGNORES) or e.target != base)
    s.base_discards += (base,)
    return "new-base" if s.base_tops or s.base_pool else "pile"


def make_pile(s: S, f: Frame) -> str:
    new_pile(s)
    return "new-base"


def new_base(s: S, f: Frame, move: Move) -> str:
    base, place = move.args[0], noted(f, "place")
    take_base(s, base, "base-replaced")
    s.bases = (*s.bases[:place], base, *s.bases[place:])
    keep(f, new=base)
    return "replaced"


def replaced(s: S, f: Frame) -> str:
    """The old base may do something once another one lies in its place."""
    _base_does(s, f, "replaced", s.rules.sites[noted(f, "base")].replaced)
    return END


STEPS: tuple[Step, ...] = (
    Step("score", "base-after", ("after-scoring",), ("after-open", "clear"), base_after, pushes=True),
    Step("score", "clear", ("cards-discarded", "not-destroyed"), ("replace",), clear),
    Step("score", "replace", ("base-replaced",), ("new-base", "pile"), replace),
    Step("score", "pile", ("bases-again",), ("new-base",), make_pile),
    Lot(
        "score", "new-base", ("base-replaced",), ("replaced",), verbs=("base",), units=base_units, answer=new_base,
        luck=base_luck, deck=all_bases,
    ),
    Step("score", "replaced", ("base-replaced", "after-scoring"), (END,), replaced, pushes=True),
)  # fmt: skip


__all__ = ["STEPS"]
