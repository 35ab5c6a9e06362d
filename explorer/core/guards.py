"""Guards: one rule of legality each, written once, listed fast and explained in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding, Verdict
from explorer.core.moves import Move
from explorer.core.words import word

if TYPE_CHECKING:
    from explorer.core.state import State

FORM, OPEN, HAND = 0, 1, 2
STAGES = (FORM, OPEN, HAND)
MOVER, VERB = -1, -2


@dataclass(frozen=True, slots=True, eq=False)
class Guard:
    """One rule of legality.

    `reads` names the arguments that `holds(state, *values)` takes ('mover' is who wants to move, 'verb' the verb's
    name). `stage` is FORM (whose turn, what is asked), OPEN (public facts) or HAND (the own hand): the stages run in
    that order and stop at the first that fails, so a refusal tells nothing secret. `facts` gives the refusal's words
    (its entry 'way', if any, names the message's attribute with the way forward; 'below' holds findings that it rests
    on; 'clauses' the clauses that speak of this case). `when` = (ruling, options) names the readings under
    which it is in force.

    Aids for listing, which decide nothing of their own: `among(state)` lists the values for which it holds (rows of
    values where it reads several arguments); `settles` names other guards of the verb that hold for all of those;
    `last_resort` says that it holds when no verb before lists anything; `static` that no position matters to it, only
    the argument; `token` names the card (as a number) that must be in the hand, as a function of the values read;
    `at` names the steps whose questions it matters at (it holds at all others; none named: it may matter anywhere);
    `there` is the predicate as it is at those, and `among` lists values for those alone.
    Guards that read one entry of a table of facts are in `core/tables.py`.
    """

    id: str
    clauses: tuple[str, ...]
    stage: int
    reads: tuple[str, ...]
    holds: Callable[..., bool]
    facts: Callable[..., Mapping[str, Any]] | None = None
    when: tuple[str, tuple[str, ...]] | None = None
    among: Callable[[Any], Sequence[Any]] | None = None
    last_resort: bool = False
    static: bool = False
    token: Callable[..., int] | None = None
    at: frozenset[str] = frozenset()
    there: Callable[..., bool] | None = None
    settles: frozenset[str] = frozenset()

    def in_force(self, rulings: Mapping[str, str], off: frozenset[str]) -> bool:
        if f"guard:{self.id}" in off:
            return False
        return self.when is None or rulings[self.when[0]] in self.when[1]


def held_guard(
    id: str,
    clauses: tuple[str, ...],
    reads: tuple[str, ...],
    hand: Callable[[Any], Sequence[int]],
    token: Callable[..., int],
    facts: Callable[..., Mapping[str, Any]] | None = None,
) -> Guard:
    """Return the guard that the card a move needs is in the mover's hand: `token(*values)` in `hand(state)`."""
    return Guard(id, clauses, HAND, reads, lambda s, *values: token(*values) in hand(s), facts, token=token)


def in_play(s: State, verb: str) -> bool:
    """Tell whether moves of a kind are played under the rulings at all: what no position and no argument changes."""
    return all(guard.holds(s) for guard in s.rules.guards[verb] if guard.static and not guard.reads)


