"""The start notebook, as a stranger opens it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.harness import NotebookPage


def test_start_notebook_runs_and_shows_a_drawing(notebook_page: Callable[..., NotebookPage]) -> None:
    notebook = notebook_page("notebooks/00-start.ipynb")
    notebook.run_all()
    assert notebook.cell_errors() == []
    expect(notebook.drawings.first).to_be_visible()
    notebook.shot("done")
