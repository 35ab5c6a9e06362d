"""How cards are written: a function for every verb and target of the language in abilities.py."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from explorer.rules.smashup.abilities import ELSEWHERE, Amount, Do, Grant, Target


def minion(where: str = "", whose: str = "", **limits: Any) -> Target:
    """Return the target 'a minion'."""
    return Target("minion", where, whose, **limits)


def action(where: str = "", **limits: Any) -> Target:
    """Return the target 'an action in play'."""
    return Target("action", where, **limits)


def card(where: str, sort: str = "", **limits: Any) -> Target:
    """Return the target 'a card of a hand, deck or discard pile'."""
    return Target("card", where, sort=sort, **limits)


def base(fit: str = "") -> Target:
    """Return the target 'a base in play'."""
    return Target("base", fit=fit)


ME, HOST, IT, PICKED = Target("me"), Target("host"), Target("it"), Target("picked")


def may(do: Do) -> Do:
    """Return the same thing, to be declined if one likes."""
    return replace(do, may=True)


def destroy(target: Target) -> Do:
    """Return the verb that destroys."""
    return Do("destroy", target)


def give_back(target: Target) -> Do:
    """Return the verb of a card that goes from play to its owner's hand."""
    return Do("return", target)


def into_hand(target: Target) -> Do:
    """Return the verb of a card that is put from play into its owner's hand, and does not count as returned."""
    return Do("into-hand", target)


def bottom(target: Target) -> Do:
    """Return the verb of a card that is put under its owner's deck."""
    return Do("bottom", target)


def move(target: Target, to: str = ELSEWHERE) -> Do:
    """Return the verb of a minion that goes to another base."""
    return Do("move", target, to=to)


def pick(target: Target) -> Do:
    """Return the verb that only picks: what comes next speaks of it."""
    return Do("pick", target)


def power(target: Target, amount: Amount, until: str) -> Do:
    """Return the verb of power added for a while."""
    return Do("power", target, amount=amount, until=until)


def draw(amount: Amount, who: str = "") -> Do:
    """Return the verb of cards drawn."""
    return Do("draw", amount=amount, who=who)


def lose(amount: Amount, who: str = "") -> Do:
    """Return the verb of cards discarded at random."""
    return Do("lose", amount=amount, who=who)


def gain(amount: Amount, who: str = "") -> Do:
    """Return the verb of victory points."""
    return Do("gain", amount=amount, who=who)


def extra(minion: bool = True, when: str = "", each_base: str = "", **limits: Any) -> Do:
    """Return the verb of an extra play."""
    return Do("extra", when=when, each_base=each_base, grant=Grant(minion, **limits))


def extra_action() -> Do:
    """Return the verb of an extra action."""
    return extra(minion=False)
