"""What must be true of a war in a written position: who fights from where, with what, how far its dice have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.errors import PositionError
from explorer.rules.continents.deck import ATTACKER, DEFENDER, RALLY, SIDES
from explorer.rules.continents.dice import COLOURS, next_die
from explorer.rules.continents.records import Battle
from explorer.rules.continents.resolution import dice_for, own_cards, pairs_in

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S

ROLLED = ("red", "black", "after", "whose")  # the questions at which a roll lies there


def check(s: S, b: Battle) -> None:
    """Refuse a war that no course of a match leads to. Raises PositionError naming the key."""
    at = next(id.partition(".")[2] for id in _steps(s) if id.startswith("battle."))
    _check_seats(s, b)
    _check_lands(s, b, at)
    _check_troops(b)
    _check_dice(s, b, at)


def _steps(s: S) -> list[str]:
    return [s.rules.steps[f.at].id for f in s.stack]


def _check_seats(s: S, b: Battle) -> None:
    if b.attacker != s.to_move:
        raise PositionError("battle.attacker", f"it is the turn of seat {s.to_move}, so it is the one that attacks")
    if not s.attacked:
        raise PositionError("attacked", f"a war is on, so seat {b.attacker} has attacked in this turn")


def _check_lands(s: S, b: Battle, at: str) -> None:
    names = s.deck.continents
    if b.target not in s.rules.reach[b.source]:
        raise PositionError(
            "battle.target", f"{names[b.target]} is not connected to {names[b.source]} (001, lines 23, 24)"
        )
    if own_cards(s, b, ATTACKER) < 0 or b.against > s.count(b.defender, b.target):
        raise PositionError("battle", "there are not so many cards in the war")
    if at == "whose":
        return  # what a pair costs may be the last card
    for side, seat, land, key in (
        (ATTACKER, b.attacker, b.source, "source"),
        (DEFENDER, b.defender, b.target, "target"),
    ):
        if own_cards(s, b, side) < 1:
            has = ", ".join(f"{n} of {names[c]}" for c, n in enumerate(s.cards_of(seat)) if n) or "no continent card"
            raise PositionError(
                f"battle.{key}",
                f"seat {seat} has no card of {names[land]} to fight with (001, lines 22, 48, 49); it has {has}",
            )


def _check_troops(b: Battle) -> None:
    for side, troops in enumerate(b.troops):
        for seat, _ in troops:
            own = b.side_of(seat)
            if (b.helped[seat] if own < 0 else own) != side:
                raise PositionError(
                    f"battle.troops[{side}]",
                    f"seat {seat} is on the side of the {SIDES[1 - side]} (001, lines 28 to 30)",
                )


def _check_dice(s: S, b: Battle, at: str) -> None:
    for side, colour in enumerate(COLOURS):
        shown, dice, most = b.shown[side], b.dice[side], s.deck.dice[side]
        if len(shown) > dice:
            raise PositionError("battle", "more dice lie there than were to be rolled")
        if dice > most:
            raise PositionError("battle.dice", f"expected at most {most} {colour} dice, got {dice} (001, lines 35, 36)")
        rolling = at in ("red", "black")
        highest = 6 if rolling or s.rules.six_at_most else 6 + s.deck.rally_adds * s.deck.copies[RALLY]
        if any(pips > highest for pips in shown):
            raise PositionError(f"battle.{colour}", f"expected dice of 1 to {highest}, got {list(shown)}")
        due = dice_for(s, b, side)
        if rolling and (not 1 <= dice <= due or (dice < due and not s.rules.fewer_dice)):
            raise PositionError(
                "battle.dice", f"expected {due} {colour} dice, one for each active card (001, lines 35, 36), got {dice}"
            )
    if b.pair > pairs_in(b) or (b.pair and at in ("red", "black", "after")):
        raise PositionError("battle.pair", f"so many pairs of this roll cannot have been settled, got {b.pair}")
    early = at == "red" and b.shown[DEFENDER]
    if at in ROLLED and (early or next_die(s) != (at if at in ("red", "black") else "after-open")):
        raise PositionError(
            "battle.red", f"at battle.{at} the dice must have come just so far; first all red, then black"
        )


__all__ = ["check"]
