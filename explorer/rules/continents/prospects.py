"""How the war that is on would end, were it fought to the end as it stands with no further cards."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from explorer.core.words import Word, word
from explorer.rules.continents.deck import ATTACKER, DEFENDER
from explorer.rules.continents.fighting import MOST, Course, Dice, Fight
from explorer.rules.continents.resolution import counted_troops, has_won, own_cards, pairs_in, settle_claims

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def foreseeable(s: S) -> bool:
    """Tell whether a war is on that nobody has anything left to choose in, but for cards and for when to stop.

    By ruling somebody chooses how many dice to roll (fewer-dice), or which troop burns where it matters for the dice
    (whose-troop with helpers-troops).
    """
    b = s.battle
    if b is None or s.is_over or s.rules.fewer_dice or s.rules.off:
        return False
    if any(b.dice) and not all(0 < n <= most for n, most in zip(b.dice, s.deck.dice, strict=True)):
        return False  # written by hand; no roll of the game has such dice
    if too_many(s):
        return False
    mixed = any(counted_troops(s, b, side) < len(b.troops[side]) for side in (ATTACKER, DEFENDER))
    return not (mixed and s.rules.principal_picks)


def too_many(s: S) -> bool:
    """Tell whether a side of the war has more active cards than are reckoned with; no shipped deck has so many."""
    b = s.battle
    assert b is not None
    return any(own_cards(s, b, side) + len(b.troops[side]) > MOST for side in (ATTACKER, DEFENDER))


def fight_of(s: S) -> Fight:
    """Return the war that is on as a fight, in the middle of a roll or not. It reads nothing but what lies open."""
    b = s.battle
    assert b is not None
    sides = ATTACKER, DEFENDER
    troops = len(b.troops[ATTACKER]), len(b.troops[DEFENDER])
    cards = own_cards(s, b, ATTACKER), own_cards(s, b, DEFENDER)
    counted = counted_troops(s, b, ATTACKER), counted_troops(s, b, DEFENDER)
    same = b.source == b.target
    idle = b.captured if same and s.rules.idle_for_a_roll else -1
    missing = tuple(max(0, b.dice[side] - len(b.shown[side])) for side in sides)
    memo = next((f.memo for f in reversed(s.stack) if s.rules.steps[f.at].id == "battle.whose"), None)
    owes = int(memo["loser"]) if memo is not None else -1
    roll = None
    if any(missing) or b.pair < pairs_in(b) or owes >= 0:
        roll = Dice(b.shown, (missing[0], missing[1]), b.pair, owes)
    return Fight(s.rules, troops, cards, counted, same, needed(s, cards[DEFENDER]), idle, roll)


def needed(s: S, most: int) -> int:
    """Return how many captured cards, up to `most`, win the match in the middle of the war; -1 where none do."""
    b = s.battle
    assert b is not None
    if s.rules.coins_at_end:
        return -1
    trial = s.copy()
    for n in range(most + 1):
        settle_claims(trial)
        if has_won(trial):
            return n
        trial.lose(b.defender, b.target)
        trial.gain(b.attacker, b.target)
    return -1


def chances(s: S) -> dict[Word, Fraction]:
    """Return how likely each end of the war is: taken, spent, or the match won on the way."""
    found: dict[Word, Fraction] = {}
    for standing, chance in Course(fight_of(s)).ends().items():
        fate = word(f"fate-{standing.fate}")
        found[fate] = found.get(fate, Fraction(0)) + chance
    return found


__all__ = ["chances", "fight_of", "foreseeable", "too_many"]
