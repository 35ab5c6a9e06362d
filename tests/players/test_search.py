"""The player that looks ahead: its budget, that it repeats itself, that it knows no more than its seat."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

import explorer
from explorer.players import make_player
from explorer.players.search_player import SearchPlayer, ranked
from explorer.players.tree import Branch
from tests.rules.influence.random_play import at_turn

GAME = explorer.game("influence")


def test_the_same_luck_brings_the_same_tree():
    view = GAME.start(3, 4).view(GAME.start(3, 4).actor)
    one, two = (SearchPlayer(60).search(view, Random(5)) for _ in range(2))
    assert {m: b.visits for m, b in one.below.items()} == {m: b.visits for m, b in two.below.items()}
    assert one.visits == 60


def test_the_only_move_is_played_without_a_search():
    immune = [{"zone": zone, "mark": "immune"} for zone in ("village", "oasis", "valley", "island", "coast")]
    state = at_turn("cancel blue", "blue 1", marks=immune)
    luck = Random(1)
    assert SearchPlayer(5).choose(state.view(0), luck) in state.legal_moves()
    assert luck.random() == Random(1).random()


def test_the_most_tried_move_comes_first_then_the_better_rewarded_then_the_first_listed():
    moves = at_turn("blue 7, blue 8, blue 9", "green 1").legal_moves()[:4]
    root = Branch()
    for move, visits, reward in zip(moves, (3, 5, 3, 0), (1.0, 0.0, 2.0, 0.0), strict=True):
        root.below[move] = branch = Branch()
        branch.visits, branch.reward = visits, reward
    assert ranked(root, moves) == [moves[1], moves[2], moves[0], moves[3]]


def test_a_limit_of_time_ends_the_search_and_cannot_be_repeated():
    state = GAME.start(2, 1)
    player = SearchPlayer(seconds=0.05)
    began = perf_counter()
    root = player.search(state.view(state.actor), Random(1))
    assert root.visits >= 16
    assert perf_counter() - began < 30
    assert not player.reproducible
    assert SearchPlayer(10).reproducible


@pytest.mark.parametrize("name", ["search", "search:40", "search:0.01s", "greedy", "greedy:3", "random"])
def test_players_by_name_with_their_budget(name):
    state = GAME.start(2, 1)
    player = make_player(name, GAME, state.actor)
    assert player.choose(state.view(state.actor), Random(1)) in state.legal_moves()
    assert getattr(player, "reproducible", True) is not name.endswith("s")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:0", "1 to 10000000 iterations, got 0"),
        ("search:-5", "a number of iterations"),
        ("search:", "budget is missing"),
        ("search:many", "a number of iterations"),
        ("search:0s", "above 0 and at most 3600 s, got 0.0"),
        ("search:infs", "above 0"),
        ("search:nans", "above 0"),
        ("search:1e3", "a number of iterations"),
        ("search:99999999999999999999", "a number of iterations"),
        ("greedy:0", "1 to 10000 worlds, got 0"),
        ("greedy:x", "a number of worlds"),
        ("random:3", "takes no budget"),
        ("search:٣", "a number of iterations"),
    ],
)
def test_a_budget_that_will_not_do_is_refused(name, said):
    with pytest.raises(explorer.ExplorerError, match=said):
        make_player(name, GAME, 0)


@pytest.mark.parametrize("given", [True, 1.5, "3", None, 10**8])
def test_iterations_are_a_whole_number(given):
    with pytest.raises(explorer.ExplorerError, match="iterations"):
        SearchPlayer(given)


def test_search_wins_clearly_more_than_its_share_against_random():
    won = 0.0
    for deal in range(12):
        for seat in (0, 1):
            players = ["random", "random"]
            players[seat] = "search:60"
            winners = GAME.match(players=players, seed=f"deal {deal}").state.winners()
            won += (seat in winners) / len(winners)
    assert won / 24 > 0.65
