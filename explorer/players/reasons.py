"""Reasons for a move: what it changes as things stand, and what comes of a venture such as a war with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import Word, open_end, word
from explorer.counting.numbers import Exact, Sampled, share
from explorer.counting.odds import short, topic_name

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.state import State
    from explorer.core.views import View
    from explorer.core.words import Catalogue

LEAST_CHANGE = Fraction(3, 100)
MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move changes as things stand: in which share of worlds a topic comes to an outcome, before and after."""

    topic: str
    outcome: Word
    now: Sampled
    then: Sampled
    clauses: tuple[str, ...]

    @property
    def change(self) -> Fraction:
        return self.then.value - self.now.value

    def sentence(self, game: Game, seat: int, words: Catalogue) -> str:
        """Return the reason for a seat as a sentence with its clauses."""
        language = words.language
        own = "-own" if self.outcome == seat_word(seat) else ""
        kind = f"-{self.topic}" if words.knows(f"hint-reason{own}-{self.topic}") else ""
        said = word(
            f"hint-reason{own}{kind}",
            topic=topic_name(game, self.topic),
            outcome=self.outcome,
            now=short(self.now, language),
            then=short(self.then, language),
            n=self.then.n,
        )
        return cited(game, words.say(said), self.clauses, language)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a venture such as a war comes to by luck alone: before a move and after it, reckoned exactly.

    now:  the outcomes before it, the likeliest first; empty where the venture begins with the move.
    then: the outcomes after it; empty where the move ends the venture.
    """

    topic: str
    now: tuple[tuple[Word, Exact], ...]
    then: tuple[tuple[Word, Exact], ...]
    clauses: tuple[str, ...]

    @property
    def change(self) -> Fraction:
        """By how much the likelihood of an outcome changes at most; 1 where the venture begins or ends."""
        if not self.now or not self.then:
            return Fraction(1)
        now, then = ({outcome: number.value for outcome, number in each} for each in (self.now, self.then))
        return max(abs(then.get(outcome, Fraction(0)) - now.get(outcome, Fraction(0))) for outcome in {*now, *then})

    def sentence(self, game: Game, words: Catalogue) -> str:
        """Return what is foreseen as a sentence with its clauses."""
        kind = "begins" if not self.now else "ends" if not self.then else "changes" if self.change else "stands"
        like = (self.then or self.now)[0][1]
        said = word(
            f"hint-foreseen-{kind}",
            topic=topic_name(game, self.topic),
            now=_listed(self.now, words),
            then=_listed(self.then, words),
            how=like.how,
        )
        return cited(game, words.say(said), self.clauses, words.language)

    def to_dict(self) -> dict[str, Any]:
        """Return what is foreseen as JSON values, likelihoods as fractions."""
        before, after = ({outcome.id: str(n.value) for outcome, n in each} for each in (self.now, self.then))
        return {"topic": self.topic, "now": before, "then": after}


def _listed(outcomes: tuple[tuple[Word, Exact], ...], words: Catalogue) -> str:
    return words.listed(
        words.say(word("odds-item", outcome=outcome, number=short(number, words.language)))
        for outcome, number in outcomes
    )


def cited(game: Game, sentence: str, clauses: tuple[str, ...], language: str) -> str:
    """Return a sentence that ends with where its clauses stand."""
    return f"{open_end(sentence)} ({game.cite(*clauses, language=language)})." if clauses else sentence


def foreseen_for(view: View, move: Move, seed: int | str, told: bool) -> tuple[Foreseen, ...]:
    """Return what ventures come to with a move: those that it begins, ends or changes.

    Where nothing else was `told`, also one that it leaves as it stands. Ventures read only what lies open, so that any
    world of the seat tells the same.
    """
    before = next(view.worlds(Random(f"{seed}/foreseen")))
    after = before.copy()
    after.apply(move)
    found: list[Foreseen] = []
    for topic in dict.fromkeys((*before.ventures(), *after.ventures())):
        there, going_on = topic in before.topics(), topic in after.topics()
        now, then = _outcomes(before, topic), _outcomes(after, topic)
        if (there and not now) or (going_on and not then):
            continue  # it cannot be reckoned on one side
        foreseen = Foreseen(topic, now, then, (after if then else before).finding(topic, view.seat).clauses)
        if foreseen.change >= LEAST_CHANGE or not (told or found):
            found.append(foreseen)
    return tuple(found)


def _outcomes(state: State, topic: str) -> tuple[tuple[Word, Exact], ...]:
    """Return what a venture comes to, the likeliest first, nothing where it is not on or cannot be reckoned."""
    if topic not in state.ventures():
        return ()
    chances, how = state.venture(topic)
    likeliest = sorted(chances, key=lambda outcome: (-chances[outcome], outcome.id))
    return tuple((outcome, Exact(chances[outcome], how)) for outcome in likeliest)


def reasons_for(view: View, move: Move, seed: int | str, worlds: int) -> tuple[Reason, ...]:
    """Return the changes that a move brings, counted over the same worlds before and after it."""
    topics, own = view.stakes(), seat_word(view.seat)
    now: dict[str, Counter[Word]] = {topic: Counter() for topic in topics}
    then: dict[str, Counter[Word]] = {topic: Counter() for topic in topics}
    rules: dict[tuple[str, Word], tuple[str, ...]] = {}
    rng = Random(f"{seed}/reasons")
    for world in islice(view.worlds(rng), worlds):
        for topic in topics:
            _count(world, topic, now[topic], rules)
        world.apply(move)
        world.settle(rng)
        for topic in topics:
            _count(world, topic, then[topic], rules)
    found = []
    for topic in topics:
        outcomes = sorted({*now[topic], *then[topic]}, key=lambda outcome: (outcome.id, outcome.args))
        changed = {outcome: then[topic][outcome] - now[topic][outcome] for outcome in outcomes}
        # what the seat gains or loses itself says most; else what others do
        outcome = own if changed.get(own) else max(outcomes, key=lambda outcome: abs(changed[outcome]))
        before, later = (share(counted[topic][outcome], worlds, seed) for counted in (now, then))
        found.append(Reason(topic, outcome, before, later, rules[topic, outcome]))
    told = [reason for reason in found if abs(reason.change) >= LEAST_CHANGE]
    return tuple(sorted(told, key=lambda reason: -abs(reason.change))[:MOST_REASONS])


def _count(world: State, topic: str, found: Counter[Word], rules: dict[tuple[str, Word], tuple[str, ...]]) -> None:
    """Count what a topic comes to in a world, and keep the clauses that say so the first time it comes."""
    outcome = world.outcome(topic)
    found[outcome] += 1
    if (topic, outcome) not in rules:
        rules[topic, outcome] = world.finding(topic, ALL).clauses


__all__ = ["Foreseen", "Reason", "cited", "foreseen_for", "reasons_for"]
