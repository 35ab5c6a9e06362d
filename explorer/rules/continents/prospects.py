"""How the war that is on, or an attack that could be made, would end: fought to the end with no further cards."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from explorer.core.guards import OPEN
from explorer.core.words import Word, word
from explorer.rules.continents.deck import ATTACKER, DEFENDER
from explorer.rules.continents.fighting import MOST, Course, Dice, Fight
from explorer.rules.continents.records import Battle
from explorer.rules.continents.resolution import counted_troops, has_won, own_cards, pairs_in, settle_claims

if TYPE_CHECKING:
    from collections.abc import Iterator

    from explorer.core.moves import Move
    from explorer.rules.continents.facts import ContinentsState as S

ASKED = ("battle.call-off", "battle.go-on")  # where the attacker may stop


def foreseeable(s: S) -> bool:
    """Tell whether a war is on that can be reckoned; what by ruling is chosen in it: see `supposed`."""
    b = s.battle
    if b is None or s.is_over or s.rules.off:
        return False
    if any(b.dice) and not all(0 < n <= most for n, most in zip(b.dice, s.deck.dice, strict=True)):
        return False  # written by hand; no roll of the game has such dice
    return not too_many(s)


def supposed(fight: Fight) -> tuple[Word, ...]:
    """Return what is supposed of choices that rulings leave in a fight: all dice rolled, whose troops burn first."""
    rules = fight.rules
    mixed = any(counts < troops for counts, troops in zip(fight.counted, fight.troops, strict=True))
    found = ((rules.fewer_dice, "supposed-all-dice"), (mixed and rules.principal_picks, "supposed-helpers-first"))
    return tuple(word(id) for holds, id in found if holds)


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
    return Fight(s.rules, troops, cards, counted, same, needed(s, cards[DEFENDER]), idle, roll, s.step in ASKED)


def attacks(s: S) -> Iterator[Move]:
    """Yield the attacks that the cards and the map allow whoever is asked in their turn, before a war."""
    if s.battle is not None or s.attacked or s.actor is None or s.actor != s.to_move:
        return
    rules = s.rules
    guards = [
        (guard, at)
        for guard, at in zip(rules.guards["attack"], rules.reads["attack"], strict=True)
        if guard.stage == OPEN
    ]
    for move in rules.game.lexicon.moves["attack"].values():
        if move.args[1] < s.players and all(guard.holds(s, *(move.args[i] for i in at)) for guard, at in guards):
            yield move


def declared(s: S, attack: Move) -> S:
    """Return the position with a war on as an attack would declare it, before anybody lays a troop."""
    target, opponent, source = attack.args
    trial = s.copy()
    trial.battle = Battle(s.to_move, opponent, source, target, (-1,) * s.players)
    return trial


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


def missing_for_coin(s: S) -> int:
    """Return how many captured cards would bring the attacker the coin that is fought for; 0 where none would."""
    b = s.battle
    assert b is not None
    if s.coins[b.target] == b.attacker:
        return 0
    return max(0, s.deck.number[b.target] - s.count(b.attacker, b.target))


def chances(s: S) -> dict[Word, Fraction]:
    """Return how likely each end of the war is: taken, spent, or the match won on the way."""
    found: dict[Word, Fraction] = {}
    for standing, chance in Course(fight_of(s)).ends().items():
        fate = word(f"fate-{standing.fate}")
        found[fate] = found.get(fate, Fraction(0)) + chance
    return found


__all__ = ["attacks", "chances", "declared", "fight_of", "foreseeable", "missing_for_coin", "supposed", "too_many"]
