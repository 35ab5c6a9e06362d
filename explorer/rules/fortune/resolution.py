"""What can be stolen, what an answer takes, who wins a contest and the match: trees the engine executes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Node, Outcome, walk
from explorer.core.game import Part

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S
    from explorer.rules.fortune.game import FortuneRules
    from explorer.rules.fortune.records import Duel, Group


# may I steal this?


class HeistCase:
    """A seat that would steal, and the seat whose top group it would steal."""

    __slots__ = ("owner", "s", "thief")

    def __init__(self, s: S, thief: int, owner: int) -> None:
        self.s, self.thief, self.owner = s, thief, owner

    @property
    def barred(self) -> bool:
        """Whether the thief has attacked the owner in this turn in vain (by ruling: at all)."""
        s = self.s
        if not (s.rules.no_repeat and s.attacks and self.thief == s.to_move):
            return False
        return any(a.opponent == self.owner and (not a.won or s.rules.bars_winners) for a in s.attacks)


STEAL = Decision(
    "other-player",
    ("stealing", "top-group"),
    lambda case: case.thief != case.owner,
    yes=Decision(
        "thief-has-group",
        ("own-group-first",),
        lambda case: bool(case.s.fortunes[case.thief]),
        yes=Decision(
            "owner-has-group",
            ("top-group",),
            lambda case: bool(case.s.fortunes[case.owner]),
            yes=Decision(
                "above-the-first",
                ("first-protected",),
                lambda case: len(case.s.fortunes[case.owner]) > 1,
                yes=Decision(
                    "may-attack-again",
                    ("expert-no-repeat",),
                    lambda case: not case.barred,
                    yes=Decision(
                        "can-be-faced",
                        ("defend", "top-group"),
                        lambda case: bool(case.s.hands[case.owner]) or not case.s.rules.immune_when_empty,
                        yes=Outcome("steal-open", ("top-group", "attack-card")),
                        no=Outcome("steal-defenceless", ("defend",)),
                    ),
                    no=Outcome("steal-barred", ("expert-no-repeat",)),
                ),
                no=Outcome("steal-protected", ("first-protected",)),
            ),
            no=Outcome("steal-nothing", ("top-group",)),
        ),
        no=Outcome("steal-groupless", ("own-group-first",)),
    ),
    no=Outcome("steal-self", ("stealing",)),
)
#: How the outcomes that refuse stand in `targets`; a group that can be stolen stands there as its good.
REFUSED = {
    "steal-self": -1, "steal-groupless": -2, "steal-nothing": -3, "steal-protected": -4, "steal-barred": -5,
    "steal-defenceless": -6,
}  # fmt: skip


def targets_of(s: S, thief: int) -> list[int]:
    """Return for every seat the good of the group that a thief can steal from it, or why it cannot (REFUSED)."""
    found = []
    case = HeistCase(s, thief, 0)
    for owner in range(s.players):
        case.owner = owner
        code = REFUSED.get(walk(STEAL, case, s.rules.off).id)
        found.append(s.fortunes[owner][-1].good if code is None else code)
    return found


# what an answer takes


class DemandCase:
    """Cards laid in a contest, and how many cards they had to answer (0: they open it)."""

    __slots__ = ("answered", "cards", "rules")

    def __init__(self, rules: FortuneRules, cards: tuple[int, ...], answered: int) -> None:
        self.rules, self.cards, self.answered = rules, cards, answered


DEMAND = Decision(
    "gold-laid",
    ("expert-gold",),
    lambda case: case.rules.gold_doubles and case.rules.deck.gold in case.cards,
    yes=Decision(
        "gold-settles",
        ("expert-gold",),
        lambda case: case.answered == 2 and not case.rules.gold_doubles_again,
        yes=Outcome("demand-one", ("expert-gold",)),
        no=Outcome("demand-two", ("expert-gold",)),
    ),
    no=Outcome("demand-single", ("equal-strength", "defend")),
)


def demand_after(rules: FortuneRules, cards: tuple[int, ...], answered: int) -> int:
    """Return how many cards answer these."""
    return 2 if walk(DEMAND, DemandCase(rules, cards, answered), rules.off).id == "demand-two" else 1


# what an answer may be: each of these is what a guard asks


def in_number(rules: FortuneRules, cards: tuple[int, ...]) -> bool:
    """One card answers one card; two are laid only where gold counts as two (003, lines 36, 75)."""
    return len(cards) == 1 or rules.gold_doubles


def suits(rules: FortuneRules, good: int, cards: tuple[int, ...]) -> bool:
    """Every card is of the group's good or precious (003, lines 34, 36)."""
    first = rules.deck.goods
    return all(kind == good or kind >= first for kind in cards)


