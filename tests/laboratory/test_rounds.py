"""What is played for one deal of a tournament, and that its counts add up."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import explorer
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.rounds import ShareTally, TournamentRecipe

PAIR = TournamentRecipe("influence", ("random", "greedy:2"), 2, {}, 3, 4)
THREE = TournamentRecipe("influence", ("random", "greedy:2"), 3, {}, 3, 4)


def test_at_a_table_of_two_a_pair_meets_twice() -> None:
    assert PAIR.lineups() == [(0, 1), (1, 0)]


def test_at_a_larger_table_each_takes_every_seat_alone() -> None:
    assert THREE.lineups() == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_no_match_is_played_twice() -> None:
    four = TournamentRecipe("influence", ("a", "b", "c", "d"), 2, {}, 0, 1)
    assert len(four.lineups()) == len(set(four.lineups())) == 12


@pytest.mark.parametrize("recipe", [PAIR, THREE])
def test_a_deal_counts_with_the_shares_of_its_matches(recipe: TournamentRecipe) -> None:
    game, play = explorer.game("influence"), recipe.opened()
    tally = recipe.tally([play(2)])
    for lone, other in recipe.pairs():
        won: Any = 0
        for seat, lineup in enumerate(recipe.seatings(lone, other)):
            match = game.match([recipe.players[i] for i in lineup], seed="3/2")
            won += match.state.returns()[seat] + 1 / recipe.seats
        ((share, times),) = tally.of(f"{lone}>{other}").items()
        assert times == 1
        assert share / recipe.scale == pytest.approx(float(won) / recipe.seats)


def test_tallies_add_up_in_any_order() -> None:
    play = PAIR.opened()
    deals = [play(i) for i in range(4)]
    whole, one, other = PAIR.tally(deals), PAIR.tally(deals[:1]), PAIR.tally(deals[1:])
    assert one + other == other + one == whole
    assert whole + PAIR.tally() == whole
    assert ShareTally.from_dict(json.loads(json.dumps(whole.to_dict()))) == whole
    assert (other + one).digest() == whole.digest()
    assert sum(whole.of("0>1").values()) == whole.parts == 4


def test_the_recipe_survives_json() -> None:
    assert TournamentRecipe.from_dict(json.loads(json.dumps(THREE.to_dict()))) == THREE


@pytest.mark.parametrize("values", [{}, {"parts": 1}, {"parts": "x", "shares": {}}, {"parts": 1, "shares": {"0>1": 3}}])
def test_what_is_no_tally_is_refused(values: dict[str, Any]) -> None:
    with pytest.raises(LaboratoryError, match="not the JSON of a tally"):
        ShareTally.from_dict(values)


def test_a_tally_of_nothing_is_empty() -> None:
    assert PAIR.tally() == ShareTally(0, {})
    assert PAIR.tally().of("0>1") == Counter()
