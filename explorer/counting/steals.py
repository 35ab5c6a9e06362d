"""Should I steal? What a steal of `fortune` (document 003) brings on average, against the best of the other actions.

Counted over every deal of the cards that the seat has not seen; each contest is fought out by the engine. What is
supposed: the owner answers as long as it can; the attacker lays at most as often as it plans; each lays the card that
counts least. Only what fortunes count now is weighed: cards in hand and what comes later are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.findings import Finding
from explorer.core.hooks import Shown
from explorer.core.views import View
from explorer.core.words import Word, word
from explorer.counting.numbers import Exact
from explorer.rules.fortune.facts import CHOOSING, FortuneState
from explorer.rules.fortune.prospects import worlds
from explorer.rules.fortune.raids import Raid, raid, thief_of

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move


@dataclass(frozen=True)
class Plan:
    """A steal, or a contest as it stands, in which a seat lays cards `lays` times at most, an attack among them.

    succeeds: how likely the group is won (stolen or kept).
    gain:     what the own fortune gains on average, in thousands: the group and every card laid where it succeeds.
    given:    what own cards are worth on average that go to the other one where it fails.
    loss:     what the other one's fortune loses on average (less than nothing where it gains).
    """

    lays: int
    succeeds: Exact
    gain: Exact
    given: Exact
    loss: Exact

    @property
    def net(self) -> Fraction:
        """The average gain less what is given away."""
        return self.gain.value - self.given.value


@dataclass(frozen=True, repr=False)
class Steal(Shown):
    """A steal as it can be weighed by the seat that would make it.

    stake:  what the group is worth now, in thousands.
    plans:  laying once at most, twice, … up to as often as the hand can; `best` is the one that brings most.
    other:  the best of the other actions, None without one, and what it brings at once (a steal: on average).
    """

    game: Game = field(compare=False)
    thief: int
    owner: int
    stake: int
    plans: tuple[Plan, ...]
    other: Move | None
    other_gain: Fraction

    @property
    def best(self) -> Plan:
        """The plan that brings most; of equal ones that with the fewest cards."""
        return max(self.plans, key=lambda plan: (plan.net, -plan.lays))

    @property
    def better(self) -> bool:
        """Whether the steal brings more than any other action."""
        return self.best.net > self.other_gain

    @property
    def finding(self) -> Finding:
        """The advice with its reasons below it, each with its clause."""
        return _advice(self)

    def text(self, language: str = "en", names: Any = None) -> str:
        """Return the advice and its reasons in one paragraph."""
        told = self.finding
        return " ".join(each.text(language, names) for each in (told, *told.below))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.finding._repr_mimebundle_(include, exclude)

    def __str__(self) -> str:
        return str(self.finding)

    def __repr__(self) -> str:
        return f"<steal from seat {self.owner}: {self.finding.text()}>"


def steal(view: View, owner: int) -> Steal:
    """Return what stealing the top group of a seat would bring the seat that looks on, exactly.

    Raises ExplorerError for no view of fortune, where it is not asked for an action, or may not or cannot steal from
    `owner`.
    """
    s = _seen_by(view, "a steal")
    seats = range(s.players)
    if type(owner) is not int or owner not in seats:
        raise ExplorerError(f"owner: expected a seat from 0 to {s.players - 1}, got {clip(repr(owner))}")
    if s.actor != view.seat or s.step not in CHOOSING:
        raise ExplorerError(f"seat {view.seat} is not asked for an action")
    moves = s.legal_moves()
    there = {move.args[0]: move for move in reversed(moves) if move.verb == "steal"}
    if owner not in there:
        others = ", ".join(f"seat {seat}" for seat in sorted(there)) or "nobody"
        raise ExplorerError(f"seat {view.seat} cannot steal from seat {owner}; it can from: {others}")
    plans = {seat: _plans(s, seat, view.seat, 1) for seat in there}
    values: dict[Move, Fraction] = {}
    for move in moves:
        if move.verb != "steal":
            trial = s.copy()
            trial.apply(move)
            values[move] = Fraction(trial.scores()[view.seat] - s.scores()[view.seat])
    values |= {move: max(plan.net for plan in plans[seat]) for seat, move in there.items() if seat != owner}
    other = max(values, key=lambda move: values[move], default=None)
    stake = sum(s.rules.worth[kind] for kind in s.top(owner).cards(s.deck.silver))
    gain = values[other] if other is not None else Fraction(0)
    return Steal(view.game, view.seat, owner, stake, plans[owner], other, gain)


@dataclass(frozen=True, repr=False)
class Contest(Shown):
    """A contest as it can be weighed by the seat that is to answer: giving up now (the first of the plans, nothing is
    laid), laying once at most, twice, … up to as often as the hand can."""

    game: Game = field(compare=False)
    seat: int
    other: int
    plans: tuple[Plan, ...]

    @property
    def best(self) -> Plan:
        """The plan that brings most; of equal ones that with the fewest cards."""
        return max(self.plans, key=lambda plan: (plan.net, -plan.lays))

    @property
    def finding(self) -> Finding:
        """The advice with its reasons below it, each with its clause."""
        plan, goes_on = self.best, self.best.lays > 0
        facts = {"net": _amount(plan.net), "now": _amount(self.plans[0].net)}
        part = "" if goes_on else "not"
        below = _reasons(self.game, plan, self.other) if goes_on else ()
        return Finding(self.game, "finding-contest-advice", part, goes_on, ("stop-any-time",), facts, below)

    def __str__(self) -> str:
        return str(self.finding)

    def __repr__(self) -> str:
        return f"<contest with seat {self.other}: {self.finding.text()}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.finding._repr_mimebundle_(include, exclude)


def contest(view: View) -> Contest:
    """Return what going on in the contest that is on would bring the seat that looks on and is to answer, exactly.

    Raises ExplorerError for no view of fortune, where it is not asked for an answer.
    """
    s = _seen_by(view, "a contest")
    if s.duel is None or s.actor != view.seat:
        raise ExplorerError(f"seat {view.seat} is not asked for an answer")
    plans = _plans(s, s.duel.defender, view.seat, 0)
    return Contest(view.game, view.seat, s.duel.other(view.seat), plans)


def _seen_by(view: View, what: str) -> FortuneState:
    """Return the position behind a view of `fortune`. Raises ExplorerError for anything else."""
    if not isinstance(view, View):
        raise ExplorerError(f"{what} is weighed from a seat's view, as state.view(0); got {clip(repr(view))}")
    s = view._state
    if not isinstance(s, FortuneState):
        raise ExplorerError(f"{what} is weighed in fortune, not in {view.game.id}")
    return s


def _plans(s: FortuneState, owner: int, who: int, least: int) -> tuple[Plan, ...]:
    """Return every plan of a seat that is asked: how often to lay cards at most, from `least` on."""
    thief = thief_of(s, owner)
    there = list(worlds(s, owner, thief, who))
    found: list[Plan] = []
    while True:
        lays = least + len(found)
        fought = [(one, ways) for world, ways in there if (one := raid(world, owner, lays, who)) is not None]
        if not any(one.laid == lays for one, _ in fought):
            return tuple(found)
        found.append(_plan(lays, fought, who == thief))


def _plan(lays: int, fought: list[tuple[Raid, int]], attacks: bool) -> Plan:
    total = sum(ways for _, ways in fought)
    how = word("odds-steal")

    def average(of: Callable[[Raid], int], unit: Any = "amount") -> Exact:
        return Exact(Fraction(sum(of(one) * ways for one, ways in fought), total), how, unit)

    return Plan(
        lays,
        average(lambda one: int(one.won == attacks), "share"),
        average(lambda one: one.gained if attacks else one.owner_gained),
        average(lambda one: 0 if one.won == attacks else one.spent),
        average(lambda one: -one.owner_gained if attacks else -one.gained),
    )


def _amount(value: Fraction) -> float:
    return round(float(value), 1)


def _reasons(game: Game, plan: Plan, other: int) -> tuple[Finding, Finding]:
    """Return how likely a plan succeeds, and what is given away where it fails."""
    seat = {"opponent": word("seat", n=other)}
    share = {"share": round(100 * float(plan.succeeds), 1), "count": plan.lays}
    given = {"given": _amount(plan.given.value)}
    return (
        Finding(game, "finding-steal-succeeds", "", True, ("stop-any-time", "attacker-takes"), {**seat, **share}),
        Finding(game, "finding-steal-gives", "", True, ("attacker-takes", "defender-keeps"), {**seat, **given}),
    )


def _advice(found: Steal) -> Finding:
    plan, game = found.best, found.game
    verb: Word = word(f"verb-{found.other.verb}") if found.other is not None else word("verb-nothing-else")
    facts = {
        "opponent": word("seat", n=found.owner), "net": _amount(plan.net), "other": _amount(found.other_gain),
        "verb": verb,
    }  # fmt: skip
    succeeds, gives = _reasons(game, plan, found.owner)
    worth = {"stake": found.stake, "gain": _amount(plan.gain.value)}
    wins = Finding(game, "finding-steal-wins", "", True, ("attacker-takes",), worth)
    other = Finding(game, "finding-steal-other", "", True, ("one-action",), facts)
    part = "" if found.better else "not"
    below = (succeeds, wins, gives, other)
    return Finding(game, "finding-steal-advice", part, found.better, ("greatest-wins",), facts, below)


__all__ = ["Contest", "Plan", "Steal", "contest", "steal"]
