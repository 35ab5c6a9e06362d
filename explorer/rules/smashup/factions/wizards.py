"""Wizards: more actions, more cards, and a look at what comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.rules.smashup.abilities import ANY, YOURS, Ability, After, Do, Grant, Site, Target, keep, noted
from explorer.rules.smashup.opening import all_bases, base_luck, new_pile
from explorer.rules.smashup.writing import (
    PICKED,
    card,
    destroy,
    draw,
    extra,
    extra_action,
    may,
    minion,
    pick,
)

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

LOOKED_AT = 3
FIVE = 5
LOOK_AHEAD = (
    Do("look-at-bases"),
    Do("base-on-top", Target("base", "top-three")),
    Do("base-below", Target("base", "top-three", another=True)),
)

CARDS = {
    "archmage": Ability(grant=Grant(minion=False)),
    "chronomage": Ability((extra_action(),)),
    "enchantress": Ability((draw(1),)),
    "neophyte": Ability(
        (
            Do("reveal"),
            may(Do("take", card("top", "action", most=1))),
            Do("play-revealed", when="not-taken", grant=Grant(minion=False)),
        )
    ),
    "mass-enchantment": Ability((Do("reveal-others"), Do("play-of-another", card("others-tops", "action")))),
    "mystic-studies": Ability((draw(2),)),
    "portal": Ability(
        (
            Do("reveal", amount=FIVE),
            Do("take", card("top", "minion", most=FIVE, count=ANY)),
            Do("order-top", card("top", most="rest-of-five", count=ANY)),
        )
    ),
    "sacrifice": Ability((pick(minion(whose=YOURS)), draw("picked-power"), destroy(PICKED))),
    "scry": Ability((Do("take", card("deck", "action")), Do("shuffle"))),
    "summon": Ability((extra(),)),
    "time-loop": Ability((Do("extra", amount=2, grant=Grant(minion=False)),)),
    "winds-of-change": Ability((Do("shuffle-hand"), draw(5), extra_action())),
}
BASES = {
    "school-of-wizardry": Site(after=After("first-winner", LOOK_AHEAD)),
    "great-library": Site(after=After("all", (may(draw(1)),))),
}


def reveal_others(s: S, f: Frame, do: Do) -> None:
    """Turn up the top card of every other player's deck."""
    for seat in reversed(s.around(f.seat)[1:]):
        s.push("reveal.next", seat=seat, source=f.source, cause=f.cause, memo={"left": 1, "private": False})


def play_of_another(s: S, f: Frame, do: Do) -> None:
    """Play a revealed action of somebody else, as one's own; it goes to its owner's discard pile."""
    found = noted(f, "picks")[0]
    s.take_out(found)
    s.aside += (found,)
    s.push("action.text", seat=f.seat, source=found, cause=found)


def order_top(s: S, f: Frame, do: Do) -> None:
    """Put cards on top of the deck in the order in which they were chosen; the others stay below as they lay."""
    picks = noted(f, "picks")
    s.tops[f.seat] = (*picks, *(c for c in s.tops[f.seat] if c not in picks))
    s.tell("ordered", "portal", seat=seat_word(f.seat))


def shuffle_hand(s: S, f: Frame, do: Do) -> None:
    """Shuffle the whole hand into the deck."""
    hand = s.hands[f.seat]
    for found in hand:
        s.take_from_hand(found)
    s.shuffle_deck(f.seat, hand)
    s.tell("shuffled", "winds-of-change", seat=seat_word(f.seat))


def look_at_bases(s: S, f: Frame, do: Do) -> None:
    """Let the seat see the top bases of the pile, and nobody else."""
    s.push("pile.next", seat=f.seat, memo={"left": LOOKED_AT})


def pile_next(s: S, f: Frame) -> str:
    if len(s.base_tops) >= noted(f, "left"):
        return "seen"
    new_pile(s)
    return "lot" if s.base_pool else "seen"


def pile_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.base_moves[base] for base in s.base_pool]


def pile_lot(s: S, f: Frame, move: Move) -> str:
    base = move.args[0]
    s.base_pool = tuple(b for b in s.base_pool if b != base)
    s.base_tops += (base,)
    s.base_seer = f.seat
    return "next"


def pile_seen(s: S, f: Frame) -> str:
    s.base_seer = f.seat
    seen = {"bases": s.base_words(s.base_tops)}
    s.tell_some("looked-at-bases", "school-of-wizardry", (f.seat,), seen, seat=seat_word(f.seat))
    return END


def base_on_top(s: S, f: Frame, do: Do) -> None:
    """Put a base on top of the pile: it is the next to come."""
    base = noted(f, "base")
    s.base_tops = (base, *(b for b in s.base_tops if b != base))


def base_below(s: S, f: Frame, do: Do) -> None:
    """Put a base under the one that comes next."""
    first, base = noted(f, "old"), noted(f, "base")
    s.base_tops = (first, base, *(b for b in s.base_tops if b not in (first, base)))
    keep(f, base=first)


VERBS = {
    "reveal-others": reveal_others,
    "play-of-another": play_of_another,
    "order-top": order_top,
    "shuffle-hand": shuffle_hand,
    "look-at-bases": look_at_bases,
    "base-on-top": base_on_top,
    "base-below": base_below,
}
AMOUNTS = {"rest-of-five": lambda s, f: FIVE - len((f.memo or {}).get("last", ()))}
WHENS = {"not-taken": lambda s, f: not (f.memo or {}).get("did", True)}
STEPS: tuple[Step, ...] = (
    Step("pile", "next", ("school-of-wizardry", "look", "bases-again"), ("lot", "seen"), pile_next),
    Lot(
        "pile", "lot", ("school-of-wizardry",), ("next",), verbs=("base",), units=pile_units, answer=pile_lot,
        luck=base_luck, deck=all_bases, skip="seen",
    ),
    Step("pile", "seen", ("school-of-wizardry", "look"), (END,), pile_seen),
)  # fmt: skip

__all__ = ["AMOUNTS", "BASES", "CARDS", "STEPS", "VERBS", "WHENS"]
