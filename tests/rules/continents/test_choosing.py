"""What rulings leave to choose in a war, gone through: nothing else serves either side better than what is supposed."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

from explorer.rules.continents.fighting import WON, Course, Fight
from explorer.rules.continents.rolling import roll
from tests.rules.continents.random_play import FULL

RULES = FULL.rules(2)
ODDS = {(red, black): roll(RULES, (red, black)) for red in (1, 2, 3) for black in (1, 2)}


def reckoned(troops: tuple[int, int], cards: tuple[int, int], counted: tuple[int, int]) -> Fraction:
    ends = Course(Fight(RULES, troops, cards, counted)).ends()
    return sum((chance for end, chance in ends.items() if end.fate == WON), Fraction(0))


@cache
def chosen(mine: int, theirs: int) -> Fraction:
    """How likely everything is taken where the attacker, then the defender says how many dice to roll, both at their
    best."""
    if not mine or not theirs:
        return Fraction(not theirs)

    def rolled(red: int, black: int) -> Fraction:
        odds = ODDS[red, black].items()
        return sum((chance * chosen(mine - a, theirs - d) for (a, d), chance in odds), Fraction(0))

    reds, blacks = range(1, min(3, mine) + 1), range(1, min(2, theirs) + 1)
    return max(min(rolled(red, black) for black in blacks) for red in reds)


def test_all_dice_are_best_for_both_up_to_twelve_active_cards_of_a_side() -> None:
    for mine, theirs in product(range(1, 13), repeat=2):
        assert chosen(mine, theirs) == reckoned((0, 0), (mine, theirs), (0, 0)), (mine, theirs)


def test_fewer_dice_do_matter() -> None:
    """The attacker with one red die at a time: so the choice above is one."""
    assert ODDS[1, 2][0, 1] < ODDS[3, 2][0, 2] + ODDS[3, 2][1, 1]
    assert ODDS[3, 1][0, 1] > ODDS[1, 1][0, 1]


Side = tuple[int, int, int]  # continent cards, own troops, helpers' troops


@cache
def picked(mine: Side, theirs: Side, lost: tuple[int, int] = (0, 0)) -> Fraction:
    """How likely everything is taken where helpers' troops bring no dice and each side picks whose troop burns."""
    if not theirs[0] or not mine[0]:
        return Fraction(not theirs[0])
    if lost[0]:
        return max(picked(paid, theirs, (lost[0] - 1, lost[1])) for paid in payments(mine))
    if lost[1]:
        return min(picked(mine, paid, (0, lost[1] - 1)) for paid in payments(theirs))
    odds = ODDS[min(3, mine[0] + mine[1]), min(2, theirs[0] + theirs[1])]
    return sum((chance * picked(mine, theirs, losses) for losses, chance in odds.items()), Fraction(0))


def payments(side: Side) -> list[Side]:
    cards, own, helpers = side
    troops = [(cards, own, helpers - 1)] * (helpers > 0) + [(cards, own - 1, helpers)] * (own > 0)
    return troops or [(cards - 1, 0, 0)]


def test_troops_without_dice_had_better_burn_first() -> None:
    for c, o, h, c2, o2, h2 in product((1, 2, 3), (0, 1, 2), (0, 1, 2), (1, 2, 3), (0, 1, 2), (0, 2)):
        assert picked((c, o, h), (c2, o2, h2)) == reckoned((o + h, o2 + h2), (c, c2), (o, o2))


def test_whose_troop_burns_does_matter() -> None:
    """Own troops first instead: fewer dice, and a smaller chance."""
    assert reckoned((2, 0), (1, 1), (0, 0)) < reckoned((2, 0), (1, 1), (1, 0)) < reckoned((2, 0), (1, 1), (2, 0))
