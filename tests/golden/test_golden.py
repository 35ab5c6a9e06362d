"""What the rules did before they do today; `python -m tests.golden.regenerate` writes these files anew."""

from __future__ import annotations

import json

import pytest

from tests.golden import influence_counts as counts
from tests.golden.influence_playthrough import FILE, playthrough

GOLDEN = json.loads(counts.FILE.read_text(encoding="utf-8"))
BRUTE = 3


def test_there_is_a_count_for_every_case():
    assert set(GOLDEN) == {case.name for case in counts.CASES}


@pytest.mark.parametrize("case", counts.CASES, ids=lambda case: case.name)
def test_as_many_lines_are_listed_as_before(case):
    assert counts.count(counts.start_of(case), case.depth) == GOLDEN[case.name]


@pytest.mark.parametrize("case", counts.CASES, ids=lambda case: case.name)
def test_judging_every_move_that_can_be_written_counts_the_same_lines(case):
    depth = min(case.depth, BRUTE)
    assert counts.count(counts.start_of(case), depth, counts.by_verdict) == GOLDEN[case.name][:depth]


@pytest.mark.slow
@pytest.mark.parametrize("case", counts.CASES, ids=lambda case: case.name)
def test_judging_every_move_counts_the_same_lines_to_the_end(case):
    counted = counts.count(counts.start_of(case), case.depth, counts.by_verdict)
    assert counted == GOLDEN[case.name]


def test_the_recorded_match_plays_the_same_today():
    assert playthrough() == FILE.read_text(encoding="utf-8")
