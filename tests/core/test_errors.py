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
