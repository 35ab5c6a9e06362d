"""The Tricksters of the slice: Leprechaun and Gremlin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.steps import END, Frame, Step
from explorer.rules.smashup.abilities import DESTROYED, PLAYED, Ability, Trigger, noted
from explorer.rules.smashup.decks import draw_cards, lose_at_random
from explorer.rules.smashup.effects import destroy, minion_in
from explorer.rules.smashup.power import power
from explorer.rules.smashup.records import Minion

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def others_play_here(s: S, me: Minion, it: Minion) -> bool:
    """The Leprechaun was there before another player's minion was played onto its base."""
    return it.base == me.base and it.seat != me.seat and me.life < it.life


def strike(s: S, f: Frame) -> str:
    """Compare powers as they are now, when the text of the minion that was played has run its course."""
    me, it = s.minion(noted(f, "me")), s.minion(minion_in(f).life)
    if me is not None and it is not None and power(s, it) < power(s, me):
        s.tell("struck", "leprechaun", card=s.card_word(me.card), target=s.card_word(it.card))
        destroy(s, f, it.life)
    return END


def draw(s: S, f: Frame) -> str:
    draw_cards(s, f.seat, 1, f.cause)
    return "others"


def others(s: S, f: Frame) -> str:
    for seat in reversed(s.around()):
        if seat != f.seat:
            lose_at_random(s, f, seat, 1)
    return END


CARDS = {
    "leprechaun": Ability(
        "leprechaun",
        triggers=(Trigger(PLAYED, "leprechaun.strike", others_play_here),),
        steps=(Step("leprechaun", "strike", ("leprechaun",), (END,), strike, pushes=True),),
    ),
    "gremlin": Ability(
        "gremlin",
        triggers=(Trigger(DESTROYED, "gremlin.draw", lambda s, me, it: me is it),),
        steps=(
            Step("gremlin", "draw", ("gremlin",), ("others",), draw, pushes=True),
            Step("gremlin", "others", ("gremlin", "random-discard"), (END,), others, pushes=True),
        ),
    ),
}


__all__ = ["CARDS"]
