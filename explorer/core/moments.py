"""Moments of a turn at which a card may be played: what every game that rehearses a turn tells of them.

A game finds its moments by playing a turn with its own engine and asking the guards wherever a seat is asked (its
module `timing`); this module makes the findings that strips and tables are drawn from (see drawing/timing.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.findings import Finding
from explorer.core.guards import HAND, MOVER, VERB, seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.core.words import Word, word

if TYPE_CHECKING:
    from explorer.core.guards import Guard
    from explorer.core.moves import Move
    from explorer.core.state import State


class Moment(NamedTuple):
    """A moment at which seats are asked. `step` asks; `later` says that something has come before that makes it another
    moment (a roll, a card that was mirrored).

    `may` holds, for each card of the game, the roles of those who may play it then; `clauses` what says so, or says
    that nobody may.
    """

    step: str
    later: bool
    may: tuple[tuple[str, ...], ...]
    clauses: tuple[tuple[str, ...], ...]


def refusing(s: State, move: Move, seat: int, most: int = HAND) -> tuple[int, Guard | None]:
    """Return the first guard, of stages up to `most`, that refuses a move, and which of the guards it is.

    (-1, None) where none refuses it.
    """
    rules = s.rules
    for i, (guard, at) in enumerate(zip(rules.guards[move.verb], rules.reads[move.verb], strict=True)):
        values = [move.args[n] if n >= 0 else {MOVER: seat, VERB: move.verb}[n] for n in at]
        if guard.stage <= most and not guard.holds(s, *values):
            return i, guard
    return -1, None


def asking_clauses(s: State) -> tuple[str, ...]:
    """Return the clauses of the question that waits."""
    clauses: tuple[str, ...] = s.rules.steps[s.stack[-1].at].step.clauses
    return clauses


def waits(s: State) -> Word:
    """Return what a position waits for."""
    return word(f"step-{s.step.replace('.', '-')}") if s.step else word("moment-over")


def moment_finding(
    s: State, card: Word, moment: Word, within: Word, players: tuple[Word, ...], clauses: tuple[str, ...], own: bool,
    now: bool,
) -> Finding:  # fmt: skip
    """Return whether a card may be played at a moment: it holds where there are `players` who may.

    within: of what the moment is a part. own: whether the viewer is among the players. now: whether it is the moment
    that the position waits at.
    """
    facts = {
        "card": card, "moment": moment, "within": within, "players": players, "own": int(own), "now": int(now)
    }  # fmt: skip
    return Finding(s.game, "finding-moment", "" if players else "not", bool(players), clauses, facts)


def of_now(below: tuple[Finding, ...]) -> Finding | None:
    """Return the finding on the moment that the position waits at, None where no card can be played now."""
    return next((finding for finding in below if finding.facts["now"]), None)


def timing_finding(
    s: State, seat: int, below: tuple[Finding, ...], fits: bool, told: dict[str, Any],
    here: tuple[str, ...] = (),
) -> Finding:  # fmt: skip
    """Return whether now is the moment for a card, for a seat (or PUBLIC, or ALL), the moments below it.

    fits: whether it is the card's moment. told: what else the sentence needs, `card` among it.
    here: the clauses that say what goes for it now, where they are not those of the moment of now.
    """
    may = fits and (seat in (ALL, PUBLIC) or s.actor == seat)
    now = of_now(below)
    clauses = tuple(dict.fromkeys(c for f in below if f.holds for c in f.clauses)) if now is None else now.clauses
    part = "" if may else "wait" if fits else "not"
    facts = {"waits": waits(s), "actor": seat_word(s.actor), **told}
    return Finding(s.game, "finding-timing", part, may, here or clauses, facts, below)


__all__ = ["Moment", "asking_clauses", "moment_finding", "of_now", "refusing", "timing_finding", "waits"]
