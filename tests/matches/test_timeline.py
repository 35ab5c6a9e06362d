"""The timeline: undo, redo, goto and branches forget nothing."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer

GAME = explorer.game("influence")


def two_people(seed: int | str = 7) -> Any:
    return GAME.match(seed=seed)


def any_move(match: Any, at: int = 0) -> Any:
    moves = match.state.legal_moves()
    return moves[at % len(moves)]


@given(st.integers(0, 9), st.lists(st.integers(0, 99), min_size=1, max_size=12), st.booleans())
def test_undo_after_play_is_the_position_before(seed: int, picks: list[int], against_a_program: bool) -> None:
    match = GAME.match(players=["human", "random" if against_a_program else "human"], seed=seed)
    before = []
    for pick in picks:
        if match.is_over:
            break
        before.append((match.node.n, match.state.digest()))
        match.play(any_move(match, pick))
    after = match.state.digest()
    for n, digest in reversed(before):
        match.undo()
        assert (match.node.n, match.state.digest()) == (n, digest)
    for _ in before:
        match.redo()
    assert match.state.digest() == after
    assert list(match.branches) == ["main"]


@given(st.integers(0, 9), st.lists(st.tuples(st.sampled_from("puurg"), st.integers(0, 99)), max_size=25))
def test_nothing_that_was_played_is_ever_forgotten(seed: int, actions: list[tuple[str, int]]) -> None:
    match = GAME.match(players=["human", "random"], seed=seed)
    known: dict[int, str] = {}
    for action, n in actions:
        try:
            if action == "p" and not match.is_over:
                match.play(any_move(match, n))
            elif action == "u":
                match.undo()
            elif action == "r":
                match.redo()
            elif action == "g":
                match.goto(n % len(match.nodes))
        except explorer.MatchError:
            pass
        for node in match.nodes:
            assert known.setdefault(node.n, node.state.digest()) == node.state.digest()
        assert len(match.nodes) == len(known)
        heads = set(match.branches.values())
        assert all(node.children or node.n in heads for node in match.nodes)
        assert match.node in match.timeline.branches[match.branch_name].line()


def test_another_move_after_undo_begins_a_branch_and_keeps_the_old_line() -> None:
    match = two_people()
    first, second = match.state.legal_moves()[:2]
    match.play(first)
    old = match.node.n
    match.undo()
    match.play(second)
    assert match.branches == {"main": old, "main.1": match.node.n}
    assert match.branch_name == "main.1"
    match.goto("main")
    assert match.node.move is first


def test_the_same_move_after_undo_goes_along_the_old_line() -> None:
    match = two_people()
    move = any_move(match)
    match.play(move)
    here, count = match.node.n, len(match.nodes)
    match.undo()
    match.play(move)
    assert (match.node.n, len(match.nodes), list(match.branches)) == (here, count, ["main"])


def test_a_program_chooses_the_same_at_the_same_node_whatever_the_way_there() -> None:
    match = GAME.match(players=["human", "greedy"], seed=4)
    first, second = match.state.legal_moves()[:2]
    match.play(first)
    answer = match.node.n
    match.undo()
    match.play(second)
    match.undo()
    match.play(first)
    assert match.node.n == answer
    assert match.branch_name == "main"


def test_branch_names_the_line_that_was_begun_by_itself() -> None:
    match = two_people()
    match.play(any_move(match))
    match.undo()
    match.play(any_move(match, 1))
    match.branch("what if")
    assert list(match.branches) == ["main", "what if"]


def test_branch_begins_a_line_at_the_cursor_and_the_other_stays() -> None:
    match = two_people()
    match.play(any_move(match))
    here = match.node.n
    match.branch("<b>سؤال</b>\u202e")
    match.play(any_move(match))
    assert match.branches == {"main": here, "<b>سؤال</b>\u202e": match.node.n}
    match.goto("main")
    assert match.node.n == here


def test_a_named_branch_may_begin_along_a_line_played_before() -> None:
    match = two_people()
    first = any_move(match)
    match.play(first)
    match.play(any_move(match))
    match.undo()
    match.undo()
    match.branch("slow")
    match.play(first)
    assert match.branch_name == "slow"
    match.play(any_move(match, 3))
    assert match.branch_name == "slow"
    assert match.branches["slow"] != match.branches["main"]


def test_line_goes_from_the_start_to_the_cursor_of_this_branch() -> None:
    match = two_people()
    match.play(any_move(match))
    match.undo()
    match.play(any_move(match, 1))
    line = match.line()
    assert line[0].n == 0
    assert line[-1] is match.node
    assert all(child.parent is node for node, child in pairwise(line))


def test_goto_any_node_shows_the_position_of_then() -> None:
    match = two_people()
    rng = Random(1)
    seen = []
    for _ in range(5):
        seen.append((match.node.n, match.state.digest()))
        match.play(rng.choice(match.state.legal_moves()))
    for n, digest in seen:
        match.goto(n)
        assert match.state.digest() == digest
        assert match.node.n == n


def test_the_log_played_again_gives_the_same_position() -> None:
    match = GAME.match(players=["human", "greedy", "random"], seed=9)
    for pick in range(4):
        match.play(any_move(match, pick))
    again = GAME.opening(3)
    for node in match.line()[1:]:
        again.play(str(node.move), node.seat)
    assert again.digest() == match.state.digest()


def test_redo_goes_along_the_branch_the_cursor_came_from() -> None:
    match = two_people()
    match.play(any_move(match))
    match.undo()
    match.play(any_move(match, 1))
    here = match.node.n
    match.undo()
    match.redo()
    assert match.node.n == here


def test_undo_and_redo_say_when_there_is_nothing() -> None:
    match = two_people()
    with pytest.raises(explorer.MatchError, match="nothing to take back"):
        match.undo()
    with pytest.raises(explorer.MatchError, match="end of 'main'"):
        match.redo()
