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
    card: int = -1,
    by: int = ATTACKER,
) -> Mapping[tuple[int, ...], int]:
    """Return in how many of the 6 ** dice ways of throwing each run of losers comes, from the highest pair down.

    missing: how many red and black dice are still to be thrown.
    shown:   what lies there already, red and black.
    settled: how many pairs are settled and no longer count.
    card:    RALLY or BOMBARD, which the side `by` plays on its own dice once all lie there, if and as it helps most.
    """
    found: Counter[tuple[int, ...]] = Counter()
    for red, red_ways in throws(missing[ATTACKER]):
        reds = TABLE.with_shown(ATTACKER, (*shown[ATTACKER], *red))
        for black, black_ways in throws(missing[DEFENDER]):
            b = reds.with_shown(DEFENDER, (*shown[DEFENDER], *black))
            runs = [losers(rules, laid, settled) for laid in answers(rules, b, card, by)]
            found[min(runs, key=lambda run: run.count(by))] += red_ways * black_ways
    return dict(found)


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
    rules: ContinentsRules, red: int, black: int, card: int = -1, by: int = ATTACKER
) -> dict[tuple[int, int], Fraction]:
    """Return how likely a roll of so many dice costs the attacker and the defender so many cards each.

    Exact; (losses of the attacker, losses of the defender), what cannot come left out. `card` and `by` as above.
    """
    found: Counter[tuple[int, int]] = Counter()
    for run, ways in ways_of(rules, (red, black), NO_DICE, 0, card, by).items():
        found[run.count(ATTACKER), run.count(DEFENDER)] += ways
    return {losses: Fraction(ways, FACES ** (red + black)) for losses, ways in sorted(found.items())}


__all__ = ["FACES", "NO_DICE", "roll", "ways_of"]
