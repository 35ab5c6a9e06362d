"""Whose eyes: a seat's, a spectator's, everybody's; and the curtain between people who share a screen."""

from __future__ import annotations

import json

import pytest

import explorer
from tests.widgets.sessions import GAME, answer, offered, opened, plain, shared, whole


def test_the_person_sees_own_faces_only_and_another_seat_sees_others():
    shown = opened()
    hands = shown.match.state.view(explorer.ALL).to_dict()["hands"]

    def faces(seat):
        return [card for card in shown.session.view.to_dict()["hands"][seat] if card]

    assert (faces(0), faces(1)) == (hands[0], [])
    shown.do("look", seat=1)
    assert (faces(0), faces(1)) == ([], hands[1])
    assert "As Seat 1 sees it" in plain(shown.screen["board"])


def test_the_page_of_a_seat_says_nothing_of_a_hidden_card():
    twin = opened().match.state.to_dict()
    elsewhere = next(card for card in ("orange 10", "blue 10", "green 10", "purple 10") if card not in str(twin))
    other = json.loads(json.dumps(twin))
    other["hands"][1] = [elsewhere, *other["hands"][1][1:]]
    a, b = (explorer.explore(GAME.state(position), seed=1) for position in (twin, other))
    for shown in (a, b):
        shown.do("why", topic="zone:mine")
        shown.do("check", move="flip @ mine")
    assert {**a.screen, "key": ""} == {**b.screen, "key": ""}


def test_a_spectator_is_offered_no_move_and_told_whose_turn_it_is():
    shown = explorer.explore("influence", players=["human", "human"], seed=7, seat=explorer.PUBLIC)
    assert shown.screen["covered"] is None
    assert shown.screen["choices"] == []
    assert "choose that seat under “Look as”" in plain(shown.screen["turn"])
    shown.do("play", move="place green 4 @ island")
    assert "✗ not legal" in answer(shown)


def test_a_move_out_of_turn_is_refused_with_its_clause():
    match = GAME.match(["human", "human"], seed=7)
    other = 1 - match.actor
    shown = explorer.explore(match, seat=other)
    shown.do("play", move="place green 4 @ island")
    assert f"It is the turn of Seat {1 - other}, not of Seat {other}." in answer(shown)


def test_another_pair_of_eyes_does_not_see_the_answer_before():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    shown.do("look", seat=1)
    assert "green 4" not in plain(whole(shown).replace(shown.screen["example"], ""))


# the curtain


def hidden_words(shown):
    """The names of every card anybody holds."""
    return {card for hand in shown.match.state.to_dict()["hands"] for card in hand}


def test_between_people_the_board_is_covered_until_the_device_is_passed():
    shown = shared(names=["Amal", "Bo"])
    first = shown.match.actor
    assert shown.screen["covered"]["said"] == f"Pass the device to {['Amal', 'Bo'][first]}."
    shown.do("uncover", seat=first)
    assert shown.session.seat == first
    shown.do("play", move=offered(shown)[0])
    assert shown.screen["covered"]["seat"] == 1 - first
    shown.do("uncover", seat=1 - first)
    assert shown.screen["covered"] is None
    assert shown.session.seat == 1 - first


def test_nothing_hidden_reaches_the_page_while_it_is_covered():
    shown = shared()
    shown.do("uncover", seat=shown.match.actor)
    shown.do("play", move=offered(shown)[0])
    assert set(shown.screen) == {
        "kind", "n", "language", "way", "title", "words", "projects", "languages", "notice", "covered", "key", "run",
    }  # fmt: skip
    page = whole(shown) + str(shown._repr_mimebundle_())
    assert not [card for card in hidden_words(shown) if card in page]
    assert shown.answer == ""


def test_what_the_next_person_reads_is_what_they_may_know():
    shown = shared()
    first = shown.match.actor
    shown.do("uncover", seat=first)
    shown.do("play", move=(move := offered(shown)[0]))
    card = move.split(" @ ")[0].removeprefix("place ")
    shown.do("uncover", seat=1 - first)
    assert card not in answer(shown)
    shown.do("play", move=offered(shown)[0])
    shown.do("uncover", seat=first)
    assert "Since your last move" in answer(shown)
    assert "places a face-down card" in answer(shown)


@pytest.mark.parametrize(
    ("action", "given"),
    [("play", {"move": "flip @ mine"}), ("why", {"topic": "winner"}), ("save", {}), ("look", {"seat": 0}),
     ("look", {"seat": explorer.ALL}), ("undo", {}), ("compare", {"a": "main", "b": "main"}), ("history", {})],
)  # fmt: skip
def test_a_covered_board_does_nothing(action, given):
    shown = shared()
    shown.do(action, **given)
    assert "The board is covered" in shown.screen["notice"]
    assert shown.screen["covered"] is not None
    assert shown.session.outbox == []


def test_only_the_person_named_lifts_the_curtain():
    shown = shared()
    for seat in (1 - shown.match.actor, explorer.ALL, explorer.CHANCE, 9):
        shown.do("uncover", seat=seat)
        assert shown.screen["covered"] is not None
    shown.do("uncover", seat=explorer.PUBLIC)
    assert shown.screen["covered"] is None
    assert shown.session.seat == explorer.PUBLIC


def test_looking_at_another_persons_cards_or_everyones_lets_the_curtain_down():
    shown = shared()
    first = shown.match.actor
    shown.do("uncover", seat=first)
    for seat in (1 - first, explorer.ALL):
        shown.do("look", seat=seat)
        assert shown.screen["covered"]["seat"] == seat
        shown.do("uncover", seat=explorer.PUBLIC)


def test_who_looks_at_everything_plays_for_everybody_without_a_curtain():
    shown = explorer.explore("influence", players=["human", "human"], seed=7, seat=explorer.ALL)
    for _ in range(4):
        shown.do("play", move=offered(shown)[0])
        assert shown.screen["covered"] is None


def test_undo_that_gives_the_turn_back_passes_the_device_too():
    shown = shared()
    first = shown.match.actor
    shown.do("uncover", seat=first)
    shown.do("play", move=offered(shown)[0])
    shown.do("uncover", seat=1 - first)
    shown.do("undo")
    assert shown.screen["covered"]["seat"] == first


def test_one_person_against_programs_sees_no_curtain():
    shown = opened(players=["human", "greedy", "random"])
    shown.do("play", move=offered(shown)[0])
    assert shown.screen["covered"] is None
    shown.do("look", seat=2)
    assert shown.screen["covered"] is None
