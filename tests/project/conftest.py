"""What the tests about packaging share."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def project_files(repository: Path) -> list[Path]:
    """Every file that git tracks or would add: not the ignored ones. Relative to the checkout."""
    if shutil.which("git") is None or not (repository / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=repository,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = {Path(name) for name in listing.split("\0") if name}
    return sorted(path for path in paths if (repository / path).is_file())


@pytest.fixture(scope="session")
def pyproject(repository: Path) -> dict[str, Any]:
    """The tables of pyproject.toml."""
    return tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))
