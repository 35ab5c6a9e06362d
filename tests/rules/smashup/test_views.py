"""What a seat sees, and worlds that agree with it."""

from __future__ import annotations

from random import Random

from explorer.core.state import ALL, PUBLIC
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTORY, lay, say


def test_hands_are_hidden_from_others_and_discard_piles_are_not() -> None:
    s = lay(hands={0: ["king-rex-1"], 1: ["scout-1", "warbot-1"]}, discards={1: ["warbot-2"]})
    assert s.view(0).hand(1) == (None, None)
    assert s.view(0).hand(0) == s.hands[0]
    assert s.view(PUBLIC).to_dict()["hands"] == [[None], [None, None]]
    assert s.view(0).to_dict()["discards"][1] == ["warbot-2"]
    assert s.view(ALL).hand(1) == s.hands[1]


def test_a_hand_that_was_looked_at_is_known_to_that_seat_alone() -> None:
    s = lay(hands={1: ["scout-1", "warbot-1"]}, players=3, bases=[FACTORY, "tar-pits", "jungle-oasis", "tortuga"],
            glimpses=[[0, "scout-1"]])  # fmt: skip
    scout = s.kit.numbers["scout-1"]
    assert s.view(0).hand(1) == (scout, None)
    assert s.view(2).hand(1) == (None, None)
    rng = Random(1)
    held = [s.view(0).sample_world(rng).hands[1] for _ in range(30)]
    assert all(scout in hand for hand in held)
    assert len(set(held)) > 5
    assert any(scout not in s.view(2).sample_world(rng).hands[1] for _ in range(30))


def test_a_top_that_only_its_owner_has_seen_is_hidden_from_others() -> None:
    s = lay(tops={0: ["king-rex-1", "howl-1"]}, private=["king-rex-1"])
    rex, howl = (s.kit.numbers[token] for token in ("king-rex-1", "howl-1"))
    assert s.view(0).deck(0)[:2] == (rex, howl)
    assert s.view(1).deck(0)[:2] == (None, howl)
    tops = {s.view(1).sample_world(Random(n)).tops[0] for n in range(30)}
    assert len(tops) > 5
    assert {top[1] for top in tops} == {howl}


def test_a_card_drawn_from_an_open_top_stays_known_in_the_hand_and_one_from_a_private_top_does_not() -> None:
    s = lay(tops={0: ["king-rex-1", "howl-1"]}, private=["howl-1"])
    say(s, "done")
    assert s.known[0] == (s.kit.numbers["king-rex-1"],)
    assert s.private == ()


def test_a_deck_shows_its_known_top_and_bottom_and_nothing_between() -> None:
    s = lay(tops={0: ["king-rex-1"]}, bottoms={0: ["howl-1"]})
    deck = s.view(0).deck(0)
    assert (deck[0], deck[-1]) == (s.kit.numbers["king-rex-1"], s.kit.numbers["howl-1"])
    assert set(deck[1:-1]) == {None}


def test_rules_of_sight_can_be_switched_off() -> None:
    s = lay(hands={1: ["scout-1"]})
    s.rules = GAME.rules(2, None, frozenset({"sight:hand", "sight:deck"}))
    assert None not in s.view(0).hand(1)
    assert None not in s.view(0).deck(1)


def test_bases_known_to_one_seat_are_shuffled_for_the_others() -> None:
    s = lay(base_tops=["tortuga", "mothership"], base_seer=0)
    assert s.view(0).to_dict()["base_tops"] == ["tortuga", "mothership"]
    assert s.view(1).to_dict()["base_tops"] == [None, None]
    assert len({s.view(1).sample_world(Random(n)).base_tops for n in range(20)}) > 3


def test_the_board_in_words_shows_what_lies_on_bases_and_minions() -> None:
    s = lay({FACTORY: ["king-rex-1"]}, attached=[{"card": "upgrade-1", "on": "king-rex-1"}])
    said = s.view(PUBLIC).describe("en")
    assert "Factory 436-1337: 9/25" in said
    assert "Upgrade" in said
    assert "King Rex" in s.view(PUBLIC).describe("vi")
