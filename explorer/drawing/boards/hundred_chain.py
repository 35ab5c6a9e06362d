"""A magic card on the table of `hundred` and the Mirrors upon it: a column for each seat, an arrow for each card.

It is drawn from the value that the frames on the stack give (`chain`), or from the finding on the effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.drawing import icons
from explorer.drawing.boards import hundred_cards as cards
from explorer.drawing.boards.hundred_line import number as seat_number
from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PATH, WHITE, hue
from explorer.drawing.pen import Pen
from explorer.drawing.text import width, wrap
from explorer.rules.hundred import describing
from explorer.rules.hundred.spells import ANSWERS

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue, Word
    from explorer.rules.hundred.deck import Deck
    from explorer.rules.hundred.views import HundredView

HEAD, STEP = 40.0, 40.0


@dataclass(frozen=True)
class Reach:
    """A chain as it is drawn: cards (kind, who, at whom), where the effect points now, whether it is undone, who is
    asked."""

    seats: tuple[int, ...]
    links: tuple[tuple[int, int, int], ...]
    user: int
    target: int
    undone: bool
    asked: int = -1


@dataclass(frozen=True)
class Answer:
    """What an answer would bring: its card (None: none), whether it is allowed, what it is called, and in words what
    comes of it or forbids it."""

    kind: int | None
    allowed: bool
    name: str
    said: str


class Diagram:
    """Seats side by side, the chain's cards from top to bottom; `x` and `w` say where on a picture."""

    def __init__(self, pen: Pen, words: Catalogue, deck: Deck, x: float, w: float, k: float) -> None:
        self.pen, self.words, self.deck, self.x, self.w, self.k = pen, words, deck, x, w, k

    def at(self, reach: Reach, seat: int) -> float:
        """Return the middle of a seat's column."""
        n = len(reach.seats)
        return self.x + (reach.seats.index(seat) + 0.5) * self.w / n

    def draw(self, reach: Reach, y: float) -> float:
        """Draw heads, arrows and where the effect points now, from y on; return where they end."""
        pen, k = self.pen, self.k
        rows = len(reach.links) + 1
        bottom = y + (HEAD + STEP * rows + 12) * k
        for seat in reach.seats:
            at = self.at(reach, seat)
            pen.line(at, y + 30 * k, at, bottom, LINE, 1.6, stroke_dasharray="2 4")
            self._head(reach, seat, at, y)
        for i, (kind, user, to) in enumerate(reach.links):
            said = self.words.say(self.deck.words[kind])
            self._arrow(reach, user, to, y + (HEAD + STEP * (i + 0.5)) * k, said, kind)
        self._now(reach, y + (HEAD + STEP * (rows - 0.5) + 4) * k)
        return bottom + 6 * k

    def _head(self, reach: Reach, seat: int, at: float, y: float) -> None:
        pen, k, asked = self.pen, self.k, seat == reach.asked
        said = self.words.say(seat_word(seat))
        most = self.w / len(reach.seats) - 12
        room = min(1.1 * width(said, 14.5 * k, asked) + 36 * k, most)
        edge = {"stroke": INK, "stroke_width": 2} if asked else {"stroke": LINE, "stroke_width": 1.3}
        pen.rect(at - room / 2, y, room, 28 * k, LIT if asked else WHITE, 14 * k, **edge)
        pen.icon(hue(seat).shape, at - room / 2 + 9 * k, y + 7 * k, 14 * k, hue(seat).solid)
        pen.text(at - room / 2 + 28 * k, y + 19 * k, said, 14.5 * k, bold=asked, room=room - 34 * k)

    def _arrow(
        self, reach: Reach, user: int, to: int, y: float, said: str, kind: int | None, colour: str = MUTED,
        thick: float = 1.8, dashed: bool = False,
    ) -> None:  # fmt: skip
        """An arrow between two columns, a label over its middle."""
        pen, k = self.pen, self.k
        start, end = self.at(reach, user), self.at(reach, to)
        way = 1 if end > start else -1
        dash = "7 5" if dashed else None
        pen.line(start + way * 6, y, end - way * 12 * k, y, colour, thick, stroke_dasharray=dash)
        tip = end - way * 4 * k
        size = 8 * k + 2 * thick
        page = -way if pen.rtl else way
        moved = f"translate({pen.x(tip) - page * size:.1f} {y - size / 2:.1f})"
        turn = f"{moved} scale({page * size / 24:.3f} {size / 24:.3f})"
        pen.icon(icons.POINTER, 0, 0, size, colour, transform=turn)
        self._label(min(start, end), max(start, end), y, said, kind, colour)

    def _label(self, start: float, end: float, y: float, said: str, kind: int | None, colour: str) -> None:
        """What an arrow is called: on its middle, or beside it where it would hide the arrow."""
        pen, k = self.pen, self.k
        sign = 24 * k if kind is not None else 0.0
        room = 1.08 * width(said, 14 * k, kind is None) + 18 * k + sign
        x = (start + end - room) / 2
        if room > end - start - 50 * k:
            beside = (end + 14 * k, start - 14 * k - room)
            x = next((at for at in beside if self.x <= at <= self.x + self.w - room), x)
        pen.open(said, data_topic=None if kind is None else f"card:{self.deck.tokens[kind]}")
        pen.rect(x, y - 13 * k, room, 26 * k, WHITE, 13 * k, stroke=colour, stroke_width=1.5)
        if kind is not None:
            cards.sign(pen, self.deck, kind, x + 9 * k, y - 8.5 * k, 17 * k)
        pen.text(x + 9 * k + sign, y + 5 * k, said, 14 * k, bold=kind is None, fill=INK if kind is not None else colour)
        pen.close()

    def _now(self, reach: Reach, y: float) -> None:
        """Where the effect points as things stand: a thick arrow, dashed and called so where it has been undone."""
        said = self.words.say("draw-undone" if reach.undone else "draw-points-now")
        colour = BAD if reach.undone else PATH
        self._arrow(reach, reach.user, reach.target, y, said, None, colour, 4.5 * self.k, reach.undone)

    def answers(self, found: Sequence[Answer], y: float) -> float:
        """What each answer would bring, a row each; return where they end."""
        pen, k = self.pen, self.k
        pen.text(self.x, y + 17 * k, self.words.say("draw-answers"), 15 * k, bold=True, room=self.w)
        y += 28 * k
        name = min(max(1.1 * width(answer.name, 14.5 * k, True) for answer in found) + 62 * k, self.w * 0.34)
        for answer in found:
            lines = wrap(answer.said, 14 * k, self.w - name - 8 * k, 3)
            high = (10 + 18 * max(len(lines), 1)) * k
            colour = GOOD if answer.allowed else BAD
            topic = None if answer.kind is None else f"card:{self.deck.tokens[answer.kind]}"
            pen.open(answer.said, data_topic=topic)
            pen.icon(icons.TICK if answer.allowed else icons.CROSS, self.x, y + 4 * k, 14 * k, colour)
            if answer.kind is not None:
                cards.sign(pen, self.deck, answer.kind, self.x + 24 * k, y + 2 * k, 18 * k, INK)
            ink = INK if answer.allowed else MUTED
            pen.text(self.x + 50 * k, y + 16 * k, answer.name, 14.5 * k, bold=answer.allowed, fill=ink,
                     room=name - 54 * k)  # fmt: skip
            for i, line in enumerate(lines):
                pen.text(self.x + name, y + (16 + 18 * i) * k, line, 14 * k, fill=ink)
            pen.close()
            y += high
        return y + 6 * k


