"""Sampled worlds: exactly those that agree with what a seat knows, each as often (see all_worlds)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import explorer
from explorer.rules.hundred import knowledge
from explorer.rules.hundred.deck import ALL_MAGIC, FIRST_NUMBER, REACTIONS
from tests.rules.hundred.all_worlds import world_of
from tests.rules.hundred.random_play import FULL, WILD, walk
from tests.rules.hundred.watched import watched
from tests.rules.sampling import assert_as_often

PUBLIC = explorer.PUBLIC


@pytest.mark.parametrize("seed", range(40))
def test_worlds_come_as_often_as_each_other_and_none_is_missing(seed: int) -> None:
    """A match is played at random from a few cards; every viewer's worlds are compared with those of the oracle."""
    state, oracles = watched(seed)
    for viewer, oracle in oracles.items():
        assert world_of(state) in oracle.worlds
        assert_as_often(state, viewer, Counter(oracle.worlds), world_of, seed)


def test_equal_cards_count_as_often_as_there_are() -> None:
    """Of one ten and four fifteens hidden, the only card of seat 1 is the ten one time in five."""
    state = FULL.state({"players": 2, "hands": [["5"], ["15"]], "pile": ["10", "15", "15", "15"]})
    ten, fifteen = FULL.deck.tokens.index("10"), FULL.deck.tokens.index("15")
    assert_as_often(state, 0, Counter({(ten,): 1, (fifteen,): 4}), lambda world: world.hands[1])


def test_a_back_is_followed_from_the_pile_to_where_it_goes() -> None:
    """Whoever looks on knows which of the cards in a hand is played, set and drawn, and nothing of the faces."""
    state = FULL.state({"players": 2, "hands": [["5"], ["7", "block", "9"]], "to_move": 1, "drawn": True})
    assert state.view(0).to_dict()["arrivals"] == [[1], [2, 3, 4]]
    state.play("set block")
    assert state.view(0).to_dict()["arrivals"] == [[1], [2, 4]]
    assert state.view(0).set_cards(1) == (None,)
    state.play("play 7")
    assert state.view(0).to_dict()["arrivals"] == [[1], [4]]
    for world, _ in zip(state.view(0).worlds(Random(1)), range(40), strict=False):
        assert world.sets[1][0] in REACTIONS


def test_a_hand_that_had_no_number_holds_magic_cards_until_it_draws() -> None:
    state = FULL.state({"players": 3, "hands": [["force", "5"], ["freeze", "block"], []], "drawn": True})
    for text in ("force seat 1", "accept", "lay nothing", "play 5", "draw", "card 9"):
        state.play(text)
    assert [note.may == ALL_MAGIC for note in state.notes[1]].count(True) == 2
    numbers = set()
    for world, _ in zip(state.view(2).worlds(Random(1)), range(200), strict=False):
        assert sum(kind < FIRST_NUMBER for kind in world.hands[1]) >= 2
        numbers.add(world.hands[1][-1] >= FIRST_NUMBER)
    assert numbers == {True, False}


def test_a_hunted_card_lies_in_no_hand_that_has_not_drawn_since() -> None:
    state = FULL.state(
        {"players": 3, "hands": [["hunt", "5"], ["7"], ["9"]], "score": [[], ["25"], []], "pile": ["1", "25", "3"],
         "drawn": True}
    )  # fmt: skip
    for text in ("hunt seat 1", "accept", "done", "draw", "card 25"):
        state.play(text)
    tokens = FULL.deck.tokens
    hands = Counter(
        (tokens[world.hands[1][0]], tokens[world.hands[1][-1]], tokens[world.hands[2][0]])
        for world, _ in zip(state.view(0).worlds(Random(1)), range(4000), strict=False)
    )
    new = {hand[1] for hand in hands}
    assert "25" in new
    assert any(hand[2] == "25" for hand in hands), "the other 25 can have been dealt"
    twice = [hand for hand in hands if hand[2] == "25" and hand[0] == "25" and hand[1] != "25"]
    assert not twice


def test_once_it_has_come_out_again_another_can_lie_in_an_old_hand() -> None:
    state = FULL.state(
        {"players": 2, "hands": [["hunt", "5"], ["10"]], "score": [[], ["10", "10"]], "pile": ["1", "2"], "drawn": True}
    )
    ten = FULL.deck.tokens.index("10")
    for text in ("hunt seat 1", "accept"):
        state.play(text)
    for world, _ in zip(state.view(0).worlds(Random(1)), range(60), strict=False):
        assert world.hands[1] != (ten,) or world.pool[ten] == 2
    for text in ("done", "skip", "draw", "card 10", "play 10", "done", "skip", "draw", "card 10"):
        state.play(text)
    assert not [record for record in state.put_back if record.seen & 1]
    held = {world.hands[1] for world, _ in zip(state.view(0).worlds(Random(1)), range(60), strict=False)}
    assert (ten,) in held


def test_who_knows_which_card() -> None:
    """Goblin, Recall, Pass and Swap, each before the eyes it is open to."""
    state = FULL.state(
        {"players": 3, "hands": [["swap", "1", "2"], ["10", "pass"], []], "graveyard": ["freeze"], "drawn": True}
    )
    for text in ("swap seat 1", "accept", "done"):
        state.play(text)
    ten, one = FULL.deck.tokens.index("10"), FULL.deck.tokens.index("1")
    assert ten in state.view(1).hand(0)
    assert one in state.view(0).hand(1)
    assert state.view(2).hand(0) == (None, None)
    for world, _ in zip(state.view(1).worlds(Random(1)), range(20), strict=False):
        assert world.hands[0] == state.hands[0]


def test_what_went_back_is_known_until_it_has_come_out() -> None:
    """Every viewer's records agree with the cards as they lie, in long matches with many returns."""
    looked = 0
    for seed in range(30):
        game = (FULL, WILD)[seed % 2]
        state, rng = game.start(2 + seed % 4, seed), Random(seed)
        for _ in walk(state, rng):
            for viewer in range(state.players + 1):
                looked += bool(state.put_back)
                assert knowledge.misplaced(state, viewer) < 0
    assert looked > 1000


def test_sampling_leaves_the_position_alone() -> None:
    state = FULL.start(4, 5)
    before = state.digest()
    for viewer in (PUBLIC, 0, 3):
        state.view(viewer).sample_world(Random(1))
    assert state.digest() == before
