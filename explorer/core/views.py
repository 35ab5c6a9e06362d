"""A view knows only what its seat knows: people and bots are given views, never positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.events import Event
from explorer.core.findings import Finding, Verdict
from explorer.core.guards import judge
from explorer.core.hooks import Shown, call
from explorer.core.moves import Move
from explorer.core.state import ALL, CHANCE, PUBLIC, State
from explorer.core.steps import Question
from explorer.core.words import Word

if TYPE_CHECKING:
    from random import Random

    from explorer.core.game import Game


class View(Shown):
    """A window on a position for one seat, for PUBLIC (spectators) or for ALL (who sees everything).

    Games add what can be seen; nothing here or there reads a fact its seat cannot know. `predicts` says that whoever
    looks is to predict what comes: pictures and words then leave out what a game would tell of moves not yet made.
    """

    __slots__ = ("_state", "predicts", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.predicts = False

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def rules(self) -> Any:
        return self._state.rules

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def actor(self) -> int | None:
        """The seat that is asked, CHANCE, or None when the match is over (public)."""
        return self._state.actor

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def question(self) -> Question | None:
        """What is being asked of whom; that somebody is asked depends on public facts alone."""
        return self._state.question

    @property
    def step(self) -> str:
        """The id of the step that waits ('turn.choose'), '' when the match is over (public)."""
        return self._state.step

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last play brought, as this seat saw it."""
        return tuple(e.as_seen(self.seat, self.seat == ALL) for e in self._state.events)

    def legal_moves(self) -> list[Move]:
        """Return this seat's legal moves, none when another is asked; ALL also sees what chance can bring."""
        if self.seat == ALL or (self.seat == self.actor and self.seat >= 0):
            return self._state.legal_moves()
        return []

    def near(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return those of some moves, right or wrong, that are worth showing to this seat, which is asked.

        All of them, unless a game knows that most name things that nobody looks for here; legal ones always are.
        """
        return moves

    def verdict(self, move: Move | str) -> Verdict:
        """Return the verdict on a move this seat would make. It reads no card that the seat cannot know."""
        if self.seat == ALL:
            return self._state.verdict(move)
        return judge(self._state, self._state.move(move), self.seat)

    def explain(self, topic: str) -> Finding:
        """Return the finding on a topic, as far as this seat knows the facts it reads."""
        return self._state.finding(self._state.known_topic(topic, self.seat), self.seat)

    def topics(self) -> list[str]:
        """Return the ids of everything that `explain` can explain here, this seat's own cards among them."""
        return [*self._state.topics(), *self._state.card_topics(self.seat)]

    def under(self, rulings: Mapping[str, str]) -> View:
        """Return what this seat sees of the same position judged under other rulings.

        Raises RulingError for an unknown ruling, or with the reason when the position cannot be judged so.
        """
        return self._state.under(rulings).view(self.seat)

    def sample_world(self, rng: Random) -> State:
        """Return a position drawn uniformly from those that agree with what this seat knows and all can see."""
        world: State = next(self.worlds(rng))
        return world

    def worlds(self, rng: Random) -> Iterator[Any]:
        """Yield positions without end, each as `sample_world` draws it: faster than asking for them one by one."""
        if self.seat == ALL:
            return iter(self._state.copy, None)
        return self._state.worlds_for(self.seat, rng)

    def stakes(self) -> list[str]:
        """Return the topics whose odds can be asked for (`odds`), such as 'zone:harbour'."""
        return self._state.stakes()

    def prospects(self) -> list[str]:
        """Return the topics whose odds rest on what is to come as well, such as the next card drawn ('draw')."""
        return self._state.prospects()

    def odds(self, topic: str, **how: Any) -> Any:
        """Return how likely each outcome of a topic is, as things stand, over the worlds this seat cannot tell apart.

        Exact where they can be counted, else sampled; `how` and errors as in `explorer.counting.odds.odds_of`.
        """
        return call("odds", self, topic, **how)

    def sees(self, sight: str, owner: int) -> bool:
        """Tell whether this seat may see what belongs to `owner` under one of the rules of sight."""
        return bool(self.seat in (ALL, owner) or self.rules.open_to_all(sight))

    def hint(self, **how: Any) -> Any:
        """Return the move that a search finds best for this seat, with reasons, from nothing but what it knows.

        `how` and errors as in `explorer.players.hints.hint_for`.
        """
        return call("hint", self, **how)

    def describe(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return what this seat sees in plain words, seats called by `names`: the text twin of the board."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.describe()

    def __repr__(self) -> str:
        who = {PUBLIC: "spectators", ALL: "everybody's cards"}.get(self.seat, f"seat {self.seat}")
        return f"<{self.game.id}: view of {who}>"

    def to_dict(self) -> dict[str, Any]:
        """Return everything this seat can see as JSON values; what it cannot see is null."""
        raise NotImplementedError


__all__ = ["ALL", "CHANCE", "PUBLIC", "View"]
