"""Steps, flows and frames: pending work is frames on the position's stack, and steps declare their successors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.moves import Move
from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.core.game import Rules

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


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One step of a flow. `run(state, frame)` does its work and returns the name of the next step, which must be
    among `then` (END leaves the flow). `skip` is where the step goes when it is switched off, the first successor by
    default; it need not be a successor otherwise."""

    flow: str
    name: str
    clauses: tuple[str, ...]
    then: tuple[str, ...]
    run: Callable[[Any, Any], str] | None = None
    skip: str = ""

    @property
    def id(self) -> str:
        return f"{self.flow}.{self.name}"


@dataclass(frozen=True, slots=True, eq=False)
class Ask(Step):
    """A step that asks a seat: `who(state, frame)`, one of `verbs`; `answer(state, frame, move)` names the next step."""

    who: Callable[[Any, Any], int] | None = None
    verbs: tuple[str, ...] = ()
    answer: Callable[[Any, Any, Move], str] | None = None
    words: Callable[[Any, Any], Word] | None = None
    declinable: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Lot(Step):
    """A step that asks chance. `units` lists the equally likely moves (copies repeat); `luck` names the stretch of the
    luck tape; `deck`, where the units are what is left of a deck, lists the whole deck so that its order is one thing;
    `all_at_once` takes many answers in a row and returns how many it used (None: one by one only)."""

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
        return Frame(
            self.at, self.seat, self.source, self.cause, self.move, None if memo is None else dict(memo)
        )

    def to_dict(self, rules: Rules) -> dict[str, Any]:
        """Return the frame as JSON values; entries that say nothing are left out."""
        saved: dict[str, Any] = {"step": rules.steps[self.at].id}
        for key in ("seat", "source", "cause"):
            if getattr(self, key) != -1:
                saved[key] = getattr(self, key)
        if self.move is not None:
            saved["move"] = self.move.text
        if self.memo:
            saved["memo"] = self.memo
        return saved


class StepInForce:
    """A step as one ruleset runs it: successors as indices, switched off or not."""

    __slots__ = ("answer", "ask", "id", "lot", "next", "run", "step", "who")

    def __init__(self, step: Step, index: Mapping[str, int], off: bool) -> None:
        self.step, self.id = step, step.id
        skip = step.skip or step.then[0]
        names = {*step.then, skip} if off else set(step.then)
        self.next = {name: -1 if name == END else index[f"{step.flow}.{name}"] for name in names}
        self.ask = isinstance(step, Ask) and not off
        self.lot = isinstance(step, Lot) and not off
        self.run: Callable[[Any, Any], str] = _skipping(skip) if off or step.run is None else step.run
        self.who: Any = step.who if isinstance(step, Ask) else None
        self.answer: Any = step.answer if isinstance(step, Ask | Lot) else None


def _skipping(name: str) -> Callable[[Any, Any], str]:
    return lambda s, f: name
