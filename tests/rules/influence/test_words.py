"""Words of `influence` that are hard to come by in a match (`tests/rules/test_words.py` has the words of all games)."""

from __future__ import annotations

from random import Random

from tests.rules.influence.random_play import FULL, asked_at, random_move

LANGUAGES = ("en", "ar")


def test_a_zone_says_which_colour_is_cancelled() -> None:
    for words in map(FULL.words, LANGUAGES):
        colour = words.say(f"colour-{FULL.deck.colours[0]}")
        assert colour in words.say("mark-cancelled", colour=colour)


def test_a_guard_about_a_pick_or_chance_refuses_in_words() -> None:
    state = FULL.start(3, 1)
    while asked_at(state) != "turn.radar-lot":
        if state.is_over:
            state = FULL.start(3, state.turn + 7)
        state.play(random_move(state, Random(state.turn)))
    for language in LANGUAGES:
        assert state.verdict("show card 9").reasons[0].id == "guard-pick-there"
        assert state.verdict("show card 9").text(language).strip()
    opening = FULL.opening(2)
    opening.play("zone mine")
    for language in LANGUAGES:
        assert opening.verdict("zone mine").reasons[0].id == "guard-possible"
        assert opening.verdict("zone mine").text(language).strip()
