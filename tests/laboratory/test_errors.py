"""The laboratory's error travels between processes and quotes safely."""

from __future__ import annotations

import pickle

from explorer.core.errors import ExplorerError
from explorer.laboratory.errors import LaboratoryError


def test_an_error_comes_back_from_another_process_as_it_was() -> None:
    error = LaboratoryError("match 3, seed '0/3'", "could not be played")
    back = pickle.loads(pickle.dumps(error))
    assert (back.key, back.expected, str(back)) == (error.key, error.expected, str(error))
    assert isinstance(back, ExplorerError)
    assert back.partial is None


def test_what_people_typed_cannot_turn_the_message_around() -> None:
    assert "\u202e" not in str(LaboratoryError("players[0]", "no program plays as '\u202eevil'"))
