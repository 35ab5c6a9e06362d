"""The timeline of a match: a tree of positions that only grows, named branches, and one cursor."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip
from explorer.core.words import word
from explorer.matches.errors import MatchError

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.moves import Move
    from explorer.core.state import State

MAIN = "main"
LONGEST_NAME = 200


@dataclass(slots=True, eq=False, repr=False)
class Node:
    """A position and the move that led to it.

    `n` is its number, in the order in which nodes were made; `seat` who moved (CHANCE too), None at the root; `by_hand`
    that a person gave the move and no program or tape; `state` the position, to be read and never played on; `depth`
    how many moves lead here.
    """

    n: int
    parent: Node | None
    move: Move | None
    seat: int | None
    by_hand: bool
    events: tuple[Event, ...]
    state: State
    depth: int = 0
    children: list[Node] = field(default_factory=list)

    def line(self) -> list[Node]:
        """Return the nodes from the root down to this one."""
        found = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def asked(self) -> int:
        """Return how many moves of seats, not of chance, lead here."""
        return sum(1 for node in self.line() if node.seat is not None and node.seat >= 0)

    def leading_to(self, move: Move) -> Node | None:
        """Return the node to which a move leads from here, None when nobody has played it."""
        return next((child for child in self.children if child.move is move), None)

    def __repr__(self) -> str:
        return f"<node {self.n}: {self.move if self.move is not None else 'root'}>"


class Timeline:
    """The tree. `branches` maps names to their last nodes, `automatic` holds the names that nobody gave.

    Every leaf is the end of a branch, so each node lies on at least one.
    """

    def __init__(self, root: State) -> None:
        self.nodes = [Node(0, None, None, None, False, (), root)]
        self.cursor = self.nodes[0]
        self.current = MAIN
        self.branches: dict[str, Node] = {MAIN: self.cursor}
        self.automatic: set[str] = set()

    # growing

    def grow(self, parent: Node, move: Move, by_hand: bool, events: tuple[Event, ...], state: State) -> Node:
        """Append the node to which a move leads, and return it; neither cursor nor branches move."""
        node = Node(len(self.nodes), parent, move, parent.state.actor, by_hand, events, state, parent.depth + 1)
        self.nodes.append(node)
        parent.children.append(node)
        return node

    def step(self, node: Node) -> None:
        """Move the cursor to one of its children.

        The current branch grows if the cursor stood at its end; otherwise a node of another line makes that line
        current, and a node on none begins one.
        """
        at_end = self.branches[self.current] is self.cursor
        self.cursor = node
        if at_end:
            self.branches[self.current] = node
        else:
            self._settle(node)

    def _settle(self, node: Node) -> None:
        """Make current a branch that runs through a node: this one if it can be, else the oldest, else a new one."""
        for name in (self.current, *self.branches):
            if node in self.branches[name].line():
                self.current = name
                return
        made = self.current in self.automatic
        stem, k = self.current.rpartition(".")[0] if made else self.current, 1
        while f"{stem}.{k}" in self.branches:
            k += 1
        self.current = f"{stem}.{k}"
        self.branches[self.current] = node
        self.automatic.add(self.current)

    def mark(self) -> tuple[Any, ...]:
        """Return what `back_to` needs to take back everything that happens from now on."""
        return len(self.nodes), self.cursor, self.current, dict(self.branches), set(self.automatic)

    def back_to(self, mark: tuple[Any, ...]) -> None:
        """Forget all that happened since a mark: a play that could not be finished leaves no trace."""
        count, self.cursor, self.current, self.branches, self.automatic = mark
        for node in self.nodes[count:]:
            if node.parent is not None and node.parent.n < count:
                node.parent.children.remove(node)
        del self.nodes[count:]

    # moving about

    def find(self, where: Any) -> Node:
        """Return a node by its number, or the last node of a branch by its name. Raises MatchError for neither."""
        if isinstance(where, int) and not isinstance(where, bool):
            if 0 <= where < len(self.nodes):
                return self.nodes[where]
            raise MatchError("node", f"expected 0 to {len(self.nodes) - 1}, got {clip(str(where))}")
        if isinstance(where, str) and where in self.branches:
            return self.branches[where]
        shown = ", ".join(repr(clip(name)) for name in self.branches)
        raise MatchError("branch", f"there is none called {clip(repr(where))}; there are {shown}")

    def goto(self, where: Any) -> None:
        """Move the cursor to a node or to the end of a branch. Raises MatchError when there is none."""
        self.cursor = self.find(where)
        if isinstance(where, str):
            self.current = where
        else:
            self._settle(self.cursor)

    def undo(self) -> None:
        """Move the cursor back to where the last move by hand was asked for. Raises MatchError when there is none."""
        node: Node | None = self.cursor
        while node is not None and not node.by_hand:
            node = node.parent
        if node is None or node.parent is None:
            raise MatchError("undo", "there is nothing to take back: no person has moved before this")
        self.cursor = node.parent

    def redo(self) -> None:
        """Move the cursor on along the current branch, past one move by hand, to where the next was asked for.

        Raises MatchError at the end of the branch.
        """
        ahead = self.branches[self.current].line()[self.cursor.depth + 1 :]
        if not ahead:
            raise MatchError("redo", f"the cursor is at the end of {clip(repr(self.current))}")
        passed = False
        for node in ahead:
            if node.by_hand and passed:
                break
            passed = passed or node.by_hand
            self.cursor = node

    def branch(self, name: Any) -> None:
        """Give the line at whose end the cursor stands a name, if it has an automatic one; else begin a branch here.

        Raises MatchError for an empty, overlong or taken name.
        """
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            problem = f"expected a name of 1 to {LONGEST_NAME} characters, got {clip(repr(name))}"
            raise MatchError("branch", problem, word("error-branch-name", most=LONGEST_NAME))
        if name in self.branches:
            problem = f"{clip(name)!r} is taken; goto({clip(name)!r}) goes to its end"
            raise MatchError("branch", problem, word("error-branch-taken", name=clip(name)))
        renamed = self.current in self.automatic and self.branches[self.current] is self.cursor
        if renamed:
            self.automatic.discard(self.current)
            del self.branches[self.current]
        self.branches[name] = self.cursor
        self.current = name
