"""What is done to minions and actions in play: one target after another, past whatever protects it, then reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import AFFECTED, EACH, ELSEWHERE, Do, Shield, keep, noted
from explorer.rules.smashup.leaving import ON_ACTION, ON_MINION, move_to
from explorer.rules.smashup.programs import active_player, carry_on
from explorer.rules.smashup.records import ACTION, SHIELD, Attached, Effect, Minion
from explorer.rules.smashup.targets import doing
from explorer.rules.smashup.triggers import call_triggers, in_order
from explorer.rules.smashup.wording import asks_of_card, moving_card

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


#: verbs that the printing of 2012 does not count as affecting a minion
LATER = ("power", "bottom", "into-hand")


def act_on(s: S, f: Frame, do: Do, lives: list[int]) -> None:
    """Begin what a program does to things in play; which they are is fixed now."""
    if lives:
        carry_on(s, f, "act.next", todo=list(lives))


def act_next(s: S, f: Frame) -> str:
    """Go on with what is still in play; only destroying many needs an order."""
    todo = [life for life in noted(f, "todo") if s.minion(life) is not None or s.action(life) is not None]
    keep(f, todo=todo)
    do = doing(s, f)
    if do.verb == "destroy" and do.target is not None and do.target.count == EACH:
        return in_order(f, todo)
    return in_order(f, todo[:1])


def act_cards(s: S, f: Frame) -> list[int]:
    """Return the cards that something is still to be done to."""
    todo = noted(f, "todo")
    return [thing.card for thing in s.lying if thing.life in todo]


def act_order(s: S, f: Frame, move: Move) -> str:
    keep(f, pick=s.life_of(move.args[0]))
    return "one"


def act_one(s: S, f: Frame) -> str:
    """Do it to one of them, unless it is protected."""
    life, do = noted(f, "pick"), doing(s, f)
    keep(f, todo=[other for other in noted(f, "todo") if other != life])
    minion = s.minion(life)
    if minion is None:
        action = s.action(life)
        assert action is not None
        ON_ACTION[do.verb](s, f, do, action)
        return "next"
    keep(f, it=list(minion))
    if protected(s, f, minion):
        return "next"
    if do.verb == "move" and do.to == ELSEWHERE:
        return "where" if elsewhere(s, f) else "next"
    ON_MINION[do.verb](s, f, do, minion)
    return "react"


def elsewhere(s: S, f: Frame) -> list[int]:
    """Return the bases to which the minion of a frame can move."""
    minion = s.minion(noted(f, "pick"))
    return [] if minion is None else [base for base in s.bases if base != minion.base]


def act_where(s: S, f: Frame, move: Move) -> str:
    keep(f, base=move.args[0])
    return "move"


def act_move(s: S, f: Frame) -> str:
    minion = s.minion(noted(f, "pick"))
    assert minion is not None
    move_to(s, minion, noted(f, "base"))
    return "react"


def react(s: S, f: Frame) -> str:
    """Call what the minion does when another player has played a card that affects it."""
    it = Minion(*noted(f, "it"))
    if f.seat != it.seat and affects(s, doing(s, f)) and being_played(s, f.source):
        call_triggers(s, f, AFFECTED, it, f.seat)
    return "next"


def being_played(s: S, card: int) -> bool:
    """Tell whether a card's text is carried out because the card is played, and not for a later event."""
    return any(f.source == card and s.rules.steps[f.at].id in ("play.after", "action.settle") for f in s.stack)


# what protects a minion


def affects(s: S, do: Do) -> bool:
    """Tell whether doing something to a minion counts as affecting it, by the reading in force."""
    return s.rules.wide_affect or do.verb not in LATER


def protected(s: S, f: Frame, minion: Minion) -> bool:
    """Tell whether something keeps the effect off; what protects only once is destroyed for it."""
    do = doing(s, f)
    if not affects(s, do):
        return False
    if any(keeps_off(e, f.source, minion) for e in s.effects):
        return True
    shields = [(a, shield) for a in s.attached if (shield := s.rules.abilities[a.card].shield) is not None]
    for a, shield in sorted(shields, key=lambda pair: pair[1].once):  # what protects once is kept while something lasts
        if a.card != f.source and _covers(s, f, a, shield, minion):
            s.tell("protected", s.kit.kind[a.card].id, card=s.card_word(minion.card), source=s.card_word(a.card))
            if shield.once:
                if shield.whom != "host":
                    effect = Effect(SHIELD, minion.base, minion.seat, f.seat, ACTION, s.turn, f.source)
                    s.effects += (effect,)
                s.detach(a)
            return True
    return False


def keeps_off(e: Effect, card: int, minion: Minion) -> bool:
    """Tell whether an effect keeps a card that is being carried out off a minion."""
    return e.kind == SHIELD and e.source == card and e.target == minion.base and e.amount == minion.seat


def spans(a: Attached, shield: Shield, minion: Minion) -> bool:
    """Tell whether a minion is among those that an action in play protects."""
    if shield.whom == "host":
        return a.host == minion.life
    return a.base == minion.base and a.seat == minion.seat


def _covers(s: S, f: Frame, a: Attached, shield: Shield, minion: Minion) -> bool:
    if not spans(a, shield, minion):
        return False
    if shield.against == "anything":
        return True
    return f.source >= 0 and not s.kit.kind[f.source].minion and f.seat != minion.seat


STEPS: tuple[Step, ...] = (
    Step("act", "next", ("fixed-targets",), ("order", "one", END), act_next, skip=END),
    Ask(
        "act", "order", ("fixed-targets", "simultaneous"), ("one",), who=active_player, verbs=("choose",),
        answer=act_order, words=asks_of_card("act-order"), skip=END,
    ),
    Step("act", "one", ("fixed-targets", "affect"), ("next", "where", "react"), act_one, pushes=True),
    Ask(
        "act", "where", ("move",), ("move",), verbs=("choose-base",), answer=act_where, skip="next",
        words=asks_of_card("act-where", card=moving_card),
    ),
    Step("act", "move", ("move",), ("react",), act_move),
    Step("act", "react", ("affect",), ("next",), react, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "act_cards", "act_on", "elsewhere", "keeps_off", "spans"]
