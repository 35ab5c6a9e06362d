"""The moments at which a card may be played as a strip of boxes: lit where it may be, crossed where it may not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.markup import Names
from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PANEL, PAPER, WHITE
from explorer.drawing.pen import Pen
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue

WIDE, EDGE, GAP = 600.0, 18.0, 16.0
MOST, FEWEST = 4, 3  # boxes in a row; how many fill it at least
NAME, SMALL = 14.5, 12.5
COLOURS = {"yes": GOOD, "others": MUTED, "no": BAD}


@dataclass(frozen=True)
class Moment:
    """A moment as it is drawn. `kind`: 'yes' (the viewer may play the card then), 'others' (only others may), 'no'."""

    name: str
    part: str
    kind: str
    who: str
    cited: str
    now: bool
    said: str


def moments_of(finding: Finding, language: str = "en", names: Names = None) -> list[Moment]:
    """Return the moments below a finding on a card, none for a finding that has no such thing below."""
    words = finding.game.words(language, names)
    found = []
    for below in finding.below:
        if below.id != "finding-moment":
            continue
        facts = below.facts
        kind = "no" if not below.holds else "yes" if facts["own"] else "others"
        who = words.listed(map(words.say, facts["players"]))
        said = below.text(language, names)
        found.append(
            Moment(
                words.say(facts["moment"]), words.say(facts["within"]), kind, who, below.citation(language),
                bool(facts["now"]), said,
            )
        )  # fmt: skip
    return found


def strip_svg(finding: Finding, language: str = "en", names: Names = None) -> str:
    """Return the moments below a finding as a strip; '' where there are none."""
    moments = moments_of(finding, language, names)
    if not moments:
        return ""
    words = finding.game.words(language, names)
    pen = Pen(WIDE, words.right_to_left)
    title = words.say("draw-timing-card", card=finding.facts["card"])
    pen.text(EDGE, 32, title, 17, bold=True, room=WIDE - 2 * EDGE)
    waits = words.say("draw-timing-now", moment=finding.facts["waits"])
    pen.icon(icons.POINTER, EDGE, 46, 13, INK, turned=True)
    pen.text(EDGE + 22, 57, waits, 14, fill=MUTED, room=WIDE - 2 * EDGE - 22)
    y = 72.0
    for part, group in groupby(moments, key=lambda moment: moment.part):
        y = _row(pen, words, part, list(group), y)
    y = _legend(pen, words, {moment.kind for moment in moments}, y)
    desc = "\n".join([waits, *(moment.said for moment in moments)])
    id = f"timing-{sha256(f'{title}{moments}{waits}{language}'.encode()).hexdigest()[:12]}"
    return pen.svg(y, id, title, desc, language, pen.width)


def _row(pen: Pen, words: Catalogue, part: str, moments: Sequence[Moment], y: float) -> float:
    """The moments of one part under its name, in rows of like boxes; return where they end."""
    pen.text(EDGE, y + 18, part, 14, bold=True, fill=MUTED, room=WIDE - 2 * EDGE)
    y += 26
    rows = -(-len(moments) // MOST)
    each = -(-len(moments) // rows)
    filling = max(each, FEWEST)
    wide = (WIDE - 2 * EDGE - (filling - 1) * GAP) / filling
    for start in range(0, len(moments), each):
        shown = moments[start : start + each]
        boxes = [_Box(moment, wide) for moment in shown]
        high = max(box.high for box in boxes)
        above = 22 if any(moment.now for moment in shown) else 6
        for i, box in enumerate(boxes):
            x = EDGE + i * (wide + GAP)
            box.draw(pen, words, x, y + above, high)
            if i or start:
                pen.icon(icons.POINTER, x - GAP + 3, y + above + high / 2 - 5, 10, MUTED, turned=True)
        y += above + high + 12
    return y


class _Box:
    """A moment's box: its name, who may play the card then, where that stands."""

    def __init__(self, moment: Moment, wide: float) -> None:
        self.moment, self.wide = moment, wide
        bold = 1.16 if moment.kind == "yes" else 1.0
        self.name = wrap(moment.name, NAME * bold, wide - 14, 5)
        self.who = wrap(moment.who, SMALL, wide - 14, 4)
        self.cited = wrap(moment.cited, SMALL - 1, wide - 14, 3)
        self.high = 34 + 17 * len(self.name) + 15 * len(self.who) + 14 * len(self.cited) + 6

    def draw(self, pen: Pen, words: Catalogue, x: float, y: float, high: float) -> None:
        moment, middle = self.moment, x + self.wide / 2
        may = moment.kind != "no"
        pen.open(moment.said, data_kind=moment.kind)
        edge = {"stroke": INK if may else LINE, "stroke_width": 2.6 if moment.kind == "yes" else 1.3}
        dash = None if may else "5 4"
        fill = {"yes": LIT, "others": PANEL, "no": WHITE}[moment.kind]
        pen.rect(x, y, self.wide, high, fill, 8, stroke_dasharray=dash, **edge)
        _sign(pen, moment.kind, middle, y + 16)
        ink = INK if may else MUTED
        down = y + 42.0
        for line in self.name:
            pen.text(middle, down, line, NAME, anchor="middle", bold=moment.kind == "yes", fill=ink)
            down += 17
        for line in self.who:
            pen.text(middle, down, line, SMALL, anchor="middle", fill=INK)
            down += 15
        down = y + high - 8 - 14 * (len(self.cited) - 1)
        for line in self.cited:
            pen.text(middle, down, line, SMALL - 1, anchor="middle", fill=MUTED)
            down += 14
        if moment.now:
            said = words.say("draw-here")
            room = width(said, 12, True) + 18
            pen.rect(middle - room / 2, y - 21, room, 18, INK, 9)
            pen.text(middle, y - 8, said, 12, anchor="middle", bold=True, fill=WHITE)
            pen.rect(x - 4, y - 4, self.wide + 8, high + 8, "none", 11, stroke=INK, stroke_width=1.6)
        pen.close()


def _sign(pen: Pen, kind: str, x: float, y: float) -> None:
    """A tick in a full disc, a tick in a ring, or a cross: what a moment is, by shape as well as colour."""
    colour = COLOURS[kind]
    full = kind == "yes"
    pen.circle(x, y, 9.5, colour if full else PAPER, stroke=colour, stroke_width=1.6)
    pen.icon(icons.CROSS if kind == "no" else icons.TICK, x - 5.5, y - 5.5, 11, WHITE if full else colour)


def _legend(pen: Pen, words: Catalogue, kinds: set[str], y: float) -> float:
    x = EDGE
    for kind in (kind for kind in COLOURS if kind in kinds):
        said = words.say(f"draw-timing-{kind}")
        _sign(pen, kind, x + 10, y + 10)
        pen.text(x + 26, y + 15, said, 13, fill=MUTED)
        x += 26 + 1.08 * width(said, 13) + 24
    return y + 32


__all__ = ["COLOURS", "Moment", "moments_of", "strip_svg"]