def reach_of(view: HundredView) -> Reach | None:
    """Return the chain on the table of a view, None without one."""
    chain = view.chain
    if chain is None:
        return None
    links = tuple((link.card, link.seat, link.to) for link in chain.links)
    return Reach(tuple(range(view.players)), links, chain.user, chain.target, chain.undone, chain.asked)


def answers_to(view: HundredView, words: Catalogue) -> list[Answer]:
    """Return what each answer to the card on top would bring; nothing while no answer is asked for."""
    return [
        Answer(
            ANSWERS.get(verb),
            allowed,
            words.say(f"verb-{verb}"),
            f"{said} ({view.allowed(verb).citation(words.language)})",
        )
        for verb, allowed, said in describing.answers(view, words)
    ]


def of_finding(finding: Finding) -> Reach | None:
    """Return the chain below a finding on the effect on the table, None for another finding."""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    below = [f.facts for f in finding.below if f.id == "finding-link"]
    if not below:
        return None
    links = tuple(
        (deck.words.index(facts["card"]), seat_number(facts["seat"]), seat_number(facts["opponent"])) for facts in below
    )
    user, target = seat_number(finding.facts["seat"]), seat_number(finding.facts["opponent"])
    seats = tuple(sorted({user, target, *(seat for _, a, b in links for seat in (a, b))}))
    return Reach(seats, links, user, target, finding.id == "outcome-effect-undone")


def chain_svg(view: HundredView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
    """Return the chain on the table, and what each answer would bring, as a picture of its own; '' without a chain."""
    reach = reach_of(view)
    words = view.game.words(language, names)
    title = "" if reach is None else view.explain("effect").sentence(language, names)
    return "" if reach is None else _picture(words, view.deck, reach, answers_to(view, words), title)


def finding_svg(finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
    """Return the chain below a finding on the effect on the table; '' for another finding."""
    reach = of_finding(finding)
    words = finding.game.words(language, names)
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    return "" if reach is None else _picture(words, deck, reach, [], finding.sentence(language, names))


def _picture(words: Catalogue, deck: Deck, reach: Reach, answers: Sequence[Answer], title: str) -> str:
    pen = Pen(max(580.0, 190.0 * len(reach.seats)) if not answers else 780.0, words.right_to_left)
    diagram = Diagram(pen, words, deck, 20, pen.width - 40, 1.0)
    y = diagram.draw(reach, 18)
    if answers:
        y = diagram.answers(answers, y + 4)
    lines = [
        words.say("finding-link", card=deck.words[kind], seat=seat_word(user), opponent=seat_word(to))
        for kind, user, to in reach.links
    ]
    lines += [f"{answer.name}: {answer.said}" for answer in answers]
    desc = "\n".join([*lines, title])
    id = f"chain-{sha256(f'{desc}{words.language}'.encode()).hexdigest()[:12]}"
    return pen.svg(y + 6, id, title, desc, words.language, pen.width)


__all__ = ["Answer", "Diagram", "Reach", "answers_to", "chain_svg", "finding_svg", "of_finding", "reach_of"]
