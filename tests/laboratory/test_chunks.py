"""Where chunks begin and end, and that a chunk's work depends on nothing but its recipe."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.laboratory.chunks import CHUNKS, MOST_IN_A_CHUNK, cut, joined, missing, play_chunk
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import sendable
from explorer.laboratory.playout import Playout
from explorer.laboratory.recipes import package_version, recipe_for
from explorer.laboratory.tally import Tally

SPANS = st.lists(st.integers(0, 300), unique=True, max_size=8).map(
    lambda ends: [(a, b) for a, b in zip(sorted(ends)[::2], sorted(ends)[1::2], strict=False)]
)


def numbers(spans: list[tuple[int, int]] | tuple[tuple[int, int], ...]) -> list[int]:
    return [i for start, stop in spans for i in range(start, stop)]


@given(st.integers(1, 100_000))
def test_chunks_hold_every_match_once_and_are_about_equal(n: int) -> None:
    chunks = cut(n, [(0, n)])
    sizes = {stop - start for start, stop in chunks}
    assert joined(chunks) == ((0, n),)
    assert len(chunks) == min(n, CHUNKS) or max(sizes) <= MOST_IN_A_CHUNK
    assert max(sizes) - min(sizes) <= 1


@given(SPANS)
def test_only_the_matches_wanted_are_cut(wanted: list[tuple[int, int]]) -> None:
    assert numbers(cut(300, wanted)) == numbers(wanted)


@given(SPANS, SPANS)
def test_what_is_missing_is_what_is_not_done(chunks: list[tuple[int, int]], done: list[tuple[int, int]]) -> None:
    left = [i for i in numbers(chunks) if i not in numbers(done)]
    assert numbers(missing(chunks, done)) == left
    assert numbers(missing(chunks, reversed(done))) == left


@given(SPANS)
def test_spans_that_touch_are_joined(spans: list[tuple[int, int]]) -> None:
    both = joined(reversed(spans))
    assert numbers(both) == numbers(spans)
    assert all(a[1] < b[0] for a, b in pairwise(both))


@pytest.mark.parametrize(("n", "each", "count"), [(5, 8, 5), (1000, 1, 20), (1000, 4, 80), (1000, 500, 500)])
def test_longer_parts_are_cut_finer(n: int, each: int, count: int) -> None:
    chunks = cut(n, [(0, n)], each)
    assert len(chunks) == count
    assert joined(chunks) == ((0, n),)


def test_a_chunk_is_the_tally_of_its_matches() -> None:
    recipe = recipe_for("influence", ["greedy", "random"], 50, None, 1, 50)
    output = play_chunk(sendable(recipe), package_version(), 3, 9)
    playout = Playout(recipe)
    assert output == {"start": 3, "stop": 9, "tally": Tally.of(2, [playout.match(i) for i in range(3, 9)]).to_dict()}


def test_a_worker_of_another_version_refuses() -> None:
    recipe = recipe_for("influence", ["random"] * 2, 5, None, 0, 0)
    with pytest.raises(LaboratoryError, match=rf"one has rules-explorer {package_version()}, and this is 0\.0\.9"):
        play_chunk(sendable(recipe), "0.0.9", 0, 5)
