"""What seats can know of hidden cards: worlds are drawn from those that agree with it, all equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from explorer.core.state import PUBLIC
from explorer.rules.smashup.knowledge import sample, seen
from tests.rules.smashup.random_play import check_cards
from tests.rules.smashup.table import MALL, OASIS, lay, random_game

CAVE, PITS = "cave-of-shinies", "tar-pits"


def few_left(hand: list[str], left: list[str], players: int = 2, **facts: Any) -> Any:
    """Return a position in which only these cards of seat 1 are in its hand and its deck."""
    bases = (MALL, OASIS, CAVE, PITS)[: players + 1]
    s = lay(players=players, bases=bases)
    tops = [card for row in facts.get("tops", {}).values() for card in row]
    gone = [s.kit.tokens[c] for c in s.own_cards(1) if s.kit.tokens[c] not in (*hand, *left, *tops)]
    return lay(players=players, bases=bases, hands={1: hand}, discards={1: gone}, **facts)


def test_every_split_of_what_is_unseen_is_drawn_as_often() -> None:
    s = few_left(["scout-1", "warbot-1"], ["scout-2", "probe-1"])
    unseen = sorted(s.kit.numbers[t] for t in ("scout-1", "warbot-1", "scout-2", "probe-1"))
    rng, tries = Random(7), 3000
    found = Counter(sample(s, 0, rng).hands[1] for _ in range(tries))
    assert set(found) == set(combinations(unseen, 2))
    expected = tries / 6  # chi-square with five degrees of freedom: above 20.5 once in a thousand
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 20.5


def test_its_owner_knows_a_hand_and_nobody_the_order_of_a_deck() -> None:
    s = few_left(["scout-1", "warbot-1"], ["scout-2", "probe-1"])
    assert sample(s, 1, Random(1)).to_dict() == s.to_dict()


def test_what_all_have_seen_stays_where_it_is() -> None:
    s = few_left(["scout-1", "warbot-1"], ["scout-2", "probe-1"], known={1: ["warbot-1"]})
    warbot = s.kit.numbers["warbot-1"]
    assert all(warbot in sample(s, viewer, Random(n)).hands[1] for viewer in (0, PUBLIC) for n in range(30))
    assert seen(s, 0, 1) == {warbot}


def test_a_glimpse_counts_for_the_seat_that_had_it() -> None:
    s = few_left(["scout-1", "warbot-1"], ["scout-2", "probe-1"], players=3, glimpses=[[0, "scout-1"]])
    scout = s.kit.numbers["scout-1"]
    assert (seen(s, 0, 1), seen(s, 2, 1)) == ({scout}, set())
    worlds = [sample(s, 2, Random(n)) for n in range(40)]
    assert any(scout not in world.hands[1] for world in worlds)
    for world in worlds:  # seat 0 has still seen one card of that hand, seat 2 does not know which
        ((who, card),) = world.glimpses
        assert who == 0
        assert card in world.hands[1]


def test_a_private_top_is_any_card_that_the_viewer_has_not_seen() -> None:
    s = few_left(["scout-1"], ["scout-2"], tops={1: ["probe-1"]}, private=["probe-1"])
    tops = Counter(sample(s, 0, Random(n)).tops[1] for n in range(300))
    assert {s.kit.tokens[top[0]] for top in tops} == {"scout-1", "scout-2", "probe-1"}
    assert min(tops.values()) > 60
    assert all(sample(s, 1, Random(n)).tops == s.tops for n in range(10))


def test_bases_that_one_seat_has_seen_are_any_for_the_others() -> None:
    s = lay(base_tops=["tortuga", "mothership"], base_seer=1)
    worlds = {sample(s, 0, Random(n)).base_tops for n in range(60)}
    assert len(worlds) > 20
    assert {sample(s, 1, Random(n)).base_tops for n in range(20)} == {s.base_tops}


def test_a_world_holds_every_card_once_and_can_be_played() -> None:
    rng = Random(11)
    for seed in range(3):
        for n, (s, _) in enumerate(random_game(seed, 2 + seed)):
            if n % 20 or s.step.startswith("opening."):
                continue
            for viewer in (PUBLIC, *range(s.players)):
                world = sample(s, viewer, rng)
                check_cards(world)
                assert world.actor == s.actor
                assert list(map(len, world.hands)) == list(map(len, s.hands))
