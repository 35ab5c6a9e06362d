"""What docs/laboratory.md shows is what comes out."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_examples_in_the_documentation_give_what_they_print(repository: Path) -> None:
    results = doctest.testfile(str(repository / "docs" / "laboratory.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
