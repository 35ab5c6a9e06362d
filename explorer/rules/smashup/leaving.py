"""Minions that are destroyed, go back to hands, under decks or to other bases; actions in play that are destroyed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.steps import END, Frame, Step
from explorer.rules.smashup.abilities import DESTROYED, Do, keep, noted
from explorer.rules.smashup.decks import limit_at_once
from explorer.rules.smashup.explaining_power import lasting_word
from explorer.rules.smashup.fits import it
from explorer.rules.smashup.programs import begin, carry_on, key, source_word
from explorer.rules.smashup.records import NEXT_TURN, POWER, TURN, Attached, Effect, Minion
from explorer.rules.smashup.targets import amount, place
from explorer.rules.smashup.triggers import call_triggers

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def destroy(s: S, f: Frame, do: Do, minion: Minion) -> None:
    """Begin destroying a minion, as an effect of the frame's card."""
    carry_on(s, f, "destroy.try", life=minion.life)


def try_destroy(s: S, f: Frame) -> str:
    minion = s.minion(noted(f, "life"))
    if minion is None:
        return END
    ability = s.rules.abilities[minion.card]
    if ability.indestructible:
        s.tell("indestructible", s.kit.kind[minion.card].id, card=s.card_word(minion.card))
        return END
    if ability.instead:
        text = key(s, minion.card, "instead")
        begin(s, text, minion.seat, minion.card, f.cause, me=minion.life, here=minion.base)
        return END
    return "leave"


def leave(s: S, f: Frame) -> str:
    minion = s.minion(noted(f, "life"))
    assert minion is not None
    keep(f, it=list(minion))
    s.leave(minion)
    s.to_discards(minion.card)
    s.tell(
        "destroyed", "destroy", card=s.card_word(minion.card), base=s.base_word(minion.base), source=source_word(s, f)
    )
    return "after"


def after_destroy(s: S, f: Frame) -> str:
    call_triggers(s, f, DESTROYED, it(f), f.seat)
    return END


def give_back(s: S, f: Frame, do: Do, minion: Minion) -> None:
    s.leave(minion)
    s.add_to_hand(minion.card, seen=True)
    owner = s.owner(minion.card)
    s.tell("returned", "return", card=s.card_word(minion.card), seat=seat_word(owner), source=source_word(s, f))
    limit_at_once(s, owner)


def into_hand(s: S, f: Frame, do: Do, minion: Minion) -> None:
    """Put a minion into its owner's hand: placed there, not returned."""
    s.leave(minion)
    s.add_to_hand(minion.card, seen=True)
    owner = s.owner(minion.card)
    s.tell("put-in-hand", "place-card", card=s.card_word(minion.card), seat=seat_word(owner))
    limit_at_once(s, owner)


def bottom(s: S, f: Frame, do: Do, minion: Minion) -> None:
    """Put a minion under its owner's deck: neither destroyed nor returned."""
    s.leave(minion)
    owner = s.owner(minion.card)
    s.bottoms[owner] += (minion.card,)
    s.tell("placed-under", "place-card", card=s.card_word(minion.card), seat=seat_word(owner))


def strengthen(s: S, f: Frame, do: Do, minion: Minion) -> None:
    more = amount(s, f, do.amount)
    effect = lasting(s, f, POWER, minion.life, more, do.until)
    s.effects += (effect,)
    s.tell("strengthened", "until", card=s.card_word(minion.card), amount=more, until=lasting_word(s, effect))


def lasting(s: S, f: Frame, kind: str, target: int, more: int, until: str) -> Effect:
    """Return an effect that lasts to the end of this turn, or to the end of one's own (next) turn."""
    seat = s.active if until == "this-turn" else f.seat
    ends = TURN if seat == s.active else NEXT_TURN
    return Effect(kind, target, more, seat, ends, s.turn, f.source)


def move_to(s: S, minion: Minion, base: int) -> None:
    """Move a minion, and tell it."""
    s.move_minion(minion, base)
    s.tell("moved", "move", card=s.card_word(minion.card), base=s.base_word(base))


def move_there(s: S, f: Frame, do: Do, minion: Minion) -> None:
    base = place(s, f, do.to)
    if base >= 0 and base != minion.base:
        move_to(s, minion, base)


def attach(s: S, f: Frame, do: Do, minion: Minion) -> None:
    """Let the action that is being carried out stay on a minion."""
    stay(s, f, -1, minion.life)
    s.tell("attached", "action-stays", card=s.card_word(f.source), target=s.card_word(minion.card))


def stay(s: S, f: Frame, base: int, host: int) -> None:
    """Let the action that is being carried out stay in play, on a base or on a minion (the other is -1)."""
    s.aside = tuple(card for card in s.aside if card != f.source)
    s.attach(f.source, base, host, f.seat)


def destroy_action(s: S, f: Frame, do: Do, action: Attached) -> None:
    s.detach(action)
    s.tell("action-destroyed", "destroy", card=s.card_word(action.card))


ON_MINION: Mapping[str, Callable[[S, Frame, Do, Minion], None]] = {
    "destroy": destroy,
    "return": give_back,
    "into-hand": into_hand,
    "bottom": bottom,
    "power": strengthen,
    "move": move_there,
    "attach": attach,
}
ON_ACTION: Mapping[str, Callable[[S, Frame, Do, Attached], None]] = {"destroy": destroy_action}

STEPS: tuple[Step, ...] = (
    Step("destroy", "try", ("destroy",), ("leave", END), try_destroy, pushes=True),
    Step("destroy", "leave", ("destroy",), ("after",), leave),
    Step("destroy", "after", ("destroy", "simultaneous"), (END,), after_destroy, pushes=True),
)


__all__ = ["ON_ACTION", "ON_MINION", "STEPS", "lasting", "move_to", "stay"]
