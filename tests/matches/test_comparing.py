"""Two branches side by side, as ALL and as one seat may see them."""

from __future__ import annotations

from typing import Any

import pytest

import explorer
from explorer.matches.compare import differences

GAME = explorer.game("influence")


def two_branches(seed: int = 7) -> Any:
    match = GAME.match(seed=seed, names=["Ada", "Bo"])
    for pick in (0, -1):
        match.play(match.state.legal_moves()[pick])
        match.play(match.state.legal_moves()[pick])
        if pick == 0:
            match.undo()
            match.undo()
    match.branch("other")
    return match


def test_a_comparison_names_the_common_ancestor_and_the_moves_since() -> None:
    match = two_branches()
    found = match.compare("main", "other")
    ancestor = match.nodes[found.ancestor]
    assert found.moves_a[0].node in [child.n for child in ancestor.children]
    assert [told.node for told in found.moves_a] == [n.n for n in match.nodes[found.a].line()[ancestor.depth + 1 :]]
    assert len(found.moves_a) == len(found.moves_b) == 2


def test_the_differences_say_where_the_boards_differ() -> None:
    match = two_branches()
    found = match.compare("main", "other")
    assert any(d.path.startswith("placed.") for d in found.differences)
    assert any(d.path.startswith("hands[") for d in found.differences)
    assert not any(d.path.startswith(("zones", "order")) for d in found.differences)
    assert found.scores == (match.nodes[found.a].state.scores(), match.nodes[found.b].state.scores())


def test_a_comparison_reads_as_text_in_both_languages() -> None:
    found = two_branches().compare("main", "other")
    assert "Ada" in str(found)
    assert "→" in str(found)
    assert any("\u0600" <= c <= "\u06ff" for line in found.log("ar")[0] for c in line)


def test_a_seat_is_told_no_move_text_and_no_score_that_it_may_not_know() -> None:
    match = two_branches()
    for seat in (0, 1, explorer.PUBLIC):
        found = match.compare("main", "other", seat=seat)
        assert found.scores is None
        for told in (*found.moves_a, *found.moves_b):
            assert bool(told.move) == (told.seat == seat)
            assert all(not event.secret or seat in event.seen_by for event in told.events)


@pytest.mark.parametrize("seat", [0, 1, explorer.PUBLIC])
def test_a_comparison_for_a_seat_reads_the_same_whatever_the_others_hold(seat: int) -> None:
    hands = [["blue 7", "blue 1"], ["green 3", "green 4"]]
    others = [["purple 7", "purple 1"], ["orange 3", "orange 4"]]
    start: dict[str, Any] = {"players": 2, "zones": ["harbour", "oasis", "mine", "coast", "village"], "hands": hands}
    texts = []
    for swap in (False, True):
        cards = [others[i] if swap and i != seat else hand for i, hand in enumerate(hands)]
        match = GAME.match(start={**start, "hands": cards}, seed=1)
        match.play(f"place {cards[0][0]} @ harbour")
        match.play(f"place {cards[1][0]} @ mine")
        match.undo()
        match.play(f"place {cards[1][1]} @ oasis")
        match.branch("b")
        texts.append(str(match.compare("main", "b", seat=seat)))
    assert texts[0] == texts[1]


def test_nodes_compare_by_number_too_and_a_branch_with_itself_has_no_difference() -> None:
    match = two_branches()
    found = match.compare("main", match.branches["main"])
    assert found.differences == ()
    assert found.moves_a == found.moves_b == ()


def test_finished_branches_show_their_scores_to_everybody() -> None:
    match = GAME.match(players=["human", "random"], seed=2)
    while not match.is_over:
        match.play(match.state.legal_moves()[0])
    match.undo()
    assert match.compare("main", "main", seat=0).scores is not None


@pytest.mark.parametrize(
    ("a", "b", "paths"),
    [
        ({"x": 1}, {"x": 1}, []),
        ({"x": 1}, {"x": 2}, ["x: 1 → 2"]),
        ({"x": {"y": [1, 2]}}, {"x": {"y": [1, 3]}}, ["x.y: [1, 2] → [1, 3]"]),
        ({"x": ["a", "b"]}, {"x": ["b", "c", "c"]}, ["x: −a +c, c"]),
        ({"x": [["a"], []]}, {"x": [["a"], ["b"]]}, ["x[1]: +b"]),
        ({"x": 1}, {}, ["x: 1 → —"]),
        ({}, {"x": None}, ["x: — → null"]),
        ({"x": True}, {"x": 1}, ["x: true → 1"]),
        ({"x": ["a", "b"]}, {"x": ["b", "a"]}, ['x: ["a", "b"] → ["b", "a"]']),
    ],
)
def test_differences_name_the_path(a: Any, b: Any, paths: list[str]) -> None:
    assert [str(d) for d in differences(a, b)] == paths
