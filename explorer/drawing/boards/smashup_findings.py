"""What the pictures of `smashup` findings share: names as drawings call them, a seat's sign, the finished picture."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from explorer.core.words import Word
from explorer.drawing.boards.smashup_signs import seat_sign
from explorer.drawing.palette import INK, MUTED
from explorer.drawing.text import width, wrap

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue
    from explorer.drawing.pen import Pen

EDGE = 20.0
SNUG = 0.93  # wide fonts need more room than `width` says


def seat_number(seat: Word) -> int:
    """Return the number of the seat that a word names."""
    number: int = dict(seat.args)["n"]
    return number


def seat_label(pen: Pen, words: Catalogue, seat: Any, x: float, y: float, size: float, room: float) -> None:
    """A seat's sign and name, its baseline at y; nothing where there is no seat."""
    if isinstance(seat, Word):
        seat_sign(pen, seat_number(seat), x, y - size * 0.82, size * 0.9)
        pen.text(x + size * 1.25, y, words.say(seat), size, room=room - size * 1.25)


def seat_room(words: Catalogue, seat: Any, size: float) -> float:
    """Return how wide a seat's sign and name are, 0 where there is no seat."""
    return 1.1 * width(words.say(seat), size) + size * 1.25 if isinstance(seat, Word) else 0.0


def lines(pen: Pen, said: str, x: float, y: float, size: float, room: float, fill: str = INK, most: int = 99) -> float:
    """Write a text broken into lines, the first with its baseline at y; return the baseline below the last."""
    for line in broken(said, size, room, most):
        pen.text(x, y, line, size, fill=fill)
        y += size * 1.3
    return y


def broken(said: str, size: float, room: float, most: int = 99) -> list[str]:
    """Return a text broken into lines that fit a room in whatever font is at hand."""
    return wrap(said, size, room * SNUG, most)


def capital(said: str) -> str:
    """Return a text that begins with a capital letter."""
    return said[:1].upper() + said[1:]


def cited(pen: Pen, finding: Finding, words: Catalogue, x: float, y: float, room: float) -> float:
    """Write in small where a finding's rule stands; return the baseline below."""
    said = finding.citation(words.language)
    if not said:
        return y
    return lines(pen, said, x, y, 12, room, MUTED, 2)


def told(finding: Finding, words: Catalogue) -> Iterator[str]:
    """Yield a finding and all below it as sentences."""
    yield finding.sentence(words.language, words.names)
    for below in finding.below:
        yield from told(below, words)


def finished(pen: Pen, high: float, finding: Finding, words: Catalogue, kind: str) -> str:
    """Return the picture as SVG text, with its title and all that it shows in words."""
    title, *rest = told(finding, words)
    desc = "\n".join([title, *rest])
    id = f"{kind}-{sha256(f'{desc}{words.language}'.encode()).hexdigest()[:12]}"
    return pen.svg(high, id, title, desc, words.language, pen.width)


__all__ = ["EDGE", "broken", "capital", "cited", "finished", "lines", "seat_label", "seat_number", "seat_room", "told"]
