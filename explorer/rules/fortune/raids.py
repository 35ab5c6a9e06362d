"""A contest fought to its end on a copy of the table, by the engine, as two people would who go on while they can.

What is supposed of them: each lays, of the answers that its hand holds, the one that counts least, and goes on until
it has none; one of them may have planned to lay only so often. Where no gold counts as two, which card is
laid does not change who wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from explorer.core.moves import Move
from explorer.rules.fortune.answering import answers_in
from explorer.rules.fortune.contest import laid_by

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S
    from explorer.rules.fortune.game import FortuneRules


class Raid(NamedTuple):
    """How a steal ended: whether the group was stolen, how often the seat looked at laid cards in all that was still to
    come, what the attacker's fortune and the owner's gained, what the cards were worth that the seat looked at laid."""

    won: bool
    laid: int
    gained: int
    owner_gained: int
    spent: int


def thief_of(s: S, owner: int) -> int:
    """Return who attacks, or could attack now as far as open facts go, a seat's top group; -1 for nobody."""
    if s.duel is not None:
        return s.duel.attacker if s.duel.defender == owner else -1
    asked = s.actor == s.to_move and s.step in ("turn.act", "turn.more")
    return s.to_move if asked and s.targets[owner] >= 0 else -1


def raid(s: S, owner: int, most: int | None = None, who: int | None = None) -> Raid | None:
    """Fight for a seat's top group to the end on a copy; None where the attacker has no card to attack with.

    most: how often the seat looked at lays cards at most, an attack included; None as often as it can.
    who:  the seat looked at, by default the attacker; the other one goes on as long as it can.
    """
    thief = thief_of(s, owner)
    who = thief if who is None else who
    before, groups, hand = s.scores(), len(s.fortunes[owner]), s.hands[who]
    trial, laid = s.copy(), 0
    if trial.duel is None:
        attack = _least(s, [move for move in s.legal_moves() if move.verb == "steal" and move.args[0] == owner])
        if attack is None:
            return None
        trial.apply(attack)
        laid = int(who == thief)
    give_up = s.game.lexicon.moves["give-up"][()]
    while trial.duel is not None:
        stops = trial.actor == who and laid == most
        answers = [] if stops else [move for move in trial.legal_moves() if move.verb == "answer"]
        laid += bool(answers) and trial.actor == who
        trial.apply(_least(trial, answers) or give_up)
    after, worth = trial.scores(), s.rules.worth
    spent = sum(worth[kind] for kind in hand) - sum(worth[kind] for kind in trial.hands[who])
    won = len(trial.fortunes[owner]) < groups
    return Raid(won, laid, after[thief] - before[thief], after[owner] - before[owner], spent)


def _least(s: S, moves: list[Move]) -> Move | None:
    """Return the move whose cards count least; of equal ones that with the fewest cards."""
    worth = s.rules.worth
    return min(
        moves, key=lambda m: (sum(worth[kind] for kind in laid_by(s, m)), len(laid_by(s, m)), m.args), default=None
    )


def times(rules: FortuneRules, hand: tuple[int, ...], good: int, demand: int, then: int) -> int:
    """Return how often a hand can answer at most in a contest: first what takes `demand` cards, then `then` each."""
    best = 0
    for cards in answers_in(rules, hand, good, demand):
        rest = list(hand)
        for kind in cards:
            rest.remove(kind)
        best = max(best, 1 + times(rules, tuple(rest), good, then, then))
    return best


__all__ = ["Raid", "raid", "thief_of", "times"]
