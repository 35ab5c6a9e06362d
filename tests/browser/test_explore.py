"""The explorer in the start notebook: by mouse, by keyboard alone, in English and in Arabic."""

from __future__ import annotations

from pathlib import Path

import nbformat
from playwright.sync_api import Locator, expect

from tests.browser.explorer_page import EXPLORE, OpenNotebook, answer, choose, explorer_in, focused, tab
from tests.browser.harness import NotebookPage


def test_a_stranger_plays_a_turn_in_the_start_notebook(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page("notebooks/00-start.ipynb", height=1500)
    box = explorer_in(notebook)
    assert notebook.cell_errors() == []
    notebook.shot("opened", box)

    # by mouse
    choose(box, "Place influence: green 4", "Island")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(answer(box)).to_contain_text("Seat 1 places a face-down card")
    notebook.shot("played", box)

    # a wrong place, clicked: refused with its clause, which can be unfolded, and the rules asked
    choose(box, "Place influence: blue 3", "Harbour (not legal)")
    expect(answer(box)).to_contain_text("Harbour is not among the zones of this match.")
    expect(answer(box)).to_contain_text("The zones in play are")
    answer(box).get_by_text("Clause: 000, line 12").click()
    expect(answer(box).get_by_text("تُسحب بالحظ خمس مناطق")).to_be_visible()
    expect(answer(box).locator("svg")).to_be_visible()
    notebook.shot("refused", box)

    # a wrong move, typed
    typed = box.get_by_label("Any other move")
    typed.fill("flip @ harbour")
    typed.press("Enter")
    expect(answer(box)).to_contain_text("flip @ harbour")
    expect(answer(box)).to_contain_text("not legal")

    # why
    tab(box, "Why?").get_by_role("button", name="Zone: Oasis").click()
    expect(answer(box)).to_contain_text("nobody has a card on Oasis")
    notebook.shot("why", box)

    # back to where it was
    box.get_by_role("button", name="Undo").click()
    expect(answer(box)).to_contain_text("taken back")
    expect(box.get_by_role("radio", name="Place influence: green 4")).to_have_count(1)


def test_a_turn_is_played_in_arabic_from_the_right(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, height=1400)
    box = explorer_in(notebook)
    box.get_by_label("Language").select_option("ar")
    expect(box.locator(".rx-turn")).to_contain_text("الحركة لك")
    first, second = box.get_by_text("أولًا: ماذا؟"), box.get_by_text("ثم: أين أو مَن؟")
    left, right = second.bounding_box(), first.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    cards, places = box.get_by_role("radio"), box.locator(".rx-where button")
    expect(cards.nth(3)).to_contain_text("الأخضر")
    cards.nth(3).click()
    places.filter(has_text="الجزيرة").click()
    expect(answer(box)).to_contain_text("لُعبت")
    notebook.shot("played", box)
    cards.nth(1).click()
    places.filter(has_text="الميناء").click()
    expect(answer(box)).to_contain_text("غير قانونية")
    notebook.shot("refused", box)


def play_by_keyboard(notebook: NotebookPage, box: Locator, on: str) -> None:
    """From the language to the lists, the fourth card, and the fourth place; `on` is the arrow that goes on."""
    keyboard = notebook.page.keyboard
    for _ in range(3):  # predict, projector, the board
        keyboard.press("Tab")
    keyboard.press("Tab")  # odds
    keyboard.press("Tab")  # the board in words
    keyboard.press("Tab")  # show all
    keyboard.press("Tab")
    expect(box.locator(".rx-what [role=radio]").first).to_be_focused()
    for _ in range(3):
        keyboard.press("ArrowDown")
    keyboard.press(on)
    expect(box.locator(".rx-where button").first).to_be_focused()
    for _ in range(3):
        keyboard.press(on)
    keyboard.press("Enter")


def test_a_turn_is_played_with_the_keyboard_alone(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    box.get_by_label("Language").focus()
    play_by_keyboard(notebook, box, "ArrowRight")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    assert focused(notebook) == "Place influence: orange 5"  # what had the focus is gone: the first list has it
    for _ in range(4):
        notebook.page.keyboard.press("Tab")  # the field, Check, Play
    assert focused(notebook) == "Undo"
    notebook.page.keyboard.press("Enter")
    expect(answer(box)).to_contain_text("taken back")
    assert focused(notebook) == "Undo"


def test_a_turn_is_played_with_the_keyboard_alone_in_arabic(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(["import explorer", "explorer.explore('influence', seed=7, language='ar')"])
    box = explorer_in(notebook)
    box.get_by_label("اللغة").focus()
    play_by_keyboard(notebook, box, "ArrowLeft")
    expect(answer(box)).to_contain_text("الجزيرة")
    expect(answer(box)).to_contain_text("لُعبت")


def test_keys_pressed_in_the_explorer_leave_the_notebook_alone(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    places = ("button:has-text('Undo')", "[role=radio]", "summary", "[role=tab]", ".rx-board", "select")
    for place in (*places, "[type=checkbox]"):
        box.locator(place).first.focus()
        for key in ("x", "b", "a", "m", "d", "d", "z", "Enter" if place == ".rx-board" else "c"):
            notebook.page.keyboard.press(key)
    assert len(notebook.cells()) == len(EXPLORE)
    assert [cell["cell_type"] for cell in notebook.cells()] == ["code", "code"]


def test_two_quick_clicks_play_one_move(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    box.get_by_role("radio", name="Place influence: green 4").click()
    box.locator(".rx-where button", has_text="Island").dblclick()
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(box.locator(".rx-notice")).to_be_empty()
    notebook.page.wait_for_timeout(300)
    expect(box.locator(".rx-board")).to_contain_text("× 7")


def test_a_second_click_before_the_first_answer_and_a_stale_move_change_nothing(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE)
    box = explorer_in(notebook)
    box.get_by_role("radio", name="Place influence: green 4").click()
    # two clicks from the same picture, neither of them a double click
    box.locator(".rx-where button", has_text="Island").evaluate("(b) => { b.click(); b.click(); }")
    expect(answer(box)).to_contain_text("Seat 0 places green 4 on Island.")
    expect(box.locator(".rx-notice")).to_contain_text("nothing was done")
    expect(box.locator(".rx-board")).to_contain_text("× 7")


def test_a_narrow_window_and_the_dark_theme_keep_everything_readable(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, width=760, height=1600)
    box = explorer_in(notebook)
    notebook.page.evaluate("() => jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })")
    notebook.page.wait_for_timeout(500)
    for label in ("Any other move", "Look as"):
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
