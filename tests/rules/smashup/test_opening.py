"""The set-up: bases, who begins, two factions for each, five cards, and a hand that may be redrawn."""

from __future__ import annotations

from typing import Any

from explorer.core.state import CHANCE
from explorer.rules.smashup import GAME
from explorer.rules.smashup.opening import free_factions, may_redraw, next_faction
from explorer.rules.smashup.records import Play
from tests.rules.smashup.table import lay, settle, step


def takers_in_order(taking: str, players: int) -> list[int]:
    s = GAME.opening(players, {"factions-taken": taking})
    settle(s)
    order = []
    while step(s) == "opening.take":
        order.append(s.actor)
        s.play(s.legal_moves()[0])
    return [(seat - order[0]) % players for seat in order]


def test_two_are_taken_at_a_time_and_in_a_draft_there_and_back() -> None:
    assert takers_in_order("free", 3) == [0, 0, 1, 1, 2, 2]
    assert takers_in_order("draft", 3) == [0, 1, 2, 2, 1, 0]


def test_at_random_chance_gives_them() -> None:
    s: Any = GAME.opening(2)
    while step(s) != "opening.faction":
        s.play(s.chance_moves()[0][0])
    assert s.actor == CHANCE
    assert len(s.chance_moves()) == len(s.kit.factions)


def test_nobody_takes_a_faction_of_anothers_nor_a_second_copy_of_its_own() -> None:
    s = GAME.opening(5, {"second-box": "second-box"})
    n = len(s.kit.factions)
    s.takers = (0, 1, *s.takers[2:])
    assert set(free_factions(s, 0)) == set(range(2 * n)) - {0, 1, n}


def test_when_all_have_two_the_decks_are_shuffled() -> None:
    s = lay()
    assert next_faction(s, s.stack[-1]) == "shuffle"


def test_all_have_five_cards_of_their_own_and_one_more_base_than_players_lies_there() -> None:
    s = GAME.start(4, seed=3)
    assert [len(hand) for hand in s.hands] == [5] * 4
    assert len(s.bases) == 5
    assert all(s.owner(card) == seat for seat in range(4) for card in s.hands[seat])
    assert s.plays == (Play(s.active, True), Play(s.active, False))


def test_only_a_hand_without_minions_may_be_redrawn() -> None:
    assert may_redraw(lay(hands={0: ["howl-1", "rampage-1"]}))
    assert not may_redraw(lay(hands={0: ["howl-1", "king-rex-1"]}))
