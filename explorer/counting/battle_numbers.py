"""Numbers that battles of `continents` are reckoned from, as people give them: each one that will not do is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from explorer.core.errors import ExplorerError, clip
from explorer.rules.continents.deck import BOMBARD, RALLY, SIDES
from explorer.rules.continents.fighting import MOST

#: Continent cards of a side, or its (troops, continent cards).
Force: TypeAlias = int | tuple[int, int]
#: Cards on the dice in the order played: (card, side), 'rally' or 'bombard', 'attacker' or 'defender'.
Cards: TypeAlias = Sequence[tuple[str, str]]

SIDE_NAMES = ("attacking", "defending")
CARDS: Mapping[str, int] = {"rally": RALLY, "bombard": BOMBARD}
MOST_CARDS = 4  # in one roll: more take long, and no hand has them


def force_of(side: str, given: Force) -> tuple[int, int]:
    """Return a side's troops and continent cards. Raises ExplorerError naming what will not do."""
    both = given if isinstance(given, tuple) else (0, given)
    if len(both) != 2:
        raise ExplorerError(f"{side}: expected continent cards or (troops, continent cards), got {clip(repr(given))}")
    troops, cards = whole(f"{side} troops", both[0], 0), whole(f"{side} continent cards", both[1], 1)
    if troops + cards > MOST:
        raise ExplorerError(
            f"{side}: a battle is reckoned with at most {MOST} active cards of a side, got {troops + cards}"
        )
    return troops, cards


def whole(name: str, value: object, least: int, most: int | None = None) -> int:
    """Return a whole number of `least` or more. Raises ExplorerError naming it."""
    if type(value) is not int or value < least or (most is not None and value > most):
        span = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ExplorerError(f"{name}: expected a whole number {span}, got {clip(repr(value))}")
    return value


def played_of(card: str | Cards, by: str) -> tuple[tuple[str, str], ...]:
    """Return (card, side) in the order played: one card of the side `by`, '' for none, or several with their sides.

    Raises ExplorerError for an unknown card or side, and for more than MOST_CARDS.
    """
    single: Cards = ((card, by),) if isinstance(card, str) and card else ()
    cards = single if isinstance(card, str) else tuple(card)
    if len(cards) > MOST_CARDS:
        raise ExplorerError(f"card: at most {MOST_CARDS} cards are reckoned with in one roll, got {len(cards)}")
    if not cards:
        _side(by)
    for each in cards:
        if len(each) != 2:
            raise ExplorerError(f"card: expected pairs such as ('rally', 'attacker'), got {clip(repr(each))}")
        if each[0] not in CARDS:
            raise ExplorerError(f"card: expected one of {', '.join(CARDS)} or '', got {clip(repr(each[0]))}")
        _side(each[1])
    return tuple((name, side) for name, side in cards)


def _side(by: object) -> None:
    if by not in SIDES:
        raise ExplorerError(f"by: expected attacker or defender, got {clip(repr(by))}")


__all__ = ["CARDS", "MOST_CARDS", "SIDE_NAMES", "Cards", "Force", "force_of", "played_of", "whole"]
