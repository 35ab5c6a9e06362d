"""The odds on the explorer's board: switched on by hand or key, followed through a move, in two languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.explorer_page import OpenNotebook, answer, choose, explorer_in, violations

POSITION = {
    "players": 3,
    "zones": ["harbour", "market", "mine", "oasis", "island"],
    "hands": [["blue 1", "purple 8", "flip"], ["green 3", "radar"], ["purple 6", "immunity"]],
    "placed": {
        "harbour": [["orange 7"], ["green 9"], ["blue 2"]],
        "market": [["orange 1", "green 1"], ["green 2", "blue 5"], []],
        "oasis": [[], ["blue 10"], ["purple 3"]],
    },
    "marks": [{"zone": "oasis", "mark": "flipped"}, {"zone": "harbour", "mark": "cancelled purple"}],
}
CELLS = ["import explorer", f"explorer.explore(explorer.game('influence').state({POSITION!r}), seed=1)"]


def test_odds_are_shown_on_the_board_and_explained(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(CELLS, height=1500)
    box = explorer_in(notebook)
    board, toggle = box.locator(".rx-board"), box.get_by_role("button", name="Odds")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(board).not_to_contain_text(" %")
    toggle.focus()
    notebook.page.keyboard.press("Enter")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(board).to_contain_text("who would win the match")
    assert toggle.evaluate("(e) => e === document.activeElement")
    notebook.shot("board", box)
    assert violations(notebook, box) == []

    board.locator("svg g[data-topic='zone:harbour'] text", has_text="%").first.click()
    expect(answer(box)).to_contain_text("Harbour, as things stand")
    expect(answer(box)).to_contain_text("Counted over all")
    notebook.shot("why", answer(box))
    assert violations(notebook, box) == []

    before = board.locator("svg").inner_html()
    choose(box, "Place influence: purple 8", "Harbour")
    expect(answer(box)).to_contain_text("✓ Played")
    assert board.locator("svg").inner_html() != before
    expect(board).to_contain_text(" %")
    box.get_by_role("button", name="Undo").click()
    expect(answer(box)).to_contain_text("taken back")
    assert board.locator("svg").inner_html() == before

    box.get_by_label("Language").select_option("ar")
    expect(board).to_contain_text("لو كُشفت البطاقات")
    box.locator("svg g[data-topic='zone:harbour'] text").first.click()
    expect(answer(box)).to_contain_text("في الوضع الحالي")
    notebook.shot("arabic", box)
    assert violations(notebook, box) == []
    box.get_by_role("button", name="عرض كبير").click()
    expect(box.locator("[aria-busy]")).to_have_count(0)
    notebook.shot("large", box)
    box.get_by_role("button", name="الاحتمالات").click()
    expect(board).not_to_contain_text(" %")
