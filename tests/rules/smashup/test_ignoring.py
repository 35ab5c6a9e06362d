"""Who may ignore a base is asked before it does what cannot be declined, and only then."""

from __future__ import annotations

import pytest

from explorer.core.errors import FileError
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import lay

PITS, CEMETERY, DOJO = "tar-pits", "evans-city-cemetery", "ninja-dojo"
STRONG = ["king-rex-1", "laseratops-1", "laseratops-2", "war-raptor-1", "war-raptor-2", "ninja-master-1"]


def scored(site: str, seat: int | None) -> str:
    """The step at which a match stands once a base has scored which this seat may ignore (None: nobody may)."""
    target = lay().kit.base_tokens.index(site)
    effects = [] if seat is None else [{"kind": "ignores", "target": target, "amount": seat, "ends": "start"}]
    s = lay({site: STRONG}, bases=[site, "factory", "homeworld"], effects=effects)
    s.play("done")
    while s.step == "score.before":
        s.play("pass")
    return s.step


@pytest.mark.parametrize(("site", "seat", "asked"), [
    (CEMETERY, 0, True), (CEMETERY, 1, False), (CEMETERY, None, False), (DOJO, 0, False),
])  # fmt: skip
def test_only_who_may_ignore_the_base_is_asked_and_not_about_what_can_be_declined(
    site: str, seat: int | None, asked: bool
) -> None:
    assert (scored(site, seat) == "do.ignore") == asked


def test_a_written_question_that_nothing_gives_is_refused() -> None:
    effects = [{"kind": "ignores", "target": lay().kit.base_tokens.index(CEMETERY), "amount": 0, "ends": "start"}]
    s = lay({CEMETERY: STRONG}, bases=[CEMETERY, "factory", "homeworld"], effects=effects)
    s.play("done")
    assert s.step == "do.ignore"
    written = s.to_dict()
    assert GAME.state(written).to_dict() == written
    with pytest.raises(FileError, match="nothing lets seat 0 ignore"):
        GAME.state(written | {"effects": []})
