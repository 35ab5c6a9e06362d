"""`fortune` in the explorer: parts of the board asked by mouse while a contest is on, in both languages; and axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.explorer_page import OpenNotebook, answer, explorer_in, violations

POSITION = {
    "players": 3, "hands": [["car", "boat", "phone"], ["silver", "gold", "watch"], ["car", "camera"]],
    "fortunes": [[["phone", "phone"]], [["land", "land"], ["silver", "car"]], []],
    "discard": ["bicycle", "boat", "headphones", "watch"], "rulings": {"expert-gold": "on"},
    "duel": {"attacker": 0, "defender": 1, "plays": [["gold"], ["car", "car"], ["gold"]]},
}  # fmt: skip
SAID = {
    "en": ("Seat 0 may steal the car group", "The fortune of Seat 1 counts 80 thousand", "If Seat 1 stops, Seat 0"),
    "ar": ("أن يحوّش مجموعة", "قيمة ثروة", "إن كفّ"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ar"])
def test_parts_of_the_board_answer_while_a_contest_is_on(notebook_page: OpenNotebook, language: str) -> None:
    state = f"state = explorer.game('fortune').state({POSITION!r})"
    notebook = notebook_page(["import explorer", state, f"explorer.explore(state, language='{language}')"], height=1900)
    box = explorer_in(notebook)
    board = box.locator(".rx-board")
    for topic, said in zip(("steal:0>1", "fortune:1", "duel"), SAID[language], strict=True):
        board.locator(f"svg g[data-topic='{topic}'] text").first.click()
        expect(answer(box)).to_contain_text(said)
    expect(answer(box).get_by_role("img").first).to_be_visible()
    notebook.shot(f"contest-{language}", box)
    assert violations(notebook, box) == []
