"""A match: seats and luck around a timeline; people play, programs and chance answer, nothing is forgotten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip
from explorer.core.state import ALL, CHANCE, PUBLIC, State
from explorer.core.words import Word
from explorer.matches import compare, fairness, saves, seating
from explorer.matches.errors import MatchError
from explorer.matches.luck_sources import Luck
from explorer.matches.playing import Playing
from explorer.matches.seating import HUMAN, Seat
from explorer.matches.timeline import Node

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.views import View


class Match(Playing):
    """A match of one game. Make it with `game.match(…)` or `explorer.load_match(…)`.

    The cursor stands on one node of the timeline; `state`, `actor`, `view` and `log` are those of the cursor.
    """

    # where the match stands

    @property
    def nodes(self) -> tuple[Node, ...]:
        """Every node of every branch, by number."""
        return tuple(self.timeline.nodes)

    @property
    def state(self) -> Any:
        """A copy of the position at the cursor."""
        return self.node.state.copy()

    @property
    def is_over(self) -> bool:
        return self.node.state.is_over

    @property
    def branch_name(self) -> str:
        """The branch that the cursor is on."""
        return self.timeline.current

    @property
    def branches(self) -> dict[str, int]:
        """Every branch by name, with the number of its last node."""
        return {name: head.n for name, head in self.timeline.branches.items()}

    def view(self, seat: int) -> View:
        """Return what a seat, PUBLIC or ALL may know here. Raises MatchError for a seat that is not in the match."""
        return self.node.state.view(self.known_viewer(seat))

    def names_as_words(self) -> dict[Word, str]:
        """Return the players' names for use in sentences, by the word for the seat."""
        return seating.names_as_words(self.seats)

    def line(self) -> list[Node]:
        """Return the nodes from the start to the cursor."""
        return self.node.line()

    # moving about on the timeline

    def undo(self) -> None:
        """Go back to where a person last moved. Nothing is forgotten: the line stays, `redo` goes along it again.

        Raises MatchError when no person has moved yet. For play among people ask `fair_undo_allowed` first.
        """
        self.timeline.undo()

    def redo(self) -> None:
        """Go on along the current branch to where a person is asked next. Raises MatchError at its end."""
        self.timeline.redo()

    def goto(self, where: int | str) -> None:
        """Go to a node by its number, or to the end of a branch by its name. Raises MatchError when there is none."""
        self.timeline.goto(where)

    def branch(self, name: str) -> None:
        """Name the line at whose end the cursor stands, if it has no given name yet; else begin a branch here.

        Raises MatchError for an empty or a taken name.
        """
        self.timeline.branch(name)

    def fair_undo_allowed(self) -> fairness.FairUndo:
        """Tell whether `undo` would be fair among people, and if not which of four conditions forbids it."""
        return fairness.judge_undo(self.timeline)

    # telling

    def log(self, seat: int | None = None, language: str = "en", after: int | None = None) -> list[str]:
        """Return what happened from the start to the cursor, a line an event, each with its clause.

        `seat` sees its own secrets, ALL everyone's, nobody (the default) none. `after` leaves out what came before
        that node. Raises MatchError for an unknown seat or node, ExplorerError for a language the game lacks.
        """
        viewer = self.known_viewer(PUBLIC if seat is None else seat)
        nodes = self.line()
        if after is not None:
            past = self.timeline.find(after).line()
            nodes = [node for node in nodes if node not in past]
        names = self.names_as_words()
        return [event.as_seen(viewer, viewer == ALL).text(language, names) for node in nodes for event in node.events]

    def compare(self, a: int | str, b: int | str, seat: int = ALL) -> compare.Comparison:
        """Return how two branches (names or node numbers) differ, as far as a seat knows (ALL: all of it).

        Raises MatchError for an unknown branch, node or seat.
        """
        return compare.compare(self, a, b, self.known_viewer(seat))

    def known_viewer(self, seat: Any) -> int:
        """Return the seat if it, PUBLIC or ALL may look on. Raises MatchError for anything else."""
        if seat not in (PUBLIC, ALL) and not self._takes_part(seat):
            raise MatchError("seat", f"expected 0 to {len(self.seats) - 1}, PUBLIC or ALL, got {clip(repr(seat))}")
        found: int = seat
        return found

    # keeping

    def to_dict(self) -> dict[str, Any]:
        """Return the whole match, every branch, as JSON values. See `explorer.load_match`."""
        return saves.to_dict(self)

    def save(self, path: str | Path) -> None:
        """Write the whole match to a file. Raises FileError when it cannot be written."""
        saves.save(self, path)

    def __repr__(self) -> str:
        whose = "over" if self.actor is None else "chance" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<match of {self.game.id}: {len(self.seats)} seats, node {self.node.n} of {len(self.nodes)}, {whose}>"


def new_match(
    game: Game,
    players: Sequence[str] | int | None = None,
    *,
    seed: int | str | None = None,
    rulings: Mapping[str, str] | None = None,
    start: Any = None,
    chance: str = "seed",
    script: Sequence[Any] = (),
    names: Any = None,
    auto: bool = True,
) -> Match:
    """Return a new match; `game.match` calls this.

    players: kinds ('human', 'random', 'greedy', …), one a seat, or how many people; two people by default.
    seed:    whole number or text; the same seed brings the same luck. None picks one.
    start:   a position (State, or JSON values as `state.to_dict` writes them); None deals from the beginning.
    chance:  'seed' (the tape answers), 'ask' (it is played like a move), 'script' (the moves in `script`, in order).
    names:   texts that people typed, one a seat, or a mapping from seat to text.
    auto:    let chance and programs answer at once, now and after each move.

    Raises MatchError, RulingError, PositionError, FileError or NotationError, naming what does not fit.
    """
    root = _root_of(game, start, rulings)
    seats = seating.seat_players(game, players, names, root)
    luck = Luck(game, chance, seed, script)
    opening = game.opening(len(seats), rulings) if root is None else root
    match = Match(game, seats, luck, opening, root is not None, bool(auto))
    if auto:
        match.advance()
    return match


def _root_of(game: Game, start: Any, rulings: Mapping[str, str] | None) -> State | None:
    if start is None:
        return None
    if isinstance(start, Mapping):
        start = game.state(start, "start")
    if not isinstance(start, State):
        raise MatchError("start", f"expected a position, got {clip(repr(start))}")
    if start.game is not game:
        raise MatchError("start", f"expected a position of {game.id!r}, got one of {start.game.id!r}")
    root = start.under(rulings) if rulings else start.copy()
    root.events = ()
    return root


__all__ = ["HUMAN", "Match", "MatchError", "Node", "Seat", "new_match"]
