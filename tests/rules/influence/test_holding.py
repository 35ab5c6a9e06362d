"""What can be asked about the cards in hand: where they can be played, and why not elsewhere."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.errors import ExplorerError

GAME = explorer.game("influence")
ZONES = ["oasis", "island", "harbour", "market", "mine"]


def table(**facts):
    base = {"players": 2, "zones": ZONES, "hands": [["flip", "radar", "blue 7"], ["steal", "green 1"]]}
    return GAME.state({**base, **facts})


def test_a_seat_may_ask_about_its_own_cards_only():
    state = table()
    assert [t for t in state.view(0).topics() if t.startswith("card:")] == ["card:blue 7", "card:radar", "card:flip"]
    assert [t for t in state.view(1).topics() if t.startswith("card:")] == ["card:green 1", "card:steal"]
    assert not [t for t in state.view(explorer.PUBLIC).topics() if t.startswith("card:")]
    with pytest.raises(ExplorerError, match="nothing to explain about 'card:steal'"):
        state.view(0).explain("card:steal")


def test_a_card_says_where_it_can_be_played_and_why_not_elsewhere():
    state = table(
        marks=[{"zone": "mine", "mark": "immune", "turn": 4}, {"zone": "oasis", "mark": "flipped", "turn": 2}]
    )
    found = state.view(0).explain("card:flip")
    assert found.holds
    assert found.text() == "Flip the Scales can be played, aimed at Island, Harbour, and Market (000, line 17)."
    assert [f.id for f in found.below] == ["guard-not-flipped", "guard-zone-not-immune"]


def test_a_card_without_a_target_cites_the_clause_that_it_needs_one():
    found = table().view(0).explain("card:radar")
    assert not found.holds
    assert found.clauses == ("needs-target",)
    assert "has no legal target now" in found.sentence()
    assert {f.id for f in found.below} == {"guard-card-there"}


def test_it_agrees_with_the_verdicts_of_the_seat_that_is_asked():
    rng = Random(4)
    for seed in range(6):
        state = GAME.start(3, seed)
        while state.actor is not None:
            if state.actor >= 0:
                view = state.view(state.actor)
                for topic in view.topics():
                    if topic.startswith("card:"):
                        kind = GAME.deck.kind(topic.removeprefix("card:"))
                        plays = [
                            m for m in state.legal_moves() if m.verb != "discard" and state.rules.kind_of[m] == kind
                        ]
                        assert view.explain(topic).holds == bool(plays)
                state.play(rng.choice(state.legal_moves()))
            else:
                state.play(state.sample_chance(rng))


def test_another_seat_that_waits_learns_nothing_secret():
    state = GAME.start(3, 5)
    rng = Random(1)
    world = state.view(2).sample_world(rng)
    for topic in state.view(2).topics():
        assert state.view(2).explain(topic).text() == world.view(2).explain(topic).text()
