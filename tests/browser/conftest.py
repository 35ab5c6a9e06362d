"""Fixtures of the browser tests: one JupyterLab and one Chromium a session, one page a test."""

from __future__ import annotations

import functools
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.harness import CHROMIUM_FLAGS, LabServer, NotebookPage, find_chromium, lab_server

HERE = Path(__file__).parent
NO_CHROMIUM = "no Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM"
HAS_FAILED = pytest.StashKey[bool]()

OpenNotebook = Callable[..., NotebookPage]
Contexts = Callable[..., BrowserContext]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if NO_CHROMIUM in str(report.longrepr)]
    if skipped:
        terminalreporter.section("NOT TESTED IN A BROWSER", sep="!", yellow=True, bold=True)
        terminalreporter.line(f"{len(skipped)} tests skipped, {NO_CHROMIUM}", yellow=True, bold=True)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium to use; without one the test is skipped, or fails if a browser is required."""
    path = find_chromium()
    if path is None:
        if os.environ.get("EXPLORER_REQUIRE_BROWSER", "0") not in {"", "0"}:
            pytest.fail(NO_CHROMIUM, pytrace=False)
        pytest.skip(NO_CHROMIUM)
    return path


@pytest.fixture(scope="session")
def shots(repository: Path) -> Path:
    """The folder that screenshots go to: $SHOTS, or shots/ in the checkout."""
    folder = Path(os.environ.get("SHOTS") or repository / "shots").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    """Give the browser context for what `new_context` takes: one for each, kept, for its cache holds JupyterLab."""

    @functools.cache
    def context(**options: Any) -> BrowserContext:
        return browser.new_context(**options)

    return context


@pytest.fixture(scope="session")
def lab(chromium: str, shots: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    log = f"lab{os.environ.get('PYTEST_XDIST_WORKER', '')}.log"  # every worker has a JupyterLab of its own
    with lab_server(tmp_path_factory.mktemp("lab"), shots / log) as server:
        yield server


@pytest.fixture
def notebook_page(
    lab: LabServer, contexts: Contexts, shots: Path, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Open a notebook in JupyterLab: `notebook_page("notebooks/00-start.ipynb")`, or a list of code cells.

    A notebook's path is relative to the checkout; a copy is opened, so nothing is written back. Options:
    `width`, `height` of the window, and what else Playwright's `new_context` takes (`locale`,
    `color_scheme`, `reduced_motion`). When the test ends it fails if a page threw an error or asked another
    host for anything; a test that failed leaves a screenshot.
    """
    repository: Path = request.getfixturevalue("repository")
    name = re.sub(r"\W+", "-", request.node.name).strip("-").removeprefix("test_")
    opened: list[NotebookPage] = []

    def open_notebook(
        source: str | Path | list[str], *, width: int = 1280, height: int = 900, **options: Any
    ) -> NotebookPage:
        folder = lab.root / f"{name}-{len(opened)}"
        folder.mkdir()
        if isinstance(source, list):
            path = folder / "cells.ipynb"
            kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
            cells = [nbformat.v4.new_code_cell(code) for code in source]
            nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
        else:
            path = Path(shutil.copy(repository / source, folder))
        page = contexts(**options).new_page()
        page.set_viewport_size({"width": width, "height": height})
        notebook = NotebookPage(lab, page, shots, name)
        opened.append(notebook)
        notebook.open(path)
        return notebook

    yield open_notebook
    problems = [problem for notebook in opened for problem in notebook.problems()]
    for number, notebook in enumerate(opened):
        if problems or request.node.stash.get(HAS_FAILED, True):
            notebook.shot(f"failed-{number}")
            print("\n".join(notebook.console_errors))
        notebook.page.close()
    lab.close_kernels()
    assert problems == []
