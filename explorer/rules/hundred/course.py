"""What a written position tells of how it came about: facts that no course of a match can bring together are refused.

Nothing here decides play. A match in which a piece of the rules is switched off may come to anything, so of such a
match nothing is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import TYPE_CHECKING

from explorer.core.errors import PositionError
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import FREEZE, RECALL

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

DRAWN = ("turn.first", "turn.more")  # where a seat is asked after it has drawn


def check(s: S) -> None:
    """Refuse facts that contradict one another. Raises PositionError naming the key and the clause."""
    if s.rules.off:
        return
    for key, fault in faults(s):
        raise PositionError(key, fault)


def faults(s: S) -> Iterator[tuple[str, str]]:
    """Yield what contradicts itself in a position, as (key, what is wrong)."""
    yield from of_the_hand(s)
    yield from of_the_pile(s)
    yield from of_the_round(s)
    yield from of_the_seats(s)


def of_the_hand(s: S) -> Iterator[tuple[str, str]]:
    """Yield whose hand is empty although a card has been drawn and none played."""
    if s.step == "turn.first" and not s.hands[s.to_move]:
        yield (
            f"hands[{s.to_move}]",
            f"empty, and seat {s.to_move} has drawn a card and played none ({s.game.cite('draw-one', 'must-play')}); "
            "name the card, or leave out 'drawn'",
        )


def of_the_pile(s: S) -> Iterator[tuple[str, str]]:
    """Yield what the pile and the seat whose turn is the last say against each other."""
    size, cited = holding.pile_size(s), s.game.cite("last-card", "finish-turn")
    if s.step.startswith("opening."):
        return
    if not size and s.ending < 0:
        yield (
            "pile",
            f"empty, and nobody's turn is the last ({cited}); name who drew the last card, such as "
            f"last_turn_of = {s.to_move}, or leave a card in the pile",
        )
    if s.ending < 0:
        return
    if any(s.pool) and not s.shuffles:
        yield (
            "last_turn_of",
            f"the last card has been drawn, and {size} lie in the pile ({cited}); write pile = [], or leave it out",
        )
    if s.ending != s.to_move and not s.rules.victim_finishes:
        yield (
            "last_turn_of",
            f"seat {s.ending} drew the last card, and it is seat {s.to_move}'s turn ({cited}); the round ends with the "
            f"turn of seat {s.ending}: expected {s.to_move}",
        )


def of_the_round(s: S) -> Iterator[tuple[str, str]]:
    """Yield which round, or how many turns without a draw, there cannot be."""
    most = s.rules.rounds if s.rules.several_rounds else 1
    if s.round > most:
        yield "round", f"expected {most} at most ({s.game.cite('rounds')}), got {s.round}"
    if s.round == 1 and not s.settled and any(s.penalties):
        yield (
            "penalties",
            f"expected 0 for everybody: they are paid when a round ends ({s.game.cite('penalty', 'rounds')}), and none "
            f"has; got {s.penalties}",
        )
    if s.step in DRAWN and s.skipped:
        yield (
            "skipped",
            f"{s.skipped} turns without a draw, and seat {s.to_move} has drawn ({s.game.cite('draw-one')}); expected 0",
        )
    if s.rules.skips_end and s.skipped >= s.players + s.settled:
        yield (
            "skipped",
            f"{s.skipped} turns in a row without a draw; with {s.players} players the round ends after {s.players} "
            f"({s.game.cite('all-skip')})",
        )


def of_the_seats(s: S) -> Iterator[tuple[str, str]]:
    """Yield what no plus-minus card and no Freeze can have done to a seat."""
    plus, minus = s.deck.figure("plus"), s.deck.figure("minus")
    for seat, change in enumerate(s.mods):
        if change % gcd(plus, minus):
            yield f"change[{seat}]", f"no sum of +{plus} and -{minus} is {change} ({s.game.cite('plus-minus')})"
    most = most_frozen(s)
    for seat, turns in enumerate(s.frozen):
        if turns > most:
            yield f"frozen[{seat}]", f"expected {most} turns at most ({s.game.cite('freeze')}), got {turns}"


def most_frozen(s: S) -> int:
    """Return for how many turns a seat can be frozen. Where Freeze upon Freeze adds up: every Freeze in the deck, each
    Recall bringing one back, and all that again whenever Pierce has brought the graveyard into the pile."""
    if not s.rules.freeze_adds:
        return s.rules.frozen_turns
    return s.rules.frozen_turns * (s.deck.copies[FREEZE] + s.deck.copies[RECALL]) * (1 + s.players)


__all__ = ["check", "most_frozen"]
