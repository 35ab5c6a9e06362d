"""Errors are one clear sentence, whatever was typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.core.errors import (
    ExplorerError,
    FileError,
    FlowError,
    IllegalMove,
    NotationError,
    PositionError,
    RulingError,
    among,
    clip,
)


@given(st.text(max_size=400))
def test_clipped_text_is_short_and_printable(text):
    clipped = clip(text)
    assert clipped.isprintable()
    assert len(clipped) <= 6 * 120 + 1


def test_short_text_is_left_alone():
    assert clip("blue 7, القرية") == "blue 7, القرية"


def test_long_text_is_cut_with_an_ellipsis():
    assert clip("x" * 1_000_000) == "x" * 120 + "…"
    assert clip("x" * 120) == "x" * 120


@pytest.mark.parametrize("mark", ["\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\n", "\0", "\x1b"])
def test_direction_and_control_marks_are_escaped(mark):
    assert clip(f"a{mark}b") == f"a\\u{ord(mark):04x}b"


@pytest.mark.parametrize("kind", [FileError, PositionError, RulingError, NotationError, IllegalMove, FlowError])
def test_every_error_is_an_explorer_error(kind):
    assert issubclass(kind, ExplorerError)
    assert getattr(explorer, kind.__name__) is kind


def test_a_file_error_says_file_key_and_what_was_expected():
    error = FileError("cards.toml", "hand", "expected 1 or more, got 0")
    assert (error.file, error.key, error.expected) == ("cards.toml", "hand", "expected 1 or more, got 0")
    assert str(error) == "cards.toml: hand: expected 1 or more, got 0"
    assert str(FileError("cards.toml", "", "the file is missing")) == "cards.toml: the file is missing"


def test_a_notation_error_lists_what_was_nearly_written():
    error = NotationError("plac", ["place blue 7 @ village"])
    assert error.near == ["place blue 7 @ village"]
    assert str(error).endswith("did you mean: place blue 7 @ village")
    assert "did you mean" not in str(NotationError("plac", []))


def test_an_illegal_move_carries_its_verdict():
    state = explorer.game("influence").start(2, 1)
    verdict = state.verdict("draw blue 7")
    assert IllegalMove(verdict).verdict is verdict
    assert str(IllegalMove(verdict)) == str(verdict)


MANY = [f"scene-{n}" for n in range(100)]


def test_a_few_names_are_said_in_full_and_of_many_the_most_alike():
    assert among("b", ["a", "bb"]) == "there are: a, bb; did you mean 'bb'?"
    assert among("scene-777", MANY) == "did you mean 'scene-77'? (100 in all)"
    said = among("moon", MANY)
    assert said.startswith("there are 100, such as: scene-0, ")
    assert len(said) < 100


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: explorer.walk("continents/lesson-5-battl"), "did you mean 'continents/lesson-5-battle'?"),
        (lambda: explorer.game("continents").start(2, 1).explain("coin:asai"), "did you mean 'coin:asia'?"),
        (lambda: explorer.game("continents").rules(2, {"that-batle": "x"}), "did you mean 'that-battle'?"),
        (lambda: explorer.game("continents").clause("captured-idl"), "did you mean 'captured-idle'?"),
        (lambda: explorer.game("continent"), "did you mean 'continents'?"),
    ],
)
def test_a_misspelt_name_is_met_with_the_one_meant_and_no_wall_of_names(wrong, said):
    with pytest.raises(ExplorerError) as refused:
        wrong()
    assert said in str(refused.value)
    assert len(str(refused.value)) < 200
