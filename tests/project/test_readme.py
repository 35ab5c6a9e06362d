"""What README.md shows is what comes out."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_in_the_readme_give_what_it_prints() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
