"""The rule sheet prints on one page of A4, large enough to read, with room to spare."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from explorer.teaching.rule_sheet import rule_sheet

PAGE = re.compile(rb"/Type\s*/Page\b")
HIGH, WIDE = 297 - 18, 210 - 20  # the sheet's own margins off, in mm
TO_PIXELS = 96 / 25.4
SMALLEST = """() => Math.min(...[...document.querySelectorAll('body *')]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .map(e => parseFloat(getComputedStyle(e).fontSize)))"""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("influence", "en"),
        ("influence", "ar"),
        ("continents", "en"),
        ("continents", "fa"),
        ("hundred", "en"),
        ("hundred", "ar"),
        ("fortune", "en"),
        ("fortune", "ar"),
        ("smashup", "en"),
        ("smashup", "vi"),
    ],
)
def test_the_rule_sheet_is_one_page_that_can_be_read(browser: Browser, shots: Path, game: str, language: str) -> None:
    size = {"width": round(WIDE * TO_PIXELS), "height": round(HIGH * TO_PIXELS)}
    page = browser.new_page(viewport=size)
    try:
        page.set_content(rule_sheet(game, language))
        page.emulate_media(media="print")
        assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
        assert round(page.evaluate(SMALLEST) * 0.75, 2) >= 8.5
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate("document.body.getBoundingClientRect().height") < 0.97 * HIGH * TO_PIXELS
        page.screenshot(path=shots / f"rule-sheet-{game}-{language}.png")
    finally:
        page.close()
