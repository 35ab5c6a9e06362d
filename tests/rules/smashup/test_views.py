"""What a seat sees."""

from __future__ import annotations

from explorer.core.state import ALL, PUBLIC
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTORY, lay, say


def test_hands_are_hidden_from_others_and_discard_piles_are_not() -> None:
    s = lay(hands={0: ["p0-gremlin-1"], 1: ["p1-gremlin-1", "p1-shinobi-1"]}, discards={1: ["p1-warbot-1"]})
    assert s.view(0).hand(1) == (None, None)
    assert s.view(0).hand(0) == s.hands[0]
    assert s.view(PUBLIC).to_dict()["hands"] == [[None], [None, None]]
    assert s.view(0).to_dict()["discards"][1] == ["p1-warbot-1"]
    assert s.view(ALL).hand(1) == s.hands[1]


def test_a_card_that_all_have_seen_stays_seen_in_the_hand() -> None:
    s = lay(tops={0: ["p0-shinobi-1"]})
    say(s, "done")
    say(s, "draw p0-warbot-1")
    assert s.view(1).hand(0) == (s.kit.numbers["p0-shinobi-1"], None)
    say(s, "done")


def test_a_deck_shows_its_known_top_and_bottom_and_nothing_between() -> None:
    s = lay(tops={0: ["p0-shinobi-1"]}, bottoms={0: ["p0-gremlin-1"]})
    deck = s.view(0).deck(0)
    assert (deck[0], deck[-1]) == (s.kit.numbers["p0-shinobi-1"], s.kit.numbers["p0-gremlin-1"])
    assert set(deck[1:-1]) == {None}


def test_rules_of_sight_can_be_switched_off() -> None:
    s = lay(hands={1: ["p1-gremlin-1"]})
    s.rules = GAME.rules(2, None, frozenset({"sight:hand", "sight:deck"}))
    assert None not in s.view(0).hand(1)
    assert None not in s.view(0).deck(1)


def test_the_chain_of_pending_effects_is_public() -> None:
    s = lay({FACTORY: ["p0-gremlin-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1")
    steps = [name for name, _, _ in s.view(1).pending]
    assert steps == ["turn.more", "action.discard", "powderkeg.choose"]


def test_the_board_in_words_speaks_both_languages() -> None:
    s = lay({FACTORY: ["p0-shinobi-1"]}, hands={0: ["p0-gremlin-1"]})
    assert "Factory 436-1337: 3/25" in str(s.view(1))
    assert "1 face-down card" in s.view(1).describe("en")
    assert "1 lá úp" in s.view(1).describe("vi")
