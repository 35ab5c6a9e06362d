"""Guards: one rule of legality each, written once, listed fast and explained in full."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding, Verdict
from explorer.core.moves import Move, Verb
from explorer.core.words import word

if TYPE_CHECKING:
    from explorer.core.game import Rules
    from explorer.core.state import State

FORM, OPEN, HAND = 0, 1, 2
STAGES = (FORM, OPEN, HAND)


@dataclass(frozen=True, slots=True, eq=False)
class Guard:
    """One rule of legality.

    `reads` names the arguments that `holds(state, *values)` takes ('mover' is who wants to move, 'verb' the
    verb's name). `stage` is FORM (whose turn, what is asked), OPEN (public facts) or HAND (the own hand): the
    stages run in that order and stop at the first that fails, so a refusal tells nothing secret. `facts` gives the
    refusal's words (its entry 'way', if any, names the message's attribute with the way forward). `when` = (ruling, options) names the readings under which it is in force. Two aids for listing:
    `among(state)` lists the values of its one argument for which it holds; `given(state, listed)` answers from
    the moves listed before.
    """

    id: str
    clauses: tuple[str, ...]
    stage: int
    reads: tuple[str, ...]
    holds: Callable[..., bool]
    facts: Callable[..., Mapping[str, Any]] | None = None
    when: tuple[str, tuple[str, ...]] | None = None
    among: Callable[[Any], Iterable[int]] | None = None
    given: Callable[[Any, list[Move]], bool] | None = None

    def in_force(self, rulings: Mapping[str, str], off: frozenset[str]) -> bool:
        if f"guard:{self.id}" in off:
            return False
        return self.when is None or rulings[self.when[0]] in self.when[1]


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

    return (
        Guard("over", (over,), FORM, (), lambda s: s.actor is not None),
        Guard("chance-first", (chance,), FORM, ("mover",), awaited),
        Guard(
            "turn", (turn,), FORM, ("mover",), lambda s, mover: s.actor in (None, CHANCE, mover), whose
        ),
        Guard(
            "question", (question,), FORM, ("verb",), asked, lambda s, verb: {"verb": word(f"verb-{verb}")}
        ),
    )


def seat_word(seat: int | None) -> Any:
    """Return the word for a seat, for chance, or for nobody."""
    from explorer.core.state import CHANCE, PUBLIC

    if seat is None or seat == PUBLIC:
        return word("nobody")
    return word("chance") if seat == CHANCE else word("seat", n=seat)


def judge(s: State, move: Move, mover: int) -> Verdict:
    """Return the verdict on a move: every guard of the stages that were reached, explained."""
    rules = s.rules
    verb = rules.game.verbs[move.verb]
    values: dict[str, Any] = {a.name: v for a, v in zip(verb.args, move.args, strict=True)}
    values["mover"], values["verb"] = mover, move.verb
    stages: list[tuple[Finding, ...]] = []
    for stage in STAGES:
        found = tuple(
            _finding(s, guard, values) for guard in rules.guards[move.verb] if guard.stage == stage
        )
        if stage == FORM:
            found = _first_failure(found)
        if found:
            stages.append(found)
        if not all(f.holds for f in found):
            return Verdict(rules.game, move, False, tuple(stages))
    return Verdict(rules.game, move, True, tuple(stages))


def _first_failure(found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Of the form guards each makes sense only if the ones before it hold; keep up to the first that fails."""
    for i, finding in enumerate(found):
        if not finding.holds:
            return found[: i + 1]
    return found


def _finding(s: State, guard: Guard, values: Mapping[str, Any]) -> Finding:
    read = [values[name] for name in guard.reads]
    holds = bool(guard.holds(s, *read))
    facts = s.rules.game.name_args(values)
    if guard.facts is not None:
        facts.update(guard.facts(s, *read))
    way = facts.pop("way", "way")
    part = "holds" if holds else ""
    return Finding(s.rules.game, f"guard-{guard.id}", part, holds, guard.clauses, facts, way_part=way)


class Lister:
    """Lists the legal moves of one verb: guards hoisted by the argument they read, no explanation built."""

    __slots__ = ("free", "given", "memo", "names", "rows", "table", "tied", "unary", "verb")

    def __init__(self, rules: Rules, verb: Verb) -> None:
        self.verb = verb
        guards = [g for g in rules.guards[verb.name] if g.stage != FORM]
        self.names = tuple(arg.name for arg in verb.args)
        self.given = [g.given for g in guards if g.given is not None]
        self.free = [g.holds for g in guards if not g.reads and g.given is None]
        self.unary: list[tuple[Callable[[Any], Iterable[int]], list[Callable[..., bool]]]] = []
        for arg in verb.args:
            mine = [g for g in guards if g.reads == (arg.name,)]
            source = next((g for g in mine if g.among is not None), None)
            whole = tuple(arg.values(rules.players))
            domain = source.among if source is not None and source.among is not None else _constant(whole)
            self.unary.append((domain, [g.holds for g in mine if g is not source]))
        self.tied = [
            (tuple(self.names.index(n) for n in g.reads), g.holds) for g in guards if len(g.reads) > 1
        ]
        self.table = rules.game.lexicon.moves[verb.name]
        self.rows: dict[tuple[int, ...], dict[int, list[Move]]] = {}

    def list(self, s: State, out: list[Move]) -> None:
        """Append the verb's legal moves for the seat being asked."""
        for free in self.free:
            if not free(s):
                return
        for given in self.given:
            if not given(s, out):
                return
        domains = []
        for domain, checks in self.unary:
            values: Any = domain(s)
            for check in checks:
                values = [v for v in values if check(s, v)]
            if not values:
                return
            domains.append(values)
        table = self.table
        if len(domains) == 2 and not self.tied:
            first, second = domains
            key = tuple(second)
            rows = self.rows.get(key)
            if rows is None:
                rows = self.rows[key] = {}
            for a in first:
                row = rows.get(a)
                if row is None:
                    row = rows[a] = [table[a, b] for b in key]
                out += row
            return
        for values in product(*domains):
            if all(holds(s, *[values[i] for i in at]) for at, holds in self.tied):
                out.append(table[values])


def _constant(values: tuple[int, ...]) -> Callable[[Any], Iterable[int]]:
    return lambda s: values
