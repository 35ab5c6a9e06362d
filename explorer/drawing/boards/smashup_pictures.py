"""Which picture goes with which finding of `smashup`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from explorer.drawing.boards.smashup_scoring import scoring_svg
from explorer.drawing.boards.smashup_stack import stack_svg
from explorer.drawing.boards.smashup_touch import power_svg, touch_svg

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue

PICTURES: Mapping[str, Callable[[Finding, Catalogue], str]] = {
    "finding-score": scoring_svg,
    "finding-pending": stack_svg,
    "finding-touch": touch_svg,
    "finding-power": power_svg,
}


def picture_of(finding: Finding, words: Catalogue) -> str:
    """Return the picture that goes with a finding, as SVG text; '' where none does.

    Who scores what on a base, the work that waits, what a card or base touches, a minion's power as a sum.
    """
    draws = PICTURES.get(finding.id)
    return "" if draws is None else draws(finding, words)


__all__ = ["PICTURES", "picture_of"]
