"""Every shipped scene comes out as it says, and every clause is proved by one (or by a test)."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.matches.coverage import measure
from explorer.matches.scenes import scene_names
from explorer.matches.staging import run_scene
from tests.rules.hundred.random_play import FULL


@pytest.mark.parametrize("name", scene_names("hundred"))
def test_scene(name: str) -> None:
    run_scene(name)


@pytest.mark.slow
def test_every_clause_piece_and_way_is_shown_by_a_scene(repository: Path) -> None:
    assert measure(FULL, repository).holes == []
