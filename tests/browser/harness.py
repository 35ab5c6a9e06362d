"""A real JupyterLab in a real Chromium: the server, the browser and an opened notebook."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Locator, Page, Request, WebSocket

LOOPBACK = "127.0.0.1"
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {LOOPBACK}",
]
PAGE_CONFIG = {
    # 'fetch Jupyter news?' covers the page and asks the network
    "disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}
}
SETTINGS = {
    # cells out of sight are drawn too, so that a test finds them without scrolling
    "notebook-extension/tracker": {"windowingMode": "none"},
    "docmanager-extension/plugin": {"autosave": False},
}


def find_chromium() -> str | None:
    """Return the Chromium to use: $CHROMIUM, or the one on PATH."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab: where it is, and the folder it serves."""

    url: str
    root: Path

    def close_kernels(self) -> None:
        """End every kernel, so that one test's do not slow the next."""
        with urllib.request.urlopen(f"{self.url}/api/sessions", timeout=10) as answer:
            sessions = json.load(answer)
        for session in sessions:
            request = urllib.request.Request(f"{self.url}/api/sessions/{session['id']}", method="DELETE")
            with contextlib.suppress(OSError):
                urllib.request.urlopen(request, timeout=10).close()


@contextlib.contextmanager
def lab_server(home: Path, log_path: Path) -> Iterator[LabServer]:
    """Run a JupyterLab that reads and writes nothing of the user's own configuration."""
    root = home / "notebooks"
    root.mkdir(parents=True)
    labconfig = home / "config" / "labconfig"
    labconfig.mkdir(parents=True)
    (labconfig / "page_config.json").write_text(json.dumps(PAGE_CONFIG), encoding="utf-8")
    for plugin, values in SETTINGS.items():
        path = home / "settings" / "@jupyterlab" / f"{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    environment = dict(
        os.environ,
        PYTHONUNBUFFERED="1",
        JUPYTER_PREFER_ENV_PATH="1",
        JUPYTER_CONFIG_DIR=str(home / "config"),
        JUPYTER_DATA_DIR=str(home / "data"),
        JUPYTER_RUNTIME_DIR=str(home / "runtime"),
        JUPYTERLAB_SETTINGS_DIR=str(home / "settings"),
        JUPYTERLAB_WORKSPACES_DIR=str(home / "workspaces"),
        IPYTHONDIR=str(home / "ipython"),
    )
    with contextlib.closing(socket.socket()) as probe:
        probe.bind((LOOPBACK, 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ip={LOOPBACK}"]
    command += [f"--port={port}", "--ServerApp.port_retries=0", f"--ServerApp.root_dir={root}"]
    command += ["--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"]
    command += ["--LabApp.expose_app_in_browser=True"]
    command += ["--ServerApp.jpserver_extensions={'explorer.widgets.nodelay': True}"]  # as `make lab` does
    server = LabServer(f"http://{LOOPBACK}:{port}", root)
    with log_path.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, env=environment, cwd=root, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            wait_until_it_answers(server.url, process, log_path)
            yield server
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_until_it_answers(url: str, process: subprocess.Popen[bytes], log_path: Path) -> None:
    """Return when the server answers; raise RuntimeError with its log when it died or stays silent."""
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up and process.poll() is None:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{url}/api/status", timeout=2).close()
            return
        time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not come up:\n{log_path.read_text(encoding='utf-8')}")


@dataclass
class NotebookPage:
    """A notebook opened in JupyterLab, and what went wrong in its page so far.

    `page` is Playwright's page. Look for things under `outputs`, not in the whole page: JupyterLab's own
    tool bars are full of buttons and SVG icons.
    """

    server: LabServer
    page: Page
    shots: Path
    name: str
    page_errors: list[str] = field(default_factory=list)
    outside_requests: list[str] = field(default_factory=list)
    console_errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.page_errors.append(f"{error}\n{(error.stack or '')[:800]}"))
        self.page.on("console", lambda said: said.type == "error" and self.console_errors.append(said.text))
        self.page.on("websocket", self._note_websocket)
        self.page.on("request", self._note_request)  # no `route`: it would switch the browser's cache off

    def _note_websocket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).hostname != LOOPBACK:
            self.outside_requests.append(socket.url)

    def _note_request(self, request: Request) -> None:
        if urlsplit(request.url).hostname != LOOPBACK and not request.url.startswith(("data:", "blob:")):
            self.outside_requests.append(request.url)

    @property
    def outputs(self) -> Locator:
        """The output areas of the notebook's cells."""
        return self.page.locator(".jp-Notebook .jp-OutputArea-output")

    @property
    def drawings(self) -> Locator:
        """The SVG pictures in the outputs, drawn by a widget or made an image by JupyterLab."""
        return self.outputs.locator('svg, img[src^="data:image/svg+xml"]')

    def open(self, path: Path, *, timeout: float = 150) -> None:
        """Open the notebook at `path` (under the server's root) and wait until its kernel is idle."""
        relative = quote(path.relative_to(self.server.root).as_posix())
        self.page.goto(f"{self.server.url}/lab/tree/{relative}?reset", timeout=timeout * 1000)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=timeout * 1000)
        self.wait_for_kernel(timeout=timeout)

    def wait_for_kernel(self, *, timeout: float = 150) -> None:
        """Wait until the kernel has nothing to do."""
        self.page.wait_for_function(
            """() => {
              const notebook = window.jupyterapp?.shell.currentWidget;
              return notebook?.sessionContext?.session?.kernel?.status === 'idle';
            }""",
            timeout=timeout * 1000,
        )

    def run_all(self, *, timeout: float = 180) -> None:
        """Run every cell, as Run > Run All Cells does, and wait for the last one and its output."""
        self.page.evaluate(
            """() => {
              window.cellsRan = false;
              const running = jupyterapp.commands.execute('notebook:run-all-cells');
              running.finally(() => { window.cellsRan = true });
            }"""
        )
        self.page.wait_for_function("() => window.cellsRan", timeout=timeout * 1000)
        self.wait_for_kernel(timeout=timeout)

    def cells(self) -> list[dict[str, Any]]:
        """Return the notebook's cells as JSON, outputs included, as they are in the page now."""
        cells: list[dict[str, Any]] = self.page.evaluate(
            "() => jupyterapp.shell.currentWidget.content.model.toJSON().cells"
        )
        return cells

    def cell_errors(self) -> list[str]:
        """Return one text per cell that failed and is not tagged `raises-exception`, or that did not run."""
        found = []
        for number, cell in enumerate(self.cells(), 1):
            if cell["cell_type"] != "code" or not "".join(cell["source"]).strip():
                continue
            tags = cell["metadata"].get("tags", [])
            errors = [out for out in cell["outputs"] if out["output_type"] == "error"]
            if "raises-exception" not in tags:
                found += [f"cell {number}: {error['ename']}: {error['evalue']}" for error in errors]
            if cell["execution_count"] is None:
                found.append(f"cell {number} did not run")
        return found

    def shot(self, name: str, of: Locator | None = None) -> Path:
        """Save a picture of the page, or of one element, and return where it is."""
        self.shots.mkdir(parents=True, exist_ok=True)
        path = self.shots / f"{self.name}-{name}.png"
        (of or self.page).screenshot(path=str(path))
        return path

    def problems(self) -> list[str]:
        """Return what no test may cause: errors thrown in the page, requests to another host."""
        return [f"error in the page: {error}" for error in self.page_errors] + [
            f"request to another host: {url}" for url in self.outside_requests
        ]
