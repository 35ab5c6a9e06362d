"""A walkthrough is walked to its end with the keyboard alone, and every answer is given."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from explorer.teaching.walkthrough import ASK, Walkthrough
from tests.browser.harness import NotebookPage

MOST_TABS = 25
FOCUSED = "() => (document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()"


def tab_to(notebook: NotebookPage, *names: str, back: bool = False) -> str:
    """Press Tab until something of one of these names has the focus, if it has not got it; return the name."""
    seen = []
    for _ in range(MOST_TABS):
        seen.append(str(notebook.page.evaluate(FOCUSED)))
        if seen[-1] in names:
            return seen[-1]
        notebook.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{names} cannot be reached with {MOST_TABS} tabs: {seen}")


def choose(notebook: NotebookPage, box: Locator, options: list[str], right: str) -> None:
    """Go to the answers and to the right one among them, and commit it."""
    focused = tab_to(notebook, *options, back=True)
    notebook.page.keyboard.press("Space")
    for _ in range((options.index(right) - options.index(focused)) % len(options)):
        notebook.page.keyboard.press("ArrowDown")
    expect(box.get_by_role("radio", name=right, exact=True)).to_be_checked()
    tab_to(notebook, "That is my answer")
    notebook.page.keyboard.press("Enter")


def test_a_walkthrough_is_walked_with_the_keyboard_alone(notebook_page: Callable[..., NotebookPage]) -> None:
    name = "smashup/lesson-3-ties"
    notebook = notebook_page(["import explorer", f'explorer.walk("{name}")'], height=1700)
    notebook.run_all()
    walk = Walkthrough(name)
    box = notebook.outputs.locator("section.rx")
    box.get_by_role("button", name="Projector").focus()
    while not walk.is_done:
        expect(box.locator("progress")).to_have_attribute("value", str(walk.progress[0]))
        expect(box.get_by_text(f"Step {walk.at.step + 1} of {len(walk.shots)}", exact=True)).to_be_visible()
        if walk.at.stage == ASK and walk.question is not None:
            options = {option.id: option.text for option in walk.choices()}
            choose(notebook, box, list(options.values()), options[walk.question.right])
            walk.commit(walk.question.right)
        else:
            tab_to(notebook, "Go on", "Go on without an answer")  # the latter where one answers in one's own words
            notebook.page.keyboard.press("Enter")
        walk.forward()
    expect(box.get_by_text(f"{walk.tally[0]} of {walk.tally[1]} answers were right.")).to_be_visible()
    notebook.shot("end", box)
