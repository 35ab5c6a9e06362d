"""Decision trees that the engine executes: what is drawn is what ran, with this position's path lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.findings import Finding

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.words import Catalogue


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """A leaf: what came of it, and the clause that says so. `says` names its message where that is not its id."""

    id: str
    clauses: tuple[str, ...]
    says: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """A question about a case, the clause it rests on, and where each answer leads; ids are unique in a tree.

    `says` names its message where that is not its id.
    """

    id: str
    clauses: tuple[str, ...]
    test: Callable[[Any], bool]
    yes: Node
    no: Node
    says: str = ""


Node: TypeAlias = Decision | Outcome


def message_of(node: Node) -> str:
    """Return the id of the message that a node says: 'node-…' for a decision, 'outcome-…' for a leaf."""
    return f"{'node' if isinstance(node, Decision) else 'outcome'}-{node.says or node.id}"


def leaf_text(game: Game, leaf: Outcome, words: Catalogue) -> str:
    """Return what a leaf says where its path was not taken, so that no facts fill its sentence.

    It reads as its clause, unless the game's words have an `option-…` for it: leaves of one clause need that.
    """
    own = f"option-{leaf.says or leaf.id}"
    return words.say(own) if words.knows(own) else game.clause(leaf.clauses[0]).text[words.language]


def walk(root: Node, case: Any, off: frozenset[str], path: list[tuple[str, bool]] | None = None) -> Outcome:
    """Return the outcome for a case; `path` collects (decision, answer). A switched-off decision answers no."""
    node = root
    while isinstance(node, Decision):
        answer = (not off or f"node:{node.id}" not in off) and node.test(case)
        if path is not None:
            path.append((node.id, answer))
        node = node.yes if answer else node.no
    return node


def explain(
    game: Game, root: Node, case: Any, facts: Mapping[str, Any], off: frozenset[str], below: tuple[Finding, ...]
) -> Finding:
    """Return the outcome as a finding: the decisions on its path below it, then the given findings."""
    path: list[tuple[str, bool]] = []
    outcome = walk(root, case, off, path)
    nodes = {n.id: n for n in nodes_of(root)}
    steps = tuple(
        Finding(game, message_of(nodes[id]), "yes" if answer else "no", answer, nodes[id].clauses, facts)
        for id, answer in path
    )
    return Finding(game, message_of(outcome), "", True, outcome.clauses, facts, steps + below, root, tuple(path))


def nodes_of(root: Node) -> Iterator[Node]:
    """Yield every node of a tree, from the root down."""
    yield root
    if isinstance(root, Decision):
        yield from nodes_of(root.yes)
        yield from nodes_of(root.no)
