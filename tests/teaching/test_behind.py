"""An answer that is folded under its question: nothing of it lies open, and all of it is there."""

from __future__ import annotations

import re

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.teaching.behind import behind
from explorer.teaching.lesson import clause_card


@pytest.fixture
def state():
    return explorer.run_scene("influence/tie-burns")[0].state


def test_only_the_question_lies_open(state) -> None:
    finding = state.explain("zone:harbour")
    html = behind("Who gets it?", finding)._repr_html_()
    assert html.startswith("<details")
    assert html.endswith("</details>")
    assert re.findall(r"<summary[^>]*>(.*?)</summary>", html)[0] == "Who gets it?"
    assert finding.sentence("en").split(",")[0] in html.split("</summary>", 1)[1]


def test_an_answer_is_shown_in_the_language_asked_for(state) -> None:
    finding = state.explain("zone:harbour")
    assert 'lang="ar"' in str(behind("؟", finding, "ar"))
    assert 'lang="ar"' not in str(behind("?", finding))


def test_text_keeps_its_lines_and_is_made_safe() -> None:
    html = str(behind("How many?", "one < two\nthree"))
    assert "one &lt; two\nthree</pre>" in html
    assert "white-space:pre-wrap" in html


def test_where_no_html_is_shown_the_answer_is_plain_text(state) -> None:
    finding = state.explain("zone:harbour")
    assert repr(behind("?", finding)) == str(finding)
    assert repr(behind("?", "two\nlines")) == "two\nlines"


def test_a_piece_of_a_lesson_can_be_folded_too() -> None:
    card = clause_card("influence", "tie-burns")
    assert str(card) in str(behind("Which rule?", card))


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(ExplorerError, match="nothing to fold under 'Why\\?': 3 has no picture"):
        behind("Why?", 3)
