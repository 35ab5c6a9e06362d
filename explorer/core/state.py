"""A position is a value: facts, knowledge, stack. It knows its rules and asks the next question."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Self

from explorer.core.errors import ExplorerError, FlowError, IllegalMove, PositionError, among, clip
from explorer.core.events import Event
from explorer.core.findings import Finding, Verdict
from explorer.core.guards import judge, permits
from explorer.core.hooks import Shown
from explorer.core.moves import Move
from explorer.core.reading import Table
from explorer.core.stakes import Stakes
from explorer.core.steps import LEAVE, TOO_MANY, Ask, Frame, Lot, Question, StepInForce
from explorer.core.words import word

if TYPE_CHECKING:
    from random import Random

    from explorer.core.game import Game
    from explorer.core.hand_listing import HandLister
    from explorer.core.rules import Rules
    from explorer.core.views import View

CHANCE = -1
PUBLIC = -2
ALL = -3
MANY = range(TOO_MANY)


class State(Stakes, Shown):
    """A position of a game, mutable in place: `play` and `apply` move it on, `copy` takes a snapshot.

    `actor` is the seat that is asked (0, 1, …), CHANCE, or None when the match is over. Games add their facts as slots
    named in `FACTS`; each is an immutable value or a list of immutable values, so a copy is shallow and cheap.
    """

    __slots__ = ("actor", "events", "rules", "stack", "telling")
    FACTS: ClassVar[tuple[str, ...]] = ()

    rules: Any
    actor: int | None
    stack: list[Frame]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.stack = []
        self.actor = None
        self.telling: list[Event] | None = None
        self.events: tuple[Event, ...] = ()

    # what each game says of itself

    @classmethod
    def opening(cls, rules: Any) -> Self:
        """Return the position before anything is dealt, with the first frame on its stack."""
        raise NotImplementedError

    def facts_to_dict(self) -> dict[str, Any]:
        """Return the facts as JSON values that a teacher can read and write."""
        raise NotImplementedError

    def read_facts(self, table: Table) -> None:
        """Take the facts from a table. Raises PositionError or FileError naming the key."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the points of every seat as the position stands."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the match goes on."""
        raise NotImplementedError

    def standing(self) -> tuple[list[int], list[int]]:
        """Return the scores and the winners at once, for whoever needs both often."""
        return self.scores(), self.winners()

    def outlook(self) -> Sequence[float]:
        """Return how good the position is for every seat while the match goes on, for programs that must judge it.

        The scores, unless a game knows something that tells better who will win.
        """
        return self.scores()

    def turns_begun(self) -> int:
        """Return how many turns have begun, in a game that declares a horizon."""
        raise NotImplementedError

    def topics(self) -> list[str]:
        """Return the ids of everything that `explain` can explain here."""
        raise NotImplementedError

    def card_topics(self, seat: int) -> list[str]:
        """Return the ids of the cards that a seat (or ALL) may ask about, none unless a game offers them."""
        return []

    def finding(self, topic: str, seat: int) -> Finding:
        """Return the finding on a topic as far as a seat (or ALL) knows the facts it reads."""
        raise NotImplementedError

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        """Yield positions without end, each drawn uniformly from those that agree with what a seat knows."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise PositionError, naming the key, when play cannot go on from a position that was read."""

    def check_rulings(self, rules: Any) -> None:
        """Raise RulingError when the position cannot be judged under other rules."""

    # the loop

    def run(self) -> None:
        """Run frames until somebody is asked or the match is over."""
        if self.stack:
            self._run(self.rules.steps[self.stack[-1].at])
        else:
            self.actor = None

    def _run(self, step: StepInForce) -> None:
        """Run from a step of the topmost frame until somebody is asked or the match is over."""
        f = self.stack[-1]
        for _ in MANY:
            if step.plain:
                step = step.next[step.run(self, f)]
            elif step.asks:
                if self.stack[-1] is not f:
                    raise FlowError(
                        f"a step before {step.id} put other work on the stack without saying that it pushes"
                    )
                f.at = step.at
                self.actor = CHANCE if step.lot else f.seat if step.who is None else step.who(self, f)
                return
            elif step is LEAVE:
                stack = self.stack
                stack.remove(f)
                if not stack:
                    self.actor = None
                    return
                f = stack[-1]
                step = self.rules.steps[f.at]
            else:
                following = step.next[step.run(self, f)]
                top = self.stack[-1]
                if top is f or following is LEAVE:
                    step = following
                else:  # other work came on top; this frame goes on later
                    f.at = following.at
                    f = top
                    step = self.rules.steps[f.at]
        raise FlowError(f"the flow runs in a circle at step {step.id}")

    def apply(self, move: Move) -> None:
        """Play a move known to be legal, with no verdict and no events: the trusted inner loop."""
        f = self.stack[-1]
        step = self.rules.steps[f.at]
        self._run(step.next[step.answer(self, f, move)])

    def proceed(self, name: str) -> None:
        """Go on from the step that is asking to the successor named."""
        self._run(self.rules.steps[self.stack[-1].at].next[name])

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Judge a move, play it and return what happened.

        `seat` says who wants to move (whoever is asked, by default). Raises IllegalMove with the verdict, and
        NotationError for a text that names no move; the position is then as it was.
        """
        move = self.move(move)
        mover = self._mover(seat)
        if not permits(self, move, mover):
            raise IllegalMove(judge(self, move, mover))
        told: list[Event] = []
        self.telling = told
        try:
            self.apply(move)
        finally:
            self.telling = None
        self.events = tuple(told)
        return told

    def tell(self, kind: str, clause: str, **facts: Any) -> None:
        """Record a public event while somebody listens."""
        if self.telling is not None:
            self.telling.append(Event(self.rules.game, kind, (clause,), facts))

    def tell_some(
        self, kind: str, clause: str, seen_by: Sequence[int], secret: Mapping[str, Any], **facts: Any
    ) -> None:
        """Record an event of which only some seats see the secret facts."""
        if self.telling is not None:
            self.telling.append(Event(self.rules.game, kind, (clause,), facts, secret, frozenset(seen_by)))

    def push(self, step: str, **kept: Any) -> Frame:
        """Put a frame on the stack that begins at a step ('flow.step'), and return it."""
        f = Frame(self.rules.index[step], **kept)
        self.stack.append(f)
        return f

    # asking

    @property
    def game(self) -> Game:
        game: Game = self.rules.game
        return game

    @property
    def players(self) -> int:
        """How many seats take part."""
        count: int = self.rules.players
        return count

    @property
    def is_over(self) -> bool:
        return self.actor is None

    @property
    def step(self) -> str:
        """The id of the step that waits, such as 'turn.choose'; '' when the match is over."""
        return str(self.rules.steps[self.stack[-1].at].id) if self.stack else ""

    @property
    def question(self) -> Question | None:
        """What is being asked of whom, or None when the match is over."""
        if self.actor is None:
            return None
        f = self.stack[-1]
        step = self.rules.steps[f.at].step
        asks = step.words(self, f) if step.words is not None else word(f"question-{step.name}")
        return Question(self.actor, asks, step.clauses, getattr(step, "declinable", False), step.verbs)

    def move(self, move: Move | str) -> Move:
        """Return the move itself for a move or its notation. Raises NotationError when it names none."""
        if isinstance(move, Move) and move.game == self.game.id:
            self.game.check_seats(move, self.players)
            return move
        return self.game.parse(move if isinstance(move, str) else str(move), self)

    def likely_moves(self) -> list[Move]:
        """Return the moves a mistyped one may have meant: legal ones, or else all of the kinds that are asked for."""
        if self.actor is None:
            return []
        asked = {verb.name for verb in self.rules.asked(self)}
        return self.legal_moves() or [m for m in self.game.universe(self.players) if m.verb in asked]

    def legal_moves(self) -> list[Move]:
        """Return the legal moves of whoever is asked (of chance: what it can bring), each once."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            return [move for move, _ in self.chance_moves()]
        out: list[Move] = []
        rules, at = self.rules, self.stack[-1].at
        for lister in rules.listers[at]:
            lister.extend(self, out)
        if not out:
            for lister in rules.last_resorts[at]:
                lister.extend(self, out)
        return out

    def draw_move(self, rng: Random) -> Move:
        """Return a legal move of the seat that is asked, drawn quickly: every one can come, not equally often.

        Where a card of the hand is played, the card is drawn first, then one of its moves; else all moves are equal.
        """
        hand: HandLister | None = self.rules.hand_listers[self.stack[-1].at]
        move = None if hand is None else hand.draw(self, rng.random)
        if move is not None:
            return move
        moves = self.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def play_out(self, rng: Random, most: int = 100_000, until: int | None = None) -> None:
        """Play on by moves drawn quickly (`draw_move`), chance by `rng`, to the end or for at most so many moves.

        until: the number of the turn at whose beginning to stop (see `Game.horizon`), None for none.
        """
        rules, stack, random = self.rules, self.stack, rng.random
        steps, hands = rules.steps, rules.hand_listers
        for _ in range(most):
            if self.actor is None or (until is not None and self.turns_begun() >= until):
                return
            f = stack[-1]
            at = f.at
            step = steps[at]
            hand = hands[at]
            move = hand.draw(self, random) if hand is not None else None
            if move is None:
                move = self.sample_chance(rng) if step.lot else self.draw_move(rng)
            self._run(step.next[step.answer(self, f, move)])

    def verdict(self, move: Move | str, seat: int | None = None) -> Verdict:
        """Return the verdict on a move for the seat that is asked, or for `seat`."""
        return judge(self, self.move(move), self._mover(seat))

    def _mover(self, seat: int | None) -> int:
        if seat is None:
            return self.actor if self.actor is not None else 0
        if type(seat) is not int or (seat not in (CHANCE, PUBLIC, ALL) and seat not in range(self.players)):
            raise PositionError("seat", f"expected 0 to {self.players - 1}, got {clip(repr(seat))}")
        return seat

    def chance_moves(self) -> list[tuple[Move, Fraction]]:
        """Return what chance can bring now, with exact probabilities; empty unless chance is asked."""
        units = self._units()
        counts: dict[Move, int] = {}
        for move in units:
            counts[move] = counts.get(move, 0) + 1
        return [(move, Fraction(n, len(units))) for move, n in counts.items()]

    def _units(self) -> Sequence[Move]:
        if self.actor != CHANCE:
            return ()
        f = self.stack[-1]
        lot = self.rules.steps[f.at].step
        assert isinstance(lot, Lot) and lot.units is not None
        return lot.units(self, f)

    def sample_chance(self, rng: Random) -> Move:
        """Return one of the moves of chance, drawn with its probability from `rng`."""
        units = self._units()
        if not units:
            raise PositionError("actor", "chance is not asked here")
        return units[int(rng.random() * len(units))]

    def settle(self, rng: Random) -> None:
        """Let chance bring what it will, drawn from `rng`, until a seat is asked or the match is over."""
        for _ in MANY:
            if self.actor != CHANCE:
                return
            self.apply(self.sample_chance(rng))
        raise FlowError(f"chance is asked again and again at step {self.step}")

    def explain(self, topic: str) -> Finding:
        """Return the finding on a topic such as 'zone:harbour', reading every fact of the position.

        Raises ExplorerError, with the topics there are, for an unknown one.
        """
        return self.finding(self.known_topic(topic, ALL), ALL)

    def known_topic(self, topic: str, seat: int) -> str:
        """Return the topic. Raises ExplorerError, with the topics there are for a seat, for an unknown one."""
        there = [*self.topics(), *self.card_topics(seat)]
        if topic not in there:
            raise ExplorerError(f"nothing to explain about {clip(repr(topic))}; {among(str(topic), there)}")
        return topic

    def view(self, seat: int) -> View:
        """Return what a seat (or PUBLIC, or ALL) may know: a window on this position, not a copy of it."""
        if seat not in (PUBLIC, ALL) and (type(seat) is not int or seat not in range(self.players)):
            raise PositionError(
                "seat", f"expected 0 to {self.players - 1}, explorer.PUBLIC or explorer.ALL, got {clip(repr(seat))}"
            )
        view: View = self.rules.game.view_class(self, seat)
        return view

    def returns(self) -> list[Fraction]:
        """Return utilities that sum to zero: the winners share one point, every seat paid 1/players to play.

        All zeros while the match goes on.
        """
        won = self.winners()
        n = self.players
        if not won:
            return [Fraction(0)] * n
        return [Fraction(seat in won, len(won)) - Fraction(1, n) for seat in range(n)]

    # the value

    def copy(self) -> Self:
        """Return an equal position that moves on independently."""
        other = object.__new__(type(self))
        other.rules, other.actor, other.events, other.telling = self.rules, self.actor, self.events, None
        other.stack = [f.copy() for f in self.stack]
        for name in self.FACTS:
            value = getattr(self, name)
            setattr(other, name, value[:] if type(value) is list else value)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def under(self, rulings: Mapping[str, str]) -> Self:
        """Return the same position judged under other rulings (the rest stay as they are).

        Raises RulingError for an unknown ruling, or with the reason when this position cannot be judged so.
        """
        rules = self.game.rules(self.players, rulings, self.rules.off, self.rules.rulings)
        self.check_rulings(rules)
        other = self.copy()
        other.rules = rules
        other.ask_anew()
        other.run()
        return other

    def ask_anew(self) -> None:
        """Bring a question that nobody has begun to answer to where the readings now in force would ask it."""

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as JSON values; `game.state` reads them back, nothing lost."""
        defaults = self.game.rulebook.choose(None)
        return {
            "game": self.game.id,
            "version": self.game.rulebook.version,
            "players": self.players,
            "rulings": {k: v for k, v in self.rules.rulings.items() if v != defaults[k]},
            **self.facts_to_dict(),
            "stack": [f.to_dict(self.rules) for f in self.stack],
        }

    def read_stack(self, entries: list[Table]) -> None:
        """Take the frames from tables. Raises FileError naming the frame and key."""
        self.stack = []
        for entry in entries:
            id = entry.get("step", str)
            if id not in self.rules.index:
                raise entry.fail("step", f"no step is called {id!r}")
            f = Frame(self.rules.index[id])
            for key in ("seat", "source", "cause"):
                if key in entry:
                    setattr(f, key, entry.get(key, int))
            if "seat" in entry and not 0 <= f.seat < self.players:
                raise entry.fail("seat", f"expected 0 to {self.players - 1}, got {f.seat}")
            if "move" in entry:
                f.move = self.game.parse(entry.get("move", str), self)
            if "memo" in entry:
                f.memo = dict(entry.get("memo", dict))
            entry.done()
            self.stack.append(f)

    def digest(self) -> str:
        """Return 16 hexadecimal digits that equal positions, and only they, share."""
        canonical = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return sha256(canonical.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # mutable: use digest()

    def __repr__(self) -> str:
        whose = "over" if self.actor is None else "chance" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<{self.game.id}: {self.players} players, {whose}, {self.digest()}>"

    def __str__(self) -> str:
        return str(self.view(ALL))


__all__ = ["ALL", "CHANCE", "PUBLIC", "Ask", "State"]
