"""A contest as a ladder: rung by rung what each side laid and what it demands, who is due, what is at stake."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, message_of
from explorer.drawing import icons
from explorer.drawing.boards import fortune_signs as signs
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PANEL, PATH, WHITE
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import wrap

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue
    from explorer.rules.fortune.deck import Deck

RUNG, BETWEEN = 50.0, 168.0
WIDE = 660.0


@dataclass(frozen=True)
class Ladder:
    """A contest in words and kinds: `rungs` are (side, cards, how many answer), side 0 attacking; `fates` is what
    comes of it if the attacker stops, if the defender does; `due` is the side that is asked."""

    names: tuple[str, str]
    stake: tuple[int, ...]
    rungs: tuple[tuple[int, tuple[int, ...], int], ...]
    due: int
    demand: int
    fates: tuple[str, str]


def ladder_of(finding: Finding, words: Catalogue) -> Ladder:
    """Return the ladder that the finding on a contest tells."""
    facts, tree = finding.facts, finding.tree
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    sides = facts["seat"], facts["opponent"]
    assert isinstance(tree, Decision)

    def kinds(shown: tuple[object, ...]) -> tuple[int, ...]:
        return tuple(deck.words.index(card) for card in shown)

    laid = [below.facts for below in finding.below if below.id == "finding-rung"]
    rungs = tuple((sides.index(told["seat"]), kinds(told["cards"]), told["count"]) for told in laid)
    kept, stolen = (words.say(message_of(leaf), **facts) for leaf in (tree.no, tree.yes))
    return Ladder(
        (words.say(sides[0]), words.say(sides[1])), kinds(facts["stake"]), rungs, sides.index(facts["due"]),
        facts["demand"], (kept, stolen),
    )  # fmt: skip


def draw(
    pen: Pen, deck: Deck, words: Catalogue, k: float, ladder: Ladder, x: float, y: float, room: float,
    fates: bool = True,
) -> float:  # fmt: skip
    """Draw a ladder, with what comes of it if a side stops or without, and return where it ends."""
    half = (room - BETWEEN * k) / 2
    left, right = x, x + half + BETWEEN * k
    for side, at in enumerate((left, right)):
        pen.rect(at, y, half, 32 * k, PANEL, 8)
        pen.icon(signs.SIDES[side], at + 9 * k, y + 7 * k, 18 * k, INK)
        pen.text(at + 35 * k, y + 22 * k, ladder.names[side], 16 * k, bold=True, room=0.92 * (half - 44 * k))
    pen.text(x + room / 2, y + 14 * k, words.say("draw-stake"), 13 * k, anchor="middle", fill=MUTED, room=BETWEEN * k)
    wide = 25 * k
    step = min(wide + 2, (BETWEEN * k - 24 - wide) / max(len(ladder.stake) - 1, 1))
    start = x + room / 2 - (step * (len(ladder.stake) - 1) + wide) / 2
    for i, kind in enumerate(ladder.stake):
        signs.small_card(pen, deck, words, kind, start + i * step, y + 19 * k, wide, 33 * k)
    y += 60 * k
    for side, cards, count in ladder.rungs:
        _cards(pen, deck, words, k, cards, (left, right)[side], y, half)
        _demand(pen, words, k, side, count, x + half, y, False)
        y += RUNG * k
    _due(pen, words, k, ladder, (left, right)[ladder.due], y, half)
    pot = words.say("draw-pot", count=sum(len(cards) for _, cards, _ in ladder.rungs))
    pen.text(x + room / 2, y + 27 * k, pot, 13 * k, anchor="middle", fill=MUTED, room=(BETWEEN - 8) * k)
    y += (RUNG + 4) * k
    for side in (0, 1) if fates else ():
        y = _fate(pen, k, ladder, side, x, y, room)
    return y


def _cards(
    pen: Pen, deck: Deck, words: Catalogue, k: float, cards: tuple[int, ...], x: float, y: float, room: float
) -> None:
    pen.rect(x, y, room, (RUNG - 6) * k, WHITE, 8, stroke=LINE, stroke_width=1.2)
    for i, kind in enumerate(cards):
        each = (room - 10 * k) / max(len(cards), 1)
        at = x + 10 * k + i * each
        signs.small_card(pen, deck, words, kind, at, y + 5 * k, 26 * k, 34 * k)
        pen.text(at + 33 * k, y + 27 * k, words.say(deck.words[kind]), 14.5 * k, room=each - 38 * k)


def _demand(pen: Pen, words: Catalogue, k: float, side: int, count: int, x: float, y: float, due: bool) -> None:
    """An arrow from the side that laid the cards to the one that answers, what it takes written above."""
    wide, middle = BETWEEN * k, y + 30 * k
    ink = INK if count == 2 else MUTED
    a, b = (x + 8 * k, x + wide - 8 * k) if side == 0 else (x + wide - 8 * k, x + 8 * k)
    for off in (-2.2, 2.2) if count == 2 else (0.0,):  # a double demand is a double line
        end = b - 10 * k if side == 0 else b + 10 * k
        pen.line(a, middle + off * k, end, middle + off * k, ink, 1.6)
    tip, low, high = pen.x(b), middle + 7 * k, middle - 7 * k
    back = tip + (12 * k if tip < pen.x(a) else -12 * k)
    ends = [f"{number(px)} {number(py)}" for px, py in ((tip, middle), (back, high), (back, low))]
    pen.path(f"M{'L'.join(ends)}Z", fill=ink)
    said = words.say("draw-takes", count=count)
    pen.text(x + wide / 2, y + 20 * k, said, 13 * k, anchor="middle", bold=count == 2, fill=ink, room=wide - 24 * k)


def _due(pen: Pen, words: Catalogue, k: float, ladder: Ladder, x: float, y: float, room: float) -> None:
    """Who is to answer: places for the cards that it takes."""
    pen.rect(x, y, room, (RUNG - 6) * k, LIT, 8, stroke=INK, stroke_width=1.8)
    pen.icon(icons.POINTER, x + 8 * k, y + 15 * k, 14 * k, INK, turned=True)
    for i in range(ladder.demand):
        at = x + (30 + 30 * i) * k
        pen.rect(at, y + 5 * k, 26 * k, 34 * k, "none", 4, stroke=MUTED, stroke_width=1.5, stroke_dasharray="4 3")
    at = x + (36 + 30 * ladder.demand) * k
    said = words.say("draw-due", seat=ladder.names[ladder.due])
    for i, line in enumerate(wrap(said, 14 * 1.12 * k, x + room - at - 10 * k, 2)):
        pen.text(at, y + (19 + 17 * i) * k, line, 14 * k, bold=True, room=x + room - at - 4 * k)


def _fate(pen: Pen, k: float, ladder: Ladder, side: int, x: float, y: float, room: float) -> float:
    """What comes of it if a side stops; in bold for the one that may stop now."""
    now = ladder.due == side
    pen.icon(signs.SIDES[1 - side], x + 6 * k, y + 4 * k, 15 * k, PATH if now else MUTED)
    for line in wrap(ladder.fates[side], 14.5 * (1.1 if now else 1.0) * k, room - 32 * k, 2):
        pen.text(x + 30 * k, y + 16 * k, line, 14.5 * k, bold=now, fill=INK if now else MUTED)
        y += 19 * k
    return y + 5 * k


def ladder_svg(finding: Finding, words: Catalogue) -> str:
    """Return the ladder of the finding on a contest as a picture of its own."""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    pen = Pen(WIDE, words.right_to_left)
    ladder = ladder_of(finding, words)
    title = words.say("draw-contest", good=finding.facts["good"])
    pen.text(18, 30, title, 17, bold=True, room=WIDE - 36)
    high = draw(pen, deck, words, 1.0, ladder, 18, 46, WIDE - 36)
    said = [below.sentence(words.language, words.names) for below in finding.below if below.id == "finding-rung"]
    desc = "\n".join([*said, finding.below[-1].sentence(words.language, words.names), *ladder.fates])
    id = f"duel-{sha256(f'{ladder}{title}{words.language}'.encode()).hexdigest()[:12]}"
    return pen.svg(high + 10, id, title, desc, words.language, WIDE)


__all__ = ["Ladder", "draw", "ladder_of", "ladder_svg"]
