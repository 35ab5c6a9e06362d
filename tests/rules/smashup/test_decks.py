"""Decks: known tops and bottoms, the pool between them, luck."""

from __future__ import annotations

from explorer.core.luck import Tape
from explorer.core.state import CHANCE
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import lay, named, say


def test_known_cards_are_drawn_from_the_top_without_chance_and_everybody_knows_them() -> None:
    s = lay(tops={0: ["p0-shinobi-1", "p0-shinobi-2"]})
    say(s, "done")
    assert s.active == 1
    assert named(s, s.known[0]) == ["p0-shinobi-1", "p0-shinobi-2"]


def test_the_bottom_is_drawn_last() -> None:
    cards = named(lay(), lay().pools[0])
    s = lay(bottoms={0: cards[:2]}, hands={0: cards[2:12]}, discards={0: cards[12:-1]})
    say(s, "done")
    assert {str(m) for m, _ in s.chance_moves()} == {f"draw {cards[-1]}"}
    say(s, f"draw {cards[-1]}")
    assert cards[0] in named(s, s.known[0])


def test_a_new_deck_means_that_the_whole_hand_is_known_by_elimination() -> None:
    cards = named(lay(), lay().pools[0])
    s = lay(hands={0: cards[:3]}, discards={0: cards[3:]})
    say(s, "done")
    assert named(s, s.known[0]) == cards[:3]
    assert s.shuffles == [1, 0]


def test_a_draw_is_secret_and_a_revealed_card_is_not() -> None:
    s = lay()
    say(s, "done")
    (event,) = [e for e in s.play("draw p0-warbot-1") if e.kind == "drew"]
    assert event.as_seen(1).hidden
    assert not event.as_seen(0).hidden


def test_the_same_luck_brings_the_same_cards_whenever_they_are_drawn() -> None:
    def drawn(hand: list[str]) -> list[str]:
        s, tape, got = lay(hands={0: hand}), Tape("same"), []
        say(s, "done")
        while s.actor == CHANCE:
            got.append(str(tape.choose(s)))
            s.play(got[-1])
        return got

    first, second = drawn([])
    third = drawn([first.removeprefix("draw ")])
    assert third[0] == second
    assert drawn(["p0-gremlin-1", "p0-gremlin-2"]) == [first, second]


def test_the_same_seed_deals_the_same_match() -> None:
    assert GAME.start(3, seed="x").digest() == GAME.start(3, seed="x").digest()
    assert GAME.start(3, seed="x").digest() != GAME.start(3, seed="y").digest()
    assert GAME.opening(3).actor == CHANCE
