"""What the other browser tests rely on: the harness sees what goes wrong."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.harness import NotebookPage

OpenNotebook = Callable[..., NotebookPage]

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>'


def test_a_click_reaches_the_kernel_and_a_drawing_comes_back(notebook_page: OpenNotebook) -> None:
    cell = f"""
import ipywidgets as w
button, board = w.Button(description="Play"), w.HTML("<b>nothing</b>")
button.on_click(lambda _: setattr(board, "value", {SVG!r}))
w.VBox([button, board])
"""
    notebook = notebook_page([cell])
    notebook.run_all()
    expect(notebook.outputs.get_by_text("nothing")).to_be_visible()
    notebook.outputs.get_by_role("button", name="Play").click()
    expect(notebook.drawings).to_have_count(1)
    assert notebook.cell_errors() == []


def test_failed_and_unreached_cells_are_reported(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(["1 / 0", "2 + 2"])
    notebook.run_all()
    assert notebook.cell_errors() == ["cell 1: ZeroDivisionError: division by zero", "cell 2 did not run"]


def test_errors_of_the_page_and_requests_to_other_hosts_are_noted(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(["from IPython.display import HTML", "HTML('<img src=\"http://cards.invalid/a.png\">')"])
    notebook.run_all()
    with notebook.page.expect_event("pageerror"):
        notebook.page.evaluate("() => { setTimeout(() => { throw new Error('broken widget') }) }")
    assert {problem.splitlines()[0] for problem in notebook.problems()} == {
        "error in the page: broken widget",
        "request to another host: http://cards.invalid/a.png",
    }
    notebook.page_errors.clear()
    notebook.outside_requests.clear()
