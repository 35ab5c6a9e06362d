"""The Robots of the slice: Nukebot, Warbot, Hoverbot and Microbot Archive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import DESTROYED, Ability, Trigger
from explorer.rules.smashup.decks import draw_cards
from explorer.rules.smashup.effects import asks, carry_on, destroy_all, minion_in, play_minion
from explorer.rules.smashup.records import Minion, Play
from explorer.rules.smashup.turn import spend

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


def explode(s: S, f: Frame) -> str:
    """Destroy everything of the others where the Nukebot was, from the view of whoever controlled it then."""
    it = minion_in(f)
    s.tell("exploded", "nukebot", card=s.card_word(it.card), base=s.base_word(it.base))
    destroy_all(s, f, [m.life for m in s.on(it.base) if m.seat != it.seat])
    return END


def own_microbot(s: S, me: Minion, it: Minion) -> bool:
    return it.seat == me.seat and "microbot" in s.kit.kind[it.card].tags


def archive(s: S, f: Frame) -> str:
    draw_cards(s, f.seat, 1, f.cause)
    return END


def reveal(s: S, f: Frame) -> str:
    carry_on(s, f, "reveal.next")
    return "look"


def look(s: S, f: Frame) -> str:
    """A revealed minion may be played at once; anything else stays on top, known to all."""
    top = s.tops[f.seat][:1]
    if not top or not s.kit.kind[top[0]].minion:
        return END
    s.plays += (Play(f.seat, True, source=f.source, card=top[0], now=True),)
    return "offer"


def offer(s: S, f: Frame, move: Move) -> str:
    if move.verb == "pass":
        s.plays = tuple(right for right in s.plays if not right.now)
        return END
    f.move = move
    return "play"


def play_revealed(s: S, f: Frame) -> str:
    move = f.move
    assert move is not None
    card, base = move.args
    spend(s, card, base)
    s.tops[f.seat] = s.tops[f.seat][1:]
    play_minion(s, f.seat, card, base)
    return END


CARDS = {
    "nukebot": Ability(
        "nukebot",
        triggers=(Trigger(DESTROYED, "nukebot.explode", lambda s, me, it: me is it),),
        steps=(Step("nukebot", "explode", ("nukebot",), (END,), explode, pushes=True),),
    ),
    "warbot": Ability("warbot", indestructible=True),
    "hoverbot": Ability(
        "hoverbot",
        text="hoverbot.reveal",
        offer="hoverbot.offer",
        steps=(
            Step("hoverbot", "reveal", ("hoverbot", "reveal"), ("look",), reveal, pushes=True),
            Step("hoverbot", "look", ("hoverbot",), ("offer", END), look, skip=END),
            Ask(
                "hoverbot", "offer", ("hoverbot", "extra-play"), ("play", END), skip=END, verbs=("play", "pass"),
                answer=offer, words=asks("hoverbot-offer"), declinable=True,
            ),
            Step("hoverbot", "play", ("hoverbot", "extra-play"), (END,), play_revealed, pushes=True),
        ),
    ),
    "microbot-archive": Ability(
        "microbot-archive",
        triggers=(Trigger(DESTROYED, "microbot-archive.draw", own_microbot),),
        steps=(Step("microbot-archive", "draw", ("microbot-archive",), (END,), archive, pushes=True),),
    ),
}  # fmt: skip


__all__ = ["CARDS"]
