"""What one roll comes to, counted over every fall of the dice through the trees that the engine itself walks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING

from explorer.core.decisions import walk
from explorer.rules.continents.deck import ATTACKER, BOMBARD, DEFENDER, RALLY
from explorer.rules.continents.records import Battle
from explorer.rules.continents.resolution import PAIR, WON_BY, PairCase, pairs_in
from explorer.rules.continents.windows import bombarded, rallied

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias

    from explorer.rules.continents.game import ContinentsRules

    Dice: TypeAlias = tuple[int, ...]

FACES = 6  # `load_deck` refuses any other
TABLE = Battle(0, 1, 0, 0, ())  # where the dice are laid; nothing else of it is read
NO_DICE: tuple[Dice, Dice] = ((), ())


@lru_cache(maxsize=512)
def ways_of(
    rules: ContinentsRules,
    missing: tuple[int, int],
    shown: tuple[Dice, Dice] = NO_DICE,
    settled: int = 0,
    played: tuple[tuple[int, int], ...] = (),
) -> Mapping[tuple[int, ...], int]:
    """Return in how many of the 6 ** dice ways of throwing each run of losers comes, from the highest pair down.

    missing: how many red and black dice are still to be thrown.
    shown:   what lies there already, red and black.
    settled: how many pairs are settled and no longer count.
    played:  (RALLY or BOMBARD, side) in the order played (001, line 61) once all dice lie there: each by a side on its
             own dice, if and as it costs that side the fewest pairs, whatever is still to be played after it.
    """
    found: Counter[tuple[int, ...]] = Counter()
    for red, red_ways in throws(missing[ATTACKER]):
        reds = TABLE.with_shown(ATTACKER, (*shown[ATTACKER], *red))
        for black, black_ways in throws(missing[DEFENDER]):
            b = reds.with_shown(DEFENDER, (*shown[DEFENDER], *black))
            found[after(rules, b, settled, played)] += red_ways * black_ways
    return dict(found)


def after(rules: ContinentsRules, b: Battle, settled: int, played: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return who loses each pair once the cards have been played that are still to be played."""
    if not played:
        return losers(rules, b, settled)
    (card, by), *rest = played
    runs = (after(rules, laid, settled, tuple(rest)) for laid in answers(rules, b, card, by))
    return min(runs, key=lambda run: run.count(by))


def losers(rules: ContinentsRules, b: Battle, settled: int) -> tuple[int, ...]:
    """Return the side that loses each pair that is not settled yet (001, lines 38 to 42)."""
    red, black = b.shown
    cases = (PairCase(red[i], black[i]) for i in range(settled, pairs_in(b)))
    return tuple(1 - WON_BY[walk(PAIR, case, rules.off).id] for case in cases)


def answers(rules: ContinentsRules, b: Battle, card: int, by: int) -> Iterator[Battle]:
    """Yield the dice as they lie and as a card of a side can change them (001, Rally and Bombard)."""
    yield b
    dice = b.shown[by]
    if card == RALLY:
        yield b.with_shown(by, rallied(rules, dice))
    elif card == BOMBARD:
        yield from (b.with_shown(by, bombarded(dice, pips)) for pips in set(dice) if pips != FACES)


@lru_cache(maxsize=16)
def throws(n: int) -> tuple[tuple[Dice, int], ...]:
    """Return what n dice can show, whatever their order, and in how many of the 6 ** n ways."""
    found = []
    for dice in combinations_with_replacement(range(1, FACES + 1), n):
        ways = factorial(n)
        for alike in Counter(dice).values():
            ways //= factorial(alike)
        found.append((dice, ways))
    return tuple(found)


def roll(
    rules: ContinentsRules,
    missing: tuple[int, int],
    shown: tuple[Dice, Dice] = NO_DICE,
    settled: int = 0,
    played: tuple[tuple[int, int], ...] = (),
) -> dict[tuple[int, int], Fraction]:
    """Return how likely a roll costs the attacker and the defender so many cards each; arguments as for `ways_of`.

    Exact; (losses of the attacker, losses of the defender), what cannot come left out.
    """
    found: Counter[tuple[int, int]] = Counter()
    for run, ways in ways_of(rules, missing, shown, settled, played).items():
        found[run.count(ATTACKER), run.count(DEFENDER)] += ways
    return {losses: Fraction(ways, FACES ** sum(missing)) for losses, ways in sorted(found.items())}


__all__ = ["FACES", "NO_DICE", "roll", "ways_of"]
