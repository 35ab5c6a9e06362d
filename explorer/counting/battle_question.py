"""What the battle calculator is asked: numbers that follow the position until somebody changes one of them by hand.

It starts from the war that is on, or without one from an attack that whoever is asked could make, or else from an
example. All of it lies open: nothing of a hand is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError, clip
from explorer.core.words import Word, word
from explorer.counting.battle_numbers import SIDE_NAMES
from explorer.counting.battles import AIMS, fight_from
from explorer.rules.continents.deck import SIDES
from explorer.rules.continents.facts import ContinentsState
from explorer.rules.continents.fighting import Fight
from explorer.rules.continents.game import ContinentsGame
from explorer.rules.continents.prospects import attacks, declared, fight_of, foreseeable, missing_for_coin

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.core.views import View

#: Active cards of a side that the calculator takes: all that a shipped deck has, in a tenth of a second.
MOST = 60
#: The numbers of a battle, with the least that each can be; as soon as one is changed by hand all of them stay.
NUMBERS = {"attacking-troops": 0, "attacking-cards": 1, "defending-troops": 0, "defending-cards": 1}
FORCES = (*NUMBERS, "same")
#: Cards on the next roll, as they can be chosen for a side, in the order played.
PLAYED: Mapping[str, tuple[str, ...]] = {
    "none": (), "rally": ("rally",), "bombard": ("bombard",), "bombard-rally": ("bombard", "rally"),
    "rally-bombard": ("rally", "bombard"),
}  # fmt: skip
#: Fields that are chosen from a list, 'attack' apart, and what can be chosen; the first is what they start with.
CHOICES: Mapping[str, tuple[str, ...]] = {
    "same": ("no", "yes"), "aim": ("gain", *(aim for aim in AIMS if aim != "gain")),
    **{f"{side}-plays": tuple(PLAYED) for side in SIDES},
}  # fmt: skip
EXAMPLE = {"attacking-troops": "0", "attacking-cards": "3", "defending-troops": "0", "defending-cards": "2"}
WAR, ATTACK, NONE, OWN = "war", "attack", "none", "own"


@dataclass(frozen=True)
class Question:
    """What is asked. `values` holds every field as it is written, also one that will not do: `problem` says which.

    source: where the numbers come from: the WAR that is on, an ATTACK that can be made, NONE (an example), somebody's
            OWN. `attacks` are those that can be chosen, `attack` the one that is.
    fight:  what is reckoned; None where a number will not do or the war cannot be reckoned.
    """

    game: ContinentsGame
    values: Mapping[str, str]
    source: str
    attacks: tuple[Move, ...]
    attack: Move | None
    fight: Fight | None
    problem: Word | None

    @property
    def follows(self) -> bool:
        """Whether the numbers are those of the position."""
        return self.source != OWN

    @property
    def aim(self) -> str:
        return self.values["aim"]

    @property
    def number(self) -> int:
        """The number that the aim speaks of; 1 where none was written that will do."""
        return _whole(self.values["number"], 1) or 1

    @property
    def played(self) -> tuple[tuple[str, str], ...]:
        """The cards on the next roll with their sides, the attacker's first: the attacker is asked first."""
        return tuple((card, side) for side in SIDES for card in PLAYED[self.values[f"{side}-plays"]])


