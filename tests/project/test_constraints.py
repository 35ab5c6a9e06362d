"""constraints.txt pins what `make lab` and `make test` install, and nothing else is said in it."""

from __future__ import annotations

import contextlib
import re
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)==([0-9][A-Za-z0-9.+!]*)")


@pytest.fixture(scope="module")
def pins(repository: Path) -> dict[str, str]:
    lines = (repository / "constraints.txt").read_text(encoding="utf-8").splitlines()
    matches = [PIN.fullmatch(line) for line in lines if line and not line.startswith("#")]
    assert all(matches), "a line is not `name==version`"
    return {canonicalize_name(match[1]): match[2] for match in matches if match}


def requirements_of(name: str) -> list[str]:
    """Return what an installed distribution requires; nothing for one that is not installed."""
    with contextlib.suppress(metadata.PackageNotFoundError):
        return metadata.requires(name) or []
    return []


def test_every_requirement_is_pinned_to_a_version_that_it_allows(
    pins: dict[str, str], pyproject: dict[str, Any]
) -> None:
    project = pyproject["project"]
    extras = project["optional-dependencies"]
    for requirement in map(Requirement, project["dependencies"] + extras["lab"] + extras["test"]):
        pin = pins.get(canonicalize_name(requirement.name))
        assert pin is not None, f"{requirement.name} is not pinned"
        assert requirement.specifier.contains(pin), f"{requirement} does not allow {pin}"


def test_what_the_requirements_bring_along_is_pinned_too(pins: dict[str, str], pyproject: dict[str, Any]) -> None:
    project = pyproject["project"]
    extras = project["optional-dependencies"]
    todo = [(Requirement(text), "") for text in project["dependencies"] + extras["lab"] + extras["test"]]
    seen: set[tuple[str, str]] = set()
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{requirement.name} is installed but not pinned"
        for wanted in {"", *requirement.extras}:
            if (name, wanted) not in seen:
                seen.add((name, wanted))
                todo.extend((Requirement(text), wanted) for text in requirements_of(name))


def test_no_pin_needs_a_newer_python_than_the_project(pins: dict[str, str]) -> None:
    needs = {
        name: found.metadata.get("Requires-Python")
        for found in metadata.distributions()
        if pins.get(name := canonicalize_name(found.name)) == found.version
    }
    assert {name: need for name, need in needs.items() if need and "3.11.0" not in SpecifierSet(need)} == {}
