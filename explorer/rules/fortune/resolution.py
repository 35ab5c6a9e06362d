"""Who wins a contest, who would have a top group: trees the engine executes, and a list of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Node, Outcome
from explorer.core.rules import Part
from explorer.rules.fortune.answering import DEMAND, can_answer
from explorer.rules.fortune.reckoning import MATCH
from explorer.rules.fortune.stealing import STEAL

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S
    from explorer.rules.fortune.records import Duel


# a contest


class FateCase:
    """A contest in which the seat that is due answers no more."""

    __slots__ = ("duel", "quitter")

    def __init__(self, duel: Duel) -> None:
        self.duel, self.quitter = duel, duel.due


FATE = Decision(
    "defender-stops",
    ("attacker-takes",),
    lambda case: case.quitter == case.duel.defender,
    yes=Outcome("duel-stolen", ("attacker-takes", "stolen-on-top")),
    no=Outcome("duel-kept", ("defender-keeps",)),
)


# who would have a top group


class TopCase:
    """The top group of a seat, were it attacked with one card (or, where it is fought over: were it answered but once
    more): the seat that is to answer, and who has the group if it cannot."""

    __slots__ = ("asked", "other", "owner", "s")

    def __init__(self, s: S, owner: int) -> None:
        self.s, self.owner, self.asked, self.other = s, owner, owner, -1
        duel = s.duel
        if duel is not None and duel.defender == owner:
            self.asked, self.other = duel.due, duel.other(duel.due)

    @property
    def decided(self) -> bool:
        """Whether what lies open decides it."""
        return len(self.s.fortunes[self.owner]) < 2 or not self.s.hands[self.asked]

    def answers(self, hand: tuple[int, ...]) -> bool:
        """Tell whether there is an answer in a hand, if that is the hand of the seat that is to answer."""
        duel = self.s.duel
        demand = duel.demand if duel is not None and duel.defender == self.owner else 1
        return can_answer(self.s.rules, hand, self.s.top(self.owner).good, demand)


TOP = Decision(
    "top-lies",
    ("fortune",),
    lambda case: bool(case.s.fortunes[case.owner]),
    yes=Decision(
        "top-above-first",
        ("first-protected",),
        lambda case: len(case.s.fortunes[case.owner]) > 1,
        yes=Decision(
            "top-answered",
            ("defend",),
            lambda case: case.answers(case.s.hands[case.asked]),
            yes=Outcome("top-stays", ("defend",)),
            no=Outcome("top-falls", ("attacker-takes", "defender-keeps")),
        ),
        no=Outcome("top-safe", ("first-protected",)),
    ),
    no=Outcome("top-none", ("fortune",)),
)


TREES: dict[str, Node] = {"steal": STEAL, "demand": DEMAND, "duel": FATE, "top": TOP, "match": MATCH}

COUNTS = (
    Part("count", "player-count", "player-count"),
    Part("count", "precious-beneath", "precious-beneath"),
    Part("count", "no-merging", "no-merging"),
    Part("count", "cash-value", "cash-value"),
    Part("count", "precious-worth", "precious-worth"),
)

__all__ = ["COUNTS", "FATE", "TOP", "TREES", "FateCase", "TopCase"]
