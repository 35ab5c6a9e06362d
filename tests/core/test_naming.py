"""What a move is called: its notation in English, words in any other language."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.errors import NotationError
from explorer.core.moves import Lexicon, Verb
from explorer.core.naming import move_name, moves_of
from explorer.core.words import word

GAME = explorer.game("continents")
TABLE = {"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0], "hands": [["spy"], ["troop"]]}


def test_english_reads_the_notation_and_other_languages_their_own_words():
    move = GAME.parse("rally for attacker")
    assert move_name(move, GAME.words()) == "rally for attacker"
    persian = move_name(move, GAME.words("fa"))
    assert persian.isascii() is False
    assert "rally" not in persian
    assert "←" in persian


def test_players_are_called_by_their_names():
    move = GAME.parse("attack europe of seat 1 from asia")
    assert "مینا" in move_name(move, GAME.words("fa", ["آرش", "مینا"]))


def test_a_move_in_a_sentence_is_called_so():
    move = GAME.parse("yield")
    said = GAME.words("fa").say(word("teach-legal-question", move=move))
    assert move_name(move, GAME.words("fa")) in said
    assert "yield" not in said
    assert "“yield”" in GAME.words().say(word("teach-legal-question", move=move))


def test_a_list_of_moves_is_called_so_and_what_is_no_move_stays():
    moves = moves_of(GAME, ["go on", "STOP", "nothing of the kind"])
    assert moves == (GAME.parse("go on"), GAME.parse("stop"), "nothing of the kind")
    said = GAME.words("fa").say("teach-offers", moves=moves[:2])
    assert "go on" not in said
    assert "stop" not in said


def test_a_move_of_a_game_that_is_registered_nowhere_is_written():
    move = Lexicon("nowhere", (Verb("jump", "jump"),), 2).parse("jump")
    assert move_name(move, GAME.words("fa")) == "jump"


def test_verdicts_questions_and_hints_use_the_names_people_read():
    state = GAME.state(TABLE)
    verdict = state.view(0).verdict("yield")
    assert "yield" not in verdict.text("fa")
    assert "yield" not in state.view(0).hint(iterations=20).text("fa")


def test_cards_are_called_in_other_languages_as_these_call_them():
    fortune = explorer.game("fortune")
    words = fortune.words("ar")
    silver, perfume = words.say("card-silver"), words.say("card-oud")
    for text in ("build oud + silver", "answer oud + silver", "discard oud", "take oud with silver"):
        said = move_name(fortune.parse(text), words)
        assert perfume in said, said
        assert "oud" not in said, said
        assert "silver" not in said, said
        assert silver in said or "silver" not in text


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("fortune", "discard oud perfume", "discard oud"),
        ("fortune", "take Oud Perfume with silver", "take oud with silver"),
        ("fortune", "steal from seat 1 with oud perfume", "steal from seat 1 with oud"),
        ("fortune", "develop oud perfume on top", "develop oud on top"),
        ("fortune", "discard عطر عود", "discard oud"),
        ("fortune", "build فضة + عطر عود", "build oud + silver"),
        ("influence", "place النفوذ الأخضر 4 @ الميناء", "place green 4 @ harbour"),
        ("continents", "attack اروپا of seat 1 from آسیا", "attack europe of seat 1 from asia"),
        ("hundred", "recall ميرور", "recall mirror"),
    ],
)
def test_cards_and_places_may_be_typed_by_their_names_in_every_language(game, typed, meant):
    assert explorer.game(game).parse(typed).text == meant


def test_a_name_that_is_none_is_shown_as_it_was_typed():
    with pytest.raises(NotationError, match="discard oud perfumes"):
        explorer.game("fortune").parse("discard oud perfumes")


def test_every_move_is_still_read_as_itself():
    for id in ("fortune", "hundred", "continents", "influence"):
        game = explorer.game(id)
        for move in list(game.lexicon)[::37]:
            assert game.parse(move.text) is move
