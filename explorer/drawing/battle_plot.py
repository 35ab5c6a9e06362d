"""How many continent cards a battle brings and costs, as bars: how likely each number is captured, surrendered."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.counting.numbers import Exact, written
from explorer.counting.odds import rounded
from explorer.drawing.palette import INK, LINE, MUTED, PAPER, PATH
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.counting.battle_results import BattleOdds

WIDE, HIGH, EDGE, TOP = 560.0, 150.0, 52.0, 46.0
MOST_BARS = 9  # groups of bars, so that their names stand apart; beyond, neighbouring numbers share one
RARE = Fraction(1, 1000)  # less likely than that together, the greatest numbers share the last group
SAID = 8  # so many groups have their numbers written above


def captures_svg(found: BattleOdds, words: Catalogue) -> str:
    """Return the picture as SVG text; its description says every number."""
    groups = grouped({0: found.taken, 1: found.lost})
    pen = Pen(WIDE, words.right_to_left)
    kinds = [words.say(id) for id in ("reckoned-taken", "reckoned-lost")]
    x = EDGE
    for kind, said in enumerate(kinds):
        _bar(pen, kind, x, 14, 14, 14)
        pen.text(x + 20, 26, said, 14, room=170)
        x += 200
    most = max(float(share) for _, *shares in groups for share in shares)
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if most / step <= 4)
    bottom = TOP + HIGH
    for n in range(int(most / step + 1e-9) + 1):
        y = bottom - HIGH * n * step / most
        pen.line(EDGE, y, WIDE - 14, y, INK if n == 0 else LINE, 1.2)
        label = written(Fraction(round(n * step * 100), 100), "share", words.language)
        pen.text(EDGE - 6, y + 4.5, label, 12.5, anchor="end", fill=MUTED)
    room = (WIDE - 14 - EDGE) / len(groups)
    wide = min(34.0, room * 0.4)
    lines = []
    for i, (name, *shares) in enumerate(groups):
        middle = EDGE + room * (i + 0.5)
        for kind, share in enumerate(shares):
            high = HIGH * float(share) / most
            left = middle - wide if kind == 0 else middle
            if share:
                _bar(pen, kind, left + 1, bottom - high, wide - 2, high)
                if len(groups) <= SAID:
                    said = rounded(Exact(share, found.head), words.language)
                    pen.text(left + wide / 2, bottom - high - 4, said, 11.5, anchor="middle")
        label = "–".join(written(n, "amount", words.language) for n in dict.fromkeys(name))
        pen.text(middle, bottom + 18, label, 13, anchor="middle")
        told = [written(share, "share", words.language) for share in shares]
        lines.append(words.say("calc-plot-line", number=label, taken=told[0], lost=told[1]))
    pen.text(EDGE + (WIDE - 14 - EDGE) / 2, bottom + 38, words.say("reckoned-number"), 13, anchor="middle", fill=MUTED)
    id = f"captures-{sha256(repr((groups, words.language)).encode()).hexdigest()[:12]}"
    return pen.svg(bottom + 50, id, words.say("calc-plot"), "\n".join(lines), words.language, WIDE)


def _bar(pen: Pen, kind: int, x: float, y: float, w: float, h: float) -> None:
    """A bar: full of what is captured, hollow of what is surrendered."""
    edge = {"stroke": INK, "stroke_width": 1.2}
    pen.rect(x, y, w, max(h, 0.8), PATH if kind == 0 else PAPER, 0, **edge)


def grouped(kinds: Mapping[int, Mapping[int, Fraction]]) -> list[tuple[tuple[int, int], Fraction, Fraction]]:
    """Return for each number, or so many neighbouring ones together, how likely it is of both kinds.

    The last group reaches to the greatest number, however unlikely.
    """
    top = max(n for chances in kinds.values() for n in chances)
    most = next(n for n in range(top + 1) if all(_beyond(chances, n) < RARE for chances in kinds.values()))
    width = -(-(most + 1) // MOST_BARS)
    found = []
    for least in range(0, most + 1, width):
        numbers = range(least, least + width if least + width <= most else top + 1)
        shares = [sum((kinds[kind].get(n, Fraction(0)) for n in numbers), Fraction(0)) for kind in (0, 1)]
        found.append(((numbers[0], numbers[-1]), shares[0], shares[1]))
    return found


def _beyond(chances: Mapping[int, Fraction], most: int) -> Fraction:
    return sum((chance for n, chance in chances.items() if n > most), Fraction(0))


__all__ = ["captures_svg", "grouped"]
