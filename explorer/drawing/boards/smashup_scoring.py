"""Who scores what on a base of `smashup`: the tree that the engine walks, with every seat at the place it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Node, Outcome, leaf_text, message_of
from explorer.drawing.boards.smashup_findings import (
    EDGE,
    capital,
    finished,
    lines,
    seat_label,
    seat_number,
)
from explorer.drawing.boards.smashup_signs import seat_hue
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, PATH, WHITE
from explorer.drawing.pen import Pen
from explorer.rules.smashup.places import AWARD, PLACES

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue

WIDE = 720.0
ASK, GAP = 250.0, 56.0
SEAT, ROW = 27.0, 30.0


@dataclass
class Rung:
    """One question of the tree (None for the last way on), the answer that leads to its leaf, who came there."""

    question: Decision | None
    answer: bool
    leaf: Outcome
    seats: list[Finding] = field(default_factory=list)


def rungs_of(root: Node, awards: list[Finding]) -> list[Rung]:
    """Return the tree as a ladder, from the root down, every award at the leaf that it came to.

    A tree in which both answers lead on to further questions is no ladder; AWARD is one.
    """
    found: list[Rung] = []
    node = root
    while isinstance(node, Decision):
        answer = isinstance(node.yes, Outcome)
        leaf, on = (node.yes, node.no) if answer else (node.no, node.yes)
        assert isinstance(leaf, Outcome)
        found.append(Rung(node, answer, leaf))
        node = on
    found.append(Rung(None, False, node))
    for rung in found:
        rung.seats = [award for award in awards if award.id == message_of(rung.leaf)]
    return found


def scoring_svg(finding: Finding, words: Catalogue) -> str:
    """Return the ladder of a base: a question a rung, beside it the seats that got that place, and what they get."""
    awards = [below for below in finding.below if below.tree is AWARD]
    pen = Pen(WIDE, words.right_to_left)
    y = _head(pen, finding, words)
    rungs = rungs_of(AWARD, awards)
    most = max((award.facts["total"] for award in awards), default=0) or 1
    tops = [y]
    for rung in rungs:
        tops.append(tops[-1] + max(46.0, 34 + SEAT * max(1, len(rung.seats))) + 14)
    for i, rung in enumerate(rungs):
        _rung(pen, finding, words, rung, tops[i], tops[i + 1] - tops[i] - 14, most)
    _questions(pen, words, finding, rungs, tops)
    y = tops[-1]
    notes = [below for below in finding.below if below.id in ("finding-tie", "finding-extra", "finding-awarded")]
    if notes:
        y += 4
        pen.line(EDGE, y, WIDE - EDGE, y, LINE, 1.2)
        y += 24
        for note in notes:
            said = note.text(words.language, words.names)
            y = lines(pen, said, EDGE, y, 14, WIDE - 2 * EDGE) + 5
    return finished(pen, y + 2, finding, words, "score")


def _head(pen: Pen, finding: Finding, words: Catalogue) -> float:
    """The base, its power against its breakpoint as a bar; return where it ends."""
    facts = finding.facts
    total, aim = facts["total"], facts["breakpoint"]
    pen.text(EDGE, 34, words.say(facts["base"]), 20, bold=True, room=ASK + GAP - 10)
    x, room = EDGE + ASK + GAP, WIDE - 2 * EDGE - ASK - GAP
    said = words.say("draw-power-of", total=total, breakpoint=aim)
    pen.open(said)
    pen.rect(x, 40, room, 9, WHITE, 4.5, stroke=LINE, stroke_width=1.2)
    share = min(1.0, total / aim) if aim else 1.0
    if share:
        pen.rect(x, 40, max(9.0, share * room), 9, INK if total >= aim else MUTED, 4.5)
    pen.text(x, 32, said, 15, bold=total >= aim, room=room)
    pen.close()
    return 68.0


def _rung(pen: Pen, finding: Finding, words: Catalogue, rung: Rung, y: float, high: float, most: int) -> None:
    place = PLACES.index(rung.leaf) + 1 if rung.leaf in PLACES else 0
    x, room = EDGE + ASK + GAP, WIDE - 2 * EDGE - ASK - GAP
    lit = bool(rung.seats)
    pen.rect(x, y, room, high, LIT if lit and place else PANEL if lit else WHITE, 8, stroke=INK if lit else LINE,
             stroke_width=1.5 if lit else 1.2)  # fmt: skip
    _leaf_head(pen, finding, words, rung, place, x + 12, y + 21, room - 24)
    if rung.seats:
        for i, award in enumerate(rung.seats):
            _seat(pen, finding, words, award, x + 12, y + 46 + SEAT * i, room - 24, most)
    else:
        used = any(place in tie.facts["places"] for tie in finding.below if tie.id == "finding-tie")
        pen.text(x + 12, y + 43, words.say("draw-used-up" if used else "draw-nobody-here"), 14, fill=MUTED,
                 room=room - 24)  # fmt: skip


def _leaf_head(
    pen: Pen, finding: Finding, words: Catalogue, rung: Rung, place: int, x: float, y: float, room: float
) -> None:
    if not place:
        pen.text(x, y, leaf_text(finding.game, rung.leaf, words), 13.5, fill=MUTED, room=room)
        return
    pen.text(x, y, capital(words.say(f"rank-{place}")), 15, bold=True, room=room - 70)
    worth = words.say("draw-vp", vp=finding.facts["worth"][place - 1])
    pen.text(x + room, y, worth, 15, anchor="end", bold=True, room=70)


def _seat(
    pen: Pen, finding: Finding, words: Catalogue, award: Finding, x: float, y: float, room: float, most: int
) -> None:
    """A seat with its power as a bar, and what it gets: for its place, and from the base itself."""
    facts = award.facts
    pen.open(award.sentence(words.language, words.names))
    seat_label(pen, words, facts["seat"], x, y, 14.5, 98)
    shown = seat_hue(seat_number(facts["seat"]))
    if facts["count"]:
        bar = 88 * facts["total"] / most
        pen.rect(x + 104, y - 12, max(bar, 2.0), 14, shown.tint, 3, stroke=shown.solid, stroke_width=1.4)
        pen.text(x + 110 + bar, y, str(facts["total"]), 14.5, bold=True)
    extra = sum(
        below.facts["vp"] for below in finding.below
        if below.id == "finding-extra" and below.facts["seat"] == facts["seat"]
    )  # fmt: skip
    said = words.say("draw-vp-sum", vp=facts["vp"], extra=extra, sum=facts["vp"] + extra)
    if facts["vp"] or extra:
        pen.text(x + room, y, said, 14.5, anchor="end", bold=bool(extra), room=136)
    pen.close()


def _questions(pen: Pen, words: Catalogue, finding: Finding, rungs: list[Rung], tops: list[float]) -> None:
    """The questions one below another: an arrow to the place that one answer leads to, one down with the other."""
    right, down = EDGE + ASK + GAP, EDGE + ASK / 2
    middles = [(top + after - 14) / 2 for top, after in pairwise(tops)]
    for i, (rung, middle) in enumerate(zip(rungs, middles, strict=True)):
        lit = bool(rung.seats)
        if rung.question is None:
            _arrow(pen, down, middle, right, middle, lit)
            continue
        pen.rect(EDGE, middle - 23, ASK, 46, WHITE, 8, stroke=INK, stroke_width=1.3)
        asked = words.say(f"draw-ask-{rung.question.id}")
        pen.text(EDGE + 12, middle - 3, asked, 14, bold=True, room=ASK - 20)
        where = finding.game.cite(*rung.question.clauses, language=words.language)
        pen.text(EDGE + 12, middle + 14, where, 12, fill=MUTED, room=ASK - 20)
        _arrow(pen, EDGE + ASK, middle, right, middle, lit)
        yes, no = words.say("draw-yes"), words.say("draw-no")
        pen.text(EDGE + ASK + GAP / 2 - 3, middle - 7, yes if rung.answer else no, 13, anchor="middle",
                 fill=PATH if lit else MUTED)  # fmt: skip
        last = rungs[i + 1].question is None
        end = middles[i + 1] - (0 if last else 23)
        pen.line(down, middle + 23, down, end, PATH if any(r.seats for r in rungs[i + 1 :]) else MUTED, 1.8)
        pen.text(down + 8, middle + 38, no if rung.answer else yes, 13, fill=MUTED)


def _arrow(pen: Pen, x1: float, y1: float, x2: float, y2: float, lit: bool) -> None:
    colour = PATH if lit else MUTED
    pen.line(x1, y1, x2 - 7, y2, colour, 2.4 if lit else 1.6)
    way = -1 if pen.rtl else 1
    tip = pen.x(x2)
    pen.path(f"M{tip - way * 10:.1f} {y2 - 5:.1f}L{tip:.1f} {y2:.1f}L{tip - way * 10:.1f} {y2 + 5:.1f}Z", fill=colour)


__all__ = ["Rung", "rungs_of", "scoring_svg"]
