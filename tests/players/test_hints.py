"""Hints: the move a search finds, with reasons that cite their clause, from nothing but what the seat knows."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.guards import seat_word
from explorer.core.words import word
from explorer.drawing.show import html
from explorer.players.hints import hint_for
from tests.rules.influence.random_play import at_turn, walk
from tests.rules.smashup.table import FACTORY, lay

GAME = explorer.game("influence")
ZONES = ["capital", "oasis", "mine", "coast", "village"]


def after_moves(players, seed, moves):
    state, rng = GAME.start(players, seed), Random(seed)
    for _ in walk(state, rng, moves):
        pass
    return state


def test_a_hint_takes_the_zone_that_wins_and_says_so():
    state = at_turn("blue 7", "green 2", zones=ZONES, placed={"capital": [[], ["purple 6"]]})
    hint = state.view(0).hint(iterations=400)
    assert str(hint.move) == "place blue 7 @ capital"
    reason = next(reason for reason in hint.reasons if reason.topic == "zone:capital")
    assert reason.outcome == seat_word(0)
    assert reason.now.value == 0
    assert 0 < float(reason.then) < 1  # what lies there is not known to seat 0
    said = hint.text()
    assert "Capital, as things stand, is then for Seat 0 in" in said
    assert "000, line" in said
    assert hint.considered[0].tried == max(considered.tried for considered in hint.considered)


def test_the_same_arguments_bring_the_same_hint_and_another_seed_may_not():
    state = after_moves(3, 4, 9)
    view = state.view(state.actor)
    assert view.hint(iterations=80) == view.hint(iterations=80)
    assert any(view.hint(iterations=80, seed=seed).to_dict() != view.hint(iterations=80).to_dict() for seed in (1, 2))


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_does_not_change_with_cards_the_seat_cannot_know(seed):
    state = after_moves(2 + seed % 3, seed, 4 + 2 * seed)
    if state.is_over or state.actor < 0:
        return
    hint = state.view(state.actor).hint(iterations=60, worlds=40)
    for n in range(3):
        other = state.view(state.actor).sample_world(Random(n))
        assert other.view(state.actor).hint(iterations=60, worlds=40) == hint


def test_the_only_move_needs_no_reason():
    immune = [{"zone": zone, "mark": "immune"} for zone in ZONES]
    state = at_turn("cancel blue", "blue 1", zones=ZONES, marks=immune)
    hint = state.view(0).hint()
    assert (str(hint.move), hint.iterations) == ("discard cancel blue", 0)
    assert hint.text() == "discard cancel blue is the only legal move."


def test_a_hint_draws_itself_in_both_languages_with_names_made_safe():
    state = after_moves(3, 4, 9)
    hint = state.view(state.actor).hint(iterations=80, worlds=60)
    for language in ("en", "ar"):
        page = html(hint, language, {seat_word(state.actor): "<b>Zoë</b>"})
        assert f'lang="{language}"' in page
        assert "<b>Zoë" not in page
        assert str(hint.considered[1].move) in page
    assert "hint" in repr(hint)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"iterations": 0}, "iterations, got 0"),
        ({"iterations": True}, "iterations"),
        ({"worlds": 0}, "worlds"),
        ({"worlds": 2.5}, "worlds"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_numbers_that_will_not_do_are_refused(how, said):
    state = GAME.start(2, 1)
    with pytest.raises(explorer.ExplorerError, match=said):
        hint_for(state.view(state.actor), **how)


def test_who_is_not_asked_gets_no_hint():
    state = GAME.start(2, 1)
    with pytest.raises(explorer.ExplorerError, match="is not asked"):
        state.view(1 - state.actor).hint()


@pytest.mark.parametrize("language", ["en", "vi"])
def test_a_hint_on_a_choice_says_which_card_asks(language):
    position = lay({FACTORY: ["warbot-1", "king-rex-1"]}, hands={0: ["assassination-1", "infiltrate-1"]})
    words = position.game.words(language)
    asks = words.say(word("card-assassination"))
    position.play("play assassination-1")
    choice = position.view(0).hint(iterations=5)
    assert choice.move.verb == "choose"
    assert choice.sentences(language)[0].count(asks) == 1
    position.play("choose warbot-1")
    assert position.question.source is None
