"""Was a move good, or lucky? Every move played on from what the mover knew, and what the true cards then brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import islice, pairwise
from math import comb
from typing import TYPE_CHECKING, Any

from explorer.core.errors import IllegalMove, clip
from explorer.core.moves import Move
from explorer.core.state import CHANCE, State
from explorer.counting.numbers import LEVEL, Sampled, mean, share
from explorer.laboratory.chunks import Span
from explorer.laboratory.conducting import conduct
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.futures import FutureRecipe
from explorer.laboratory.intervals import cut, mean_change, needed, rare
from explorer.laboratory.judging_words import judgement_html, judgement_text
from explorer.laboratory.moments import MomentTally
from explorer.laboratory.outcomes import Outcome
from explorer.laboratory.recipes import recipe_for, whole
from explorer.matches.match import Match
from explorer.matches.timeline import Node

if TYPE_CHECKING:
    from explorer.laboratory.forest import Forest

MOST_WORLDS = 100_000
MOST_FUTURES = 1_000_000
MOST_CANDIDATES = 60
NEAREST = 6  # nodes that are named where nobody is asked


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that could have been made.

    wins:   the share of matches that its mover wins after it; `points` the mover's mean points at the end.
    behind: by how much it wins less than the best move found, world by world; None of that move itself.
    """

    move: str
    wins: Sampled
    points: Sampled
    behind: Sampled | None


@dataclass(frozen=True, slots=True)
class Course:
    """How the match really went on: the mover's part of the win, which is `expected` + `cards` + `after`.

    expected: the share of wins that the move promised, from what its mover knew.
    cards:    how much more it promised with the cards as they truly lay (what nobody at the table knew in full).
    after:    the rest: the luck that came later, and what the others did.
    """

    result: Fraction
    expected: Fraction
    cards: Sampled
    after: Fraction

    @property
    def luck(self) -> Fraction:
        """How much better it came out than the move promised."""
        return self.result - self.expected


class Judgement(Outcome):
    """The outcome of `explorer.judge_move`. In a notebook it shows itself as a table; `shown("ar")` in Arabic.

    recipe:  what was asked for; `tally` the sums; `spans` the worlds that they come from.
    result:  the mover's part of the win in the match as it went, None while that is not known.
    stopped: None when all worlds were played, 'interrupted' when somebody stopped it, 'failed' when an error did.
    """

    recipe: FutureRecipe

    def __init__(
        self,
        recipe: FutureRecipe,
        spans: tuple[Span, ...],
        tally: MomentTally,
        stopped: str | None = None,
        move: str | None = None,
        result: Fraction | None = None,
    ) -> None:
        self.recipe, self.spans, self.tally, self.stopped = recipe, spans, tally, stopped
        self.move, self.result = move, result

    @cached_property
    def seat(self) -> int:
        """Whose move it is."""
        seat = self.recipe.state().actor
        assert seat is not None
        return seat

    @property
    def done(self) -> int:
        """In how many it was."""
        return self.tally.parts

    @property
    def level(self) -> float:
        """The level of each interval of a difference, so that those of all pairs hold together at 95 % (Bonferroni).

        All pairs, since which move is the best was found out from the same worlds.
        """
        return 1 - (1 - LEVEL) / max(1, comb(len(self.recipe.moves), 2))

    @cached_property
    def candidates(self) -> tuple[Candidate, ...]:
        """Every move, the best found first. Raises LaboratoryError when no world was played on."""
        if not self.done:
            raise LaboratoryError("n", "no world was played on, so there is nothing to compare")
        recipe = self.recipe
        order = sorted(range(len(recipe.moves)), key=lambda a: -self._mean(a))
        return tuple(
            Candidate(recipe.moves[a], self._wins(a), self._points(a), self._between(a, order[0]) if k else None)
            for k, a in enumerate(order)
        )

    @property
    def good(self) -> Sampled | None:
        """How much more the judged move wins than the best other one; None without such a move, or without another."""
        if self.move is None or len(self.candidates) < 2:
            return None
        return self._between(*map(self.recipe.moves.index, (self.move, self.rival.move)))

    @property
    def needed(self) -> int | None:
        """About how many worlds would tell the judged move from the best other one in four cases of five.

        None without two such moves, or where there is too little to tell from.
        """
        if self.move is None or self.good is None or not self.good.value:
            return None
        found = self.tally.get("{}-{}.wins".format(*map(self.recipe.moves.index, (self.move, self.rival.move))))
        if found.n < 2 or rare(found.above + found.below, found.n) or not found.variance:
            return None
        return max(self.done + 1, needed(found.variance / self.recipe.scale**2, abs(float(self.good)), self.level))

    @cached_property
    def legal(self) -> int:
        """How many moves are legal here, those that were not compared among them."""
        return len(self.recipe.state().legal_moves())

    @property
    def rival(self) -> Candidate:
        """The best of the moves that are not judged. Raises LaboratoryError when there is no other move."""
        for candidate in self.candidates:
            if candidate.move != self.move:
                return candidate
        raise LaboratoryError("moves", "there is no other move to compare with")

    @property
    def course(self) -> Course | None:
        """How much of the result was to be expected, and how much was luck; None while the result is not known."""
        if self.move is None or self.result is None or not self.done:
            return None
        expected = self._mean(self.recipe.moves.index(self.move))
        change = self.tally.get("true~.wins")
        cards = mean_change(change, self.recipe.scale, "share", self.recipe.seed, LEVEL, 1)
        return Course(self.result, expected, cards, self.result - expected - cards.value)

    def _mean(self, a: int) -> Fraction:
        return self.tally.get(f"{a}.wins").mean / self.recipe.scale

    def _wins(self, a: int) -> Sampled:
        found = self.tally.get(f"{a}.wins")
        return share(found.total * Fraction(1, self.recipe.scale), found.n, self.recipe.seed)

    def _points(self, a: int) -> Sampled:
        found = self.tally.get(f"{a}.points")
        number = mean(found.n, found.total, found.squares, self.recipe.seed)
        return number if found.below else cut(number, 0.0)

    def _between(self, a: int, b: int) -> Sampled:
        return mean_change(self.tally.get(f"{a}-{b}.wins"), self.recipe.scale, "share", self.recipe.seed, self.level, 1)

    def plot(self, language: str = "en") -> Forest:
        """Return a picture of how far every move is behind the best one found, with zero for that one.

        Raises LaboratoryError without matplotlib, or where there is one move only; ExplorerError for a language that
        the game lacks.
        """
        from explorer.laboratory.forest import forest_of_moves

        return forest_of_moves(self, language)

    def text(self, language: str = "en") -> str:
        """Return the judgement in plain words. Raises ExplorerError for a language that the game lacks."""
        return judgement_text(self, language)

    def html(self, language: str = "en") -> str:
        """Return the judgement as HTML. Raises ExplorerError for a language that the game lacks."""
        return judgement_html(self, language)

    def __repr__(self) -> str:
        about = f"of {self.move}" if self.move else f"of {len(self.recipe.moves)} moves"
        return f"<judgement {about} in {self.recipe.game}: {self.counted()} worlds, seed {self.recipe.seed!r}>"


