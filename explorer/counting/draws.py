"""What drawing and attacking may bring in `hundred` (document 002), for what the seat that looks on knows: counted.

The prospects of a position (`view.prospects()`) that need a parameter: how near to the aim a turn can come, how many of
a card somebody holds, whether an attack that could be made would be answered.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from explorer.core.errors import ExplorerError, IllegalMove, clip, near
from explorer.core.views import View
from explorer.core.words import word
from explorer.counting.numbers import Exact
from explorer.counting.odds import Odds, odds_of
from explorer.rules.hundred import holding
from explorer.rules.hundred.chances import next_kinds
from explorer.rules.hundred.deck import FIRST_NUMBER
from explorer.rules.hundred.facts import HundredState
from explorer.rules.hundred.prospects import ANSWER, BEFORE_DRAWING, held_of
from explorer.rules.hundred.resolution import distance

if TYPE_CHECKING:
    from explorer.core.moves import Move

MOST = 50_000
QUIET = ("set", "recall", "bury", "nothing")  # plays that change no points and that nobody can answer


def within(view: View, n: int, by: Literal["card", "turn"] = "card", most: int = MOST) -> Exact:
    """Return how likely the next draw lets whoever is to draw come within `n` points of the aim.

    by: 'card' lays the number drawn and nothing else; 'turn' is the best that the seat that looks on can do with the
        card drawn and its hand: one or two cards laid in its own score or changing it, none that anybody can answer.

    Raises ExplorerError where nobody is about to draw, or for another's turn by 'turn'; Uncountable with more than
    `most` cases.
    """
    s = _state(view)
    if type(n) is not int or n < 0:
        raise ExplorerError(f"n: expected a whole number from 0, got {clip(repr(n))}")
    if by not in ("card", "turn"):
        raise ExplorerError(f"by: expected 'card' or 'turn', got {clip(repr(by))}")
    if s.step not in BEFORE_DRAWING or not holding.pile_size(s):
        raise ExplorerError("nobody is about to draw")
    if by == "turn" and view.seat != s.to_move:
        raise ExplorerError(f"what seat {s.to_move} can do in its turn rests on its hand; ask in its own view")
    total = hits = 0
    for kind, ways in next_kinds(s, view.seat, most).items():
        total += ways
        if by == "turn":
            near_enough = min(_turns(s, kind), default=n + 1) <= n
        else:
            near_enough = kind >= FIRST_NUMBER and distance(s, s.points(s.to_move) + s.rules.worth[kind]) <= n
        hits += ways if near_enough else 0
    return Exact(Fraction(hits, total), word("odds-unseen"))


def _turns(s: HundredState, kind: int) -> Iterator[int]:
    """Yield how far from the aim the seat to move can be after its turn, once it has drawn a card of a kind."""
    trial = s.copy()
    # the card is drawn from a pile that holds others, so that the round goes on
    trial.pool, trial.top, trial.turn = tuple(2 * (k == kind) for k in range(s.deck.kinds)), (), 0
    if trial.step == "turn.choose":
        trial.apply(trial.move("draw"))
    trial.apply(s.rules.card_moves[kind])
    yield from _plays(trial, trial.legal_moves(), s.to_move)


def _plays(s: HundredState, moves: list[Move], seat: int) -> Iterator[int]:
    for move in moves:
        if move.verb in ("play", "double") or (move.verb == "change" and move.args[1] == seat):
            trial = s.copy()
            trial.apply(move)
            yield distance(s, trial.points(seat))
            if trial.step == "turn.more" and trial.actor == seat:
                yield from _plays(trial, trial.legal_moves(), seat)
        elif move.verb in QUIET:
            yield distance(s, s.points(seat))


def holds(view: View, seat: int, card: str, most: int = MOST) -> dict[int, Exact]:
    """Return how likely a seat holds none, one, two … cards of a kind ('mirror', '20'), in hand or set.

    Raises ExplorerError for an unknown seat or card; Uncountable with more than `most` cases.
    """
    s = _state(view)
    tokens = s.deck.tokens
    if card not in tokens:
        raise ExplorerError(f"no card is called {clip(repr(card))}{near(str(card), tokens)}")
    if type(seat) is not int or seat not in range(s.players):
        raise ExplorerError(f"seat: expected 0 to {s.players - 1}, got {clip(repr(seat))}")
    ways = held_of(s, view.seat, seat, tokens.index(card), most)
    total, how = sum(ways.values()), word("odds-unseen")
    return {n: Exact(Fraction(ways[n], total), how) for n in sorted(ways)}


def answered(view: View, attack: str, most: int = MOST) -> Odds:
    """Return how likely an attack ('freeze seat 1') that the seat that looks on could make would be answered: whether
    whoever is asked could answer it.

    Raises ExplorerError for a move that asks nobody for an answer, IllegalMove for one that cannot be made.
    """
    s = _state(view)
    verdict = view.verdict(attack)
    if not verdict.legal or s.actor != view.seat:
        raise IllegalMove(verdict)
    after = s.copy()
    after.apply(after.move(attack))
    if after.step != "spell.answer":
        raise ExplorerError(f"nobody is asked for an answer to {attack}")
    return odds_of(after.view(view.seat), ANSWER, most=most)


def _state(view: View) -> HundredState:
    if not isinstance(view, View):
        raise ExplorerError(f"view: expected what a seat sees, such as state.view(0), got {clip(repr(view))}")
    s = view._state
    if not isinstance(s, HundredState):
        raise ExplorerError(f"draws are counted for hundred, not for {view.game.id}")
    return s


__all__ = ["answered", "holds", "within"]
