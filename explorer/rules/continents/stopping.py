"""When the attacker had better stop: the best plan for an aim, found backwards from every end (001, line 49)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from explorer.rules.continents.fighting import GOES_ON, REACHED, Course, Standing

if TYPE_CHECKING:
    from collections.abc import Callable

#: What the attacker may be after; `worth` below says what each of them counts.
AIMS = ("card", "cards", "gain", "number")


class Plan(NamedTuple):
    """The best plan. `value` is that of the fight from its start, `choices` what to do where the attacker is asked.

    `choices` holds (to stop, to go on, by the plan), for every standing that can come: what each is worth. Where both
    are worth the same, the plan is to stop.
    """

    value: Fraction
    choices: dict[Standing, tuple[Fraction, Fraction]]

    def goes_on(self, standing: Standing) -> bool:
        """Tell whether to roll again."""
        stop, go_on = self.choices[standing]
        return go_on > stop


def worth(aim: str, number: int, course: Course) -> Callable[[Standing], int]:
    """Return what an end is worth: 1 or 0 for an aim reached or not, cards for 'gain'.

    'card': a card was captured; 'cards': `number` were; 'gain': cards captured less cards surrendered; 'number': the
    cards that the fight needs were captured, or are held at its end (ruling coin-check).
    """
    if aim == "gain":
        return lambda standing: standing.taken - standing.given
    if aim == "number":
        return lambda standing: standing.fate == REACHED or course.reached(standing.given, standing.taken)
    return lambda standing: standing.taken >= number


def best_plan(course: Course, aim: str, number: int = 1, may_stop: bool = True) -> Plan:
    """Return the plan that is worth most on average. A first roll cannot be declined, one that is asked about can.

    Where `may_stop` is false the value is that of fighting to the end all the same.
    """
    count = worth(aim, number, course)
    base, last = course.base, len(course.layers) - 1
    # what a standing is worth, times base ** (pairs that can still come)
    values: list[dict[Standing, int]] = [{} for _ in course.layers]
    choices: dict[Standing, tuple[Fraction, Fraction]] = {}

    def plain(value: int, n: int) -> Fraction:
        return Fraction(value, base ** (last - n))

    for n in range(last, -1, -1):
        scale = base ** (last - n)
        for standing in course.layers[n]:
            stop = count(standing) * scale
            if standing.fate != GOES_ON:
                values[n][standing] = stop
                continue
            go_on = sum(weight * values[n + pairs][after] for pairs, weight, after in course.following(standing))
            if n == 0 and course.fight.roll is None and not course.fight.asked:
                values[n][standing] = go_on
                continue
            choices[standing] = plain(stop, n), plain(go_on, n)
            values[n][standing] = max(stop, go_on) if may_stop else go_on
    if course.fight.roll is None:
        return Plan(plain(values[0][course.start], 0), choices)
    total = sum(weight * values[pairs][after] for pairs, weight, after in course.opening(course.fight.roll))
    return Plan(plain(total, 0), choices)


__all__ = ["AIMS", "Plan", "best_plan"]
