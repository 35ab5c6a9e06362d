"""`smashup` in the explorer: a turn by keyboard, everything on the table asked by mouse, and a narrow dark window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.explorer_page import OpenNotebook, answer, explorer_in, tab, violations
from tests.browser.harness import NotebookPage

OASIS = ("supreme-overlord-1", "nukebot-1", "first-mate-1", "king-rex-1")
POSITION = {
    "players": 3,
    "bases": ["jungle-oasis", "homeworld", "tar-pits", "factory"],
    "factions": [["ninjas", "pirates"], ["aliens", "robots"], ["dinosaurs", "wizards"]],
    "minions": [{"card": card, "base": "jungle-oasis"} for card in OASIS],
    "hands": [["shinobi-1", "saucy-wench-1", "dinghy-1"], ["zapbot-2"], ["summon-1"]],
    "discards": [["cannon-1"], ["zapbot-3", "zapbot-4"], ["howl-1"]],
}


def opened(
    notebook_page: OpenNotebook, more: str = "", play: str = "", **window: object
) -> tuple[NotebookPage, Locator]:
    cells = [
        "import explorer; from explorer.rules.smashup import GAME",
        f"shown = explorer.explore(GAME.state({POSITION!r}), seed=1{more})",
        *([f"shown.do('play', move={play!r})"] if play else []),
        "shown",
    ]
    notebook = notebook_page(cells, **window)
    return notebook, explorer_in(notebook)


def press_to(notebook: NotebookPage, there: Locator, key: str = "ArrowDown") -> None:
    """Press a key until something has the focus."""
    for _ in range(60):
        if there.evaluate("(e) => e === document.activeElement"):
            return
        notebook.page.keyboard.press(key)
    raise AssertionError(f"{key} never came to {there}")


def pick(notebook: NotebookPage, box: Locator, what: str, where: str) -> None:
    """Choose what, then where, with the arrow keys alone."""
    press_to(notebook, box.locator(".rx-what [role=radio][tabindex='0']"), "Tab")
    press_to(notebook, box.get_by_role("radio", name=what, exact=True))
    notebook.page.keyboard.press("ArrowRight")
    press_to(notebook, box.locator(".rx-where").get_by_role("button", name=where))
    notebook.page.keyboard.press("Enter")


def test_a_turn_is_played_by_keyboard_and_every_choice_asked_where_it_arises(notebook_page: OpenNotebook) -> None:
    notebook, box = opened(notebook_page, height=1700)
    turn = box.locator(".rx-turn")
    box.get_by_label("Language").focus()
    pick(notebook, box, "Play a minion: Saucy Wench #1", "Jungle Oasis")
    expect(turn).to_contain_text("Saucy Wench says “you may destroy a minion on this base with 2 power or less”")
    pick(notebook, box, "Choose a card", "Nukebot")
    expect(answer(box)).to_contain_text("Nukebot has 5 power, and Saucy Wench reaches minions of 2 or less.")
    pick(notebook, box, "Pass", "Play")
    expect(turn).to_contain_text("1 action may still be played")
    pick(notebook, box, "End playing", "Play")
    expect(turn).to_contain_text("Jungle Oasis is about to score. Do you play or use something before it does")
    pick(notebook, box, "Play a minion: Shinobi #1", "Jungle Oasis")
    expect(answer(box)).to_contain_text("Shinobi #1 on Jungle Oasis")
    expect(answer(box)).to_contain_text("Seat 1 gains 2 VP from Jungle Oasis.")
    expect(turn).to_contain_text("Jungle Oasis has scored")
    pick(notebook, box, "Use an ability", "First Mate #1")
    expect(turn).to_contain_text("First Mate")
    pick(notebook, box, "Choose a base", "Tar Pits")
    expect(answer(box)).to_contain_text("First Mate #1 moves")
    assert violations(notebook, box) == []


ASKED = ("card:shinobi", "card:cannon", "power:king-rex-1", "score:jungle-oasis", "base:tar-pits", "pending", "winner")
SAID = {
    "en": ("before a base scores, you may play it from your hand", "destroy up to 2 minions",
           "King Rex of Seat 2 has 7 power", "If Jungle Oasis scored", "Tar Pits", "The text of Saucy Wench", "VP"),
    "vi": ("trước khi một căn cứ tính điểm", "Cannon ghi:", "King Rex", "Nếu Jungle Oasis tính điểm", "Tar Pits",
           "Saucy Wench", "VP"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "vi"])
def test_whatever_lies_on_the_table_is_asked_by_a_click(notebook_page: OpenNotebook, language: str) -> None:
    play = "play saucy-wench-1 @ jungle-oasis"
    notebook, box = opened(notebook_page, f", language='{language}'", play, height=1900)
    for topic, said in zip(ASKED, SAID[language], strict=True):
        box.locator(f".rx-board g[data-topic='{topic}'] text").first.click()
        expect(answer(box)).to_contain_text(said)
    assert violations(notebook, box) == []
    notebook.shot(f"asked-{language}", box)


def test_many_topics_are_listed_by_kind_and_a_narrow_dark_window_hides_nothing(notebook_page: OpenNotebook) -> None:
    notebook, box = opened(notebook_page, width=640, height=1400, color_scheme="dark")
    why = tab(box, "Why?")
    expect(why.get_by_role("combobox")).to_have_count(6)
    expect(why.get_by_role("button")).to_have_text(["What is being carried out", "The winner"])
    why.get_by_label("Place and VP").select_option(label="Jungle Oasis, Seat 1")
    expect(answer(box)).to_contain_text("Jungle Oasis")
    why.get_by_label("Card").select_option(label="Dinghy")
    expect(answer(box)).to_contain_text("Dinghy says:")
    assert box.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    assert (
        box.locator(".rx-board svg").evaluate("(e) => e.getBoundingClientRect().width / e.viewBox.baseVal.width") > 0.7
    )
    assert violations(notebook, box) == []
    notebook.shot("narrow", box)


TOP = "(e) => { const p = e.closest('.jp-WindowedPanel-outer'); p.scrollTop += e.getBoundingClientRect().top - 150; }"


def test_the_question_stays_in_sight_above_the_hand_and_the_moves(notebook_page: OpenNotebook) -> None:
    notebook, box = opened(notebook_page, width=1366, height=900)
    hand = box.locator(".rx-board g[data-topic='card:shinobi']").first
    hand.evaluate(TOP)
    for part in (box.locator(".rx-turn"), hand, box.locator(".rx-what [role=radio]").first):
        expect(part).to_be_in_viewport(ratio=1)
    turn, card = box.locator(".rx-turn").bounding_box(), hand.bounding_box()
    assert turn is not None
    assert card is not None
    assert turn["y"] + turn["height"] <= card["y"]
    notebook.shot("sticky")
    assert violations(notebook, box) == []


def test_a_walkthroughs_question_stays_in_sight_below_what_it_points_at(notebook_page: OpenNotebook) -> None:
    cells = ["import explorer", "shown = explorer.walk('smashup/lesson-2-scoring'); shown.do('on'); shown"]
    notebook = notebook_page(cells, width=1366, height=900)
    box = explorer_in(notebook)
    box.locator(".rx-board").evaluate(TOP)
    for part in (box.locator(".rx-board .rx-pointed").first, box.locator(".rx-foot .rx-question")):
        expect(part).to_be_in_viewport(ratio=0.9)
    board, foot = box.locator(".rx-board").bounding_box(), box.locator(".rx-foot").bounding_box()
    assert board is not None
    assert foot is not None
    assert foot["y"] < board["y"] + board["height"], "the board goes on below what is asked"
    assert violations(notebook, box) == []