def question_of(view: View, given: Mapping[str, str]) -> Question:
    """Return what is asked in a position; `given` are the fields that were changed by hand."""
    game, s = view.game, view._state
    assert isinstance(game, ContinentsGame)
    assert isinstance(s, ContinentsState)
    there = tuple(attacks(s))
    attack = next((move for move in there if move.text == given.get("attack")), there[0] if there else None)
    own = any(field in given for field in FORCES)
    war = s.battle is not None and not s.is_over
    at = s if war else declared(s, attack) if attack is not None else None
    fight, problem, number = None, None, "1"
    values = {**EXAMPLE, "same": "no"}
    if at is not None:
        fight = fight_of(at) if foreseeable(at) else None
        problem = None if fight is not None else word("calc-not-foreseeable")
        number = str(missing_for_coin(at) or 1)
        if fight is not None:
            values = _written(fight)
    values |= {"attack": attack.text if attack is not None else "", "number": number}
    values |= {field: options[0] for field, options in CHOICES.items() if field != "same"}
    values |= {field: value for field, value in given.items() if field != "attack"}
    problem = _wrong(values, NUMBERS if own else {}) or (None if own else problem)
    if own or at is None:
        fight = None if problem is not None else _fight(values, s)
    source = OWN if own else WAR if war else ATTACK if at is not None else NONE
    return Question(game, values, source, there, attack, None if problem is not None else fight, problem)


def changed(view: View, given: Mapping[str, str], field: str, value: str) -> dict[str, str]:
    """Return what was given once a field has been changed. Raises ExplorerError for a field or choice there is not."""
    now = question_of(view, given)
    options = [move.text for move in now.attacks] if field == "attack" else CHOICES.get(field)
    if field not in now.values or (options is not None and value not in options):
        raise ExplorerError(f"no such field or choice: {clip(repr(field))}, {clip(repr(value))}")
    found = {**given, field: value}
    if field in FORCES and now.follows:
        found = {**frozen(view, given), field: value}
    elif field == "attack":
        found = {**followed(given), field: value}
    elif field == "number" and not value.strip():
        del found[field]  # an empty one is that of the position again
    return found


def frozen(view: View, given: Mapping[str, str]) -> dict[str, str]:
    """Return what was given with the numbers of the position as they are now, to stay so."""
    values = question_of(view, given).values
    return {**given, **{field: values[field] for field in (*FORCES, "number")}}


def followed(given: Mapping[str, str]) -> dict[str, str]:
    """Return what was given without the numbers, which are those of the position again."""
    return {field: value for field, value in given.items() if field not in (*FORCES, "number")}


def _written(fight: Fight) -> dict[str, str]:
    pairs = zip(SIDE_NAMES, fight.troops, fight.cards, strict=True)
    found = {
        f"{side}-{what}": str(n) for side, *both in pairs for what, n in zip(("troops", "cards"), both, strict=True)
    }
    return {**found, "same": "yes" if fight.same else "no"}


def _fight(values: Mapping[str, str], s: ContinentsState) -> Fight:
    forces = [tuple(int(values[f"{side}-{what}"]) for what in ("troops", "cards")) for side in SIDE_NAMES]
    (attacking, cards), (defending, against) = forces
    same = values["same"] == "yes"
    _, fight = fight_from((attacking, cards), (defending, against), same, 0, s.rules.rulings, s.rules.game)
    return fight


def _wrong(values: Mapping[str, str], written: Mapping[str, int]) -> Word | None:
    """Return what is wrong with the numbers that somebody has written, or with how many there are; one thing only."""
    for field, least in {**written, "number": 1}.items():
        if _whole(values[field], least) is None:
            said = {"field": word(f"calc-{field}"), "least": least, "most": MOST, "given": clip(values[field])}
            return word("calc-bad-number", **said)
    for side in SIDE_NAMES:
        count = sum(int(values[f"{side}-{what}"]) for what in ("troops", "cards"))
        if count > MOST:
            return word("calc-too-many", side=word(f"side-{SIDES[SIDE_NAMES.index(side)]}"), most=MOST, count=count)
    return None


def _whole(text: str, least: int) -> int | None:
    """Return a number as it is written, in any script's digits; None for what is none that will do."""
    text = text.strip()
    if not text.isdecimal() or len(text) > 6 or not least <= int(text) <= MOST:
        return None
    return int(text)


__all__ = ["CHOICES", "FORCES", "NUMBERS", "PLAYED", "Question", "changed", "followed", "frozen", "question_of"]
