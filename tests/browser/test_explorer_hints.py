"""The Hint button in the explorer: by keyboard, read in the answer, marked among the choices, in two languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.explorer_page import OpenNotebook, answer, explorer_in, focused, violations

POSITION = {
    "players": 3,
    "zones": ["harbour", "market", "mine", "oasis", "island"],
    "hands": [["blue 1", "purple 8", "flip", "radar"], ["green 3", "radar"], ["purple 6", "immunity"]],
    "placed": {
        "harbour": [["orange 7"], ["green 9"], ["blue 2"]],
        "market": [["orange 1", "green 1"], ["green 2", "blue 5"], []],
        "oasis": [[], ["blue 10"], ["purple 3"]],
    },
}
CELLS = ["import explorer", f"explorer.explore(explorer.game('influence').state({POSITION!r}), seed=1)"]


def test_a_hint_is_asked_for_by_keyboard_and_followed(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(CELLS, height=1700)
    keyboard = notebook.page.keyboard
    box = explorer_in(notebook)
    hint = box.get_by_role("button", name="Hint", exact=True)
    box.get_by_role("button", name="Redo").focus()
    keyboard.press("Tab")
    assert focused(notebook) == "Hint"
    keyboard.press("Enter")
    expect(answer(box)).to_contain_text("Seat 0 can play:")
    expect(answer(box)).to_contain_text("(000, line")
    expect(hint).to_be_focused()

    # the move is chosen and marked by a word, not played
    expect(box.get_by_role("radio", checked=True)).to_contain_text("Hint")
    place = box.locator(".rx-where button", has_text="Hint")
    expect(place).to_have_count(1)
    expect(place).to_be_in_viewport()
    move = place.get_attribute("title")
    assert f"Seat 0 can play: {move}" in answer(box).inner_text()
    notebook.shot("told", box)
    assert violations(notebook, box) == []

    # another card is looked at; the same press tells the same and chooses it again
    told = answer(box).inner_html()
    box.get_by_role("radio", checked=False).first.click()
    expect(place).to_have_count(0)
    hint.focus()
    keyboard.press("Enter")
    expect(place).to_have_count(1)
    assert answer(box).inner_html() == told

    box.get_by_label("Language").select_option("ar")
    expect(answer(box)).to_contain_text("يمكن أن يلعب")
    expect(box.locator(".rx-tip").first).to_have_text("تلميح")
    notebook.shot("arabic", box)
    assert violations(notebook, box) == []
    box.get_by_role("button", name="عرض كبير").click()
    expect(box.locator("[aria-busy]")).to_have_count(0)
    notebook.shot("large", box)
    box.get_by_label("اللغة").select_option("en")
    expect(box.locator(".rx-tip").first).to_have_text("Hint")

    box.get_by_role("radio", checked=True).focus()
    keyboard.press("ArrowRight")
    expect(place).to_be_focused()
    keyboard.press("Enter")
    expect(answer(box)).to_contain_text("✓ Played")
    expect(box.locator(".rx-tip")).to_have_count(0)
    box.get_by_role("button", name="Predict first").click()
    expect(hint).to_have_count(0)
