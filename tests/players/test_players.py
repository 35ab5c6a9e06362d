"""The programs: they are given views, choose legal moves, and know nothing that their seat does not."""

from __future__ import annotations

import doctest
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.luck import Tape
from explorer.players import kinds, make_player
from explorer.players.kinds import base_kind

GAME = explorer.game("influence")
QUICK = ["random", "greedy", "search:30"]


def position(players: int, seed: int, moves: int) -> Any:
    """A position some random moves into a match, tactics preferred so that there are thefts and peeks."""
    state, tape, rng = GAME.start(players=players, seed=seed), Tape(seed), Random(seed)
    for _ in range(moves):
        if state.is_over:
            break
        if state.actor == explorer.CHANCE:
            state.apply(tape.choose(state))
            continue
        legal = state.legal_moves()
        tactics = [move for move in legal if move.verb not in ("place", "discard")]
        state.apply(rng.choice(tactics if tactics and rng.random() < 0.6 else legal))
    tape.settle(state)
    return state


@pytest.mark.parametrize("kind", QUICK)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), moves=st.integers(0, 20))
def test_a_choice_does_not_change_with_cards_the_seat_cannot_know(
    kind: str, seed: int, players: int, moves: int
) -> None:
    state = position(players, seed, moves)
    if state.is_over:
        return
    seat = state.actor
    player = make_player(kind, GAME, seat)
    chosen = player.choose(state.view(seat), Random("luck"))
    assert chosen in state.legal_moves()
    for n in range(3):
        other = state.view(seat).sample_world(Random(n))
        assert player.choose(other.view(seat), Random("luck")) is chosen


@pytest.mark.parametrize("kind", QUICK)
def test_a_choice_leaves_the_position_as_it_was(kind: str) -> None:
    state = position(3, 5, 9)
    digest = state.digest()
    make_player(kind, GAME, state.actor).choose(state.view(state.actor), Random(1))
    assert state.digest() == digest


@pytest.mark.parametrize("kind", QUICK)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(kind: str) -> None:
    state = position(2, 5, 4)
    with pytest.raises(explorer.ExplorerError, match=r"seat \d is not asked"):
        make_player(kind, GAME, 1 - state.actor).choose(state.view(1 - state.actor), Random(1))


def test_every_kind_is_tried_here() -> None:
    assert sorted(map(base_kind, QUICK)) == kinds()


@pytest.mark.parametrize("name", ["human", "oracle", "", "x" * 5000, None])
def test_an_unknown_kind_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(explorer.ExplorerError, match="greedy, random") as refused:
        make_player(name, GAME, 0)
    assert len(str(refused.value)) < 300


def test_a_mistyped_kind_is_told_what_it_is_like() -> None:
    with pytest.raises(explorer.ExplorerError, match="did you mean 'greedy'"):
        make_player("gredy:3", GAME, 0)


def test_random_comes_to_every_legal_move() -> None:
    state = position(2, 1, 6)
    player = make_player("random", GAME, state.actor)
    view = state.view(state.actor)
    assert {player.choose(view, Random(n)) for n in range(600)} == set(state.legal_moves())


def test_greedy_takes_the_zone_that_is_worth_most() -> None:
    state = GAME.state(
        {
            "players": 2,
            "zones": ["capital", "oasis", "mine", "coast", "village"],
            "hands": [["blue 7"], ["green 2"]],
            "to_move": 0,
        }
    )
    assert str(make_player("greedy", GAME, 0).choose(state.view(0), Random(1))) == "place blue 7 @ capital"


def test_greedy_spends_no_card_on_a_zone_it_cannot_turn() -> None:
    state = GAME.state(
        {
            "players": 2,
            "zones": ["capital", "oasis", "mine", "coast", "village"],
            "hands": [["blue 1"], ["green 2"]],
            "placed": {"capital": [[], ["purple 9", "purple 8"]], "mine": [[], ["purple 7", "purple 10"]]},
            "to_move": 0,
        }
    )
    chosen = str(make_player("greedy", GAME, 0).choose(state.view(0), Random(1)))
    assert chosen == "place blue 1 @ coast"


def test_greedy_wins_clearly_more_than_its_share_against_random() -> None:
    won = 0.0
    for deal in range(20):
        for seat in (0, 1):
            players = ["random", "random"]
            players[seat] = "greedy"
            state = GAME.match(players=players, seed=f"deal {deal}").state
            winners = state.winners()
            won += (seat in winners) / len(winners) if winners else 0.5
    assert won / 40 > 0.65


def test_the_page_on_players_is_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "players.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