def form_guards(over: str, turn: str, question: str, chance: str) -> tuple[Guard, ...]:
    """Return the guards every move passes first, bound to the game's clauses for them.

    The match goes on; chance has been settled; the mover's turn it is; the move answers what is asked.
    """
    from explorer.core.state import CHANCE

    def awaited(s: Any, mover: int) -> bool:
        return s.actor != CHANCE or mover == CHANCE

    def asked(s: Any, verb: str) -> bool:
        return s.actor is None or any(v.name == verb for v in s.rules.asked(s))

    def whose(s: Any, mover: int) -> Mapping[str, Any]:
        return {"seat": seat_word(mover), "actor": seat_word(s.actor)}

    def answers(s: Any, verb: str) -> Mapping[str, Any]:
        """Return the question that waits, what answers it and where it stands too; nothing once the match is over."""
        told: dict[str, Any] = {"verb": word(f"verb-{verb}")}
        if s.question is not None:
            kinds = tuple(word(f"verb-{name}") for name in s.question.verbs if in_play(s, name))
            cited = tuple(dict.fromkeys((*s.question.clauses, question)))
            told |= {"asks": s.question.asks, "answers": kinds, "clauses": cited}
        return told

    return (
        Guard("over", (over,), FORM, (), lambda s: s.actor is not None),
        Guard("chance-first", (chance,), FORM, ("mover",), awaited),
        Guard("turn", (turn,), FORM, ("mover",), lambda s, mover: s.actor in (None, CHANCE, mover), whose),
        Guard("question", (question,), FORM, ("verb",), asked, answers),
    )


@cache
def seat_word(seat: int | None) -> Any:
    """Return the word for a seat, for chance, or for nobody."""
    from explorer.core.state import CHANCE, PUBLIC

    if seat is None or seat == PUBLIC:
        return word("nobody")
    return word("chance") if seat == CHANCE else word("seat", n=seat)


def permits(s: State, move: Move, mover: int) -> bool:
    """Tell whether every guard of a move holds: what `judge` finds, with nothing explained."""
    rules = s.rules
    args, reads = move.args, rules.reads[move.verb]
    for guard, at in zip(rules.guards[move.verb], reads, strict=True):
        values = [args[i] if i >= 0 else mover if i == MOVER else move.verb for i in at]
        if not guard.holds(s, *values):
            return False
    return True


def judge(s: State, move: Move, mover: int) -> Verdict:
    """Return the verdict on a move: every guard of the stages that were reached, explained."""
    rules = s.rules
    stages: list[tuple[Finding, ...]] = []
    for stage in STAGES:
        found = findings_of(s, move, mover, stage)
        if stage == FORM:
            found = _first_failure(found)
        if found:
            stages.append(found)
        if not all(f.holds for f in found):
            asked = sum(map(len, stages))
            return Verdict(rules.game, move, False, tuple(stages), len(_bearing(s, move.verb)) - asked)
    return Verdict(rules.game, move, True, tuple(stages))


def findings_of(s: State, move: Move, mover: int, stage: int) -> tuple[Finding, ...]:
    """Return what the guards of one stage find about a move, whatever the stages before say.

    Guards that matter at other questions only are left out: what they would say is not true of this one.
    """
    rules = s.rules
    values: dict[str, Any] = dict(rules.game.verbs[move.verb].named(move))
    values["mover"], values["verb"] = mover, move.verb
    named = rules.game.name_args(values)
    return tuple(_finding(s, guard, values, named) for guard in _bearing(s, move.verb) if guard.stage == stage)


def _bearing(s: State, verb: str) -> list[Guard]:
    """Return the guards of a verb that matter at the question that is asked."""
    step = s.rules.steps[s.stack[-1].at].id if s.stack else ""
    return [guard for guard in s.rules.guards[verb] if not guard.at or step in guard.at]


def _first_failure(found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Of the form guards each makes sense only if the ones before it hold; keep up to the first that fails."""
    for i, finding in enumerate(found):
        if not finding.holds:
            return found[: i + 1]
    return found


def _finding(s: State, guard: Guard, values: Mapping[str, Any], named: Mapping[str, Any]) -> Finding:
    read = [values[name] for name in guard.reads]
    holds = bool(guard.holds(s, *read))
    facts = dict(named)
    if guard.facts is not None:
        facts.update(guard.facts(s, *read))
    way, below = facts.pop("way", "way"), facts.pop("below", ())
    clauses = facts.pop("clauses", guard.clauses)
    part = "holds" if holds else ""
    return Finding(s.rules.game, f"guard-{guard.id}", part, holds, clauses, facts, below, way_part=way)
