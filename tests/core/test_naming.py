"""What a move is called: its notation in English, words in any other language."""

from __future__ import annotations

import explorer
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
