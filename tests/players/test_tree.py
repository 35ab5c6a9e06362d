"""The search tree: what an iteration adds, how it chooses, what it rewards."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.horizon import Horizon
from explorer.players.tree import WINNING, Branch, iterate, rewards_of, select
from tests.rules.influence.random_play import at_turn

ZONES = ["capital", "oasis", "mine", "coast", "village"]


def grown(state, iterations, seed=1):
    root, rng = Branch(), Random(seed)
    for _ in range(iterations):
        iterate(root, state.copy(), rng, state.legal_moves())
    return root


def test_an_iteration_plays_the_world_to_its_end_and_adds_one_branch():
    state = at_turn("blue 7, radar", "green 1, flip")
    root, rng = Branch(), Random(1)
    for n in range(1, 4):
        assert iterate(root, state.copy(), rng, state.legal_moves()).is_over
        assert root.visits == n
        assert sum(branch.visits for branch in root.below.values()) == n


def test_every_legal_move_is_tried_before_any_twice():
    state = at_turn("blue 7, radar", "green 1, flip")
    moves = state.legal_moves()
    root = grown(state, len(moves))
    assert {move: branch.visits for move, branch in root.below.items()} == dict.fromkeys(moves, 1)


def test_below_a_move_the_tree_grows_for_the_seat_that_answers():
    state = at_turn("blue 7", "green 1, green 2")
    root = grown(state, 200)
    for branch in root.below.values():
        assert branch.visits == 1 + sum(below.visits for below in branch.below.values())
        assert all(move.verb == "place" for move in branch.below)


def test_a_winning_move_is_found():
    state = at_turn("blue 9", "green 2", zones=ZONES, placed={"capital": [[], ["purple 6"]]})
    root = grown(state, 400)
    best = max(root.below, key=lambda move: root.below[move].visits)
    assert str(best) == "place blue 9 @ capital"
    assert root.below[best].won / root.below[best].visits > 0.9


def test_a_move_competes_only_where_it_is_legal():
    branch, rng = Branch(), Random(1)
    state = at_turn("blue 7, blue 8", "green 1")
    first, second = state.legal_moves()[0], state.legal_moves()[-1]
    assert select(branch, [first], rng, 0.7) == (first, True)
    branch.below[first].visits = 1
    assert select(branch, [first, second], rng, 0.7) == (second, True)
    assert branch.below[first].available == 2
    branch.below[second].visits = 1
    select(branch, [second], rng, 0.7)
    assert (branch.below[first].available, branch.below[second].available) == (2, 2)


def test_of_two_moves_the_better_is_taken_and_the_neglected_in_the_end():
    branch, rng = Branch(), Random(1)
    good, bad = at_turn("blue 7, blue 8", "green 1").legal_moves()[:2]
    for move, reward in ((good, 8.0), (bad, 2.0)):
        branch.below[move] = child = Branch()
        for _ in range(10):
            child.add(reward / 10, 0.0)
        child.available = 10
    assert select(branch, [good, bad], rng, 0.7) == (good, False)
    branch.below[good].doubt = 0.01  # as after 10,000 visits
    branch.below[bad].available = 10_000
    assert select(branch, [good, bad], rng, 0.7) == (bad, False)


@pytest.mark.parametrize(
    ("won", "points", "expected"),
    [
        ([0], [9, 4], [1.0, 0.0]),
        ([0, 1], [4, 4, 0], [WINNING / 2 + 1 - WINNING, WINNING / 2 + 1 - WINNING, 0.0]),
        ([2], [0, 5, 10], [0.0, (1 - WINNING) / 2, 1.0]),
        ([0, 1], [0, 0], [WINNING / 2, WINNING / 2]),
        ([], [3, 1], [1 - WINNING, 0.0]),
    ],
)
def test_rewards_are_mostly_for_winning(won, points, expected):
    assert rewards_of(won, points) == pytest.approx(expected)


def test_a_world_with_a_horizon_is_played_on_so_many_turns_and_judged_there():
    game = explorer.game("continents")
    state, root, rng = game.start(3, 5), Branch(), Random(1)
    ended = iterate(root, state.copy(), rng, state.legal_moves(), horizon=Horizon(2, 60))
    assert (ended.turn, ended.is_over) == (state.turn + 2, False)
    [branch] = root.below.values()
    assert branch.won == branch.reward == Horizon(2, 60).shares(ended.outlook())[state.actor]


def test_a_match_won_before_the_horizon_counts_as_won():
    state = explorer.game("continents").state(
        {
            "players": 2,
            "continents": [["africa"] * 3, ["europe"]],
            "coins": {"asia": 0},
            "row": ["africa"],
            "mix": "two-continents",
            "stack": [{"step": "turn.draw", "seat": 0}],
        }
    )
    root = Branch()
    ended = iterate(root, state.copy(), Random(1), [state.move("take africa")], horizon=Horizon(2, 60))
    assert ended.winners() == [0]
    assert root.below[state.move("take africa")].won == 1


def test_the_tree_itself_does_not_grow_beyond_the_horizon():
    state = explorer.game("continents").start(2, 5)
    root, rng = Branch(), Random(1)
    for _ in range(60):
        ended = iterate(root, state.copy(), rng, state.legal_moves(), horizon=Horizon(1, 60))
        assert ended.turn == state.turn + 1
