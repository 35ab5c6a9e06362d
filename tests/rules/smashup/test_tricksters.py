"""Leprechaun and Gremlin."""

from __future__ import annotations

from explorer.core.state import CHANCE
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, OASIS, lay, named, on, say, settle, step, texts


def test_leprechaun_destroys_a_weaker_minion_that_another_player_plays_there() -> None:
    s = lay({FACTORY: ["p1-leprechaun-1"]}, hands={0: ["p0-shinobi-1"]})
    told = say(s, "play p0-shinobi-1 @ factory")
    assert told == ["played", "struck", "destroyed"]


def test_leprechaun_spares_an_equal_minion_its_own_side_and_other_bases() -> None:
    for card, base in (("p0-pirate-king-1", FACTORY), ("p0-shinobi-1", MALL)):
        s = lay({FACTORY: ["p1-leprechaun-1"]}, hands={0: [card]})
        assert say(s, f"play {card} @ {base}") == ["played"]
    s = lay({FACTORY: ["p0-leprechaun-1"]}, hands={0: ["p0-shinobi-1"]})
    assert say(s, "play p0-shinobi-1 @ factory") == ["played"]


def test_leprechaun_waits_for_the_text_of_the_minion_which_may_destroy_it_first() -> None:
    s = lay({FACTORY: ["p1-leprechaun-1"]}, hands={0: ["p0-ninja-master-1"]})
    assert say(s, "play p0-ninja-master-1 @ factory") == ["played"]
    assert say(s, "choose p1-leprechaun-1") == ["destroyed"]


def test_leprechaun_compares_final_powers() -> None:
    s = lay({BRAIN: ["p1-leprechaun-1"]}, bases=[BRAIN, FACTORY, MALL], hands={0: ["p0-pirate-king-1"]})
    assert say(s, "play p0-pirate-king-1 @ central-brain") == ["played"]  # six is not less than six


def test_a_leprechaun_played_by_the_minion_s_own_text_did_not_see_it_coming() -> None:
    s = lay({}, hands={0: ["p0-hoverbot-1"]}, tops={0: ["p0-leprechaun-1"]})
    assert "struck" not in say(s, "play p0-hoverbot-1 @ factory", "play p0-leprechaun-1 @ factory")


def test_moving_in_sets_off_no_leprechaun() -> None:
    s = lay({OASIS: ["p0-leprechaun-1", "p0-ninja-master-1", "p0-gremlin-1"], MALL: ["p1-pirate-king-1"]})
    assert "struck" not in say(s, "done", "use p1-pirate-king-1")


def test_two_leprechauns_strike_in_the_order_that_the_active_player_picks() -> None:
    s = lay(
        {FACTORY: ["p1-leprechaun-1", "p2-leprechaun-1"]},
        players=3,
        bases=[FACTORY, MALL, OASIS, BRAIN],
        hands={0: ["p0-shinobi-1"]},
    )
    say(s, "play p0-shinobi-1 @ factory")
    assert (s.actor, step(s)) == (0, "trigger.order")
    assert texts(s) == {"choose p1-leprechaun-1", "choose p2-leprechaun-1"}
    told = say(s, "choose p2-leprechaun-1")
    assert told == ["struck", "destroyed"]  # the other one finds nothing left to strike


def test_gremlin_draws_for_its_controller_and_every_other_player_loses_a_card_at_random() -> None:
    s = lay(
        {FACTORY: ["p1-gremlin-1"]},
        players=3,
        bases=[FACTORY, MALL, OASIS, BRAIN],
        hands={0: ["p0-ninja-master-1", "p0-warbot-1"], 2: ["p2-shinobi-1", "p2-warbot-1", "p2-warbot-2"]},
    )
    say(s, "play p0-ninja-master-1 @ factory", "choose p1-gremlin-1")
    assert s.actor == CHANCE
    assert len(s.chance_moves()) == 23
    say(s, "draw p1-shinobi-1")
    assert [str(m) for m, _ in s.chance_moves()] == ["lose p0-warbot-1"]
    say(s, "lose p0-warbot-1")
    assert {str(m) for m, _ in s.chance_moves()} == {"lose p2-shinobi-1", "lose p2-warbot-1", "lose p2-warbot-2"}
    say(s, "lose p2-warbot-2")
    assert (step(s), [len(hand) for hand in s.hands]) == ("turn.play", [0, 1, 2])
    assert named(s, s.discards[2]) == ["p2-warbot-2"]


def test_an_empty_hand_loses_nothing_to_a_gremlin() -> None:
    s = lay({FACTORY: ["p1-gremlin-1"]}, hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ factory", "choose p1-gremlin-1")
    settle(s)
    assert step(s) == "turn.play"
    assert on(s, FACTORY) == ["p0-ninja-master-1"]
