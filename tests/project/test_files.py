"""What the repository must not hold."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

MACHINE_PATH = re.compile(r"(?<![\w.~/$}*<>{-])/(?:farm|home|root|tmp|Users|work)/[\w.]")
# written in two parts so that this file does not hold them
REGISTRY_HOSTS = tuple(
    name + "." + domain
    for name, domain in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb.debian", "org"),
        ("security.debian", "org"),
    ]
)
DOCUMENT_NAME = re.compile(r"\d{3}_[0-9a-f]{16}\.txt")
# the study's five documents, known by the first 16 digits of their SHA-256
DOCUMENT_DIGESTS = {
    "7988ca4e587956b0",
    "841f33686a45ba1b",
    "58aafc7d3541e513",
    "b456a1a6e57f252b",
    "54ae5f25d93757fe",
}


def lines_that_match(pattern: re.Pattern[str], repository: Path, files: list[Path]) -> list[str]:
    """Return `path:line: text` for each line of a text file in which `pattern` is found."""
    found = []
    for path in files:
        data = (repository / path).read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode("utf-8").splitlines(), 1):
            if match := pattern.search(line):
                found.append(f"{path}:{number}: …{line[max(match.start() - 20, 0) : match.end() + 40].strip()}…")
    return found


def test_no_file_names_a_path_of_somebodys_machine(repository: Path, project_files: list[Path]) -> None:
    assert lines_that_match(MACHINE_PATH, repository, project_files) == []


def test_no_file_names_a_package_registry(repository: Path, project_files: list[Path]) -> None:
    pattern = re.compile("|".join(map(re.escape, REGISTRY_HOSTS)))
    assert lines_that_match(pattern, repository, project_files) == []


def test_the_pins_are_in_constraints_and_not_in_a_lock_that_names_hosts(project_files: list[Path]) -> None:
    assert [path for path in project_files if path.name in {"uv.lock", "poetry.lock", "Pipfile.lock"}] == []


def test_the_rulebooks_documents_are_not_included(repository: Path, project_files: list[Path]) -> None:
    named = {
        tomllib.loads((repository / path).read_text(encoding="utf-8"))["game"]["document"]
        for path in project_files
        if path.name == "rulebook.toml"
    }
    included = [
        path
        for path in project_files
        if path.name in named
        or DOCUMENT_NAME.fullmatch(path.name)
        or hashlib.sha256((repository / path).read_bytes()).hexdigest()[:16] in DOCUMENT_DIGESTS
    ]
    assert included == []
