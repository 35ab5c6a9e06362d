"""A hint: the move that a search finds best for a seat, and why, from nothing but what the seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.guards import seat_word
from explorer.core.hooks import Shown
from explorer.core.words import Word, word
from explorer.counting.numbers import written
from explorer.players.chance_player import asked_moves
from explorer.players.reasons import Foreseen, Reason, cited, foreseen_for, reasons_for
from explorer.players.search_player import SearchPlayer, ranked
from explorer.players.tree import Branch

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.views import View

ITERATIONS = 500  # fewer than the player's own: a person waits for the hint
WORLDS = 400
LISTED = 5


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that the search tried: how many of its matches began with it, and the share of those that it won (in a
    game with a horizon, the share of the win that is to be expected there)."""

    move: Move
    tried: int
    won: float


@dataclass(frozen=True, repr=False)
class Hint(Shown):
    """The best move found for a seat. `considered` are the moves tried most, the best first; `reasons` what the move
    changes as things stand, the greatest first; `foreseen` what comes of a venture such as a war; `clauses` those of
    the question, `source` the card that asks it, if one does; `iterations` how many matches the search played out, or
    on to the game's horizon."""

    game: Game = field(compare=False)
    seat: int
    considered: tuple[Considered, ...]
    reasons: tuple[Reason, ...]
    iterations: int
    seed: int | str
    foreseen: tuple[Foreseen, ...] = ()
    clauses: tuple[str, ...] = ()
    source: Word | None = None

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.considered[0].move

    def opening(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the move alone as a sentence: who can play it, and for which card that asks."""
        told = word("hint-move", move=self.move, seat=seat_word(self.seat), source=self.source or "none")
        return self.game.words(language, names).say(told)

    def sentences(self, language: str = "en", names: Mapping[Word, str] | None = None) -> list[str]:
        """Return the move, every reason with its clause, and what the search saw, a sentence each."""
        words = self.game.words(language, names)
        if len(self.considered) == 1:
            return [words.say(word("hint-only", move=self.move, source=self.source or "none"))]
        said = [self.opening(language, names)]
        if not self.reasons and not self.foreseen:
            said = [cited(self.game, said[0], self.clauses, language), words.say("hint-changes-nothing")]
        said += [each.sentence(self.game, words) for each in self.foreseen]
        said += [reason.sentence(self.game, self.seat, words) for reason in self.reasons]
        best, second = self.considered[:2]
        horizon = self.game.horizon
        said.append(
            words.say(
                word(
                    "hint-search" if horizon is None else "hint-search-horizon",
                    n=self.iterations,
                    turns=0 if horizon is None else horizon.turns,
                    tried=best.tried,
                    won=written(best.won, "share", language),
                    second=second.move,
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
            "foreseen": [each.to_dict() for each in self.foreseen],
        }  # fmt: skip

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<hint: {self.text()}>"


def hint_for(view: View, iterations: int = ITERATIONS, seed: int | str = 0, worlds: int = WORLDS) -> Hint:
    """Return the move that a search finds best for a view's seat, with reasons; the same arguments, the same hint.

    iterations: how many matches the search plays out, or on to the horizon that the game declares.
    worlds:     in how many worlds that the seat cannot tell apart the reasons are counted.

    Raises ExplorerError when the seat is not asked, or for a number that will not do.
    """
    if type(seed) not in (int, str):
        raise ExplorerError(f"seed: expected a whole number or text, got {clip(repr(seed))}")
    if type(worlds) is not int or not 1 <= worlds <= 1_000_000:
        raise ExplorerError(f"worlds: expected a whole number from 1 to 1,000,000, got {clip(repr(worlds))}")
    player = SearchPlayer(iterations)
    moves = asked_moves(view)
    question = view.question
    source = question.source if question is not None else None
    if len(moves) == 1:
        return Hint(view.game, view.seat, (Considered(moves[0], 0, 0.0),), (), 0, seed, source=source)
    root = player.search(view, Random(f"{seed}/search"))
    best = ranked(root, moves)[: max(2, LISTED)]
    considered = tuple(_considered(move, root.below.get(move, Branch())) for move in best)
    reasons = reasons_for(view, best[0], seed, worlds)
    foreseen = foreseen_for(view, best[0], seed, told=bool(reasons))
    clauses = question.clauses if question is not None else ()
    return Hint(view.game, view.seat, considered, reasons, root.visits, seed, foreseen, clauses, source)


def _considered(move: Move, branch: Branch) -> Considered:
    return Considered(move, branch.visits, branch.won / branch.visits if branch.visits else 0.0)


__all__ = ["Considered", "Foreseen", "Hint", "Reason", "hint_for"]
