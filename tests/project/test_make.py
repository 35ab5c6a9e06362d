"""The two commands of the Makefile."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not on PATH")


def environment_outside_make() -> dict[str, str]:
    """Return the environment without what make hands down when these tests themselves run under it."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}


def make(*arguments: str, repository: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *arguments],
        cwd=repository,
        env=environment_outside_make(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_python_that_is_new_enough_make_says_so_once(repository: Path, tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    done = make("lab", f"PYTHON={old}", f"VENV={tmp_path / 'venv'}", "UV=", repository=repository)
    assert done.returncode != 0
    assert done.stderr.count("rules-explorer needs Python 3.11 or newer") == 1
    assert not (tmp_path / "venv").exists()


def test_set_up_is_done_again_only_when_what_is_installed_changed(repository: Path, tmp_path: Path) -> None:
    environment = tmp_path / "venv"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "python").touch()
    for stamp in (".lab-is-set-up", ".test-is-set-up"):
        (environment / stamp).touch()

    def plan(*more: str) -> str:
        return make("--dry-run", "test", f"VENV={environment}", *more, repository=repository).stdout

    assert "install" not in plan()
    assert "install" in plan("--what-if=constraints.txt")
    assert "install" in plan("--what-if=pyproject.toml")


@pytest.mark.skipif(
    not (Path(__file__).parents[2] / ".venv" / ".lab-is-set-up").exists(), reason="`make lab` was not set up"
)
def test_make_lab_opens_the_start_notebook(repository: Path, tmp_path: Path) -> None:
    browser, opened, log_path = tmp_path / "browser", tmp_path / "opened", tmp_path / "log"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"; mv "{opened}.part" "{opened}"\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = environment_outside_make() | {"BROWSER": f"{browser} %s"}
    environment |= {f"JUPYTER_{kind}_DIR": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    with log_path.open("w") as log:
        process = subprocess.Popen(
            ["make", "lab"],
            cwd=repository,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        give_up = time.monotonic() + 60
        while not opened.exists():
            assert process.poll() is None, log_path.read_text()
            assert time.monotonic() < give_up, log_path.read_text()
            time.sleep(0.1)
        # what the browser is sent to first is a file that hands the token on to the server
        page = urllib.request.urlopen(opened.read_text().strip()).read().decode()
        url = html.unescape(re.search(r"http://[^\"]+", page)[0])
        assert "/lab/tree/notebooks/00-start.ipynb" in url
        with urllib.request.urlopen(url.replace("/lab/tree/", "/api/contents/"), timeout=10) as answer:
            assert json.load(answer)["type"] == "notebook"
        page = url.replace("/lab/tree/notebooks/00-start.ipynb", "/api/contents/docs/teaching/smashup.md")
        with urllib.request.urlopen(page, timeout=10) as answer:  # what lessons point to can be opened too
            assert json.load(answer)["type"] == "file"
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)
