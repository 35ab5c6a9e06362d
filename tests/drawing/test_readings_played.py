"""The same moves on the same luck under each reading of a ruling, a column each."""

from __future__ import annotations

import re

import pytest

import explorer
from explorer.core.errors import RulingError
from explorer.drawing.readings_played import readings_played_html
from explorer.drawing.text import safe
from tests.drawing.test_show import check

GAME = explorer.game("smashup")
CLOSE = {
    "players": 2,
    "bases": ["jungle-oasis", "homeworld", "factory"],
    "factions": [["dinosaurs", "aliens"], ["ninjas", "robots"]],
    "minions": [{"card": "nukebot-1", "base": "jungle-oasis"}, {"card": "warbot-1", "base": "jungle-oasis"}],
    "hands": [["invader-1"], []],
    "vp": [14, 14],
}
MOVES = ("play invader-1 @ jungle-oasis", "done")


def columns(html: str) -> list[str]:
    return re.findall(r"<section.*?</section>", html, re.DOTALL)


@pytest.mark.parametrize("language", ["en", "vi"])
def test_every_option_is_played_to_its_own_end(language: str) -> None:
    html = readings_played_html(GAME.state(CLOSE), MOVES, "victory-when", language=language)
    check(html)
    ruling = GAME.rulebook.rulings["victory-when"]
    *sides, clauses = columns(html)
    assert len(sides) == len(ruling.options) == 3
    for option, side in zip(ruling.options, sides, strict=True):
        match = GAME.match(players=2, seed=0, start=GAME.state({**CLOSE, "rulings": {"victory-when": option}}))
        for move in MOVES:
            if not match.is_over:
                match.play(move)
        assert match.is_over
        assert safe(ruling.options[option].text[language]) in side
        assert safe(match.state.explain("winner").sentence(language)) in side
        assert side.count("<li") == sum(len(node.events) for node in match.nodes)
    assert safe(GAME.clause("goal").text[language]) in clauses


def test_a_match_that_is_over_is_not_played_on() -> None:
    at_once = columns(readings_played_html(GAME.state(CLOSE), MOVES, "victory-when", ["at-once"]))[0]
    assert at_once.count("<li") == 3
    assert "Seat 0 wins the match with 15 VP" in at_once


def test_where_it_goes_on_the_question_is_told() -> None:
    going_on = columns(readings_played_html(GAME.state({**CLOSE, "vp": [0, 0]}), MOVES[:1], "victory-when"))[0]
    assert "▸ Seat 0: what do you play or use" in going_on


def test_a_move_that_a_reading_refuses_is_the_last_and_says_why() -> None:
    html = readings_played_html(GAME.state(CLOSE), ["play invader-1 @ tar-pits", "done"], "victory-when", ["turn-end"])
    assert "✗ Tar Pits is not in play (004, line 31)" in html
    assert columns(html)[0].count("<li") == 1


def test_an_unknown_ruling_or_option_is_refused() -> None:
    state = GAME.state(CLOSE)
    with pytest.raises(RulingError, match="victory-when"):
        readings_played_html(state, MOVES, "victory-wen")
    with pytest.raises(RulingError, match="at-once"):
        readings_played_html(state, MOVES, "victory-when", ["at-one"])
