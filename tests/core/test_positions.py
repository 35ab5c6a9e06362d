"""Reading a written position: seats that play, numbers not too small, a list for every seat, mistakes by their keys."""

from __future__ import annotations

import pytest

from explorer.core.errors import FileError
from explorer.core.positions import PositionReader
from explorer.core.reading import Table


def reader(**facts):
    return PositionReader(2, Table("position", "", facts))


@pytest.mark.parametrize("value", [2, -1, True, "0", 0.0, None])
def test_a_seat_that_does_not_play_is_refused(value):
    one = reader()
    assert one.seat(one.table, "dealer", 1) == 1
    with pytest.raises(FileError, match="dealer: expected a seat from 0 to 1"):
        one.seat(one.table, "dealer", value)


def test_a_number_has_a_default_and_a_least():
    one = reader(turn=0)
    assert one.number(one.table, "round", 4) == 4
    assert one.number(one.table, "turn", 1) == 0
    with pytest.raises(FileError, match="turn: expected 1 or more, got 0"):
        one.number(one.table, "turn", 1, 1)
    with pytest.raises(FileError, match="turn: expected -2 to -1, got 0"):
        one.number(one.table, "turn", -1, -2, -1)


def test_there_is_a_list_for_every_seat_or_none_at_all():
    assert reader().seat_rows("hands") == [[], []]
    assert reader(hands=[["a"], []]).seat_rows("hands") == [["a"], []]
    with pytest.raises(FileError, match="hands: expected 2 lists, one a seat, got 1"):
        reader(hands=[["a"]]).seat_rows("hands")
