"""What the frames of a written position must hold: work that agrees with the cards and bases that it names."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.core.errors import FileError
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import BRAIN, MALL, PITS, lay, settle


def refused(written: dict[str, Any]) -> str:
    with pytest.raises(FileError) as caught:
        GAME.state(written)
    return str(caught.value)


def changed(s: Any, at: int, **memo: Any) -> dict[str, Any]:
    """The position with some entries changed in the memo of one frame."""
    written: dict[str, Any] = s.to_dict()
    frame = written["stack"][at]
    written["stack"][at] = {**frame, "memo": {**frame["memo"], **memo}}
    return written


def test_an_action_is_put_into_play_once() -> None:
    s = lay(hands={0: ["infiltrate-1"]})
    s.play("play infiltrate-1")
    assert s.step == "do.base"
    written = s.to_dict()
    said = refused(written | {"stack": [*written["stack"], written["stack"][-1]]})
    assert "source: that action is being put into play already" in said


def test_a_life_is_that_of_the_minion_that_lives_it() -> None:
    s = lay({PITS: ["king-rex-1", "war-raptor-1"]}, bases=[PITS, BRAIN, MALL], hands={0: ["ninja-master-1"]})
    s.play("play ninja-master-1 @ tar-pits")
    assert s.step == "do.choose"
    at = next(n for n, frame in enumerate(s.to_dict()["stack"]) if frame["step"].startswith("play."))
    _, base, seat, life = s.to_dict()["stack"][at]["memo"]["it"]
    said = refused(changed(s, at, it=[s.minions[0].card, base, seat, life]))
    assert f"memo.it: life {life} is that of 'ninja-master-1'" in said


def test_a_base_does_what_it_says_itself() -> None:
    s = lay(bases=["mushroom-kingdom", BRAIN, MALL], minions={BRAIN: ["scout-1"]}, active=1)
    s.play("done")
    settle(s)
    assert s.step == "do.choose"
    brain = s.kit.base_tokens.index(BRAIN)
    assert "memo.here: expected the base that says 'mushroom-kingdom.turn-start'" in refused(changed(s, -1, here=brain))
