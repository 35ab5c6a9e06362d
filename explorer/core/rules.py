"""A game under given rulings, compiled for use: guards in force, listers, linked steps, and what is switched off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.guards import MOVER, VERB, Guard
from explorer.core.hand_listing import HandLister
from explorer.core.listing import Lister
from explorer.core.steps import Ask, StepInForce

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Verb
    from explorer.core.state import State


class Part:
    """A named part of the rules that is no guard, step or decision: a rule of sight, or of counting.

    `kind` is 'sight' (switched off, everybody sees it) or 'count'.
    """

    __slots__ = ("clauses", "id", "kind")

    def __init__(self, kind: str, id: str, *clauses: str) -> None:
        self.kind, self.id, self.clauses = kind, id, clauses

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.id}"


class Rules:
    """A game for so many players under given rulings, compiled: guards in force, listers, steps.

    `off` holds pieces that are switched off ('guard:…', 'step:…', 'node:…', 'sight:…', 'count:…'), as the coverage
    check does to prove that every clause matters. `trace_into` collects the (step, successor) pairs taken.
    """

    def __init__(self, game: Game, players: int, rulings: Mapping[str, str], off: frozenset[str] = frozenset()) -> None:
        self.game, self.players, self.rulings, self.off = game, players, dict(rulings), off
        self.prepare()
        self.index = {step.id: i for i, step in enumerate(game.steps)}
        dead = [f"step:{step.id}" in off for step in game.steps]
        self.steps = [StepInForce(step, i, dead[i]) for i, step in enumerate(game.steps)]
        by_id = {step.id: step for step in self.steps}
        for step, is_off in zip(self.steps, dead, strict=True):
            step.link(by_id, is_off)
        self.guards: dict[str, tuple[Guard, ...]] = {
            verb.name: tuple(g for g in (*game.form, *verb.guards) if g.in_force(rulings, off))
            for verb in game.verbs.values()
        }
        places = {"mover": MOVER, "verb": VERB}
        self.reads = {
            verb.name: [
                tuple(places[n] if n in places else [a.name for a in verb.args].index(n) for n in guard.reads)
                for guard in self.guards[verb.name]
            ]
            for verb in game.verbs.values()
        }
        self.lister = {name: Lister(self, verb) for name, verb in game.verbs.items()}
        every = [
            [self._lister(game.verbs[v], ask.id) for v in ask.verbs] if isinstance(ask, Ask) else []
            for ask in game.steps
        ]
        self.listers: list[list[Any]] = [[one for one in listers if not one.last_resort] for listers in every]
        self.last_resorts = [[one for one in listers if one.last_resort] for listers in every]
        self.hand_listers: list[HandLister | None] = [None] * len(every)
        for at, ask in enumerate(game.steps):
            if isinstance(ask, Ask) and ask.hand is not None:
                verbs = [game.verbs[v] for v in ask.verbs if not self.lister[v].last_resort]
                self.hand_listers[at] = lister = HandLister(self, verbs, ask.hand)
                self.listers[at] = [lister]

    def prepare(self) -> None:
        """Note what steps and guards read of the rulings: flags, figures, moves of chance. Games say what that is.

        Raises RulingError for rulings that the components do not allow.
        """

    def read_as(self, ruling: str, option: str) -> bool:
        """Tell whether a ruling is read so."""
        return self.rulings[ruling] == option

    def _lister(self, verb: Verb, step: str) -> Lister:
        """Return the lister of a verb at one question: its own where some of the verb's guards matter at few steps."""
        apart = any(guard.at for guard in self.guards[verb.name])
        return Lister(self, verb, step=step) if apart else self.lister[verb.name]

    def trace_into(self, pairs: set[tuple[str, str]] | None) -> None:
        """Collect every (step, successor) taken from now on in `pairs`; None stops it."""
        for step in self.steps:
            step.trace_into(pairs)

    def asked(self, s: State) -> list[Verb]:
        """Return the verbs that answer what is asked in a position."""
        step: Any = self.steps[s.stack[-1].at].step
        return [self.game.verbs[name] for name in step.verbs]

    def open_to_all(self, sight: str) -> bool:
        """Tell whether a rule of sight is switched off, so that everybody sees what it hides."""
        return f"sight:{sight}" in self.off
