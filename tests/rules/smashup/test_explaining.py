"""Findings on bases, places and the match."""

from __future__ import annotations

import pytest

from explorer.core.errors import ExplorerError
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, OASIS, lay


def test_why_a_base_holds_or_breaks_adds_up_the_powers() -> None:
    s = lay({BRAIN: ["p0-shinobi-1", "p1-warbot-1"]}, bases=[BRAIN, FACTORY, MALL])
    found = s.explain("base:central-brain")
    assert found.holds is False
    assert "9 power do not reach its breakpoint of 19" in found.sentence("en")
    assert "1 from The Central Brain" in found.below[0].sentence("en")
    assert "giả định" in found.below[0].text("vi")


def test_the_award_is_told_along_the_tree_that_runs() -> None:
    s = lay({OASIS: ["p0-shinobi-1", "p1-warbot-1"]})
    found = s.explain("award:jungle-oasis:0")
    assert found.id == "outcome-second-place"
    assert found.answers == (("has-minion", True), ("nobody-ahead", False), ("one-ahead", True))
    assert "004, line 54" in found.below[0].citation("en")


def test_an_unknown_topic_is_refused() -> None:
    with pytest.raises(ExplorerError):
        lay().explain("base:tar-pits")


def test_every_seat_is_told_the_same_since_all_of_it_is_public() -> None:
    s = lay({OASIS: ["p0-shinobi-1"]}, hands={0: ["p0-gremlin-1"]})
    for topic in s.topics():
        assert s.view(1).explain(topic) == s.explain(topic)
