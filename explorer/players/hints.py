"""A hint: the move that a search finds best for a seat, and why, from nothing but what the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.guards import seat_word
from explorer.core.hooks import Shown
from explorer.core.state import ALL
from explorer.core.words import Word, open_end, word
from explorer.counting.numbers import Sampled, share, written
from explorer.counting.odds import short, topic_name
from explorer.players.chance_player import asked_moves
from explorer.players.search_player import SearchPlayer, ranked
from explorer.players.tree import Branch

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.state import State
    from explorer.core.views import View

ITERATIONS = 500  # fewer than the player's own: a person waits for the hint
WORLDS = 400
LISTED = 5
LEAST_CHANGE = Fraction(3, 100)
MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that the search tried: how many of its matches began with it, and the share of those that it won."""

    move: Move
    tried: int
    won: float


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


@dataclass(frozen=True, repr=False)
class Hint(Shown):
    """The best move found for a seat. `considered` are the moves tried most, the best first; `reasons` what the move
    changes as things stand, the greatest first; `iterations` how many matches the search played out."""

    game: Game = field(compare=False)
    seat: int
    considered: tuple[Considered, ...]
    reasons: tuple[Reason, ...]
    iterations: int
    seed: int | str

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.considered[0].move

    def sentences(self, language: str = "en", names: Mapping[Word, str] | None = None) -> list[str]:
        """Return the move, every reason with its clause, and what the search saw, a sentence each."""
        words = self.game.words(language, names)
        if len(self.considered) == 1:
            return [words.say(word("hint-only", move=self.move.text))]
        said = [words.say(word("hint-move", move=self.move.text, seat=seat_word(self.seat)))]
        for reason in self.reasons:
            own = "-own" if reason.outcome == seat_word(self.seat) else ""
            kind = f"-{reason.topic}" if words.knows(f"hint-reason{own}-{reason.topic}") else ""
            sentence = words.say(
                word(
                    f"hint-reason{own}{kind}",
                    topic=topic_name(self.game, reason.topic),
                    outcome=reason.outcome,
                    now=short(reason.now, language),
                    then=short(reason.then, language),
                    n=reason.then.n,
                )
            )
            said.append(f"{open_end(sentence)} ({self.game.cite(*reason.clauses, language=language)}).")
        if not self.reasons:
            said.append(words.say("hint-changes-nothing"))
        best, second = self.considered[:2]
        said.append(
            words.say(
                word(
                    "hint-search",
                    n=self.iterations,
                    tried=best.tried,
                    won=written(best.won, "share", language),
                    second=second.move.text,
                    other=written(second.won, "share", language),
                    seconds=second.tried,
                )
            )
        )
        return said

    def text(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the whole hint in one paragraph."""
        return " ".join(self.sentences(language, names))

    def to_dict(self) -> dict[str, Any]:
        """Return the hint as JSON values."""
        return {
            "game": self.game.id,
            "seat": self.seat,
            "iterations": self.iterations,
            "seed": self.seed,
            "moves": [{"move": c.move.text, "tried": c.tried, "won": round(c.won, 4)} for c in self.considered],
            "reasons": [
                {"topic": r.topic, "outcome": {"id": r.outcome.id, **dict(r.outcome.args)}, "now": float(r.now),
                 "then": float(r.then), "worlds": r.now.n}
                for r in self.reasons
            ],
        }  # fmt: skip

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<hint: {self.text()}>"


def hint_for(view: View, iterations: int = ITERATIONS, seed: int | str = 0, worlds: int = WORLDS) -> Hint:
    """Return the move that a search finds best for a view's seat, with reasons; the same arguments, the same hint.

    iterations: how many matches the search plays out.
    worlds:     in how many worlds that the seat cannot tell apart the reasons are counted.

    Raises ExplorerError when the seat is not asked, or for a number that will not do.
    """
    if type(seed) not in (int, str):
        raise ExplorerError(f"seed: expected a whole number or text, got {clip(repr(seed))}")
    if type(worlds) is not int or not 1 <= worlds <= 1_000_000:
        raise ExplorerError(f"worlds: expected a whole number from 1 to 1,000,000, got {clip(repr(worlds))}")
    player = SearchPlayer(iterations)
    moves = asked_moves(view)
    if len(moves) == 1:
        return Hint(view.game, view.seat, (Considered(moves[0], 0, 0.0),), (), 0, seed)
    root = player.search(view, Random(f"{seed}/search"))
    best = ranked(root, moves)[: max(2, LISTED)]
    considered = tuple(_considered(move, root.below.get(move, Branch())) for move in best)
    reasons = _reasons(view, best[0], seed, worlds)
    return Hint(view.game, view.seat, considered, reasons, root.visits, seed)


def _considered(move: Move, branch: Branch) -> Considered:
    return Considered(move, branch.visits, branch.won / branch.visits if branch.visits else 0.0)


def _reasons(view: View, move: Move, seed: int | str, worlds: int) -> tuple[Reason, ...]:
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


__all__ = ["Considered", "Hint", "Reason", "hint_for"]
