"""The history of a match as a tree: moves made by hand, branches by name, long lines folded, the cursor lit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.core.words import word
from explorer.drawing.chart import Arrow, Chart, Item
from explorer.drawing.markup import page, picture

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.matches.match import Match
    from explorer.matches.timeline import Node

FOLD = 3  # a run of fewer moves is not worth folding


def history_chart(match: Match, language: str = "en", seat: int | None = None) -> Chart:
    """Return the tree of a match's moves, as `seat` may see them (nobody's secrets by default, ALL for all).

    A box is a move made by hand, with the number that `match.goto` takes; what programs moved is counted on the arrow,
    or what chance decided where they moved nothing. Boxes carry `data-node` (that number), folded lines `data-fold`
    (the first and last number in them), names of branches `data-branch`. Raises MatchError for an unknown seat.
    """
    viewer = match.known_viewer(PUBLIC if seat is None else seat)
    words = match.game.words(language, match.names_as_words())
    tree = _Tree(match, words, viewer)
    tree.grow(match.nodes[0])
    title = words.say("draw-history", game=word(f"game-{match.game.rulebook.id}"))
    desc = [f"{item.said}{f' ({item.cited})' if item.cited else ''}" for item in tree.items]
    return Chart(title, "\n".join(desc), tree.items, tree.arrows, shape="line")


def history_html(match: Match, language: str = "en", seat: int | None = None) -> str:
    """Return the history of a match as HTML; see `history_chart`."""
    words = match.game.words(language, match.names_as_words())
    return page(picture(history_chart(match, language, seat), words), language)


class _Tree:
    """The boxes and arrows as they are collected."""

    def __init__(self, match: Match, words: Catalogue, viewer: int) -> None:
        self.words, self.viewer, self.cursor = words, viewer, match.node
        self.line = set(map(id, match.line()))
        self.current = match.branch_name
        self.heads: dict[int, list[str]] = {}
        for name, n in match.branches.items():
            self.heads.setdefault(n, []).append(name)
        self.items: list[Item] = []
        self.arrows: list[Arrow] = []
        self.shown = self._shown(match.nodes)

    def _shown(self, nodes: tuple[Node, ...]) -> set[int]:
        """The numbers of the nodes that get a box: ends, forks and the cursor, and the moves by hand next to them."""
        fixed = {
            node.n
            for node in nodes
            if node.parent is None or len(node.children) != 1 or node.n in self.heads or node is self.cursor
        }
        shown = set(fixed)
        for node in nodes:
            if node.n in fixed and node.parent is not None:
                run = []  # the moves by hand between this one and the fixed one before it, the latest first
                above: Node | None = node.parent
                while above is not None and above.n not in fixed:
                    if above.by_hand:
                        run.append(above.n)
                    above = above.parent
                shown.update(run if len(run) < FOLD + 2 else (run[0], run[-1]))
        return shown

    def grow(self, root: Node) -> None:
        """Add the boxes of a tree, from the root down, a branch after the other."""
        waiting: list[tuple[Node, str, list[Node]]] = [(root, "", [])]
        while waiting:
            node, above, between = waiting.pop()
            while node.n not in self.shown:
                between = [*between, node]
                node = node.children[0]
            here = self._box(node, above, between)
            waiting += [(child, here, []) for child in reversed(node.children)]

    def _box(self, node: Node, above: str, between: list[Node]) -> str:
        """Add a node's box with the arrow that leads to it; return the id from which its children go on."""
        on = id(node) in self.line
        if any(passed.by_hand for passed in between):
            first, last = between[0].n, between[-1].n
            said = self._counted(between)
            folded = f"fold-{first}"
            data = (("fold", f"{first} {last}"),)
            self.items.append(Item(folded, "end", said, "", None, room=140.0, thick=on, data=data))
            self._arrow(above, folded, "", on)
            above, between = folded, []
        here = node is self.cursor
        said, small = self._said(node), f"#{node.n}"
        self.items.append(
            Item(
                f"node-{node.n}", "step", said, small, True if here else None, "here" if here else "",
                thick=on, data=(("node", str(node.n)),),
            )
        )  # fmt: skip
        if above:
            self._arrow(above, f"node-{node.n}", self._counted(between), on)
        for name in self.heads.get(node.n, ()):
            self._branch(node, name)
        return f"node-{node.n}"

    def _branch(self, node: Node, name: str) -> None:
        current = name == self.current
        said = self.words.say("draw-history-branch", name=name)
        tag = f"branch-{node.n}-{self.heads[node.n].index(name)}"
        data = (("branch", name),)
        self.items.append(Item(tag, "end", said, "", None, room=150.0, thick=current, data=data))
        self.arrows.append(Arrow(f"node-{node.n}", tag, lit=False))

    def _arrow(self, tail: str, head: str, said: str, on: bool) -> None:
        self.arrows.append(Arrow(tail, head, said, True if on else None, answer=False))

    def _counted(self, nodes: list[Node]) -> str:
        """How many moves of seats are passed over; where there are none, how often chance decided."""
        moves = sum(1 for node in nodes if node.seat is not None and node.seat >= 0)
        if moves:
            return self.words.say("draw-history-moves", count=moves)
        return self.words.say("draw-history-luck", count=len(nodes)) if nodes else ""

    def _said(self, node: Node) -> str:
        """What happened at a node, in words, as the viewer saw it."""
        if node.seat is None:
            return self.words.say("draw-history-start")
        for told in _answered(node):
            for event in told.events:
                seen = event.as_seen(self.viewer, self.viewer == ALL)
                return seen.sentence(self.words.language, self.words.names)
        return self.words.say("draw-history-moved", seat=seat_word(node.seat))


def _answered(node: Node) -> Iterator[Node]:
    """A node and what chance and programs answered to it: some moves (a theft) are told only by the answer."""
    yield node
    while len(node.children) == 1 and not node.children[0].by_hand:
        node = node.children[0]
        yield node


__all__ = ["history_chart", "history_html"]