def judge_move(
    position: Match | State,
    move: Move | str | None = None,
    *,
    at: int | None = None,
    moves: Sequence[Move | str] | None = None,
    players: str | Sequence[str] = "greedy:2",
    n: int = 200,
    seed: int | str = 0,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
) -> Judgement:
    """Return whether a move was good, or lucky: how often it wins from what its mover knew, beside every other move.

    The mover knows only part of the cards. So `n` worlds are drawn that it cannot tell apart; in each, every move is
    played, and programs play the match to its end. All moves meet the same worlds and the same luck, so that their
    differences are told apart soon. If the match has been played to its end, the judgement also says how much of the
    result was to be expected of the move, how much came of the cards as they truly lay, and how much came later.

    position: a match (or an explorer), judged where its cursor stands or at the node `at`, or a position.
    move:     the move to judge. None is the one that was played there in the match, if any.
    moves:    which moves to compare it with; None is all legal ones (at most 60).
    players:  a kind of program for all seats, or a list of kinds, one a seat.
    n:        how many worlds, at most 100,000, and a million worlds times moves.

    `seed`, `workers`, `cluster` and `progress` are as in `explorer.simulate`, an interruption too. Raises IllegalMove
    with the verdict for a move that the rules refuse, NotationError for a text that names none, and LaboratoryError
    when the match is over, chance is asked, only one move is legal (unless `moves` are given), or a parameter does not
    fit.
    """
    state, played, result, choices = _standing(position, at)
    n = whole("n", n, 1, MOST_WORLDS)
    if isinstance(players, str):
        players = [players] * state.players
    recipe = recipe_for(state.game, players, n, state.rules.rulings, seed, 0)
    if len(recipe.players) != state.players:
        raise LaboratoryError("players", f"{state.players} seats play here, got {len(recipe.players)} kinds of player")
    judged = played if move is None else _legal(state, move)
    candidates = _candidates(state, moves, judged)
    if moves is None and len(candidates) == 1:
        said = f"{candidates[0].text!r} is the only legal move here, so there is nothing to judge"
        raise LaboratoryError("position", f"{said}; go to where there is a choice{choices}")
    if len(candidates) * n > MOST_FUTURES:
        most = MOST_FUTURES // len(candidates)
        raise LaboratoryError("n", f"{len(candidates)} moves in {n:,} worlds are too many; at most {most:,} worlds")
    if judged is not played:
        result = None
    texts = tuple(candidate.text for candidate in candidates)
    number = None if judged is None or result is None else candidates.index(judged)
    asked = FutureRecipe(recipe.game, recipe.players, state.to_dict(), texts, number, seed, n, recipe.cards)
    name = None if judged is None else judged.text

    def judgement(recipe: FutureRecipe, spans: tuple[Span, ...], tally: MomentTally, stopped: str | None) -> Judgement:
        return Judgement(recipe, spans, tally, stopped, name, result)

    return conduct(asked, [(0, n)], judgement, workers, cluster, progress)


