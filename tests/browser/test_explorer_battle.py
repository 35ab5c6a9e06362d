"""`continents` in the explorer: a turn and its battle by mouse in English, by keyboard alone in Persian; and axe."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.explorer_page import OpenNotebook, answer, choose, explorer_in, tab, violations
from tests.browser.harness import NotebookPage

POSITION = {
    "players": 2, "continents": [["asia"] * 5, ["europe"] * 4 + ["africa"]], "drawn": [2, 0],
    "hands": [["troop", "rally"], ["troop"]],
}  # fmt: skip
CELLS = [
    "import explorer",
    f"state = explorer.game('continents').state({POSITION!r})",
    "explorer.explore(state, seed=1, language='{}')",
]


def cells(language: str) -> list[str]:
    return [cell.replace("{}", language) if "language" in cell else cell for cell in CELLS]


def tab_to(notebook: NotebookPage, there: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(90):
        notebook.page.keyboard.press("Tab")
        if there.evaluate("(e) => e === document.activeElement"):
            return
    raise AssertionError(f"Tab never came to {there}")


def test_the_battle_calculator_follows_the_position(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(cells("en"), height=1700)
    box = explorer_in(notebook)
    panel = tab(box, "Battle")
    panel.get_by_role("combobox", name="Attack", exact=True).select_option(label="Europe of Seat 1, from Asia")
    gist = panel.get_by_role("status")
    expect(gist).to_contain_text("The attacker takes every card attacked: 63.8 %")
    expect(panel.get_by_role("img", name="How many continent cards are captured, and surrendered")).to_be_visible()
    expect(panel).to_contain_text("Every number is exact")
    assert violations(notebook, box) == []
    notebook.shot("attack", panel)

    # by hand, wrong and right; what is typed stays, and so does the focus
    cards = panel.get_by_label("Attacking continent cards")
    cards.fill("10,000")
    cards.press("Enter")
    expect(gist).to_contain_text("Attacking continent cards: write a whole number from 1 to 60; “10,000” is none.")
    expect(cards).to_have_value("10,000")
    expect(cards).to_be_focused()
    cards.fill("7")
    cards.press("Enter")
    expect(panel).to_contain_text("The numbers are your own")
    follow = panel.get_by_role("button", name="Follow the position")
    expect(follow).to_have_attribute("aria-pressed", "false")
    panel.get_by_label("Attacker’s cards on the next roll").select_option("bombard-rally")
    expect(panel).to_contain_text("then Bombard for the attacking side, then Rally for the attacking side")

    # a move leaves them alone; the button brings the war's own numbers back
    choose(box, "Attack Europe of Seat 1", "from Asia")
    choose(box, "Lay a troop", "for the attacking side")
    expect(answer(box)).to_contain_text("lays Troop for the attacking side")
    expect(answer(box)).to_contain_text("could only decline: that was done by itself")
    expect(cards).to_have_value("7")
    follow.click()
    expect(cards).to_have_value("5")
    expect(panel.get_by_label("Attacking troops")).to_have_value("1")
    expect(panel).to_contain_text("These are the numbers of the war that is on.")
    choose(box, "Play nothing", "Play")
    expect(answer(box)).to_contain_text("Pair 1")
    expect(panel.get_by_label("Attacking troops")).to_have_value("0")
    assert violations(notebook, box) == []
    notebook.shot("war", box)

    why = tab(box, "Why?")
    why.get_by_role("combobox", name="Way", exact=True).select_option(label="from Asia to Africa")
    expect(answer(box)).to_contain_text("Africa can be attacked from Asia")


def test_a_battle_is_fought_with_the_keyboard_alone_in_persian(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(cells("fa"), height=1700)
    box = explorer_in(notebook)
    keyboard = notebook.page.keyboard
    box.get_by_label("زبان").focus()
    first = box.locator(".rx-what [role=radio]").first
    tab_to(notebook, first)
    for _ in range(8):  # to the attack on Europe, whichever the list begins with
        if "اروپا" in box.locator(".rx-what [aria-checked=true]").all_inner_texts().__str__():
            break
        keyboard.press("ArrowDown")
    keyboard.press("ArrowLeft")
    expect(box.locator(".rx-where button").first).to_be_focused()
    keyboard.press("Enter")
    expect(answer(box)).to_contain_text("بازی شد")
    expect(box.locator(".rx-turn")).to_contain_text("لشکری")

    # down to the panels, along to the battle, into its fields and out again
    tab_to(notebook, box.locator("[role=tab][aria-selected=true]"))
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    panel = box.get_by_role("tabpanel")
    expect(panel).to_contain_text("این‌ها عددهای جنگی است که در جریان است.")
    cards = panel.get_by_label("کارت‌های قارهٔ مدافع")
    tab_to(notebook, cards)
    keyboard.press("Control+A")
    keyboard.type("۲")
    keyboard.press("Tab")
    expect(panel).to_contain_text("عددها از خودِ شماست")
    assert notebook.page.evaluate("() => document.activeElement.tagName") == "SELECT"
    follow = panel.get_by_role("button", name="همراهِ وضعیت")
    tab_to(notebook, follow)
    keyboard.press("Enter")
    expect(cards).to_have_value("4")
    expect(follow).to_be_focused()
    assert violations(notebook, box) == []
    notebook.shot("persian", box)
    tab_to(notebook, panel.locator(".rx-told > details > summary"))
    keyboard.press("Tab")
    assert not box.evaluate("(e) => e.contains(document.activeElement)")
