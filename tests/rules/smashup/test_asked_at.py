"""A guard of some questions holds at all others, and says nothing there."""

from __future__ import annotations

from explorer.core.guards import OPEN
from explorer.rules.smashup.asked_at import asking, at
from tests.rules.smashup.table import lay


def test_elsewhere_it_holds_and_has_no_facts() -> None:
    s = lay()
    assert asking(s) == "turn.play"
    here = at(("turn.play",), "x", ("goal",), OPEN, ("card",), lambda s, card: card == 1, lambda s, card: {"n": card})
    there = at(("do.choose",), "x", ("goal",), OPEN, ("card",), lambda s, card: card == 1, lambda s, card: {"n": card})
    assert [here.holds(s, card) for card in (1, 2)] == [True, False]
    assert [there.holds(s, card) for card in (1, 2)] == [True, True]
    assert here.facts is not None
    assert there.facts is not None
    assert here.facts(s, 2) == {"n": 2}
    assert there.facts(s, 2) == {}


def test_the_text_that_asks_is_cited_beside_the_rule() -> None:
    s = lay()
    guard = at(("turn.play",), "x", ("goal",), OPEN, (), lambda s: False, lambda s: {"text": "probe", "n": 1})
    assert guard.facts is not None
    assert guard.facts(s) == {"n": 1, "clauses": ("goal", "probe")}
