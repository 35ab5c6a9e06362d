"""Who knows which hidden cards of `smashup`: what was shown, looked at, put on top."""

from __future__ import annotations

from explorer.core.state import ALL, PUBLIC
from explorer.drawing.boards.smashup_knowledge import rows_of
from explorer.drawing.knowledge_table import EMPTY, FULL, HALF
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTORY, OASIS, PITS, lay

BASES = [FACTORY, PITS, OASIS, "tortuga"]


def told(view, group):
    """Return the rows of a group: whose cards, which, how many others, and how much each seat knows."""
    words = GAME.words()
    return [
        (row.owner, row.cards, row.unseen, "".join(cell.sign for cell in row.cells))
        for row in rows_of(view, words)
        if row.group == words.say(group)
    ]


def looked(glimpses, **facts):
    hands = {1: ["scout-1", "warbot-1", "probe-1"]}
    return lay(hands=hands, players=3, bases=BASES, glimpses=glimpses, **facts)


def test_a_hand_that_nobody_has_looked_at_is_known_to_its_owner_alone():
    state = looked([])
    assert told(state.view(0), "draw-hands") == [("Seat 1", (), 3, f"{EMPTY}{FULL}{EMPTY}")]
    assert [row[1:] for row in told(state.view(1), "draw-hands")] == [
        (("Scout #1",), 0, f"{EMPTY}{FULL}{EMPTY}"),
        (("Probe",), 0, f"{EMPTY}{FULL}{EMPTY}"),
        (("Warbot #1",), 0, f"{EMPTY}{FULL}{EMPTY}"),
    ]


def test_who_has_looked_knows_which_cards_and_others_know_how_many():
    state = looked([[0, "scout-1"]])
    assert told(state.view(0), "draw-hands") == [
        ("Seat 1", ("Scout #1",), 0, f"{FULL}{FULL}{EMPTY}"),
        ("Seat 1", (), 2, f"{EMPTY}{FULL}{EMPTY}"),
    ]
    for seat in (2, PUBLIC):
        assert told(state.view(seat), "draw-hands") == [("Seat 1", (), 3, f"{HALF}{FULL}{EMPTY}")]
    for seat in (1, ALL):
        assert told(state.view(seat), "draw-hands")[0] == ("Seat 1", ("Scout #1",), 0, f"{FULL}{FULL}{EMPTY}")


def test_a_whole_hand_that_was_looked_at_is_known_to_the_seat_that_looked():
    state = looked([[2, "scout-1"], [2, "warbot-1"], [2, "probe-1"]])
    assert told(state.view(0), "draw-hands") == [("Seat 1", (), 3, f"{EMPTY}{FULL}{FULL}")]


def test_of_two_seats_that_have_looked_neither_knows_what_the_other_saw():
    state = looked([[0, "scout-1"], [2, "warbot-1"]])
    assert told(state.view(0), "draw-hands") == [("Seat 1", ("Scout #1",), 2, f"{HALF}{FULL}{HALF}")]
    assert ("Seat 1", ("Warbot #1",), 0, f"{EMPTY}{FULL}{FULL}") in told(state.view(1), "draw-hands")


def test_a_card_that_all_have_seen_is_shown_to_all():
    state = looked([[0, "scout-1"]], known={1: ["scout-1"]})
    assert told(state.view(2), "draw-hands") == [
        ("Seat 1", ("Scout #1",), 0, FULL * 3),
        ("Seat 1", (), 2, f"{EMPTY}{FULL}{EMPTY}"),
    ]


def test_tops_and_bottoms_of_decks_are_open_but_for_those_that_only_their_owner_has_seen():
    facts = {"tops": {0: ["king-rex-1", "howl-1"]}, "private": ["king-rex-1"], "bottoms": {0: ["rampage-1"]}}
    state = lay(players=3, bases=BASES, **facts)
    secret = f"{FULL}{EMPTY}{EMPTY}"
    assert told(state.view(0), "draw-deck-top") == [
        ("Seat 0", ("King Rex",), 0, secret),
        ("Seat 0", ("Howl #1",), 0, FULL * 3),
    ]
    assert told(state.view(1), "draw-deck-top")[0] == ("Seat 0", (), 1, secret)
    assert told(state.view(1), "draw-deck-bottom") == [("Seat 0", ("Rampage",), 0, FULL * 3)]
    assert told(state.view(1), "draw-deck-rest")[0] == ("Seat 0", (), 37, EMPTY * 3)


def test_bases_on_top_of_their_pile_are_known_to_who_has_looked():
    state = lay(players=3, bases=[FACTORY, PITS, OASIS, "homeworld"], base_tops=["tortuga"], base_seer=2)
    words = GAME.words()
    for seat, name in ((2, "Tortuga"), (0, "1 base")):
        rows = [row for row in rows_of(state.view(seat), words) if row.group == words.say("draw-base-pile")]
        assert [row.said for row in rows] == [name, "11 bases"]
        assert "".join(cell.sign for cell in rows[0].cells) == f"{EMPTY}{EMPTY}{FULL}"
