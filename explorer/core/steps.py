"""Steps, flows and frames: pending work is frames on the position's stack, and steps declare their successors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.errors import FlowError
from explorer.core.moves import Move
from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.core.rules import Rules

END = "end"
TOO_MANY = 10_000


@dataclass(frozen=True, slots=True)
class Question:
    """Whom the rules ask what: `seat` (or CHANCE), the words, the clauses, and whether no is an answer."""

    seat: int
    asks: Word
    clauses: tuple[str, ...]
    declinable: bool
    verbs: tuple[str, ...]

    @property
    def source(self) -> Word | None:
        """The card (or the like) whose text asks, None where the rules themselves do."""
        told = dict(self.asks.args)
        told = {**dict(told["asks"].args), **told} if isinstance(told.get("asks"), Word) else told
        source = told.get("source")
        return source if isinstance(source, Word) else None


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One step of a flow. `run(state, frame)` does its work and returns the name of the next step, which must be
    among `then` (END leaves the flow). `skip` is where the step goes when it is switched off, the first successor by
    default; it need not be a successor otherwise. `pushes` says that it may put other work on the stack."""

    flow: str
    name: str
    clauses: tuple[str, ...]
    then: tuple[str, ...]
    run: Callable[[Any, Any], str] | None = None
    skip: str = ""
    pushes: bool = False

    @property
    def id(self) -> str:
        return f"{self.flow}.{self.name}"


@dataclass(frozen=True, slots=True, eq=False)
class Ask(Step):
    """A step that asks a seat: `who(state, frame)`, one of `verbs`; `answer(state, frame, move)` notes the
    move and names the next step; it puts no other work on the stack (a step after it may).

    `who` is the frame's seat when None. `hand(state)` is set where every verb (last resorts aside) needs a card of it.
    """

    who: Callable[[Any, Any], int] | None = None
    verbs: tuple[str, ...] = ()
    answer: Callable[[Any, Any, Move], str] | None = None
    words: Callable[[Any, Any], Word] | None = None
    declinable: bool = False
    hand: Callable[[Any], Sequence[int]] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Lot(Step):
    """A step that asks chance. `units` lists the equally likely moves (copies repeat); `luck` names the stretch of the
    luck tape; `deck`, where the units are what is left of a deck, lists the whole deck so that its order is one thing;
    `all_at_once` takes the rest of the deck in order, uses what it needs and names the next step (None: one by one)."""

    verbs: tuple[str, ...] = ()
    units: Callable[[Any, Any], Sequence[Move]] | None = None
    answer: Callable[[Any, Any, Move], str] | None = None
    luck: Callable[[Any, Any], str] | None = None
    deck: Callable[[Any, Any], Sequence[Move]] | None = None
    words: Callable[[Any, Any], Word] | None = None
    all_at_once: Callable[[Any, Any, Sequence[Move]], str] | None = None


class Frame:
    """Pending work: where it stands (`at`, an index into the rules' steps), where it comes from (`source`, `seat`,
    `cause`), the move that answered last, and a small memo of picks and snapshots (JSON values)."""

    __slots__ = ("at", "cause", "memo", "move", "seat", "source")

    def __init__(
        self,
        at: int,
        seat: int = -1,
        source: int = -1,
        cause: int = -1,
        move: Move | None = None,
        memo: dict[str, Any] | None = None,
    ) -> None:
        self.at, self.seat, self.source, self.cause, self.move, self.memo = at, seat, source, cause, move, memo

    def copy(self) -> Frame:
        memo = self.memo
        return Frame(self.at, self.seat, self.source, self.cause, self.move, None if memo is None else dict(memo))

    def to_dict(self, rules: Rules) -> dict[str, Any]:
        """Return the frame as JSON values; entries that say nothing are left out."""
        saved: dict[str, Any] = {"step": rules.steps[self.at].id}
        for key in ("seat", "source", "cause"):
            if getattr(self, key) != -1:
                saved[key] = getattr(self, key)
        if self.move is not None:
            saved["move"] = self.move.text
        if self.memo:
            saved["memo"] = dict(self.memo)
        return saved


class Successors(dict[str, "StepInForce"]):
    """What may come after a step, by name. Raises FlowError for a successor that was not declared."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id = id

    def __missing__(self, name: str) -> StepInForce:
        raise FlowError(f"step {self.id} went to {name!r}, which it does not declare")


class StepInForce:
    """A step as one ruleset runs it: what comes next by name, switched off or not.

    `asks` says that it asks a seat or chance, `plain` that it does neither that nor may push other work.
    """

    __slots__ = ("_own", "answer", "asks", "at", "id", "lot", "next", "plain", "run", "step", "who")

    next: Successors

    def __init__(self, step: Step, at: int, off: bool) -> None:
        if step.name == END and at >= 0:
            raise FlowError(f"step {step.id}: {END!r} is what leaving a flow is called, no step's name")
        self.step, self.id, self.at = step, step.id, at
        self.lot = isinstance(step, Lot) and not off
        self.asks = isinstance(step, Ask | Lot) and not off
        self.plain = not self.asks and at >= 0 and not step.pushes
        self.run: Callable[[Any, Any], str] = (
            _skipping(step.skip or step.then[0]) if off or step.run is None else step.run
        )
        self.who: Any = step.who if isinstance(step, Ask) else None
        self.answer: Any = step.answer if isinstance(step, Ask | Lot) else None
        self._own = (self.run, self.answer)

    def link(self, steps: Mapping[str, StepInForce], off: bool) -> None:
        """Look up the successors, and the way past a switched-off step."""
        names = set(self.step.then) | ({self.step.skip or self.step.then[0]} if off else set())
        self.next = Successors(self.id)
        self.next |= {n: LEAVE if n == END else steps[f"{self.step.flow}.{n}"] for n in names}

    def trace_into(self, pairs: set[tuple[str, str]] | None) -> None:
        """Note every successor taken; None stops it."""
        self.run, self.answer = self._own
        if pairs is not None:
            self.run = _noting(self.run, self.id, pairs)
            self.answer = self.answer and _noting(self.answer, self.id, pairs)


def _noting(work: Callable[..., str], id: str, pairs: set[tuple[str, str]]) -> Callable[..., str]:
    def noted(*args: Any) -> str:
        name = work(*args)
        pairs.add((id, name))
        return name

    return noted


def _skipping(name: str) -> Callable[[Any, Any], str]:
    return lambda s, f: name


#: what follows END: the frame leaves the stack
LEAVE = StepInForce(Step("", END, (), (END,)), -1, False)
