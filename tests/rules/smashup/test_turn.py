"""A turn from its start to the next one, and the set-up before the first."""

from __future__ import annotations

import pytest

from explorer.core.errors import IllegalMove
from explorer.core.state import CHANCE
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import CAVE, FACTORY, MALL, OASIS, lay, named, refusal, say, settle, step, texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_lays_out_one_base_more_than_players_and_deals_five_cards(players: int) -> None:
    s = GAME.start(players, seed=5)
    assert len(s.bases) == players + 1
    assert [len(hand) for hand in s.hands] == [5] * players
    assert (s.actor, step(s)) == (s.active, "turn.play")


def test_the_set_up_is_chance_asked_card_by_card() -> None:
    s = GAME.opening(2)
    assert s.actor == CHANCE
    assert len(s.chance_moves()) == 6
    say(s, "base factory", "base tar-pits", "base jungle-oasis", "first seat 1", "draw p0-gremlin-1")
    assert named(s, s.hands[0]) == ["p0-gremlin-1"]


def test_one_minion_and_one_action_in_either_order() -> None:
    for moves in (
        ["play p0-warbot-1 @ factory", "play p0-powderkeg-1", "choose p0-warbot-1"],
        ["play p0-powderkeg-1", "play p0-warbot-1 @ factory"],
    ):
        s = lay(hands={0: ["p0-warbot-1", "p0-powderkeg-1", "p0-gremlin-1"]})
        say(s, *moves)
        assert s.actor == CHANCE  # nothing is left to play, so the turn goes on to drawing


def test_neither_has_to_be_played() -> None:
    s = lay(hands={0: ["p0-warbot-1", "p0-powderkeg-1"]})
    assert {"done", "play p0-powderkeg-1"} <= texts(s)
    say(s, "done")
    assert (s.actor, len(s.hands[0])) == (CHANCE, 2)


def test_a_second_minion_and_a_second_action_are_refused() -> None:
    s = lay(hands={0: ["p0-warbot-1", "p0-gremlin-1", "p0-powderkeg-1"]})
    say(s, "play p0-warbot-1 @ factory")
    assert refusal(s, "play p0-gremlin-1 @ factory") == ["minion-left"]
    s = lay(hands={0: ["p0-gremlin-1", "p0-powderkeg-1"]}, plays=[{"kind": "minion"}])
    assert refusal(s, "play p0-powderkeg-1") == ["action-left"]


def test_an_extra_play_keeps_its_limits() -> None:
    rights = [{"kind": "minion", "most": 2, "base": FACTORY, "source": "p0-hoverbot-1"}]
    s = lay(hands={0: ["p0-gremlin-1", "p0-warbot-1"]}, plays=rights)
    assert texts(s) == {"play p0-gremlin-1 @ factory", "done"}
    assert GAME.state(s.to_dict()) == s


def test_rights_to_play_end_with_the_phase() -> None:
    s = lay(hands={0: ["p0-gremlin-1"]})
    say(s, "done")
    assert s.plays == ()


def test_the_turn_ends_with_two_cards_and_passes_to_the_left() -> None:
    s = lay(players=3, bases=[FACTORY, OASIS, "tar-pits", "central-brain"], active=2)
    say(s, "done")
    settle(s)
    assert [len(hand) for hand in s.hands] == [0, 0, 2]
    assert (s.active, s.actor, s.turn) == (0, 0, 2)


def test_a_hand_of_more_than_ten_is_discarded_one_card_at_a_time() -> None:
    cards = named(lay(), lay().pools[0])[:10]
    s = lay(hands={0: cards})
    say(s, "done")
    settle(s)
    assert (s.actor, step(s)) == (0, "hand.discard")
    assert texts(s) == {f"discard {card}" for card in named(s, s.hands[0])}
    say(s, f"discard {cards[3]}")
    assert step(s) == "hand.discard"
    say(s, f"discard {cards[0]}")
    assert named(s, s.discards[0]) == [cards[3], cards[0]]
    assert s.active == 1


def test_an_empty_deck_is_made_from_the_discard_pile_in_mid_draw() -> None:
    cards = named(lay(), lay().pools[0])
    s = lay(hands={0: cards[:4]}, tops={0: cards[4:5]}, discards={0: cards[5:]})
    told = say(s, "done")
    assert told == ["drew", "reshuffled"]
    assert len(s.chance_moves()) == 19


def test_without_any_card_left_nothing_is_drawn() -> None:
    cards = named(lay(), lay().pools[0])
    small = [c for c in cards if any(k in c for k in ("first-mate", "gremlin", "archive", "shinobi", "hoverbot"))]
    minions = {base: small[i::3] for i, base in enumerate((FACTORY, MALL, CAVE))}
    s = lay(minions, bases=[FACTORY, MALL, CAVE], hands={0: [c for c in cards if c not in small]})
    assert say(s, "done") == ["turn"]
    assert len(s.hands[0]) == 9


def test_bases_are_not_checked_while_cards_are_played() -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-leprechaun-1"]}, hands={0: ["p0-pirate-king-1", "p0-powderkeg-1"]})
    say(s, "play p0-pirate-king-1 @ jungle-oasis")
    assert step(s) == "turn.play"


def test_only_the_asked_seat_moves_and_only_with_its_own_cards() -> None:
    s = lay(hands={0: ["p0-gremlin-1"], 1: ["p1-gremlin-1"]})
    assert refusal(s, "play p1-gremlin-1 @ factory") == ["own-card"]
    assert refusal(s, "play p0-powderkeg-1") == ["in-hand"]
    assert not s.verdict("done", 1).legal
    with pytest.raises(IllegalMove):
        s.play("pass")


@pytest.mark.parametrize(
    ("reading", "drawn"),
    [("active-every-turn", [2, 0]), ("active-after-base", [0, 0]), ("everybody-after-base", [0, 0])],
)
def test_who_draws_without_a_destroyed_base(reading: str, drawn: list[int]) -> None:
    s = lay(rulings={"draw-two": reading})
    say(s, "done")
    settle(s)
    assert [len(hand) for hand in s.hands] == drawn


@pytest.mark.parametrize(
    ("reading", "drawn"),
    [("active-every-turn", [2, 0]), ("active-after-base", [2, 0]), ("everybody-after-base", [2, 2])],
)
def test_who_draws_after_a_destroyed_base(reading: str, drawn: list[int]) -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-leprechaun-1", "p0-shinobi-1"]}, rulings={"draw-two": reading})
    say(s, "done")
    settle(s)
    assert [len(hand) for hand in s.hands] == drawn


def test_under_the_stricter_reading_the_hand_limit_counts_after_every_draw() -> None:
    cards = [t for t in named(lay(), lay().pools[1]) if t != "p1-gremlin-1"][:10]
    facts = {"hands": {0: ["p0-ninja-master-1"], 1: cards}}
    for ruling, asked in (("when-drawing", "turn.play"), ("always", "hand.discard")):
        s = lay({FACTORY: ["p1-gremlin-1"]}, rulings={"hand-limit-when": ruling}, **facts)
        say(s, "play p0-ninja-master-1 @ factory", "choose p1-gremlin-1")
        settle(s)
        assert step(s) == asked
