"""Worlds drawn from what a seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

from explorer.core.state import PUBLIC
from tests.rules.smashup.table import lay, named


def test_a_world_keeps_the_own_hand_known_cards_and_every_public_fact() -> None:
    cards = named(lay(), lay().pools[1])
    s = lay(
        hands={0: ["p0-gremlin-1"], 1: cards[:3]},
        known={1: cards[:1]},
        tops={1: cards[3:4]},
        bottoms={1: cards[4:5]},
        discards={1: cards[5:9]},
    )
    for seed in range(30):
        world = s.view(0).sample_world(Random(seed))
        assert world.hands[0] == s.hands[0]
        assert world.known == s.known
        assert set(world.known[1]) <= set(world.hands[1])
        assert sorted((*world.hands[1], *world.pools[1])) == sorted((*s.hands[1], *s.pools[1]))
        assert world.view(0).to_dict() == s.view(0).to_dict()


def test_worlds_are_uniform_over_the_splits_between_hand_and_deck() -> None:
    cards = named(lay(), lay().pools[1])
    s = lay(hands={1: cards[:2]}, discards={1: cards[4:]})
    rng = Random(1)
    seen = Counter(s.view(PUBLIC).sample_world(rng).hands[1] for _ in range(3000))
    assert len(seen) == 6
    assert all(400 < n < 600 for n in seen.values())


def test_a_seat_knows_how_its_own_cards_are_split() -> None:
    s = lay(hands={1: named(lay(), lay().pools[1])[:4]})
    world = s.view(1).sample_world(Random(3))
    assert (world.hands[1], world.pools[1]) == (s.hands[1], s.pools[1])
