"""May this be stolen? The tree that the engine walks before every choice, for a steal that has been refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, message_of
from explorer.core.findings import Finding
from explorer.drawing.trees import tree_chart
from explorer.rules.fortune.guards import REFUSALS
from explorer.rules.fortune.stealing import STEAL

if TYPE_CHECKING:
    from explorer.core.decisions import Node
    from explorer.core.words import Catalogue


def path_to(root: Node, outcome: str) -> list[tuple[str, bool]] | None:
    """Return the answers that lead to an outcome, None where none do; in a tree there is one way to a leaf."""
    if not isinstance(root, Decision):
        return [] if root.id == outcome else None
    for answer, branch in ((True, root.yes), (False, root.no)):
        rest = path_to(branch, outcome)
        if rest is not None:
            return [(root.id, answer), *rest]
    return None


def walked(reason: Finding) -> Finding | None:
    """Return the walk through the tree on stealing that a guard's refusal tells of; None for other findings."""
    outcome = REFUSALS.get(reason.id.removeprefix("guard-"))
    path = path_to(STEAL, outcome) if outcome is not None and reason.holds is False else None
    if path is None:
        return None
    leaf: Node = STEAL
    for _, answer in path:
        assert isinstance(leaf, Decision)
        leaf = leaf.yes if answer else leaf.no
    return Finding(
        reason.game, message_of(leaf), "", False, leaf.clauses, reason.facts, tree=STEAL, answers=tuple(path)
    )  # fmt: skip


def refusal_svg(reason: Finding, words: Catalogue) -> str:
    """Return the tree with the way to a refusal lit; '' for other findings, or where nothing can place it."""
    found = walked(reason)
    chart = tree_chart(found, words.language, words.names) if found is not None else None
    return (chart.svg(words) or "") if chart is not None else ""


__all__ = ["path_to", "refusal_svg", "walked"]
