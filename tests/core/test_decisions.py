"""Decision trees: what is explained is the path that was walked."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.decisions import Decision, Outcome, explain, leaf_text, message_of, nodes_of, walk
from explorer.core.registry import game_ids

GAME = explorer.game("influence")
OPEN = Outcome("open", ("place",))
SHUT = Outcome("shut", ("immunity",))
COLD = Outcome("cold", ("flip",), says="shut")
DRY = Decision("dry", ("place",), lambda case: case["dry"], OPEN, SHUT)
TREE = Decision("warm", ("flip",), lambda case: case["warm"], DRY, COLD)
NONE = frozenset()


@pytest.mark.parametrize(
    ("case", "outcome", "path"),
    [
        ({"warm": True, "dry": True}, OPEN, [("warm", True), ("dry", True)]),
        ({"warm": True, "dry": False}, SHUT, [("warm", True), ("dry", False)]),
        ({"warm": False}, COLD, [("warm", False)]),
    ],
)
def test_answers_lead_to_the_outcome_and_are_noted(case, outcome, path):
    noted = []
    assert walk(TREE, case, NONE, noted) is outcome
    assert noted == path


def test_a_decision_switched_off_answers_no():
    assert walk(TREE, {"warm": True, "dry": True}, frozenset({"node:warm"})) is COLD
    assert walk(TREE, {"warm": True, "dry": True}, frozenset({"node:dry"})) is SHUT


def test_a_decision_on_no_path_is_not_asked():
    assert walk(TREE, {"warm": False}, NONE) is COLD  # 'dry' would raise KeyError


def test_the_finding_tells_outcome_path_and_clauses():
    finding = explain(GAME, TREE, {"warm": True, "dry": False}, {"x": 1}, NONE, ())
    assert (finding.id, finding.holds, finding.clauses) == ("outcome-shut", True, ("immunity",))
    assert [(f.id, f.part, f.holds, f.clauses) for f in finding.below] == [
        ("node-warm", "yes", True, ("flip",)),
        ("node-dry", "no", False, ("place",)),
    ]
    assert finding.answers == (("warm", True), ("dry", False))
    assert finding.tree is TREE
    assert finding.facts == {"x": 1}


def test_findings_given_come_below_the_path():
    inner = explain(GAME, OPEN, {}, {}, NONE, ())
    assert explain(GAME, TREE, {"warm": False}, {}, NONE, (inner,)).below[-1] is inner


def test_a_node_says_its_own_message_or_another():
    assert message_of(TREE) == "node-warm"
    assert message_of(OPEN) == "outcome-open"
    assert message_of(COLD) == "outcome-shut"


def test_every_node_of_a_tree_is_listed_from_the_root_down():
    assert [node.id for node in nodes_of(TREE)] == ["warm", "dry", "open", "shut", "cold"]


@pytest.mark.parametrize("name", GAME.trees)
def test_ids_are_unique_in_the_trees_of_the_game(name):
    ids = [node.id for node in nodes_of(GAME.trees[name])]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("id", game_ids(previews=True))
def test_leaves_of_a_tree_that_say_different_things_read_differently_where_they_are_not_reached(id):
    game = explorer.game(id)
    for language in game.rulebook.languages:
        words = game.words(language)
        for name, root in game.trees.items():
            leaves = {leaf.says or leaf.id: leaf for leaf in nodes_of(root) if isinstance(leaf, Outcome)}
            said = [leaf_text(game, leaf, words) for leaf in leaves.values()]
            assert len(set(said)) == len(said), (language, name)
