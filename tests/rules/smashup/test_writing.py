"""How cards are written: every verb is one that can be carried out, and what may be declined differs in that alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from explorer.rules.smashup import writing
from explorer.rules.smashup.abilities import Do
from explorer.rules.smashup.factions import VERBS

WRITTEN: dict[str, tuple[Any, ...]] = {
    "destroy": (writing.ME,), "give_back": (writing.ME,), "bottom": (writing.ME,), "move": (writing.ME,),
    "pick": (writing.minion(),), "power": (writing.ME, 1, "this-turn"), "draw": (1,), "lose": (1,), "gain": (1,),
    "extra": (), "extra_action": (),
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_can_be_carried_out_and_declined_only_if_it_says_so(name: str) -> None:
    do = getattr(writing, name)(*WRITTEN[name])
    assert isinstance(do, Do)
    assert do.verb in VERBS
    assert not do.may
    assert writing.may(do) == replace(do, may=True)


def test_extra_plays_are_of_the_sort_they_are_called_by() -> None:
    assert writing.extra().grant.minion
    assert not writing.extra_action().grant.minion
