"""The explorer in the start notebook: by mouse, by keyboard alone, in English and in Arabic."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harness import NotebookPage

OpenNotebook = Callable[..., NotebookPage]

EXPLORE = ["import explorer", "explorer.explore('influence', seed=7)"]


def explorer_in(notebook: NotebookPage) -> Locator:
    notebook.run_all()
    box = notebook.outputs.locator(".rx-explorer")
    expect(box.locator(".rx-board svg")).to_be_visible()
    return box


def answer(box: Locator) -> Locator:
    return box.locator(".rx-answer")


def play(box: Locator, what: str, where: str) -> None:
    box.get_by_label("First: what?").select_option(what)
    box.get_by_label("Then: where, whom?").select_option(where)
    expect(box.get_by_label("Any other move")).to_have_attribute("placeholder", "place green 4 @ island")
    box.get_by_role("button", name="Play", exact=True).click()


def test_a_stranger_plays_a_turn_in_the_start_notebook(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page("notebooks/00-start.ipynb", height=1500)
    box = explorer_in(notebook)
    assert notebook.cell_errors() == []
    notebook.shot("opened")

    # by mouse
    box.scroll_into_view_if_needed()
    play(box, "Place influence: green 4", "Island")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(answer(box)).to_contain_text("Seat 1 places a face-down card")
    notebook.shot("played", box)

    # a wrong move, typed: refused with its clause, which can be unfolded
    typed = box.get_by_label("Any other move")
    typed.fill("place blue 9 @ harbour")
    typed.press("Enter")
    expect(answer(box)).to_contain_text("Harbour is not among the zones of this match.")
    answer(box).get_by_text("Clause: 000, line 12").click()
    expect(answer(box).get_by_text("تُسحب بالحظ خمس مناطق")).to_be_visible()
    answer(box).locator("summary", has_text="Rules asked about").click()
    expect(answer(box).locator("svg")).to_be_visible()
    notebook.shot("refused", box)

    # why
    box.get_by_label("Ask about").select_option("Zone: Oasis")
    box.get_by_role("button", name="Why?").click()
    expect(answer(box)).to_contain_text("Nobody placed a card on Oasis")
    notebook.shot("why", box)

    # back to where it was
    box.get_by_role("button", name="Undo").click()
    expect(answer(box)).to_contain_text("taken back")
    expect(box.get_by_label("First: what?").locator("option", has_text="green 4")).to_have_count(1)

    # in Arabic, from the right
    box.get_by_label("Language").select_option("العربية")
    expect(box.locator(".rx-turn")).to_contain_text("الحركة لك")
    first, second = box.get_by_label("أولًا: ماذا؟"), box.get_by_label("ثم: أين أو مَن؟")
    left, right = second.bounding_box(), first.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    typed = box.get_by_label("أي حركة أخرى، كتابةً")
    typed.fill("flip @ harbour")
    typed.press("Enter")
    expect(answer(box)).to_contain_text("غير قانونية")
    notebook.shot("arabic", box)


def test_a_turn_is_played_with_the_keyboard_alone(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    keyboard = notebook.page.keyboard
    box.get_by_label("Look as").focus()
    for _ in range(5):  # language, luck, new match, the board in words, the first list
        keyboard.press("Tab")
    expect(box.get_by_label("First: what?")).to_be_focused()
    for _ in range(4):
        keyboard.press("ArrowDown")
    keyboard.press("Tab")
    expect(box.get_by_label("Then: where, whom?").locator("option")).to_have_count(5)
    for _ in range(3):
        keyboard.press("ArrowDown")
    keyboard.press("Tab")
    expect(box.get_by_role("button", name="Play", exact=True)).to_be_focused()
    notebook.shot("chosen")
    keyboard.press("Enter")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    keyboard.press("Tab")
    keyboard.press("Enter")  # Undo
    expect(answer(box)).to_contain_text("taken back")


def test_enter_in_the_lists_goes_on_and_plays(notebook_page: OpenNotebook) -> None:
    pytest.importorskip("anywidget", reason="without anywidget the notebook's own keys stay alive")
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    keyboard = notebook.page.keyboard
    what, where = box.get_by_label("First: what?"), box.get_by_label("Then: where, whom?")
    what.focus()
    for _ in range(4):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(where).to_be_focused()
    expect(where.locator("option")).to_have_count(5)
    for _ in range(3):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(what).to_be_focused()


def test_keys_pressed_in_the_explorer_leave_the_notebook_alone(notebook_page: OpenNotebook) -> None:
    pytest.importorskip("anywidget", reason="without anywidget the notebook's own keys stay alive")
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    box.get_by_role("button", name="Undo").click()
    undo, first_list = box.get_by_role("button", name="Undo"), box.get_by_label("First: what?")
    for place in (undo, first_list, box.locator("summary").first):
        place.focus()
        for key in ("x", "b", "a", "m", "d", "d"):
            notebook.page.keyboard.press(key)
    assert len(notebook.cells()) == len(EXPLORE)


def test_two_quick_clicks_play_one_move(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    box.get_by_label("First: what?").select_option("Place influence: green 4")
    box.get_by_label("Then: where, whom?").select_option("Island")
    box.get_by_role("button", name="Play", exact=True).dblclick()
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(box.locator(".rx-board")).to_contain_text("× 7")
    notebook.page.wait_for_timeout(500)
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(box.locator(".rx-board")).to_contain_text("× 7")


def test_a_narrow_window_and_the_dark_theme_keep_everything_readable(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, width=700, height=1600)
    box = explorer_in(notebook)
    notebook.page.evaluate("() => jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })")
    notebook.page.wait_for_timeout(500)
    for label in ("First: what?", "Any other move", "Look as"):
        field = box.get_by_label(label)
        ink, ground = field.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
        assert ink != ground
    wide = box.evaluate("e => e.scrollWidth - e.clientWidth")
    notebook.shot("narrow", box)
    assert wide <= 1


def test_the_saved_board_is_shown_before_anything_is_run(notebook_page: OpenNotebook, repository: Path) -> None:
    saved = nbformat.read(repository / "notebooks/00-start.ipynb", 4)
    assert "widgets" not in saved.metadata
    assert not any(
        "application/vnd.jupyter.widget-view+json" in output.get("data", {})
        for cell in saved.cells
        for output in cell.get("outputs", [])
    )
    notebook = notebook_page("notebooks/00-start.ipynb", height=1500)
    expect(notebook.outputs.get_by_text("This is a picture of the board.")).to_be_visible()
    expect(notebook.drawings.last).to_be_visible()
