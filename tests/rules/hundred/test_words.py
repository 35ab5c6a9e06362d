"""Words of `hundred` that are easily taken for each other (`tests/rules/test_words.py` has the words of all games)."""

from __future__ import annotations

import pytest

import explorer
from tests.rules.hundred.random_play import FULL

every_language = pytest.mark.parametrize("language", ["en", "ar"])


@every_language
def test_the_choice_to_skip_and_the_card_pass_are_called_differently(language: str) -> None:
    words = FULL.words(language)
    card, skip = words.say("card-pass"), words.say("verb-skip")
    assert card not in skip
    assert card in words.say("verb-pass")
    assert card not in words.say("event-skipped", seat="x")
    assert {"skip", "pass"} <= {verb.name for verb in FULL.verb_list}
    assert not any(move.text == "pass" for move in FULL.universe(2))


@every_language
def test_a_card_before_its_question_is_refused_with_what_is_asked_and_its_moments(language: str) -> None:
    state = explorer.game("hundred").state({"players": 2, "hands": [["pass", "5"], []]})
    reason = state.verdict("pass 5 to seat 1").reasons[0]
    asked = state.game.words(language).say(state.question.asks)
    assert asked in reason.way(language)
    assert {found.id for found in reason.below} == {"finding-moment"}
