"""Moves are interned; text and move are twins, however a person types them."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.errors import ExplorerError, NotationError
from explorer.core.moves import Arg, Lexicon, Verb, tidy

GAME = explorer.game("influence")
UNIVERSE = GAME.universe(5)
TEXTS = {tidy(str(move)): str(move) for move in UNIVERSE}
moves = st.sampled_from(UNIVERSE)


def test_every_move_is_read_back_from_its_text():
    assert all(GAME.parse(str(move)) is move for move in UNIVERSE)


def test_no_two_moves_are_written_alike():
    assert len({tidy(str(move)) for move in UNIVERSE}) == len(UNIVERSE)


def test_every_move_survives_pickling_and_copying_as_itself():
    for move in UNIVERSE:
        assert pickle.loads(pickle.dumps(move)) is move
        assert copy.copy(move) is move
        assert copy.deepcopy(move) is move


def test_the_universe_of_fewer_players_is_the_part_without_the_other_seats():
    for players in (2, 3, 4):
        fewer = GAME.universe(players)
        assert set(fewer) < set(UNIVERSE)
        assert not any(f"seat {n}" in str(move) for move in fewer for n in range(players, 5))
        missing = set(UNIVERSE) - set(fewer)
        assert all(any(f"seat {n}" in str(move) for n in range(players, 5)) for move in missing)


def test_every_combination_of_arguments_is_in_the_universe_once():
    expected = sum(
        1 if not verb.args else len({m.args for m in UNIVERSE if m.verb == verb.name}) for verb in GAME.verb_list
    )
    assert len(UNIVERSE) == len(set(UNIVERSE)) == expected
    for verb in GAME.verb_list:
        size = 1
        for arg in verb.args:
            size *= len(arg.tokens)
        assert sum(move.verb == verb.name for move in UNIVERSE) == size


@given(moves, st.data())
def test_case_and_blanks_do_not_matter(move, data):
    typed = "".join(data.draw(st.sampled_from([c, c.upper()])) for c in str(move))
    blanks = data.draw(st.sampled_from([" ", "  ", "\t", " \n "]))
    assert GAME.parse(f"{blanks}{typed.replace(' ', blanks)}{blanks}") is move


@given(st.text(max_size=300))
def test_any_text_is_a_move_or_a_notation_error(text):
    if tidy(text) in TEXTS:
        assert str(GAME.parse(text)) == TEXTS[tidy(text)]
        return
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert refused.value.text == text
    assert str(refused.value).isprintable()


@given(moves, st.integers(0, 60), st.characters())
def test_an_edited_move_is_another_move_or_a_notation_error(move, at, letter):
    text = str(move)
    typed = text[:at] + letter + text[at + 1 :]
    if tidy(typed) in TEXTS:
        assert str(GAME.parse(typed)) == TEXTS[tidy(typed)]
        return
    with pytest.raises(NotationError) as refused:
        GAME.parse(typed)
    assert set(refused.value.near) <= set(TEXTS.values())


def test_a_near_miss_is_offered_what_was_meant():
    with pytest.raises(NotationError) as refused:
        GAME.parse("place bleu 7 @ harbor")
    assert "place blue 7 @ harbour" in refused.value.near
    assert "did you mean" in str(refused.value)


def test_a_megabyte_is_answered_at_once_and_shortly():
    with pytest.raises(NotationError) as refused:
        GAME.parse("place " * 200_000)
    assert len(str(refused.value)) < 300
    assert refused.value.near == []


@pytest.mark.parametrize("mark", ["\u202e", "\u200f", "\u2067"])
def test_direction_marks_make_no_move_and_reach_no_error(mark):
    with pytest.raises(NotationError) as refused:
        GAME.parse(f"place blue{mark} 7 @ harbour")
    assert mark not in str(refused.value)
    assert "place blue 7 @ harbour" in refused.value.near


@pytest.mark.parametrize("value", [None, 7, b"flip @ mine", ["flip @ mine"]])
def test_what_is_no_text_is_refused(value):
    with pytest.raises(NotationError):
        GAME.parse(value)


def test_a_seat_that_does_not_play_is_refused_for_a_state():
    state = GAME.start(2, 1)
    assert str(GAME.parse("steal seat 1", state)) == "steal seat 1"
    with pytest.raises(ExplorerError, match="2 seats play"):
        GAME.parse("steal seat 3", state)


def test_a_game_of_two_arguments_has_all_their_pairs():
    lexicon = Lexicon("toy", (Verb("go", "go {a} to {b}", (Arg("a", ("x", "y")), Arg("b", ("1", "2", "3")))),), 2)
    assert [str(m) for m in lexicon] == [f"go {a} to {b}" for a in "xy" for b in "123"]


def test_seats_are_bounded_by_the_number_of_players():
    seat = Arg("seat", ("seat 0", "seat 1", "seat 2"), by_players=True)
    assert list(seat.values(2)) == [0, 1]
    assert list(seat.values(9)) == [0, 1, 2]


def test_a_move_says_itself():
    move = GAME.parse("flip @ mine")
    assert (str(move), repr(move)) == ("flip @ mine", "<influence: flip @ mine>")


WAR = explorer.game("continents").state(
    {"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0], "hands": [["rally"], ["troop"]]}
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("attack europe", "attack europe of seat 1 from asia"),
        ("att eur", "attack europe of seat 1 from asia"),
        ("yield please", "yield"),
        ("rally", "rally for attacker"),
        ("troop", "troop for attacker"),
        ("spy", "spy on seat 0"),
        ("bombard 4", "bombard 4 of attacker"),
    ],
)
def test_a_move_half_written_is_offered_whole(typed, meant):
    with pytest.raises(NotationError) as refused:
        WAR.move(typed)
    assert refused.value.near[0] == meant
    assert len(refused.value.near) <= 3
    assert f"did you mean: {meant}" in str(refused.value)


def test_a_text_like_no_move_is_answered_with_moves_as_they_are_written():
    with pytest.raises(NotationError) as refused:
        WAR.move("checkmate")
    assert refused.value.near == []
    assert str(refused.value).endswith("; moves are written like: attack europe of seat 1 from asia, yield")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play saucy wench @ tar pits", "play saucy-wench-1 @ tar-pits"),
        ("play war-raptor @ jungle oasis", "play war-raptor-1 @ jungle-oasis"),
        ("choose base tar pits", "choose base tar-pits"),
    ],
)
def test_a_name_without_its_hyphens_and_number_is_offered_with_them(typed, meant):
    with pytest.raises(NotationError) as refused:
        explorer.game("smashup").lexicon.parse(typed, explorer.game("smashup").universe(2)[:5])
    assert refused.value.near[0] == meant
