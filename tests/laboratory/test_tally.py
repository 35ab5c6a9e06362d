"""A tally adds up to the same whatever the order, counts what was played, and survives JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Played, Playout
from explorer.laboratory.recipes import recipe_for
from explorer.laboratory.tally import Tally

SEATS = 3
PLAYED = st.builds(
    Played,
    st.lists(st.integers(0, SEATS - 1), unique=True).map(lambda won: tuple(sorted(won))),
    st.tuples(*[st.integers(-20, 40)] * SEATS),
    st.lists(st.integers(1, 50), max_size=8).map(tuple),
    st.none() | st.integers(0, 9),
)
MATCHES = st.lists(PLAYED, max_size=12)


@given(MATCHES, MATCHES, MATCHES)
def test_a_tally_is_the_same_however_the_matches_are_shared_out(
    a: list[Played], b: list[Played], c: list[Played]
) -> None:
    whole = Tally.of(SEATS, [*a, *b, *c])
    x, y, z = (Tally.of(SEATS, part) for part in (a, b, c))
    assert (x + y) + z == x + (y + z) == z + x + y == whole
    assert (z + x + y).digest() == whole.digest()
    assert whole + Tally.of(SEATS) == whole


@given(MATCHES)
def test_a_tally_survives_json(matches: list[Played]) -> None:
    tally = Tally.of(SEATS, matches)
    back = Tally.from_dict(json.loads(json.dumps(tally.to_dict())))
    assert back == tally
    assert back.digest() == tally.digest()


@given(MATCHES)
def test_it_counts_what_was_played(matches: list[Played]) -> None:
    tally = Tally.of(SEATS, matches)
    assert tally.matches == len(matches)
    assert tally.shared == sum(len(match.winners) > 1 for match in matches)
    assert tally.drawn == sum(len(match.winners) == SEATS for match in matches)
    for seat in range(SEATS):
        won = [Fraction(1, len(match.winners)) for match in matches if seat in match.winners]
        assert tally.wins[seat] == sum(won)
        assert tally.scores[seat] == Counter(match.scores[seat] for match in matches)
    assert tally.choices == Counter(count for match in matches for count in match.choices)
    assert tally.lengths == Counter(len(match.choices) for match in matches)
    assert tally.squares == sum(sum(match.choices) ** 2 for match in matches)
    assert tally.crossed == sum(sum(match.choices) * len(match.choices) for match in matches)
    assert sum(tally.leads.values()) == sum(match.leads is not None for match in matches)


@given(st.lists(PLAYED, min_size=1, max_size=5), PLAYED)
def test_another_match_is_another_digest(matches: list[Played], more: Played) -> None:
    assert Tally.of(SEATS, matches).digest() != Tally.of(SEATS, [*matches, more]).digest()


def test_shares_of_wins_add_up_to_the_matches_that_somebody_won() -> None:
    playout = Playout(recipe_for("influence", ["random"] * 4, 60, None, 0, 0))
    tally = Tally.of(4, [playout.match(i) for i in range(60)])
    assert sum(tally.wins) == 60
    assert tally.shared > 0


def test_it_does_not_grow_with_the_matches() -> None:
    playout = Playout(recipe_for("influence", ["random"] * 2, 400, None, 0, 400))
    sizes = []
    total = Tally.of(2)
    for start in (0, 200):
        total += Tally.of(2, [playout.match(i) for i in range(start, start + 200)])
        sizes.append(len(json.dumps(total.to_dict())))
    assert sizes[1] < 1.25 * sizes[0]
    assert sys.getsizeof(total.turns) < 5000


@pytest.mark.parametrize(
    "values",
    [
        None,
        {},
        {**Tally.of(2).to_dict(), "scores": [{"many": 1}]},
        {**Tally.of(2).to_dict(), "matches": "3"},
        {**Tally.of(2).to_dict(), "lengths": {"3": 0.5}},
        {**Tally.of(2).to_dict(), "winners": {"0+x": 1}},
    ],
)
def test_what_is_no_tally_is_refused(values: Any) -> None:
    with pytest.raises(LaboratoryError, match="tally: not the JSON of a tally"):
        Tally.from_dict(values)
