"""Playing on a timeline: a person's move, then what chance and programs answer, or nothing at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip
from explorer.core.events import Event
from explorer.core.state import CHANCE, State
from explorer.matches import seating
from explorer.matches.errors import MatchError
from explorer.matches.luck_sources import Luck, program_luck
from explorer.matches.seating import Seat
from explorer.matches.timeline import Node, Timeline

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move

TOO_MANY = 20_000


class Playing:
    """The part of a match that moves it on: seats with their programs, luck, and the timeline they play on."""

    def __init__(self, game: Game, seats: Sequence[Seat], luck: Luck, root: State, given: bool, auto: bool) -> None:
        self.game, self.seats, self.luck, self.auto = game, tuple(seats), luck, auto
        self.started_from_a_position = given
        self.timeline = Timeline(root)
        self._programs = seating.make_programs(game, seats)

    @property
    def node(self) -> Node:
        """The node the cursor stands on."""
        return self.timeline.cursor

    @property
    def actor(self) -> int | None:
        """The seat that is asked, CHANCE, or None when the match is over."""
        return self.node.state.actor

    @property
    def seed(self) -> int | str:
        """What the luck tape and the programs' own draws are made from."""
        return self.luck.seed

    def play(self, move: Move | str, seat: int | None = None, auto: bool | None = None) -> list[Event]:
        """Play a move for whoever is asked; chance and programs then answer until a person is asked again.

        `seat` says who wants to move; `auto=False` leaves out the answers. A move other than the one played here
        before begins a branch. Returns what happened, secrets included (`event.as_seen(seat)` takes them out).
        Raises IllegalMove with the verdict, NotationError, or MatchError; the match is then as it was.
        """
        if seat is not None and seat != CHANCE and not self._takes_part(seat):
            raise MatchError("seat", f"expected 0 to {len(self.seats) - 1}, got {clip(repr(seat))}")
        before = self.timeline.mark()
        try:
            told = self._play(self.node.state.move(move), seat, by_hand=True)
            if self.auto if auto is None else auto:
                told += self.advance()
        except BaseException:
            self.timeline.back_to(before)
            raise
        return told

    def advance(self, moves: int | None = None) -> list[Event]:
        """Let chance and programs move until a person is asked or the match is over, or for so many moves.

        Returns what happened. Raises MatchError when a script has run out or a match without people never ends.
        """
        told: list[Event] = []
        before = self.timeline.mark()
        done = 0
        while moves is None or done < moves:
            try:
                move = self._answer()
                if move is None:
                    break
                told += self._play(move, None, by_hand=False)
            except BaseException:
                self.timeline.back_to(before)
                raise
            done += 1
            if done == TOO_MANY:
                self.timeline.back_to(before)
                raise MatchError("players", f"nobody is asked and the match is not over after {TOO_MANY} moves")
        return told

    def _answer(self) -> Move | None:
        """Return the move of chance or of a program at the cursor, None when a person is asked or nobody is."""
        node, actor = self.node, self.actor
        if actor is None:
            return None
        if actor == CHANCE:
            return self.luck.answer(node)
        program = self._programs.get(actor)
        if program is None:
            return None
        move = program.choose(node.state.view(actor), program_luck(self.seed, actor, node.asked()))
        verdict = node.state.verdict(move, actor)
        if not verdict.legal:
            raise MatchError(f"players[{actor}]", f"its program chose a move that is refused. {verdict}")
        return move

    def _play(self, move: Move, seat: int | None, by_hand: bool) -> list[Event]:
        node = self.node
        found = node.leading_to(move)
        if found is not None and seat in (None, found.seat):
            self.timeline.step(found)
            return list(found.events)
        state: State = node.state.copy()
        told = state.play(move, seat)
        self.timeline.step(self.timeline.grow(node, move, by_hand, tuple(told), state))
        return told

    def _takes_part(self, seat: Any) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self.seats)
