"""The explorer in a browser: opening it, playing with it as a person would, and what axe says of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.harness import NotebookPage

OpenNotebook = Callable[..., NotebookPage]

EXPLORE = ["import explorer", "explorer.explore('influence', seed=7)"]
SHARED = [
    "import explorer",
    "match = explorer.game('influence').match(['human', 'human'], seed=7, names=['Amal', 'Bo'])",
    "shown = explorer.explore(match); shown",
]


def explorer_in(notebook: NotebookPage) -> Locator:
    """Run every cell and return the explorer."""
    notebook.run_all()
    box = notebook.outputs.locator("section.rx").last
    expect(box.locator("h3")).to_be_visible()
    box.scroll_into_view_if_needed()
    return box


def answer(box: Locator) -> Locator:
    return box.locator(".rx-answer")


def choose(box: Locator, what: str, where: str) -> None:
    box.get_by_role("radio", name=what, exact=True).click()
    box.locator(".rx-where").get_by_role("button", name=where).click()


def tab(box: Locator, name: str) -> Locator:
    """Turn to a panel and return it."""
    box.get_by_role("tab", name=name, exact=True).click()
    return box.get_by_role("tabpanel")


def violations(notebook: NotebookPage, box: Locator) -> list[str]:
    """Return what axe finds wrong inside the explorer, a line a rule."""
    page = notebook.page
    if not page.evaluate("() => !!window.axe"):
        script = resources.files("axe_playwright_python") / "axe.min.js"
        page.evaluate(script.read_text(encoding="utf-8"))
    found: Any = box.evaluate("(node) => axe.run(node)")
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {json.dumps([n['html'][:160] for n in one['nodes'][:3]])}"
        for one in found["violations"]
    ]


def focused(notebook: NotebookPage) -> str:
    """Return the text of what has the focus."""
    said: str = notebook.page.evaluate("() => document.activeElement?.innerText ?? ''")
    return said.strip()
