"""Odds of what is to come, switched on in the explorer: listed under the board of both games, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.explorer_page import OpenNotebook, explorer_in, violations

CHAIN = {"players": 3, "drawn": True, "to_move": 0, "hands": [["freeze", "5"], ["mirror", "8", "9"], ["10", "heal"]],
         "score": [["20"], ["25"], []]}  # fmt: skip
STEAL = {"players": 2, "to_move": 0, "hands": [["phone", "land", "silver"], ["gold", "car", "boat"]],
         "fortunes": [[["boat", "boat"]], [["car", "car"], ["phone", "phone"]]], "discard": ["camera"]}  # fmt: skip
CASES = {
    "hundred": (CHAIN, "state.play('freeze seat 1')", {"en": "cannot be answered", "ar": "لا يمكن الرد عليها"}),
    "fortune": (STEAL, "", {"en": "How often Seat 1 can answer", "ar": "الورقة التالية"}),
}


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("game", CASES)
def test_what_may_come_is_listed_while_odds_are_on(notebook_page: OpenNotebook, game: str, language: str) -> None:
    position, move, said = CASES[game]
    state = f"state = explorer.game({game!r}).state({position!r}); {move}"
    shown = f"explorer.explore(state, language={language!r}, seat=0)"
    notebook = notebook_page(["import explorer", state, shown], height=1900)
    box = explorer_in(notebook)
    listed = box.locator(".rx-board > .rx-plain")
    expect(listed).to_have_count(0)
    box.get_by_role("button", name={"en": "Odds", "ar": "الاحتمالات"}[language], exact=True).click()
    expect(listed).to_contain_text(said[language], timeout=20_000)
    notebook.shot(f"prospects-{game}-{language}", box)
    assert violations(notebook, box) == []
