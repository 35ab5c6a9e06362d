"""Decision trees and chains of guards as charts: the very objects the engine walks, the path taken lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Node, leaf_text, message_of
from explorer.drawing.chart import Arrow, Chart, Item
from explorer.drawing.notes import Note

if TYPE_CHECKING:
    from explorer.core.findings import Finding, Verdict
    from explorer.core.words import Word


def tree_chart(
    finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None,
    unfold: Collection[str] | None = None, room: float | None = None, noting: bool = True,
) -> Chart | None:  # fmt: skip
    """Return the decision tree that a finding came from, the answers given in it lit; None where there was none.

    What else the finding rests on (every seat's total, say) stands in notes below, unless `noting` is False. `unfold`
    names the only questions whose branches are drawn, the others end in an ellipsis; `room` is the width of a box.
    """
    if finding.tree is None:
        return None
    words = finding.game.words(language, names)
    taken = _taken(finding.tree, finding.answers)
    lit = set(lit_nodes(finding))
    items: dict[str, Item] = {}
    arrows: list[Arrow] = []

    def add(node: Node) -> None:
        id = _id(node)
        if id in items:  # two answers may lead to the same place
            return
        cited = finding.game.cite(*node.clauses, language=language)
        mark = "tick" if id in lit else ""
        if not isinstance(node, Decision):
            # elsewhere than on the path the finding's facts (who, how many) do not hold
            said = finding.sentence(language, names) if id in lit else leaf_text(finding.game, node, words)
            items[id] = Item(id, "leaf", said, cited, id in lit, mark, room)
            return
        asked = words.say(message_of(node), **finding.facts)
        folded = unfold is not None and id not in unfold
        items[id] = Item(id, "ask", f"{asked} …" if folded else asked, cited, id in lit, mark, room)
        if folded:
            return
        for answer, branch in ((True, node.yes), (False, node.no)):
            said = words.say("draw-yes" if answer else "draw-no")
            arrows.append(Arrow(id, _id(branch), said, taken.get(node) is answer))
            add(branch)

    add(finding.tree)
    outcome = finding.sentence(language, names)
    title = words.say("draw-tree-title", outcome=outcome)
    shown = list(items.values())
    notes = _notes(finding, language, names) if noting else ()
    noted = words.say("draw-reasons")
    desc = "\n".join([_desc(shown, arrows, words.say("draw-path")), *(note.whole for note in notes)])
    return Chart(title, desc, shown, arrows, notes=notes, noted=noted)


def lit_nodes(finding: Finding) -> tuple[str, ...]:
    """Return the ids of the boxes on a finding's path, from the root to the outcome; empty where there is no tree."""
    if finding.tree is None:
        return ()
    taken = _taken(finding.tree, finding.answers)
    return (_id(finding.tree), *(_id(node.yes if answer else node.no) for node, answer in taken.items()))


def _notes(finding: Finding, language: str, names: Mapping[Word, str] | None) -> tuple[Note, ...]:
    """The findings below one that are not answers on its path; those of the seats that lead are lit."""
    leading = finding.facts.get("seats", ())
    return tuple(
        Note(
            str(below.facts.get("total", "·")),
            below.sentence(language, names),
            below.citation(language),
            "total" in below.facts and below.facts.get("seat") in leading,
        )
        for below in finding.below[len(finding.answers) :]
    )


def _taken(root: Node, answers: tuple[tuple[str, bool], ...]) -> dict[Decision, bool]:
    """Follow a finding's answers down its tree."""
    taken: dict[Decision, bool] = {}
    node = root
    for _, answer in answers:
        if isinstance(node, Decision):
            taken[node] = answer
            node = node.yes if answer else node.no
    return taken


def _id(node: Node) -> str:
    return f"{'node' if isinstance(node, Decision) else 'outcome'}-{node.id}"


def guard_chart(verdict: Verdict, language: str = "en", names: Mapping[Word, str] | None = None) -> Chart:
    """Return the guards that were asked about a move, stage by stage: yes leads on, no to the refusal.

    All guards of a stage are asked, so several may refuse; the stages after one that refused are not asked.
    """
    words = verdict.game.words(language, names)
    yes, no, refused = words.say("draw-yes"), words.say("draw-no"), words.say("illegal")
    asked = [(number, finding) for number, stage in enumerate(verdict.stages) for finding in stage]
    items: list[Item] = []
    arrows: list[Arrow] = []
    for i, (_, finding) in enumerate(asked):
        held = bool(finding.holds)
        said = words.say(finding.id, "ask", **finding.facts)
        mark = "tick" if held else "cross"
        items.append(Item(f"guard-{i}", "ask", said, finding.citation(language), True, mark))
        leaf = refused if held else finding.sentence(language, names)
        items.append(Item(f"refusal-{i}", "leaf", leaf, "", not held, "" if held else "cross"))
        after = f"guard-{i + 1}" if i + 1 < len(asked) else "last"
        same_stage = i + 1 < len(asked) and asked[i + 1][0] == asked[i][0]
        if after != "last" or verdict.legal or verdict.unasked:
            arrows.append(Arrow(f"guard-{i}", after, yes if held else "", held or same_stage))
        arrows.append(Arrow(f"guard-{i}", f"refusal-{i}", no, not held, level=True))
    said = words.say("legal") if verdict.legal else words.say("draw-not-asked")
    mark = "tick" if verdict.legal else ""
    if verdict.legal or verdict.unasked:
        items.append(Item("last", "leaf" if verdict.legal else "step", said, "", verdict.legal, mark))
    title = words.say("draw-guards", move=verdict.move)
    return Chart(title, _desc(items, arrows, words.say("draw-path")), items, arrows, shape="chain")


def _desc(items: list[Item], arrows: list[Arrow], path: str) -> str:
    """Say the path in words: each lit question with its answer, and what came of it."""
    lines = [path]
    for item in items:
        if item.lit:
            answer = next((a.said for a in arrows if a.tail == item.id and a.lit and a.said), "")
            cited = f" ({item.cited})" if item.cited else ""
            lines.append(f"{item.said} {answer}{cited}".strip())
    return "\n".join(lines)