def pays(rules: FortuneRules, demand: int, cards: tuple[int, ...]) -> bool:
    """One card for one; for a gold two others or a gold (003, line 75)."""
    if demand == 1:
        return len(cards) == 1
    golds = cards.count(rules.deck.gold)
    if len(cards) == 1:
        return golds == 1
    return golds == 0 or rules.may_overpay


def gold_allowed(rules: FortuneRules, demand: int, cards: tuple[int, ...]) -> bool:
    """Gold may answer a single card, but for one reading."""
    return demand == 2 or not (rules.gold_doubles and rules.deck.gold in cards)


def can_answer(rules: FortuneRules, hand: tuple[int, ...], good: int, demand: int) -> bool:
    """Tell whether a hand holds an answer."""
    deck = rules.deck
    mine = {kind: hand.count(kind) for kind in (good, deck.silver, deck.gold)}
    pairs = [(a, b) for a in mine for b in mine if a <= b] if rules.gold_doubles else []
    return any(
        all(cards.count(kind) <= mine[kind] for kind in cards)
        and pays(rules, demand, cards)
        and (rules.gold_answers_single or gold_allowed(rules, demand, cards))
        for cards in [*((kind,) for kind in mine), *pairs]
    )


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

# the match


def worth_of(rules: FortuneRules, group: Group) -> int:
    """Return what a group counts, in thousands (003, line 59)."""
    return group.goods * rules.worth[group.good] + group.silver * rules.worth[-2] + group.gold * rules.worth[-1]


def scores(s: S) -> list[int]:
    """Return what every fortune counts, in thousands; cards in hand count nothing."""
    worth = s.rules.worth
    silver, gold = worth[-2], worth[-1]
    return [sum([n * worth[good] + sv * silver + g * gold for good, n, sv, g in fortune]) for fortune in s.fortunes]


class MatchCase:
    """The match: cards still in hands, what every fortune counts, who has most, who leads by the tie-break of a
    reading. Counted when asked for: while there are cards in hands nobody needs to know."""

    def __init__(self, s: S) -> None:
        self.s = s

    @property
    def cards(self) -> int:
        return sum(map(len, self.s.hands))

    @cached_property
    def scores(self) -> list[int]:
        return scores(self.s)

    @property
    def best(self) -> int:
        return max(self.scores)

    @cached_property
    def leaders(self) -> list[int]:
        best = self.best
        return [seat for seat, score in enumerate(self.scores) if score == best]

    @cached_property
    def ahead(self) -> list[int]:
        s, leaders = self.s, self.leaders
        if not s.rules.groups_break_ties:
            return leaders
        most = max(_groups_of(s, seat) for seat in leaders)
        return [seat for seat in leaders if _groups_of(s, seat) == most]


def _groups_of(s: S, seat: int) -> tuple[int, int]:
    """Return how many groups and how many precious cards a seat has."""
    return len(s.fortunes[seat]), sum(group.silver + group.gold for group in s.fortunes[seat])


MATCH = Decision(
    "all-played",
    ("hands-empty",),
    lambda case: not any(case.s.hands),
    yes=Decision(
        "one-greatest",
        ("greatest-wins",),
        lambda case: len(case.leaders) == 1,
        yes=Outcome("match-won", ("greatest-wins",)),
        no=Decision(
            "groups-decide",
            ("shared-win",),
            lambda case: len(case.ahead) < len(case.leaders),
            yes=Outcome("match-on-groups", ("shared-win",)),
            no=Outcome("match-shared", ("shared-win",)),
        ),
    ),
    no=Outcome("match-goes-on", ("hands-empty",)),
)


def winners(s: S) -> list[int]:
    """Return who has won a match that is over."""
    case = MatchCase(s)
    outcome = walk(MATCH, case, s.rules.off).id
    return [] if outcome == "match-goes-on" else case.ahead


TREES: dict[str, Node] = {"steal": STEAL, "demand": DEMAND, "duel": FATE, "top": TOP, "match": MATCH}

COUNTS = (
    Part("count", "player-count", "player-count"),
    Part("count", "precious-beneath", "precious-beneath"),
    Part("count", "no-merging", "no-merging"),
    Part("count", "cash-value", "cash-value"),
    Part("count", "precious-worth", "precious-worth"),
)

__all__ = [
    "COUNTS", "REFUSED", "TREES", "can_answer", "demand_after", "gold_allowed", "in_number", "pays", "scores", "suits",
    "targets_of", "winners", "worth_of",
]  # fmt: skip
