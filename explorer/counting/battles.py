"""Rolls and battles of `continents` (document 001) reckoned exactly, and the best moment to stop one.

Everything goes without further cards, unless a roll is asked about with some, and by the rules that the engine runs.
Where a ruling leaves a choice that is no card (how many dice, whose troop burns), the results say what is supposed.
"""

from __future__ import annotations

from collections.abc import Mapping

from explorer.core.errors import ExplorerError, clip, near
from explorer.core.registry import find_game
from explorer.core.state import State
from explorer.core.views import View
from explorer.counting.battle_numbers import CARDS, SIDE_NAMES, Cards, Force, force_of, played_of, whole
from explorer.counting.battle_results import BattleOdds, RollOdds, Stopping
from explorer.rules.continents.deck import ATTACKER, DEFENDER, SIDES
from explorer.rules.continents.facts import ContinentsState
from explorer.rules.continents.fighting import MOST, Course, Fight, next_roll
from explorer.rules.continents.game import ContinentsGame, ContinentsRules
from explorer.rules.continents.prospects import fight_of, foreseeable, too_many
from explorer.rules.continents.rolling import roll as losses_of
from explorer.rules.continents.rolling import ways_of
from explorer.rules.continents.stopping import AIMS, best_plan

#: The aims that are about a number of cards.
NUMBERED = ("cards", "number")


def roll(
    red: int,
    black: int,
    card: str | Cards = "",
    by: str = "attacker",
    *,
    active: tuple[int, int] | None = None,
    rulings: Mapping[str, str] | None = None,
    game: ContinentsGame | None = None,
) -> RollOdds:
    """Return what one roll costs both sides, exactly (001, lines 35 to 42).

    card:    'rally' or 'bombard': the side `by` plays it on its own dice when they lie there. Or several in the order
             played, with their sides: `[("bombard", "attacker"), ("rally", "attacker")]` (001, line 61). Each is played
             if and as it costs its side the fewest pairs, whatever is still to be played after it.
    active:  how many active cards attacker and defender have, to be told if those bring fewer dice.
    rulings: readings, by default the usual ones; `game` a variant with another card file.

    Raises ExplorerError for a number of dice that no roll has, an unknown card or side.
    """
    game, rules = _rules(game, rulings)
    for side, n, most in zip(SIDE_NAMES, (red, black), rules.deck.dice, strict=True):
        whole(f"{side} dice", n, 1, most)
    for side, n, cards in zip(SIDE_NAMES, (red, black), active or (), strict=False):
        if n > whole(f"{side} cards", cards, 0):
            raise ExplorerError(f"{side} dice: {cards} active cards bring no more dice than that, got {n}")
    played = played_of(card, by)
    kinds = _kinds(played)
    runs = ways_of(rules, (red, black), played=kinds)
    return RollOdds(game, red, black, played, losses_of(rules, (red, black), played=kinds), runs)


def roll_of(game: ContinentsGame, fight: Fight, played: Cards = ()) -> RollOdds:
    """Return what the next roll of a fight costs both sides: the one that lies there, or one with all dice.

    `played` are cards on it; none once a pair is settled.
    """
    dice = next_roll(fight)
    cards = played_of(played, SIDES[ATTACKER]) if not dice.settled and dice.owes < 0 else ()
    asked = fight.rules, dice.missing, dice.shown, dice.settled, _kinds(cards)
    losses, runs = losses_of(*asked), ways_of(*asked)
    red, black = (len(dice.shown[side]) + dice.missing[side] for side in (ATTACKER, DEFENDER))
    missing = sum(dice.missing) if any(dice.shown) else None
    return RollOdds(game, red, black, cards, losses, runs, missing, dice.settled)


def battle(
    attacking: Force,
    defending: Force,
    *,
    same: bool = False,
    needed: int = 0,
    rulings: Mapping[str, str] | None = None,
    game: ContinentsGame | None = None,
) -> BattleOdds:
    """Return how a battle ends that is fought to the end without further cards.

    attacking, defending: continent cards, or (troops, continent cards); troops are paid with first (001, line 43).
    same:    whether a continent is attacked from itself, so that surrendered cards are those that are to be reached.
    needed:  how many captured cards end the battle at once, since they bring the last coin; 0 for no such number.
             By the ruling coin-check = end-of-turn no number ends a battle.

    Raises ExplorerError for numbers that cannot be, and for more than 200 active cards of a side, before any work.
    """
    return battle_of(*fight_from(attacking, defending, same, needed, rulings, game))


