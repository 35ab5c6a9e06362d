"""The explorer under Voilà: the same page, as an application."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.explorer_page import EXPLORE, answer, choose
from tests.browser.harness import LOOPBACK


def wait_until_somebody_listens(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up and process.poll() is None:
        with contextlib.suppress(OSError):
            socket.create_connection((LOOPBACK, port), timeout=2).close()
            return
        time.sleep(0.1)
    raise RuntimeError(f"Voilà did not come up:\n{log.read_text(encoding='utf-8')}")


@pytest.fixture
def voila(tmp_path: Path, chromium: str) -> Iterator[str]:
    """The address of a Voilà that serves one notebook with the explorer in it."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    cells = [nbformat.v4.new_code_cell(code) for code in EXPLORE]
    path = tmp_path / "explorer.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
    with contextlib.closing(socket.socket()) as probe:
        probe.bind((LOOPBACK, 0))
        port = probe.getsockname()[1]
    homes = {f"JUPYTER_{name}_DIR": str(tmp_path / name.lower()) for name in ("CONFIG", "DATA", "RUNTIME")}
    environment = dict(os.environ, JUPYTER_PREFER_ENV_PATH="1", IPYTHONDIR=str(tmp_path / "ipython"), **homes)
    command = [sys.executable, "-m", "voila", str(path), f"--port={port}", "--no-browser", f"--Voila.ip={LOOPBACK}"]
    log = tmp_path / "voila.log"
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        try:
            wait_until_somebody_listens(port, process, log)
            yield f"http://{LOOPBACK}:{port}/"
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(15)
            process.kill()


def test_the_page_works_under_voila(voila: str, browser: Browser, shots: Path) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 1300})
    page = context.new_page()
    errors: list[str] = []
    outside: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda asked: outside.append(asked.url) if asked.url.startswith("http") else None)
    page.goto(voila, timeout=60_000)
    box = page.locator("section.rx")
    expect(box.locator("h3")).to_be_visible(timeout=60_000)
    choose(box, "Place influence: green 4", "Island")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    choose(box, "Place influence: blue 3", "Harbour (not legal)")
    expect(answer(box)).to_contain_text("Harbour is not among the zones of this match.")
    page.screenshot(path=str(shots / "voila.png"))
    context.close()
    assert errors == []
    # Voilà's own page asks a network for its icon font; nothing of ours does
    strangers = [url for url in outside if urlsplit(url).hostname != LOOPBACK]
    assert [url for url in strangers if "fontawesome" not in url.replace("-", "")] == []
