"""The work that waits in `smashup` as a stack, newest on top, with an arrow to what set a piece of work off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.drawing.boards.smashup_findings import EDGE, broken, cited, finished, lines, seat_label, seat_room
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PATH, WHITE
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue

WIDE, SIDE = 720.0, 74.0
SIZE, PAD, BETWEEN = 14.5, 12.0, 24.0
MOST = 5


@dataclass(frozen=True)
class Cause:
    """An arrow from one frame to another below it that set it off, by their places in the stack, newest first."""

    frame: int
    below: int


def frames_of(finding: Finding) -> list[Finding]:
    """Return the frames that a finding tells, newest first."""
    return [below for below in finding.below if below.id.startswith("frame-")]


def causes_of(frames: list[Finding]) -> list[Cause]:
    """Return what set frames off: the nearest frame below of the card named, where that still lies in the stack."""
    found = []
    for i, frame in enumerate(frames):
        cause = frame.facts["cause"]
        if not begins(frames, i):
            continue
        below = [j for j in range(i + 1, len(frames)) if cause in (frames[j].facts["source"], frames[j].facts["card"])]
        if below:
            found.append(Cause(i, below[0]))
    return found


def begins(frames: list[Finding], i: int) -> bool:
    """Tell whether something set off what begins with a frame; one that goes on with what is below says it there."""
    facts = frames[i].facts
    if facts["cause"] in ("none", facts["card"]):
        return False
    return i + 1 == len(frames) or frames[i + 1].facts["source"] != facts["source"]


def stack_svg(finding: Finding, words: Catalogue) -> str:
    """Return the stack: a box for each frame, the newest lit, what is asked above, what the last move brought below."""
    frames = frames_of(finding)
    pen = Pen(WIDE, words.right_to_left)

    y = lines(pen, words.say(finding.facts["asks"]), EDGE, 32, 17, WIDE - 2 * EDGE, INK, 3) + 2
    causes, ends = causes_of(frames), list[tuple[float, float]]()
    drawn = {cause.frame for cause in causes}
    room = WIDE - 2 * EDGE - (SIDE if causes else 0)
    for i, frame in enumerate(frames):
        if i:
            _waits(pen, words, y)
            y += BETWEEN
        top = y
        y = _frame(pen, words, frame, y, room, i == 0, begins(frames, i) and i not in drawn)
        ends.append((top, y))
    for n, cause in enumerate(causes):
        card = words.say(frames[cause.frame].facts["cause"])
        _cause(pen, words.say("draw-frame-cause", card=card), n, ends[cause.frame], ends[cause.below])
    for lately in (below for below in finding.below if below.id == "finding-lately"):
        y += 26
        pen.line(EDGE, y - 14, WIDE - EDGE, y - 14, LINE, 1.2)
        pen.text(EDGE, y + 8, lately.sentence(words.language), 14.5, bold=True)
        y += 30
        for event in lately.below:
            pen.circle(EDGE + 5, y - 5, 2.6, MUTED)
            y = lines(pen, event.sentence(words.language, words.names), EDGE + 16, y, 14, WIDE - 2 * EDGE - 16) + 3
        y -= 12
    return finished(pen, y + 18, finding, words, "stack")


def _frame(pen: Pen, words: Catalogue, frame: Finding, y: float, room: float, newest: bool, tells: bool) -> float:
    """One frame: whose it is, what it does, where the rule stands; return where it ends."""
    said = frame.sentence(words.language, words.names)
    told = broken(said, SIZE, room - 2 * PAD, MOST)
    cause = frame.facts["cause"]
    note = words.say("draw-frame-cause", card=words.say(cause)) if tells else ""
    where = len(broken(frame.citation(words.language), 12, room - 2 * PAD, 2))
    high = 2 * PAD + 14 + SIZE * 1.3 * len(told) + (17 if note else 0) + 15.6 * where
    pen.open(said)
    pen.rect(EDGE, y, room, high, LIT if newest else WHITE, 8, stroke=INK if newest else LINE,
             stroke_width=2 if newest else 1.4)  # fmt: skip
    at = y + PAD + 12
    seat = frame.facts["seat"]
    seat_label(pen, words, seat, EDGE + PAD, at, 13.5, 150)
    if newest:
        pen.text(EDGE + room - PAD, at, words.say("draw-frame-newest"), 13, anchor="end", fill=MUTED, room=200)
    at += 22 if seat_room(words, seat, 13) or newest else 4
    for line in told:
        pen.text(EDGE + PAD, at, line, SIZE)
        at += SIZE * 1.3
    if note:
        pen.text(EDGE + PAD, at, note, 13, fill=MUTED, room=room - 2 * PAD)
        at += 17
    cited(pen, frame, words, EDGE + PAD, at, room - 2 * PAD)
    pen.close()
    return y + high


def _waits(pen: Pen, words: Catalogue, y: float) -> None:
    """Between two frames: the lower one waits for the upper one."""
    x = EDGE + 34
    pen.line(x, y + BETWEEN, x, y + 9, MUTED, 1.8)
    tip = pen.x(x)
    pen.path(f"M{tip - 5:.1f} {y + 11:.1f}L{tip:.1f} {y + 3:.1f}L{tip + 5:.1f} {y + 11:.1f}Z", fill=MUTED)
    pen.text(x + 14, y + 17, words.say("draw-frame-waits"), 12.5, fill=MUTED)


def _cause(pen: Pen, said: str, n: int, above: tuple[float, float], below: tuple[float, float]) -> None:
    """A bracket at the side from a frame to the one below that set it off."""
    edge = WIDE - EDGE - SIDE
    y1, y2 = sum(above) / 2, sum(below) / 2
    out = edge + 20 + 14 * (n % 3)
    pen.open(said)
    pen.line(edge, y2, out, y2, PATH, 2)
    pen.line(out, y2, out, y1, PATH, 2)
    pen.line(out, y1, edge + 8, y1, PATH, 2)
    way = -1 if pen.rtl else 1
    tip = pen.x(edge + 1)
    pen.path(f"M{tip + way * 9:.1f} {y1 - 5:.1f}L{tip:.1f} {y1:.1f}L{tip + way * 9:.1f} {y1 + 5:.1f}Z", fill=PATH)
    middle = (y1 + y2) / 2
    at = pen.x(out + 14)
    pen.text(out + 14, middle, said, 12.5, anchor="middle", fill=PATH, room=abs(y2 - y1) + 40,
             transform=f"rotate({90 * way} {at:.1f} {middle:.1f})")  # fmt: skip
    pen.close()


__all__ = ["Cause", "causes_of", "frames_of", "stack_svg"]