def _standing(position: Any, at: Any) -> tuple[State, Move | None, Fraction | None, str]:
    """Return the position of a seat that is asked, the move played there, the seat's part of the win in the end, and
    how to go to nodes near it where there is a choice."""
    played: Move | None = None
    end: State | None = None
    asked = ": judge_move(match, at=…)"
    if not isinstance(position, Match | State) and isinstance(getattr(position, "match", None), Match):
        position = position.match  # of an explorer
    if isinstance(position, Match):
        node = position.node if at is None else position.timeline.find(at)
        line = position.timeline.branches[position.branch_name].line()
        state = node.state
        asked = _asked(node, line)
        following = _following(node, line)
        if following is not None:
            played, end = following.move, line[-1].state
    elif isinstance(position, State):
        if at is not None:
            raise LaboratoryError("at", "a position has no nodes; give a match")
        state = position
    else:
        raise LaboratoryError("position", f"expected a match, a position or an explorer, got {clip(repr(position))}")
    if state.actor is None:
        raise LaboratoryError("position", f"the match is over here; go back to a move{asked}")
    if state.actor == CHANCE:
        raise LaboratoryError("position", f"chance is asked here; go to where a seat is{asked}")
    result = None
    if end is not None and end.is_over:
        won = end.winners()
        result = Fraction(state.actor in won, len(won) or 1)
    return state, played, result, asked


def _asked(node: Node, line: Sequence[Node]) -> str:
    """Return how to go to the nearest nodes of the line at which a seat can choose; what was played there."""
    pairs = [(each, after) for each, after in pairwise([*line, None]) if each]
    nearest = sorted(pairs, key=lambda found: abs(found[0].n - node.n))
    near = list(islice((found for found in nearest if _chooses(found[0].state)), NEAREST))
    if not near:
        return "; no seat can choose in this match"
    said = []
    for each, after in sorted(near, key=lambda found: found[0].n):
        move = "" if after is None else f": {after.move}"
        said.append(f"{each.n} (seat {each.state.actor}{move})")
    go = f"judge_move(match, at={near[0][0].n})"
    return f"; this is node {node.n}, and seats can choose at nodes {', '.join(said)}: {go}"


def _chooses(state: State) -> bool:
    return state.actor not in (None, CHANCE) and len(state.legal_moves()) > 1


def _following(node: Node, line: Sequence[Node]) -> Node | None:
    """Return the node that follows on the line, None where the line does not go through this one."""
    for before, after in pairwise(line):
        if before is node:
            return after
    return None


def _legal(state: State, move: Any) -> Move:
    found = state.move(move)
    verdict = state.verdict(found)
    if not verdict.legal:
        raise IllegalMove(verdict)
    return found


def _candidates(state: State, moves: Any, judged: Move | None) -> list[Move]:
    """Return the moves to compare, each once, the judged one among them."""
    if moves is None:
        found = state.legal_moves()
    elif isinstance(moves, Sequence) and not isinstance(moves, str):
        found = [_legal(state, move) for move in moves]
    else:
        raise LaboratoryError("moves", f"expected a list of moves, got {clip(repr(moves))}")
    if not found:
        raise LaboratoryError("moves", "expected at least one move; leave it out to compare all that are legal")
    found = list(dict.fromkeys([*found, judged] if judged is not None else found))
    if len(found) > MOST_CANDIDATES:
        raise LaboratoryError("moves", f"{len(found)} moves are legal here; give at most {MOST_CANDIDATES} to compare")
    return found


__all__ = ["Candidate", "Course", "Judgement", "judge_move"]
