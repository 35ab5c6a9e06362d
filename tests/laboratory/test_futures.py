"""Every move is played on in the same worlds, and what is measured there adds up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import explorer
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.futures import FutureRecipe
from explorer.laboratory.playout import play_on
from explorer.players import make_player


def recipe(**changed: Any) -> FutureRecipe:
    game = explorer.game("influence")
    match = game.match(["random"] * 3, seed=8)
    match.goto(len(match.nodes) - 9)
    assert match.actor is not None
    assert match.actor >= 0
    moves = tuple(move.text for move in match.state.legal_moves()[:3])
    usual: dict[str, Any] = {"position": match.state.to_dict(), "judged": 1, "seed": "f", "n": 4, "moves": moves}
    return FutureRecipe("influence", ("random",) * 3, **{**usual, **changed})


def test_a_future_is_the_world_the_move_and_the_programs() -> None:
    asked = recipe()
    found = asked.opened()(2)
    game, state = asked.open(), asked.state()
    programs = [make_player("random", game, seat) for seat in range(3)]
    world = state.view(state.actor or 0).sample_world(Random("f/2/world"))
    for k, text in enumerate(asked.moves):
        after = world.copy()
        after.apply(game.parse(text))
        assert found.futures[k] == play_on(after, programs, "f/2")
    true = state.copy()
    true.apply(game.parse(asked.moves[1]))
    assert found.true == play_on(true, programs, "f/2")


def test_what_nobody_may_know_is_not_played() -> None:
    assert recipe(judged=None).opened()(0).true is None


def test_only_what_the_mover_knows_matters() -> None:
    asked = recipe(judged=None)
    state = asked.state()
    seat = state.actor or 0
    other = state.view(seat).sample_world(Random("another"))
    assert other != state
    same = recipe(judged=None, position=other.to_dict())
    assert [same.opened()(i) for i in range(3)] == [asked.opened()(i) for i in range(3)]


def test_tallies_add_up_and_differences_are_those_of_the_means() -> None:
    asked = recipe()
    play = asked.opened()
    worlds = [play(i) for i in range(4)]
    whole = asked.tally(worlds)
    assert asked.tally(worlds[3:]) + asked.tally(worlds[:3]) == whole
    assert whole.get("0-2.wins").total == whole.get("0.wins").total - whole.get("2.wins").total
    assert whole.get("2-0.wins").total == -whole.get("0-2.wins").total
    assert whole.get("true~.wins").total == whole.get("true.wins").total - whole.get("1.wins").total
    assert asked.read(json.loads(json.dumps(whole.to_dict()))) == whole


def test_the_recipe_survives_json() -> None:
    asked = recipe()
    assert FutureRecipe.from_dict(json.loads(json.dumps(asked.to_dict()))) == asked


def test_a_world_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    play = recipe().opened()
    monkeypatch.setattr("explorer.laboratory.playout.MOST_MOVES", 0)
    with pytest.raises(LaboratoryError, match=r"world 3, seed 'f/3': could not be played on \(RuntimeError"):
        play(3)
