"""What is shipped works away from the checkout."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the source distribution, as a package index would get it."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, repository, cwd=out)
    (path,) = out.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it; the dependencies come from the environment that runs the tests."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home / "venv", with_pip=False)
    python = home / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "--quiet"]
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=home)
    own = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    # behind the wheel's own files; .pth files in there are not read, so the checkout stays out of sight
    theirs = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (own / "dependencies.pth").write_text("\n".join(sorted(theirs)), encoding="utf-8")
    return home


def ask(installed: Path, code: str) -> Any:
    """Run `code` in the environment of the wheel, in a folder that has nothing to do with the checkout."""
    return json.loads(run(installed / "venv" / "bin" / "python", "-I", "-c", code, cwd=installed))


def test_the_wheel_holds_the_package_and_all_of_the_seeds_and_nothing_else(
    wheel: Path, project_files: list[Path]
) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    package = {path.as_posix() for path in project_files if path.parts[0] == "explorer"}
    seeds = {f"explorer/{path.as_posix()}" for path in project_files if path.parts[0] == "seeds"}
    assert names == package | seeds


def test_the_installed_package_finds_its_games_and_seeds(installed: Path) -> None:
    found = ask(
        installed,
        """
import explorer, json, pathlib
home = pathlib.Path(explorer.__file__).parent
state = explorer.game("influence").start(players=2, seed=1)
print(json.dumps({
    "home": str(home),
    "games": sorted(explorer.games()),
    "moves": len(list(state.legal_moves())),
    "actor is a seat or chance": state.actor is not None,
    "seeds": sorted(p.relative_to(home).as_posix() for p in (home / "seeds").rglob("*") if p.is_file()),
}))
""",
    )
    assert Path(found["home"]).is_relative_to(installed)
    assert "influence" in found["games"]
    assert found["actor is a seat or chance"]
    assert "seeds/influence/rulebook.toml" in found["seeds"]
    assert "seeds/common/words.en.ftl" in found["seeds"]


def test_the_installed_package_has_its_command(installed: Path) -> None:
    assert "coverage" in run(installed / "venv" / "bin" / "rules-explorer", "--help", cwd=installed)
