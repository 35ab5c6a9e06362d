"""Events: public facts for all, secret ones for those who may see them."""

from __future__ import annotations

import explorer
from explorer.core.events import Event
from explorer.core.words import word

GAME = explorer.game("influence")
SEAT, CARD, ZONE = word("seat", n=1), word("card-radar"), word("region-oasis")
PLACED = Event(GAME, "placed", ("place",), {"seat": SEAT, "region": ZONE}, {"card": CARD}, frozenset({1}))
FLIPPED = Event(GAME, "flipped", ("flip",), {"region": ZONE})


def test_whoever_may_see_it_is_told_everything():
    assert PLACED.as_seen(1) == PLACED
    assert PLACED.as_seen(1).sentence() == "Seat 1 places Radar on Oasis."


def test_the_others_are_told_that_it_happened():
    for seat in (0, 2, explorer.PUBLIC):
        seen = PLACED.as_seen(seat)
        assert seen.hidden
        assert seen.secret == {}
        assert seen.sentence() == "Seat 1 places a face-down card on Oasis."


def test_what_is_seen_does_not_tell_who_saw_it():
    assert PLACED.as_seen(0).seen_by == frozenset()
    assert PLACED.as_seen(0) == PLACED.as_seen(2)


def test_whoever_sees_everything_is_told_everything():
    assert PLACED.as_seen(explorer.ALL, everything=True) == PLACED


def test_hiding_twice_is_hiding_once():
    assert PLACED.as_seen(0).as_seen(0) == PLACED.as_seen(0)
    assert PLACED.as_seen(0).as_seen(1) == PLACED.as_seen(0), "what was taken out does not come back"


def test_a_public_event_is_the_same_for_all():
    for seat in (0, 1, explorer.PUBLIC):
        assert FLIPPED.as_seen(seat) is FLIPPED


def test_a_secret_shown_to_every_seat_is_still_none_for_spectators():
    both = Event(GAME, "stole", ("steal",), {"seat": SEAT, "opponent": SEAT}, {"card": CARD}, frozenset({0, 1}))
    assert both.as_seen(explorer.PUBLIC).secret == {}


def test_spectators_can_be_named_among_those_who_see():
    shown = Event(
        GAME, "discarded", ("discard-leaves",), {"seat": SEAT}, {"card": CARD}, frozenset({0, 1, explorer.PUBLIC})
    )
    assert shown.as_seen(explorer.PUBLIC).secret == {"card": CARD}


def test_the_text_ends_with_where_the_rule_stands():
    assert FLIPPED.text() == str(FLIPPED) == "Oasis is flipped: its lowest valid total will win (000, line 44)."
    assert "44" in FLIPPED.text("ar")


def test_players_are_called_by_their_names():
    assert PLACED.as_seen(0).sentence("en", {SEAT: "Maha"}) == "Maha places a face-down card on Oasis."