def war(view: View | State) -> BattleOdds:
    """Return how the war that is on in a view or position would end without further cards, in mid-roll or not.

    It rests on what lies open. Raises ExplorerError when none is on, or when a rule is switched off.
    """
    return battle_of(*_war(view))


def battle_of(game: ContinentsGame, fight: Fight) -> BattleOdds:
    """Return how a fight ends that is fought to the end."""
    return BattleOdds(game, fight, Course(fight).ends())


def best_stopping(
    attacking: Force | View | State,
    defending: Force = 0,
    aim: str = "gain",
    number: int | None = None,
    *,
    same: bool = False,
    rulings: Mapping[str, str] | None = None,
    game: ContinentsGame | None = None,
) -> Stopping:
    """Return when the attacker had better stop (001, line 49), for an aim, without further cards.

    attacking: as for `battle`, or a view of a war that is on (then `defending`, `same` and `rulings` are its own), or
               its position.
    aim:       'card' (capture at least one), 'cards' (at least `number`), 'gain' (captured less surrendered, on
               average) or 'number' (have captured the `number` that the coin takes, where `same` less those
               surrendered).
    number:    for 'cards' and 'number', and needed there; at most as many as the defender has continent cards.

    Raises ExplorerError as `battle` does, for an unknown aim, and for a number that is missing or will not do.
    """
    if aim not in AIMS:
        raise ExplorerError(f"aim: expected one of {', '.join(AIMS)}, got {clip(repr(aim))}{near(str(aim), AIMS)}")
    if isinstance(attacking, View | State):
        game, fight = _war(attacking)
    else:
        game, fight = fight_from(attacking, defending, same, 0, rulings, game)
    if aim not in NUMBERED:
        return stopping_of(game, fight, aim)
    if number is None:
        raise ExplorerError(f"number: missing; the aim {aim!r} is about a number of cards")
    return stopping_of(game, fight, aim, whole("number", number, 1, fight.cards[DEFENDER]))


def stopping_of(game: ContinentsGame, fight: Fight, aim: str, number: int = 1) -> Stopping:
    """Return when the attacker of a fight had better stop, for one of the AIMS."""
    if aim == "number":
        fight = fight._replace(needed=number)
    course = Course(fight)
    count = number if aim in NUMBERED else 1
    plan = best_plan(course, aim, count)
    return Stopping(game, course, aim, count, plan, plan.value, best_plan(course, aim, count, may_stop=False).value)


def _rules(game: ContinentsGame | None, rulings: Mapping[str, str] | None) -> tuple[ContinentsGame, ContinentsRules]:
    found = find_game("continents") if game is None else game
    if not isinstance(found, ContinentsGame):
        raise ExplorerError(f"game: expected continents or a variant of it, got {clip(repr(found))}")
    rules: ContinentsRules = found.rules(2, rulings)
    return found, rules


def _kinds(played: Cards) -> tuple[tuple[int, int], ...]:
    return tuple((CARDS[card], SIDES.index(side)) for card, side in played)


def fight_from(
    attacking: Force,
    defending: Force,
    same: bool = False,
    needed: int = 0,
    rulings: Mapping[str, str] | None = None,
    game: ContinentsGame | None = None,
) -> tuple[ContinentsGame, Fight]:
    """Return the game and a fight before its first roll; arguments and errors as for `battle`."""
    forces = [force_of(*named) for named in zip(SIDE_NAMES, (attacking, defending), strict=True)]
    whole("needed", needed, 0)
    found, rules = _rules(game, rulings)
    troops, cards = zip(*forces, strict=True)
    idle = 0 if same and rules.idle_for_a_roll else -1
    ends_at = needed if needed and not rules.coins_at_end else -1
    return found, Fight(rules, troops, cards, troops, same, ends_at, idle)


def _war(position: View | State) -> tuple[ContinentsGame, Fight]:
    if not isinstance(position, View | State):
        raise ExplorerError(f"expected a position or a view of one, got {clip(repr(position))}")
    game, state = position.game, position if isinstance(position, State) else position._state
    if not isinstance(game, ContinentsGame) or not isinstance(state, ContinentsState) or state.battle is None:
        raise ExplorerError("no war is on in this position")
    if too_many(state):
        raise ExplorerError(f"this war has a side of more than {MOST} active cards, the most that are reckoned with")
    if not foreseeable(state):
        raise ExplorerError("this war cannot be reckoned: a rule is switched off, or its dice are none that a roll has")
    return game, fight_of(state)


__all__ = [
    "AIMS", "BattleOdds", "Cards", "Force", "RollOdds", "Stopping", "battle", "battle_of", "best_stopping",
    "fight_from", "roll", "roll_of", "stopping_of", "war",
]  # fmt: skip
