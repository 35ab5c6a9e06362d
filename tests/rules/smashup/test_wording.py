"""The words of questions, events and names: what a pupil reads, in both languages."""

from __future__ import annotations

import pytest

from explorer.core.naming import whole_name
from explorer.core.state import CHANCE
from explorer.core.steps import Ask
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import BRAIN, OASIS, PITS, lay, random_game

LANGUAGES = ("en", "vi")


def asked(s, language="en"):
    return GAME.words(language).say(s.question.asks)


def test_a_question_says_which_card_asks_what_it_says_and_where():
    s = lay({PITS: ["zapbot-1", "zapbot-2"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["laseratops-1"]})
    s.play("play laseratops-1 @ tar-pits")
    assert asked(s) == (
        "Seat 0: Laseratops says “destroy a minion on this base with 2 power or less” (at Tar Pits). "
        "Which minion do you choose?"
    )


def test_a_question_tells_what_is_then_done_with_a_choice():
    s = lay({PITS: ["warbot-1"]}, bases=(PITS, OASIS, BRAIN), hands={1: ["tech-center-1"]}, active=1)
    s.play("play tech-center-1")
    assert "choose a base and draw as many cards as the number of your minions there" in asked(s)


def test_what_is_chosen_already_is_told():
    s = lay(
        {PITS: ["king-rex-1", "ninja-acolyte-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["disguise-1", "shinobi-1"]}
    )
    s.play("play disguise-1")
    s.play("choose king-rex-1")
    assert "Chosen so far: King Rex." in asked(s)
    assert "Đã chọn: King Rex." in asked(s, "vi")


def test_the_phase_of_playing_cards_tells_what_may_still_be_played():
    s = lay(bases=(PITS, OASIS, BRAIN), hands={0: ["king-rex-1", "howl-1"]})
    assert asked(s).endswith("1 minion and 1 action may still be played.")
    s.play("play king-rex-1 @ tar-pits")
    assert asked(s).endswith("No minion and 1 action may still be played.")


def test_an_interrupt_says_in_whose_turn_and_before_which_base():
    for s, _ in random_game(3, 3, most=900):
        if s.step == "score.before" and s.actor != s.active:
            base = GAME.words().say(s.base_word(s.stack[-1].memo["base"]))
            assert f"{base} is about to score." in asked(s)
            assert f"(It is the turn of Seat {s.active}.)" in asked(s)
            return
    raise AssertionError("nobody was asked in another's turn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_and_every_name_of_a_move_can_be_read(seed, language):
    words, kinds = GAME.words(language), set()
    for s, move in random_game(seed, 2 + seed, most=700):
        assert whole_name(GAME, move, words)
        if s.actor == CHANCE or s.step in kinds:
            continue
        kinds.add(s.step)
        said = asked(s, language)
        assert said.startswith(words.say("seat", n=s.actor))
        assert "?" in said
        assert "none" not in said
        assert "{" not in said
    asks = {step.id for step in GAME.steps if isinstance(step, Ask)}
    assert {"turn.play", "do.choose", "do.base"} <= kinds <= asks


def test_copies_and_boxes_are_told_apart_and_a_single_card_has_no_number():
    words = GAME.words()
    assert words.say(GAME.kit.words[GAME.kit.numbers["walker-2"]]) == "Walker #2"
    assert words.say(GAME.kit.words[GAME.kit.numbers["king-rex-1"]]) == "King Rex"
    for language in LANGUAGES:
        names = [GAME.words(language).say(name) for name in (*GAME.kit.words, *GAME.kit.faction_words)]
        assert len({*names}) == len(names)


def test_a_name_is_read_as_it_is_called():
    assert GAME.parse("play Walker #2 @ Cave of Shinies").text == "play walker-2 @ cave-of-shinies"
    assert GAME.parse("take Người ngoài hành tinh").text == "take aliens"


def test_an_event_names_what_destroys_and_what_gives_points():
    s = lay({PITS: ["zapbot-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["laseratops-1"]})
    s.play("play laseratops-1 @ tar-pits")
    told = [event.sentence() for event in s.play("choose zapbot-1")]
    assert "Laseratops destroys Zapbot #1 on Tar Pits." in told


def test_a_card_of_the_wrong_kind_is_refused_for_that_alone():
    s = lay(bases=(PITS, OASIS, BRAIN), hands={0: ["howl-1", "king-rex-1"]})
    assert [reason.id for reason in s.verdict("play howl-1 @ tar-pits").reasons] == ["guard-is-minion"]
    assert [reason.id for reason in s.verdict("play king-rex-1").reasons] == ["guard-is-action"]


def test_a_text_that_finds_no_target_says_so_unless_that_would_tell_hidden_cards():
    s = lay({PITS: ["king-rex-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["seeing-stars-1"]})
    told = [event.sentence() for event in s.play("play seeing-stars-1")]
    assert told[-1] == "Seeing Stars finds nothing for “destroy a minion with 3 power or less”."
    s = lay(bases=(PITS, OASIS, BRAIN), hands={1: ["probe-1"]}, active=1)
    s.play("play probe-1")
    assert "in-vain" not in [event.kind for event in s.play("choose seat 0")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_not_decline_is_told_what_to_choose_or_play(language):
    hands = {0: ["laseratops-1", "disguise-1", "shinobi-1"]}
    s = lay({PITS: ["zapbot-1", "king-rex-1"]}, bases=(PITS, OASIS, BRAIN), hands=hands)
    after = s.copy()
    s.play("play laseratops-1 @ tar-pits")
    (reason,) = s.verdict("pass").reasons
    assert reason.way(language).endswith(" Zapbot #1.")
    after.play("play disguise-1")
    after.play("choose king-rex-1")
    (reason,) = after.verdict("pass").reasons
    assert "Tar Pits" in reason.way(language)
