"""Why a reading cannot be switched now is said in every language of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import RulingError
from explorer.drawing.readings import readings_html

GAMES = ("influence", "continents", "hundred", "fortune", "smashup")
RULES = Path(explorer.__file__).parent / "rules"


@pytest.mark.parametrize("id", GAMES)
def test_every_reason_has_its_words_and_every_such_word_is_a_reason(id):
    game = explorer.game(id)
    given = set()
    for file in (RULES / id).glob("*.py"):
        given |= set(re.findall(r'word\("(switch-[a-z-]+)"', file.read_text(encoding="utf-8")))
    for language in game.rulebook.languages:
        text = (game.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(switch-[a-z-]+) =", text, re.M)) == given != set()


def test_the_refusal_is_english_and_its_reason_is_a_word():
    game = explorer.game("fortune")
    state = game.state({"players": 2, "hands": [["car"] * 6, ["boat"]], "rulings": {"expert-hand": "on"}})
    with pytest.raises(RulingError, match="ruling expert-hand: somebody holds more than 5 cards") as refused:
        state.under({"expert-hand": "off"})
    assert refused.value.said is not None
    assert "5" in game.words("ar").say(refused.value.said)


def test_two_readings_side_by_side_give_the_reason_in_the_language_of_the_page():
    game = explorer.game("fortune")
    fortunes = [[["phone", "phone"]], [["land", "land"], ["car", "car"]]]
    state = game.state({"players": 2, "hands": [["car", "boat"], ["car"]], "fortunes": fortunes})
    state.play("steal from seat 1 with car")
    shown = readings_html(state, "winner", "expert-gold", language="ar")
    assert game.words("ar").say("switch-contest") in shown
    assert "a contest is being fought" not in shown
